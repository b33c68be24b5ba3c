"""Laying out a document, some of its lines, or what was just typed, as replacements of whole lines."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.analysis import Analysis, parse
from mlir_ls.formatting import FormatOptions
from mlir_ls.formatting.document import format_document
from mlir_ls.formatting.settled import format_settled
from mlir_ls.syntax.tree import path_to
from mlir_ls.text import Edit, Position, Span

#: The characters after which an editor requests formatting while the user types.
TRIGGERS = ("\n", "}")


def formatted(analysis: Analysis, options: FormatOptions, where: Span | None = None) -> list[tuple[Span, str]]:
    """The replacements that lay out a whole document, or the lines that a span touches."""
    document = analysis.document
    if where is None:
        edits = format_settled(document, analysis.language, options, lambda lines, like: parse(lines, analysis.options, like))
    else:
        last = where.end.line + (where.end.character > 0 or where.end.line == where.start.line)
        edits = format_document(document, analysis.language, options, where.start.line, last)
    return _replacements(analysis, edits)


def formatted_on_type(
    analysis: Analysis, position: Position, typed: str, options: FormatOptions
) -> list[tuple[Span, str]]:
    """The replacements after a character that was just typed: `position` is that of the cursor.

    A newline lays out the line that it ends and leaves the new one to the editor; a closing brace lays out the
    operation whose region it closes.
    """
    document = analysis.document
    if typed == "\n":
        first, last = position.line - 1, position.line
        edits = format_document(document, analysis.language, options, max(0, first), last)
        return _replacements(analysis, [edit for edit in edits if first <= edit.first and edit.last <= last])
    path = path_to(document.tree, position.line, position.character)
    if not path:
        return []
    first = path[-1].item.line
    edits = format_document(document, analysis.language, options, first, position.line + 1)
    return _replacements(analysis, [edit for edit in edits if first <= edit.first and edit.last <= position.line + 1])


def _replacements(analysis: Analysis, edits: list[Edit]) -> list[tuple[Span, str]]:
    lines = analysis.document.lines
    return [_replacement(lines, edit) for edit in edits]


def _replacement(lines: Sequence[str], edit: Edit) -> tuple[Span, str]:
    """An edit of whole lines as the replacement of a span that ends where a line begins, or the text does."""
    text = "\n".join(edit.lines)
    if edit.last < len(lines):
        return Span(Position(edit.first, 0), Position(edit.last, 0)), text + "\n" if edit.lines else ""
    end = Position(len(lines) - 1, len(lines[-1]))
    if edit.first == len(lines):
        return Span(end, end), "\n" + text
    if edit.lines or not edit.first:
        return Span(Position(edit.first, 0), end), text
    return Span(Position(edit.first - 1, len(lines[edit.first - 1])), end), ""
