"""test: what MLIR tries its analyses with. Most of what these operations require is in their data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from mlir_ls.dialects.dlti.rules import nested_layout
from mlir_ls.dialects.linalg.rules.bodies import elements
from mlir_ls.dialects.linalg.rules.shaped import filled_with
from mlir_ls.dialects.linalg.rules.structured import indexing, loops_of_generic, mixed_semantics
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.bodies import argument_faults, hands_to_parent, nothing, results_of, takes
from mlir_ls.semantics.verify.model.attributes import number
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, ShapeRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import (
    DialectType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TupleType,
    TypeAlias,
    UnrankedMemRefType,
    UnrankedTensorType,
)

_INFERRED = rule("test.inferred-types")
_LINALG_INTERFACE = rule("test.linalg-interface")


@rule("test.operand-count")
def operand_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A comparison has as many operands as its maps take inputs, or one for each side without a map."""
    count = 0
    for name in ("lhs_map", "rhs_map"):
        found = operation.attribute(name)
        if found is not None and not isinstance(found, AffineMapAttr):
            return
        if found is None and operation.has_attribute(name):
            return
        count += 1 if found is None else found.map.dims + found.map.symbols
    if len(operation.operand_types) != count:
        message = f"expected {plural(count, 'operand')}, but got {len(operation.operand_types)}"
        yield message, name_of(operation.shape)


@rule("test.missing-attribute")
def missing_attribute(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The bound of a size says which dimension it is of, and a scalable one between what its scale is."""
    type_ = operation.operand_types[0] if operation.operand_types else None
    if isinstance(type_, ShapedType) and not operation.has_attribute("dim"):
        yield f"the bound of {type_} needs 'dim'", name_of(operation.shape)
    for name in ("vscale_min", "vscale_max"):
        if operation.has_attribute("scalable") != operation.has_attribute(name):
            yield f"'scalable' and '{name}' go together", name_of(operation.shape)
            return


@rule("test.operand-type")
def operand_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A bound is that of an index, or of a dimension of something that has some."""
    type_ = operation.operand_types[0] if operation.operand_types else None
    if type_ is None or isinstance(type_, ShapedType | DialectType | TypeAlias):
        return
    if not isinstance(type_, IndexType):
        yield f"expected an index, or a type with dimensions, but got {type_}", name_of(operation.shape)
    elif operation.has_attribute("dim"):
        yield "an index has no dimension 'dim'", attribute_at(operation, "dim")


@rule("test.forbidden-attribute")
def forbidden_attribute(operation: Operation, attribute: Discardable) -> Iterator[tuple[str, HeaderRange]]:
    """An attribute that the dialect knows, and accepts nowhere."""
    if attribute.name == "test.invalid_attr":
        yield f"'{attribute.name}' may stand nowhere", attribute.place


@_INFERRED
def inferred_types(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The results have the types of the operands, in order."""
    expected, found = operation.operand_types, operation.result_types
    if operation.shape.result_count is None:
        return
    if len(found) != len(expected):
        yield f"expected {plural(len(expected), 'result')}, but got {len(found)}", name_of(operation.shape)
        return
    for index, (one, other) in enumerate(zip(expected, found, strict=True)):
        if differ(one, other):
            message = f"result #{index} must have type {one}, as operand #{index} has, but got {other}"
            yield message, result_type_at(operation, index)
            return


def inferred(infer: Callable[[Operation], Type | None]) -> ShapeRule:
    """The rule that an operation has one result, of the type that `infer` says; None where that is not known."""

    @_INFERRED
    def inferred_types(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        expected, found = infer(operation), operation.result_types
        if expected is None or operation.shape.result_count is None:
            return
        if len(found) != 1:
            yield f"expected 1 result, but got {len(found)}", name_of(operation.shape)
        elif differ(expected, found[0]):
            yield f"result #0 must have type {expected}, but got {found[0]}", result_type_at(operation, 0)

    return inferred_types


_MAX_WIDTH = (1 << 24) - 1  # the width in bits that an integer type can have at most


def _of_first_size(operation: Operation) -> Type | None:
    """A tensor with the first size of the first operand."""
    type_ = operation.operand_types[0] if operation.operand_types else None
    if isinstance(type_, UnrankedTensorType):
        return RankedTensorType((None,), IntegerType(17))
    if not isinstance(type_, RankedTensorType) or type_.has_alias or not type_.shape:
        return None
    return RankedTensorType(type_.shape[:1], IntegerType(17), type_.encoding)


def _of_summed_width(operation: Operation) -> Type | None:
    """The integer whose width is the sum of an attribute and of a property, which is 0 where the text does not give it."""
    one, other = number(operation, "lhs"), number(operation, "rhs") if operation.has_attribute("rhs") else 0
    if one is None or other is None or one < 0 or other < 0 or not 0 < one + other <= _MAX_WIDTH:
        return None
    return IntegerType(one + other)


@_LINALG_INTERFACE
def no_linalg_operation(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The operation has an interface that only structured operations of linalg can have."""
    yield f"'{operation.spec.name}' must be a structured operation to have this interface", name_of(operation.shape)


def takes_operands(least: int, most: int | None = None) -> ShapeRule:
    """The rule that a structured operation has between `least` and `most` inputs, and one output."""

    @_LINALG_INTERFACE
    def linalg_interface(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        inputs, outputs = operation.operand_group("inputs"), operation.operand_group("outputs")
        if inputs is None or outputs is None:
            return
        if len(inputs) < least or (most is not None and len(inputs) > most) or len(outputs) != 1:
            expected = f"{'' if most is not None else 'at least '}{plural(least, 'input')} and 1 output"
            yield f"expected {expected}, but got {plural(len(inputs), 'input')} and {len(outputs)}", name_of(operation.shape)

    return linalg_interface


@_LINALG_INTERFACE
def convolution_maps(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The maps of the filter and the output of a convolution are projected permutations."""
    loops = loops_of_generic(operation)
    if loops is None or len(loops.maps) != len(operation.operand_types) or len(loops.maps) < 3:
        return
    for index in (1, len(loops.maps) - 1):
        if not _is_projected_permutation(loops.maps[index]):
            message = f"the map of operand #{index} must be a projected permutation, but got {loops.maps[index]}"
            yield message, attribute_at(operation, "indexing_maps")
            return


def _is_projected_permutation(map_: AffineMap) -> bool:
    dims = [each.position for each in map_.results if isinstance(each, AffineDim)]
    return not map_.symbols and len(dims) == len(map_.results) == len(set(dims))


@rule("test.tuple-of")
def tuple_of_operand(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The result is a tuple of the operand's type."""
    expected, found = operation.operand_types[0], operation.result_types[0]
    if expected is not None and differ(TupleType((expected,)), found):
        yield f"the result must be tuple<{expected}>, but got {found}", result_type_at(operation, 0)


@rule("test.branch-types")
def branch_types(inside: Inside) -> Iterator[Violation]:
    """The first two regions take the operands and yield to the third, which yields the results."""
    operation = inside.operation
    if len(inside.regions) != 3:
        return
    first, second, last = inside.regions
    for region in (first, second):
        if region.block_count:
            yield from argument_faults(operation, region, operation.operand_types)
    for region, expected in ((first, last.arguments), (second, last.arguments), (last, operation.result_types)):
        for item in region.terminators():
            types = item.operation.operand_types
            if len(types) != len(expected) or any(map(differ, types, expected)):
                message = f"region {region.number} yields {_listed(expected)}, but got {_listed(types)}"
                yield Violation(message, name_of(item.node.shape), (), item)
                return


def _listed(types: Sequence[Type | None]) -> str:
    return ", ".join(map(str, types)) or "nothing"


@rule("test.destinations")
def destinations(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The outputs are tensors or buffers, and for each tensor among them there is a result of its type among the first."""
    outputs = operation.operand_group("outputs")
    if outputs is None:
        return
    tensors: list[Type] = []
    for index in outputs:
        type_ = operation.operand_types[index]
        if type_ is None or type_.has_alias:
            return
        if isinstance(type_, RankedTensorType | UnrankedTensorType):
            tensors.append(type_)
        elif not isinstance(type_, MemRefType | UnrankedMemRefType | DialectType):
            yield f"operand #{index} must be a tensor or a memref, but got {type_}", operand_type_at(operation, index)
            return
    found = [each for each in operation.result_types if isinstance(each, RankedTensorType | UnrankedTensorType)]
    if None in operation.result_types or len(found) != len(tensors):
        if None not in operation.result_types:
            message = f"expected {plural(len(tensors), 'result')} of tensor type, one for each output, but got {len(found)}"
            yield message, name_of(operation.shape)
        return
    for expected, each in zip(tensors, found, strict=True):
        if differ(expected, each):
            yield f"the result must have the type of the output, {expected}, but got {each}", name_of(operation.shape)
            return


_STRUCTURED = (mixed_semantics, destinations, *indexing(loops_of_generic))

RULES: Rules = {
    "compare": (operand_count,),
    **dict.fromkeys(("conv_op_not_linalg_op", "fill_op_not_linalg_op"), (no_linalg_operation,)),
    "destination_style_op": (destinations,),
    **dict.fromkeys(
        (
            "format_infer_type_all_operands_and_types",
            "format_infer_type_all_types",
            "format_infer_type_all_types_one_operand",
            "format_infer_type_all_types_two_operands",
            "format_infer_type_variadic_operands",
            "format_types_match_variadic",
        ),
        (inferred_types,),
    ),
    "format_types_match_context": (tuple_of_operand,),
    "linalg_conv_op": (*_STRUCTURED, takes_operands(2), convolution_maps),
    "linalg_fill_op": (*_STRUCTURED, takes_operands(1, 1), filled_with),
    **dict.fromkeys(
        ("op_with_shaped_type_infer_type_adaptor_if", "op_with_shaped_type_infer_type_if"), (inferred(_of_first_size),)
    ),
    "reify_bound": (operand_type, missing_attribute),
    "variadic_region_inferred": (inferred(lambda _: IntegerType(16)),),
    "with_properties_and_inferred_type": (inferred(_of_summed_width),),
}

_YIELDS = hands_to_parent(
    {
        "test.any_cond": results_of,
        "test.loop_block": results_of,
        "test.store_with_a_loop_region": nothing,
        "test.store_with_a_region": nothing,
    }
)

SITE_RULES: SiteRules = {
    "op_with_data_layout": (nested_layout,),
    "region_yield": (_YIELDS,),
    "store_with_a_region_terminator": (_YIELDS,),
}

BODY_RULES: BodyRules = {
    "format_infer_type_regions": (takes(results_of),),
    "linalg_conv_op": (takes(elements),),
    "linalg_fill_op": (takes(elements),),
    "loop_block": (takes(lambda operation, _: operation.operand_types[:1]),),
    "region_if": (branch_types,),
    "store_with_a_loop_region": (takes(nothing),),
    "store_with_a_region": (takes(nothing),),
}

ATTRIBUTES: AttributeRules = (forbidden_attribute,)
