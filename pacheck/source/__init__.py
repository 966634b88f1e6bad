"""From the bytes of a file to YAML nodes, each with its place."""
