"""Encodings of tensors against the tensors: what dialects demand of a type that has one of their attributes.

MLIR language reference, "Builtin Dialect", "RankedTensorType". A module of rules may have a function `ENCODING`, which says
what is wrong with a tensor that is encoded by an attribute of its dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mlir_ls.semantics.verify.operation import Operation, resolved
from mlir_ls.semantics.verify.places import Stretch, fault_at, name_of, spelled_types
from mlir_ls.semantics.verify.rules import encoding_rule_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import DialectAttr, TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType, RankedTensorType
from mlir_ls.syntax.shape import Fault

Problem = Callable[[RankedTensorType], str]


def encoding_faults(operation: Operation) -> list[Fault]:
    """What is wrong with the encodings of an operation's types."""
    for type_ in _types_of(operation):
        problem = _problem(type_)
        if problem:
            return [fault_at("encoding-mismatch", problem, _place_of(operation, type_))]
    return []


def _types_of(operation: Operation) -> Iterator[Type]:
    yield from _known(operation.operand_types)
    yield from _known(operation.result_types)
    if "function_type" in operation.shape.implied:
        found = operation.attribute("function_type")
        if isinstance(found, TypeAttr) and isinstance(found.value, FunctionType):
            yield from found.value.inputs
            yield from found.value.results


def _known(types: Iterable[Type | None]) -> Iterator[Type]:
    return (type_ for type_ in types if type_ is not None)


def _problem(type_: Type) -> str:
    if not isinstance(type_, RankedTensorType) or not isinstance(type_.encoding, DialectAttr):
        return ""
    rule = encoding_rule_of(type_.encoding.dialect)
    return "" if rule is None else rule(type_)


def _place_of(operation: Operation, type_: Type) -> Stretch:
    for each in spelled_types(operation.shape):
        if resolved(each.type, operation.aliases) is type_:
            return Stretch(each.start, each.end)
    return name_of(operation.shape)
