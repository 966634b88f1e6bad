"""From YAML nodes to a submission: which game, canonical names, typed values, each still tied to its place."""
