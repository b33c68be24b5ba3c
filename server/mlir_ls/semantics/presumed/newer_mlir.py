"""Whether a text is written for an MLIR that is newer than the one it is read as: what its own operations say of that.

A user's slip is in one place, or is a token that is missing or wrong (`slips`). Where operations of one kind all differ from
the syntax that is known, and all in the same way, or operations of several kinds have the same unknown clause, it is the
syntax that has changed; in the dump of a compiler one of them is enough, as it was not typed by hand, and so it is where
an operation of a project has its properties in angle brackets without braces, which no release has known so far. Texts that
are split or expect diagnostics are tests, whose operations may be wrong on purpose: nothing is concluded from them. Nor from
what an older release reads: the text is of that release; nor from a text that is damaged, as its braces do not balance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.expectations import may_bear_annotations
from mlir_ls.semantics.presumed.slips import is_slip
from mlir_ls.syntax.chunks.dumps import has_dumps
from mlir_ls.syntax.header import Language, read_header
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import tokenize
from mlir_ls.syntax.tree import Chunk, Node

_ENOUGH = 3
"""So many operations of one kind, all of which differ, are no slip."""

_MAX_CHARACTERS = 100
"""Of what does not follow the syntax, so much is looked at."""

_SYNTAX = frozenset(("expected-token", "no-custom-form"))
"""The codes of faults that show another syntax; types and names that do not fit show none."""

_LONGER = "it goes on"
"""The way of an operation whose syntax is over, and whose line is not: `gpu.barrier word`."""


class _Kind(NamedTuple):
    """The operations of one name that do not follow their syntax: how many, in which ways, and the header of the first."""

    size: int
    ways: frozenset[str]
    text: str
    default_dialect: str


def newer_operation(chunks: Sequence[Chunk], lines: Sequence[str], language: Language, older: Iterable[Language]) -> str | None:
    """The name of an operation of MLIR's own that a text consistently spells otherwise than it is known; None if there is none.

    `language` is that of the newest release, `older` are those of the releases before it. It visits every operation, so it is
    for a text that is seen first, and has errors.
    """
    is_dump = has_dumps("\n".join(lines))
    if (len(chunks) > 1 and not is_dump) or may_bear_annotations(lines):
        return None
    if not is_dump and any([chunk.region.context.imbalance for chunk in chunks]):
        return None
    nodes = list(_nodes(chunks))
    enough = 1 if is_dump or any([_has_bare_properties(node.shape) for node, _, _ in nodes]) else _ENOUGH
    read: set[str] = set()
    misfits: dict[str, _Kind] = {}
    clauses: dict[tuple[str, ...], list[str]] = {}
    for node, after, default_dialect in nodes:
        shape = node.shape
        if not isinstance(shape.syntax, OpSpec) or not shape.syntax.built_in or shape.generic:
            continue
        if not shape.faults and after is None:
            read.add(shape.name)
            continue
        if shape.faults and shape.faults[0].code not in _SYNTAX:
            continue
        way = shape.faults[0].message.partition(", but got ")[0] if shape.faults else _LONGER
        text = shape.text if after is None or shape.faults else f"{shape.text} {after.shape.text}"
        found = misfits.get(shape.name, _Kind(0, frozenset(), text, default_dialect))
        misfits[shape.name] = found._replace(size=found.size + 1, ways=found.ways | {way})
        start = shape.faults[0].start if shape.faults else len(shape.text)
        clauses.setdefault((way, *_clause(text, start)), []).append(shape.name)
    shared = {names[0] for names in clauses.values() if len(names) >= enough and len({*names}) > 1}
    changed = [
        (name, kind)
        for name, kind in misfits.items()
        if (name not in read and kind.size >= enough and len(kind.ways) == 1) or name in shared
        if is_dump or not is_slip(kind.text, kind.default_dialect, language)
    ]
    if not changed or any([_is_read(kind, each) for each in older for _, kind in changed]):
        return None
    return changed[0][0]


def _has_bare_properties(shape: OpShape) -> bool:
    """Whether an operation of a project has properties in `<name = value>`."""
    if not isinstance(shape.syntax, OpSpec) or shape.syntax.built_in or shape.generic:
        return False
    names = [each for each in shape.attributes if each.name_offset < each.start]
    return any([shape.text[: each.name_offset].rstrip().endswith("<") for each in names])


def _is_read(kind: _Kind, language: Language) -> bool:
    """Whether a language reads all of the header of such an operation without a fault."""
    outcome = read_header(kind.text, kind.default_dialect, language)
    return outcome.kind == "complete" and outcome.end == len(kind.text) and not outcome.shape.faults


def _clause(text: str, start: int) -> list[str]:
    """The first tokens of what does not follow the syntax, from its beginning on: `<alignment`."""
    return tokenize(text[start : start + _MAX_CHARACTERS])[0][:2]


def _is_none(node: Node) -> bool:
    """Whether a node is text that begins with a word and is no operation."""
    shape = node.shape
    return shape.kind == "operation" and not shape.name and shape.text[:1].isalpha()


def _nodes(chunks: Sequence[Chunk]) -> Iterator[tuple[Node, Node | None, str]]:
    """The operations of a text, each with what stands after it on its line and is none, and the dialect that its region spells
    without a name."""
    todo = [chunk.region for chunk in chunks]
    while todo:
        region = todo.pop()
        for run in region.runs:
            for node, after in zip_longest(run.items, run.items[1:]):
                goes_on = after is not None and node.height == 0 and _is_none(after)
                yield node, after if goes_on else None, region.context.default_dialect
                if node.body is not None:
                    todo += node.body.regions
