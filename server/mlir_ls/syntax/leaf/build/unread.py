"""Bodies of types and attributes of dialects whose syntax is not known: what stands in them may be anything."""

from __future__ import annotations

import re

from mlir_ls.syntax.leaf.build.builder import Context, NoSuchName
from mlir_ls.syntax.leaf.lexical import STRING
from mlir_ls.system.patterns import deferred

_DIALECT_SYMBOL = deferred(r"(?P<sigil>[#!])(?P<dialect>[A-Za-z_$][A-Za-z0-9_$]*)(?:\.(?P<name>[A-Za-z0-9_$.]+))?$")
_STRING = deferred(STRING)
_FIRST_WORD = deferred(r"[A-Za-z0-9_$.]*")


def in_unread_body(text: str, offset: int, context: Context) -> bool:
    """Whether a place of a text is in such a body."""
    text, depth = _STRING.sub(lambda found: " " * len(found[0]), text[:offset]), 0
    for index in range(offset - 1, -1, -1):
        character = text[index]
        if character in ">)]}" and text[index - 1 : index + 1] != "->":
            depth += 1
        elif character in "<([{":
            depth -= 1
            if depth < 0:
                symbol = _DIALECT_SYMBOL.search(text, 0, index) if character == "<" else None
                if symbol is not None and not _is_read(symbol, text, index, context):
                    return True
                depth = 0
    return False


def _is_read(symbol: re.Match[str], text: str, index: int, context: Context) -> bool:
    """Whether the grammar of the body that begins at a bracket is known; `#dialect<name …>` has the name in the brackets."""
    parsers = context.dialect_types if symbol["sigil"] == "!" else context.dialect_attributes
    first = _FIRST_WORD.match(text, index + 1)
    name = symbol["name"] or (first[0] if first is not None else "")
    found = parsers.get(symbol["dialect"], name)
    return found is not None and not isinstance(found, NoSuchName)
