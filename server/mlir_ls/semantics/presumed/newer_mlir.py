"""Whether a text is written for an MLIR that is newer than the one it is read as: what its own operations say of that.

A user's slip is in one place. Where operations of one kind all differ from the syntax that is known, and all in the same
way, it is the syntax that has changed; in the dump of a compiler one of them is enough, as it was not typed by hand. Texts that
are split or expect diagnostics are tests, whose operations may be wrong on purpose: nothing is concluded from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.tree import Chunk, Node

_ENOUGH = 3
"""So many operations of one kind, all of which differ, are no slip."""

_DUMP = "// -----// IR Dump "
"""How a line begins with which compilers print what a pass has made."""

_EXPECTATION = "expected-"
"""What the annotations of `-verify-diagnostics` begin with."""


class _Kind(NamedTuple):
    """The operations of one name that do not follow their syntax: how many, and in which ways."""

    size: int
    ways: frozenset[str]


def newer_operation(chunks: Sequence[Chunk], lines: Sequence[str]) -> str | None:
    """The name of an operation of MLIR's own that a text consistently spells otherwise than it is known; None if there is none.

    It visits every operation of the text, so it is for a text that is seen for the first time, and has errors.
    """
    if len(chunks) > 1 or any([_EXPECTATION in line for line in lines]):
        return None
    enough = 1 if any([line.startswith(_DUMP) for line in lines]) else _ENOUGH
    read: set[str] = set()
    misfits: dict[str, _Kind] = {}
    for node in _nodes(chunks):
        shape = node.shape
        if not isinstance(shape.syntax, OpSpec) or not shape.syntax.built_in or shape.generic:
            continue
        if not shape.faults:
            read.add(shape.name)
            continue
        found = misfits.get(shape.name, _Kind(0, frozenset()))
        way = shape.faults[0].message.partition(", found ")[0]
        misfits[shape.name] = _Kind(found.size + 1, found.ways | {way})
    return next(
        (name for name, kind in misfits.items() if name not in read and kind.size >= enough and len(kind.ways) == 1), None
    )


def _nodes(chunks: Sequence[Chunk]) -> Iterator[Node]:
    todo = [chunk.region for chunk in chunks]
    while todo:
        for run in todo.pop().runs:
            for node in run.items:
                yield node
                if node.body is not None:
                    todo += node.body.regions
