"""How the attributes after a memref's element type are distinguished (language reference, "MemRefType")."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    IntegerAttr,
    StridedLayoutAttr,
)
from mlir_ls.syntax.leaf.nodes import Attribute, Leaf, Type
from mlir_ls.syntax.leaf.types import MemRefType, Shape, UnrankedMemRefType


def memref_type(shape: Shape, element: Type, attributes: Sequence[Attribute]) -> MemRefType:
    """The memref with these attributes, layouts first, in its canonical form."""
    layout: Attribute | None = None
    space: Attribute | None = None
    for attribute in attributes:
        # An alias may stand for either; after it, and before any memory space, comes the other one.
        is_layout = isinstance(attribute, AffineMapAttr | StridedLayoutAttr | AttributeAlias | ArrayAttr)
        if is_layout and not (isinstance(attribute, AttributeAlias) and layout is not None):
            layout = attribute
        elif space is not None and layout is None:
            layout, space = space, attribute
        else:
            space = attribute
    if isinstance(layout, ArrayAttr):
        layout = composed([*layout.elements])
    elif isinstance(layout, AffineMapAttr) and layout.map.is_identity:
        layout = None
    return MemRefType(shape, element, layout, default_space_dropped(space))


def canonical(leaf: Leaf) -> Leaf:
    """A memref whose attributes were replaced, in its canonical form; other leaves as they are."""
    if isinstance(leaf, MemRefType):
        given = [each for each in (leaf.layout, leaf.memory_space) if each is not None]
        return memref_type(leaf.shape, leaf.element, given)
    if isinstance(leaf, UnrankedMemRefType):
        return UnrankedMemRefType(leaf.element, default_space_dropped(leaf.memory_space))
    return leaf


def composed(layouts: Sequence[Attribute]) -> Attribute | None:
    """The layout that maps, one applied to what the other yields, are together: identities are none."""
    kept = [each for each in layouts if not (isinstance(each, AffineMapAttr) and each.map.is_identity)]
    if not kept:
        return None
    return kept[0] if len(kept) == 1 else ArrayAttr(tuple(kept))


def default_space_dropped(space: Attribute | None) -> Attribute | None:
    """A memory space, or None for the spellings of the default one."""
    if isinstance(space, IntegerAttr) and space.value == 0:
        return None
    if isinstance(space, BoolAttr) and not space.value:
        return None
    return space
