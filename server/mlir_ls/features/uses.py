"""How often the symbols and the values of a text are used: where that is said, and what is said there.

Places are found in one walk; uses are counted for those that an editor shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.interruption import pausing
from mlir_ls.plurals import plural
from mlir_ls.semantics.cursor import SymbolName, ValueName, name_at
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.tree import Located, region_line_of
from mlir_ls.text import Position, Span

MAX_LINES = 20_000
"""Texts that are longer have none."""

_MAX_VALUES = 20
"""Values of one operation of which it is said."""


class UseOptions(NamedTuple):
    """Of which definitions the uses are counted."""

    symbols: bool = True
    values: bool = False


def counted_places(analysis: Analysis, options: UseOptions) -> list[Span]:
    """The places of definitions whose uses are counted: of a symbol its name, of the values of an operation the first name.

    There are none in a log, whose dumps define the same names again and again.
    """
    document = analysis.document
    if len(document.lines) > MAX_LINES or document.is_log or not any(options):
        return []
    return sorted(dict.fromkeys(pausing(_places(analysis, options))))


def uses_at(analysis: Analysis, position: Position, others: Sequence[tuple[Analysis, Position]] = ()) -> str | None:
    """How often what is defined at a place is used, for people: `"3 uses"`; None where nothing is defined there.

    `others` are places in other texts that mean the same symbol.
    """
    name = name_at(analysis.document, position)
    if isinstance(name, SymbolName):
        found = [(each, name_at(each.document, there)) for each, there in others]
        count = sum([_uses(each, same) for each, same in found if isinstance(same, SymbolName)])
        return plural(_uses(analysis, name) + count, "use")
    if not isinstance(name, ValueName) or name.definition is None:
        return None
    item = name.definition.item
    slots = [slot for slot, _, _ in item.node.shape.definitions][:_MAX_VALUES]
    names = [name_at(analysis.document, slot_span(item, slot).start) for slot in slots]
    values = [each for each in names if isinstance(each, ValueName)]
    if len(values) == 1:
        return plural(_uses(analysis, values[0]), "use")
    return ", ".join([f"%{each.name}: {plural(_uses(analysis, each), 'use')}" for each in values]) or None


def _uses(analysis: Analysis, name: SymbolName | ValueName) -> int:
    return sum([not each.is_definition for each in occurrences(analysis.document, name)])


def _places(analysis: Analysis, options: UseOptions) -> Iterator[Span]:
    todo: list[Located] = []
    for line, chunk in analysis.document.tree.chunks_with_lines():
        todo += [Located(line + below, node) for below, node in chunk.region.items_with_lines()]
    while todo:
        item = todo.pop()
        shape, body = item.node.shape, item.node.body
        if options.symbols and shape.symbol is not None:
            yield symbol_span(item, shape.symbol)
        if options.values and shape.definitions:
            yield slot_span(item, shape.definitions[0][0])
        if body is not None:
            for number, region in enumerate(body.regions):
                first = item.line + region_line_of(body, number)
                todo += [Located(first + below, inner) for below, inner in region.items_with_lines()]
