"""Cached views: what features derive from runs, operations and chunks, kept with these for as long as they are part of a tree.

A view is a function of what it is kept with and of the text of its lines. So nothing invalidates a value: an edit makes new
runs and operations around the edited line, and these begin without values. This module alone reads and writes the field `views`
of summaries; a view that depends on more keeps that beside its value, and compares it.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, cast

Value = TypeVar("Value")


class Holder(Protocol):
    """What values are kept with: the summary of a run, of an operation with regions, or of a region."""

    views: dict[str, Any] | None


class CachedView(Generic[Value]):
    """One kind of value that is kept. Its name is that of no other."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def get(self, holder: Holder) -> Value | None:
        """The value that is kept with something; None where none is."""
        views = holder.views
        return cast("Value | None", views.get(self.name)) if views is not None else None

    def put(self, holder: Holder, value: Value) -> None:
        """Keeps a value."""
        if holder.views is None:
            holder.views = {}
        holder.views[self.name] = value


def inherit(old: Holder | None, new: Holder) -> None:
    """Hands all values on to another summary of the same run, operation or region: they do not depend on names outside."""
    if old is not None:
        new.views = old.views
