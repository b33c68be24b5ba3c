"""The dialect memref: buffers."""
