"""Repairs of an operation's syntax: a keyword that was misspelled, a token that is missing.

The header is read once more up to the place where reading it failed; what could have gone on there is known then.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, changes
from mlir_ls.did_you_mean import nearest
from mlir_ls.syntax.cursor import CLOSING
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tokens import is_keyword, tokenize
from mlir_ls.syntax.tree import PathStep
from mlir_ls.text import Span

_CLOSING = frozenset(")]}>")
_OPENING = frozenset("([<")
_BEHIND_STRINGS = frozenset(")]}>, ")
_MARKS = frozenset(("->", "=", ":", ",", *_OPENING))
_MAX_HEADER = 4000  # characters of a header that is read several times


def expected_tokens(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """A keyword that is spelled like the word that is there, or else a token whose lack is all that is wrong."""
    step = path[-1]
    text = step.item.node.shape.text
    if len(text) > _MAX_HEADER:
        return

    def read(header: str) -> HeaderOutcome:
        return read_header(header, step.region.context.default_dialect, analysis.language)

    failed = read(text)
    fault = failed.fault
    if fault is None or fault.code != diagnostic.code:
        return
    place = fault.end
    expected = failed.shape.expected
    if failed.kind != "incomplete":
        place = fault.start
        expected = read(text[:place]).shape.expected
        word = text[place : fault.end]
        similar = nearest(word, filter(is_keyword, expected)) if is_keyword(word) else ()
        if similar:
            yield from changes(span_of(step.item, place, fault.end), similar)
            return
    tokens = {token for token in expected if is_keyword(token) or token in _MARKS} | {*_CLOSING, _closing(text[:place])}
    inserted = [(token, *_inserted(token, text, place)) for token in sorted(tokens)]
    whole = [each for each in inserted if read(f"{text[: each[1]]}{each[2]}{text[each[1] :]}").is_whole]
    for token, offset, spelled in whole:
        # behind the end of the text there is no item at that offset
        here = span_of(step.item, offset - 1, offset).end
        yield Fix(f"Insert '{token}'", ((Span(here, here), spelled),), len(whole) == 1)


def closed_string(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """A quotation mark at the end of a string, in front of the brackets behind it, where that makes the operation whole."""
    step = path[-1]
    text = step.item.node.shape.text
    fault = next((each for each in step.item.node.shape.faults if each.code == diagnostic.code), None)
    if fault is None or len(text) > _MAX_HEADER:
        return
    end = fault.end
    while end > fault.start + 1:
        outcome = read_header(f'{text[:end]}"{text[end:]}', step.region.context.default_dialect, analysis.language)
        if outcome.is_whole:
            here = span_of(step.item, end - 1, end).end
            yield Fix("Close the string", ((Span(here, here), '"'),))
            return
        if text[end - 1] not in _BEHIND_STRINGS:
            return
        end -= 1


def _closing(text: str) -> str:
    """The brackets that close those that are open at the end of a text."""
    opened: list[str] = []
    for token in tokenize(text)[0]:
        if token in CLOSING:
            opened.append(CLOSING[token])
        elif opened and token == opened[-1]:
            opened.pop()
    return "".join(reversed(opened))


def _inserted(token: str, text: str, place: int) -> tuple[int, str]:
    """Where a token goes that is missing in front of a place, and with which blanks."""
    end = len(text[:place].rstrip())
    if token in _OPENING:
        return place, token
    if token[:1] in _CLOSING or token == ",":
        return end, token
    return end, f" {token}" if text[end : end + 1].isspace() or end == len(text) else f" {token} "
