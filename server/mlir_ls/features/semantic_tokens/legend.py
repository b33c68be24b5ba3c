"""The kinds of semantic tokens, under the names that the Language Server Protocol and the colours of editors have.

Operations are macros, for that is what they look like: words that bring a syntax of their own. Operations that no dialect
declares are operators, which most colour schemes leave plain. Comments and strings are none: what editors colour in
them themselves (directives of tests, escapes) would be lost.
"""

from __future__ import annotations

from typing import Final

TYPES: Final = (
    *("variable", "parameter", "function", "label", "macro", "operator"),
    *("type", "enumMember", "property", "keyword", "number"),
)
"""In the order of their numbers."""

MODIFIERS: Final = ("definition", "unknown")
"""In the order of their bits."""

VALUE, ARGUMENT, SYMBOL, BLOCK, OPERATION, UNKNOWN, TYPE, ATTRIBUTE, NAME, WORD, NUMBER = range(len(TYPES))

DEFINED, NOT_DECLARED = 1, 2
