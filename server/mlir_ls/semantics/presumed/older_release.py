"""Whether the errors of a text show that it is written for an older release: what definitions say, which change with releases.

What a verifier requires besides shows nothing: less of that is known of older releases. Nor do texts that expect diagnostics.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.changes import former_of, has_former_body, is_former_spelling, is_recent_spelling
from mlir_ls.ods.profiles import DEFAULT_PROFILE, OLDER_PROFILE, is_document, profiles
from mlir_ls.semantics.expectations import may_bear_annotations
from mlir_ls.syntax.tree import Chunk, Node, Region

_OF_DEFINITIONS = frozenset(
    (
        *("unknown-operation", "unknown-type", "unknown-attribute", "expected-token", "no-custom-form"),
        *("attribute-value", "missing-attribute", "operand-count", "result-count", "region-count", "region-arguments"),
        *("bad-attribute", "bad-type", "unknown-keyword"),
    )
)
_LACKING = frozenset(("unknown-operation", "unknown-type", "unknown-attribute"))
_ENOUGH = 3
"""So many arrays of attributes are no slip where arrays of numbers are required, which are newer."""

_NO_SLIP = 2
"""So many lines that another release explains are no slip."""


def older_releases() -> list[str]:
    """The profiles of releases before today's, the newest first."""
    return [each for each in profiles() if each != DEFAULT_PROFILE and not is_document(each)]


def explaining_release(
    diagnostics: Iterable[Diagnostic],
    chunks: Sequence[Chunk],
    lines: Sequence[str],
    found_as: Callable[[str], Iterable[Diagnostic]],
    documents: Sequence[str] = (),
) -> str:
    """The older release that explains errors of a text; "" where none does. `found_as` yields what is found in a profile.

    Errors of a single line may be a slip, unless something is spelled there as only older releases did. Such a text may be
    between one of some `documents`, which it looks like, and the releases.
    """
    chosen, found = "", errors_among(diagnostics)
    if not found or may_bear_annotations(lines):
        return ""
    is_former = has_former_spellings(chunks)
    is_certain = is_former or any(itertools.starmap(_is_recent, _spelled(chunks)))
    if not is_certain and not any([each.code in _OF_DEFINITIONS for each in found]):
        return ""
    for each in (*older_releases(), OLDER_PROFILE, *documents):
        if each not in older_releases() and not is_former and not has_older_arrays(found, bool(chosen)):
            break
        left = errors_among(found_as(each))
        explained = _lines_of(found) - _lines_of(left)
        if _lines_of(left) < _lines_of(found) and (is_certain or len(explained) >= _NO_SLIP):
            chosen, found = each, left
    return chosen


def _lines_of(found: Iterable[Diagnostic]) -> set[int]:
    return {each.span.start.line for each in found}


def errors_among(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The errors of some diagnostics; an editor warns of what a dialect lacks as long as the release is a guess."""
    return [
        each
        for each in found
        if each.severity is Severity.ERROR or (each.severity is Severity.WARNING and each.code in _LACKING)
    ]


def has_older_arrays(found: Iterable[Diagnostic], explained: bool) -> bool:
    """Whether a text has arrays of attributes as older releases did; one of them is enough where more is `explained`."""
    count = len([each for each in found if each.code == "attribute-value" and _is_older_array(*each.about)])
    return count >= (1 if explained else _ENOUGH)


def _is_older_array(_name: str = "", expected: str = "", given: str = "") -> bool:
    return expected.startswith("array<") and given.startswith("[")


def has_former_spellings(chunks: Sequence[Chunk]) -> bool:
    """Whether operations of a text are gone since, or something is spelled as only in older releases. It visits all of it."""
    return any(itertools.starmap(_is_former, _spelled(chunks)))


def has_faults(chunks: Sequence[Chunk]) -> bool:
    """Whether some operation does not follow its syntax. It visits every operation."""
    return any([bool(node.shape.faults) for node in _nodes(chunks)])


def _is_former(node: Node, after: str) -> bool:
    shape = node.shape
    dialect, _, name = shape.name.partition(".")
    if name in former_of(dialect).operations:
        return True
    if shape.faults and has_former_body(shape.text):
        return True
    held = former_of(dialect).held.get(name)
    if held is not None and held in _held_by(node):
        return True
    return is_former_spelling(shape.name, after, shape.generic)


def _held_by(node: Node) -> set[str]:
    """The names of the operations in the regions of one, without those in their regions."""
    return {item.shape.name for region in (node.body.regions if node.body is not None else ()) for item in region.items()}


def _is_recent(node: Node, after: str) -> bool:
    """Whether the oldest known release spelled an operation so that today's release has as well."""
    return is_recent_spelling(node.shape.name, after, node.shape.generic)


def _spelled(chunks: Sequence[Chunk]) -> Iterator[tuple[Node, str]]:
    """The nodes, each with what stands after its name: on its line also what today's MLIR takes for another operation."""
    for region in _regions(chunks):
        items = list(region.items_with_lines())
        for (line, node), (next_line, following) in zip(items, [*items[1:], (-1, None)], strict=False):
            after = node.shape.text[node.shape.name_end :]
            yield node, f"{after} {following.shape.text}" if following is not None and next_line == line else after


def _nodes(chunks: Sequence[Chunk]) -> Iterator[Node]:
    for region in _regions(chunks):
        for run in region.runs:
            yield from run.items


def _regions(chunks: Sequence[Chunk]) -> Iterator[Region]:
    todo = [chunk.region for chunk in chunks]
    while todo:
        region = todo.pop()
        yield region
        todo += [inner for run in region.runs for node in run.items if node.body is not None for inner in node.body.regions]
