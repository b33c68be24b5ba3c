"""The dialect shape: shapes of tensors, and functions of them."""
