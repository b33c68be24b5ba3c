"""Types and attributes in an operation of whose syntax not all is known.

However C++ reads the operation, what begins with `!dialect.name` or `#dialect.name` is read by that dialect, whose definitions
may be known.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.syntax.leaf import LeafError, LeafParser
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.shape import Fault
from mlir_ls.system.patterns import deferred

_LEAF = deferred(r"\"(?:[^\"\\]|\\.)*\"|//[^\n]*|([!#])([A-Za-z_][\w$]*)\.[\w$.]+")
"""A string or a comment, which hold none, or the name of a type or an attribute: its sigil and its dialect."""

_CODES = {"!": "bad-type", "#": "bad-attribute"}


def leaf_fault(text: str, start: int, leaves: LeafParser, is_certain: Callable[[str], bool]) -> Fault | None:
    """The first type or attribute in a header, after `start`, that there is none of, or whose body cannot be read.

    `is_certain` says of a dialect whether all that it has is known.
    """
    while True:
        found = _LEAF.search(text, start)
        if found is None:
            return None
        start = found.end()
        if found[2] is None or not is_certain(found[2]):
            continue
        if text[start : start + 1] == "<":
            try:
                start = balanced_end(text, start, raw=True)
            except LeafError:
                return None
        spelled = text[found.start() : start]
        try:
            if found[1] == "!":
                leaves.parse_type(spelled)
            else:
                leaves.parse_attribute(spelled)
        except LeafError as error:
            at = found.start() + min(error.offset, len(spelled) - 1)
            end = at + error.length if error.length else start if error.offset == 0 else at + 1
            code = error.code or _CODES[found[1]]
            return Fault(code, error.message, at, max(at + 1, min(end, start)), (), error.instead, error.about)
