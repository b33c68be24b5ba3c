"""Which dialects a .td file declares, by its text alone: before TableGen has read it."""

from __future__ import annotations

import re

from mlir_ls.system.patterns import deferred

_STRING = r'"(?:[^"\\\n]|\\.)*"'
_BEGINS = re.compile(r":\s*Dialect\b")
_PROSE = deferred(rf"({_STRING})|\[\{{.*?\}}\]|//[^\n]*|/\*.*?\*/", re.DOTALL)
"""Strings, which stay; blocks of prose or C++, and comments, which may hold any brackets."""

_DIALECT = deferred(
    rf'\bdef\s+\w+\s*:\s*Dialect\b[^{{;]*\{{(?:{_STRING}|[^{{}}"])*?\blet\s+name\s*=\s*"([^"]+)"', re.DOTALL
)


def declared_dialects(text: str) -> list[str]:
    """The names of the dialects that the text of a .td file declares."""
    if _BEGINS.search(text) is None:
        return []
    return _DIALECT.findall(_PROSE.sub(lambda found: found[1] or " ", text))
