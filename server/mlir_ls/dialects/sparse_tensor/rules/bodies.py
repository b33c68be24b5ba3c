"""sparse_tensor: regions, and numbers that constants give. "'sparse_tensor' Dialect", `foreach`, `sort` and others."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.sparse_tensor.rules.encoding import encoding_of
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import ExpectedTypes, Types, last_operations, results_of
from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.model.attributes import flag, number_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, operand_at, operand_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import DialectType, IndexType, IntegerType, MemRefType, RankedTensorType
from mlir_ls.syntax.shape import Mention


def binary_arguments(operation: Operation, region: int) -> Types | None:
    """Both operands where both are there, else the one that is. `left=identity` has no region in the custom form."""
    types = operation.operand_types
    if len(types) != 2 or region == 0:
        return types
    return [types[1 if not operation.generic and flag(operation, "left_identity") else region - 1]]


def unary_arguments(operation: Operation, region: int) -> Types:
    """The operand where it is there."""
    return [] if region else operation.operand_types


def both_operands(operation: Operation, _: int) -> Types:
    """Two values of the operand's type."""
    return [operation.operand_types[0]] * 2


def one_operand(operation: Operation, _: int) -> Types:
    """The operand."""
    return operation.operand_types


def foreach_arguments(operation: Operation, _: int) -> Types | None:
    """The coordinates of an element, the element, and what the loop carries, whatever its types."""
    tensor, inits = operation.type_named("tensor"), operation.types_named("initArgs")
    if not isinstance(tensor, RankedTensorType) or inits is None:
        return None
    return [*[IndexType()] * len(tensor.shape), tensor.element, *[None] * len(inits)]


def iterate_arguments(operation: Operation, _: int) -> Types | None:
    """What the loop carries, coordinates of the levels that are used, whatever their types, and the iterator."""
    carried, spaces = operation.types_named("initArgs"), operation.types_named("iterSpace")
    used = number_of(operation.attribute("crdUsedLvls"))
    if not operation.generic or carried is None or spaces is None or used is None or used < 0:
        return None  # the custom form implies all arguments
    return [*carried, *[None] * used.bit_count(), _iterator_of(spaces[0], operation)]


def carried_arguments(operation: Operation, _: int) -> Types | None:
    """What the loop carries."""
    return operation.types_named("initArgs") if operation.generic else None


def _iterator_of(space: Type | None, operation: Operation) -> Type | None:
    body = space.body if isinstance(space, DialectType) and space.mnemonic == "iter_space" else None
    return None if body is None else operation.environment.leaves.parse_type(f"!sparse_tensor.iterator<{body}>")


def _reduced(operation: Operation, _: int) -> Types:
    return operation.operand_types[:1]


def _selected(operation: Operation, _: int) -> Types:
    return [IntegerType(1)]


YIELDS: dict[str, ExpectedTypes] = {
    "sparse_tensor.binary": results_of,
    "sparse_tensor.coiterate": results_of,
    "sparse_tensor.foreach": results_of,
    "sparse_tensor.iterate": results_of,
    "sparse_tensor.reduce": _reduced,
    "sparse_tensor.select": _selected,
    "sparse_tensor.unary": results_of,
}
"""What the regions yield, by operation."""


@rule("sparse_tensor.region-end")
def region_end(inside: Inside) -> Iterator[Violation]:
    """What a region computes is yielded at its end. `sparse_tensor.binary`, `unary`, `reduce` and `select`."""
    for region in inside.regions:
        end = next(last_operations(region, "sparse_tensor.yield"), None) if region.block_count else None
        if end is not None and end.name != "sparse_tensor.yield":
            message = f"the region ends with 'sparse_tensor.yield', but got '{end.name}'"
            yield Violation(message, name_of(end.node.shape), (), end)
            return


@rule("sparse_tensor.identity-type")
def identity_type(inside: Inside) -> Iterator[Violation]:
    """An operand that is passed on has the type of the result; a region is done instead. `sparse_tensor.binary`."""
    operation = inside.operation
    for number, side in enumerate(("left", "right")):
        is_passed_on = operation.has_attribute(f"{side}_identity") and not _has_body(inside, side)
        if is_passed_on and differ(operation.operand_types[number], operation.result_types[0]):
            message = f"with {side}=identity the operand has the type of the result, {operation.result_types[0]}"
            yield Violation(f"{message}, but got {operation.operand_types[number]}", operand_type_at(operation, number))
            return


def _has_body(inside: Inside, side: str) -> bool:
    """Whether a region is not empty; the custom form spells it or the identity."""
    region = inside.region(f"{side}Region") if inside.operation.generic else None
    return region is not None and region.block_count > 0


@rule("sparse_tensor.absent-value")
def absent_value(site: Site) -> Iterator[Violation]:
    """Where there is no element, a constant or a value from outside is yielded. "'sparse_tensor' Dialect", `unary`."""
    parent = site.parent()
    if parent is None or parent.spec.name != "sparse_tensor.unary" or site.region_number() != 1:
        return
    for index in range(len(site.operation.operand_types)):
        origin = site.origin(index)
        if origin is None or origin.level > 1:
            continue
        what = "an argument of the region around the operation" if origin.operation is None else "what is computed here"
        if origin.operation is None and origin.level != 1:
            continue
        if origin.operation is not None and origin.operation.spec.name == "arith.constant":
            continue
        message = f"where there is no element, {what} cannot be yielded"
        yield Violation(message, operand_at(site.operation.shape, index), (Mention("definition", index, "defined here"),))
        return


@rule("sparse_tensor.known-level")
def known_level(site: Site) -> Iterator[Violation]:
    """A level that is a constant is one of the tensor's. "'sparse_tensor' Dialect", `sparse_tensor.lvl`."""
    encoding, level = encoding_of(site.operation.type_named("source")), constant_at(site, 1)
    if encoding is not None and level is not None and not 0 <= level < len(encoding.kinds):
        yield _at_constant(site, 1, f"the tensor has {plural(len(encoding.kinds), 'level')}, but got {level}")


@rule("sparse_tensor.pushed-count")
def pushed_count(site: Site) -> Iterator[Violation]:
    """At least one value is pushed. "'sparse_tensor' Dialect", `sparse_tensor.push_back`."""
    for index in site.operation.operand_group("n") or ():
        count = constant_at(site, index)
        if count is not None and count < 1:
            yield _at_constant(site, index, f"at least one value is pushed, but got {count}")


@rule("sparse_tensor.sorted-length")
def sorted_length(site: Site) -> Iterator[Violation]:
    """The buffers hold as many values as are sorted. "'sparse_tensor' Dialect", `sparse_tensor.sort`."""
    operation = site.operation
    order, extra = operation.attribute("perm_map"), number_of(operation.attribute("ny")) or 0
    length = constant_at(site, 0)
    if length is None or not isinstance(order, AffineMapAttr):
        return
    for index, type_ in enumerate(operation.operand_types):
        least = length * (order.map.dims + extra) if index == 1 else length
        if isinstance(type_, MemRefType) and len(type_.shape) == 1 and type_.shape[0] is not None and type_.shape[0] < least:
            message = f"the buffer must hold {plural(least, 'value')}, but got {type_}"
            yield Violation(message, operand_type_at(operation, index), (Mention("definition", 0, f"{length} are sorted"),))
            return


def _at_constant(site: Site, index: int, message: str) -> Violation:
    where = operand_at(site.operation.shape, index)
    return Violation(message, where, (Mention("definition", index, "defined here"),))
