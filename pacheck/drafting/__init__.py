"""A new Rules Submission: which choices the law of a game leaves on a day, and the commented YAML that states them."""
