"""The commands around the check, for people."""
