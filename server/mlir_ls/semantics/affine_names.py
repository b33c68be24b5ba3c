"""The dimensions and symbols of affine maps and integer sets, which are names within one map or set alone.

Language reference, "Affine Dialect", "Polyhedral Structures".
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from mlir_ls.semantics.cursor import context_at
from mlir_ls.semantics.occurrences import Occurrence
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.places import offset_at, span_of
from mlir_ls.syntax.tokens import is_keyword, tokenize
from mlir_ls.text import Position, Span

_BEGINNINGS = ("affine_map", "affine_set")
_ARROWS = ("->", ":")


class AffineName(NamedTuple):
    """A dimension or a symbol of a map or set: its name, which it is, of how many, and all places that name it.

    `others` are the other names of the map or set.
    """

    span: Span
    name: str
    is_symbol: bool
    number: int
    total: int
    places: Sequence[Occurrence]
    others: Set[str]


class _Names(NamedTuple):
    """Names in brackets, by the indices of their tokens, and the index of the token behind them."""

    tokens: Sequence[int]
    end: int


def affine_name_at(document: Document, position: Position) -> AffineName | None:
    """The dimension or symbol at a position, at its end included; None where there is none."""
    context = context_at(document, position)
    if context is None:
        return None
    item = context.item
    text = item.node.shape.text
    offset = offset_at(item, position)
    if offset is None or not any([each in text for each in _BEGINNINGS]):
        return None
    tokens, starts = tokenize(text)
    at_offset = [at for at, token in enumerate(tokens) if starts[at] <= offset <= starts[at] + len(token) and is_keyword(token)]
    here = at_offset[0] if at_offset else 0
    first = next((at for at in range(here - 1, -1, -1) if tokens[at] in _BEGINNINGS), None)
    if first is None:
        return None
    dimensions = _names_in(tokens, first + 2, "()")
    symbols = _names_in(tokens, dimensions.end, "[]")
    end = _end_of(tokens, symbols.end) if tokens[symbols.end : symbols.end + 1] and tokens[symbols.end] in _ARROWS else -1
    if here > end:
        return None
    name = tokens[here]
    for names, is_symbol in ((dimensions, False), (symbols, True)):
        spelled = [tokens[at] for at in names.tokens]
        if name in spelled:
            number = spelled.index(name)
            used = [at for at in range(symbols.end, end) if tokens[at] == name]
            spans = {at: span_of(item, starts[at], starts[at] + len(name)) for at in (names.tokens[number], *used, here)}
            places = [Occurrence(spans[at], at == names.tokens[number]) for at in sorted(spans)]
            others = {tokens[at] for at in (*dimensions.tokens, *symbols.tokens)} - {name}
            return AffineName(spans[here], name, is_symbol, number, len(spelled), places, others)
    return None


def _names_in(tokens: Sequence[str], at: int, brackets: str) -> _Names:
    """The names in a list that begins at a token; none where there is no such list."""
    if tokens[at : at + 1] != [brackets[0]]:
        return _Names((), at)
    end = next((index for index in range(at, len(tokens)) if tokens[index] == brackets[1]), len(tokens) - 1)
    return _Names([index for index in range(at + 1, end) if is_keyword(tokens[index])], end + 1)


def _end_of(tokens: Sequence[str], at: int) -> int:
    """The index of the bracket that closes the expressions behind an arrow; that of the last token where none does."""
    depth = 0
    for index in range(at + 1, len(tokens)):
        depth += (tokens[index] == "(") - (tokens[index] == ")")
        if depth <= 0:
            return index
    return len(tokens) - 1
