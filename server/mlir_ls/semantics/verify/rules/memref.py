"""memref: buffers in memory. "'memref' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.agreement import may_be_same
from mlir_ls.semantics.verify.casts import cast
from mlir_ls.semantics.verify.equality import shapes_clash
from mlir_ls.semantics.verify.rules import Rules
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import StridedLayoutAttr
from mlir_ls.syntax.leaf.types import MemRefType, UnrankedMemRefType

_MEMREFS = (MemRefType, UnrankedMemRefType)


def _not_the_same_buffer(source: Type, target: Type) -> str:
    if not isinstance(source, _MEMREFS) or not isinstance(target, _MEMREFS):
        return ""
    if isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType):
        return "neither has a rank"
    problem = _elements_differ(source, target)
    if problem:
        return problem
    if not may_be_same(_only_space(source), _only_space(target), {}):
        return "the memory spaces differ"
    if shapes_clash(source, target):
        return "the shapes differ"
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        one, other = _strides(source), _strides(target)
        if one is not None and other is not None and any([_clash(a, b) for a, b in zip(one, other, strict=True)]):
            return "the layouts differ"
    return ""


def _not_only_another_space(source: Type, target: Type) -> str:
    if not isinstance(source, _MEMREFS) or not isinstance(target, _MEMREFS):
        return ""
    if type(source) is not type(target):
        return "only one of them has a rank"
    if source.shape != target.shape:
        return "the shapes differ"
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        one, other = source.layout, target.layout
        if one is not other and all([each is None or isinstance(each, StridedLayoutAttr) for each in (one, other)]):
            return "the layouts differ"
    return _elements_differ(source, target)


def _elements_differ(source: MemRefType | UnrankedMemRefType, target: MemRefType | UnrankedMemRefType) -> str:
    return "" if may_be_same(source.element, target.element, {}) else "the element types differ"


def _only_space(found: MemRefType | UnrankedMemRefType) -> Type:
    """A type that has nothing but the memory space of another."""
    return UnrankedMemRefType(found.element, found.memory_space)


def _strides(found: MemRefType) -> tuple[int | None, ...] | None:
    """The offset and the strides of a layout, None for each that is only known at run time; None for other layouts."""
    if isinstance(found.layout, StridedLayoutAttr):
        return (found.layout.offset, *found.layout.strides)
    if found.layout is not None:
        return None
    strides: list[int | None] = []
    step: int | None = 1
    for size in reversed(found.shape):
        strides.append(step)
        step = None if size is None or step is None else step * size
    return (0, *reversed(strides))


def _clash(one: int | None, other: int | None) -> bool:
    return None not in (one, other) and one != other


RULES: Rules = {
    "cast": (cast(_not_the_same_buffer),),
    "memory_space_cast": (cast(_not_only_another_space),),
}
