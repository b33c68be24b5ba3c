"""The dialect affine: loops, conditions and accesses whose bounds and subscripts are affine."""
