"""The analysis of a text after edits: of several at once where that is less work, and without the garbage collector."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from mlir_ls.analysis import Analysis, update
from mlir_ls.text import Edit

_LINES_PER_EDIT = 1000
"""Several edits are analysed as one where it covers no more lines than this for each: an update costs as much."""

BULK_LINES = 2000
"""What is about so many lines makes a great many objects."""


def updated(analysis: Analysis, pending: Sequence[tuple[Edit, int]], lines_of: Callable[[], Sequence[str]]) -> Analysis:
    """The analysis after some edits, each of which comes with the number of lines of the text it was made in.

    `lines_of` returns the lines of the text after all of them; it is called where there are several.
    """
    if len(pending) == 1:
        return _update(analysis, pending[0][0])
    whole = covering(len(analysis.document.lines), pending, lines_of())
    if whole.last - whole.first <= _LINES_PER_EDIT * len(pending):
        return _update(analysis, whole)
    for edit, _ in pending:
        analysis = _update(analysis, edit)
    return analysis


def _update(analysis: Analysis, edit: Edit) -> Analysis:
    if max(edit.last - edit.first, len(edit.lines)) < BULK_LINES:
        return update(analysis, edit)
    with bulk_work():
        return update(analysis, edit)


def covering(count: int, pending: Sequence[tuple[Edit, int]], lines: Sequence[str]) -> Edit:
    """The one edit of adjacent lines that does what some edits of a text of `count` lines did."""
    first = min([edit.first for edit, _ in pending])
    after = min([total - edit.last for edit, total in pending])
    return Edit(first, count - after, list(lines[first : len(lines) - after]))


@contextmanager
def bulk_work() -> Iterator[None]:
    """Keeps the garbage collector away from work that makes a great many lasting objects, then and later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
        give_back()


def give_back() -> None:
    """Gives unused memory back to the system, where the allocator does not do so by itself."""
    if sys.platform == "linux":
        try:
            ctypes.CDLL(None).malloc_trim(0)
        except (OSError, AttributeError):  # another C library
            return
