"""What is wrong with a regulation pack, or looks like a slip, before any submission is judged by it."""
