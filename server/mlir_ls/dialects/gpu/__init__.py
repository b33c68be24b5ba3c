"""The dialect gpu: kernels and how they are launched."""
