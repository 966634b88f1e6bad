"""What a casino chose: each thing that a submission settles, in the regulation's names."""
