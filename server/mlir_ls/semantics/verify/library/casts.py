"""What the casts of several dialects share: one operand and one result, whose types have to go together in some way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.semantics.verify.declared.equality import shapes_clash
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, result_type_at
from mlir_ls.semantics.verify.rules import ShapeRule, rule
from mlir_ls.syntax.leaf import Type, may_equal
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, RankedTensorType, ShapedType, TypeAlias

Problem = Callable[[Type, Type], str]
"""What keeps a type from being cast to another; "" where nothing is known to."""


def cast(problem: Problem, operands: int = 1) -> ShapeRule:
    """The rule that an operation casts its first operand, of so many, only where there is no problem."""

    @rule("cast-incompatible")
    def cast_incompatible(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
        if len(operation.operand_types) != operands or len(operation.result_types) != 1:
            return
        source, target = operation.operand_types[0], operation.result_types[0]
        if source is None or target is None or isinstance(source, TypeAlias) or isinstance(target, TypeAlias):
            return
        reason = problem(source, target)
        if reason:
            yield f"no cast from {source} to {target}: {reason}", result_type_at(operation, 0)

    return cast_incompatible


def elementwise(problem: Problem) -> Problem:
    """The same for the elements of types of one shape, or for the types themselves where they have no elements."""

    def of_elements(source: Type, target: Type) -> str:
        if shapes_clash(source, target):
            return "the shapes differ"
        if isinstance(source, RankedTensorType) and isinstance(target, RankedTensorType):
            one, other = source.encoding, target.encoding
            if one is not other and (one is None or other is None or not may_equal(one, other)):
                return "the encodings differ"
        return problem(element(source), element(target))

    return of_elements


def element(found: Type) -> Type:
    """The element type, or the type itself where it has none."""
    return found.element if isinstance(found, ShapedType) else found


def width(found: Type) -> int | None:
    """The width in bits of a builtin number."""
    return found.width if isinstance(found, IntegerType | FloatType) else None


def not_between_index_and_integer(source: Type, target: Type) -> str:
    """The problem of casts between `index` and integers."""
    if isinstance(source, IndexType) and isinstance(target, IndexType):
        return "both are index"
    return "neither is index" if isinstance(source, IntegerType) and isinstance(target, IntegerType) else ""


def _not_wider(source: Type, target: Type) -> str:
    one, other = width(source), width(target)
    return f"{target} is not wider than {source}" if one is not None and other is not None and other <= one else ""


def _not_narrower(source: Type, target: Type) -> str:
    one, other = width(source), width(target)
    return f"{target} is not narrower than {source}" if one is not None and other is not None and other >= one else ""


def _anything(source: Type, target: Type) -> str:
    return ""


WIDENING = (cast(elementwise(_not_wider)),)
NARROWING = (cast(elementwise(_not_narrower)),)
CONVERTING = (cast(elementwise(_anything)),)
TO_OR_FROM_INDEX = (cast(elementwise(not_between_index_and_integer)),)
