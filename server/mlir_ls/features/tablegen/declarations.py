"""What the statements of .td files declare, and the names in them: classes, records, variables and included files."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.ods.tablegen.statements import offset, statements
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Position, Span

_WORDS = "class|defm|defset|defvar|def|multiclass"
_DECLARES = deferred(rf"({_WORDS})\b(?:\s+(?:list\s*<[^<>]*>)?\s*([A-Za-z_]\w*)(?![\w#]|\s*#))?")
_PASSED = r"//[^\n]*|/\*.*?\*/|\[\{.*?\}\]"
_TOKEN = deferred(rf'(?P<passed>{_PASSED})|(?P<string>"(?:\\.|[^"\\\n])*")|(?P<word>[!$]?[A-Za-z_]\w*)', re.DOTALL)
_HEAD = deferred(rf'{_PASSED}|"(?:\\.|[^"\\\n])*"|(?P<end>[{{;])', re.DOTALL)
_FIELD = deferred(
    rf'{_PASSED}|\blet\s+(?P<name>summary|description)\s*=\s*(?P<text>(?:"(?:\\.|[^"\\\n])*"\s*|\[\{{.*?\}}\]\s*)+)', re.DOTALL
)
_PIECE = deferred(r'"((?:\\.|[^"\\\n])*)"|\[\{(.*?)\}\]', re.DOTALL)


class Declared(NamedTuple):
    """A declaration: the word that it begins with, its name, and where it and its name are in a text."""

    word: str
    name: str
    start: int
    end: int
    name_start: int


class SpelledName(NamedTuple):
    """A name in a text, or the name of a file after `include`, with its place."""

    name: str
    span: Span
    is_file: bool = False


def declared_in(text: str) -> list[Declared]:
    """What the statements of a text declare by a name, in order."""
    found = []
    for start, end in statements(text):
        declares = _DECLARES.match(text, start, end)
        if declares is not None and declares[2]:
            found.append(Declared(declares[1], declares[2], start, end, declares.start(2)))
    return sorted(found, key=lambda each: each.start)


def declaration_of(name: str, text: str) -> Declared | None:
    """The declaration of a name in a text: of several one that has contents."""
    if re.search(rf"\b(?:{_WORDS})\b[^\n;{{]*?\b{name}\b", text) is None:
        return None  # most texts, whose statements are not looked for
    found = [each for each in declared_in(text) if each.name == name]
    return next((each for each in found if _has_contents(each, text)), found[0] if found else None)


def _has_contents(declared: Declared, text: str) -> bool:
    whole = text[declared.start : declared.end]
    return head_of(declared, text)[-1:] == "{" or "=" in whole or ":" in whole


def name_at(text: str, position: Position) -> SpelledName | None:
    """The name at a position, or the file that is included there; nothing in comments, in code and in other texts."""
    at = offset(text, position.line) + position.character
    before = ""
    for token in _TOKEN.finditer(text):
        if token.start() > at:
            return None
        if at <= token.end() and token["word"] and token["word"][0] not in "!$":
            return SpelledName(token[0], span_in(text, token.start(), token.end()))
        if at < token.end() or (at == token.end() and token["string"]):
            is_file = token["string"] and before == "include"
            return SpelledName(token[0][1:-1], span_in(text, token.start() + 1, token.end() - 1), True) if is_file else None
        before = token[0]
    return None


def head_of(declared: Declared, text: str) -> str:
    """A declaration up to its contents."""
    for token in _HEAD.finditer(text, declared.start, declared.end):
        if token["end"]:
            return text[declared.start : token.end()]
    return text[declared.start : declared.end]


def said_in(declared: Declared, text: str) -> dict[str, str]:
    """The summary and the description that a declaration spells."""
    found: dict[str, str] = {}
    for field in _FIELD.finditer(text, declared.start, declared.end):
        if field["name"] and field["name"] not in found:
            pieces = [string or code for string, code in _PIECE.findall(field["text"])]
            found[field["name"]] = "".join(pieces)
    return found


def span_in(text: str, start: int, end: int) -> Span:
    """The place of a part of a text, whose lines end with a line feed."""
    return Span(_position(text, start), _position(text, end))


def _position(text: str, at: int) -> Position:
    return Position(text.count("\n", 0, at), at - (text.rfind("\n", 0, at) + 1))
