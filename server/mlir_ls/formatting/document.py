"""Formatting a document: a walk over its tree, which puts every token back and decides on the gaps between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_ls.formatting.aligned import align_comments
from mlir_ls.formatting.columns import align_equals
from mlir_ls.formatting.comments import held_together, switched_off
from mlir_ls.formatting.exceptions import is_inline
from mlir_ls.formatting.header import write_piece
from mlir_ls.formatting.layout import Layout, layout_of
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.formatting.writer import Writer
from mlir_ls.interruption import pause
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.syntax.brackets import brackets_after
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.shape import is_damaged
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Body, Node, Region, extent, region_line_of
from mlir_ls.text import Edit

_STEP = 2  # blanks a region
_MAX_INDENT = (
    500  # blanks before a line: a text of regions inside of each other would grow with the square of their number
)
_FARTHEST = 200  # lines around a range in which comments are looked for that refer to lines at a distance


def format_document(
    document: Document, language: OpenLanguage, options: FormatOptions, first: int = 0, last: int | None = None
) -> list[Edit]:
    """The edits, in order, that lay out the lines `first` up to `last` (excluded; None is the end) of a document.

    `language` is what the document was read in. Only white space between tokens changes, and nothing in operations with
    syntax errors. Lines that no edit names are as they should be. What a compiler printed into a log stays as it is, and so
    does a text that was copied with something that is no MLIR.
    """
    if document.is_log or document.pasted is not None:
        return []
    lines = document.lines if first or last is not None else list(document.lines)  # most of which are looked up
    end = len(lines) if last is None else last
    held = held_together(lines, max(0, first - _FARTHEST), min(len(lines), end + _FARTHEST))
    writer = Writer(lines, options, switched_off(lines), held)
    walk = _Walk(writer, language, first, end)
    for line, chunk in document.tree.chunks_with_lines():
        if line + chunk.height > first and line < end and not _begins_inside(chunk.region):
            walk.chunk(chunk.region, line, line + chunk.height)
    found = align_equals(lines, writer.edits, writer.off, walk.kept) if options.align_equals else writer.edits
    edits = align_comments(lines, found, writer.off)
    if last is None:
        if options.trim_final_newlines:
            edits = _without_blank_end(lines, edits)
        if options.final_newline and _last_line(lines, edits):
            edits.append(Edit(len(lines), len(lines), [""]))
        return edits
    return [edit for edit in edits if edit.first < end and (edit.last > first or edit.first >= first)]


def _begins_inside(region: Region) -> bool:
    """Whether the content of a chunk is an excerpt that begins in the middle of an operation, whose depth is unknown."""
    if region.clean:
        return False
    begun = next((item.column for item in region.items()), 0)
    braces = [item.column for item in region.items() if item.shape.kind == "broken" and item.shape.text[:1] == "}"]
    return any([column < begun for column in braces])


#: A part of the walk, which yields the parts that have to be done before it goes on.
_Part = Iterator["_Part"]


def _last_line(lines: Sequence[str], edits: list[Edit]) -> str:
    """What the last line of a text is after some edits."""
    if not edits or edits[-1].last < len(lines):
        return lines[-1]
    first, _, new = edits[-1]
    return new[-1] if new else lines[first - 1] if first else ""


def _without_blank_end(lines: Sequence[str], edits: list[Edit]) -> list[Edit]:
    """The edits with which a text ends after the break of its last line that is not blank, if it goes on there."""
    end = len(lines)
    while end and not lines[end - 1].strip():
        end -= 1
    if not end or len(lines) - end < 2:
        return edits
    edits = [each for each in edits if each.first < end]
    if not edits or edits[-1].last <= end:
        return [*edits, Edit(end, len(lines), [""])]
    first, _, new = edits.pop()
    while new and not new[-1].strip():
        new = new[:-1]
    return [*edits, Edit(first, len(lines), [*new, ""])]


class _Walk:
    """The walk over a document's tree. Regions may be nested so deeply that it keeps a stack of its own."""

    def __init__(self, writer: Writer, language: OpenLanguage, first: int, end: int) -> None:
        self.writer = writer
        self.language = language
        self.first = first
        self.end = end
        self.kept: set[int] = set()  # lines of operations that stay as they are
        self._kept_until = 0

    def chunk(self, region: Region, line: int, end: int) -> None:
        writer = self.writer
        writer.begin(line)
        stack = [self._items(region, line, -_STEP)]
        while stack:
            part = next(stack[-1], None)
            if part is None:
                stack.pop()
            else:
                stack.append(part)
        writer.end(end, "")

    def _items(self, region: Region, region_line: int, indent: int, inline: bool = False) -> _Part:
        """The items of a region of an operation that is indented by `indent`; if `inline`, those on its line stay."""
        inside = min(indent + _STEP, _MAX_INDENT)
        pad, label_pad = " " * inside, " " * max(0, indent)
        for line, node in self._in_range(region, region_line):
            label = node.shape.kind == "label" and not node.shape.faults
            self.writer.break_to(line, node.column, label_pad if label else pad, pad, inline)
            if node.body is None:
                self._leaf(node, line, inside)
            else:
                yield self._nest(node, node.body, line, inside)

    def _in_range(self, region: Region, region_line: int) -> Iterator[tuple[int, Node]]:
        """The items that reach into the range, and one before it and after it."""
        line = region_line + region.lead
        for run in region.runs:
            if line + run.height < self.first - 1:
                line += run.height
                self.writer.skip()
                continue
            pause()
            for node in run.items:
                if line + node.height >= self.first:
                    yield line, node
                    if line >= self.end:
                        self.writer.skip()
                        return
                else:
                    self.writer.skip()
                line += node.height

    def _layout(self, node: Node, regions: int) -> Layout | None:
        """How the header of an item with so many regions is laid out; None where it stays as it is."""
        shape = node.shape
        if is_damaged(shape):
            return None
        layout = layout_of(shape, self.language)
        return None if layout.fixed or len(layout.pieces) != regions + 1 else layout

    def _leaf(self, node: Node, line: int, indent: int) -> None:
        """An item without regions."""
        layout = self._layout(node, 0)
        if layout is not None:
            write_piece(self.writer, layout, 0, node.names, line, node.column, indent)
        else:
            self._keep(node, line)
            self.writer.copy(line + node.shape.text.count("\n"))

    def _keep(self, node: Node, line: int) -> None:
        """An item stays as it is, with its regions."""
        end = line + extent(node) + 1
        self.kept.update(range(max(line, self._kept_until), end))
        self._kept_until = max(end, self._kept_until)

    def _nest(self, node: Node, body: Body, line: int, indent: int) -> _Part:
        """An item with regions."""
        shape = node.shape
        layout = self._layout(node, len(body.regions))
        if layout is None:
            yield from self._as_it_is(node, body, line, indent)
            return
        base, before, opened = indent, node.column, ""
        for index, region in enumerate(body.regions):
            place = body.pieces[index]
            write_piece(self.writer, layout, index, node.names, line + place.line, place.column, base)
            closing = body.pieces[index + 1]
            at = line + closing.line
            region_line = line + region_line_of(body, index)
            inline = is_inline(shape.name) and layout.known and not shape.generic
            if not layout.known:
                piece = layout.pieces[index].written
                after = brackets_after(piece, opened)
                opened = after.opened if after is not None else ""
                if "\n" in piece:
                    # a region in further brackets stays where it stands in them
                    last = line + place.line + piece.count("\n")
                    base = self._moved(last, base - before, base) if len(opened.replace("<", "")) > 1 else indent
            inside = base + layout.pieces[index].deeper // _STEP * _STEP
            pad = " " * inside
            if inline and self._inline(region, region_line, indent):
                self.writer.join_to(at, closing.column, pad)
            else:
                yield self._items(region, region_line, inside, not layout.known)
                self.writer.break_to(at, closing.column, pad, pad + " " * _STEP, not layout.known)
            before = closing.column
        write_piece(self.writer, layout, len(body.regions), node.names, at, closing.column, base)

    def _moved(self, line: int, shift: int, otherwise: int) -> int:
        """The indentation of a line that moves by so many columns; `otherwise` where it is indented by tabs."""
        text = self.writer.lines[line]
        leading = len(text) - len(text.lstrip(" "))
        return otherwise if text[leading : leading + 1] == "\t" else max(0, min(leading + shift, _MAX_INDENT))

    def _inline(self, region: Region, region_line: int, indent: int) -> bool:
        """Writes the only operation of a region on the line of its braces; false if it is not such a region."""
        if len(region.runs) != 1 or len(region.runs[0].items) != 1:
            return False
        node, line = region.runs[0].items[0], region_line + region.lead
        if node.body is not None or node.shape.faults or node.shape.kind != "operation":
            return False
        self.writer.join_to(line, node.column, " " * (indent + _STEP))
        self._leaf(node, line, indent + _STEP)
        return True

    def _as_it_is(self, node: Node, body: Body, line: int, indent: int) -> _Part:
        """Leaves an operation with regions as it is, except for what is inside of them if it closes them."""
        text = node.shape.text
        self._keep(node, line)
        if text.count(REGION) != len(body.regions):
            self.writer.copy(line + max(0, body.pieces[-1].line - 1))
            return
        for index, piece in enumerate(text.split(REGION)):
            place = body.pieces[index]
            first = line + place.line
            if index:
                inner = " " * (indent + _STEP)
                self.writer.break_to(first, place.column, inner, inner, True)
            self.writer.copy(first + piece.count("\n"))
            if index < len(body.regions):
                yield self._items(body.regions[index], line + region_line_of(body, index), indent, True)
