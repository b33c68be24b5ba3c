"""Texts of which only some lines are read."""
