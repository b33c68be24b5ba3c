"""What the names in a .td file mean: declarations in it and in the other files of an import, and included files."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from inspect import cleandoc
from typing import NamedTuple

from mlir_ls.escaping import fenced
from mlir_ls.features.tablegen.declarations import Declared, SpelledName, declaration_of, head_of, said_in

_MAX_HEAD = 2000
"""Characters of a declaration that are shown."""


class TablegenTexts(NamedTuple):
    """The text of a .td file, and those that its names may mean: `others` are paths, which `read` reads."""

    own: str
    others: Sequence[str]
    read: Callable[[str], str]


class FoundDeclaration(NamedTuple):
    """A declaration, the text that it is in, and the path of that; None is the file itself."""

    declared: Declared
    text: str
    path: str | None


def found_declaration(named: SpelledName, texts: TablegenTexts) -> FoundDeclaration | None:
    """The declaration of a name: in the file itself, or else in the first of the others that has one."""
    own = declaration_of(named.name, texts.own)
    if own is not None:
        return FoundDeclaration(own, texts.own, None)
    for path in texts.others:
        text = texts.read(path)
        declared = declaration_of(named.name, text) if named.name in text else None
        if declared is not None:
            return FoundDeclaration(declared, text, path)
    return None


def included_file(named: SpelledName, paths: Sequence[str]) -> str | None:
    """The file that an include means, among those of the import."""
    ending = os.path.normpath(named.name)
    return next((path for path in paths if path == ending or path.endswith(os.sep + ending)), None)


def described(found: FoundDeclaration) -> str:
    """How something is declared, with the summary and the description that the declaration spells, in Markdown."""
    head = head_of(found.declared, found.text).rstrip("{; \n")
    said = said_in(found.declared, found.text)
    parts = [fenced(head if len(head) <= _MAX_HEAD else f"{head[:_MAX_HEAD]}…", "tablegen")]
    parts += [cleandoc(said[each]) for each in ("summary", "description") if each in said]
    return "\n\n".join(filter(None, parts))


def detail_of(declared: Declared, text: str) -> str:
    """The word that a declaration begins with, and what follows its name, in one line."""
    after = head_of(declared, text)[declared.name_start + len(declared.name) - declared.start :]
    return " ".join([declared.word, *after.rstrip("{; \n").split()])
