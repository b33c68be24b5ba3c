"""What a text leaves out, shown between its words: types that are not spelled, and the arguments that operands become."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.caches import registered_cache
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.lookup import Scope, block_in, find_symbol
from mlir_ls.semantics.presumed.types import presumed_types
from mlir_ls.semantics.summary import is_symbol_table
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import OpShape, ValueGroup, symbol_text
from mlir_ls.syntax.tree import Located, Node, extent, region_line_of
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Position

_MAX_HINT = 40
_REMEMBERED = 5_000

_PRESUMED = "?"
"""What stands after types that the text or the definition of an operation of unknown syntax only suggests."""

_SIZE = re.compile(r"\s*:\s*[0-9]+")
_NESTED = deferred(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*|->|[<>]')
_SIMPLE = re.compile(r"!?[\w.$]+")
_SPACE = re.compile(r"\s+")
_WORD = re.compile(r"[\w.$!#@%^]")


class HintOptions(NamedTuple):
    """Which hints there are."""

    types: bool = True
    arguments: bool = True


class Hint(NamedTuple):
    """A text that is shown at a position; `whole` is all of it where it was shortened."""

    position: Position
    label: str
    is_type: bool
    whole: str = ""


class _TypeHint(NamedTuple):
    start: int
    end: int
    label: str
    whole: str


class _Here(NamedTuple):
    """An item, the region that it stands in, and the symbol tables around it, innermost first."""

    item: Located
    scope: Scope
    tables: tuple[Scope, ...]


_type_hints: dict[OpShape, tuple[_TypeHint, ...]] = registered_cache({})


def hints(analysis: Analysis, first: int, last: int, options: HintOptions) -> list[Hint]:
    """The hints in the items that reach into some lines, in the order of the text."""
    found: list[Hint] = []
    for here in _items(analysis, first, last):
        shape = here.item.node.shape
        if options.types and (shape.definitions or shape.regions):
            for start, end, label, whole in _types_of(shape, analysis.language):
                found.append(Hint(span_of(here.item, start, end).end, label, True, whole))
        if options.arguments:
            if shape.successors:
                found += _of_successors(here)
            elif shape.symbol_uses and isinstance(shape.syntax, OpSpec) and shape.syntax.has_trait("CallOpInterface"):
                found += _of_call(here)
    return sorted([hint for hint in found if first <= hint.position.line <= last])


def _items(analysis: Analysis, first: int, last: int) -> Iterator[_Here]:
    todo: list[tuple[Scope, tuple[Scope, ...]]] = []
    for line, chunk in analysis.document.tree.chunks_between(first, last):
        scope = Scope(None, 0, chunk.region, line)
        todo.append((scope, (scope,)))
    while todo:
        scope, tables = todo.pop()
        line = scope.region_line + scope.region.lead
        for run in scope.region.runs:
            if line > last:
                break
            if line + run.height >= first:
                # an item reaches no further than to the line that the next one begins on
                begin = max(0, bisect_left(run.starts, first - line) - 1)
                end = bisect_right(run.starts, last - line)
                for start, node in zip(run.starts[begin:end], run.items[begin:end], strict=True):
                    item = Located(line + start, node)
                    if item.line + extent(node) >= first:
                        yield _Here(item, scope, tables)
                        todo += _regions(item, tables)
            line += run.height


def _regions(item: Located, tables: tuple[Scope, ...]) -> Iterator[tuple[Scope, tuple[Scope, ...]]]:
    body = item.node.body
    if body is None:
        return
    for number, region in enumerate(body.regions):
        scope = Scope(item, number, region, item.line + region_line_of(body, number))
        yield scope, (scope, *tables) if is_symbol_table(item.node) else tables


# -- types -------------------------------------------------------------------------------------------------------


def _types_of(shape: OpShape, language: OpenLanguage) -> tuple[_TypeHint, ...]:
    known = _type_hints.get(shape)
    if known is None:
        if len(_type_hints) >= _REMEMBERED:
            _type_hints.clear()
        known = _type_hints[shape] = tuple(_missing_types(shape, language))
    return known


def _missing_types(shape: OpShape, language: OpenLanguage) -> Iterator[_TypeHint]:
    if shape.kind != "operation":
        return
    groups = [*shape.definitions, *[each for region in shape.regions for each in region.arguments]]
    offsets = slot_offsets(shape.text)
    text, depths = _with_depths(shape.text)
    spelled: dict[str, bool] = {}
    presumed = presumed_types(shape, language)
    fixed = {each.buildable for each in shape.syntax.results} if isinstance(shape.syntax, OpSpec) else set()
    for number, group in enumerate(groups):
        types = _known_types(group)
        is_result = number < len(shape.definitions)
        if types and (fixed.issuperset(types) if is_result else all([_is_always(each, shape) for each in types])):
            continue  # the operation has no other ones
        mark = ""
        if not types and group.slot in presumed:
            likely = [each if isinstance(each, Type) else None for each in presumed[group.slot]]
            types, mark = _known_types(group._replace(types=tuple(likely))), _PRESUMED
        for type_ in types:
            if type_ not in spelled:
                spelled[type_] = _is_spelled(type_, text, depths)
        if group.slot < len(offsets) and types and not all([spelled[type_] for type_ in types]):
            start = offsets[group.slot]
            size = _SIZE.match(shape.text, start + 1) if group.size > 1 else None
            whole = ", ".join(types)
            label = whole if len(whole) <= _MAX_HINT else f"{whole[:_MAX_HINT]}…"
            end = size.end() if size is not None else start + 1
            yield _TypeHint(start, end, f": {label}{mark}", whole if label != whole else "")


def _is_always(type_: str, shape: OpShape) -> bool:
    """Whether the syntax of an operation gives this type to arguments of its regions, whatever a header spells.

    What follows from types of a header is made of these. What an operand has that may have another type is a default.
    """
    if not _SIMPLE.fullmatch(type_) or re.search(rf"(?<![A-Za-wyz_.$]){re.escape(type_)}(?![\w.$])", shape.text):
        return False
    declared = shape.syntax.operands if isinstance(shape.syntax, OpSpec) else ()
    only = {index for each in declared if each.buildable == type_ for index in shape.groups.get(each.name, ())}
    return all([index in only or str(use[2]) != type_ for index, use in enumerate(shape.uses)])


def _known_types(group: ValueGroup) -> list[str]:
    """The types of a group as they are spelled; none where one of them is not known."""
    types: list[Type] = [type_ for type_ in group.types if type_ is not None and not isinstance(type_, DerivedType)]
    return [str(type_) for type_ in types] if len(types) == group.size else []


def _with_depths(header: str) -> tuple[str, list[tuple[int, int]]]:
    """A header with single blanks, and where in it the depth of angle brackets changes, to what."""
    text = _SPACE.sub(" ", header)
    depth = 0
    depths = [(0, 0)]
    for found in _NESTED.finditer(text):
        if found[0] in "<>":
            depth = max(0, depth + (1 if found[0] == "<" else -1))
            depths.append((found.end(), depth))
    return text, depths


def _is_spelled(type_: str, text: str, depths: list[tuple[int, int]]) -> bool:
    """Whether a header spells a type, and not just as a part of another."""
    at = text.find(type_)
    while at >= 0:
        after = text[at + len(type_) : at + len(type_) + 1]
        alone = not _WORD.match(text[at - 1 : at]) and not _WORD.match(after) and after != "<"
        if alone and depths[bisect_right(depths, (at, 1 << 30)) - 1][1] == 0:
            return True
        at = text.find(type_, at + 1)
    return False


# -- arguments ---------------------------------------------------------------------------------------------------


def _of_successors(here: _Here) -> Iterator[Hint]:
    """What the operands of a branch become in the block that it goes to."""
    shape = here.item.node.shape
    for successor in shape.successors:
        label = block_in(here.scope.region, here.scope.region_line, successor.label) if successor.uses else None
        if label is not None:
            slots = sorted([*[each.slot for each in label.node.shape.definitions], *label.node.shape.unsure])
            names = [label.node.names[slot] for slot in slots]
            yield from _named(here.item, successor.uses, names)


def _of_call(here: _Here) -> Iterator[Hint]:
    """What the operands of a call are in the function that is called."""
    node = here.item.node
    reference = node.shape.symbol_uses[0]
    path = [symbol_text(each, node.names) for each in (reference, *reference.nested)]
    called = find_symbol(here.tables, path)
    regions = called.item.node.shape.regions if called is not None else ()
    if called is not None and regions:
        names = [called.item.node.names[each.slot] for each in regions[0].arguments]
        yield from _named(here.item, tuple(range(len(node.shape.uses))), names)


def _named(item: Located, uses: tuple[int, ...], names: list[str]) -> Iterator[Hint]:
    """The names before the operands that bear others; none where they are not as many."""
    if len(uses) != len(names):
        return
    for use, name in zip(uses, names, strict=True):
        slot = item.node.shape.uses[use][0]  # plain tuples, for speed
        if _name_of(item.node, slot) != name:
            yield Hint(slot_span(item, slot).start, f"%{name}:", False)


def _name_of(node: Node, slot: int) -> str:
    return node.names[slot] if slot < len(node.names) else ""
