"""The small, strict grammars of the values in a submission. All arithmetic is exact."""
