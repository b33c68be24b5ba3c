"""Whether two types may be one and the same, as far as that is known. What is unknown agrees with everything."""

from __future__ import annotations

import re
from typing import Any, Final

from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf import Attribute, Type, may_equal
from mlir_ls.syntax.leaf.affine import AffineDim, AffineExpr, AffineMap, is_linear, value_at
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, StridedLayoutAttr
from mlir_ls.syntax.leaf.lexical import PLAIN_TYPE
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FunctionType,
    MemRefType,
    RankedTensorType,
    TupleType,
    TypeAlias,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)


def may_be_same(left: Type | None, right: Type | None) -> bool:
    """False only where the two are certainly different types."""
    if left is right or left is None or right is None or left.opaque or right.opaque:
        return True
    if isinstance(left, TypeAlias) or isinstance(right, TypeAlias):
        return True
    if isinstance(left, DialectType) and isinstance(right, DialectType):
        if left.dialect != right.dialect or not left.mnemonic or not right.mnemonic:
            return left.dialect == right.dialect
        return left.mnemonic == right.mnemonic and _bodies_may_agree(left, right)
    if isinstance(left, DialectType) or isinstance(right, DialectType):
        # a dialect may print a builtin type under a name of its own
        return False
    if type(left) is not type(right):
        return False
    if isinstance(left, VectorType) and isinstance(right, VectorType):
        return left.shape == right.shape and left.scalable == right.scalable and may_be_same(left.element, right.element)
    if isinstance(left, RankedTensorType) and isinstance(right, RankedTensorType):
        same_shape = left.shape == right.shape and may_be_same(left.element, right.element)
        return same_shape and encodings_may_agree(left.encoding, right.encoding)
    if isinstance(left, MemRefType) and isinstance(right, MemRefType):
        return (
            left.shape == right.shape
            and may_be_same(left.element, right.element)
            and _layouts_may_agree(left.layout, right.layout)
            and _spaces_may_agree(left.memory_space, right.memory_space)
        )
    if isinstance(left, UnrankedMemRefType) and isinstance(right, UnrankedMemRefType):
        return may_be_same(left.element, right.element) and _spaces_may_agree(left.memory_space, right.memory_space)
    if isinstance(left, UnrankedTensorType | ComplexType) and isinstance(right, UnrankedTensorType | ComplexType):
        return may_be_same(left.element, right.element)
    if isinstance(left, FunctionType) and isinstance(right, FunctionType):
        return _all_may_agree(left.inputs, right.inputs) and _all_may_agree(left.results, right.results)
    if isinstance(left, TupleType) and isinstance(right, TupleType):
        return _all_may_agree(left.types, right.types)
    return False


def differ(left: Type | None, right: Type | None) -> bool:
    """Whether two types are certainly not the same."""
    return not may_be_same(left, right)


def may_be_same_in(left: Type | None, right: Type | None, environment: Environment) -> bool:
    """The same of types whose aliases are replaced first by what they stand for."""
    if left is right or left is None or right is None or left.opaque or right.opaque:
        return True
    return may_be_same(environment.resolve(left), environment.resolve(right))


def _bodies_may_agree(left: DialectType, right: DialectType) -> bool:
    """Whether the parameters of two types may be the same.

    Where they are not known, one type may be spelled in several ways, but not with another number or builtin type: then
    bodies that are built alike are held against each other token by token.
    """
    if left.parameters is not None and right.parameters is not None:
        return _all_parameters_may_agree(left.parameters, right.parameters)
    one, other = left.body, right.body
    if one is None or other is None or one == other or "->" in one or left.opaque or right.opaque:
        return True
    tokens, others = [_TOKEN.findall(body.replace(f"!{left.dialect}.", " ")) for body in (one, other)]
    if len(tokens) != len(others):
        return True
    return not any([a != b and _PLAIN.match(a) and _PLAIN.match(b) for a, b in zip(tokens, others, strict=True)])


def _all_parameters_may_agree(left: tuple[Any, ...], right: tuple[Any, ...]) -> bool:
    return len(left) == len(right) and all(map(_parameters_may_agree, left, right))


def _parameters_may_agree(left: Any, right: Any) -> bool:
    if isinstance(left, Type) and isinstance(right, Type):
        return may_be_same(left, right)
    if isinstance(left, Attribute) and isinstance(right, Attribute):
        return may_equal(left, right)
    if isinstance(left, tuple) and isinstance(right, tuple):
        return _all_parameters_may_agree(left, right)
    return bool(left == right)


#: Sizes of dimensions are tokens of their own: `4x?xf32` and `4 x ? x f32` have the same.
_TOKEN: Final = re.compile(r"\d+(?=x)|(?<=[\d?])x|[\w$.+-]+|[^\w\s]")

#: A number, an unknown size or a type of a single word: what has only one spelling. `i01` is `i1`.
_PLAIN: Final = re.compile(rf"(?:0|[1-9][0-9]*|\?|(?![su]?i0){PLAIN_TYPE})\Z")


def encodings_may_agree(left: Attribute | None, right: Attribute | None) -> bool:
    """Whether two tensors may have one encoding, or both have none."""
    if left is None or right is None:
        return left is right
    return may_equal(left, right)


def _layouts_may_agree(left: Attribute | None, right: Attribute | None) -> bool:
    """Identity is no layout at all; strides are spelled in one way, and so are linear maps once they are simplified."""
    if left is right:
        return True
    if left is None or right is None:
        other = left or right
        if isinstance(other, AffineMapAttr):
            identity = AffineMap(other.map.dims, 0, tuple([AffineDim(place) for place in range(other.map.dims)]))
            return _maps_may_agree(other.map, identity)
        return not isinstance(other, StridedLayoutAttr)
    if isinstance(left, AffineMapAttr) and isinstance(right, AffineMapAttr):
        return _maps_may_agree(left.map, right.map)
    # documents of 2020 spell maps as strides
    return not (isinstance(left, StridedLayoutAttr) and isinstance(right, StridedLayoutAttr))


_POINTS: Final = [
    [(place * factor + shift) % 97 for place in range(1, 17)]
    for factor, shift in ((0, 0), (1, 0), (7, 3), (29, 5), (53, 11))
]
"""Values of dimensions and symbols at which expressions are compared that are not linear."""


def _maps_may_agree(left: AffineMap, right: AffineMap) -> bool:
    if (left.dims, left.symbols, len(left.results)) != (right.dims, right.symbols, len(right.results)):
        return False
    return all(map(_expressions_may_agree, left.results, right.results))


def _expressions_may_agree(left: AffineExpr, right: AffineExpr) -> bool:
    """Whether two expressions may be one when they are simplified: linear ones only if they are the same."""
    if left is right:
        return True
    if is_linear(left) and is_linear(right):
        return False
    values = [(value_at(left, point, point[::-1]), value_at(right, point, point[::-1])) for point in _POINTS]
    return all([one is None or other is None or one == other for one, other in values])


def _spaces_may_agree(left: Attribute | None, right: Attribute | None) -> bool:
    """The space 0 is none at all, and no other is; an alias and what is not known may stand for any space."""
    if left is right:
        return True
    if any([space is not None and (space.has_alias or space.opaque) for space in (left, right)]):
        return True
    return left is not None and right is not None and type(left) is type(right) and may_equal(left, right)


def _all_may_agree(left: tuple[Type, ...], right: tuple[Type, ...]) -> bool:
    return len(left) == len(right) and all(may_be_same(a, b) for a, b in zip(left, right, strict=True))
