"""What vectors, memrefs and complex numbers hold: types of dialects that are made for it; and the types of literals.

MLIR language reference, "Builtin Dialect", "VectorType", "MemRefType", "ComplexType": elements are numbers, or of types that
implement `VectorElementTypeInterface`, `MemRefElementTypeInterface` or `FloatTypeInterface`. A memref has one memory space. A
type after `dense<…>` has a shape. This is so wherever it is spelled: in another type, in an attribute, in an operation that is
not registered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mlir_ls.ods.changes import is_required
from mlir_ls.ods.interfaces import attribute_implements
from mlir_ls.ods.registry import Registry
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.model.operation import resolved
from mlir_ls.semantics.verify.model.places import spelled_types
from mlir_ls.syntax.leaf import Attribute, Leaf, LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.attributes import (
    AttributeAlias,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    SparseElementsAttr,
)
from mlir_ls.syntax.leaf.nodes import parts
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    MemRefType,
    ShapedType,
    TypeAlias,
    UnrankedMemRefType,
    VectorType,
)
from mlir_ls.syntax.shape import Fault, OpShape
from mlir_ls.system.patterns import deferred

_CODE = "not-an-element"
_OF_FLOATS = ("FloatType",)
_CONTAINERS: tuple[tuple[tuple[type[ShapedType | ComplexType], ...], tuple[str, ...], str], ...] = (
    ((VectorType,), ("VectorElementTypeInterface",), "vector"),
    ((MemRefType, UnrankedMemRefType), ("MemRefElementTypeInterface", "FloatType"), "memref"),
    ((ComplexType,), _OF_FLOATS, "complex number"),
)
"""What holds elements, and the interfaces of which a type has one to be an element; "FloatType" is `FloatTypeInterface`."""

_SUSPECT = deferred(
    r"(?:vector|memref|complex)\s*<[\s\d?*x\[\]]*!|(?:dense|sparse|dense_resource)\s*<.*>\s*:\s*!"
    r"|memref\s*<[^#<>]*#\w+\.[\w.]+(?:<[^<>]*>)?\s*,"
)
"""Something with elements of a type of a dialect, or of one that an alias stands for, a literal that is of such a type, or a
memref with something after an attribute of a dialect."""

_LITERALS = (DenseElementsAttr, DenseResourceAttr, SparseElementsAttr)

ContentsCheck = Callable[[OpShape, Environment], tuple[Fault, ...]]


def contents_check(registry: Registry) -> ContentsCheck:
    """The check that no type of MLIR's own dialects is an element of a vector or a memref that cannot be one."""
    if not is_required(_CODE, "builtin", registry.profile):
        return lambda shape, environment: ()

    def check(shape: OpShape, environment: Environment) -> tuple[Fault, ...]:
        if _SUSPECT.search(shape.text) is None:
            return ()
        for spelled, start, end in _spelled_in(shape, environment.leaves):
            for leaf in _leaves_in(resolved(spelled, environment)):
                problem = _problem(leaf)
                if problem:
                    return (Fault(_CODE, problem, start, end),)
        return ()

    def _problem(leaf: Leaf) -> str:
        """What is wrong with a type or an attribute that cannot have its elements; "" where it can."""
        if isinstance(leaf, _LITERALS):
            is_shapeless = leaf.type is not None and _lacks(leaf.type, ("ShapedType",))
            return f"elements are of a shaped type, but got {leaf.type}" if is_shapeless else ""
        if isinstance(leaf, MemRefType) and leaf.memory_space is not None and isinstance(leaf.layout, DialectAttr):
            is_space = attribute_implements(leaf.layout, "MemRefLayoutAttrInterface", registry) is False
            return f"a memref has one memory space, but got {leaf.layout} and {leaf.memory_space}" if is_space else ""
        for classes, interfaces, word in _CONTAINERS:
            if isinstance(leaf, classes) and _lacks(leaf.element, interfaces):
                return f"a {word} cannot have elements of type {leaf.element}"
        return ""

    def _lacks(found: Type, interfaces: tuple[str, ...]) -> bool:
        """Types of a project may have interfaces attached to them, but none that says how floats of other sizes calculate."""
        if not isinstance(found, DialectType):
            return False
        definition = registry.type_def(found.dialect, found.mnemonic)
        if definition is None or (definition.location is not None and interfaces != _OF_FLOATS):
            return False
        return all([trait.name not in interfaces for trait in definition.traits])

    return check


def _spelled_in(shape: OpShape, leaves: LeafParser) -> Iterator[tuple[Type | Attribute, int, int]]:
    """The types and attributes that are spelled in a header or in the definition of an alias, with their places.

    What is an alias and nothing else is judged where that is defined.
    """
    if shape.kind == "alias":
        places = [] if shape.value is None else [shape.value]
    else:
        places = [(each.start, each.end) for each in shape.attributes]
        for type_, first, last in spelled_types(shape, leaves):
            if not isinstance(type_, TypeAlias):
                yield type_, first, last
    for start, end in places:
        found = _read(shape.text[start:end], leaves)
        if found is not None and not isinstance(found, TypeAlias | AttributeAlias):
            yield found, start, end


def _read(text: str, leaves: LeafParser) -> Attribute | Type | None:
    if _SUSPECT.search(text) is None:
        return None
    try:
        return leaves.parse_attribute(text)
    except LeafError:
        return None


def _leaves_in(value: Any) -> Iterator[Leaf]:
    """What a type or an attribute is made of, with itself; of the body of another dialect's what has been read."""
    if isinstance(value, Leaf):
        yield value
        inner: Iterable[Any] = parts(value)
        if isinstance(value, DialectType | DialectAttr):
            inner = value.parameters or ()
        for each in inner:
            yield from _leaves_in(each)
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from _leaves_in(each)
