"""The pattern of a directive as pieces, and how like a line of FileCheck's input it is."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from mlir_ls.semantics.filecheck.directives import CheckDirective, Regex, parts_of
from mlir_ls.system.patterns import deferred

_TOKEN = deferred(r"""[%#!^@][\w$.-]+(?:#\d+)?|"(?:[^"\\]|\\.)*"|[\w.]+|->|\S""")
_POSIX = re.compile(r"\[:(\w+):\]")
_CLASSES = {
    "alnum": "A-Za-z0-9", "alpha": "A-Za-z", "digit": "0-9", "space": r"\s",
    "xdigit": "0-9A-Fa-f", "upper": "A-Z", "lower": "a-z",
}
SIGNS = "%#!^@"
"""What names of values, aliases, blocks and symbols begin with."""

_CERTAIN = 100.0
_ANYTHING = (".*", ".+")
_NAME = r"[\w$.-]+(?:#\d+)?"
_LOOP = re.compile(r"[*+{]")
_NESTED_LOOP = re.compile(r"\)[*+{]")
_MAX_STEPS = 10**7
"""About how many steps a search may take: each `.*` of a pattern may end at each character of a line."""

_LIKE = 0.6
"""How like a directive a line has to be for the directive to be about it."""


class Piece(NamedTuple):
    """A part of a pattern: plain text, or a regular expression, or a variable with the expression that defines it.

    A variable that is only used has no expression; one of numbers has "" for its name.
    """

    text: str = ""
    regex: str | None = None
    name: str | None = None


def pieces_of(line: str, directive: CheckDirective) -> list[Piece]:
    """The parts of a directive's pattern, in the order of the text."""
    pieces: list[Piece] = []
    position = directive.pattern
    end = len(line.rstrip())
    parts = [*parts_of(line, directive)]
    for number, part in enumerate(parts):
        start, after = part.span.start.character, part.span.end.character
        opening = line.rfind("{{" if isinstance(part, Regex) else "[[", position, start)
        if opening < 0:
            continue  # the expression of a variable, or another variable in a number's brackets
        pieces.append(Piece(line[position:opening]))
        if isinstance(part, Regex):
            pieces.append(Piece(regex=part.text))
            position = after + 2
            continue
        following = parts[number + 1] if number + 1 < len(parts) else None
        if part.numeric:
            closing = line.find("]]", after)
            pieces.append(Piece(regex=r"\d+", name=""))
            position = closing + 2 if closing >= 0 else end
        elif part.is_definition and isinstance(following, Regex):
            pieces.append(Piece(regex=following.text, name=part.name))
            position = following.span.end.character + 2
        else:
            pieces.append(Piece(name=part.name))
            position = after + 2
    pieces.append(Piece(line[position:end]))
    return [piece for piece in pieces if piece != Piece()]


def match_of(
    pieces: Sequence[Piece], values: Mapping[str, str], text: str, position: int
) -> re.Match[str] | None:
    """Where a pattern matches a line after a position, given the values of variables; variables are groups.

    None also where that is not found out: a variable is unknown, or the pattern is none of Python's or might take long.
    """
    spelled, loops = "", 0
    defined: set[str] = set()
    for piece in pieces:
        regex = _of_value(piece.regex, spelled) if piece.regex is not None else None
        if regex is not None and regex == piece.regex:
            loops += len(_LOOP.findall(regex))
            if _NESTED_LOOP.search(regex) is not None:
                return None
        if piece.name is not None and piece.name in defined:
            spelled += f"(?P={piece.name})"
        elif piece.name and regex is not None and piece.name.isidentifier():
            defined.add(piece.name)
            spelled += f"(?P<{piece.name}>{_of_python(regex)})"
        elif regex is not None:
            spelled += f"(?:{_of_python(regex)})"
        elif piece.name is not None:
            if piece.name not in values:
                return None
            spelled += re.escape(values[piece.name])
        else:
            spelled += r"[ \t]+".join([re.escape(part) for part in re.split(r"[ \t]+", piece.text)])
    expression = _compiled(spelled) if max(2, len(text) - position) ** (loops + 1) <= _MAX_STEPS else None
    return expression.search(text, position) if expression is not None else None


def _of_value(regex: str, before: str) -> str:
    """A regular expression that matches anything as one of the name of a value, where it stands for that."""
    if before.endswith("%") and regex in _ANYTHING:
        return _NAME
    return f"%{_NAME}" if regex[:1] == "%" and regex[1:] in _ANYTHING else regex


@lru_cache(maxsize=1024)
def _compiled(spelled: str) -> re.Pattern[str] | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return re.compile(spelled)
    except (re.error, RecursionError, OverflowError):
        return None


def _of_python(regex: str) -> str:
    return _POSIX.sub(lambda found: _CLASSES.get(found[1], r"\w"), regex).replace("[]", r"[\]").replace("[^]", r"[^\]")


def tokens_in(text: str) -> list[str]:
    """The tokens of a line of MLIR; a name with its sign is one."""
    return _TOKEN.findall(text)


class Token(NamedTuple):
    """A token of a pattern or a line.

    `kind` is what is compared, "%" for all values; `text` is the token, or the name of a variable, or "".
    """

    kind: str
    text: str


def shape_of_pattern(pieces: Sequence[Piece]) -> list[Token]:
    """The tokens of a pattern; a regular expression is one only where it stands for a value."""
    tokens: list[Token] = []
    for piece in pieces:
        follows_sign = bool(tokens) and tokens[-1].kind in SIGNS
        if piece.name is None and piece.regex is None:
            tokens += [_token(each) for each in tokens_in(piece.text)]
        elif piece.name or follows_sign or "%" in (piece.regex or ""):
            kind = tokens.pop().kind if follows_sign else "%"
            tokens.append(Token(kind, piece.name or ""))
    return tokens


def shape_of_line(text: str) -> list[Token]:
    """The tokens of a line of the input."""
    return [_token(each) for each in tokens_in(text)]


def _token(text: str) -> Token:
    return Token(text[0] if text[0] in SIGNS and text[0] != "@" else text, text)


def _likeness(pattern: Counter[str], line: Counter[str]) -> float:
    """How much of a pattern is in a line, and of the line in the pattern; the former and names of operations count most."""
    both = pattern & line
    common = both.total() + (1 if any("." in token[1:] or token[0] == '"' for token in both) else 0)
    return 0.75 * common / (pattern.total() or 1) + 0.25 * common / (line.total() or 1)


def aligned(
    patterns: Sequence[Sequence[Token]], lines: Sequence[Sequence[Token]], fixed: Mapping[int, int]
) -> dict[int, int]:
    """The lines that patterns are about, in the same order, so that they are as alike as they can be.

    `fixed` are those that are known. Patterns that are like no line are left out.
    """
    best = [[0.0] * (len(lines) + 1)]
    counted = [Counter([token.kind for token in line]) for line in lines]
    kinds = [Counter([token.kind for token in pattern]) for pattern in patterns]
    scores = [[*_scores(kind, counted, fixed.get(number))] for number, kind in enumerate(kinds)]
    for row in scores:
        above, here = best[-1], [0.0]
        for at, score in enumerate(row):
            taken = above[at] + score if score else 0.0
            here.append(max(above[at + 1], here[at], taken))
        best.append(here)
    found: dict[int, int] = {}
    number, at = len(patterns), len(lines)
    while number and at:
        score = scores[number - 1][at - 1]
        if best[number][at] == best[number][at - 1]:
            at -= 1  # of lines that are alike, the first
        elif score and best[number][at] == best[number - 1][at - 1] + score:
            number, at = number - 1, at - 1
            found[number] = at
        else:
            number -= 1
    return found


def _scores(pattern: Counter[str], lines: Sequence[Counter[str]], known: int | None) -> Iterator[float]:
    for at, line in enumerate(lines):
        if known is not None:
            yield _CERTAIN if known == at else 0.0
        else:
            score = _likeness(pattern, line)
            yield score if score >= _LIKE else 0.0
