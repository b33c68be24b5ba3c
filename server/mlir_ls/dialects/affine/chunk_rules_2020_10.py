"""Maps and sets in the documents of 2018, 2019 and 2020: how many dimensions and symbols they take, and what may be one.

"Dimensions and Symbols", "Affine Maps", "Integer Sets".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.dialects.std.older_operations import CONDITIONS, FUNCTIONS, LOOPS
from mlir_ls.plurals import plural
from mlir_ls.semantics.chunk_rules import (
    ChunkRules,
    ChunkValue,
    OperationRule,
    Surroundings,
    error,
    error_at_name,
    registered_name,
)
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.erase import slot_offsets
from mlir_ls.syntax.leaf import Attribute, LeafError
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, IntegerAttr, IntegerSetAttr
from mlir_ls.syntax.leaf.types import IndexType
from mlir_ls.syntax.places import slot_span, span_of
from mlir_ls.syntax.shape import AttributeText, OpShape
from mlir_ls.syntax.tree import Chunk, Located

_APPLIED = frozenset(("affine.apply", "std.affine_apply", "affine.min", "affine.max"))
_ACCESSES = frozenset(("affine.load", "affine.store", "affine.prefetch", "affine.dma_start", "affine.dma_wait"))
_IN_MEMREF = re.compile(r"\bmemref\s*<[^<>]*\Z")
_SUBSCRIPTS = re.compile(r"\[[^\]]*\]")
_MAPS = ("map", "condition", "lowerBoundMap", "upperBoundMap", "lower_bound", "upper_bound")


def chunk_rules(chunk: Chunk, environment: Environment) -> ChunkRules:
    """The rules for the operations of a chunk that take maps and sets."""
    maps: dict[str, Sequence[OperationRule]] = dict.fromkeys((*CONDITIONS, *_APPLIED), (_map_operands,))
    loops: dict[str, Sequence[OperationRule]] = dict.fromkeys(LOOPS, (_map_operands, _positive_step))
    layouts: dict[str, Sequence[OperationRule]] = dict.fromkeys(FUNCTIONS, (_layouts,))
    return ChunkRules((_layouts_inside,), {**maps, **loops, **layouts, **dict.fromkeys(_ACCESSES, (_subscripts,))})


def _positive_step(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """The stride of a loop is positive. "'for' statement"."""
    step = item.node.shape.implied.get("step")
    if isinstance(step, IntegerAttr) and step.value <= 0:
        yield error_at_name("affine.positive-step", item, f"the step of a loop is positive, but got {step.value}")


def _layouts_inside(items: Sequence[Located], around: Surroundings) -> Iterator[Diagnostic]:
    for item in items:
        yield from _layouts(item, around)


def _layouts(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """The layout of a memref is made of maps, not of integer sets. "Memref Type"."""
    shape = item.node.shape
    for alias in shape.aliases:
        value = around.environment.aliases.get(alias.name)
        if isinstance(value, IntegerSetAttr) and _IN_MEMREF.search(shape.text, 0, alias.offset) is not None:
            where = span_of(item, alias.offset, alias.offset + len(alias.name))
            yield error("affine.layout-set", where, f"expected an affine map, but got the integer set '{alias.name}'")


def _map_operands(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """Dimensions and symbols: as many as the map takes, and values that may be what they are taken for."""
    shape = item.node.shape
    checks_values = not is_free(around)
    for group, attribute in _groups(shape):
        value = _map_of(shape, attribute, around.environment)
        inner = value.map if isinstance(value, AffineMapAttr) else value.set if isinstance(value, IntegerSetAttr) else None
        if inner is None or len(group) != inner.dims + inner.symbols:
            if inner is not None and (not shape.generic or shape.name in _APPLIED):
                expected = inner.dims + inner.symbols
                message = f"expected {plural(expected, 'operand')}, but got {len(group)}"
                yield error_at_name("operand-count", item, message)
            continue
        if shape.name == "affine.apply" and isinstance(value, AffineMapAttr) and len(value.map.results) != 1:
            message = f"the map must yield one result, it yields {len(value.map.results)}"
            yield error_at_name("result-count", item, message)
        if not shape.generic and attribute is not None:
            split = _symbols_at(shape, attribute)
            if split is not None and split != inner.dims:
                found = f"{split} and {len(group) - split}"
                message = f"expected {inner.dims} dimensions and {inner.symbols} symbols, but got {found}"
                yield error_at_name("operand-count", item, message)
                continue
        if not checks_values or shape.name in ("affine.min", "affine.max"):
            continue
        for position, use in enumerate(group):
            yield from _checked(item, use, position < inner.dims or attribute is None, around.values)


def is_free(around: Surroundings) -> bool:
    """Whether any value may be a dimension or a symbol: in a CFG function."""
    return any([operation.node.shape.name == "std.cfgfunc" for operation in around.operations])


def _groups(shape: OpShape) -> Iterator[tuple[tuple[int, ...], AttributeText | None]]:
    """The operands of each map of an operation, and how the map is spelled."""
    spelled = [each for each in shape.attributes if each.name in _MAPS]
    if shape.name in LOOPS:
        if shape.generic:
            return
        for bound in ("lower", "upper"):
            attribute = next((each for each in spelled if each.name == f"{bound}BoundMap"), None)
            yield shape.groups.get(f"{bound}BoundOperands", ()), attribute
    elif len(spelled) == 1:
        yield tuple(range(len(shape.uses))), spelled[0]


def _map_of(shape: OpShape, attribute: AttributeText | None, environment: Environment) -> Attribute | None:
    if attribute is None:
        return environment.leaves.parse_attribute("affine_map<()[s0] -> (s0)>")
    text = shape.text[attribute.start : attribute.end]
    try:
        value = environment.leaves.parse_attribute(text)
    except LeafError:
        return None
    return environment.resolve(value)


def _symbols_at(shape: OpShape, attribute: AttributeText) -> int | None:
    """How many of the operands after a map stand in parentheses; None where that is unknown."""
    rest = shape.text[attribute.end :].lstrip()
    if not rest.startswith("("):
        return None
    return rest[: rest.index(")")].count("%") if ")" in rest else None


def _subscripts(item: Located, around: Surroundings) -> Iterator[Diagnostic]:
    """The values in subscripts are dimensions or symbols."""
    shape = item.node.shape
    if shape.generic:
        return
    offsets = slot_offsets(shape.text)
    brackets = [(found.start(), found.end()) for found in _SUBSCRIPTS.finditer(shape.text, shape.name_end)]
    for index, use in enumerate(shape.uses):
        if any([start < offsets[use[0]] < end for start, end in brackets]):
            yield from _checked(item, index, True, around.values, "a dimension or a symbol")


def not_a_subscript(item: Located, use: int, around: Surroundings) -> Iterator[Diagnostic]:
    """Checks that an index of an access, by the number of the operand, is a dimension or a symbol."""
    type_ = item.node.shape.uses[use][2]
    if type_ is None or isinstance(type_, IndexType):
        yield from _checked(item, use, True, around.values, "a dimension or a symbol")


def _checked(item: Located, use: int, is_dim: bool, values: Mapping[str, ChunkValue], what: str = "") -> Iterator[Diagnostic]:
    slot = item.node.shape.uses[use][0]
    name = item.node.names[slot] if slot < len(item.node.names) else ""
    value = values.get(name)
    if value is None or _may_be(value, is_dim, 0):
        return
    code = "std.not-a-dimension" if is_dim else "std.not-a-symbol"
    kind = what or ("a dimension" if is_dim else "a symbol")
    yield error(code, slot_span(item, slot), f"'%{name}' cannot be {kind} here: it changes inside of the function")


def _may_be(value: ChunkValue, is_dim: bool, depth: int) -> bool:
    """Whether a value may be a dimension, or a symbol; true where that is unknown."""
    shape = value.maker.node.shape
    nest = [operation.node.shape.name for operation in value.around]
    if depth > 30 or any([name not in LOOPS and name not in CONDITIONS and name not in FUNCTIONS for name in nest]):
        return True
    if value.is_argument:
        return is_dim or shape.name not in LOOPS
    if len(nest) <= 1 and (not nest or nest[-1] in FUNCTIONS):
        return True
    name = registered_name(shape)
    if name in ("std.constant", "std.dim", "affine.min", "affine.max"):
        return True
    if name in ("affine.apply", "std.affine_apply"):
        for slot, _, _ in shape.uses:
            used = value.maker.node.names[slot] if slot < len(value.maker.node.names) else ""
            inner = value.values.get(used)
            if inner is not None and not _may_be(inner, is_dim, depth + 1):
                return False
        return True
    return False
