"""Which types and attributes implement an interface, or have a trait, as far as declarations and facts say.

Interfaces may be attached from elsewhere (MLIR, "Interfaces", "External Models"), so what a definition does not list is
not known to be missing, but for interfaces of which the facts of dialects say to what they are attached (`ods.facts`).
"""

from __future__ import annotations

from functools import cache

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import all_hold, any_holds
from mlir_ls.ods.facts import attached_interfaces
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import TypeDef
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueElementsAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.locations import Location
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TupleType,
    TypeAlias,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

BUILTIN_TYPES: dict[str, tuple[type[Type], ...]] = {
    "integer": (IntegerType,),
    "complex": (ComplexType,),
    "tuple": (TupleType,),
    "function": (FunctionType,),
    "vector": (VectorType,),
    "tensor": (RankedTensorType, UnrankedTensorType),
    "ranked_tensor": (RankedTensorType,),
    "unranked_tensor": (UnrankedTensorType,),
    "any_memref": (MemRefType, UnrankedMemRefType),
    "memref": (MemRefType,),
    "unranked_memref": (UnrankedMemRefType,),
}
"""Words of `ods.constraints` that mean builtin types of certain kinds, which no type of a dialect is."""

_BUILTIN_INTERFACES: dict[str, type[Type]] = {"ShapedType": ShapedType, "FloatType": FloatType}
"""Interfaces that are those of builtin types of one kind, and of types of dialects."""

_OF_INTERFACES: dict[str, type[Type]] = {"shaped": ShapedType, "float": FloatType}
"""The words of `ods.constraints` for types that have them."""

SIGNEDNESS = {"signless": "", "signed": "s", "unsigned": "u"}
"""Words of `ods.constraints` for integers with and without a sign, and how such types begin."""

_BUILTIN_ATTRIBUTES: dict[str, type[Attribute]] = {"affine_map": AffineMapAttr, "strided": StridedLayoutAttr}
"""Words with which facts of dialects mean builtin attributes of certain kinds."""

ELEMENTS = (DenseElementsAttr, DenseResourceAttr, SparseElementsAttr, OpaqueElementsAttr)
_TYPED = (IntegerAttr, BoolAttr, FloatAttr, StringAttr, *ELEMENTS)
_UNTYPED = (
    UnitAttr, ArrayAttr, DenseArrayAttr, DictionaryAttr, DistinctAttr, TypeAttr, SymbolRefAttr, AffineMapAttr, IntegerSetAttr,
    Location, StridedLayoutAttr,
)  # fmt: skip


def type_implements(found: Type, name: str, registry: Registry) -> bool | None:
    """Whether a type implements an interface or has a trait; None where that is not known."""
    if isinstance(found, TypeAlias):
        return None
    if isinstance(found, DialectType):
        return _lists(registry.type_def(found.dialect, found.mnemonic), name)
    if name in _BUILTIN_INTERFACES:
        return isinstance(found, _BUILTIN_INTERFACES[name])
    attached = attached_interfaces().get(name)
    return None if attached is None else isinstance(found, _builtin_among(attached))


def type_satisfies(found: Type, constraint: Term, registry: Registry) -> bool | None:
    """Whether a type satisfies a constraint; None where its kind, its name and what it implements do not decide that."""
    if isinstance(found, TypeAlias):
        return None
    if not isinstance(constraint, tuple):
        return _is_of_kind(found, str(constraint))
    word, *arguments = constraint
    if word in ("anyof", "allof"):
        parts = [type_satisfies(found, each, registry) for each in arguments]
        return any_holds(parts) if word == "anyof" else all_hold(parts)
    if word == "element":
        return type_satisfies(found.element, arguments[0], registry) if isinstance(found, ShapedType) else None
    name = str(arguments[0])
    if word == "type":
        return isinstance(found, DialectType) and f"{found.dialect}.{found.mnemonic}" == name
    if word == "is":
        return str(found) == name or (None if found.has_alias and "<" in name else False)
    return type_implements(found, name, registry) if word == "interface" else None


def _is_of_kind(found: Type, word: str) -> bool | None:
    """Whether a type is of a kind that has one word; None where that word says more."""
    known = BUILTIN_TYPES.get(word)
    if known is not None:
        return isinstance(found, known)
    if word in SIGNEDNESS:
        return isinstance(found, IntegerType) and found.signedness == SIGNEDNESS[word]
    if word in _OF_INTERFACES:
        return isinstance(found, _OF_INTERFACES[word]) or (None if isinstance(found, DialectType) else False)
    return True if word == "any" else None


def attribute_implements(found: Attribute, name: str, registry: Registry) -> bool | None:
    """Whether an attribute implements an interface or has a trait; None where that is not known."""
    if isinstance(found, AttributeAlias | UnreadAttr):
        return None
    if isinstance(found, DialectAttr):
        return _lists(registry.attr_def(found.dialect, found.mnemonic), name)
    if name == "TypedAttr":
        return True if isinstance(found, _TYPED) else False if isinstance(found, _UNTYPED) else None
    attached = attached_interfaces().get(name)
    return None if attached is None else isinstance(found, _attributes_among(attached))


def type_of_attribute(found: Attribute, registry: Registry) -> Type | None:
    """The type that an attribute has: the one after a colon, or that its body spells; None where it has none, or both differ.

    MLIR generates `getType` for a parameter of the name `type`, and so the interface of attributes that have a type.
    """
    if isinstance(found, DialectAttr) and found.parameters is not None:
        definition = registry.attr_def(found.dialect, found.mnemonic)
        if definition is not None and _lists(definition, "TypedAttr"):
            for parameter, value in zip(definition.parameters, found.parameters, strict=False):
                if parameter.name == "type" and isinstance(value, Type):
                    return value if found.type is None or found.type is value else None
    return found.type


def attributes_implementing(name: str, registry: Registry) -> list[str]:
    """How attributes of dialects begin that implement an interface or have a trait; reads the definitions of all dialects."""
    return [
        f"#{dialect}.{mnemonic}"
        for dialect in registry.offered()
        for mnemonic in registry.attributes_of(dialect)
        if _lists(registry.attr_def(dialect, mnemonic), name)
    ]


def types_implementing(name: str, dialect: str, registry: Registry) -> list[str]:
    """The types of a dialect that implement an interface or have a trait, as "llvm.ptr"."""
    mnemonics = registry.types_of(dialect)
    return [f"{dialect}.{each}" for each in mnemonics if _lists(registry.type_def(dialect, each), name)]


def _lists(definition: TypeDef | None, name: str) -> bool | None:
    """Whether a definition lists an interface, or facts say that it is attached to it. In a project, C++ may attach it."""
    if definition is None:
        return None
    if any([trait.name == name for trait in definition.traits]):
        return True
    attached = attached_interfaces().get(name)
    return None if attached is None or definition.location is not None else definition.name in attached


@cache
def _builtin_among(names: frozenset[str]) -> tuple[type[Type], ...]:
    """The kinds of builtin types that are among types as "builtin.memref"."""
    return tuple([kind for word, kinds in BUILTIN_TYPES.items() if f"builtin.{word}" in names for kind in kinds])


@cache
def _attributes_among(names: frozenset[str]) -> tuple[type[Attribute], ...]:
    """The kinds of builtin attributes that are among attributes as "builtin.strided"."""
    return tuple([kind for word, kind in _BUILTIN_ATTRIBUTES.items() if f"builtin.{word}" in names])
