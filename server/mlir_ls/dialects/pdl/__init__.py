"""The dialect pdl: patterns of operations."""
