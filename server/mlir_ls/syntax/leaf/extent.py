"""Where a leaf that begins at some character of a text ends, found by its brackets alone.

What stands between the brackets is not looked at: the parser does that.
"""

from __future__ import annotations

import re

from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.lexical import ANGLED_ATTRIBUTES, ANGLED_TYPE, ANGLED_TYPES, CLOSING_OF, ELEMENTS, PLAIN_TYPE, STRING
from mlir_ls.system.patterns import deferred

_NAME = r"[A-Za-z$_\-][\w$.\-]*"

_PLAIN_TYPE = deferred(
    rf"""(?:
        {PLAIN_TYPE}
      | {ANGLED_TYPE}<[^<>"/\-()\[\]{{}}]*>
      | !{_NAME}(?:<[^<>"\-()\[\]{{}}]*>)?
    )(?![\w$.<\-])""",
    re.ASCII | re.VERBOSE,
)
_PLAIN_ATTRIBUTE = deferred(
    rf"(?:{STRING}|-?[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?|x[0-9A-Fa-f]+)?|(?:true|false|unit)(?![\w$.<]))", re.ASCII
)
_SPACE = re.compile(r"[ \t\n]*(?://[^\n]*(?:\n[ \t\n]*|\Z))*")
_TOKEN_BRACKET = deferred(rf"{STRING}|//[^\n]*|[!#]{_NAME}<?|->|<=|[<>()\[\]{{}}]|\"", re.ASCII)
_BODY_BRACKET = re.compile(rf'{STRING}|->|[<>()\[\]{{}}]|"')
_WORD = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)
_PREFIXED = deferred(rf"[!#](?:{_NAME}|[0-9]+)", re.ASCII)
_SYMBOL = deferred(rf"@(?:[A-Za-z_][\w$.]*|{STRING})?", re.ASCII)
_DIGITS = deferred(r"0x[0-9A-Fa-f]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?", re.ASCII)


def skip_space(text: str, offset: int) -> int:
    """The first character at or after `offset` that is neither white space nor in a comment."""
    match = _SPACE.match(text, offset)
    return match.end() if match else offset


def type_end(text: str, offset: int) -> int:
    """Where the type that begins at `offset` ends; white space after it is not part of it.

    Raises:
        LeafError: no type begins there, or a bracket stays open. Its offset counts from the start of `text`.
    """
    match = _PLAIN_TYPE.match(text, offset)
    if match:
        return match.end()
    if text.startswith("(", offset):
        return _function_end(text, offset)
    return _plain_end(text, offset)


def attribute_end(text: str, offset: int, typed: bool = True) -> int:
    """Where the attribute that begins at `offset` ends.

    A colon and a type after a number, a string, elements or an attribute of a dialect belong to it, unless `typed` is
    false: then the type is spelled elsewhere.

    Raises:
        LeafError: no attribute begins there, or a bracket stays open. Its offset counts from the start of `text`.
    """
    match = _PLAIN_ATTRIBUTE.match(text, offset)
    if match:
        end = match.end()
        return end if text[offset] in "tfu" or not typed else _suffix_end(text, end)
    first = text[offset : offset + 1]
    if first in ("[", "{"):
        return balanced_end(text, offset)
    if first == "#":
        return _dialect_attribute_end(text, offset, typed)
    if first == "@":
        return _symbol_end(text, offset)
    if first == "-":
        return _negative_end(text, offset, typed)
    word = _WORD.match(text, offset)
    name = word.group() if word else ""
    if name in ELEMENTS:
        end = _brackets_after(text, offset + len(name), "<")
        return _suffix_end(text, end) if typed else end
    if name in ANGLED_ATTRIBUTES:
        return _brackets_after(text, offset + len(name), "<")
    if name == "loc":
        return _brackets_after(text, offset + len(name), "(")
    if name == "distinct":
        return _brackets_after(text, _brackets_after(text, offset + len(name), "["), "<")
    if not word and first not in ("!", "("):
        raise LeafError("expected an attribute", offset)
    return type_end(text, offset)


def balanced_end(text: str, offset: int, raw: bool = False) -> int:
    """The offset after the bracket that closes the one at `offset`.

    In a raw text, the body of a dialect's type or attribute, `//` begins no comment.

    Raises:
        LeafError: it stays open, or another bracket is closed before.
    """
    expected = [CLOSING_OF[text[offset]]]
    opened = [offset]
    pattern, position = _BODY_BRACKET if raw else _TOKEN_BRACKET, offset + 1
    while (match := pattern.search(text, position)) is not None:
        token, position = match.group(), match.end()
        if token in CLOSING_OF:
            expected.append(CLOSING_OF[token])
            opened.append(match.start())
        elif token == expected[-1]:
            expected.pop()
            opened.pop()
            if not opened:
                return match.end()
        elif token == '"':
            raise LeafError("the string has no end", match.start())
        elif token[0] in "!#":
            if token[-1] == "<":
                position = balanced_end(text, position - 1, raw=True)
        elif token == ">" and not raw and text.startswith("=", match.end()):
            continue  # `>=` in a constraint of an integer set
        elif token in ">)]}":
            raise LeafError(f"expected the end of `{text[opened[-1]]}`, but got `{token}`", match.start())
    raise LeafError(f"`{text[opened[-1]]}` is never closed", opened[-1])


def _plain_end(text: str, offset: int) -> int:
    """The end of a type that is no function type."""
    match = _PLAIN_TYPE.match(text, offset)
    if match:
        return match.end()
    prefixed = _PREFIXED.match(text, offset)
    if prefixed and prefixed.group()[0] == "!":
        end = prefixed.end()
        return balanced_end(text, end, raw=True) if text.startswith("<", end) else end
    word = _WORD.match(text, offset)
    if word is None:
        raise LeafError("expected a type", offset)
    if word.group() in ANGLED_TYPES:
        return _brackets_after(text, word.end(), "<")
    return word.end()


def _function_end(text: str, offset: int) -> int:
    arrow = skip_space(text, balanced_end(text, offset))
    if not text.startswith("->", arrow):
        raise LeafError("expected `->`", arrow)
    results = skip_space(text, arrow + 2)
    return balanced_end(text, results) if text.startswith("(", results) else _plain_end(text, results)


def _brackets_after(text: str, offset: int, bracket: str) -> int:
    start = skip_space(text, offset)
    if not text.startswith(bracket, start):
        raise LeafError(f"expected `{bracket}`", start)
    return balanced_end(text, start)


def _suffix_end(text: str, end: int) -> int:
    """The end of `: type` after `end`, or `end` where there is none."""
    colon = skip_space(text, end)
    if not text.startswith(":", colon) or text.startswith("::", colon):
        return end
    return type_end(text, skip_space(text, colon + 1))


def _dialect_attribute_end(text: str, offset: int, typed: bool) -> int:
    match = _PREFIXED.match(text, offset)
    if match is None:
        raise LeafError("expected a name after `#`", offset)
    end = match.end()
    if text.startswith("<", end):
        end = balanced_end(text, end, raw=True)
    elif "." not in match.group():
        return end
    return _suffix_end(text, end) if typed else end


def _symbol_end(text: str, offset: int) -> int:
    match = _SYMBOL.match(text, offset)
    while True:
        assert match is not None
        end = match.end()
        separator = skip_space(text, end)
        if not text.startswith("::", separator):
            return end
        match = _SYMBOL.match(text, skip_space(text, separator + 2))
        if match is None:
            return end


def _negative_end(text: str, offset: int, typed: bool) -> int:
    digits = _DIGITS.match(text, skip_space(text, offset + 1))
    if digits is None:
        raise LeafError("expected a number after `-`", offset)
    return _suffix_end(text, digits.end()) if typed else digits.end()
