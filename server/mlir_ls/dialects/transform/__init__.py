"""The dialect transform: transformations of programs, as programs."""
