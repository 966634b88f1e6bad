"""What is found and yet does not fail the gate: approved exceptions, and old faults that a baseline knows."""
