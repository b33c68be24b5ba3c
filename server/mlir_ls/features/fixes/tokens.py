"""Repairs of an operation's syntax: a keyword that was misspelled, a token that is missing.

The header is read once more up to the place where reading it failed; what could have gone on there is known then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix, changes
from mlir_ls.did_you_mean import nearest
from mlir_ls.features.completion.place import CompletionPlace
from mlir_ls.features.completion.types import SHAPES
from mlir_ls.features.fixes.rest import parts_after
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.leaf.lexical import CLOSING, CLOSING_OF, OPENING
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.shape import Fault
from mlir_ls.syntax.tokens import BLANKS, is_keyword, tokenize
from mlir_ls.syntax.tree import Located, PathStep
from mlir_ls.text import Position, Span

_BRACKETS = frozenset("([<")
_IN_BODIES = frozenset(",=:")
_SHAPED = tuple([name for name, _ in SHAPES])
_TYPES = ("index", "none", "i1", "i8", "i16", "i32", "i64", "bf16", "f16", "f32", "f64", *_SHAPED)
_WORD = re.compile(r"[A-Za-z_][\w$]*")
_KEY = re.compile(r"([A-Za-z_]\w*)\s*=\s*\Z")
_MAX_READS = 80
_GAP = "  "
"""What is left where a token was that stood between blanks."""
_MAX_PLACES = 3
_FEW = 3
_AFTER_STRINGS = frozenset(")]}>, ")
_MARKS = frozenset(("->", "=", ":", ",", *OPENING))
_MAX_HEADER = 4000  # characters of a header that is read several times


def expected_tokens(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """What makes the operation whole where reading it failed: the first of these that does.

    A word that is spelled like one that may stand there, the sigil of a value, a token that is missing, types and words up to
    the next thing that is there, a token that is too many.
    """
    step = path[-1]
    text = step.item.node.shape.text
    if len(text) > _MAX_HEADER:
        return

    def read(header: str) -> HeaderOutcome:
        return read_header(header, step.region.context.default_dialect, analysis.language)

    failed = read(text)
    fault = failed.fault
    if fault is None and "{" in diagnostic.about:
        yield Fix("Insert '{'", ((Span(diagnostic.span.end, diagnostic.span.end), " {"),))
    if fault is None or fault.code != diagnostic.code:
        return
    header = _Failed(analysis, step.item, text, fault, failed.kind == "incomplete", read)
    for find in _FINDERS:
        found = list(find(header))
        if found:
            yield from found
            return


class _Failed(NamedTuple):
    """A header that cannot be read: its item, its erased text, what is wrong, whether it ends too early, and what reads it."""

    analysis: Analysis
    item: Located
    text: str
    fault: Fault
    is_over: bool
    read: Callable[[str], HeaderOutcome]

    @property
    def place(self) -> int:
        """Where something else was expected."""
        return self.fault.end if self.is_over else self.fault.start

    @property
    def word(self) -> str:
        """The word that stands there, if one does."""
        found = None if self.is_over else _WORD.match(self.text, self.place)
        return found[0] if found is not None else ""

    @property
    def expected(self) -> frozenset[str]:
        """The tokens that may stand there, as far as they are known."""
        text = self.text[: self.place]
        return self.read(text).shape.expected | self.completed.cut.expected | {*self.fault.about}

    @property
    def completed(self) -> CompletionPlace:
        """The place, as completion sees it."""
        where = place_in(self.item, self.place)
        return CompletionPlace(self.analysis, where, "", self.analysis.document.lines[where.line][: where.character])

    def becomes_whole(self, start: int, end: int, new: str) -> bool:
        """Whether the operation is whole with something else in a range of its text."""
        return self.read(f"{self.text[:start]}{new}{self.text[end:]}").is_whole


def place_in(item: Located, offset: int) -> Position:
    """Where an offset of an erased header is; it may be its end."""
    # after the end of the text there is no item at that offset
    return span_of(item, offset - 1, offset).end if offset else Position(item.line, item.node.column)


def _similar_words(header: _Failed) -> Iterator[Fix]:
    end = header.place + len(header.word)
    near = tuple([each for each in _near_words(header) if header.becomes_whole(header.place, end, each)])
    yield from changes(span_of(header.item, header.place, end), near)


def _likely_words(header: _Failed) -> Iterator[Fix]:
    """The same, though something else is wrong after the word."""
    yield from changes(span_of(header.item, header.place, header.place + len(header.word)), _near_words(header))


def _near_words(header: _Failed) -> tuple[str, ...]:
    if not header.word:
        return ()
    expected = header.expected
    are_types = header.fault.code == "bad-type" or not expected.isdisjoint(("<type>", "<attribute>"))
    words = [*filter(is_keyword, expected), *(_TYPES if are_types else ())]
    return nearest(header.word, [each for each in words if each != header.word])


def _similar_key(header: _Failed) -> Iterator[Fix]:
    """The name of an attribute whose value cannot be read, as it is one that the operation's syntax does not know."""
    found, spec = _KEY.search(header.text, 0, header.place), header.read(header.text).shape.syntax
    if found is None or not isinstance(spec, OpSpec):
        return
    near = nearest(found[1], [each.name for each in spec.attributes], 0.7)
    near = tuple([each for each in near if header.becomes_whole(found.start(1), found.end(1), each)])
    yield from changes(span_of(header.item, *found.span(1)), near)


def _sigil(header: _Failed) -> Iterator[Fix]:
    """`%` before a word."""
    if header.word and header.becomes_whole(header.place, header.place + len(header.word), "%"):
        here = place_in(header.item, header.place)
        yield Fix(f"Change to '%{header.word}'", ((Span(here, here), "%"),))


def _inserted_tokens(header: _Failed) -> Iterator[Fix]:
    text, place = header.text, header.place
    expected = {token for token in header.expected if is_keyword(token) or token in _MARKS}
    in_body = _IN_BODIES if header.fault.code.startswith("bad-") else frozenset[str]()
    tokens = {*expected, *CLOSING, *_BRACKETS, *in_body, _closing(text[:place])}
    inserted = [(token, *_inserted(token, text, place)) for token in sorted(tokens) if token]
    whole = [each for each in inserted[:_MAX_READS] if header.becomes_whole(each[1], each[1], each[2])]
    for token, offset, new in whole:
        here = place_in(header.item, offset)
        yield Fix(f"Insert '{token}'", ((Span(here, here), new),), len(whole) == 1)


def _opened_before(header: _Failed) -> Iterator[Fix]:
    """The bracket that opens what is closed after, a few tokens further in front."""
    starts = tokenize(header.text[: header.place])[1][-_FEW:]
    places = [(start, bracket) for start in reversed(starts) for bracket in sorted(_BRACKETS)]
    word = re.match("(" + "|".join(_SHAPED) + r")(?=[0-9?*])", header.text[header.place :])
    if word is not None:
        places.insert(0, (header.place + word.end(), "<"))
    found = next((each for each in places if header.becomes_whole(each[0], each[0], each[1])), None)
    if found is not None:
        here = place_in(header.item, found[0])
        yield Fix(f"Insert '{found[1]}'", ((Span(here, here), found[1]),))


def _closed_before(header: _Failed) -> Iterator[Fix]:
    """The bracket that closes what is open, further in front."""
    closing = _closing(header.text[: header.place])[:1]
    ends = _ends_in_brackets(header.text[: header.place])[-_MAX_READS:] if closing else []
    found = [end for end in reversed(ends) if header.becomes_whole(end, end, closing)][:_MAX_PLACES]
    for end in found:
        here = place_in(header.item, end)
        yield Fix(f"Insert '{closing}'", ((Span(here, here), closing),), len(found) == 1)


def _missing_part(header: _Failed) -> Iterator[Fix]:
    """What completion would put there, up to where the rest of the text goes on."""
    end = len(header.text[: header.place].rstrip(BLANKS))
    for added in parts_after(header.completed):
        blank = "" if header.text[end : end + 1] in (*" \n,)]>", "") else " "
        if header.becomes_whole(end, end, f" {erase(added).text}{blank}"):
            is_apart = added[0] not in ",)]>"
            is_between = is_apart and header.text[end : end + 2] == _GAP
            here = place_in(header.item, end + is_between)
            yield Fix(f"Insert '{added}'", ((Span(here, here), f"{' ' if is_apart and not is_between else ''}{added}{blank}"),))
            return


def _without_comma(header: _Failed) -> Iterator[Fix]:
    """A comma after which nothing stands."""
    end = len(header.text[: header.place].rstrip(BLANKS))
    if header.text[end - 1 : end] == "," and header.becomes_whole(end - 1, end, ""):
        yield Fix("Remove ','", ((span_of(header.item, end - 1, end), ""),))


def _without_token(header: _Failed) -> Iterator[Fix]:
    """A bracket or a comma that is too many."""
    token = header.text[header.place : header.fault.end]
    if not header.is_over and (token in CLOSING or token == ",") and header.becomes_whole(header.place, header.fault.end, ""):
        yield Fix(f"Remove '{token}'", ((span_of(header.item, header.place, header.fault.end), ""),))


_FINDERS: tuple[Callable[[_Failed], Iterator[Fix]], ...] = (
    *(_similar_words, _similar_key, _sigil, _without_comma, _inserted_tokens, _opened_before, _closed_before),
    *(_missing_part, _without_token, _likely_words),
)


def closed_string(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """A quotation mark at the end of a string, before the brackets after it, where that makes the operation whole."""
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
        if text[end - 1] not in _AFTER_STRINGS:
            return
        end -= 1


def _closing(text: str) -> str:
    """The brackets that close those that are open at the end of a text."""
    opened: list[str] = []
    for token in tokenize(text)[0]:
        if token in CLOSING_OF:
            opened.append(CLOSING_OF[token])
        elif opened and token == opened[-1]:
            opened.pop()
    return "".join(reversed(opened))


def _ends_in_brackets(text: str) -> list[int]:
    """The ends of the tokens after the last bracket that is not closed."""
    tokens, starts = tokenize(text)
    opened: list[int] = []
    for index, token in enumerate(tokens):
        if token in CLOSING_OF:
            opened.append(index)
        elif opened and token == CLOSING_OF[tokens[opened[-1]]]:
            opened.pop()
    return [start + len(token) for token, start in zip(tokens, starts, strict=True)][opened[-1] + 1 :] if opened else []


def _inserted(token: str, text: str, place: int) -> tuple[int, str]:
    """Where a token goes that is missing before a place, and with which blanks."""
    end = len(text[:place].rstrip())
    if token in OPENING and token != "{":
        return place, token
    if token[:1] in CLOSING or token == ",":
        return end, token
    if text[end : end + 2] == _GAP:
        return end + 1, token
    return end, f" {token}" if text[end : end + 1].isspace() or end == len(text) else f" {token} "
