"""The dialect amx: tiles of registers, and their products."""
