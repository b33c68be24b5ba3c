"""Whether the errors of a text show that it is written for an older release: what definitions say, which change with releases.

What a verifier requires besides shows nothing: less of that is known of older releases. Nor do texts that expect diagnostics.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.changes import former_of, has_former_body, is_former_spelling
from mlir_ls.syntax.tree import Chunk, Node

_OF_DEFINITIONS = frozenset(
    (
        *("unknown-operation", "unknown-type", "unknown-attribute", "expected-token", "no-custom-form"),
        *("attribute-value", "missing-attribute", "operand-count", "result-count", "region-count"),
        *("bad-attribute", "bad-type"),
    )
)
_EXPECTATION = "expected-"

_ARRAY = re.compile(r"constraint: array<[^,]*, but got \[")
"""An array of attributes where the newer kind of array is required that holds numbers alone."""

_ENOUGH = 3
"""So many such arrays are no slip."""


def shows_another_release(found: Iterable[Diagnostic], lines: Sequence[str]) -> bool:
    """Whether another release may explain the errors of a text, none of which it expects."""
    if not any([each.code in _OF_DEFINITIONS for each in errors_among(found)]):
        return False
    return not any([_EXPECTATION in line for line in lines])


def errors_among(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The errors of some diagnostics."""
    return [each for each in found if each.severity is Severity.ERROR]


def has_older_arrays(found: Iterable[Diagnostic], explained: bool) -> bool:
    """Whether a text has arrays of attributes as older releases did; one of them is enough where more is `explained`."""
    count = len([each for each in found if _ARRAY.search(each.message)])
    return count >= (1 if explained else _ENOUGH)


def has_former_spellings(chunks: Sequence[Chunk]) -> bool:
    """Whether operations of a text are gone since, or something is spelled as only in older releases. It visits all of it."""
    return any(map(_is_former, _nodes(chunks)))


def has_faults(chunks: Sequence[Chunk]) -> bool:
    """Whether some operation does not follow its syntax. It visits every operation."""
    return any([bool(node.shape.faults) for node in _nodes(chunks)])


def _is_former(node: Node) -> bool:
    shape = node.shape
    dialect, _, name = shape.name.partition(".")
    if name in former_of(dialect).operations:
        return True
    if shape.faults and has_former_body(shape.text):
        return True
    return not shape.generic and is_former_spelling(shape.name, shape.text[shape.name_end :])


def _nodes(chunks: Sequence[Chunk]) -> Iterator[Node]:
    todo = [chunk.region for chunk in chunks]
    while todo:
        for run in todo.pop().runs:
            yield from run.items
            todo += [region for node in run.items if node.body is not None for region in node.body.regions]
