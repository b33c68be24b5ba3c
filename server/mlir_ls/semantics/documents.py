"""What the documents of 2018, 2019 and 2020 demand of several operations together.

What a function takes and yields against its calls, references and returns; which values may be dimensions and symbols;
how many of them a map or a set takes whose alias stands elsewhere; what functions of SPIR-V consist of. "Functions",
"Dimensions and Symbols", "Affine Maps", "Integer Sets". Texts that old are short, so all of a chunk is looked at, in one go.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.environment import Environment, environment_of
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import Attribute, LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, IntegerSetAttr, TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.places import header_span, slot_span, span_of
from mlir_ls.syntax.shape import AttributeText, Shape, Symbol
from mlir_ls.syntax.tree import Chunk, Located, Region, region_line_of
from mlir_ls.text import Span

FUNCTIONS = frozenset(("builtin.func", "std.cfgfunc", "std.mlfunc", "std.extfunc"))
_LOOPS = frozenset(("affine.for", "std.for"))
_CONDITIONS = frozenset(("affine.if", "std.if"))
_APPLIED = frozenset(("affine.apply", "std.affine_apply", "affine.min", "affine.max"))
_ACCESSES = frozenset(("affine.load", "affine.store", "affine.prefetch", "affine.dma_start", "affine.dma_wait"))
_SUBSCRIPTS = re.compile(r"\[[^\]]*\]")
_MAPS = ("map", "condition", "lowerBoundMap", "upperBoundMap", "lower_bound", "upper_bound")

Aliases = Mapping[str, "Type | Attribute"]


class _Value(NamedTuple):
    """Where a value comes from: the operation, or the one whose region's argument it is, and all around it."""

    maker: Located
    is_argument: bool
    around: tuple[Located, ...]
    values: Mapping[str, _Value]


class _Around(NamedTuple):
    """What is known at a place: the operations around it, outermost first, and the functions of the chunk.

    `doubtful`: symbols that are defined, of which no single type is known.
    """

    operations: tuple[Located, ...]
    functions: Mapping[str, FunctionType]
    doubtful: frozenset[str]
    environment: Environment


def document_findings(chunk: Chunk, chunk_line: int, leaves: LeafParser) -> list[Diagnostic]:
    """The diagnostics of a chunk that follow from several operations, in no order."""
    environment = environment_of(chunk.region, leaves)
    around = _Around((), *_functions(chunk.region, environment), environment)
    return list(_of_region(chunk.region, chunk_line, around, {}))


def _functions(region: Region, environment: Environment) -> tuple[dict[str, FunctionType], frozenset[str]]:
    """The functions of a chunk by name, in modules as well, and the symbols of which there is no single type."""
    found: dict[str, FunctionType] = {}
    doubtful: set[str] = set()
    todo = [region]
    while todo:
        for item in todo.pop().items():
            shape = item.shape
            name = _symbol(item.names, shape)
            type_ = _function_type(shape, environment) if shape.name in FUNCTIONS else None
            if type_ is None or name in found:
                doubtful.add(name)
            else:
                found[name] = type_
            if item.body is not None:
                todo += item.body.regions
    return {name: type_ for name, type_ in found.items() if name not in doubtful}, frozenset(doubtful)


def _symbol(names: tuple[str, ...], shape: Shape) -> str:
    return _name(names, shape.symbol) if shape.symbol is not None else ""


def _name(names: tuple[str, ...], symbol: Symbol) -> str:
    return symbol.quoted if symbol.quoted is not None else names[symbol.slot] if symbol.slot < len(names) else ""


def _function_type(shape: Shape, environment: Environment) -> FunctionType | None:
    implied = shape.implied.get("type")
    if not isinstance(implied, TypeAttr) or shape.faults:
        return None
    type_ = environment.resolve(implied.value)
    return type_ if isinstance(type_, FunctionType) else None


def _of_region(region: Region, line: int, around: _Around, outer: Mapping[str, _Value]) -> Iterator[Diagnostic]:
    values = dict(outer)
    owner = around.operations[-1] if around.operations else None
    items = [Located(line + at, node) for at, node in region.items_with_lines()]
    for item in items:
        shape = item.node.shape
        for definition in shape.definitions:
            if definition.slot < len(item.node.names):
                maker = owner if shape.kind == "label" and owner is not None else item
                name = item.node.names[definition.slot]
                values[name] = _Value(maker, shape.kind == "label", around.operations, values)
    if owner is not None and owner.node.shape.name in FUNCTIONS:
        yield from _entry_arguments(items, owner, around)
    if owner is not None:
        yield from _of_spirv(items, around)
    for item in items:
        shape = item.node.shape
        if shape.kind != "operation" or shape.faults:
            continue
        yield from _of_operation(item, around, values)
        body = item.node.body
        for number, inner in enumerate(body.regions if body is not None else ()):
            inside = dict(values)
            arguments = shape.regions[number].arguments if number < len(shape.regions) else ()
            deeper = around._replace(operations=(*around.operations, item))
            for argument in arguments:
                if argument.slot < len(item.node.names):
                    name = item.node.names[argument.slot]
                    inside[name] = _Value(item, True, deeper.operations, inside)
            assert body is not None
            yield from _of_region(inner, item.line + region_line_of(body, number), deeper, inside)


def _of_operation(item: Located, around: _Around, values: Mapping[str, _Value]) -> Iterator[Diagnostic]:
    name = item.node.shape.name
    if name == "std.return":
        yield from _return(item, around)
    elif name in ("std.call", "std.constant"):
        yield from _reference(item, around)
    elif name in _LOOPS or name in _CONDITIONS or name in _APPLIED:
        yield from _map_operands(item, around, values)
    elif name in _ACCESSES:
        yield from _subscripts(item, values)


# -- functions ----------------------------------------------------------------------------------------------------


def _entry_arguments(items: list[Located], owner: Located, around: _Around) -> Iterator[Diagnostic]:
    """The arguments of the first block are those of the function, where it does not name them itself."""
    type_ = _function_type(owner.node.shape, around.environment)
    shape = owner.node.shape
    if type_ is None or (shape.regions and shape.regions[0].arguments) or not items:
        return
    first = items[0]
    if first.node.shape.kind != "label":
        if type_.inputs:
            message = f"expected a block with {plural(len(type_.inputs), 'argument')}"
            yield _error("std.entry-arguments", header_span(first), message)
        return
    label = first.node.shape
    declared = [each for definition in label.definitions for each in definition.types]
    where = span_of(first, 0, max(1, len(label.name)))
    if len(declared) != len(type_.inputs):
        taken, found = plural(len(type_.inputs), "argument"), plural(len(declared), "argument")
        message = f"the function takes {taken}, its first block {found}"
        yield _error("std.entry-arguments", where, message)
        return
    for definition, wanted in zip(label.definitions, type_.inputs, strict=True):
        if not may_be_same_in(definition.types[0], wanted, around.environment):
            message = f"the function takes {wanted} here, its first block {definition.types[0]}"
            yield _error("std.entry-arguments", slot_span(first, definition.slot), message)


def _return(item: Located, around: _Around) -> Iterator[Diagnostic]:
    """What is returned is what the function yields."""
    if not around.operations:
        return
    owner = around.operations[-1].node.shape
    if owner.name not in FUNCTIONS:
        if owner.name in _LOOPS or owner.name in _CONDITIONS:
            yield _at_name("wrong-parent", item, "a return must stand directly in a function")
        return
    type_ = _function_type(owner, around.environment)
    if type_ is None:
        return
    found = [use[2] for use in item.node.shape.uses]
    if len(found) != len(type_.results):
        message = f"{plural(len(found), 'value')} returned, but the function yields {len(type_.results)}"
        yield _at_name("std.returned-values", item, message)
        return
    for use, wanted in zip(item.node.shape.uses, type_.results, strict=True):
        if not may_be_same_in(use[2], wanted, around.environment):
            message = f"the function yields {wanted}, found {use[2]}"
            yield _error("std.returned-values", slot_span(item, use[0]), message)


def _reference(item: Located, around: _Around) -> Iterator[Diagnostic]:
    """A function that is called or referred to is there, and of the type that is given."""
    shape = item.node.shape
    if len(shape.symbol_uses) != 1 or shape.symbol_uses[0].nested:
        return
    symbol = shape.symbol_uses[0]
    name = _name(item.node.names, symbol)
    where = slot_span(item, symbol.slot)
    known = around.functions.get(name)
    if known is None:
        if name not in around.doubtful:
            yield _error("undefined-symbol", where, f"symbol '@{name}' is not defined in this symbol table")
        return
    given = _given_type(shape, around.environment)
    if given is not None and not may_be_same_in(given, known, around.environment):
        yield _error("std.callee-type", where, f"'@{name}' is of type {known}, here it is taken for {given}")


def _given_type(shape: Shape, environment: Environment) -> FunctionType | None:
    """The type that a call or a reference gives to the function."""
    if shape.name == "std.constant":
        found = shape.result_types[0] if len(shape.result_types) == 1 else None
        found = None if found is None else environment.resolve(found)
        return found if isinstance(found, FunctionType) else None
    callee = next((each for each in shape.attributes if each.name == "callee"), None)
    spelled = shape.text[callee.start : callee.end] if callee is not None else ""
    if ":" in spelled:
        try:
            type_ = environment.leaves.parse_type(spelled.partition(":")[2].strip())
        except LeafError:
            return None
        return type_ if isinstance(type_, FunctionType) else None
    inputs = [use[2] for use in shape.uses]
    if None in inputs or None in shape.result_types:
        return None
    return FunctionType(
        tuple([each for each in inputs if each is not None]),
        tuple([each for each in shape.result_types if each is not None]),
    )


# -- SPIR-V -------------------------------------------------------------------------------------------------------


def _of_spirv(items: Sequence[Located], around: _Around) -> Iterator[Diagnostic]:
    """A function in a module of SPIR-V consists of its operations; what declares its block unreachable is in no first one."""
    names = [each.node.shape.name for each in around.operations[-2:]]
    in_module = len(names) == 2 and names[0] == "spv.module" and names[1] in FUNCTIONS
    is_first = True
    for index, item in enumerate(items):
        shape = item.node.shape
        if shape.kind == "label":
            is_first = is_first and index == 0
        elif shape.kind != "operation":
            continue
        elif is_first and shape.name == "spv.Unreachable":
            yield _at_name("spv.unreachable", item, "the first block of a region is always reached")
        elif in_module and not shape.name.startswith("spv."):
            what = "no other functions" if shape.name in FUNCTIONS else "operations of the dialect spv only"
            yield _at_name("spv.function-body", item, f"a function in a 'spv.module' holds {what}, found '{shape.name}'")
            return


# -- maps and sets ------------------------------------------------------------------------------------------------


def _map_operands(item: Located, around: _Around, values: Mapping[str, _Value]) -> Iterator[Diagnostic]:
    """Dimensions and symbols: as many as the map takes, and values that may be what they are taken for."""
    shape = item.node.shape
    checks_values = not _is_free(around)
    for group, attribute in _groups(shape):
        value = _map_of(shape, attribute, around.environment)
        inner = value.map if isinstance(value, AffineMapAttr) else value.set if isinstance(value, IntegerSetAttr) else None
        if inner is None or len(group) != inner.dims + inner.symbols:
            if inner is not None and (not shape.generic or shape.name in _APPLIED):
                wanted = inner.dims + inner.symbols
                message = f"expected {plural(wanted, 'operand')}, found {len(group)}"
                yield _at_name("operand-count", item, message)
            continue
        if shape.name == "affine.apply" and isinstance(value, AffineMapAttr) and len(value.map.results) != 1:
            message = f"the map must yield one result, it yields {len(value.map.results)}"
            yield _at_name("result-count", item, message)
        if not shape.generic and attribute is not None:
            split = _symbols_at(shape, attribute, len(group))
            if split is not None and split != inner.dims:
                found = f"{split} and {len(group) - split}"
                message = f"expected {inner.dims} dimensions and {inner.symbols} symbols, found {found}"
                yield _at_name("operand-count", item, message)
                continue
        if not checks_values or shape.name in _APPLIED:
            continue
        for position, use in enumerate(group):
            yield from _checked(item, use, position < inner.dims or attribute is None, values)


def _is_free(around: _Around) -> bool:
    """Whether any value may be a dimension or a symbol: in a CFG function."""
    return any([operation.node.shape.name == "std.cfgfunc" for operation in around.operations])


def _groups(shape: Shape) -> Iterator[tuple[tuple[int, ...], AttributeText | None]]:
    """The operands of each map of an operation, and how the map is spelled."""
    spelled = [each for each in shape.attributes if each.name in _MAPS]
    if shape.name in _LOOPS:
        if shape.generic:
            return
        for bound in ("lower", "upper"):
            attribute = next((each for each in spelled if each.name == f"{bound}BoundMap"), None)
            yield shape.groups.get(f"{bound}BoundOperands", ()), attribute
    elif len(spelled) == 1:
        yield tuple(range(len(shape.uses))), spelled[0]


def _map_of(shape: Shape, attribute: AttributeText | None, environment: Environment) -> Attribute | None:
    if attribute is None:
        return environment.leaves.parse_attribute("affine_map<()[s0] -> (s0)>")
    text = shape.text[attribute.start : attribute.end]
    try:
        value = environment.leaves.parse_attribute(text)
    except LeafError:
        return None
    return environment.resolve(value)


def _symbols_at(shape: Shape, attribute: AttributeText, count: int) -> int | None:
    """How many of the operands behind a map stand in parentheses; None where that cannot be told."""
    rest = shape.text[attribute.end :].lstrip()
    if not rest.startswith("("):
        return None
    return rest[: rest.index(")")].count("%") if ")" in rest else None


def _subscripts(item: Located, values: Mapping[str, _Value]) -> Iterator[Diagnostic]:
    """The values in subscripts are dimensions or symbols."""
    shape = item.node.shape
    if shape.generic:
        return
    offsets = slot_offsets(shape.text)
    brackets = [(found.start(), found.end()) for found in _SUBSCRIPTS.finditer(shape.text, shape.name_end)]
    for index, use in enumerate(shape.uses):
        if any([start < offsets[use[0]] < end for start, end in brackets]):
            yield from _checked(item, index, True, values, "a dimension or a symbol")


def _checked(
    item: Located, use: int, is_dim: bool, values: Mapping[str, _Value], what: str = ""
) -> Iterator[Diagnostic]:
    slot = item.node.shape.uses[use][0]
    name = item.node.names[slot] if slot < len(item.node.names) else ""
    value = values.get(name)
    if value is None or _may_be(value, is_dim, 0):
        return
    code = "std.not-a-dimension" if is_dim else "std.not-a-symbol"
    kind = what or ("a dimension" if is_dim else "a symbol")
    yield _error(code, slot_span(item, slot), f"'%{name}' cannot be {kind} here: it changes inside of the function")


def _may_be(value: _Value, is_dim: bool, depth: int) -> bool:
    """Whether a value may be a dimension, or a symbol; true where nobody can tell."""
    shape = value.maker.node.shape
    nest = [operation.node.shape.name for operation in value.around]
    if depth > 30 or any([name not in _LOOPS and name not in _CONDITIONS and name not in FUNCTIONS for name in nest]):
        return True
    if value.is_argument:
        return is_dim or shape.name not in _LOOPS
    if len(nest) <= 1 and (not nest or nest[-1] in FUNCTIONS):
        return True
    if shape.name in ("std.constant", "std.dim", "affine.min", "affine.max"):
        return True
    if shape.name in ("affine.apply", "std.affine_apply"):
        for slot, _, _ in shape.uses:
            name = value.maker.node.names[slot] if slot < len(value.maker.node.names) else ""
            inner = value.values.get(name)
            if inner is not None and not _may_be(inner, is_dim, depth + 1):
                return False
        return True
    return False


# -- places -------------------------------------------------------------------------------------------------------


def _error(code: str, where: Span, message: str) -> Diagnostic:
    return Diagnostic(code, Severity.ERROR, where, message)


def _at_name(code: str, item: Located, message: str) -> Diagnostic:
    shape = item.node.shape
    return _error(code, span_of(item, shape.name_offset, max(shape.name_end, shape.name_offset + 1)), message)
