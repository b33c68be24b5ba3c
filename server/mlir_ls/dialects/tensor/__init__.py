"""The dialect tensor: creating and changing tensors."""
