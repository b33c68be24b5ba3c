"""The transformers of the trait TypesMatchWith: how a type follows from another (see `ods.spec`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from mlir_ls.caches import remembered
from mlir_ls.ods.assembly.found import Types
from mlir_ls.ods.assembly.parameters import listed_types, parameters_of, reading_parameters, type_parameter
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.evaluation import value_of
from mlir_ls.ods.expressions.logic import Truth
from mlir_ls.ods.expressions.methods import element_or_self
from mlir_ls.ods.expressions.values import ExpressionScope, ExpressionValue
from mlir_ls.ods.facts import type_makers
from mlir_ls.ods.interfaces import type_satisfies
from mlir_ls.ods.registry import Registry
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import (
    SCALARS,
    ComplexType,
    DialectType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

Transform: TypeAlias = Callable[[Type], "Type | None"]
Spread: TypeAlias = Callable[[Type], "Types | None"]

#: The transformers that make a list, whose length is the number of operands or results.
LISTS = frozenset(("inputs", "results", "each_element"))

I1 = IntegerType(1)

_MAX_ELEMENTS = 4096  # of a list that is made of one type


def spread_of(term: Term, registry: Registry, leaves: LeafParser) -> Spread | None:
    """A transformer as a function that makes a list of types, most often of one; None for one that is not known."""
    if isinstance(term, str) and term in _SPREADS:
        return _SPREADS[term]
    transform = transform_of(term, registry, leaves)
    if transform is None:
        return None
    known = transform
    if isinstance(term, tuple) and term[0] == "parameter":
        name = str(term[1])
        return lambda found: listed_types(found, name, registry) or (known(found),)
    return lambda found: (known(found),)


def transform_of(term: Term, registry: Registry, leaves: LeafParser) -> Transform | None:
    """A transformer that makes one type of one type, as a function; None for one that is not known."""
    if isinstance(term, str):
        return _TRANSFORMS.get(term) or _spelled_by_dialect(term, leaves)
    if not isinstance(term, tuple) or len(term) < 2:
        return None
    word, argument = term[0], term[1]
    if word == "with_element":
        return partial(with_element, made=leaves.parse_type(str(argument)))
    if word == "with_last_dimension" and isinstance(argument, int):
        return partial(with_last_dimension, change=lambda _: argument)
    if word == "parameter":
        return partial(type_parameter, name=str(argument), registry=registry, read=reading_parameters(leaves))
    if word == "expression":
        return _computing(argument, registry, leaves)
    if word == "make" and len(term) > 2:
        inner = transform_of(term[2], registry, leaves)
        return None if inner is None else _making(str(argument), inner, registry, leaves)
    return None


def _spelled_by_dialect(name: str, leaves: LeafParser) -> Transform | None:
    """The transformer whose type a dialect spells; inside of it, types of the dialect go without its name."""
    dialect, spelled = type_makers().get(name, ("", ""))
    prefix = f"!{dialect}."
    return (lambda found: leaves.opt_type(spelled.format(type=str(found).removeprefix(prefix)))) if dialect else None


def element(found: Type) -> Type | None:
    """The element type of a builtin type that has one."""
    return found.element if isinstance(found, ShapedType | ComplexType) else None


@remembered(1024)
def i1_like(found: Type) -> Type | None:
    """`i1`, or a container of the same shape with elements `i1`."""
    return I1 if isinstance(found, (*SCALARS, ComplexType)) else with_element(found, I1)


def flat_i1_like(found: Type) -> Type | None:
    """`i1`, or for a vector one of rank 1 with as many elements `i1`."""
    count = found.element_count if isinstance(found, VectorType) else None
    return i1_like(found) if count is None else VectorType((count,), (False,), I1)


@remembered(1024)
def with_element(found: Type, made: Type) -> Type | None:
    """The same builtin container with elements of type `made`."""
    if isinstance(found, VectorType):
        return VectorType(found.shape, found.scalable, made)
    if isinstance(found, RankedTensorType):
        return RankedTensorType(found.shape, made, found.encoding)
    if isinstance(found, UnrankedTensorType):
        return UnrankedTensorType(made)
    if isinstance(found, MemRefType):
        return MemRefType(found.shape, made, found.layout, found.memory_space)
    if isinstance(found, UnrankedMemRefType):
        return UnrankedMemRefType(made, found.memory_space)
    return None


def with_last_dimension(found: Type, change: Callable[[int], int]) -> Type | None:
    """The same vector with another last dimension."""
    if not isinstance(found, VectorType) or not found.shape or found.shape[-1] is None:
        return None
    return VectorType((*found.shape[:-1], change(found.shape[-1])), found.scalable, found.element)


def with_last_dimension_doubled(found: Type) -> Type | None:
    """The same vector with a last dimension twice as large; two of what a vector without dimensions is one of."""
    if isinstance(found, VectorType) and not found.shape:
        return VectorType((2,), (False,), found.element)
    return with_last_dimension(found, lambda size: size * 2)


def without_first_dimension(found: Type) -> Type | None:
    """A vector as those that this one is made of."""
    if not isinstance(found, VectorType) or not found.shape:
        return None
    return VectorType(found.shape[1:], found.scalable[1:], found.element)


def tensor_of_memref(found: Type) -> Type | None:
    """The tensor with the shape and the elements of a memref."""
    if isinstance(found, MemRefType):
        return RankedTensorType(found.shape, found.element, None)
    return UnrankedTensorType(found.element) if isinstance(found, UnrankedMemRefType) else None


def square(found: Type) -> Type | None:
    """A scalable vector of two dimensions, each as large as the first dimension of this one."""
    if not isinstance(found, VectorType) or not found.shape:
        return None
    return VectorType((found.shape[0],) * 2, (True, True), found.element)


def count_integer(found: Type) -> Type | None:
    """An integer type as wide as the first dimension of the vector."""
    count = found.shape[0] if isinstance(found, VectorType) and found.shape else None
    return None if count is None else IntegerType(count)


def count_of_i1(found: Type) -> Type | None:
    """A vector of `i1`, as many as the first dimension of the vector has."""
    if not isinstance(found, VectorType) or not found.shape:
        return None
    return VectorType(found.shape[:1], (False,), I1)


def each_element(found: Type) -> Types | None:
    """The element type, as often as there are elements."""
    if not isinstance(found, ShapedType):
        return None
    count = found.element_count
    return None if count is None or count > _MAX_ELEMENTS else (found.element,) * count


def _computing(expression: Term, registry: Registry, leaves: LeafParser) -> Transform:
    """The type that an expression yields of another one."""

    def satisfies(constraint: Term, value: ExpressionValue) -> Truth:
        return type_satisfies(value, constraint, registry) if isinstance(value, Type) else None

    scope = ExpressionScope(parameter=parameters_of(registry, leaves), holds=satisfies)

    def make(found: Type) -> Type | None:
        made = value_of(expression, scope._replace(subject=found))
        return made if isinstance(made, Type) else None

    return make


def _making(name: str, inner: Transform, registry: Registry, leaves: LeafParser) -> Transform | None:
    """Makes a type of a dialect whose only parameter is what `inner` makes; one that no text can spell is made as well."""
    dialect, mnemonic = name.split(".", 1)
    definition = registry.type_def(dialect, mnemonic)
    if definition is None or len(definition.parameters) != 1:
        return None
    made = _spelled_by_dialect(name, leaves) if definition.assembly_format is None else None
    if definition.assembly_format is None and made is None:
        return None

    def make(found: Type) -> Type | None:
        argument = inner(found)
        if argument is None:
            return None
        if made is not None:
            return made(argument)
        spelled = leaves.opt_type(f"!{name}<{argument}>")
        if spelled is None and definition.location is None:
            return DialectType(dialect, mnemonic, str(argument), (argument,))
        return spelled  # of a type of a project that is spelled otherwise, nothing is known

    return make


_TRANSFORMS: dict[str, Transform] = {
    "self": lambda found: found,
    "element": element,
    "element_or_self": element_or_self,
    "i1_like": i1_like,
    "flat_i1_like": flat_i1_like,
    "count_integer": count_integer,
    "count_of_i1": count_of_i1,
    "last_dimension_doubled": with_last_dimension_doubled,
    "last_dimension_halved": partial(with_last_dimension, change=lambda size: size // 2),
    "square": square,
    "tensor_of_memref": tensor_of_memref,
    "without_first_dimension": without_first_dimension,
}

_SPREADS: dict[str, Spread] = {
    "inputs": lambda found: found.inputs if isinstance(found, FunctionType) else None,
    "results": lambda found: found.results if isinstance(found, FunctionType) else None,
    "each_element": each_element,
}
