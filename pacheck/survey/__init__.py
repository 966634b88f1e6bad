"""A survey of many submissions: which casino offers which game, with which paytables and which odds."""
