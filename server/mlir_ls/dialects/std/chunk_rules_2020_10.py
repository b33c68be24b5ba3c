"""Functions in the documents of 2018, 2019 and 2020: against their first blocks, returns, calls and references. "Functions"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.dialects.std.older_operations import CONDITIONS, FUNCTIONS, LOOPS
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.chunk_rules import ChunkRules, OperationRule, Surroundings, error, error_at_name, registered_name
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.places import header_span, slot_span, span_of
from mlir_ls.syntax.shape import OpShape, Symbol, attribute_text, symbol_text
from mlir_ls.syntax.tree import Chunk, Located, Region


class Functions(NamedTuple):
    """The functions of a chunk by name; `doubtful`: symbols that are defined, of which no single type is known."""

    types: Mapping[str, FunctionType]
    doubtful: frozenset[str]


def chunk_rules(chunk: Chunk, environment: Environment) -> ChunkRules:
    """The rules for functions in a chunk."""
    reference = partial(_reference, known=functions(chunk.region, environment))
    operations: dict[str, Sequence[OperationRule]] = {"std.return": (_return,), "builtin.func": (dialect_attributes,)}
    return ChunkRules((_entry_arguments, _named), {**operations, **dict.fromkeys(("std.call", "std.constant"), (reference,))})


def functions(region: Region, environment: Environment) -> Functions:
    """The functions of a chunk by name, in modules as well, and the symbols of which there is no single type."""
    found: dict[str, FunctionType] = {}
    doubtful: set[str] = set()
    todo = [region]
    while todo:
        for item in todo.pop().items():
            shape = item.shape
            name = _symbol(item.names, shape)
            type_ = function_type(shape, environment) if shape.name in FUNCTIONS else None
            if type_ is None or name in found:
                doubtful.add(name)
            else:
                found[name] = type_
            if item.body is not None:
                todo += item.body.regions
    return Functions({name: type_ for name, type_ in found.items() if name not in doubtful}, frozenset(doubtful))


def _symbol(names: tuple[str, ...], shape: OpShape) -> str:
    return symbol_text(shape.symbol, names) if shape.symbol is not None else ""


def function_type(shape: OpShape, environment: Environment) -> FunctionType | None:
    implied = shape.implied.get("type")
    if not isinstance(implied, TypeAttr) or shape.faults:
        return None
    type_ = environment.resolve(implied.value)
    return type_ if isinstance(type_, FunctionType) else None


def _entry_arguments(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """The arguments of the first block are those of the function, where it does not name them itself."""
    shape = around.operations[-1].node.shape
    type_ = function_type(shape, around.environment) if shape.name in FUNCTIONS else None
    if type_ is None or (shape.regions and shape.regions[0].arguments) or not items:
        return
    first = items[0]
    if first.node.shape.kind != "label":
        if type_.inputs:
            message = f"expected a block with {plural(len(type_.inputs), 'argument')}"
            yield error("std.entry-arguments", header_span(first), message)
        return
    label = first.node.shape
    declared = [each for definition in label.definitions for each in definition.types]
    where = span_of(first, 0, max(1, len(label.name)))
    if len(declared) != len(type_.inputs):
        taken, found = plural(len(type_.inputs), "argument"), plural(len(declared), "argument")
        message = f"the function takes {taken}, its first block {found}"
        yield error("std.entry-arguments", where, message)
        return
    for definition, expected in zip(label.definitions, type_.inputs, strict=True):
        if not may_be_same_in(definition.types[0], expected, around.environment):
            message = f"the function takes {expected} here, its first block {definition.types[0]}"
            yield error("std.entry-arguments", slot_span(first, definition.slot), message)


def _named(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    """symbol-ref-id ::= `@` (suffix-id | string-literal)"""
    for item in items:
        for symbol in item.node.shape.symbol_uses:
            if 0 <= symbol.slot < len(item.node.names) and symbol.quoted is None and not item.node.names[symbol.slot]:
                yield error("expected-token", slot_span(item, symbol.slot), "expected the name of a symbol after '@'")


def dialect_attributes(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """Attributes of functions, of their arguments and results belong to dialects. "Functions"."""
    shape = item.node.shape
    if shape.generic:
        return
    for attribute in [*shape.attributes, *[each for part in shape.parts for each in part.entries]]:
        name = attribute.name
        spelled = shape.text[attribute.name_offset : attribute.name_offset + len(name)]
        if spelled == name and "." not in name and not name.startswith("sym_"):
            where = span_of(item, attribute.name_offset, attribute.name_offset + len(name))
            message = f"an attribute of a function belongs to a dialect, as 'dialect.{name}'"
            yield error("std.function-attribute", where, message)


def _return(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """What is returned is what the function yields."""
    if not around.operations:
        return
    owner = around.operations[-1].node.shape
    if owner.name not in FUNCTIONS:
        if owner.name in LOOPS or owner.name in CONDITIONS:
            yield error_at_name("wrong-parent", item, "a return must stand directly in a function")
        return
    type_ = function_type(owner, around.environment)
    if type_ is None:
        return
    found = [use[2] for use in item.node.shape.uses]
    if len(found) != len(type_.results):
        message = f"{plural(len(found), 'value')} returned, but the function yields {len(type_.results)}"
        yield error_at_name("std.returned-values", item, message)
        return
    for use, expected in zip(item.node.shape.uses, type_.results, strict=True):
        if not may_be_same_in(use[2], expected, around.environment):
            message = f"the function yields {expected}, but got {use[2]}"
            yield error("std.returned-values", slot_span(item, use[0]), message)


def _reference(item: Located, around: Surroundings, known: Functions) -> Iterator[Diagnostic]:
    """A function that is called or referred to is there, and of the type that is given."""
    shape = item.node.shape
    if len(shape.symbol_uses) != 1 or shape.symbol_uses[0].nested:
        return
    for given in _given_types(shape, around.environment):
        found = list(reference_faults(item, shape.symbol_uses[0], given, around, known))
        if found:
            yield found[0]
            return


def reference_faults(
    item: Located, symbol: Symbol, given: FunctionType | None, around: Surroundings, known: Functions
) -> Iterator[Diagnostic]:
    """Checks a reference to a function by the type that it gives to it."""
    name = symbol_text(symbol, item.node.names)
    where = slot_span(item, symbol.slot)
    defined = known.types.get(name)
    if defined is None:
        if name not in known.doubtful:
            yield error("undefined-symbol", where, f"symbol '@{name}' is not defined in this symbol table")
    elif given is not None and not may_be_same_in(given, defined, around.environment):
        yield error("std.callee-type", where, f"'@{name}' is of type {defined}, here it is taken for {given}")


def _given_types(shape: OpShape, environment: Environment) -> Iterator[FunctionType | None]:
    """The types that a call or a reference gives to the function: by its attribute, by its operands and results."""
    if registered_name(shape) == "std.constant":
        found = shape.result_types[0] if len(shape.result_types) == 1 else None
        found = None if found is None else environment.resolve(found)
        yield found if isinstance(found, FunctionType) else None
        return
    callee = attribute_text(shape, "callee")
    spelled = shape.text[callee.start : callee.end] if callee is not None else ""
    if ":" in spelled:
        yield _type_of(spelled.partition(":")[2].strip(), environment)
    inputs = [use[2] for use in shape.uses]
    if None in inputs or None in shape.result_types:
        yield None
        return
    yield FunctionType(
        tuple([each for each in inputs if each is not None]),
        tuple([each for each in shape.result_types if each is not None]),
    )


def _type_of(spelled: str, environment: Environment) -> FunctionType | None:
    found = environment.leaves.opt_type(spelled)
    return found if isinstance(found, FunctionType) else None
