"""Making what fails small: parts are left out for as long as it still fails and there is time."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NoReturn, TypeVar

from fuzz.client_text import Encoding
from fuzz.sessions import Step

T = TypeVar("T")

SHRINKING = 45
"""Seconds that shrinking a failure may take; what is smallest then is printed."""


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


def raise_small(
    session: Callable[[Encoding, str, list[Step]], None], encoding: Encoding, text: str, taken: list[Step]
) -> NoReturn:
    """Prints a session that fails with as few steps and lines at first as that takes, and lets it fail."""

    def fails(lines: list[str], steps: list[Step]) -> bool:
        try:
            session(encoding, "".join(lines), steps)
        except Exception:
            return True
        return False

    until = time.monotonic() + SHRINKING
    lines = text.splitlines(keepends=True)
    taken = smallest(taken, lambda steps: fails(lines, steps), until)
    lines = smallest(lines, lambda few: fails(few, taken), until)
    text = "".join(lines)
    steps = "".join([f"\n    {step}," for step in taken])
    print(f"run_session(peer, {encoding!r}, {text!r}, [{steps}\n])", flush=True)
    session(encoding, text, taken)
    raise AssertionError("the session fails at times only")
