"""The aliases and the dialects that a header mentions, found in its text.

MLIR language reference, "Attribute Value Aliases", "Type aliases", "Dialect Types", "Dialect Attribute Values".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from mlir_ls.syntax.erase import SIGIL
from mlir_ls.syntax.leaf.lexical import STRING
from mlir_ls.syntax.shape import AliasUse, ForeignName
from mlir_ls.system.patterns import deferred

_NO_NAME = rf"{STRING}|//[^\n]*"
_RESULT = r"%(?:[ \t\n\0]|//[^\n]*\n)*#[0-9]+"
"""A result of a group by its number, which is no alias that is named by a number."""

_ALIAS_USE = re.compile(
    rf"{_NO_NAME}|{_RESULT}|([#!](?:(?:[A-Za-z_$]|-(?![>}}]))[A-Za-z0-9_$-]*|[0-9]+))(?![A-Za-z0-9_$.<-])"
)
_DOTTED_ALIAS_USE = deferred(
    rf"{_NO_NAME}|{_RESULT}|([#!](?:(?:[A-Za-z_$.]|-(?![>}}]))[A-Za-z0-9_$.-]*|[0-9]+))(?![A-Za-z0-9_$.<-])"
)

_DIALECT_USE = re.compile(rf"{_NO_NAME}|([#!][A-Za-z_$][A-Za-z0-9_$]*)(?=[.<])")
"""The name of a type or an attribute of a dialect, without what is after the dialect; strings and comments are passed over."""

_BEFORE_LOCATION = re.compile(r"\bloc\s*\(\s*$")


def foreign_names(text: str, is_foreign: Callable[[str], bool]) -> Iterator[ForeignName]:
    """The first mention of each dialect that the language has not, by a type or an attribute."""
    seen = set()
    for match in _DIALECT_USE.finditer(text):
        spelled = match[1]
        if spelled is not None and spelled not in seen and is_foreign(spelled[1:]):
            seen.add(spelled)
            yield ForeignName(spelled, match.start(1), match.end(1))


def alias_uses(text: str, dotted: bool) -> tuple[AliasUse, ...]:
    """The uses of aliases; in some releases the names of aliases may be `dotted`."""
    found = []
    for match in (_DOTTED_ALIAS_USE if dotted else _ALIAS_USE).finditer(text):
        name = match[1]
        if name is not None:
            slot = len(SIGIL.findall(text, 0, match.start(1))) if name == "#loc" else -1
            found.append(AliasUse(name, match.start(1), slot, _is_location(text, match.start(1))))
    return tuple(found)


def _is_location(text: str, start: int) -> bool:
    """Whether what begins at an offset is all of a location, or the beginning of one."""
    return text.endswith("loc(", 0, start) or _BEFORE_LOCATION.search(text, max(0, start - 16), start) is not None
