"""What a selection grows to: the word, the entry of a list, the brackets, the operation, the block, the region, and so on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.cursor import name_at
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.leaf.lexical import CLOSING, CLOSING_OF, OPENING
from mlir_ls.syntax.places import end_of, header_span, offset_at, position_of, span_of
from mlir_ls.syntax.tokens import REGION, tokenize
from mlir_ls.syntax.tree import Located, PathStep, path_to
from mlir_ls.text import Position, Span

MAX_RANGES = 200
"""A selection grows in no more steps than this; the last one is the whole document."""


def selections(analysis: Analysis, position: Position) -> list[Span]:
    """The ranges of a document that hold a position, the smallest first and each inside the next; never empty."""
    document = analysis.document
    whole = Span(Position(0, 0), Position(len(document.lines) - 1, len(document.lines[-1])))
    name = name_at(document, position)
    found = [name.span] if name is not None else []
    steps = path_to(document.tree, position.line, position.character)
    found += _in_header(steps[-1].item, position) if steps else ()
    for step in reversed(steps):
        found += [header_span(step.item), Span(position_of(step.item, 0), end_of(step.item)), *_surroundings(step)]
    nested: list[Span] = []
    for span in [*found, whole]:
        inner = nested[-1] if nested else Span(position, position)
        if span.start <= inner.start and inner.end <= span.end and (not nested or span != inner):
            nested.append(span)
    if len(nested) > MAX_RANGES:
        return [*nested[: MAX_RANGES - 1], nested[-1]]
    return nested or [Span(position, position)]


_MAX_HEADER = 10_000
"""Characters of a header whose brackets are looked at."""

_OF_TYPE = re.compile(r"[\w$.?*!#]+|\S")


def _in_header(item: Located, position: Position) -> Iterator[Span]:
    """The parts of an operation's header around a position: its token, then for all brackets around that, from within, the
    entry between commas, what the brackets hold, they themselves, and with the word that they belong to."""
    text = item.node.shape.text
    at = offset_at(item, position) if len(text) <= _MAX_HEADER else None
    if at is None:
        return
    tokens, starts = _parts(text)
    here = max([index for index, start in enumerate(starts) if start <= at], default=None)
    if here is None or at > starts[here] + len(tokens[here]):
        return

    def between(first: int, last: int) -> Span:
        return span_of(item, starts[first], starts[last] + len(tokens[last]))

    if tokens[here] not in (REGION, ",", *OPENING, *CLOSING):
        yield between(here, here)
        yield between(_end_of_reference(tokens, here, -1), _end_of_reference(tokens, here, 1))
    for opening, closing in _brackets_around(tokens, here):
        if REGION in tokens[opening:closing]:
            continue
        commas = [opening, *_commas(tokens, opening, closing), closing]
        first = max([comma for comma in commas if comma < max(here, opening + 1)]) + 1
        last = min([comma for comma in commas if comma >= max(here, first)]) - 1
        if opening < here < closing and first <= last:
            yield between(first, last)
        if opening + 1 < closing:
            yield between(opening + 1, closing - 1)
        yield between(opening, closing)
        is_of_word = opening > 0 and tokens[opening - 1] not in OPENING
        if is_of_word and starts[opening - 1] + len(tokens[opening - 1]) == starts[opening]:
            yield between(_end_of_reference(tokens, opening - 1, -1), closing)


def _end_of_reference(tokens: Sequence[str], here: int, step: int) -> int:
    """The first (`step` -1) or the last (1) token of the symbol reference that holds a token; else the token itself."""
    while _is_of_reference(tokens, here) and _is_of_reference(tokens, here + step):
        here += step
    return here


def _is_of_reference(tokens: Sequence[str], index: int) -> bool:
    if not 0 <= index < len(tokens):
        return False
    is_quoted = tokens[index][0] == '"' and index > 0 and tokens[index - 1] == "@"
    return is_quoted or tokens[index] in ("@", "::")


def _parts(text: str) -> tuple[list[str], list[int]]:
    """The tokens of an erased text, those that are whole types taken apart, and where each of them begins."""
    tokens: list[str] = []
    starts: list[int] = []
    for token, start in zip(*tokenize(text), strict=True):
        is_type = "<" in token[1:] and token[0] != '"'
        for part in _OF_TYPE.finditer(token) if is_type else ():
            tokens.append(part[0])
            starts.append(start + part.start())
        if not is_type:
            tokens.append(token)
            starts.append(start)
    return tokens, starts


def _brackets_around(tokens: Sequence[str], here: int) -> list[tuple[int, int]]:
    """The pairs of brackets that hold a token or are it, by the indices of both, the innermost first."""
    found: list[tuple[int, int]] = []
    opened: list[int] = []
    for index, token in enumerate(tokens):
        if token in OPENING:
            opened.append(index)
            continue
        if token not in CLOSING:
            continue
        while opened and tokens[opened[-1]] == "<" and token != ">":
            opened.pop()  # it compares
        if opened and CLOSING_OF[tokens[opened[-1]]] == token:
            start = opened.pop()
            if start <= here <= index:
                found.append((start, index))
    return found


def _commas(tokens: Sequence[str], opening: int, closing: int) -> list[int]:
    """The commas between two brackets that are in no others."""
    found: list[int] = []
    depth = 0
    for index in range(opening + 1, closing):
        depth += (tokens[index] in OPENING) - (tokens[index] in CLOSING)
        if tokens[index] == "," and not depth:
            found.append(index)
    return found


def _surroundings(step: PathStep) -> list[Span]:
    """The block around an item, where its region has labels, and all the items of its region."""
    region = step.region
    if not region.runs:
        return []
    here = (step.run_index, step.item_index)
    start = region.lead + step.region_line
    first = previous = None
    block_start: Located | None = None
    block_end: Located | None = None
    for run_index, run in enumerate(region.runs):
        labels = run_summary(run).labels.values() if run.summary is not None else ()
        for index in sorted(labels):
            label = Located(start + run.starts[index], run.items[index])
            if (run_index, index) <= here:
                block_start = label
            elif block_end is None:
                block_end = label
        if first is None:
            first = Located(start, run.items[0])
        previous = Located(start + run.starts[-1], run.items[-1])
        start += run.height
    assert first is not None
    assert previous is not None
    content = Span(position_of(first, 0), end_of(previous))
    if block_start is None:
        return [content]
    end = Position(block_end.line, block_end.node.column) if block_end is not None else content.end
    return [Span(position_of(block_start, 0), end), content]
