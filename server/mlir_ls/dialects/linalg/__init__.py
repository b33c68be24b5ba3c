"""The dialect linalg: structured operations on tensors and buffers."""
