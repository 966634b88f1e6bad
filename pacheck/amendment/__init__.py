"""An amendment: two submissions of one game, what changed in the casino's choices, and whether each is allowed."""
