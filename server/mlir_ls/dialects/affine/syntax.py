"""affine: loops, conditions and accesses whose bounds and subscripts are affine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.enums import refuse_word
from mlir_ls.ods.syntaxes.affine_operands import (
    MapOperands,
    applied,
    apply_to_operands,
    expression,
    map_of_values,
)
from mlir_ls.ods.syntaxes.parts import (
    INDEX,
    all_operands,
    argument_name,
    argument_names,
    definitions,
    element_of,
    further_attributes,
    give_results,
    loop_arguments,
    operand,
    prefetch_hints,
    set_type,
    transfer_tail,
)
from mlir_ls.syntax.leaf.affine import AffineConstant
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, AttributeAlias, BoolAttr, IntegerSetAttr
from mlir_ls.syntax.reader import HeaderReader

_REDUCTIONS = (
    *("addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf"),
    *("mins", "minu", "mulf", "muli", "ori", "xori"),
)

_BOUNDS = ("lowerBoundsGroups", "lowerBoundsMap", "upperBoundsGroups", "upperBoundsMap")

_INDEX_BOUND = 1 << 63


def _mapped(operands: str) -> Callable[[HeaderReader], None]:
    """map `(` dims `)` (`[` symbols `]`)? dictionary?"""

    def read(reader: HeaderReader) -> None:
        applied(reader, operands, "map")
        further_attributes(reader, "map")
        give_results(reader, [INDEX])

    return read


def _for(reader: HeaderReader) -> None:
    """%iv `=` bound `to` bound (`step` integer)? (`iter_args` assignments `->` results)? region dictionary?"""
    induction = argument_name(reader)
    reader.expect("=")
    read_bound(reader, "max", "lowerBoundOperands", "lowerBoundMap")
    reader.expect("to")
    read_bound(reader, "min", "upperBoundOperands", "upperBoundMap")
    if reader.accept("step"):
        _step(reader)
    else:
        imply(reader, "step", "1 : index")
    slots = loop_arguments(reader, "inits")
    reader.region(definitions([induction, *slots], [INDEX, *reader.result_types]))
    further_attributes(reader, "lowerBoundMap", "operandSegmentSizes", "step", "upperBoundMap")


def read_bound(reader: HeaderReader, prefix: str, operands: str, attribute: str) -> None:
    """bound ::= `max`? (%value | integer | map dims symbols | alias of one of both);  `min` for upper bounds"""
    prefixed = reader.accept(prefix)
    use = reader.opt_use()
    if use is not None:
        reader.use_types[use] = INDEX
        reader.groups[operands] = (use,)
        imply(reader, attribute, "affine_map<()[s0] -> (s0)>")
        return
    start = reader.offset()
    constant = reader.opt_integer()
    if constant is not None:
        if not -_INDEX_BOUND <= constant < _INDEX_BOUND:
            reader.fail_at("bad-attribute", "the bound does not fit in an index", start, reader.end_of_last())
        reader.groups[operands] = ()
        reader.add_attribute(attribute, start)
        imply(reader, attribute, f"affine_map<() -> ({constant})>")
        return
    value = reader.opt_attribute()
    if value is None:
        reader.fail("expected a bound: an SSA value, an integer or an affine map")
    reader.add_attribute(attribute, start)
    end = reader.end_of_last()
    if isinstance(value, BoolAttr):  # an integer of one bit
        reader.groups[operands] = ()
        imply(reader, attribute, f"affine_map<() -> ({-value.value})>")
        return
    if not isinstance(value, AffineMapAttr | IntegerSetAttr | AttributeAlias):
        message = f"expected a bound: an SSA value, an integer or an affine map, but got '{value}'"
        reader.fail_at("bad-attribute", message, start, end)
    if isinstance(value, AttributeAlias) and reader.peek() not in ("(", ""):
        reader.groups[operands] = ()  # an integer, as a map has its operands here
        return
    apply_to_operands(reader, operands, value, start)
    if isinstance(value, AffineMapAttr) and len(value.map.results) > 1 and not prefixed:
        reader.fail_at("expected-token", f"a bound of several results needs '{prefix}' before it", start, end)


def _step(reader: HeaderReader) -> None:
    """integer | alias of one"""
    start = reader.offset()
    if reader.peek()[:1] == "#":
        reader.attribute()
        reader.add_attribute("step", start)
        return
    value = reader.integer()
    reader.add_attribute("step", start)
    imply(reader, "step", f"{value} : index")
    if value < 0:
        reader.fail_at("bad-attribute", "expected a step that is a positive integer", start, reader.end_of_last())


def _if(reader: HeaderReader) -> None:
    """set dims symbols (`->` results)? region (`else` region)? dictionary?"""
    applied(reader, "", "condition")
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    if reader.accept("else"):
        reader.region()
    further_attributes(reader, "condition")


def _load(reader: HeaderReader) -> None:
    """%memref `[` expressions `]` dictionary? `:` type"""
    memref = operand(reader, "memref")
    map_of_values(reader, "indices", "map")
    further_attributes(reader, "map")
    reader.expect(":")
    type_ = set_type(reader, memref)
    give_results(reader, [element_of(type_)])


def _store(reader: HeaderReader) -> None:
    """%value `,` %memref `[` expressions `]` dictionary? `:` type"""
    value = operand(reader, "value")
    reader.expect(",")
    memref = operand(reader, "memref")
    map_of_values(reader, "indices", "map")
    further_attributes(reader, "map")
    reader.expect(":")
    reader.use_types[value] = element_of(set_type(reader, memref))
    give_results(reader, ())


def _vector_load(reader: HeaderReader) -> None:
    """%memref `[` expressions `]` dictionary? `:` type `,` type"""
    memref = operand(reader, "memref")
    map_of_values(reader, "indices", "map")
    further_attributes(reader, "map")
    reader.expect(":")
    set_type(reader, memref)
    reader.expect(",")
    give_results(reader, [reader.type()])


def _vector_store(reader: HeaderReader) -> None:
    """%value `,` %memref `[` expressions `]` dictionary? `:` type `,` type"""
    value = operand(reader, "value")
    reader.expect(",")
    memref = operand(reader, "memref")
    map_of_values(reader, "indices", "map")
    further_attributes(reader, "map")
    reader.expect(":")
    set_type(reader, memref)
    reader.expect(",")
    set_type(reader, value)
    give_results(reader, ())


def _prefetch(reader: HeaderReader) -> None:
    """%memref `[` expressions `]` hints dictionary? `:` type"""
    memref = operand(reader, "memref")
    map_of_values(reader, "indices", "map")
    prefetch_hints(reader)
    further_attributes(reader, "map")
    reader.expect(":")
    set_type(reader, memref)
    give_results(reader, ())


def parallel(reductions: Sequence[str]) -> Callable[[HeaderReader], None]:
    """How `affine.parallel` is read; `reductions` are the cases of `arith.AtomicRMWKind` in the order of their numbers."""

    def read(reader: HeaderReader) -> None:
        """arguments `=` bounds `to` bounds (`step` steps)? (`reduce` kinds)? (`->` results)? region dictionary?"""
        slots = argument_names(reader)
        reader.expect("=")
        operands = [*_bounds(reader, "max", "lowerBounds")]
        reader.expect("to")
        operands += _bounds(reader, "min", "upperBounds")
        reader.groups["mapOperands"] = tuple(operands)
        steps = [1] * len(slots)
        if reader.accept("step"):
            steps = reader.delimited("(", lambda: _constant_step(reader))
        imply(reader, "steps", _integer_array(steps))
        kinds = reader.delimited("(", lambda: _reduction(reader, reductions)) if reader.accept("reduce") else []
        imply(reader, "reductions", _integer_array(kinds))
        give_results(reader, reader.opt_arrow_types())
        reader.region(definitions(slots, [INDEX] * len(slots)))
        further_attributes(reader, *_BOUNDS, "reductions", "steps")

    return read


def _integer_array(values: list[int]) -> str:
    return f"[{', '.join([f'{value} : i64' for value in values])}]"


def _bounds(reader: HeaderReader, prefix: str, attribute: str) -> tuple[int, ...]:
    """The bounds of all loops: their operands, maps and groups."""
    found = MapOperands()
    sizes = read_bounds(reader, prefix, found)
    reader.implied[f"{attribute}Map"] = found.map()
    imply(reader, f"{attribute}Groups", f"dense<{sizes if sizes else ''}> : tensor<{len(sizes)}xi32>")
    return found.uses


def read_bounds(reader: HeaderReader, prefix: str, found: MapOperands) -> list[int]:
    """`(` (expression | prefix `(` expressions `)`),* `)`: how many expressions there are for each dimension"""

    def bound() -> int:
        before = len(found.results)
        if reader.accept(prefix):
            found.results.extend(reader.delimited("(", lambda: expression(reader, found)))
        else:
            found.results.append(expression(reader, found))
        return len(found.results) - before

    return reader.delimited("(", bound)


def _constant_step(reader: HeaderReader) -> int:
    start = reader.offset()
    step = expression(reader, MapOperands())
    if not isinstance(step, AffineConstant):
        reader.fail_at("bad-attribute", "expected a step that is a constant", start, reader.end_of_last())
    return step.value


def _reduction(reader: HeaderReader, reductions: Sequence[str]) -> int:
    start = reader.offset()
    kind = reader.string(reductions)[1:-1]
    if kind not in reductions:
        refuse_word(reader, kind, reductions, start + 1)
    return reductions.index(kind)


def _dma_start(reader: HeaderReader) -> None:
    """%from`[`…`]` `,` %to`[`…`]` `,` %tag`[`…`]` `,` %count (`,` %stride `,` %per_stride)? `:` types of the memrefs"""
    memrefs = []
    for name in ("src", "dst", "tag"):
        memrefs.append(reader.use())
        map_of_values(reader, "operands", f"{name}_map")
        reader.expect(",")
    reader.use_types[reader.use()] = INDEX
    transfer_tail(reader, memrefs)
    all_operands(reader)


def _dma_wait(reader: HeaderReader) -> None:
    """%tag `[` expressions `]` `,` %count `:` type"""
    tag = reader.use()
    map_of_values(reader, "operands", "tag_map")
    reader.expect(",")
    reader.use_types[reader.use()] = INDEX
    reader.expect(":")
    set_type(reader, tag)
    all_operands(reader)
    give_results(reader, ())


OPERATIONS = {
    "apply": _mapped("mapOperands"),
    "dma_start": _dma_start,
    "dma_wait": _dma_wait,
    "for": _for,
    "if": _if,
    "load": _load,
    "max": _mapped("operands"),
    "min": _mapped("operands"),
    "parallel": parallel(_REDUCTIONS),
    "prefetch": _prefetch,
    "store": _store,
    "vector_load": _vector_load,
    "vector_store": _vector_store,
}
