"""The dialect complex: complex numbers."""
