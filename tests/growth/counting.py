"""Work that is counted, in calls of functions and in characters that are scanned; it is the same on every machine."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from types import FrameType

from mlir_ls.syntax import brackets, erase, header
from mlir_ls.syntax import tokens as tokens_of_text

STEADY = 26_000
"""Steps that depend on no size, and those that come at once where what is short is remembered and what is long is not."""

_CHARACTERS_OF_A_STEP = 32
"""So many characters that a scan looks at are a step: a scan is quicker than a call."""


def steps_of(work: Callable[[], object]) -> int:
    """How many functions are called, and how many characters are scanned by those that take a text."""
    count = scanned = 0

    def record(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count, scanned
        if event == "c_call":
            count += 1
            owner = getattr(argument, "__self__", None)
            if type(owner) is str and argument.__name__ in _SCANNING_METHODS:  # type: ignore[attr-defined]
                scanned += len(owner)
        elif event == "call":
            count += 1
            size = _SCANS.get(frame.f_code)
            if size is not None:
                scanned += len(frame.f_locals[size])

    gc.disable()  # else what it does to objects of others is counted
    sys.setprofile(record)
    try:
        work()
    finally:
        sys.setprofile(None)
        gc.enable()
    return count + scanned // _CHARACTERS_OF_A_STEP


_SCANNING_METHODS = frozenset(("encode", "replace", "split", "splitlines", "translate"))

_SCANS = {
    function.__code__: name
    for function, name in (
        (erase.erase, "text"),
        (erase.slot_offsets, "erased"),
        (erase.restore, "erased"),
        (tokens_of_text.tokenize, "text"),
        (brackets.without_comment, "text"),
        (brackets.brackets_after, "erased"),
        (header.read_header, "text"),
        (erase.count_slots, "erased"),
    )
}
"""Functions that scan all of a text with a pattern, and the parameter that it is."""
