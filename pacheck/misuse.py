"""Wrong use of a command: what keeps it from its work, and is for the caller to put right."""


class Misuse(Exception):
    """A message for the caller, with all that is needed to put the call right; texts in it are safe to show."""
