"""The dialect ub: undefined behaviour."""
