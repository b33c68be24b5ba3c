"""Making what fails small: parts are left out for as long as it still fails and there is time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def smallest(items: list[T], fails: Callable[[list[T]], bool], until: float) -> list[T]:
    """A list with as few of some items as still fails; the search ends at a time of the monotonic clock."""
    size = max(1, len(items) // 2)
    while items and time.monotonic() < until:
        start = 0
        before = len(items)
        while start < len(items) and time.monotonic() < until:
            fewer = items[:start] + items[start + size :]
            if fails(fewer):
                items = fewer
            else:
                start += size
        if size == 1 and len(items) == before:
            break
        size = max(1, size // 2)
    return items
