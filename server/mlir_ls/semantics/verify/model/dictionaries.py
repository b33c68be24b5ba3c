"""In which dictionary of an operation something stands: in that of its properties, `<{...}>`, or in one after it."""

from __future__ import annotations

from mlir_ls.syntax.brackets import brackets_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.system.patterns import deferred

_BEGIN = deferred(r"<\s*\{")


def has_properties(shape: OpShape) -> bool:
    """Whether there may be a dictionary of properties, as such or as an alias."""
    return _BEGIN.search(shape.text) is not None or (shape.dictionary is not None and shape.dictionary.properties)


def is_in_properties(text: str, offset: int) -> bool:
    """Whether an entry at an offset of a header belongs to a dictionary of properties."""
    return "<{" in _opened_since(text, offset)


def is_after_properties(text: str, offset: int) -> bool:
    """Whether an entry at an offset of a header belongs to a dictionary that follows one of properties."""
    return "{" in _opened_since(text, offset)


def _opened_since(text: str, offset: int) -> list[str]:
    """The brackets that are open at an offset, as counted from each place at which properties may begin."""
    before = text[:offset]
    return [brackets_of(before[begin.start() :]) for begin in _BEGIN.finditer(before)]
