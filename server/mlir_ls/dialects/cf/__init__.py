"""The dialect cf: control flow between blocks."""
