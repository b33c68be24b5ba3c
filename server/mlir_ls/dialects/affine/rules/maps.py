"""affine: maps and sets, what they take, and what is made of them."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.plurals import index_count, plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import Types, without_else
from mlir_ls.semantics.verify.library.loops import initial_values
from mlir_ls.semantics.verify.model.attributes import numbers_of, sizes_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import ShapeRule, Violation, rule
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.affine import AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, AttributeAlias, IntegerAttr, IntegerSetAttr, UnreadAttr
from mlir_ls.syntax.leaf.types import IndexType, MemRefType, VectorType
from mlir_ls.system.patterns import deferred

_OPERANDS = deferred(r"\s*\(([^()]*)\)(?:\s*\[([^\[\]]*)\])?")
_INPUTS = rule("affine.map-inputs")


def map_of(operation: Operation, name: str = "map") -> AffineMap | None:
    """The map of an attribute; None where that is missing, or no map."""
    found = operation.attribute(name)
    return found.map if isinstance(found, AffineMapAttr) else None


def map_operands(indices: str, results: int | None, name: str = "map", least: int = 0, spelled: bool = False) -> ShapeRule:
    """The rule that a map has an operand for each dimension and symbol, and as many results as it needs, or at `least` so many.

    `spelled`: that is required of the custom form alone.
    """

    @_INPUTS
    def map_inputs(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        map_, given = map_of(operation, name), operation.operand_group(indices)
        if map_ is None or given is None or (spelled and operation.generic):
            return
        where = attribute_at(operation, name)
        if len(given) != map_.dims + map_.symbols:
            yield f"{map_} takes {plural(map_.dims + map_.symbols, 'operand')}, but got {len(given)}", where
        elif results is not None and len(map_.results) != results:
            yield f"the map yields {plural(results, 'value')}, but got {map_}", where
        elif len(map_.results) < least:
            yield f"the map yields {plural(least, 'value')} at least, but got {map_}", where

    return map_inputs


def map_or_set(name: str) -> ShapeRule:
    """The rule that a condition is an integer set, and what is applied or bounds a loop an affine map."""

    @rule("affine.map-or-set")
    def kind(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        value = operation.attribute(name)
        expected = IntegerSetAttr if name == "condition" else AffineMapAttr
        if value is None or isinstance(value, AttributeAlias | UnreadAttr | expected):
            return
        if isinstance(value, AffineMapAttr | IntegerSetAttr) or name in ("condition", "map"):  # a bound may be a number
            what = "an integer set" if name == "condition" else "an affine map"
            yield f"expected {what}, but got {value}", attribute_at(operation, name)

    return kind


def spelled_operands(*names: str) -> ShapeRule:
    """The rule that what an alias stands for takes its dimensions in parentheses, and its symbols in brackets after them.

    Of a map or a set that is spelled in full, the syntax says it.
    """

    @_INPUTS
    def spelled_inputs(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        text = operation.shape.text
        for name in () if operation.generic else names:
            spelled, value = operation.attributes.get(name), operation.attribute(name)
            found = None if spelled is None or text[spelled.start] != "#" else _OPERANDS.match(text, spelled.end)
            if found is None or not isinstance(value, AffineMapAttr | IntegerSetAttr):
                continue
            takes = value.map if isinstance(value, AffineMapAttr) else value.set
            dims, symbols = found[1].count("%"), (found[2] or "").count("%")
            if dims != takes.dims and dims + symbols == takes.dims + takes.symbols:
                yield f"{takes} takes {plural(takes.dims, 'dimension')} in '()', but got {dims}", attribute_at(operation, name)
                return

    return spelled_inputs


@rule("affine.condition-inputs")
def condition_inputs(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A condition has an operand for each dimension and symbol. "'affine' Dialect", `affine.if`."""
    condition = operation.attribute("condition")
    if isinstance(condition, IntegerSetAttr):
        expected, found = condition.set.dims + condition.set.symbols, len(operation.operand_types)
        if found != expected:
            yield f"{condition} takes {plural(expected, 'operand')}, but got {found}", attribute_at(operation, "condition")
            return
    for index, type_ in enumerate(operation.operand_types):
        if differ(type_, IndexType()):
            yield f"dimensions and symbols are of type index, but got {type_}", operand_type_at(operation, index)
            return


@rule("affine.bound-results")
def bound_results(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A bound of a loop is the result of a map, of which there is one at least. "'affine' Dialect", `affine.for`."""
    for name in ("lowerBoundMap", "upperBoundMap"):
        map_ = map_of(operation, name)
        if map_ is not None and not map_.results:
            yield f"a bound is a result of the map, but {map_} has none", attribute_at(operation, name)
            return


@rule("affine.bound")
def bound(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A bound that is an alias is a number of type index or a map, with `max` or `min` where that has several results."""
    text = operation.shape.text
    if operation.generic:
        return
    for side, prefix in (("lower", "max"), ("upper", "min")):
        name = f"{side}BoundMap"
        spelled, value = operation.attributes.get(name), operation.attribute(name)
        if spelled is None or value is None or isinstance(value, AttributeAlias | UnreadAttr | IntegerSetAttr):
            continue
        has_operands = text[spelled.end :].lstrip()[:1] == "("
        if isinstance(value, AffineMapAttr):
            if len(value.map.results) > 1 and not text[: spelled.start].rstrip().endswith(prefix):
                yield f"a bound of several results needs '{prefix}' before it", attribute_at(operation, name)
            elif text[spelled.start] == "#" and not has_operands:
                yield "expected '(' and the operands of the map", attribute_at(operation, name)
        elif not _is_index(value):
            yield f"expected a bound: a number of type index or an affine map, but got {value}", attribute_at(operation, name)
        elif has_operands:
            yield "a bound that is a number takes no operands", attribute_at(operation, name)


@rule("affine.step")
def step(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The step of a loop is a number of type index, and positive where it is no attribute. "'affine' Dialect", `affine.for`."""
    value = operation.attribute("step")
    if operation.generic or value is None or isinstance(value, AttributeAlias | UnreadAttr):
        return
    if not _is_index(value):
        yield f"expected a step that is a number of type index, but got {value}", attribute_at(operation, "step")
    elif isinstance(value, IntegerAttr) and value.value < 0:
        yield f"expected a step that is a positive integer, but got {value.value}", attribute_at(operation, "step")


def _is_index(value: Attribute) -> bool:
    return isinstance(value, IntegerAttr) and isinstance(value.type, IndexType)


@rule("affine.bound-operands")
def bound_operands(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """What the maps of the bounds leave of the operands are as many initial values as there are results. `affine.for`."""
    lower, upper, results = map_of(operation, "lowerBoundMap"), map_of(operation, "upperBoundMap"), operation.shape.result_count
    if lower is None or upper is None or not results:
        return
    taken = lower.dims + lower.symbols + upper.dims + upper.symbols
    count = len(operation.operand_types)
    if count - taken != results:
        message = f"{plural(results, 'result')}, but the bounds take {taken} of {plural(count, 'operand')}"
        yield message, attribute_at(operation, "lowerBoundMap")


@rule("affine.initial-values")
def loop_values(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A loop has a result for each value that it starts with, of its type, or none at all. "'affine' Dialect", `affine.for`."""
    return initial_values(operation, "inits") if operation.shape.result_count else iter(())


@rule("affine.missing-else")
def missing_else(inside: Inside) -> Iterator[Violation]:
    """What has results yields them either way. "'affine' Dialect", `affine.if`."""
    return without_else(inside)


@rule("affine.dynamic-basis")
def dynamic_basis(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is an operand for each number of the basis that is left open. "'affine' Dialect", `delinearize_index`."""
    basis, given = sizes_of(operation, "static_basis"), operation.operand_group("dynamic_basis")
    if basis is not None and given is not None and basis.count(None) != len(given):
        message = f"{plural(basis.count(None), 'number')} of the basis left open, but {plural(len(given), 'operand')}"
        yield message, attribute_at(operation, "static_basis")


def accessed_element(value: str | None) -> ShapeRule:
    """The rule that an access names a single element, of the type of what is read (None) or written (the operand)."""

    @rule("affine.accessed-type")
    def accessed_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        memref, map_ = operation.type_named("memref"), map_of(operation)
        if not isinstance(memref, MemRefType):
            return
        if map_ is not None and len(map_.results) != len(memref.shape):
            results = f"{plural(len(map_.results), 'result')} of {map_}"
            yield f"{memref} takes {index_count(len(memref.shape))}, but got {results}", attribute_at(operation, "map")
            return
        if value is None and not operation.result_types:
            return
        found = operation.type_named(value) if value is not None else operation.result_types[0]
        element = found.element if isinstance(found, VectorType) and operation.spec.name.startswith("affine.vector") else found
        if differ(element, memref.element):
            group = operation.operand_group(value) if value is not None else None
            where = operand_type_at(operation, group[0]) if group else result_type_at(operation, 0)
            yield f"the elements of {memref} are {memref.element}, but got {found}", where

    return accessed_type


@rule("affine.split-index")
def split_index(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """An index is split into one for each number of the basis, and one in front. "'affine' Dialect", `delinearize_index`."""
    basis = sizes_of(operation, "static_basis")
    if basis is None or operation.shape.result_count is None:
        return
    found = len(operation.result_types)
    if found not in (len(basis), len(basis) + 1):
        message = f"a basis of {plural(len(basis), 'number')} makes {index_count(len(basis))}, or one more, but got {found}"
        yield message, name_of(operation.shape)
        return
    for number in basis:
        if number is not None and number <= 0:
            yield f"the numbers of a basis must be positive, but got {number}", attribute_at(operation, "static_basis")
            return


@rule("affine.joined-indices")
def joined_indices(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There is an index for each number of the basis, and maybe one in front. "'affine' Dialect", `linearize_index`."""
    basis, given = sizes_of(operation, "static_basis"), operation.operand_group("multi_index")
    if basis is None or given is None:
        return
    if len(given) not in (len(basis), len(basis) + 1):
        joined = f"a basis of {plural(len(basis), 'number')} joins {index_count(len(basis))}"
        yield f"{joined}, or one more, but got {len(given)}", name_of(operation.shape)


@rule("affine.loop-bounds")
def loop_bounds(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """There are lower bounds, upper bounds and a step for each loop. "'affine' Dialect", `affine.parallel`."""
    names = ("steps", "lowerBoundsGroups", "upperBoundsGroups")
    steps, lower, upper = (numbers_of(operation.attribute(name)) for name in names)
    if steps is None or lower is None or upper is None:
        return
    if not len(steps) == len(lower) == len(upper):
        message = f"{plural(len(steps), 'step')}, {plural(len(lower), 'lower bound')}, {plural(len(upper), 'upper bound')}"
        yield message, name_of(operation.shape)
        return
    for name, groups in (("lowerBoundsMap", lower), ("upperBoundsMap", upper)):
        map_ = map_of(operation, name)
        if map_ is not None and len(map_.results) != sum(groups):
            yield f"the bounds are {plural(sum(groups), 'result')} of the map, but got {map_}", attribute_at(operation, name)
            return


def for_arguments(operation: Operation, _: int) -> Types | None:
    """What it counts, and a value for each that it starts with."""
    inits = operation.types_named("inits")
    return None if inits is None else [IndexType(), *inits]


def parallel_arguments(operation: Operation, _: int) -> Types | None:
    """One for each step; of which types they are, no verifier looks at."""
    steps = numbers_of(operation.attribute("steps"))
    return None if steps is None else [None] * len(steps)
