"""Where the name at a position is defined, and where the alias of its type is.

What operations, types and attributes of a project's own dialects are is defined in the files that these come from."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import OpSpec, SourceLocation
from mlir_ls.semantics.cursor import (
    AliasName,
    BlockName,
    DefinitionName,
    Name,
    OperationName,
    ResourceName,
    SymbolName,
    ValueName,
    aliases_of,
    context_at,
    name_at,
)
from mlir_ls.semantics.filecheck.variables import variable_at
from mlir_ls.semantics.lookup import alias_in
from mlir_ls.semantics.occurrences import affine_name_at, definition_span
from mlir_ls.semantics.sources import file_named, places_on
from mlir_ls.syntax.places import end_of, header_span, position_of, slot_span, span_of
from mlir_ls.syntax.tree import Located
from mlir_ls.system.files import read_text
from mlir_ls.system.threads import in_thread, within
from mlir_ls.text import Position, Span, span

#: How paths begin that lead to another machine or to a device.
_ELSEWHERE = ("//", "\\\\", "/\\", "\\/")

#: What a line of TableGen or of IRDL declares.
_DECLARED = re.compile(r"\s*(?:defm?|[\w.]+)\s+(@?\w+)")


class Link(NamedTuple):
    """From a name to its definition: the whole of what defines it, and in it the name.

    `path` is that of the file where this is; None is the document itself.
    """

    origin: Span
    target: Span
    target_name: Span
    path: str | None = None


def definition(analysis: Analysis, position: Position, folders: Sequence[str] = ()) -> Link | None:
    """Where what is named at a position is defined; of a location the place that it names, in a file in `folders`."""
    name = name_at(analysis.document, position)
    if isinstance(name, OperationName | DefinitionName):
        return _link_to_declaration(name.span, _declared_at(analysis.language.registry, name))
    if name is not None:
        return _link_of(name)
    return (
        _of_check_variable(analysis, position)
        or _of_affine(analysis, position)
        or _source_at(analysis, position, folders)
        or _of_attribute(analysis, position)
    )


def _of_check_variable(analysis: Analysis, position: Position) -> Link | None:
    """Where a variable of a directive of FileCheck is defined."""
    found = variable_at(analysis.document.lines, position)
    place = next((each for each in found[1] if each.is_definition), None) if found is not None else None
    return Link(found[0].span, place.span, place.span) if found is not None and place is not None else None


def _of_affine(analysis: Analysis, position: Position) -> Link | None:
    """Where a dimension or symbol of an affine map is listed."""
    found = affine_name_at(analysis.document, position)
    place = next((each.span for each in found.places if each.is_definition), None) if found is not None else None
    return Link(found.span, place, place) if found is not None and place is not None else None


def _of_attribute(analysis: Analysis, position: Position) -> Link | None:
    """Where the operation is declared that declares the attribute whose name stands there."""
    context = context_at(analysis.document, position)
    shape = context.item.node.shape if context is not None else None
    if context is None or shape is None or not isinstance(shape.syntax, OpSpec):
        return None
    for each in shape.attributes:
        where = span_of(context.item, each.name_offset, each.name_offset + len(each.name))
        if where.start <= position <= where.end and shape.syntax.attribute(each.name) is not None:
            spelled = analysis.document.lines[where.start.line][where.start.character : where.end.character]
            return _link_to_declaration(where, shape.syntax.location) if spelled == each.name else None
    return None


def _source_at(analysis: Analysis, position: Position, folders: Sequence[str]) -> Link | None:
    for place in places_on(analysis.document.lines[position.line], position.line):
        if place.span.start <= position <= place.span.end:
            path = file_named(place.file, folders)
            there = span(place.line, place.character, place.character)
            return Link(place.span, there, there, path) if path is not None else None
    return None


def type_definition(analysis: Analysis, position: Position, folders: Sequence[str] = ()) -> Link | None:
    """Where the alias is defined that the type of a value is spelled with; of an alias, its own definition."""
    name = name_at(analysis.document, position)
    if isinstance(name, AliasName):
        return _link_of(name)
    if not isinstance(name, ValueName) or name.type is None:
        return None
    for alias in aliases_of(name.type):
        item = alias_in(name.context.chunk, name.context.chunk_line, alias)
        if item is not None:
            return Link(name.span, whole_span(item), span_of(item, 0, len(alias)))
    return None


def whole_span(item: Located) -> Span:
    """An item from its first character to its last."""
    return Span(position_of(item, 0), end_of(item))


def _declared_at(registry: Registry, name: OperationName | DefinitionName) -> SourceLocation | None:
    if isinstance(name, OperationName):
        operation = registry.op(name.name)
        return operation.location if operation is not None else None
    find = registry.type_def if name.name[0] == "!" else registry.attr_def
    dialect, _, mnemonic = name.name[1:].partition(".")
    definition = find(dialect, mnemonic)
    return definition.location if definition is not None else None


def _link_to_declaration(origin: Span, place: SourceLocation | None) -> Link | None:
    """A link to a line of a file; None where there is no such file any more."""
    if place is None or not os.path.isabs(place.file) or place.file[:2] in _ELSEWHERE:
        return None
    file = place.file
    try:
        text = within(in_thread(lambda: read_text(file, errors="replace")))
    except OSError:
        return None
    if text is None:
        return None  # the disk does not answer
    lines = text.split("\n")
    line = min(place.line, len(lines) - 1)
    text = lines[line].rstrip()
    found = _DECLARED.match(text)
    start, end = found.span(1) if found is not None else (len(text) - len(text.lstrip()), len(text))
    return Link(origin, span(line, 0, len(text)), span(line, start, end), place.file)


def _link_of(name: Name) -> Link | None:
    if isinstance(name, ValueName) and name.definition is not None:
        item = name.definition.item
        return Link(name.span, header_span(item), slot_span(item, name.definition.slot))
    if isinstance(name, BlockName) and name.label is not None:
        return Link(name.span, header_span(name.label), span_of(name.label, 0, len(name.name)))
    if isinstance(name, SymbolName) and name.definition is not None:
        return Link(name.span, whole_span(name.definition.item), definition_span(name.definition))
    if isinstance(name, AliasName) and name.definition is not None:
        item = name.definition
        return Link(name.span, whole_span(item), span_of(item, 0, len(item.node.shape.name)))
    if isinstance(name, ResourceName) and name.definition is not None:
        return Link(name.span, name.definition[1], name.definition[1])
    return None
