"""Rules that look at several operations of a chunk together, as older documents of the language require them.

The module `chunk_rules` of a dialect's folder has a function `chunk_rules(chunk, environment)` that returns the rules of the
dialect for that chunk. Texts that old are short, so all of a chunk is looked at, in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.ods.dialect_modules import dialects_with, module_of
from mlir_ls.semantics.environment import Environment, environment_of
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tree import Chunk, Located, Region, region_line_of
from mlir_ls.text import Span


class ChunkValue(NamedTuple):
    """Where a value comes from: the operation, or the one whose region's argument it is, and all around it."""

    maker: Located
    is_argument: bool
    around: tuple[Located, ...]
    values: Mapping[str, ChunkValue]


class Surroundings(NamedTuple):
    """What is known at a place: the operations around it, outermost first, the values by name, the environment of the chunk."""

    operations: tuple[Located, ...]
    values: Mapping[str, ChunkValue]
    environment: Environment


RegionRule = Callable[[Sequence[Located], Surroundings], Iterator[Diagnostic]]
"""A rule for the items of a region of an operation, which is the innermost of the operations around it."""

OperationRule = Callable[[Located, Surroundings], Iterator[Diagnostic]]


class ChunkRules(NamedTuple):
    """The rules of a dialect for a chunk: those for each region of an operation, and those for operations by full name."""

    regions: Sequence[RegionRule] = ()
    operations: Mapping[str, Sequence[OperationRule]] = MappingProxyType({})


def chunk_findings(chunk: Chunk, chunk_line: int, profile: str, leaves: LeafParser) -> list[Diagnostic]:
    """The diagnostics of a chunk that follow from several operations, in no order."""
    environment = environment_of(chunk.region, leaves)
    rules = _joined([make(chunk, environment) for make in _makers(profile)])
    worklist = [(chunk.region, chunk_line, Surroundings((), {}, environment))]
    found: list[Diagnostic] = []
    while worklist:
        region, line, around = worklist.pop()
        found += _of_region(region, line, around, rules, worklist)
    return found


@cache
def _makers(profile: str) -> Sequence[Callable[[Chunk, Environment], ChunkRules]]:
    modules = [module_of(dialect, "chunk_rules", profile) for dialect in dialects_with("chunk_rules", profile)]
    return [module.chunk_rules for module in modules if module is not None]


def _joined(some: Sequence[ChunkRules]) -> ChunkRules:
    operations: dict[str, Sequence[OperationRule]] = {}
    for each in some:
        for name, rules in each.operations.items():
            operations[name] = (*operations.get(name, ()), *rules)
    return ChunkRules([rule for each in some for rule in each.regions], operations)


def _of_region(
    region: Region, line: int, around: Surroundings, rules: ChunkRules, worklist: list[tuple[Region, int, Surroundings]]
) -> Iterator[Diagnostic]:
    """The diagnostics of the items of a region; the regions of these, with their lines, go to the worklist."""
    values = dict(around.values)
    here = around._replace(values=values)
    owner = here.operations[-1] if here.operations else None
    items = [Located(line + at, node) for at, node in region.items_with_lines()]
    for item in items:
        shape = item.node.shape
        for definition in shape.definitions:
            if definition.slot < len(item.node.names):
                maker = owner if shape.kind == "label" and owner is not None else item
                name = item.node.names[definition.slot]
                values[name] = ChunkValue(maker, shape.kind == "label", here.operations, values)
    for rule in rules.regions if owner is not None else ():
        yield from rule(items, here)
    for item in items:
        shape = item.node.shape
        if shape.kind != "operation" or shape.faults:
            continue
        for each in rules.operations.get(registered_name(shape), ()):
            yield from each(item, here)
        body = item.node.body
        for number, inner in enumerate(body.regions if body is not None else ()):
            assert body is not None
            worklist.append((inner, item.line + region_line_of(body, number), _inside(item, number, here)))


def _inside(item: Located, number: int, around: Surroundings) -> Surroundings:
    """What is known in a region of an operation: the same, the arguments of the region, and the operation around it."""
    shape = item.node.shape
    values = dict(around.values)
    operations = (*around.operations, item)
    for argument in shape.regions[number].arguments if number < len(shape.regions) else ():
        if argument.slot < len(item.node.names):
            values[item.node.names[argument.slot]] = ChunkValue(item, True, operations, values)
    return around._replace(operations=operations, values=values)


def registered_name(shape: OpShape) -> str:
    """The full name of an operation, which the generic form of December 2018 spells without its dialect."""
    return shape.name if shape.syntax is None else shape.syntax.name


def error(code: str, where: Span, message: str) -> Diagnostic:
    """An error at a place."""
    return Diagnostic(code, Severity.ERROR, where, message)


def error_at_name(code: str, item: Located, message: str) -> Diagnostic:
    """An error at the name of an operation."""
    shape = item.node.shape
    return error(code, span_of(item, shape.name_offset, max(shape.name_end, shape.name_offset + 1)), message)
