"""Tokens of an erased text. No token crosses a line; comments and white space separate tokens and are none."""

from __future__ import annotations

import re

#: Stands for the content of a region in the header of its operation. No text can hold it: in a text it ends a line.
REGION = "\r"

#: White space within a line as MLIR reads it (MLIR language reference, "Lexical structure"); it passes over NUL, too.
BLANKS = " \t\0"

_BLANKS = r"[ \t\n\0]*"
_TOKEN = (
    # A shaped type or literal without inner brackets, taken whole: it is frequent, and literals may be megabytes long.
    r"""(?:tensor|vector|memref|dense|array)<[^<>"%@\n(\r-]*(?:-(?!>)[^<>"%@\n(\r-]*)*>"""
    r"""|[A-Za-z_][A-Za-z0-9_$.]*"""
    r"""|[%@]"""
    r"""|"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"?"""
    r"""|\^[A-Za-z0-9_$.-]*"""
    r"""|#-\}|[!#](?:[A-Za-z_$.]|-(?!>))(?:[A-Za-z0-9_$.]|-(?!>))*|[!#][0-9]+"""
    r"""|0x[0-9a-fA-F]+|[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]+(?:x[0-9?A-Za-z_]*)*"""
    r"""|->|::|\{-\#|\.\.\.|==|>=|<="""
    r"""|[^ \t\n\0]"""
)

#: What separates tokens, and the next one, which is empty at the end of the text.
_tokens = re.compile(rf"({_BLANKS})({_TOKEN}|\Z)").findall
_tokens_and_comments = re.compile(rf"({_BLANKS}(?://[^\n\r]*{_BLANKS})*)({_TOKEN}|\Z)").findall


def tokenize(text: str) -> tuple[list[str], list[int]]:
    """The tokens of an erased text, and where each of them begins."""
    tokens: list[str] = []
    starts: list[int] = []
    offset = 0
    for blanks, token in _tokens_and_comments(text) if "//" in text else _tokens(text):
        if token:
            offset += len(blanks)
            tokens.append(token)
            starts.append(offset)
            offset += len(token)
    return tokens, starts
