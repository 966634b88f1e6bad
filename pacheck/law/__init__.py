"""The law as pacheck holds it, put into words: which games there are, and what is known of each."""
