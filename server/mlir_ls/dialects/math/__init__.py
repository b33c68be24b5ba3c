"""The dialect math."""
