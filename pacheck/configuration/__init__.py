"""What a run is asked to do: by the command line, and by a file of the repository that it checks."""
