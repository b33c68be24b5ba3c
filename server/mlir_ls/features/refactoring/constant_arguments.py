"""A constant that every call of a private function passes for an argument is defined in the function itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.features.refactoring.free_names import free_name
from mlir_ls.features.refactoring.parts import parts_of
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cursor import NamePosition, SymbolName, ValueName, context_at, symbol_name_at
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.findings import symbol_span
from mlir_ls.semantics.lookup import Scope, SymbolDefinition, find_value, regions_of, scopes_of, uses_in
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.syntax.erase import restore
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.tree import Located, Node
from mlir_ls.text import Position, Span

_MAX_CALLS = 200


class InlinedConstant(NamedTuple):
    """The function, without its sigil, that gets a constant, and the edits."""

    function: str
    edits: tuple[tuple[Span, str], ...]


def inlined_constant(analysis: Analysis, name: ValueName) -> InlinedConstant | None:
    """The constant that a call passes, inlined where it goes; None where that is not the constant of all calls there are.

    The argument stays, and so do the calls. All operations that name the function have to be calls of it, and it is private.
    """
    function = _callee_of(analysis, name.context.item)
    index = _index_of(name)
    constant = _constant_at(name.context, index)
    if function is None or constant is None or not _is_private(analysis, name.context, function.definition):
        return None
    places = [each.span.start for each in occurrences(analysis.document, function) if not each.is_definition]
    if len(places) > _MAX_CALLS or any([_passed_at(analysis, place, function, index) != constant for place in places]):
        return None
    edits = tuple(_edits(function.definition.item, index, constant)) if function.definition is not None else ()
    return InlinedConstant(function.names[-1], edits) if len(edits) > 1 else None


def _callee_of(analysis: Analysis, item: Located) -> SymbolName | None:
    """The symbol that a call names; None for what is no call."""
    shape = item.node.shape
    if not facts_of(shape.name).callee_declaration or len(shape.symbol_uses) != 1:
        return None
    found = symbol_name_at(analysis.document, symbol_span(item, shape.symbol_uses[0]).start)
    return found if found is not None and found.definition is not None else None


def _index_of(name: ValueName) -> int:
    """Which operand a name is, -1 for none."""
    item = name.context.item
    spans = [slot_span(item, slot) for slot, _, _ in item.node.shape.uses]
    return next((index for index, each in enumerate(spans) if each.start == name.span.start), -1)


def _constant_at(context: NamePosition, index: int) -> str | None:
    """The operation that makes an operand of a call, without its result, where it is a constant on one line."""
    node = context.item.node
    if not 0 <= index < len(node.shape.uses):
        return None
    found = find_value(scopes_of(context.path), node.names[node.shape.uses[index][0]])
    if found is None or found.kind != "result" or not _is_constant(found.item.node):
        return None
    text = restore(found.item.node.shape.text, found.item.node.names).partition("=")[2].strip()
    return text if text and "\n" not in text and "//" not in text else None


def _is_constant(node: Node) -> bool:
    shape = node.shape
    has_one_result = [count for _, count, _ in shape.definitions] == [1]
    return has_one_result and not shape.uses and node.body is None and bool(facts_of(shape.name).constant_value)


def _is_private(analysis: Analysis, context: NamePosition, definition: SymbolDefinition | None) -> bool:
    node = definition.item.node if definition is not None else None
    if node is None or not isinstance(node.shape.syntax, OpSpec):
        return False
    parts = parts_of(node, node.shape.syntax, environment_of(context.chunk.region, analysis.language.leaves), analysis.language)
    return parts is not None and parts.attributes.get("sym_visibility") == '"private"'


def _passed_at(analysis: Analysis, place: Position, function: SymbolName, index: int) -> str | None:
    """The constant that the call at a place passes for an argument; None if it is no call of the function."""
    context = context_at(analysis.document, place)
    callee = _callee_of(analysis, context.item) if context is not None else None
    if context is None or callee is None or callee.definition != function.definition:
        return None
    return _constant_at(context, index)


def _edits(function: Located, index: int, constant: str) -> Iterator[tuple[Span, str]]:
    """The definition of the constant at the beginning of a function, and its uses in place of those of the argument."""
    body = next(iter(regions_of(function)), None)
    arguments = [argument for region in function.node.shape.regions[:1] for argument in region.arguments]
    first = next(iter(body.region.items_with_lines()), None) if body is not None else None
    if body is None or first is None or index >= len(arguments) or first[1].shape.kind != "operation":
        return
    argument = function.node.names[arguments[index].slot]
    name = free_name(f"{argument}_constant", _names_in(body, function.node))
    start = Position(body.region_line + first[0], first[1].column)
    yield Span(start, start), f"%{name} = {constant}\n{' ' * start.character}"
    for use in uses_in(body.region, body.region_line, argument):
        yield slot_span(use.item, use.slot), f"%{name}"


def _names_in(body: Scope, function: Node) -> set[str]:
    """All names in a function: of values, blocks and symbols."""
    found = set(function.names)
    todo = [body.region]
    while todo:
        for _, node in todo.pop().items_with_lines():
            found.update(node.names)
            if node.body is not None:
                todo += node.body.regions
    return found
