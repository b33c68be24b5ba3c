"""xegpu of LLVM 19: blocks have two dimensions, and products take matrices in the layout of the hardware."""

from __future__ import annotations

from mlir_ls.plurals import counted
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.model.attributes import Sizes, number, number_of, numbers, shown
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr
from mlir_ls.syntax.leaf.types import MemRefType, VectorType

_DESCRIPTOR = "TensorDesc"
_SHAPE = rule("xegpu.descriptor-shape-llvm-19")
_VALUE = rule("xegpu.value-shape-llvm-19")


def _shape(operation: Operation) -> Sizes | None:
    """The sizes of what the descriptor of an operation describes."""
    parameters = parameters_of(operation.type_named(_DESCRIPTOR), "xegpu", "tensor_desc")
    return None if parameters is None else tuple(parameters[0])


def _array_length(operation: Operation) -> int | None:
    """How many blocks the descriptor of an operation stands for."""
    parameters = parameters_of(operation.type_named(_DESCRIPTOR), "xegpu", "tensor_desc") or ((), None, ())
    for each in parameters[2]:
        if not isinstance(each, DialectAttr) or each.parameters is None or len(each.parameters) < 2:
            return None
        return 1 if each.parameters[1] is None else number_of(each.parameters[1])
    return 1


@_SHAPE
def of_offsets(operation: Operation) -> Found:
    """The descriptor of a block has a dimension for each offset."""
    shape, offsets = _shape(operation), numbers(operation, "const_offsets")
    if shape is not None and offsets is not None and len(shape) != len(offsets):
        message = f"expected a descriptor of {counted(len(offsets), 'dimension')}, one for each offset, but got {len(shape)}"
        yield message, place_of(operation, _DESCRIPTOR)


@_SHAPE
def of_elements(operation: Operation) -> Found:
    """Scattered elements lie in one dimension of memory; the descriptor has a size for the offsets, and one for chunks."""
    source, shape = operation.type_named("source"), _shape(operation)
    offsets, chunk = numbers(operation, "const_offsets"), number(operation, "chunk_size")
    if isinstance(source, MemRefType) and len(source.shape) > 1:
        yield f"expected a memref of at most one dimension, but got {source}", place_of(operation, "source")
        return
    if operation.has_attribute("chunk_size") and chunk is None:
        return
    if shape is None or offsets is None:
        return
    expected = (len(offsets),) if chunk in (None, 1) else (len(offsets), chunk)
    if shape != expected:
        yield f"expected a descriptor of the sizes {shown(expected)}, but got {shown(shape)}", place_of(operation, _DESCRIPTOR)


@_SHAPE
def of_block(operation: Operation) -> Found:
    """A block that is loaded or stored has two dimensions."""
    shape = _shape(operation)
    if shape is not None and len(shape) != 2:
        yield f"expected a descriptor of 2 dimensions, but got {len(shape)}", place_of(operation, _DESCRIPTOR)


@_VALUE
def loaded_block(operation: Operation) -> Found:
    """A loaded block has the sizes of the descriptor, transposed, packed along an axis, and as often as there are blocks."""
    shape, value, count = _shape(operation), _sizes(operation.type_named("value")), _array_length(operation)
    if shape is None or value is None or count is None:
        return
    expected = _transposed(operation, shape)
    if operation.has_attribute("vnni_axis"):
        axis, factor = number(operation, "vnni_axis"), value[-1]
        if axis is None or not 0 <= axis < len(shape) or expected is None or not factor:
            return
        size = expected[axis]
        packed = None if size is None else size // factor
        expected = (*expected[:axis], packed, *expected[axis + 1 :], factor)
    if expected is None:
        return
    if count > 1:
        expected = (count, *expected)
    if expected != value:
        yield f"expected a value of the sizes {shown(expected)}, but got {shown(value)}", place_of(operation, "value")


@_VALUE
def loaded_elements(operation: Operation) -> Found:
    """The mask has a value for each scattered element, and what is loaded has the sizes of the descriptor, transposed."""
    yield from _masked(operation)
    shape, value = _shape(operation), _sizes(operation.type_named("value"))
    expected = None if shape is None else _transposed(operation, shape)
    if expected is not None and value is not None and expected != value:
        yield f"expected a value of the sizes {shown(expected)}, but got {shown(value)}", place_of(operation, "value")


def _masked(operation: Operation) -> Found:
    """There is a value of the mask for each scattered element."""
    shape, mask = _shape(operation), _sizes(operation.type_named("mask"))
    if shape and mask and shape[0] != mask[0]:
        yield f"expected a mask for {shape[0]} elements, but got {mask[0]}", place_of(operation, "mask")


def _sizes(found: Type | None) -> Sizes | None:
    """The sizes of a vector, or of a scalar as a vector of one."""
    if found is None:
        return None
    return found.shape if isinstance(found, VectorType) else (1,)


def _transposed(operation: Operation, shape: Sizes) -> Sizes | None:
    """Sizes in the order that `transpose` gives, which is ignored where it is longer; None where that is not known."""
    if not operation.has_attribute("transpose"):
        return shape
    order = numbers(operation, "transpose")
    if order is None or any([not 0 <= each < len(shape) for each in order]):
        return None
    if len(order) > len(shape):
        return shape
    return (*[shape[each] for each in order], *shape[len(order) :])


@rule("xegpu.product-llvm-19")
def product(operation: Operation) -> Found:
    """The matrices of a product have three dimensions, the last one packed; what is added has the type of the result."""
    left, right, result = [operation.type_named(name) for name in ("lhs", "rhs", "result")]
    added = operation.type_named("acc")
    if not isinstance(left, VectorType) or not isinstance(right, VectorType):
        return
    for name, found in (("lhs", left), ("rhs", right)):
        if found.rank != 3:
            yield f"expected a vector of 3 dimensions, but got {found}", place_of(operation, name)
            return
    if added is not None and differ(added, result):
        yield f"what is added has the type of the result, {result}: got {added}", place_of(operation, "acc")
    elif (left.shape[1], left.shape[2]) != (right.shape[0], right.shape[2]):
        message = f"expected {left.shape[1]} rows that are packed by {left.shape[2]}, but got {right}"
        yield message, place_of(operation, "rhs")


_BLOCK = (of_block,)

RULES: Rules = {
    "create_nd_tdesc": (of_offsets,),
    "create_tdesc": (of_elements,),
    "dpas": (product,),
    "load": (loaded_elements,),
    "load_nd": (*_BLOCK, loaded_block),
    "store": (_VALUE(_masked),),
    "store_nd": _BLOCK,
}
