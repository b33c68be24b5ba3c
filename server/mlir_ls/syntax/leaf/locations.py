"""Source locations (language reference, "Builtin Dialect", "Location Attributes")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_ls.syntax.leaf.attributes import quoted
from mlir_ls.syntax.leaf.nodes import Attribute, intern


class Location(Attribute):
    """A location; `str` puts it into `loc(...)`."""

    __slots__ = ()

    @property
    def inner(self) -> str:
        """The spelling inside another location."""
        raise NotImplementedError

    def _spell(self) -> str:
        return f"loc({self.inner})"


class UnknownLoc(Location):
    """`loc(unknown)`."""

    __slots__ = ()

    def __new__(cls) -> UnknownLoc:
        return intern(cls)

    @property
    def inner(self) -> str:
        return "unknown"


class FileLineColLoc(Location):
    """`loc("file":1:2)` and ranges `loc("file":1:2 to 3:4)`. Lines and columns are as spelled, that is from 1."""

    __slots__ = ("column", "end_column", "end_line", "file", "line")
    _fields = ("file", "line", "column", "end_line", "end_column")
    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __new__(cls, file: str, line: int, column: int, end_line: int, end_column: int) -> FileLineColLoc:
        return intern(cls, file, line, column, end_line, end_column)

    @property
    def inner(self) -> str:
        start = f"{quoted(self.file)}:{self.line}:{self.column}"
        if self.end_line != self.line:
            return f"{start} to {self.end_line}:{self.end_column}"
        return start if self.end_column == self.column else f"{start} to :{self.end_column}"


class NameLoc(Location):
    """`loc("name")` and `loc("name"(child))`."""

    __slots__ = ("child", "name")
    _fields = ("name", "child")
    name: str
    child: Attribute | None

    def __new__(cls, name: str, child: Attribute | None) -> NameLoc:
        return intern(cls, name, None if isinstance(child, UnknownLoc) else child)

    @property
    def inner(self) -> str:
        return quoted(self.name) if self.child is None else f"{quoted(self.name)}({_inner(self.child)})"


class CallSiteLoc(Location):
    """`loc(callsite(callee at caller))`."""

    __slots__ = ("callee", "caller")
    _fields = ("callee", "caller")
    callee: Attribute
    caller: Attribute

    def __new__(cls, callee: Attribute, caller: Attribute) -> CallSiteLoc:
        return intern(cls, callee, caller)

    @property
    def inner(self) -> str:
        return f"callsite({_inner(self.callee)} at {_inner(self.caller)})"


class FusedLoc(Location):
    """`loc(fused<metadata>[locations])`."""

    __slots__ = ("locations", "metadata")
    _fields = ("locations", "metadata")
    locations: tuple[Attribute, ...]
    metadata: Attribute | None

    def __new__(cls, locations: tuple[Attribute, ...], metadata: Attribute | None) -> FusedLoc:
        return intern(cls, locations, metadata)

    def _remake(self, *values: Any) -> Attribute:
        return fused(*values)

    @property
    def inner(self) -> str:
        metadata = "" if self.metadata is None else f"<{self.metadata}>"
        return f"fused{metadata}[{', '.join(map(_inner, self.locations))}]"


def fused(locations: Sequence[Attribute], metadata: Attribute | None) -> Attribute:
    """The fusion of locations: each once, without unknown ones, those fused with the same metadata taken apart."""
    distinct: dict[Attribute, None] = {}
    for location in locations:
        if isinstance(location, FusedLoc) and location.metadata is metadata:
            distinct.update(dict.fromkeys(location.locations))
        elif not isinstance(location, UnknownLoc):
            distinct[location] = None
    known = tuple(distinct)
    if metadata is None and len(known) <= 1:
        return known[0] if known else UnknownLoc()
    return FusedLoc(known or (UnknownLoc(),), metadata)


def _inner(location: Attribute) -> str:
    return location.inner if isinstance(location, Location) else str(location)
