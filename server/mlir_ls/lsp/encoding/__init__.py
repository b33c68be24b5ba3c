"""From the objects of the Language Server Protocol to ours, and from ours to its JSON."""
