"""Formatting damaged texts until nothing changes any more.

Where braces are lacking, indentation decides what belongs together, so that a text may be read in another way once it
is laid out. It is then laid out as it is read, until both agree. A text for which they do not stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.formatting.document import format_document
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.syntax.document import Document
from mlir_ls.text import Edit, applied

_MAX_ROUNDS = 10
_NEW = -1

_Parsed = tuple[Document, OpenLanguage]
_Parse = Callable[[Sequence[str], _Parsed], _Parsed]


def format_settled(
    document: Document, language: OpenLanguage, options: FormatOptions, parse: _Parse
) -> list[Edit]:
    """The edits, in order, that lay out a whole document so that formatting it again changes nothing; none if that cannot be.

    `parse` reads a text like one that is parsed, and says in which language: a damaged text may be explained by another
    profile once it is laid out.
    """
    edits = format_document(document, language, options)
    if all([chunk.region.clean for chunk in document.tree.chunks]):
        return edits
    lines: Sequence[str] = document.lines
    origins, parsed, rounds = list(range(len(document.lines))), (document, language), 0
    while edits and rounds < _MAX_ROUNDS:
        lines = applied(lines, edits, lambda edit: edit.lines)
        origins = applied(origins, edits, lambda edit: [_NEW] * len(edit.lines))
        parsed = parse(lines, parsed)
        edits = format_document(*parsed, options)
        rounds += 1
    if edits:
        return []
    return _edits(len(document.lines), origins, lines)


def _edits(count: int, origins: Sequence[int], lines: Sequence[str]) -> list[Edit]:
    """The edits of a text of so many lines that make `lines` of it; `origins` says which of them were there before."""
    edits: list[Edit] = []
    old = start = 0
    for number, origin in enumerate([*origins, count]):
        if origin == _NEW:
            continue
        if origin > old or number > start:
            edits.append(Edit(old, origin, list(lines[start:number])))
        old, start = origin + 1, number + 1
    return edits
