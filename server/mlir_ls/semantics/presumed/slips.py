"""Slips in an operation's header: a token or two that are missing, wrong or too many, where the rest follows the syntax."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mlir_ls.syntax.header import HeaderOutcome, Language, read_header
from mlir_ls.syntax.tokens import is_keyword, tokenize

_Read: TypeAlias = Callable[[str], HeaderOutcome]

_MAX_HEADER = 1000
"""Characters of a header that is read several times."""


def is_slip(text: str, default_dialect: str, language: Language) -> bool:
    """Whether a header that does not follow its syntax holds nothing new: it ends too early, or a token or two make it whole.

    One that is expected may be missing, or have another in its place, a keyword for a keyword and a mark for a mark; or a mark
    may be too many. The last two may also be wrong with both brackets of a pair. A word or a clause that the syntax does not
    know is none of these.
    """
    if len(text) > _MAX_HEADER:
        return False

    def read(header: str) -> HeaderOutcome:
        return read_header(header, default_dialect, language)

    outcome = read(text)
    if outcome.kind == "incomplete" or any([read(each).is_whole for each in _inserted(text, outcome, read)]):
        return True
    for repair in (_exchanged, _dropped):
        for each in repair(text, outcome, read):
            repaired = read(each)
            if repaired.is_whole or any([read(again).is_whole for again in repair(each, repaired, read)]):
                return True
    return False


def _inserted(text: str, outcome: HeaderOutcome, read: _Read) -> list[str]:
    """The header with each token that is expected before the one where reading it failed."""
    place, _ = _failure(text, outcome)
    return [f"{text[:place]} {token} {text[place:]}" for token in _expected(text[:place], read)]


def _exchanged(text: str, outcome: HeaderOutcome, read: _Read) -> list[str]:
    """The header with each token of its kind that is expected in the place of the one where reading it failed."""
    place, found = _failure(text, outcome)
    expected = [token for token in _expected(text[:place], read) if is_keyword(token) == is_keyword(found)]
    return [f"{text[:place]} {token} {text[place + len(found) :]}" for token in expected]


def _dropped(text: str, outcome: HeaderOutcome, read: _Read) -> list[str]:
    """The header without the mark where reading it failed."""
    place, found = _failure(text, outcome)
    return [] if is_keyword(found) else [text[:place] + text[place + len(found) :]]


def _failure(text: str, outcome: HeaderOutcome) -> tuple[int, str]:
    """Where reading a header failed, and the token there."""
    place = outcome.fault.start if outcome.fault is not None else len(text) - len(text[outcome.end :].lstrip())
    return place, next(iter(tokenize(text[place:])[0]), "")


def _expected(text: str, read: _Read) -> list[str]:
    """The tokens that may follow a header's beginning. A dictionary or a region is more than a token."""
    return sorted(read(text).shape.expected - {"{"})
