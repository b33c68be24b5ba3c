"""Repairs of types: the one that a value has, in the place of the one it is used with."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.analysis import Analysis
from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.lookup import ValueDefinition, find_value, scopes_of, uses_of
from mlir_ls.semantics.verify.model.places import SpelledType, spelled_types
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import PathStep
from mlir_ls.text import Span


def right_type(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The type that a value has, where the text that gives it another one is of no value that has not this type."""
    item = path[-1].item
    shape = item.node.shape
    scopes = scopes_of(path)

    def type_of(slot: int, number: int) -> Type | None:
        found = find_value(scopes, item.node.names[slot])
        return found.types[number] if found is not None and number < len(found.types) else None

    for index, (slot, number, declared) in enumerate(shape.uses):
        if declared is None or slot_span(item, slot) != diagnostic.span:
            continue
        actual = type_of(slot, number)
        spelled = _spelling(shape, index, analysis.language.leaves)
        if actual is None or spelled is None:
            return
        others = [type_of(at, which) for at, which, other in shape.uses if other is declared]
        if not shape.generic and any([other is not actual for other in others]):
            return
        where = span_of(item, spelled.start, spelled.end)
        # what a terminator passes on is required by what is around it: there the value may be what is wrong
        ends_block = isinstance(shape.syntax, OpSpec) and shape.syntax.terminator
        likely = not ends_block and (shape.generic or declared not in shape.result_types)
        yield Fix(f"Change the type to '{actual}'", ((where, str(actual)),), likely)
        return


def type_at_source(analysis: Analysis, diagnostic: Diagnostic, path: list[PathStep]) -> Iterator[Fix]:
    """The type that a value is used with, where the value is defined: if all its uses have that one."""
    item = path[-1].item
    used = [(slot, type_) for slot, _, type_ in item.node.shape.uses if slot_span(item, slot) == diagnostic.span]
    slot, declared = used[0] if used else (None, None)
    if declared is None or slot is None or declared.has_alias:
        return
    name = item.node.names[slot]
    definition = find_value(scopes_of(path), name)
    if definition is None or len(definition.types) != 1 or definition.types[0] is None:
        return
    used_types = [type_ for site in uses_of(definition) for at, _, type_ in site.item.node.shape.uses if at == site.slot]
    where = _source(definition, analysis.language.leaves)
    if where is not None and all([each is declared for each in used_types]):
        yield Fix(f"Change the type of '%{name}' to '{declared}'", ((where, str(declared)),), preferred=False)


def _source(definition: ValueDefinition, leaves: LeafParser) -> Span | None:
    """Where the type of a value is spelled with its definition, if it is the type of nothing else there."""
    item, shape, actual = definition.item, definition.item.node.shape, definition.types[0]
    if shape.generic or any([type_ is actual for _, _, type_ in shape.uses]) or shape.faults:
        return None
    if definition.kind != "result":
        offset = slot_offsets(shape.text)[definition.slot] + 1
        found = [each for each in spelled_types(shape, leaves) if each.start > offset and each.type is actual][:1]
        found = [each for each in found if not shape.text[offset : each.start].strip(" :")]
    else:
        found = [each for each in spelled_types(shape, leaves) if each.type is actual]
    return span_of(item, found[0].start, found[0].end) if len(found) == 1 else None


def _spelling(shape: OpShape, index: int, leaves: LeafParser) -> SpelledType | None:
    """Where the type of an operand is spelled, if that is certain."""
    declared = shape.uses[index][2]
    found = spelled_types(shape, leaves)
    if shape.generic:
        # operands come before results, and both end the header
        first = len(found) - len(shape.uses) - len(shape.result_types)
        return found[first + index] if first >= 0 and found[first + index].type is declared else None
    same = [each for each in found if each.type is declared]
    return same[0] if len(same) == 1 else None
