"""The regulation files and how they are read."""
