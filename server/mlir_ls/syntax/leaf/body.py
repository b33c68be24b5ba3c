"""The bodies of dialect types and attributes, `<...>` with any balanced content, as text."""

from __future__ import annotations

import re
from collections.abc import Callable

from mlir_ls.syntax.leaf.lexical import STRING
from mlir_ls.syntax.leaf.nodes import ERASED_SIGIL
from mlir_ls.system.patterns import deferred

_TOKEN = deferred(rf'{STRING}|//[^\n]*(?:\n|\Z)|\s+|->|::|[,:=]|[^\s",:=\-/]+|.')
_PLAIN = deferred(r"[\w.$?*!#@%<>()\[\]{}]*(?:, [\w.$?*!#@%<>()\[\]{}]+)*\Z")
_ALIAS = deferred(rf"{STRING}|(?:(?<![\w$.])|(?<=[\d?*\]]x))([!#])([A-Za-z0-9_$][\w$\-]*)(?![\w$.<\-])")
_COMMENT = deferred(rf"{STRING}|//[^\n]*")
_SPACED = {",": ", ", ":": " : ", "=": " = ", "->": " -> "}


def canonical_body(text: str) -> str:
    """A body with its white space and comments in one fixed form; strings stay as they are.

    White space separates words and is meaningless everywhere else.
    """
    if _PLAIN.match(text):
        return text
    out: list[str] = []
    gap = False
    for token in _TOKEN.findall(text):
        if token.isspace() or token.startswith("//"):
            gap = True
            continue
        if gap and out and _is_word(out[-1][-1]) and _is_word(token[0]):
            out.append(" ")
        out.append(_SPACED.get(token, token))
        gap = False
    return "".join(out).strip()


def blank_comments(text: str) -> str:
    """A text with spaces in the place of its comments."""
    if "//" not in text:
        return text
    return _COMMENT.sub(lambda found: found.group() if found.group()[0] == '"' else " " * len(found.group()), text)


def has_alias(body: str) -> bool:
    """Whether a body mentions an alias, `!name` or `#name`, outside of strings."""
    if "!" not in body and "#" not in body:
        return False
    return any(found.group(1) for found in _ALIAS.finditer(body))


def replace_aliases(body: str, spelling: Callable[[str, int], str | None]) -> str:
    """A body with each alias replaced by what `spelling` makes of it, sigil included, and of its offset; None leaves it."""

    def replaced(found: re.Match[str]) -> str:
        whole: str = found.group()
        if not found.group(1):
            return whole
        new = spelling(whole, found.start())
        return whole if new is None else new

    return _ALIAS.sub(replaced, body)


def is_erased_string(text: str) -> bool:
    """Whether names may be missing in a string, as they are erased there like outside of strings."""
    return "%" in text or "@" in text or "#loc" in text


def is_erased(body: str) -> bool:
    """Whether a sigil in a body has lost its name."""
    return ("@" in body or "%" in body) and ERASED_SIGIL.search(body) is not None


def _is_word(character: str) -> bool:
    return character.isalnum() or character in "_$."
