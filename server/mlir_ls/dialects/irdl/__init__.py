"""The dialect irdl: dialects, described as operations."""
