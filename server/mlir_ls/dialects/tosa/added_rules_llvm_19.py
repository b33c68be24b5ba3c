"""tosa of LLVM 19: shapes and permutations that are attributes and constants, and numbers that stand for others."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.attributes import numbers
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at, name_of, operand_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import Found, Rules, ShapeRule, SiteRules, Violation, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DenseElementsAttr, FloatAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, RankedTensorType, ShapedType, UnrankedTensorType
from mlir_ls.syntax.shape import Mention

_NON_EMPTY = rule("tosa.empty-tensor-llvm-19")


def not_empty(*names: str) -> ShapeRule:
    """The rule that no dimension of some operands and results has the size 0."""

    @_NON_EMPTY
    def tosa_empty_tensor(operation: Operation) -> Found:
        for name in names:
            found = operation.type_named(name)
            if isinstance(found, RankedTensorType) and 0 in found.shape:
                yield f"every dimension has a size of 1 or more, but got {found}", place_of(operation, name)
                return

    return tosa_empty_tensor


@rule("tosa.quantization-llvm-19")
def tosa_quantization(operation: Operation) -> Found:
    """A convolution takes ranked tensors, both of floating-point numbers or neither; the others say how they are quantized."""
    for name in ("input", "weight"):
        found = operation.type_named(name)
        if isinstance(found, UnrankedTensorType):
            yield f"expected a ranked tensor, but got {found}", place_of(operation, name)
            return
    source, weights = operation.type_named("input"), operation.type_named("weight")
    if not isinstance(source, RankedTensorType) or not isinstance(weights, RankedTensorType):
        return
    kinds = (_is_float(source.element), _is_float(weights.element))
    if None in kinds:
        return
    if kinds[0] != kinds[1]:
        yield f"{source} and {weights} must both have floating-point elements, or neither", place_of(operation, "weight")
    elif kinds[0] and operation.has_attribute("quantization_info"):
        yield f"{source} is not quantized, so there is no 'quantization_info'", attribute_at(operation, "quantization_info")
    elif not kinds[0] and not operation.has_attribute("quantization_info"):
        yield f"requires attribute 'quantization_info' for {source}", name_of(operation.shape)


def _is_float(element: object) -> bool | None:
    return True if isinstance(element, FloatType) else False if isinstance(element, IntegerType | IndexType) else None


@rule("tosa.new-shape-llvm-19")
def tosa_new_shape(operation: Operation) -> Found:
    """The new shape is that of the result; one of its sizes at most follows from the others, and no element is lost."""
    sizes, source, result = numbers(operation, "new_shape"), operation.type_named("input1"), operation.type_named("output")
    if sizes is None or not isinstance(result, RankedTensorType):
        return
    place = attribute_at(operation, "new_shape")
    if len(sizes) != len(result.shape):
        yield f"{result} has {counted(len(result.shape), 'dimension')}, but got {len(sizes)}", place
    elif any([size != -1 and clash(size, other) for size, other in zip(sizes, result.shape, strict=True)]):
        yield f"the new shape is not that of {result}", place
    elif isinstance(source, RankedTensorType) and None not in (source.element_count, result.element_count):
        if prod([each or 0 for each in source.shape]) != prod([each or 0 for each in result.shape]):
            yield f"{source} has {source.element_count} elements, but got {result}", place_of(operation, "output")
        elif sizes.count(-1) > 1:
            yield "expected one size -1 at most", place
    elif sizes.count(-1) > 1:
        yield "expected one size -1 at most", place


def count_of(name: str, *parts: str) -> ShapeRule:
    """The rule that a list has a number for each dimension of the first of `parts` that has a rank, and they the same rank."""

    @rule("tosa.number-count-llvm-19")
    def tosa_number_count(operation: Operation) -> Found:
        found = numbers(operation, name)
        ranked = [type_ for type_ in map(operation.type_named, parts) if isinstance(type_, RankedTensorType)]
        if found is None or not ranked:
            return
        if len(found) != len(ranked[0].shape):
            message = f"{ranked[0]} has {counted(len(ranked[0].shape), 'dimension')}, but got {len(found)}"
            yield message, attribute_at(operation, name)
        elif len({len(each.shape) for each in ranked}) > 1:
            yield f"{ranked[0]} and {ranked[1]} must have the same rank", place_of(operation, parts[1])

    return tosa_number_count


@rule("tosa.same-rank-llvm-19")
def tosa_same_rank(operation: Operation) -> Found:
    """What is reduced or reversed keeps its rank."""
    source = operation.operand_types[0] if operation.operand_types else None
    result = operation.result_types[0] if operation.result_types else None
    if isinstance(source, RankedTensorType) and isinstance(result, RankedTensorType) and len(source.shape) != len(result.shape):
        yield f"{source} and {result} must have the same rank", place_of(operation, operation.spec.results[0].name)


@rule("tosa.integer-place-llvm-19")
def tosa_integer_place(operation: Operation) -> Found:
    """The place of the largest element is an integer."""
    found = operation.result_types[0] if operation.result_types else None
    if isinstance(found, ShapedType) and isinstance(found.element, FloatType):
        yield f"expected integers or index, but got {found}", place_of(operation, operation.spec.results[0].name)


@rule("tosa.window-elements-llvm-19")
def tosa_window_elements(operation: Operation) -> Found:
    """The mean of a window is of the type of the elements, or of the one that they are stored as."""
    source, result = (_stored(operation.type_named(name)) for name in ("input", "output"))
    if differ(source, result):
        yield f"the elements are {source}, but got {result}", place_of(operation, "output")


@rule("tosa.clamp-llvm-19")
def tosa_clamp(operation: Operation) -> Found:
    """What is limited keeps its element type; limits of floating-point numbers are of that type, or of a wider one."""
    source, result = (_stored(operation.type_named(name)) for name in ("input", "output"))
    if differ(source, result):
        yield f"the elements are {source}, but got {result}", place_of(operation, "output")
        return
    least, most = (operation.attribute(name) for name in ("min_fp", "max_fp"))
    if not isinstance(source, FloatType) or not isinstance(least, FloatAttr) or not isinstance(most, FloatAttr):
        return
    given, wide = width(most.type), width(source)
    if least.type is not most.type:
        yield f"both limits are of one type, but got {least.type} and {most.type}", attribute_at(operation, "max_fp")
    elif most.type is not source and given is not None and wide is not None and given <= wide:
        yield f"limits are {source} or wider, but got {most.type}", attribute_at(operation, "max_fp")


def _stored(found: object) -> Type | None:
    """The element type of a tensor, or what its elements are stored as."""
    element = found.element if isinstance(found, ShapedType) else None
    stored = parameters_of(element, "quant", "uniform")
    return element if stored is None else None


_PERMUTATION = rule("tosa.permutation-llvm-19")


@_PERMUTATION
def tosa_permutation(operation: Operation) -> Found:
    """A transposition takes a list of as many numbers as both tensors have dimensions."""
    source, order, result = (operation.type_named(name) for name in ("input1", "perms", "output"))
    if isinstance(order, RankedTensorType) and len(order.shape) != 1:
        yield f"expected a tensor of one dimension, but got {order}", place_of(operation, "perms")
        return
    ranks = [(each, len(each.shape)) for each in (source, result) if isinstance(each, RankedTensorType)]
    if len({rank for _, rank in ranks}) > 1:
        yield f"{source} and {result} must have the same rank", place_of(operation, "output")
        return
    for type_, rank in ranks if isinstance(order, RankedTensorType) else ():
        if order is not None and isinstance(order, RankedTensorType) and clash(order.shape[0], rank):
            yield f"{type_} has {counted(rank, 'dimension')}, but got {order}", place_of(operation, "perms")
            return


@_PERMUTATION
def tosa_constant_permutation(site: Site) -> Iterator[Violation]:
    """No dimension comes twice, where the numbers are constants."""
    if len(site.operation.operand_types) != 2:
        return
    definition = site.definition(1)
    value = None if definition is None else definition.operation.attribute("value")
    if definition is None or "ConstantLike" not in definition.operation.spec.trait_names:
        return
    order = numbers(definition.operation, "value") if isinstance(value, DenseElementsAttr) else None
    if order is not None and len(set(order)) < len(order):
        message = f"expected a permutation of {counted(len(order), 'dimension')}, but got {list(order)}"
        where = operand_at(site.operation.shape, 1)
        yield Violation(message, where, (Mention("definition", 1, "defined here"),))


_CONVOLUTION = (tosa_quantization, not_empty("input"))
_SAME_RANK = (tosa_same_rank,)

RULES: Rules = {
    "argmax": (tosa_integer_place,),
    "avg_pool2d": (not_empty("input"), tosa_window_elements),
    "clamp": (tosa_clamp,),
    "conv2d": _CONVOLUTION,
    "conv3d": _CONVOLUTION,
    "depthwise_conv2d": _CONVOLUTION,
    **dict.fromkeys([f"reduce_{kind}" for kind in ("all", "any", "max", "min", "product", "sum")], _SAME_RANK),
    "fully_connected": (tosa_quantization,),
    "reshape": (not_empty("input1", "output"), tosa_new_shape),
    "reverse": _SAME_RANK,
    "slice": (count_of("start", "input1"), count_of("size", "input1")),
    "tile": (count_of("multiples", "input1", "output"),),
    "transpose": (tosa_permutation,),
}

SITE_RULES: SiteRules = {"transpose": (tosa_constant_permutation,)}
