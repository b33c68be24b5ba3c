"""vector: what a mask is laid over, and what comes of it. "'vector' Dialect", `vector.mask`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.vector.transfers import mask_type
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.trait_dictionaries import trait_of
from mlir_ls.semantics.verify.model.attributes import maps_of
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, operand_at, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside, NestedOperation
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.types import IntegerType, VectorType

_MASKABLE = "MaskableOpInterface"
_YIELD = "vector.yield"
_WITH_PASSED = ("vector.transfer_read",)
"""Operations under a mask that can have values in the place of what is masked."""
_OVER_FIRST = frozenset(("multi_reduction", "reduction"))
_TRANSFERS = frozenset(("transfer_read", "transfer_write"))


@rule("vector.masked-operation")
def masked_operation(inside: Inside) -> Iterator[Violation]:
    """A mask is laid over a single operation, whose results it yields. "'vector' Dialect", `vector.mask`."""
    if len(inside.regions) != 1:
        return
    operation, where = inside.operation, name_of(inside.operation.shape)
    items, yielded = _items(inside)
    if yielded is not None and operation.generic:
        count, required = len(yielded.operation.operand_types), operation.shape.result_count
        if required is not None and count != required:
            yield Violation(f"the mask has {plural(required, 'result')}, but {count} are yielded", where)
            return
    if len(items) > 1:
        yield Violation("a mask is laid over one operation", name_of(items[1].node.shape), (), items[1])
    elif items and _MASKABLE in items[0].operation.spec.trait_names:
        yield from _results(operation, items[0])
        yield from _passed(operation, items[0])
        yield from _mask(operation, items[0])


def _items(inside: Inside) -> tuple[list[NestedOperation], NestedOperation | None]:
    """What stands under a mask, and what yields the results, where it is spelled."""
    found = list(inside.regions[0].operations())
    return [each for each in found if each.name != _YIELD], next((each for each in found if each.name == _YIELD), None)


def _results(operation: Operation, item: NestedOperation) -> Iterator[Violation]:
    masked, results = item.operation, operation.result_types
    if operation.shape.result_count is None or masked.shape.result_count is None:
        return
    if len(results) != len(masked.result_types):
        message = f"the results are those of '{item.name}', {len(masked.result_types)}, but got {len(results)}"
        yield Violation(message, name_of(operation.shape))
        return
    for index, (found, expected) in enumerate(zip(results, masked.result_types, strict=True)):
        if differ(found, expected):
            message = f"the result is that of '{item.name}', {expected}, but got {found}"
            yield Violation(message, result_type_at(operation, index))
            return


def _passed(operation: Operation, item: NestedOperation) -> Iterator[Violation]:
    passed, results = operation.operand_group("passthru"), operation.result_types
    if not passed:
        return
    if item.name not in _WITH_PASSED:
        message = f"nothing is passed on in the place of what '{item.name}' yields"
        yield Violation(message, operand_at(operation.shape, passed[0]))
    elif len(results) == 1 and differ(operation.operand_types[passed[0]], results[0]):
        message = f"what is passed on is of type {results[0]}, but got {operation.operand_types[passed[0]]}"
        yield Violation(message, operand_type_at(operation, passed[0]))


def _mask(operation: Operation, item: NestedOperation) -> Iterator[Violation]:
    mask = operation.operand_types[0] if operation.operand_types else None
    expected = _expected_mask(item.operation)
    if expected is not None and differ(mask, expected):
        yield Violation(f"the mask is of type {expected}, but got {mask}", name_of(operation.shape))


def _expected_mask(masked: Operation) -> Type | None:
    """The type of a mask over an operation, as far as its operands and results alone decide it."""
    name = masked.spec.name.partition(".")[2]
    if name in _OVER_FIRST:
        over = masked.operand_types[0] if masked.operand_types else None
    elif name == "gather":
        over = masked.type_named("indices")
    elif name == "outerproduct":
        over = masked.result_types[0] if masked.result_types else None
    elif name in _TRANSFERS:
        over = masked.type_named("valueToStore") if name == "transfer_write" else masked.type_named("vector")
        found = mask_type(masked.attribute("permutation_map"), over) if isinstance(over, VectorType) else None
        # a mask has a dimension at least
        return VectorType((1,), (False,), IntegerType(1)) if isinstance(found, VectorType) and not found.shape else found
    else:
        return _loops(masked) if name == "contract" else None
    return VectorType(over.shape, over.scalable, IntegerType(1)) if isinstance(over, VectorType) else None


def _loops(contraction: Operation) -> Type | None:
    """A truth value for each time that a contraction multiplies."""
    maps, types = maps_of(trait_of(contraction, "indexing_maps")), contraction.operand_types[:2]
    if maps is None or len(maps) != 3 or len(types) != 2:
        return None
    sizes: dict[int, tuple[int | None, bool]] = {}
    for attribute, type_ in zip(maps, types, strict=False):
        if not isinstance(type_, VectorType) or len(attribute.map.results) != len(type_.shape):
            return None
        for expr, size, scalable in zip(attribute.map.results, type_.shape, type_.scalable, strict=True):
            if isinstance(expr, AffineDim):
                sizes.setdefault(expr.position, (size, scalable))
    loops = [sizes.get(loop) for loop in range(maps[0].map.dims)]
    known = [each for each in loops if each is not None]
    if not known or len(known) != len(loops):
        return None
    return VectorType(tuple([size for size, _ in known]), tuple([scalable for _, scalable in known]), IntegerType(1))


@rule("vector.unmaskable-operation")
def unmaskable_operation(inside: Inside) -> Iterator[Violation]:
    """A mask is laid over an operation that takes one. "'vector' Dialect", `vector.mask`."""
    items = [item for region in inside.regions for item in region.operations() if item.name != _YIELD]
    if len(items) == 1 and _MASKABLE not in items[0].operation.spec.trait_names:
        yield Violation(f"no mask is laid over '{items[0].name}'", name_of(items[0].node.shape), (), items[0])


@rule("vector.masked-yield")
def masked_yield(inside: Inside) -> Iterator[Violation]:
    """What is yielded under a mask is what the masked operation makes. "'vector' Dialect", `vector.mask`."""
    items, yielded = _items(inside) if len(inside.regions) == 1 else ([], None)
    if yielded is None and not items and inside.operation.result_types and inside.regions:
        yield Violation("there is no operation under the mask that makes the results", name_of(inside.operation.shape))
    if yielded is None or len(items) != 1 or _MASKABLE not in items[0].operation.spec.trait_names:
        return
    made, used = items[0].defined_values(), yielded.used_values()
    if len(made) == len(used) and made != used:
        message = f"the results of '{items[0].name}' are yielded, but got other values"
        yield Violation(message, name_of(yielded.node.shape), (), yielded)
