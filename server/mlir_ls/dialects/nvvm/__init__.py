"""The dialect nvvm: instructions of NVIDIA's graphics processors."""
