"""The dialect bufferization: from tensors to buffers."""
