"""Tokens of an erased text. No token crosses a line; comments and white space separate tokens and are none."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate

from mlir_ls.syntax.leaf.lexical import ENTITY
from mlir_ls.system.patterns import deferred

#: Stands for the content of a region in the header of its operation. No text can hold it: in a text it ends a line.
REGION = "\r"

#: White space within a line as MLIR reads it (MLIR language reference, "Lexical structure"); it passes over NUL, too.
BLANKS = " \t\0"

_BLANKS = r"[ \t\n\0]*"
_WORD = r"[A-Za-z0-9_$.]*"
_NAME = r"(?:[A-Za-z_$.]|-(?!>))(?:[A-Za-z0-9_$.]|-(?!>))*|[0-9]*"
_BODY = r"""<[^<>"%@\n(\r-]*(?:-(?!>)[^<>"%@\n(\r-]*)*>"""
"""What follows the name of a shaped type or literal without inner brackets, which is taken whole: it is frequent, and literals
may be megabytes long."""

# The matcher compares the first character before it tries an alternative: each begins with one, the most frequent come first.
_TOKEN = (
    r"[%,()\[\]@}]"
    rf"|[b-ce-ln-su_wx-zA-Z]{_WORD}"
    rf"|t(?:ensor{_BODY}|{_WORD})|v(?:ector{_BODY}|{_WORD})|m(?:emref{_BODY}|{_WORD})"
    rf"|d(?:ense{_BODY}|{_WORD})|a(?:rray{_BODY}|{_WORD})"
    r"|[1-9][0-9]*(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?|(?:x[0-9?A-Za-z_]*)?)"
    r"|0(?:x[0-9a-fA-F]+|[0-9]*\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]*(?:x[0-9?A-Za-z_]*)?)"
    r"|::?|->?|[=><]=?"
    r"""|"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"?"""
    rf"|\^(?:{_NAME})"
    rf"|#(?:-\}}|{_NAME})|!(?:{_NAME})"
    r"|\{(?:-\#)?|\.(?:\.\.)?"
    rf"|{ENTITY}"
    r"|[^ \t\n\0]"
)

#: What separates tokens and the tokens, in turns; the first and the last part are white space, which may be empty.
_parts = re.compile(f"({_TOKEN})").split
#: White space with comments, and the next token, which is empty at the end of the text.
_tokens_and_comments = re.compile(rf"({_BLANKS}(?://[^\n\r]*{_BLANKS})*)({_TOKEN}|\Z)").findall


_NO_TOKEN = deferred(r"[;&~`\\'$\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\U0010ffff]")


def is_keyword(token: str) -> bool:
    """Whether a token is a word: a keyword, the name of an operation, a type or an attribute without a sigil."""
    return token[:1].isalpha() or token[:1] == "_"


def begins_nothing(token: str) -> bool:
    """Whether a token is a character that begins no token of MLIR, or is one as HTML spells it."""
    return _NO_TOKEN.match(token) is not None


def unexpected_character(text: str, tokens: Sequence[str], end: int) -> int | None:
    """The index of the first token of a text, before that at `end`, which is a character that begins no token of MLIR.

    It may stand in angle brackets: a dialect may read their content by itself.
    """
    return None if _NO_TOKEN.search(text) is None else _first_outside(tokens, end, begins_nothing)


def unclosed_string(text: str, tokens: Sequence[str], end: int) -> int | None:
    """The index of the first token of a text, before that at `end`, which is a string literal that is not closed.

    It may stand in angle brackets, as for `unexpected_character`.
    """
    return None if '"' not in text else _first_outside(tokens, end, is_unclosed)


def _first_outside(tokens: Sequence[str], end: int, is_wrong: Callable[[str], bool]) -> int | None:
    """The index of the first token before that at `end` which is outside of angle brackets, and wrong."""
    depth = 0
    for index in range(end):
        token = tokens[index]
        depth = max(0, depth + (token == "<") - (token == ">"))
        if not depth and is_wrong(token):
            return index
    return None


def is_unclosed(token: str) -> bool:
    """Whether a token is a string literal that is not closed on its line."""
    if token[:1] != '"':
        return False
    body = token[:-1]
    return not body or token[-1] != '"' or (body[-1] == "\\" and (len(body) - len(body.rstrip("\\"))) % 2 == 1)


def tokenize(text: str) -> tuple[list[str], list[int]]:
    """The tokens of an erased text, and where each of them begins."""
    if "//" in text:
        return _tokenize_with_comments(text)
    parts = _parts(text)
    starts = [*accumulate(map(len, parts))][::2]
    starts.pop()
    return parts[1::2], starts


def _tokenize_with_comments(text: str) -> tuple[list[str], list[int]]:
    tokens: list[str] = []
    starts: list[int] = []
    offset = 0
    for blanks, token in _tokens_and_comments(text):
        if token:
            offset += len(blanks)
            tokens.append(token)
            starts.append(offset)
            offset += len(token)
    return tokens, starts
