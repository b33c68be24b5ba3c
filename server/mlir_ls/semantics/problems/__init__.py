"""Diagnostics of one kind of problem each, for `findings`: aliases, identified types, what is unknown."""
