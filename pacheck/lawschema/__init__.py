"""The whole law of a game as a plain JSON Schema, as far as one can say it, for editors and other validators.

`law.py` puts it together; the other modules hold what it is made of.
"""
