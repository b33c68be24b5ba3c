"""Refactorings: aliases and constants are inlined, aliases extracted, regions outlined, operations get another form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Fix
from mlir_ls.features.outcome import has_errors, is_as_right
from mlir_ls.features.refactoring.constant_arguments import inlined_constant
from mlir_ls.features.refactoring.custom_form import custom_form
from mlir_ls.features.refactoring.free_names import free_name
from mlir_ls.features.refactoring.generic_form import generic_form
from mlir_ls.features.refactoring.outlining import extracted_operations, outlined_body
from mlir_ls.semantics.cursor import AliasName, ValueName, context_at, name_at
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.expectations import Annotation
from mlir_ls.semantics.filecheck.runs import has_run_lines
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.syntax.chunks.splits import MARKS, SPLITTING
from mlir_ls.syntax.erase import erase, restore
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.places import end_of, span_of
from mlir_ls.syntax.tree import Located, extent
from mlir_ls.text import Position, Span, span

_LEAF = re.compile(
    r'//.*|"[^"\\]*(?:\\.[^"\\]*)*"?'
    r"|(?<![\w.$!#%@^-])(?P<kind>memref|tensor|vector|tuple|complex|affine_map|affine_set|dense|[!#][A-Za-z_]\w*(?:\.[\w$]+)+)<"
)
_ATTRIBUTES = ("affine_map", "affine_set", "dense")
_NAMES = {"affine_map": "map", "affine_set": "set", "dense": "cst"}
_MAX_LINES = 20_000
"""Lines of a chunk in which other places with the same spelling are looked for."""
_MAX_REWRITTEN = 2_000
"""Lines of an operation that is offered in another form: what is offered is read, at each place of the cursor."""


class Refactoring(NamedTuple):
    """A change that keeps the meaning of the text; `kind` is that of the code action."""

    kind: str
    fix: Fix


class _Spelled(NamedTuple):
    """A type or an attribute that is spelled on a line; `depth` is how many others hold it."""

    start: int
    end: int
    text: str
    depth: int


def refactorings(analysis: Analysis, position: Position, end: Position | None = None) -> list[Refactoring]:
    """What can be extracted, inlined or spelled otherwise at a position; operations, where a selection reaches to an `end`."""
    at_position = [*_inlined(analysis, position), *_extracted(analysis, position), *_in_other_form(analysis, position)]
    selected = _extracted_operations(analysis, position, end) if end is not None and end > position else ()
    return [*at_position, *selected]


# -- extracting -------------------------------------------------------------------------------------------------------


def _extracted(analysis: Analysis, position: Position) -> Iterator[Refactoring]:
    lines = analysis.document.lines
    if not 0 <= position.line < len(lines):
        return
    around = [each for each in _spelled_on(lines[position.line]) if each.start <= position.character <= each.end]
    context = context_at(analysis.document, position) if around else None
    if context is None or context.item.node.shape.kind != "operation":
        return
    chunk, first = context.chunk, context.chunk_line
    found = around[-1]
    sigil = "#" if found.text.startswith(("#", *_ATTRIBUTES)) else "!"
    if not _is_replaceable(found, sigil) or not _is_valid(analysis, found.text, sigil):
        return
    tops = [Located(first + line, node) for line, node in chunk.region.items_with_lines()]
    aliases = {each.node.shape.name: each for each in tops if each.node.shape.kind == "alias"}
    height = tops[-1].line + extent(tops[-1].node) - first
    if height > _MAX_LINES:
        return
    same = next((name for name, item in aliases.items() if name[0] == sigil and _meaning(item) == found.text), None)
    owned = {line for item in aliases.values() for line in range(item.line, item.line + extent(item.node))}
    places = [
        span(number, each.start, each.end)
        for number in range(first, min(first + height + 1, len(lines)))
        if number not in owned and found.text in lines[number]
        for each in _spelled_on(lines[number])
        if each.text == found.text and _is_replaceable(each, sigil)
    ]
    if same is not None:
        after = tuple([(each, same) for each in places if each.start.line > aliases[same].line])
        if after:
            yield Refactoring("refactor.extract", Fix(f"Use alias '{same}'", after, preferred=False))
        return
    name = sigil + _name_for(found.text, {each[1:] for each in aliases})
    top = next((each for each in reversed(tops) if places and each.line <= places[0].start.line), None)
    definition = _definition(analysis, name, found.text)
    if top is not None and definition is not None:
        start = _above_comments(analysis, top, first)
        edits = ((Span(start, start), f"{definition}\n{' ' * start.character}"), *[(each, name) for each in places])
        # a type after an attribute may be a part of it, and what has errors may go on above
        is_certain = sigil == "!" or not any([_is_typed(lines, each.end) for each in places])
        if (not is_certain or has_errors(analysis)) and not is_as_right(analysis, edits):
            return
        yield Refactoring("refactor.extract", Fix(f"Extract to alias '{name}'", edits, preferred=False))


def _definition(analysis: Analysis, name: str, text: str) -> str | None:
    """How an alias is defined in the MLIR of a text; None where that has no such aliases."""
    use = [f'"a.b"() : () -> {name}'] if name[0] == "!" else []
    for definition in (f"{name} = {text}", f"{name} = type {text}"):
        headers = [erase(each)[0] for each in (definition, *use)]
        if all([read_header(each, "builtin", analysis.language).is_whole for each in headers]):
            return definition
    return None


def _above_comments(analysis: Analysis, item: Located, first: int) -> Position:
    """Where something before an item goes so that the comments right above it stay with it, as annotations have to.

    The commands of the text, lines that split it and annotations about what is above stay where they are. `first` is the first
    line of the chunk.
    """
    lines, annotations = analysis.document.lines, dict(analysis.expectations.annotations)
    number, column = item.line, item.node.column
    if lines[number][:column].strip():
        return Position(number, column)
    while number > first and _is_about_next(lines[number - 1], annotations.get(number - 1)):
        number -= 1
    return Position(number, len(lines[number]) - len(lines[number].lstrip()))


def _is_about_next(line: str, annotation: Annotation | None) -> bool:
    """Whether a line is a comment that may be about the lines below it."""
    if not line.lstrip().startswith("//") or line[:5] in MARKS or SPLITTING in line or has_run_lines([line]):
        return False
    place = annotation.place if annotation is not None else 1
    return place != "above" and (isinstance(place, str) or place > 0)


def _extracted_operations(analysis: Analysis, start: Position, end: Position) -> Iterator[Refactoring]:
    """The operations of a selection as a function."""
    lines = analysis.document.lines
    first = next((at for at in range(start.line, min(end.line + 1, len(lines))) if _code(lines, at, start, end)), None)
    if first is None or end.line - start.line > _MAX_REWRITTEN:
        return
    column = max(len(lines[first]) - len(lines[first].lstrip()), start.character if first == start.line else 0)
    context = context_at(analysis.document, Position(first, column))
    if context is None:
        return
    environment = environment_of(context.chunk.region, analysis.language.leaves)
    found = extracted_operations(context, Span(Position(first, column), end), environment, lines)
    if found is not None and is_as_right(analysis, found.edits):
        yield Refactoring("refactor.extract", Fix(f"Extract to function '@{found.name}'", found.edits, preferred=False))


def _code(lines: Sequence[str], number: int, start: Position, end: Position) -> bool:
    """Whether a selection holds something of a line that is no comment."""
    first = start.character if number == start.line else 0
    text = (lines[number][: end.character] if number == end.line else lines[number])[first:].strip()
    return bool(text) and not text.startswith("//")


def _spelled_on(line: str) -> Iterator[_Spelled]:
    """The types and attributes with a body that are spelled on a line, outer ones first."""
    ends: list[int] = []
    for found in _LEAF.finditer(line):
        if found["kind"] is None:
            continue
        end = _closing(line, found.end() - 1)
        if end is not None:
            start = found.start()
            ends = [each for each in ends if each > start]
            yield _Spelled(start, end, line[start:end], len(ends))
            ends.append(end)


def _closing(line: str, start: int) -> int | None:
    """The index after the bracket that closes the one at `start`, None where it is on another line."""
    try:
        return balanced_end(line, start, raw=True)
    except LeafError:
        return None


def _is_replaceable(found: _Spelled, sigil: str) -> bool:
    """Whether an alias may stand there: some dialects read the types in their bodies on their own."""
    return not found.depth or (sigil == "#" and found.depth == 1 and found.text.startswith(_ATTRIBUTES))


def _is_valid(analysis: Analysis, text: str, sigil: str) -> bool:
    leaves = analysis.language.leaves
    try:
        if sigil == "!":
            leaves.parse_type(text)
        else:
            # the type of elements stands after them, and goes with them
            return not text.startswith("dense") and leaves.parse_attribute(text) is not None
    except LeafError:
        return False
    return True


def _is_typed(lines: Sequence[str], end: Position) -> bool:
    """Whether a colon follows on the line."""
    return lines[end.line][end.character :].lstrip().startswith(":")


def _name_for(text: str, taken: set[str]) -> str:
    head = text.partition("<")[0]
    return free_name(_NAMES.get(head) or head.lstrip("!#").replace(".", "_"), taken, "", 1)


# -- other forms ------------------------------------------------------------------------------------------------------


def _in_other_form(analysis: Analysis, position: Position) -> Iterator[Refactoring]:
    """The operation on whose name the cursor is, in generic form, or from it in its own syntax."""
    context = context_at(analysis.document, position)
    if context is None or context.item.node.shape.kind != "operation":
        return
    item = context.item
    shape = item.node.shape
    name = span_of(item, shape.name_offset, shape.name_end)
    if not name.start <= position <= name.end or extent(item.node) > _MAX_REWRITTEN:
        return
    environment = environment_of(context.chunk.region, analysis.language.leaves)
    if shape.generic:
        default_dialect = context.path[-1].region.context.default_dialect
        edits = custom_form(item, environment, analysis.language, default_dialect, analysis.document.lines)
        if edits is not None and (item.node.body is None or is_as_right(analysis, edits)):
            yield Refactoring("refactor.rewrite", Fix("Write in custom form", edits, preferred=False))
        return
    edits = generic_form(item, environment, analysis.language, analysis.document.lines)
    if edits is not None and is_as_right(analysis, edits):
        yield Refactoring("refactor.rewrite", Fix("Write in generic form", edits, preferred=False))
    outlined = outlined_body(context, environment, analysis.document.lines)
    if outlined is not None and is_as_right(analysis, outlined.edits):
        fix = Fix(f"Outline the region to '@{outlined.name}'", outlined.edits, preferred=False)
        yield Refactoring("refactor.extract", fix)


# -- inlining ---------------------------------------------------------------------------------------------------------


def _inlined(analysis: Analysis, position: Position) -> Iterator[Refactoring]:
    name = name_at(analysis.document, position)
    if isinstance(name, ValueName):
        constant = inlined_constant(analysis, name)
        if constant is not None and is_as_right(analysis, constant.edits):
            fix = Fix(f"Inline the constant '%{name.name}' into '@{constant.function}'", constant.edits, preferred=False)
            yield Refactoring("refactor.inline", fix)
    if not isinstance(name, AliasName) or name.definition is None:
        return
    item = name.definition
    text = _meaning(item)
    after = _after(analysis, item)
    # what stands on its line may be a part of what the alias stands for, of which not all was read then
    if not text or "\n" in text or text.startswith("loc") or (after and not after.startswith("//")):
        return
    found = list(occurrences(analysis.document, name))
    uses = [each.span for each in found if not each.is_definition]
    here = [each for each in uses if each == name.span]
    if here and len(uses) > 1:
        yield Refactoring("refactor.inline", Fix(f"Inline this '{name.name}'", ((here[0], text),), preferred=False))
    removed = _line_of(analysis, item)
    if removed is not None:
        edits = ((removed, ""), *[(each, text) for each in uses])
        yield Refactoring("refactor.inline", Fix(f"Inline alias '{name.name}'", edits, preferred=False))


def _meaning(item: Located) -> str:
    """What an alias stands for, as it is spelled; in older MLIR a word stands before a type."""
    text = restore(item.node.shape.text, item.node.names).partition("=")[2].strip()
    return text.removeprefix("type").lstrip() if text[:5].split() == ["type"] else text


def _after(analysis: Analysis, item: Located) -> str:
    """What follows an item on the line that it ends in."""
    end = end_of(item)
    return analysis.document.lines[end.line][end.character :].strip()


def _line_of(analysis: Analysis, item: Located) -> Span | None:
    """The lines of an item that has them for itself."""
    lines, end = analysis.document.lines, end_of(item)
    if lines[item.line][: item.node.column].strip() or _after(analysis, item):
        return None
    last = Position(end.line + 1, 0) if end.line + 1 < len(lines) else end
    return Span(Position(item.line, 0), last)
