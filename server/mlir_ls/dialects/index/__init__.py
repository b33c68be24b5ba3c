"""The dialect index: operations on values of type index."""
