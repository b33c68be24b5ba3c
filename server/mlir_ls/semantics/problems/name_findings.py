"""Diagnostics of names that are none: of values and symbols that have no name, or one that only a string can be."""

from __future__ import annotations

from mlir_ls.diagnostics import Diagnostic, Severity, changes
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.tree import Located, Node
from mlir_ls.system.patterns import deferred


def invalid_name(item: Located, slot: int) -> Diagnostic:
    """The diagnostic of the name in a slot. MLIR language reference, "Identifiers and keywords"."""
    text, where = item.node.shape.text, slot_span(item, slot)
    sigil, name = text[slot_offsets(text)[slot]], item.node.names[slot]
    if not name:
        kind = "symbol" if sigil == "@" else "value"
        return Diagnostic("invalid-name", Severity.ERROR, where, f"the {kind} has no name")
    message = f"'{sigil}{name}' is not the name of a symbol, which begins with a letter or '_' and holds no '-'"
    return Diagnostic("invalid-name", Severity.ERROR, where, message, (), changes(where, (f'@"{name}"',)))


def is_damaged(node: Node, slot: int) -> bool:
    """Whether the name in a slot is empty for a character that is an error in its place: `@` before a zero width space."""
    after = slot_offsets(node.shape.text)[slot] + 1 if slot >= 0 and not node.names[slot] else -1
    return after >= 0 and any([fault.start == after for fault in node.shape.faults])


def given_number(item: Located, slot: int) -> int | None:
    """The number after the name of an argument that is defined in a slot, if it has one: `^bb0(%x#1: f32)` defines `%x#1`."""
    text = item.node.shape.text
    if _NUMBERED.search(text) is None:  # for long headers with many names
        return None
    found = _NUMBER.match(text, slot_offsets(text)[slot] + 1)
    return int(found[1]) if found is not None else None


_NUMBERED = deferred(r"%\s*#[0-9]")
_NUMBER = deferred(r"\s*#([0-9]+)")
