"""Plain locations, read without the grammar."""

from __future__ import annotations

import re

from mlir_ls.syntax.leaf.attributes import AttributeAlias
from mlir_ls.syntax.leaf.build.locations import MAX_LINE
from mlir_ls.syntax.leaf.locations import CallSiteLoc, FileLineColLoc, NameLoc, UnknownLoc, fused
from mlir_ls.syntax.leaf.nodes import Attribute
from mlir_ls.system.patterns import deferred

_BEGINNING = deferred(
    r"(unknown)|#([A-Za-z_]\w*)(?![\w$.<\-])"
    r'|"([^"\\\n]*)"(?::([0-9]{1,10}):([0-9]{1,10})(?= ?[),\]]| at )|(\()|)'
    r"|(callsite\()|fused(?:<#([A-Za-z_]\w*)>)?(\[)",
    re.ASCII,
)

_Read = tuple[Attribute, int]
"""A location, and where it ends."""


def plain_location(text: str) -> Attribute | None:
    """The location of a plain spelling, `loc(...)`."""
    found = _location(text, len("loc("))
    return None if found is None or text[found[1] :] != ")" else found[0]


def _location(text: str, start: int) -> _Read | None:
    match = _BEGINNING.match(text, start)
    if match is None:
        return None
    unknown, alias, name, line, column, child, callsite, metadata, _ = match.groups()
    end = match.end()
    if unknown:
        return UnknownLoc(), end
    if alias:
        return AttributeAlias(alias), end
    if line:
        at, to = int(line), int(column)
        return (FileLineColLoc(name, at, to, at, to), end) if max(at, to) <= MAX_LINE else None
    if name is not None:
        return _named(text, name, end) if child else (NameLoc(name, None), end)
    return _call_site(text, end) if callsite else _fused(text, metadata, end)


def _named(text: str, name: str, start: int) -> _Read | None:
    """`child)` after `"name"(`."""
    child = _location(text, start)
    if child is None or not text.startswith(")", child[1]):
        return None
    return NameLoc(name, child[0]), child[1] + 1


def _call_site(text: str, start: int) -> _Read | None:
    """`callee at caller)` after `callsite(`."""
    callee = _location(text, start)
    if callee is None or not text.startswith(" at ", callee[1]):
        return None
    caller = _location(text, callee[1] + len(" at "))
    if caller is None or not text.startswith(")", caller[1]):
        return None
    return CallSiteLoc(callee[0], caller[0]), caller[1] + 1


def _fused(text: str, metadata: str | None, start: int) -> _Read | None:
    """`location, ...]` after `fused<metadata>[`."""
    locations: list[Attribute] = []
    while True:
        each = _location(text, start)
        if each is None:
            return None
        locations.append(each[0])
        if text.startswith("]", each[1]):
            return fused(locations, None if metadata is None else AttributeAlias(metadata)), each[1] + 1
        if not text.startswith(", ", each[1]):
            return None
        start = each[1] + 2
