"""Whether a text is written for an MLIR that is newer than the one it is read as: what its own operations say of that.

A user's slip is in one place. Where operations of one kind all differ from the syntax that is known, and all in the same
way, it is the syntax that has changed; in the dump of a compiler one of them is enough, as it was not typed by hand. Texts that
are split or expect diagnostics are tests, whose operations may be wrong on purpose: nothing is concluded from them. Nor from
what an older release reads: the text is of that release.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.header import Language, read_header
from mlir_ls.syntax.tree import Chunk, Node

_ENOUGH = 3
"""So many operations of one kind, all of which differ, are no slip."""

_DUMP = "// -----// IR Dump "
"""How a line begins with which compilers print what a pass has made."""

_SYNTAX = "expected-token"
"""The code of faults that show another syntax; types and names that do not fit show none."""

_EXPECTATION = "expected-"
"""What the annotations of `-verify-diagnostics` begin with."""


class _Kind(NamedTuple):
    """The operations of one name that do not follow their syntax: how many, in which ways, and the header of the first."""

    size: int
    ways: frozenset[str]
    text: str
    default_dialect: str


def newer_operation(chunks: Sequence[Chunk], lines: Sequence[str], older: Sequence[Language]) -> str | None:
    """The name of an operation of MLIR's own that a text consistently spells otherwise than it is known; None if there is none.

    `older` are the languages of the releases before the newest. It visits every operation, so it is for a text that is
    seen first, and has errors.
    """
    if len(chunks) > 1 or any([_EXPECTATION in line for line in lines]):
        return None
    enough = 1 if any([line.startswith(_DUMP) for line in lines]) else _ENOUGH
    read: set[str] = set()
    misfits: dict[str, _Kind] = {}
    for node, default_dialect in _nodes(chunks):
        shape = node.shape
        if not isinstance(shape.syntax, OpSpec) or not shape.syntax.built_in or shape.generic:
            continue
        if not shape.faults:
            read.add(shape.name)
            continue
        if shape.faults[0].code != _SYNTAX:
            continue
        way = shape.faults[0].message.partition(", but got ")[0]
        found = misfits.get(shape.name, _Kind(0, frozenset(), shape.text, default_dialect))
        misfits[shape.name] = found._replace(size=found.size + 1, ways=found.ways | {way})
    changed = [
        (name, kind) for name, kind in misfits.items() if name not in read and kind.size >= enough and len(kind.ways) == 1
    ]
    if any([_is_read(kind, language) for _, kind in changed for language in older]):
        return None
    return changed[0][0] if changed else None


def _is_read(kind: _Kind, language: Language) -> bool:
    """Whether a language reads the header of such an operation without a fault."""
    outcome = read_header(kind.text, kind.default_dialect, language)
    return outcome.kind == "complete" and not outcome.shape.faults


def _nodes(chunks: Sequence[Chunk]) -> Iterator[tuple[Node, str]]:
    """The operations of a text, each with the dialect that its region spells without a name."""
    todo = [chunk.region for chunk in chunks]
    while todo:
        region = todo.pop()
        for run in region.runs:
            for node in run.items:
                yield node, region.context.default_dialect
                if node.body is not None:
                    todo += node.body.regions
