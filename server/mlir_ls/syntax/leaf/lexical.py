"""What all that looks at a text knows of the language: brackets, strings, the words with something in angle brackets, and how
messages show tokens."""

from __future__ import annotations

CLOSING_OF = {"(": ")", "[": "]", "{": "}", "<": ">"}
"""Whether `<` is a bracket or an operator depends on where it stands."""

OPENING_OF = {")": "(", "]": "[", "}": "{", ">": "<"}
OPENING = frozenset("([{<")
CLOSING = frozenset(")]}>")

COMPARISONS = frozenset((">=", "<=", "=="))

DIGITS = frozenset("0123456789")

STRING = r'"[^"\\\n\r]*(?:\\[^\n\r][^"\\\n\r]*)*"'
"""A string, as a part of regular expressions."""

PLAIN_TYPE = r"(?:[su]?i[0-9]+|f[0-9][0-9A-Za-z_]*|bf16|tf32|index|none)"
"""A builtin type that is a single word, as a part of regular expressions, which see to where the word ends. It says how such
types are spelled, not which there are: `i0` and `f7` look like types, too."""

ANGLED_TYPES = frozenset(("tensor", "vector", "memref", "complex", "tuple"))
ANGLED_TYPE = rf"(?:{'|'.join(sorted(ANGLED_TYPES))})"
"""One of these words, as a part of regular expressions."""
ANGLED_ATTRIBUTES = frozenset(("array", "affine_map", "affine_set", "strided"))
ELEMENTS = frozenset(("dense", "sparse", "dense_resource", "opaque"))
"""The words of attributes that have their type after a colon."""

ENTITY = r"&(?:#[0-9]+|#[xX][0-9a-fA-F]+|[A-Za-z][A-Za-z0-9]*);"
"""How HTML spells a character, as a part of regular expressions: `&lt;`. MLIR that was copied from a page's source has such."""

LOOKALIKES = {
    **dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\uff02", '"'),
    **dict.fromkeys("\u2192\u27f6\u279c\u2794", "->"),
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d", "-"),
    **dict.fromkeys("\u00d7\u2715", "x"),
    **dict.fromkeys("\u02c6\u2303", "^"),
    "\u2026": "...",
    "\u21d2": "=>",
    "\u2264": "<=",
    "\u2265": ">=",
}
"""Characters that typesetting puts in the place of those of MLIR."""

WHITE_SPACE = " \t\n\r\0"
"""All that may stand between tokens, with `\\r` for regions that were read; MLIR takes no other character as white space."""


def quoted(token: str, mark: str = "'") -> str:
    """A token for a message, between two marks; a character that cannot be seen by its code point and its name in Unicode."""
    if len(token) == 1 and is_unseen(token):
        import unicodedata  # few texts have such characters

        name = unicodedata.name(token, "").lower()
        return f"U+{ord(token):04X}{f' ({name})' if name else ''}"
    return f"{mark}{token if len(token) < 40 else token[:37] + '…'}{mark}"


def spelled_out(entity: str) -> str:
    """The characters that an `ENTITY` of HTML stands for; "" where it stands for none."""
    import html  # few texts have entities

    found = html.unescape(entity)
    return found if found != entity else ""


def is_unseen(character: str) -> bool:
    """Whether a character is white space or a mark that MLIR does not take as white space and that cannot be seen."""
    return not character.isprintable() and character not in WHITE_SPACE
