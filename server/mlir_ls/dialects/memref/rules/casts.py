"""memref: casts of buffers. "'memref' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.agreement import differ, may_be_same
from mlir_ls.semantics.verify.declared.equality import shapes_clash
from mlir_ls.semantics.verify.model.strides import clash, has_no_strides, strides_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, StridedLayoutAttr
from mlir_ls.syntax.leaf.types import IndexType, MemRefType, UnrankedMemRefType

_MEMREFS = (MemRefType, UnrankedMemRefType)


def not_the_same_buffer(source: Type, target: Type) -> str:
    if not isinstance(source, _MEMREFS) or not isinstance(target, _MEMREFS):
        return ""
    if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
        return "neither has a rank"
    problem = _elements_differ(source, target)
    if problem:
        return problem
    if differ(only_space(source), only_space(target)):
        return "the memory spaces differ"
    if shapes_clash(source, target):
        return "the shapes differ"
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        return "the layouts differ" if _layouts_differ(source, target) else ""
    return ""


def not_only_another_space(source: Type, target: Type) -> str:
    if not isinstance(source, _MEMREFS) or not isinstance(target, _MEMREFS):
        return ""
    if type(source) is not type(target):
        return "only one of them has a rank"
    if source.shape != target.shape:
        return "the shapes differ"
    is_ranked = isinstance(source, MemRefType) and isinstance(target, MemRefType)
    if is_ranked and (differ(_only_layout(source), _only_layout(target)) or _layouts_of_two_kinds(source, target)):
        return "the layouts differ"
    return _elements_differ(source, target)


def _elements_differ(source: MemRefType | UnrankedMemRefType, target: MemRefType | UnrankedMemRefType) -> str:
    return "" if may_be_same(source.element, target.element) else "the element types differ"


def only_space(found: MemRefType | UnrankedMemRefType) -> Type:
    """A type that has nothing but the memory space of another."""
    return UnrankedMemRefType(IndexType(), found.memory_space)


def _only_layout(found: MemRefType | UnrankedMemRefType) -> Type:
    """A type that has nothing but the shape and the layout of another."""
    return MemRefType(found.shape, IndexType(), found.layout, None) if isinstance(found, MemRefType) else found


def _layouts_of_two_kinds(source: Type, target: Type) -> bool:
    """Whether one layout is a map and the other has strides: whatever they mean, they are not the same attribute."""
    layouts = [each.layout for each in (source, target) if isinstance(each, MemRefType)]
    return {AffineMapAttr, StridedLayoutAttr} == {type(each) for each in layouts}


def _layouts_differ(source: MemRefType, target: MemRefType) -> bool:
    if source.layout is target.layout:
        return False
    if has_no_strides(source) or has_no_strides(target):
        return True
    one, other = strides_of(source), strides_of(target)
    if one is None or other is None or len(one.steps) != len(other.steps):
        return False
    return clash(one.offset, other.offset) or any(map(clash, one.steps, other.steps))
