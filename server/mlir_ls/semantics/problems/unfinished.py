"""Diagnostics of what is not typed to its end: of several at its last token, the one that says what is expected."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Final

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tree import Chunk, Located, path_in
from mlir_ls.text import Position

_SYNTAX: Final = frozenset(("bad-attribute", "bad-type", "expected-token", "unclosed-bracket"))
"""What says that an operation does not go on as it has to."""

_OF_NAMES: Final = frozenset(
    (
        *("alias-order", "not-dominated", "redefined-alias", "redefined-block", "redefined-symbol", "redefined-value"),
        *("result-number", "undefined-alias", "undefined-block", "undefined-symbol", "undefined-value"),
        *("value-out-of-scope", "value-type-mismatch"),
    )
)
"""What is wrong with a name as it is spelled, which may be half of another one."""

_OF_VALUES: Final = frozenset(("undefined-value", "value-out-of-scope"))
_COUNT: Final = "type-count"
_ALIAS: Final = "undefined-alias"
_NAMELESS: Final = "invalid-name"
_UNKNOWN: Final = "unknown-operation"
_STRAY: Final = "stray-brace"


def of_unfinished(found: Sequence[Diagnostic], chunk: Chunk, chunk_line: int) -> Sequence[Diagnostic]:
    """The diagnostics of a chunk without those that follow from a token that is not typed to its end.

    Where the text does not go on after a name as it has to, the name may be half of another one; where a sigil has no name,
    nothing else is wrong there. Of an operation that its dialect does not have, nothing else is known, such as how its brackets
    stand, nor which values the regions have that are named after it.
    """
    if len(found) < 2:
        return found
    starts: dict[str, set[Position]] = {}
    for each in found:
        starts.setdefault("" if each.code in _SYNTAX else each.code, set()).add(each.span.start)
    syntax, counts = sorted(starts.get("", ())), starts.get(_COUNT, _NOWHERE)
    nameless = {each.span.start for each in found if each.code == _NAMELESS and each.span.end == _after(each.span.start)}
    aliases = starts.get(_ALIAS, _NOWHERE)
    unknown: dict[int, list[Diagnostic]] = {}
    for each in found if _UNKNOWN in starts else ():
        if each.code == _UNKNOWN and each.severity is Severity.ERROR:
            unknown.setdefault(each.span.start.line, []).append(each)
    if not syntax and not nameless and not unknown and not counts:
        return found

    def follows(each: Diagnostic) -> bool:
        (start, end), code = each.span, each.code
        if code in _OF_NAMES and (start in nameless or _is_between(syntax, start, end)):
            return True
        if (code in _SYNTAX or code == _COUNT) and not nameless.isdisjoint((start, _before(start), _before(_before(start)))):
            return True
        if (code == _COUNT and start in aliases) or (code in _OF_NAMES and code != _ALIAS and start in counts):
            return True
        if unknown and code in _OF_VALUES and _is_inside(start, unknown, chunk, chunk_line):
            return True
        if unknown and code == _STRAY and _is_of(start, unknown, chunk, chunk_line):
            return True
        around = unknown.get(start.line)
        return around is not None and code != _UNKNOWN and any([one.span.start <= start <= one.span.end for one in around])

    return [each for each in found if each.severity is not Severity.ERROR or not follows(each)]


def _is_inside(where: Position, unknown: Mapping[int, Sequence[Diagnostic]], chunk: Chunk, chunk_line: int) -> bool:
    """Whether a place is in a region of one of the operations that are unknown, given by the lines of their names."""
    path = path_in(chunk, chunk_line, where)
    return any([_is_one_of(unknown, step.item, chunk_line) for step in path[:-1]])


def _is_of(where: Position, unknown: Mapping[int, Sequence[Diagnostic]], chunk: Chunk, chunk_line: int) -> bool:
    """Whether a place is in the header of one of the unknown operations, of which it is not known how their brackets stand."""
    path = path_in(chunk, chunk_line, where)
    return bool(path) and _is_one_of(unknown, path[-1].item, chunk_line)


def _is_one_of(unknown: Mapping[int, Sequence[Diagnostic]], item: Located, chunk_line: int) -> bool:
    shape = item.node.shape
    name = span_of(item, shape.name_offset, shape.name_end).start
    return any([each.span.start.character == name.character for each in unknown.get(name.line + chunk_line, ())])


def _is_between(places: Sequence[Position], start: Position, end: Position) -> bool:
    """Whether one of some places, which are sorted, is at a start, at an end, or between them."""
    index = bisect_left(places, start)
    return index < len(places) and places[index] <= end


def _after(position: Position) -> Position:
    return Position(position.line, position.character + 1)


def _before(position: Position) -> Position:
    return Position(position.line, position.character - 1)


_NOWHERE: Final[frozenset[Position]] = frozenset()
