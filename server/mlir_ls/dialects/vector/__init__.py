"""The dialect vector: multi-dimensional vectors."""
