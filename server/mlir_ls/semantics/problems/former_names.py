"""Short names that documents have for other operations than today: what a message adds to a fault of such an operation."""

from __future__ import annotations

from mlir_ls.ods.other_profiles import formerly
from mlir_ls.ods.profiles import release_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.shape import OpShape


def former_note(shape: OpShape) -> str:
    """What follows the message about an operation whose short name meant another one once; "" for all others.

    An operation of a project's dialect is meant where that dialect's prefix may be left out.
    """
    word = shape.text[shape.name_offset : shape.name_end]
    if shape.kind != "operation" or shape.syntax is None or not word.isidentifier():
        return ""
    if isinstance(shape.syntax, OpSpec) and not shape.syntax.built_in:
        return ""
    other = formerly(word, shape.name)
    return f"; '{word}' of {release_of(other.profile)} is '{other.successor}' today" if other is not None else ""
