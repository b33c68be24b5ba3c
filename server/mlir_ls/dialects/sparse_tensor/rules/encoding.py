"""sparse_tensor: what an encoding says of a tensor's storage. "'sparse_tensor' Dialect", encodings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.dialects.sparse_tensor.levels import LevelKind, LevelMap
from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.attributes import Sizes
from mlir_ls.semantics.verify.rules import rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.affine import AffineBinary, AffineConstant, AffineDim, AffineMap
from mlir_ls.syntax.leaf.attributes import DialectAttr, FloatAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import DialectType, IndexType, IntegerType, RankedTensorType


class Encoding(NamedTuple):
    """The levels of an encoding, its map from dimensions to levels, and the types of positions and coordinates."""

    kinds: Sequence[LevelKind]
    map: AffineMap
    positions: Type
    coordinates: Type
    sliced: bool

    @property
    def numbers(self) -> tuple[Type, Type]:
        """The types of positions and of coordinates."""
        return self.positions, self.coordinates

    @property
    def coordinates_start(self) -> int:
        """The first of the last levels whose coordinates are stored together; the number of levels if there is none."""
        for number, kind in enumerate(self.kinds[:-1]):
            after = self.kinds[number + 1 :]
            if "compressed" in kind.format and all([each.format == "singleton" for each in after]):
                return len(self.kinds) if "soa" in after[0].properties else number
        return len(self.kinds)

    @property
    def has_batches(self) -> bool:
        """Whether levels are batches, for which the buffers have dimensions of their own in front."""
        return any([each.format == "batch" for each in self.kinds])

    def fields(self, element: Type) -> list[Type]:
        """The element types of the buffers that a tensor is stored in, the values last."""
        start = self.coordinates_start
        found: list[Type] = []
        for number, kind in enumerate(self.kinds):
            if "compressed" in kind.format:
                found.append(self.positions)
            stored = "compressed" in kind.format or kind.format in ("singleton", "structured")
            if stored and number <= start:
                found.append(self.coordinates)
        return [*found, element]


def encoding_of(type_: Type | None) -> Encoding | None:
    """The encoding of a sparse tensor, or of a type that is about one; None where it has none that is known."""
    if isinstance(type_, RankedTensorType):
        return _read(type_.encoding)
    if isinstance(type_, DialectType) and type_.dialect == "sparse_tensor" and type_.parameters:
        return _read(type_.parameters[0])
    return None


def _read(found: Attribute | object) -> Encoding | None:
    if not isinstance(found, DialectAttr) or found.dialect != "sparse_tensor" or not found.parameters:
        return None
    levels, positions, coordinates = found.parameters[:3]
    if not isinstance(levels, LevelMap):
        return None
    return Encoding(levels.kinds, levels.map, _number(positions), _number(coordinates), any(levels.slices))


def _number(width: object) -> Type:
    return IntegerType(width) if isinstance(width, int) and width else IndexType()


@rule("sparse_tensor.encoding-mismatch")
def encoding_problem(tensor: RankedTensorType) -> str:
    """What keeps a tensor from being stored as its encoding says. "'sparse_tensor' Dialect", encodings."""
    encoding = encoding_of(tensor)
    if encoding is None or not isinstance(tensor.encoding, DialectAttr) or not tensor.encoding.parameters:
        return ""
    if not tensor.shape:
        return f"a sparse tensor has at least one dimension, but got {tensor}"
    if encoding.map.dims != len(tensor.shape):
        return f"the encoding is for {plural(encoding.map.dims, 'dimension')}, the tensor has {len(tensor.shape)}"
    for name, value in zip(("explicit", "implicit"), tensor.encoding.parameters[3:5], strict=False):
        if name == "implicit" and any([float(part) for part in _complex_parts(value)]):
            return f"the implicit value is 0, but got {value}"
        if not isinstance(value, IntegerAttr | FloatAttr):
            continue
        if value.type is not tensor.element:
            return f"the {name} value is of type {value.type}, the elements are of type {tensor.element}"
        if name == "implicit" and float(value.literal if not value.literal.startswith("0x") else 0):
            return f"the implicit value is 0, but got {value}"
    return ""


def _complex_parts(value: object) -> Sequence[str]:
    """The two parts of a complex number; nothing of what is none."""
    is_number = isinstance(value, DialectAttr) and (value.dialect, value.mnemonic) == ("complex", "number")
    return (value.parameters or ())[:2] if is_number and isinstance(value, DialectAttr) else ()


def level_sizes(encoding: Encoding, shape: Sizes) -> Sizes | None:
    """The sizes of the levels of a tensor; None where they do not follow from its own.

    The size of a level is one more than the coordinate in it of the last element, also where a block is not filled.
    """
    sizes: list[int | None] = []
    for each in encoding.map.results:
        if isinstance(each, AffineDim) and each.position < len(shape):
            sizes.append(shape[each.position])
            continue
        if not isinstance(each, AffineBinary) or not isinstance(each.lhs, AffineDim):
            return None
        if not isinstance(each.rhs, AffineConstant) or each.lhs.position >= len(shape):
            return None
        size, divisor = shape[each.lhs.position], each.rhs.value
        if each.operator not in ("mod", "floordiv") or divisor <= 0:
            return None
        if each.operator == "mod":
            sizes.append(divisor if size is None else (size - 1) % divisor + 1)
        else:
            sizes.append(None if size is None else (size - 1) // divisor + 1)
    return tuple(sizes)
