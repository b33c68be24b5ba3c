"""Which document of the language a text follows, told from its first lines by what later texts cannot hold.

The first telling line decides between today's MLIR and an earlier one. Functions of December 2018 have three keywords of
their own; March 2019 has colons in dictionaries and the type of elements in front.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

DETECT_LINES = 250
"""A text's age is told from so many lines at its start."""

_LONGEST = 160

_TELLING = re.compile(
    r"^[ \t]*(?:"
    r"(?P<statements>(?:cfgfunc|mlfunc|extfunc)[ \t]+@)"
    r"|(?P<bare>func[ \t]+(?:(?:private|public|nested)[ \t]+)?@|#[\w.$-]+[ \t]*=[ \t]*\(|![\w.$-]+[ \t]*=[ \t]*type\b"
    r"|.*(?:!llvm<\"|\bmemref<[^\"]*, *\([a-z]))"
    r"|(?P<late>spv\.\w+|loop\.(?:for|if)[ \t]|.*(?:!llvm\.(?:i[0-9]+|float|double|half)\b|\bfxpmath\."
    r"|\bopaque<\"|\"module_terminator\"))"
    r"|(?P<today>func\.func\b|llvm\.func\b.*!llvm\.ptr|.*\barith\.\w|.*\bdense_resource<"
    r"|.*!llvm\.(?:ptr\b(?!<)|struct<|array<))"
    r")",
    re.MULTILINE,
)
_COLONS = re.compile(
    r"[{,][ \t]*(?!(?:offset|strides)\b)[A-Za-z_]\w*[ \t]*:(?!:)"
    r"|\b(?:dense|sparse|splat|opaque)<[ \t]*(?:tensor|vector)<"
)
_EQUALS = re.compile(
    r"[{,][ \t]*[A-Za-z_][\w.]*[ \t]*=[ \t]|\bdense<[^<>]*>[ \t]*:|\baffine\.(?:load|store)\b|\bmodule\b"
)
_LATE = re.compile(r"\b(?:fxpmath|gpu|linalg|loop|nvvm|quant|spv|vector)\.[a-z_]")
_STATEMENTS = re.compile(r"^[ \t]*(?:cfgfunc|mlfunc|extfunc)[ \t]+@", re.MULTILINE)
_TODAY = re.compile(r"^[ \t]*func\.func\b", re.MULTILINE)
_COMMENT = re.compile(r"//.*")


def candidate_profiles(lines: Sequence[str]) -> tuple[str, ...]:
    """The documents that a text may follow, the likeliest first; none where it is not older than the releases."""
    text = "\n".join([line[:_LONGEST] for line in lines[:DETECT_LINES]])
    found = _TELLING.search(text)
    if found is None or found["today"] is not None:
        return ()
    if found["statements"] is not None:
        return ("2018-12",)
    if found["late"] is not None:
        return ("2020-10",)
    code = _COMMENT.sub("", text)
    if _STATEMENTS.search(code):
        return ("2018-12",)
    if _TODAY.search(code):
        return ()
    if _LATE.search(code):
        return ("2020-10",)
    has_colons, has_equals = _COLONS.search(code) is not None, _EQUALS.search(code) is not None
    if has_colons != has_equals:
        return ("2019-03",) if has_colons else ("2020-10",)
    return ("2020-10", "2019-03")
