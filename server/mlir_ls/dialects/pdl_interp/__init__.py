"""The dialect pdl_interp: patterns of operations as they are matched."""
