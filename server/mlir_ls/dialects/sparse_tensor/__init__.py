"""The dialect sparse_tensor: tensors of which few elements are stored."""
