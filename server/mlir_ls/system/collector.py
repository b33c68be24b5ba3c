"""The garbage collector in processes that read files and end: trees are full of references, and hold hardly any garbage."""

from __future__ import annotations

import gc

_OBJECTS = 1_000_000
"""How many more objects there are than at the last collection when one begins."""


def collect_seldom() -> None:
    """Has this process look for garbage seldom: doing so as often as Python does by itself takes up to half of the time."""
    gc.set_threshold(_OBJECTS, 20, 100)
