"""polynomial: what the ring of a polynomial requires of tensors, scalars and roots of unity. "'polynomial' Dialect"."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.dialects.polynomial.bodies import degree_of
from mlir_ls.semantics.agreement import differ
from mlir_ls.semantics.verify.library.casts import element, width
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.model.reading import parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Attribute, Type, may_equal
from mlir_ls.syntax.leaf.attributes import DialectAttr, IntegerAttr
from mlir_ls.syntax.leaf.types import IntegerType, RankedTensorType

_INDEX_WIDTH = 64
_MAX_DEGREE = 1 << 16
"""The highest degree of a root of unity whose powers are computed."""


class _Ring(NamedTuple):
    """The parameters of a ring; None where they are not known or not given. `degree`: that of the polynomial modulus."""

    attribute: DialectAttr
    coefficients: Type | None
    modulus: int | None
    degree: int | None


def _ring_of(operation: Operation, name: str) -> _Ring | None:
    """The ring of the polynomials that an operand or a result has."""
    type_ = operation.type_named(name)
    found = parameters_of(None if type_ is None else element(type_), "polynomial", "polynomial")
    ring = found[0] if found else None
    if not isinstance(ring, DialectAttr) or ring.parameters is None:
        return None
    coefficients, modulus, polynomial = ring.parameters
    known = polynomial.parameters if isinstance(polynomial, DialectAttr) else None
    return _Ring(ring, coefficients, None if modulus is None else _unsigned(modulus), degree_of(known[0]) if known else None)


def _unsigned(value: Attribute) -> int | None:
    """The bits of an integer, read as one without a sign."""
    if not isinstance(value, IntegerAttr):
        return None
    return value.value % (1 << (value.type.width if isinstance(value.type, IntegerType) else _INDEX_WIDTH))


@rule("polynomial.coefficients-tensor")
def coefficients_tensor(operation: Operation) -> Found:
    """A tensor of coefficients has one dimension, no longer than the degree of the modulus, and elements that fit."""
    taken = operation.spec.name == "polynomial.from_tensor"
    tensor, ring = operation.type_named("input" if taken else "output"), _ring_of(operation, "output" if taken else "input")
    if not isinstance(tensor, RankedTensorType) or ring is None:
        return
    where = place_of(operation, "input" if taken else "output")
    if ring.degree is not None:
        size = tensor.shape[0] if len(tensor.shape) == 1 else -1
        fits = size != -1 and (size is None or size <= ring.degree) if taken else size == ring.degree
        if not fits:
            expected = f"{'at most ' if taken else ''}{ring.degree} coefficients"
            yield f"expected a tensor with one dimension of {expected}, but got {tensor}", where
            return
    bits, held = width(tensor.element), None if ring.coefficients is None else width(ring.coefficients)
    if taken and bits is not None and held is not None and bits > held:
        yield f"the elements {tensor.element} are too large for coefficients of type {ring.coefficients}", where


@rule("polynomial.scalar")
def scalar(operation: Operation) -> Found:
    """A polynomial is multiplied by a scalar of the type of its coefficients."""
    ring, found = _ring_of(operation, "polynomial"), operation.type_named("scalar")
    if ring is not None and differ(ring.coefficients, found):
        yield f"expected a scalar of the coefficients' type {ring.coefficients}, but got {found}", place_of(operation, "scalar")


@rule("polynomial.transformed")
def transformed(operation: Operation) -> Found:
    """The tensor of a number-theoretic transform is encoded by the ring, and as long as its degree; the root is primitive."""
    forth = operation.spec.name == "polynomial.ntt"
    polynomial, other = ("input", "output") if forth else ("output", "input")
    tensor, ring, where = operation.type_named(other), _ring_of(operation, polynomial), place_of(operation, other)
    if not isinstance(tensor, RankedTensorType):
        return
    encoding = tensor.encoding
    if encoding is None:
        yield f"expected a tensor that is encoded by a ring, but got {tensor}", where
    elif isinstance(encoding, DialectAttr) and encoding.has_alias:
        return
    elif not isinstance(encoding, DialectAttr) or (encoding.dialect, encoding.mnemonic) != ("polynomial", "ring"):
        yield f"the encoding of a tensor must be a ring, but got {encoding}", where
    elif ring is None:
        return
    elif not may_equal(encoding, ring.attribute):
        yield f"the tensor is encoded by {encoding}, but the ring of the polynomial is {ring.attribute}", where
    elif ring.degree is not None and tensor.shape != (ring.degree,):
        yield f"expected a tensor with one dimension of {ring.degree} coefficients, but got {tensor}", where
    else:
        yield from _root(operation, ring.modulus)


def _root(operation: Operation, modulus: int | None) -> Found:
    found = operation.attribute("root")
    parameters = found.parameters if isinstance(found, DialectAttr) else None
    if not parameters or not modulus:
        return
    root, degree = map(_unsigned, parameters)
    if root is None or degree is None or degree > _MAX_DEGREE:
        return
    if not _is_primitive(root, degree, modulus):
        message = f"{root} is no primitive root of unity of degree {degree} modulo {modulus}"
        yield message, attribute_at(operation, "root")


def _is_primitive(root: int, degree: int, modulus: int) -> bool:
    """Whether no power of a root below its degree is one, and that of its degree is."""
    power = root
    for _ in range(1, degree):
        if power == 1:
            return False
        power = power * root % modulus
    return power == 1


_TENSOR, _TRANSFORM = (coefficients_tensor,), (transformed,)

RULES: Rules = {
    "from_tensor": _TENSOR,
    "intt": _TRANSFORM,
    "mul_scalar": (scalar,),
    "ntt": _TRANSFORM,
    "to_tensor": _TENSOR,
}
