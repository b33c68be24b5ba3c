"""What the productions of older forms make: the rules after `older.peg` and the files laid over it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mlir_ls.syntax.leaf.affine import AffineMap, IntegerSet
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    quoted,
)
from mlir_ls.syntax.leaf.build.affine import AFFINE_RULES, call_of, divisors_of, extents_of
from mlir_ls.syntax.leaf.build.attributes import ATTRIBUTE_RULES
from mlir_ls.syntax.leaf.build.builder import Context, Rules
from mlir_ls.syntax.leaf.build.types import dimension
from mlir_ls.syntax.leaf.dense import checked_shaped_type, dense_attribute
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.memref import composed, memref_type
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.shaped import checked_memref, checked_tensor
from mlir_ls.syntax.leaf.sparse import sparse_attribute
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Shape,
    TypeAlias,
    UnrankedMemRefType,
    VectorType,
)
from mlir_ls.system.patterns import deferred

if TYPE_CHECKING:
    from parsimonious.nodes import Node

ELEMENTS = (IntegerType, FloatType, ComplexType, DialectType, TypeAlias, VectorType)
"""The types of what is in tensors and memrefs."""
IN_VECTORS = (IntegerType, FloatType, TypeAlias)
"""The types of what is in vectors."""
_HEX = deferred(r"[0-9A-Fa-f]*\Z")
_MAX_WIDTH = 4096

# The layout and what stands after it, distinguished by the attribute itself.
_MAPS = (AffineMapAttr, AttributeAlias, StridedLayoutAttr, ArrayAttr)


def _refuse_element(kind: str, element: Type, offset: int) -> None:
    if not isinstance(element, ELEMENTS):
        raise LeafError(f"a {kind} cannot have elements of type `{element}`", offset)


def _integer_type(node: Node, values: list[Any], context: Context) -> Type:
    match = re.match(r"([su]?)i([0-9]+)", node.text)
    assert match is not None
    if len(match[2]) > 4 or int(match[2]) > _MAX_WIDTH:
        raise LeafError(f"expected an integer width of at most {_MAX_WIDTH} bits", node.start)
    return IntegerType(int(match[2]), match[1])


def _tf_type(node: Node, values: list[Any], context: Context) -> Type:
    return DialectType("tf_type", node.children[0].text[3:])


def _tensor_type(node: Node, values: list[Any], context: Context) -> Type:
    shape, element, *encoding = values
    _refuse_element("tensor", element, node.children[4].start)
    return checked_tensor(shape, element, encoding[0] if encoding else None, node.children[4].start, node.start)


def _tensor_with_indices(node: Node, values: list[Any], context: Context) -> Type:
    shape, element, *encoding = values
    return checked_tensor(shape, element, encoding[0] if encoding else None, node.children[4].start, node.start)


def _memref(node: Node, values: list[Any], refuses_index: bool) -> Type:
    shape, element, *parts = values
    element_offset = node.children[4].start
    offsets = [child.children[1].start for child in node.children[5].children]
    if refuses_index or not isinstance(element, IndexType):
        _refuse_element("memref", element, element_offset)
    return older_memref(shape, element, parts, element_offset, offsets, node.full_text)


def older_memref(
    shape: Shape | None, element: Type, parts: Sequence[Attribute], element_offset: int, offsets: Sequence[int], text: str
) -> Type:
    """The memref with these layouts and this memory space, which begin at `offsets` of the text.

    Raises:
        LeafError: it cannot have them.
    """
    if shape is None:
        return checked_memref(shape, element, parts, element_offset, offsets)
    maps: list[Attribute] = []
    spaces: list[Attribute] = []
    rank: int | None = len(shape)
    for part, offset in zip(parts, offsets, strict=True):
        if isinstance(part, _MAPS):
            if spaces:
                raise LeafError("expected the maps of the layout before the memory space", offset)
            if isinstance(part, StridedLayoutAttr) and len(part.strides) != len(shape):
                raise LeafError(f"expected {len(shape)} strides, but got {len(part.strides)}", offset)
            if isinstance(part, AffineMapAttr):
                if rank is not None and part.map.dims != rank:
                    of = "the memref has rank" if not maps else "the map before it yields"
                    raise LeafError(f"the map has {part.map.dims} dimensions, but {of} {rank}", offset)
                rank = len(part.map.results)
            else:
                rank = None
            maps.append(part)
        elif not isinstance(part, IntegerAttr | StringAttr) or (isinstance(part, IntegerAttr) and part.value < 0):
            raise LeafError(f"expected a map or a memory space, but got `{part}`", offset)
        elif spaces:
            raise LeafError("a memref has one memory space at most", offset)
        elif text[offset] == '"':
            raise LeafError("expected the number or the name of a memory space, but got a string", offset)
        else:
            spaces.append(part)
    checked_memref(shape, element, (), element_offset, ())
    layout = composed(maps)
    return memref_type(shape, element, [*([layout] if layout is not None else []), *spaces])


def _memref_type(node: Node, values: list[Any], context: Context) -> Type:
    return _memref(node, values, True)


def _memref_without_zeros(node: Node, values: list[Any], context: Context) -> Type:
    """Memref types do not allow zero sizes. March 2019, "Memref Type"."""
    if 0 in values[0]:
        raise LeafError("expected a positive dimension, but got `0`", node.children[3].start)
    return _memref(node, values, False)


def _memref_with_indices(node: Node, values: list[Any], context: Context) -> Type:
    return _memref(node, values, False)


def _vector_type(node: Node, values: list[Any], context: Context) -> Type:
    shape, element = values
    offset = node.children[4].start
    if not isinstance(element, IN_VECTORS):
        raise LeafError(f"a vector cannot have elements of type `{element}`", offset)
    if not shape.sizes:
        raise LeafError("expected the size of a dimension of the vector", offset)
    return VectorType(shape.sizes, shape.scalable, element)


def _vector_dimension_or_zero(node: Node, values: list[Any], context: Context) -> tuple[int, bool]:
    digits = re.search(r"[0-9]+", node.text)
    assert digits is not None
    return dimension(digits.group(), node.start), False


def _memory_space_name(node: Node, values: list[Any], context: Context) -> Attribute:
    return StringAttr(node.children[0].text)


def _strided_words(node: Node, values: list[Any], context: Context) -> Attribute:
    offset, *strides = values
    if strides and any([stride.value == 0 for stride in strides[0]]):
        raise LeafError("expected strides that are not 0", node.start)
    return StridedLayoutAttr(tuple([stride.value for stride in (strides[0] if strides else ())]), offset.value)


def _function_ref(node: Node, values: list[Any], context: Context) -> Attribute:
    found: Attribute = values[0]
    return found


def _constant_type(type_: Type, offset: int) -> None:
    """An elements attribute is a constant vector or tensor. "Elements Attributes"."""
    if isinstance(type_, MemRefType | UnrankedMemRefType):
        raise LeafError(f"expected a vector or a tensor, but got `{type_}`", offset)


def _is_tensor(type_: Type) -> bool:
    """The indices are those of a sparse tensor; of vectors, MLIR itself minded none. "Sparse Elements Attribute"."""
    return not isinstance(type_, VectorType)


def _splat_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    type_, literal = values
    _constant_type(type_, node.children[3].start)
    if isinstance(literal, list):
        raise LeafError("expected a single value, but got a list", node.children[5].start)
    return dense_attribute(literal, type_, node.children[3].start)


def _typed_dense(node: Node, values: list[Any], context: Context) -> Attribute:
    type_, literal = values
    _constant_type(type_, node.children[3].start)
    if not isinstance(literal, list) and getattr(type_, "rank", None):
        raise LeafError("expected a list of elements", node.children[5].start)
    return dense_attribute(literal, type_, node.children[3].start)


def _typed_sparse(node: Node, values: list[Any], context: Context) -> Attribute:
    type_, *literals = values
    _constant_type(type_, node.children[3].start)
    first, last = node.children[5], node.children[7]
    body = re.sub(r"\s+|//[^\n]*", "", node.full_text[first.start : last.end]).replace(",", ", ")
    if not isinstance(literals[0], list) or not isinstance(literals[1], list):
        raise LeafError("expected lists of indices and of values", first.start)
    return sparse_attribute(literals, body, type_, node.children[3].start, bounded=_is_tensor(type_), may_be_empty=True)


def _dense_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    _constant_type(values[-1], node.children[-1].start)
    made: Attribute = ATTRIBUTE_RULES["dense_attribute"](node, values, context)
    return made


def _sparse_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    _constant_type(values[-1], node.children[-1].start)
    body = re.sub(r"\s+|//[^\n]*", "", node.children[3].text).replace(",", ", ")
    return sparse_attribute(values[:-1], body, values[-1], node.children[3].start, bounded=False, may_be_empty=True)


def _typed_opaque(node: Node, values: list[Any], context: Context) -> Attribute:
    *dialect, type_, content = values
    _constant_type(type_, node.children[4].start)
    _check_content(content.text, node.children[6].start)
    name = f"{quoted(dialect[0].text)}, " if dialect else ""
    return OpaqueElementsAttr(f"{name}{quoted(content.text)}", checked_shaped_type(type_, node.children[4].start))


def _opaque_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    dialect, content, type_ = values
    offset = node.children[-1].start
    _constant_type(type_, offset)
    _check_content(content.text, content.offset)
    return OpaqueElementsAttr(f"{quoted(dialect.text)}, {quoted(content.text)}", checked_shaped_type(type_, offset))


def _check_content(text: str, offset: int) -> None:
    if not text.startswith("0x"):
        raise LeafError("expected a string that begins with `0x`", offset)
    if not _HEX.match(text, 2):
        raise LeafError("expected hexadecimal digits after `0x`", offset)


def _wrapping_number(node: Node, values: list[Any], context: Context) -> Attribute:
    """A number, which may be as far below zero as its bits reach above; it wraps around."""
    number, *suffix = values
    type_ = suffix[0].type if suffix else None
    may_wrap = number.is_negative and not number.is_float and len(number.text) < _MAX_WIDTH
    if may_wrap and isinstance(type_, IntegerType) and not type_.signedness:
        span = 1 << type_.width
        if -span < number.integer < -(span >> 1):
            return IntegerAttr(number.integer + span, type_)
    return _number_attribute(node, values, context)


def _number_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    """A number; zero may have a minus sign."""
    number, *suffix = values
    if number.is_negative and not number.text.strip("-0x"):
        number = number._replace(text="0")
    found: Attribute = ATTRIBUTE_RULES["number_attribute"](node, [number, *suffix], context)
    return found


def _affine_map(node: Node, values: list[Any], context: Context) -> AffineMap:
    inputs, *rest = values
    sizes = rest.pop() if node.children[5].text else None
    results = rest[0] if rest else ()
    if sizes is not None:
        if len(sizes) != len(results):
            raise LeafError(f"{len(results)} results but {len(sizes)} sizes, expected one for each", node.start)
        for extent in extents_of([each for size in sizes for each in size], inputs):
            if not extent.is_symbolic_or_constant:
                raise LeafError("expected a size made of symbols and constants", node.children[5].start)
            if getattr(extent, "value", 1) <= 0:
                raise LeafError("expected a size that is positive", node.children[5].start)
    made: AffineMap = AFFINE_RULES["affine_map"](node, [inputs, results], context)
    return made


def _check_divisors(raws: Iterable[Any]) -> None:
    """The second operand of `mod`, `floordiv` and `ceildiv` is positive. "Affine Expressions"."""
    for operator, value in divisors_of(raws):
        if value <= 0:
            raise LeafError(f"expected a positive number after `{operator.symbol}`, but got `{value}`", operator.offset)


def _positive_map(node: Node, values: list[Any], context: Context) -> AffineMap:
    if not node.children[3].text.strip():
        raise LeafError("expected an expression, a map yields one at least", node.children[4].start)
    _check_divisors(values[1] if len(values) > 1 else ())
    return _affine_map(node, values, context)


def _positive_set(node: Node, values: list[Any], context: Context) -> IntegerSet:
    for left, _, right in values[1] if len(values) > 1 else ():
        _check_divisors((left, right))
    made: IntegerSet = AFFINE_RULES["affine_set"](node, values, context)
    return made


def _affine_size(node: Node, values: list[Any], context: Context) -> Sequence[Any]:
    return [extent if isinstance(extent, list) else [extent] for extent in values]


def _affine_smallest(node: Node, values: list[Any], context: Context) -> Any:
    return list(values)


def _type_in_front(node: Node, values: list[Any], context: Context) -> Attribute:
    raise LeafError("the type of elements stands after them", node.children[3].start)


_SHARED: Rules = {
    "number_attribute": _number_attribute,
    "integer_type": _integer_type,
    "tensor_type": _tensor_type,
    "memref_type": _memref_type,
    "vector_type": _vector_type,
    "memory_space_name": _memory_space_name,
    "function_ref": _function_ref,
    "bare_map": lambda node, values, context: AffineMapAttr(values[0]),
    "bare_set": lambda node, values, context: IntegerSetAttr(values[0]),
    "splat_attribute": _splat_attribute,
    "typed_dense": _typed_dense,
    "typed_sparse": _typed_sparse,
    "sparse_attribute": _sparse_attribute,
    "dense_attribute": _dense_attribute,
    "typed_opaque": _typed_opaque,
    "opaque_attribute": _opaque_attribute,
    "affine_map": _affine_map,
    "affine_size": _affine_size,
    "affine_smallest": _affine_smallest,
    "affine_call": call_of,
    "affine_call_name": AFFINE_RULES["affine_product_operator"],
    "affine_zero_relation": AFFINE_RULES["affine_relation"],
    "affine_zero": AFFINE_RULES["affine_constant"],
}
_2018_12: Rules = {
    "affine_map": _positive_map,
    "affine_set": _positive_set,
    "tf_type": _tf_type,
    "vector_dimension": _vector_dimension_or_zero,
}
_2019_03: Rules = {
    "affine_map": _positive_map,
    "affine_set": _positive_set,
    "memref_type": _memref_without_zeros,
}
_2020_10: Rules = {
    "tensor_type": _tensor_with_indices,
    "memref_type": _memref_with_indices,
    "number_attribute": _wrapping_number,
    "strided_words": _strided_words,
    **dict.fromkeys(("splat_attribute", "typed_dense", "typed_sparse", "typed_opaque"), _type_in_front),
}


def older_rules(name: str) -> Rules:
    """What the productions of a form, as "2018_12", make beyond the ordinary ones."""
    return {**_SHARED, **{"2018_12": _2018_12, "2019_03": _2019_03, "2020_10": _2020_10}[name]}
