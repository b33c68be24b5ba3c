"""The dialect arith: arithmetic."""
