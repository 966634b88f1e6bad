"""The shape of a submission: where it differs from the schema of its game, in plain words."""
