"""memref: where buffers come from. "'memref' Dialect", `memref.alloc`, `memref.alloca`, `memref.realloc`, `memref.global`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.memref.rules.casts import only_space
from mlir_ls.ods.interfaces import ELEMENTS
from mlir_ls.plurals import plural
from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.library.subscripts import span_of_operands
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at, name_of, result_type_at
from mlir_ls.semantics.verify.model.reading import type_in
from mlir_ls.semantics.verify.model.strides import has_identity_layout
from mlir_ls.semantics.verify.rules import SiteRule, Violation, rule
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    AttributeAlias,
    DialectAttr,
    StridedLayoutAttr,
    UnitAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.types import MemRefType, RankedTensorType, ShapedType

_UNKNOWN = (AttributeAlias, DialectAttr, UnreadAttr)
"""Attributes of which it is not known whether they are elements."""


@rule("memref.layout-symbol-count")
def layout_symbol_count(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """An allocation takes an operand for each symbol of its type's layout. "'memref' Dialect", `memref.alloc`."""
    type_ = operation.type_named("memref")
    found = operation.operand_group("symbolOperands")
    if not isinstance(type_, MemRefType) or type_.has_alias or found is None:
        return
    layout = type_.layout
    if layout is None:
        expected = 0
    elif isinstance(layout, AffineMapAttr):
        expected = layout.map.symbols
    elif isinstance(layout, StridedLayoutAttr):
        expected = (layout.offset, *layout.strides).count(None)
    else:
        return
    if len(found) != expected:
        message = f"the layout of {type_} has {plural(expected, 'symbol')}, but got {plural(len(found), 'operand')} for them"
        yield message, span_of_operands(operation, found)


@rule("memref.realloc-types")
def realloc_types(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """Reallocation changes the size alone: no layouts, one memory space, one element type. `memref.realloc`."""
    source, target = operation.type_named("source"), operation.result_types[0]
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return
    where = result_type_at(operation, 0)
    for each in (source, target):
        if has_identity_layout(each) is False:
            yield f"{each} has a layout, which no buffer may have that is reallocated", where
            return
    if differ(source.element, target.element):
        yield f"the elements of {source} cannot become those of {target}", where
    elif differ(only_space(source), only_space(target)):
        yield f"{source} and {target} are in different memory spaces", where


@rule("memref.global-type")
def global_type(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """A global buffer has a type whose sizes are all known. "'memref' Dialect", `memref.global`."""
    type_ = _declared(operation)
    if type_ is not None and isinstance(type_, ShapedType) and (type_.shape is None or None in type_.shape):
        yield f"the type of a global has only known sizes, but got {type_}", attribute_at(operation, "type")


@rule("memref.global-value")
def global_value(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The initial value is `uninitialized`, or elements for a tensor of the buffer's shape. `memref.global`."""
    type_, value = _declared(operation), operation.attribute("initial_value")
    if not isinstance(type_, MemRefType) or value is None or isinstance(value, UnitAttr):
        return
    where = attribute_at(operation, "initial_value")
    if isinstance(value, ELEMENTS):
        expected, given = RankedTensorType(type_.shape, type_.element), value.type
        if isinstance(given, RankedTensorType):  # an encoding says nothing of the elements
            given = RankedTensorType(given.shape, given.element)
        if differ(given, expected):
            yield f"the initial value of {type_} is of type {expected}, but got {value.type}", where
    elif not isinstance(value, _UNKNOWN):
        yield f"the initial value of {type_} is elements or 'uninitialized', but got {value}", where


def type_of_global(name: str) -> SiteRule:
    """The rule that what is read of a global has the global's type."""

    @rule("memref.symbol-type")
    def symbol_type(site: Site) -> Iterator[Violation]:
        found = site.symbol(name)
        type_ = _declared(found) if found is not None else None
        if type_ is None or may_be_same(site.operation.result_types[0], type_):
            return
        message = f"{site.symbol_name(name)} has type {type_}, but got {site.operation.result_types[0]}"
        yield Violation(message, result_type_at(site.operation, 0), (site.mention(name, "defined here"),))

    return symbol_type


@rule("memref.allocation-scope")
def allocation_scope(site: Site) -> Iterator[Violation]:
    """Something around an allocation on the stack says when it ends. "'memref' Dialect", `memref.alloca`."""
    for parent in site.parents():
        if "AutomaticAllocationScope" in parent.spec.trait_names:
            return
    yield Violation("nothing around says when the buffer ends, as a function would", name_of(site.operation.shape))


def _declared(operation: Operation) -> MemRefType | ShapedType | None:
    type_ = type_in(operation, "type")
    return type_ if isinstance(type_, ShapedType) and not type_.has_alias else None
