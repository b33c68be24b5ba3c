"""tosa: the types of elements. "'tosa' Dialect"."""

from __future__ import annotations

from collections.abc import Mapping

from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import operand_type_at, result_type_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.model.strides import clash
from mlir_ls.semantics.verify.rules import Found, ShapeRule, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import TypeAttr
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IndexType, IntegerType, ShapedType

_F16, _BF16, _F32, _I32 = FloatType("f16"), FloatType("bf16"), FloatType("f32"), IntegerType(32)
_BYTES: frozenset[Type] = frozenset(map(FloatType, ("f8E4M3FN", "f8E5M2")))


def _element(operation: Operation, name: str) -> Type | None:
    """The elements of an operand or a result, where they are plain numbers or stand for numbers evenly."""
    return _element_of(operation.type_named(name))


def _element_of(found: Type | None) -> Type | None:
    element = found.element if isinstance(found, ShapedType) else None
    if isinstance(element, DialectType):
        return element if (element.dialect, element.mnemonic) == ("quant", "uniform") else None
    return element if isinstance(element, IntegerType | FloatType | IndexType) else None


def _plain(operation: Operation, name: str) -> Type | None:
    """The same, where they are plain numbers."""
    found = _element(operation, name)
    return None if isinstance(found, DialectType) else found


def stored(operation: Operation, name: str) -> Type | None:
    """The same, where quantized elements are the integers that stand for them."""
    found = _element(operation, name)
    if not isinstance(found, DialectType):
        return found
    storage = "" if found.parameters is None else str(found.parameters[0])
    digits = storage.lstrip("ui")
    return IntegerType(int(digits), "u" if storage[0] == "u" else "") if digits.isdigit() else None


_KEPT = rule("tosa.kept-elements")


def same_elements(*names: str, result: str) -> ShapeRule:
    """The rule that the elements of these operands are those of the result."""

    @_KEPT
    def kept_elements(operation: Operation) -> Found:
        for name in names:
            yield from _kept(operation, operation.type_named(name), operation.type_named(result))

    return kept_elements


@_KEPT
def kept_elements(operation: Operation) -> Found:
    """The elements of the result are those of the first operand. "'tosa' Dialect"."""
    if operation.operand_types and operation.result_types:
        yield from _kept(operation, operation.operand_types[0], operation.result_types[0])


@rule("tosa.joined-elements")
def tosa_joined_elements(operation: Operation) -> Found:
    """All tensors that are joined have the elements of the result. `tosa.concat`."""
    expected = _element_of(operation.type_named("output"))
    for index, source in enumerate(operation.operand_types):
        found = _element_of(source)
        if index and expected is not None and found is not None and differ(expected, found):
            yield f"the elements of the result are {expected}, but got {source}", operand_type_at(operation, index)
            return


@_KEPT
def padded_elements(operation: Operation) -> Found:
    """What is padded with has the elements of the result. `tosa.pad`."""
    expected, found = _element(operation, "output"), _element(operation, "pad_const")
    if expected is not None and found is not None and differ(expected, found):
        message = f"the elements are of type {expected}, but got {operation.type_named('pad_const')}"
        yield message, place_of(operation, "pad_const")


def _kept(operation: Operation, source: Type | None, result: Type | None) -> Found:
    expected, found = _element_of(source), _element_of(result)
    if expected is not None and found is not None and differ(expected, found):
        yield f"the elements are of type {expected}, but got {result}", result_type_at(operation, 0)


@rule("tosa.zero-point")
def tosa_zero_point(operation: Operation) -> Found:
    """A zero point has the type of the elements that it is the zero of. `tosa.matmul`, `tosa.conv2d` and others."""
    for operand in operation.spec.operands:
        if not operand.name.endswith("_zp"):
            continue
        source, zero = stored(operation, operand.name.removesuffix("_zp")), stored(operation, operand.name)
        if source is not None and zero is not None and differ(source, zero):
            found = operation.type_named(operand.name)
            yield f"the elements are of type {source}, but got {found}", place_of(operation, operand.name)
            return


@rule("tosa.quantized-factors")
def tosa_quantized_factors(operation: Operation) -> Found:
    """Either both factors are quantized, by integers of one width, or none is. `tosa.matmul`."""
    types = [_element_of(operation.type_named(name)) for name in ("a", "b")]
    if None in types or any([isinstance(each, DialectType) and each.parameters is None for each in types]):
        return
    quantized = [isinstance(each, DialectType) and each.parameters is not None and each.parameters[3] is None for each in types]
    kept = [stored(operation, name) for name in ("a", "b")]
    widths = [None if each is None else width(each) for each in kept]
    found = operation.type_named("b")
    if quantized[0] != quantized[1]:
        which = "quantized" if quantized[0] else "not quantized"
        yield f"{operation.type_named('a')} is {which}, so must be the other factor, but got {found}", place_of(operation, "b")
    elif quantized[0] and clash(*widths):
        yield f"quantized factors are stored in {widths[0]} bits, but got {found}", place_of(operation, "b")


@rule("tosa.weights")
def tosa_weights(operation: Operation) -> Found:
    """Weights are floating-point numbers where the input is, of 8 bits as it is; what is added is of the result's type."""
    source, weight = stored(operation, "input"), stored(operation, "weight")
    if source is not None and weight is not None:
        kinds = [isinstance(each, FloatType) for each in (source, weight)]
        if kinds[0] != kinds[1] or (source is not weight and not _BYTES.isdisjoint((source, weight))):
            found = operation.type_named("weight")
            yield f"weights go with elements of type {source}, but got {found}", place_of(operation, "weight")
            return
    added, result = _plain(operation, "bias"), _plain(operation, "output")
    if isinstance(added, FloatType) and isinstance(result, FloatType) and added is not result:
        message = f"what is added has elements of type {result}, but got {operation.type_named('bias')}"
        yield message, place_of(operation, "bias")


def tosa_sum(table: Mapping[Type, tuple[Type, ...]], integers: tuple[Type, ...] = ()) -> ShapeRule:
    """The rule that elements of these types, and other integers, are summed up as numbers of those. `tosa.conv2d`."""

    @rule("tosa.accumulator")
    def tosa_accumulator(operation: Operation) -> Found:
        source, kept = stored(operation, "input"), operation.attribute("acc_type")
        others = integers if isinstance(source, IntegerType) else ()
        required = () if source is None else table.get(source, others)
        if required and isinstance(kept, TypeAttr) and kept.value not in required:
            expected = " or ".join(map(str, required))
            message = f"elements of type {source} are summed up as {expected}, but got {kept.value}"
            yield message, place_of(operation, "acc_type")

    return tosa_accumulator


_OF_FLOATS: Mapping[Type, tuple[Type, ...]] = {_F16: (_F16, _F32), _BF16: (_F32,), _F32: (_F32,)}
SUM_OF_WINDOW = tosa_sum(_OF_FLOATS, (_I32,))
SUM_OF_PRODUCTS = tosa_sum(
    {
        **_OF_FLOATS,
        IntegerType(8): (_I32,),
        IntegerType(16): (IntegerType(48),),
        **dict.fromkeys(map(FloatType, ("f8E5M2", "f8E4M3")), (_F16,)),
    }
)


@rule("tosa.product")
def tosa_product(operation: Operation) -> Found:
    """Factors are of one type; the product of integers may be wider, and of others is of that type. `tosa.mul`."""
    left, right, result = [_plain(operation, name) for name in ("input1", "input2", "output")]
    if left is None or right is None or result is None:
        return
    if left is not right:
        yield f"factors are of one type, {left}, but got {operation.type_named('input2')}", place_of(operation, "input2")
    elif left is not result and not (isinstance(left, IntegerType) and isinstance(result, IntegerType)):
        yield f"the product is of type {left}, but got {operation.type_named('output')}", place_of(operation, "output")
    elif isinstance(left, IntegerType) and isinstance(result, IntegerType) and left.width > result.width:
        message = f"the product is at least as wide as {left}, but got {operation.type_named('output')}"
        yield message, place_of(operation, "output")


@rule("tosa.place")
def tosa_place(operation: Operation) -> Found:
    """The place of the greatest element is an integer. `tosa.argmax`."""
    if isinstance(_element(operation, "output"), FloatType | DialectType):
        yield f"a place is an integer, but got {operation.type_named('output')}", place_of(operation, "output")
