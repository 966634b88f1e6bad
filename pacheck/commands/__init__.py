"""The commands, one module each: options, and what they call. What a command needs is imported when it runs."""
