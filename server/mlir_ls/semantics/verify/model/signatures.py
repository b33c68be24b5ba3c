"""The function type of an operation that an alias stands for, which gives the types of its operands and of its results."""

from __future__ import annotations

from mlir_ls.plurals import counted
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.types import FunctionType, TypeAlias
from mlir_ls.syntax.shape import Fault, OpShape, changed


def with_signature(shape: OpShape, environment: Environment) -> OpShape:
    """The shape; where only an alias says how many results there are, one with these results."""
    alias = shape.signature
    if alias is None or alias.results is not None or shape.result_count is not None or not alias.whole:
        return shape
    found = _meaning(shape, environment)
    if not isinstance(found, FunctionType):
        return shape
    return changed(shape, result_types=found.results, result_count=len(found.results))


def signature_faults(shape: OpShape, environment: Environment) -> tuple[Fault, ...]:
    """What is wrong with an alias for the function type of an operation: it is none, or has other numbers of types."""
    alias, found = shape.signature, _meaning(shape, environment)
    if alias is None or found is None or isinstance(found, TypeAlias):
        return ()
    start, end = alias.offset, alias.offset + len(alias.name) + 1
    if not isinstance(found, FunctionType):
        return (Fault("bad-type", f"expected a function type, but !{alias.name} is {found}", start, end),)
    if len(found.inputs) != alias.inputs:
        numbers = f"{counted(alias.inputs, 'operand')} but {counted(len(found.inputs), 'type')}"
        return (Fault("type-count", f"{numbers} in !{alias.name}, expected one for each", start, end),)
    if alias.results is not None and len(found.results) != alias.results:
        results = counted(len(found.results), "result")
        named = f"{alias.results} {'is' if alias.results == 1 else 'are'} named"
        return (Fault("result-count", f"!{alias.name} has {results}, but {named}", start, end),)
    return ()


def _meaning(shape: OpShape, environment: Environment) -> Type | Attribute | None:
    return None if shape.signature is None else environment.meaning(f"!{shape.signature.name}")
