"""The tokens of an erased header as printing sees them: finer than the parser's, which takes whole types as one."""

from __future__ import annotations

import re
from typing import NamedTuple

_TOKEN = re.compile(
    r"""[ \t\n]+"""
    r"""|"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"?"""
    r"""|\#-\}|[!#](?:[A-Za-z_$]|-(?!>))(?:[A-Za-z0-9_$.]|-(?!>))*|[A-Za-z_$][A-Za-z0-9_$.]*"""
    r"""|0x[0-9a-fA-F]+(?![0-9a-zA-Z_?])|[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]+(?:x[0-9?A-Za-z_]*)?"""
    r"""|\^[A-Za-z0-9_$.-]+|#[0-9][A-Za-z0-9_$.-]*"""
    r"""|->|::|\{-\#|\.\.\.|==|>=|<="""
    r"""|."""
)

_findall = _TOKEN.findall

_GLUING = re.compile(r"[A-Za-z0-9_$.][A-Za-z0-9_$.?]|->|::|==|[<>]=|//|\{-|#-|-\}|\.\.|[%@#!^][A-Za-z0-9_$.\"-]")


class HeaderTokens(NamedTuple):
    """`texts` without white space; `starts`, their offsets; `gaps`, the white space before each."""

    texts: list[str]
    starts: list[int]
    gaps: list[str]


def tokens_of(erased: str) -> HeaderTokens:
    """Takes an erased header apart."""
    texts: list[str] = []
    starts: list[int] = []
    gaps: list[str] = []
    offset = 0
    gap = ""
    for token in _findall(erased):
        if token[0] in " \t\n":
            gap = token
        else:
            texts.append(token)
            starts.append(offset)
            gaps.append(gap)
            gap = ""
        offset += len(token)
    return HeaderTokens(texts, starts, gaps)


def would_glue(before: str, after: str) -> bool:
    """Whether two tokens without white space between them would be read as something else.

    A name may have been erased after a sigil, so that anything that can go on with one counts as part of it.
    """
    if before in ("%", "@", "#loc"):
        return after[0].isalnum() or after[0] in '_$.-"' or (before != "@" and after[0] == "#")
    return _GLUING.match(before[-1] + after[0]) is not None
