"""Where the statements of a .td file are, also in a text that TableGen cannot read."""

from __future__ import annotations

import re
from collections.abc import Iterator

TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|^[ \t]*#[a-z]+\b[^\n]*|\"(?:\\.|[^\"\\\n])*\"|\[\{.*?\}\]"
    r"|(?P<sign>[{};])|\b(?P<word>class|defm|defset|defvar|def|foreach|if|let|multiclass)\b",
    re.DOTALL | re.MULTILINE,
)
_HOLDS = frozenset(("foreach", "if", "let", "defset"))
"""Statements whose braces hold statements."""
_DEFINING = frozenset(("class", "def", "defm", "defset", "multiclass"))
_WITHOUT_DEFINITIONS = frozenset(("class", "def", "defm"))
"""Words with which definitions begin, and the statements in whose braces, and before them, there can be none."""
_OPERATOR = "!"
"""What stands before the word of an operator, as `!if`."""


def statement(text: str, line: int) -> tuple[int, int] | None:
    """Where the smallest statement is that has a line."""
    return min(spans(text, line), default=None, key=lambda span: span[1] - span[0])


def unclosed(text: str, line: int) -> tuple[int, int] | None:
    """The last statement before the end of a line that has no end: another one begins in its braces, or in place of them."""
    end = offset(text, line + 1)
    return max([span for span in statements(text) if span[0] < end and text[span[1] - 1] not in ";}"], default=None)


def spans(text: str, line: int) -> list[tuple[int, int]]:
    """Where the statements are that have a line."""
    start, end = offset(text, line), offset(text, line + 1)
    return [span for span in statements(text) if span[0] < end and span[1] > start]


def statements(text: str) -> Iterator[tuple[int, int]]:
    """The statements of a .td file, those in the braces of others before these; one without an end goes on to the next."""
    around: list[int] = []
    begin, holds, depth, word = -1, False, 0, ""
    for token in TOKEN.finditer(text):
        if begin >= 0 and word in _WITHOUT_DEFINITIONS and _begins_another(text, token, depth):
            yield begin, token.start()
            begin, depth = -1, 0
        if token["word"] and begin < 0:
            begin, holds, word = token.start(), token["word"] in _HOLDS, token["word"]
        elif token["sign"] == "{" and depth == 0 and (holds or begin < 0):
            around.append(begin if begin >= 0 else token.start())
            begin = -1
        elif token["sign"] == "{":
            depth += 1
        elif token["sign"] == "}" and depth == 0:
            begin = -1
            if around:
                yield around.pop(), token.end()
        elif token["sign"]:
            depth -= token["sign"] == "}"
            if depth == 0 and begin >= 0:
                yield begin, token.end()
                begin = -1
    if begin >= 0 and word in _WITHOUT_DEFINITIONS:
        yield begin, len(text)


def _begins_another(text: str, token: re.Match[str], depth: int) -> bool:
    """Whether a token begins a statement after a definition, so many of whose braces are open, that has no end."""
    if depth > 0:
        return token["word"] in _DEFINING
    return bool(token["word"]) and text[token.start() - 1] != _OPERATOR


def last_line(text: str, start: int, end: int) -> int:
    """The last line of a part of a text that is neither blank nor a comment, from 0; if there is none, its first one."""
    lines = text[start:end].split("\n")
    numbers = [number for number, line in enumerate(lines) if line.strip() and not line.lstrip().startswith("//")]
    return text.count("\n", 0, start) + (numbers[-1] if numbers else 0)


def offset(text: str, line: int) -> int:
    """Where a line begins, from 0."""
    at = 0
    for _ in range(line):
        at = text.find("\n", at) + 1
        if at == 0:
            return len(text)
    return at


def blanked(text: str, start: int, end: int) -> str:
    """A text with blanks in place of a part; its lines stay."""
    return text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
