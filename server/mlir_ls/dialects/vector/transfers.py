"""vector.transfer_read and vector.transfer_write: vectors from and to memory, permuted and masked."""

from __future__ import annotations

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.syntaxes.parts import I1, INDEX, element_of, further_attributes, give_results, operand, operands
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, TypeAlias, VectorType
from mlir_ls.syntax.reader import HeaderReader


def read_transfer_read(reader: HeaderReader) -> None:
    """%base `[` indices `]` `,` %padding (`,` %mask)? dictionary? `:` type `,` type"""
    base = operand(reader, "base")
    operands(reader, "indices", "[", INDEX)
    reader.expect(",")
    padding = operand(reader, "padding")
    mask = operand(reader, "mask") if reader.accept(",") else None
    further_attributes(reader, "operandSegmentSizes")
    reader.expect(":")
    start = reader.offset()
    shaped = reader.use_types[base] = _shaped_type(reader)
    reader.use_types[padding] = element_of(shaped)
    reader.expect(",")
    vector = vector_type(reader)
    give_results(reader, [vector])
    _permute(reader, mask, shaped, vector, start)


def read_transfer_write(reader: HeaderReader) -> None:
    """%vector `,` %base `[` indices `]` (`,` %mask)? dictionary? `:` type `,` type"""
    value = operand(reader, "valueToStore")
    reader.expect(",")
    base = operand(reader, "base")
    operands(reader, "indices", "[", INDEX)
    mask = operand(reader, "mask") if reader.accept(",") else None
    further_attributes(reader, "operandSegmentSizes")
    reader.expect(":")
    start = reader.offset()
    vector = reader.use_types[value] = vector_type(reader)
    reader.expect(",")
    shaped = reader.use_types[base] = _shaped_type(reader)
    give_results(reader, [shaped] if isinstance(shaped, RankedTensorType) else ())
    if isinstance(shaped, TypeAlias):
        reader.result_count = None
    _permute(reader, mask, shaped, vector, start)


def vector_type(reader: HeaderReader) -> Type:
    """A type that is a vector, as far as is known."""
    start = reader.offset()
    type_ = reader.type()
    if not isinstance(type_, VectorType | TypeAlias):
        reader.fail_at("bad-type", "expected a vector type", start, reader.end_of_last())
    return type_


def _shaped_type(reader: HeaderReader) -> Type:
    start = reader.offset()
    type_ = reader.type()
    if not isinstance(type_, MemRefType | RankedTensorType | TypeAlias):
        reader.fail_at("bad-type", "expected a memref or a ranked tensor type", start, reader.end_of_last())
    return type_


def _permute(reader: HeaderReader, mask: int | None, shaped: Type, vector: Type, start: int) -> None:
    """Finds out about the permutation map, which by default takes the innermost dimensions, and the mask's type."""
    if not isinstance(shaped, MemRefType | RankedTensorType) or not isinstance(vector, VectorType):
        return
    element = shaped.element
    if isinstance(element, TypeAlias):
        return
    rank = len(shaped.shape)
    moved = len(vector.shape) - (len(element.shape) if isinstance(element, VectorType) else 0)
    names = {attribute.name for attribute in reader.attributes}
    if "permutation_map" not in names:
        if moved > rank:
            message = f"a vector with {moved} dimensions, where there are {rank}, needs a 'permutation_map'"
            reader.fail_at("missing-attribute", message, start, reader.end_of_last())
        dims = [f"d{number}" for number in range(rank)]
        innermost = dims[rank - moved :] if moved > 0 else []
        imply(reader, "permutation_map", f"affine_map<({', '.join(dims)}) -> ({', '.join(innermost)})>")
    if "in_bounds" not in names:
        imply(reader, "in_bounds", f"[{', '.join(['false'] * max(moved, 0))}]")
    if mask is not None:
        reader.use_types[mask] = mask_type(read_attribute(reader, "permutation_map"), vector)


def read_attribute(reader: HeaderReader, name: str) -> Attribute | None:
    """An attribute that was read before, as it is spelled or as something else implies it."""
    for attribute in reader.attributes:
        if attribute.name == name:
            try:
                return reader.leaves.parse_attribute(reader.text[attribute.start : attribute.end])
            except LeafError:
                return None
    return reader.implied.get(name)


def mask_type(permutation: Attribute | None, vector: VectorType) -> Type | None:
    """The mask has the dimensions of the vector that are not broadcast, in the order of memory."""
    if not isinstance(permutation, AffineMapAttr) or len(permutation.map.results) != len(vector.shape):
        return None
    order = sorted([(at.position, of) for of, at in enumerate(permutation.map.results) if isinstance(at, AffineDim)])
    shape = tuple([vector.shape[of] for _, of in order])
    return VectorType(shape, tuple([vector.scalable[of] for _, of in order]), I1)
