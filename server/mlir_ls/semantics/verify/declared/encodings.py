"""Encodings of tensors against the tensors, and layouts of memrefs against the memrefs, where an alias hid these.

MLIR language reference, "Builtin Dialect", "RankedTensorType", "MemRefType". What dialects require of a type that has one of
their attributes is a rule of theirs: a module of rules may have a rule `ENCODING`, which yields the violations
of a tensor that is encoded by an attribute of its dialect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mlir_ls.ods.registry import Registry
from mlir_ls.semantics.verify.model.operation import Operation, resolved
from mlir_ls.semantics.verify.model.places import HeaderRange, fault_at, name_of, spelled_types
from mlir_ls.semantics.verify.rules import encoding_rule_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, ArrayAttr, DialectAttr, TypeAttr
from mlir_ls.syntax.leaf.types import FunctionType, MemRefType, RankedTensorType
from mlir_ls.syntax.shape import Fault


def encoding_faults(operation: Operation, registry: Registry) -> list[Fault]:
    """What is wrong with the encodings and the layouts of an operation's types."""
    if operation.shape.aliases:
        faults = _layout_faults(operation)
        if faults:
            return faults
    for type_ in types_of(operation):
        problem = _problem(type_, registry) if isinstance(type_, RankedTensorType) else None
        if problem is not None:
            return [fault_at(*problem, place_of_type(operation, type_))]
    return []


def _layout_faults(operation: Operation) -> list[Fault]:
    shape = operation.shape
    spelled = [*_known([type_ for _, _, type_ in shape.uses]), *_known(shape.result_types)]
    signature = shape.implied.get("function_type") or shape.implied.get("type")
    if isinstance(signature, TypeAttr) and isinstance(signature.value, FunctionType):
        spelled += [*signature.value.inputs, *signature.value.results]
    for type_ in spelled:
        problem = _layout_problem(type_, operation) if isinstance(type_, MemRefType) and type_.has_alias else ""
        if problem:
            places = [each for each in spelled_types(shape, operation.environment.leaves) if each.type is type_]
            where = HeaderRange(places[0].start, places[0].end) if places else name_of(shape)
            return [fault_at("bad-type", problem, where)]
    return []


def _layout_problem(type_: MemRefType, operation: Operation) -> str:
    """A map after an alias takes the dimensions of the memref, or the results of the map before it."""
    layouts = type_.layout.elements if isinstance(type_.layout, ArrayAttr) else (type_.layout,)
    rank = len(type_.shape)
    for layout in layouts:
        map_ = resolved(layout, operation.environment) if layout is not None else None
        if not isinstance(map_, AffineMapAttr):
            return ""
        if map_.map.dims != rank:
            of = "the memref has rank" if layout is layouts[0] else "the map before it yields"
            return f"the map {layout} has {map_.map.dims} dimensions, but {of} {rank}"
        rank = len(map_.map.results)
    return ""


def types_of(operation: Operation) -> list[Type]:
    """The types of an operation's operands and results, and of what a function takes and gives back."""
    types = [type_ for type_ in (*operation.operand_types, *operation.result_types) if type_ is not None]
    if "function_type" in operation.shape.implied:
        found = operation.attribute("function_type")
        if isinstance(found, TypeAttr) and isinstance(found.value, FunctionType):
            types += [*found.value.inputs, *found.value.results]
    return types


def _known(types: Iterable[Type | None]) -> Iterator[Type]:
    for type_ in types:
        if type_ is not None:
            yield type_


def _problem(type_: RankedTensorType, registry: Registry) -> tuple[str, str] | None:
    """The violations of the encoding of a type, with the code of the rule that found them."""
    if not isinstance(type_.encoding, DialectAttr):
        return None
    rule = encoding_rule_of(type_.encoding.dialect, registry)
    message = rule.check(type_) if rule is not None else ""
    return (rule.code, message) if rule is not None and message else None


def place_of_type(operation: Operation, type_: Type) -> HeaderRange:
    """Where a type is spelled; the operation's name where it is not."""
    for each in spelled_types(operation.shape, operation.environment.leaves):
        if resolved(each.type, operation.environment) is type_:
            return HeaderRange(each.start, each.end)
    return name_of(operation.shape)
