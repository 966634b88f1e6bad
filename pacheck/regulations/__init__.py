"""The regulations as data: read from `schemas/`, never stated in code."""
