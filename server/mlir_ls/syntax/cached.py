"""The base of what later stages keep with a part of a tree."""

from __future__ import annotations


class CachedRecord:
    """A record that a stage after the parser keeps with a run, a region, the regions of an operation, or a shape.

    One module declares the class of the record, and it alone assigns and reads the slot; it gives the record to others by its
    full type.
    """

    __slots__ = ()
