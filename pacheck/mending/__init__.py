"""Figures of a submission put right where the regulation leaves one right value; every other byte stays."""
