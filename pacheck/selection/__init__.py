"""Which files a run checks, and their bytes."""
