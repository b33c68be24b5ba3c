"""The types of operands and results that follow from an alias for the function type of an operation.

MLIR language reference, "Type aliases": what an alias stands for is not known to a header.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.caches import remembered
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType, FunctionType, TypeAlias
from mlir_ls.syntax.shape import SignatureAlias


def derived_inputs(alias: SignatureAlias) -> list[Type | None]:
    """The types of the operands."""
    return [DerivedType(alias.name, _input(index)) for index in range(alias.inputs)]


def derived_results(alias: SignatureAlias) -> list[Type | None]:
    """The types of the results, as many as are known."""
    return [DerivedType(alias.name, _result(index)) for index in range(alias.results or 0)]


@remembered(256)
def _input(index: int) -> Callable[[Type], Type | None]:
    return _picked(lambda function: function.inputs, index)


@remembered(256)
def _result(index: int) -> Callable[[Type], Type | None]:
    return _picked(lambda function: function.results, index)


def _picked(listed: Callable[[FunctionType], Sequence[Type]], index: int) -> Callable[[Type], Type | None]:
    """What yields one of the types that are listed in a function type."""

    def make(type_: Type) -> Type | None:
        if isinstance(type_, TypeAlias) and not isinstance(type_, DerivedType):
            return DerivedType(type_.name, make)
        types = listed(type_) if isinstance(type_, FunctionType) else ()
        return types[index] if index < len(types) else None

    return make
