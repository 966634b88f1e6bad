"""The shape of a submission: jsonschema runs the schema of its game, and its errors are put into plain words."""
