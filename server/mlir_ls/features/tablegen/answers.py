"""Definitions, hovers and the outline of a .td file."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from inspect import cleandoc
from typing import NamedTuple

from mlir_ls.escaping import fenced
from mlir_ls.features.definition import Link
from mlir_ls.features.hover import Hover
from mlir_ls.features.symbols.entries import Entry, EntryKind
from mlir_ls.features.tablegen.declarations import (
    Declared,
    Named,
    declaration_of,
    declared_in,
    head_of,
    name_at,
    said_in,
    span_in,
)
from mlir_ls.semantics.cached.view_parts import ViewPart, ViewParts
from mlir_ls.text import Position, Span

_MAX_HEAD = 2000
"""Characters of a declaration that a hover shows."""
_START = Span(Position(0, 0), Position(0, 0))


class Texts(NamedTuple):
    """The text of a .td file, and those that its names may mean: `others` are paths, which `read` reads."""

    own: str
    others: Sequence[str]
    read: Callable[[str], str]


class _Found(NamedTuple):
    """A declaration, the text that it is in, and the path of that; None is the file itself."""

    declared: Declared
    text: str
    path: str | None


def definition_in(texts: Texts, position: Position) -> Link | None:
    """Where the name at a position is declared, or the file that is included there."""
    named = name_at(texts.own, position)
    if named is None:
        return None
    if named.is_file:
        path = _included(named, texts.others)
        return Link(named.span, _START, _START, path) if path is not None else None
    found = _found(named, texts)
    if found is None:
        return None
    (_, name, start, end, name_start), text, path = found
    return Link(named.span, span_in(text, start, end), span_in(text, name_start, name_start + len(name)), path)


def hover_in(texts: Texts, position: Position) -> Hover | None:
    """How the name at a position is declared, with the summary and the description that the declaration spells."""
    named = name_at(texts.own, position)
    found = _found(named, texts) if named is not None and not named.is_file else None
    if named is None or found is None:
        return None
    head = head_of(found.declared, found.text).rstrip("{; \n")
    said = said_in(found.declared, found.text)
    parts = [fenced(head if len(head) <= _MAX_HEAD else f"{head[:_MAX_HEAD]}…", "tablegen")]
    parts += [cleandoc(said[each]) for each in ("summary", "description") if each in said]
    return Hover(named.span, "\n\n".join(filter(None, parts)))


def outline_in(texts: Texts) -> list[ViewParts[Entry]]:
    """The declarations of a file, each with what it derives from."""
    entries = [_entry(each, texts.own) for each in declared_in(texts.own)]
    return [ViewParts(0, 0, ((0, ViewPart(tuple(entries))),))]


def _entry(declared: Declared, text: str) -> Entry:
    where = span_in(text, declared.start, declared.end)
    name = span_in(text, declared.name_start, declared.name_start + len(declared.name))
    kind = EntryKind.CLASS if declared.word in ("class", "multiclass") else EntryKind.VARIABLE
    after = head_of(declared, text)[declared.name_start + len(declared.name) - declared.start :]
    return Entry(
        where.start.line,
        where.start.character,
        0,
        declared.name,
        " ".join([declared.word, *after.rstrip("{; \n").split()]),
        kind,
        where.end.line,
        where.end.character,
        name.start.line,
        name.start.character,
        name.end.character,
    )


def _found(named: Named, texts: Texts) -> _Found | None:
    """The declaration of a name: in the file itself, or else in the first of the others that has one."""
    own = declaration_of(named.name, texts.own)
    if own is not None:
        return _Found(own, texts.own, None)
    for path in texts.others:
        text = texts.read(path)
        declared = declaration_of(named.name, text) if named.name in text else None
        if declared is not None:
            return _Found(declared, text, path)
    return None


def _included(named: Named, paths: Iterable[str]) -> str | None:
    """The file that an include means, among those of the import."""
    ending = os.path.normpath(named.name)
    return next((path for path in paths if path == ending or path.endswith(os.sep + ending)), None)
