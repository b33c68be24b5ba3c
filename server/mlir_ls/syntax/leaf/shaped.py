"""Tensors, memrefs and vectors, with what the reference requires of their elements, layouts and memory spaces."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
)
from mlir_ls.syntax.leaf.errors import LeafError, MisspelledPart
from mlir_ls.syntax.leaf.memref import default_space_dropped, memref_type
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.types import (
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    Shape,
    TupleType,
    TypeAlias,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

_NOT_IN_MEMREFS = (NoneType, TupleType, RankedTensorType, UnrankedTensorType, FunctionType)
_NOT_IN_TENSORS = (*_NOT_IN_MEMREFS, MemRefType, UnrankedMemRefType)
_IN_VECTORS = (IntegerType, IndexType, FloatType, DialectType, TypeAlias)
_NOT_AS_ENCODING = (DenseArrayAttr, StridedLayoutAttr, DistinctAttr)
_MEMORY_SPACES = (IntegerAttr, BoolAttr, StringAttr, DictionaryAttr, DialectAttr, AttributeAlias)


def checked_tensor(
    shape: Shape | None, element: Type, encoding: Attribute | None, element_offset: int, encoding_offset: int
) -> Type:
    """The tensor with these parts; an unranked one has no shape.

    Raises:
        LeafError: there is no such tensor.
    """
    if isinstance(element, _NOT_IN_TENSORS):
        raise LeafError(f"a tensor cannot have elements of type `{element}`", element_offset)
    if shape is not None:
        if isinstance(encoding, _NOT_AS_ENCODING):
            message = f"`{encoding}` cannot be spelled as the encoding of a tensor, but an alias of it can"
            raise MisspelledPart(message, encoding_offset)
        return RankedTensorType(shape, element, encoding)
    if encoding is not None:
        raise LeafError("an unranked tensor cannot have an encoding", encoding_offset)
    return UnrankedTensorType(element)


def checked_memref(
    shape: Shape | None, element: Type, attributes: Sequence[Attribute], element_offset: int, offsets: Sequence[int]
) -> Type:
    """The memref with these parts; an unranked one has no shape. The attributes are at `offsets`.

    Raises:
        LeafError: there is no such memref.
    """
    if isinstance(element, _NOT_IN_MEMREFS):
        raise LeafError(f"a memref cannot have elements of type `{element}`", element_offset)
    if shape is not None:
        _check_attributes(len(shape), attributes, offsets)
        return memref_type(shape, element, attributes)
    if len(attributes) > 1:
        raise LeafError("an unranked memref has one attribute at most, its memory space", offsets[1])
    if attributes:
        _check_memory_space(attributes[0], offsets[0])
    return UnrankedMemRefType(element, default_space_dropped(attributes[0]) if attributes else None)


def checked_vector(
    sizes: tuple[int, ...], scalable: tuple[bool, ...], element: Type, element_offset: int
) -> VectorType:
    """The vector with these parts.

    Raises:
        LeafError: there is no such vector.
    """
    if not isinstance(element, _IN_VECTORS):
        raise LeafError(f"a vector cannot have elements of type `{element}`", element_offset)
    return VectorType(sizes, scalable, element)


def _check_attributes(rank: int, attributes: Sequence[Attribute], offsets: Sequence[int]) -> None:
    spaces = 0
    is_certain = True
    for attribute, offset in zip(attributes, offsets, strict=True):
        if isinstance(attribute, AttributeAlias | DialectAttr):  # a layout or a memory space
            if spaces:
                raise LeafError("nothing stands after the memory space of a memref", offset)
            is_certain = False
            continue
        if isinstance(attribute, AffineMapAttr | StridedLayoutAttr):
            if spaces:
                raise LeafError("expected the memory space after the layout", offset)
            if is_certain:
                _check_layout_rank(attribute, rank, offset)
            continue
        spaces += 1
        if spaces > 1:
            raise LeafError("a memref has one memory space at most", offset)
        _check_memory_space(attribute, offset)


def _check_layout_rank(layout: AffineMapAttr | StridedLayoutAttr, rank: int, offset: int) -> None:
    if isinstance(layout, AffineMapAttr):
        if layout.map.dims != rank:
            inputs = plural(layout.map.dims, "dimension")
            raise LeafError(f"the layout map has {inputs}, but the memref has rank {rank}", offset)
    elif len(layout.strides) != rank:
        raise LeafError(f"the layout has {plural(len(layout.strides), 'stride')}, but the memref has rank {rank}", offset)


def _check_memory_space(attribute: Attribute, offset: int) -> None:
    if not isinstance(attribute, _MEMORY_SPACES):
        raise LeafError(f"`{attribute}` cannot be a memory space", offset)
