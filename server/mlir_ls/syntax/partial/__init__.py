"""Texts of which only some lines are read, and long lines of which only a part is."""
