"""Constraints of IRDL in the vocabulary of `ods.constraints`.

A constraint is a value, made by an operation such as `irdl.any_of`. What it means depends on what it is put on: a type,
an attribute, where types stand for the attributes that hold them, or a parameter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from mlir_ls.ods.constraints import Term, all_of, any_of
from mlir_ls.ods.irdl.source import IrdlDefinition, IrdlOperation
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import BoolAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr

_MAX_DEPTH = 32
"""How deep constraints may nest before nothing more is known; they may even stand for themselves."""

_MAX_CONSTRAINTS = 1000
"""Constraints that one may be made of, each counted as often as it is named, before nothing more is known."""

_TYPES: dict[str, Term] = {
    "complex": "complex", "function": "function", "graph": "graph", "integer": "integer", "memref": "memref",
    "opaque": "opaque", "tensor": "ranked_tensor", "tuple": "tuple", "unranked_memref": "unranked_memref",
    "unranked_tensor": "unranked_tensor", "vector": "vector",
}  # fmt: skip
"""Builtin types by the names that MLIR registers for them; other names are those of single types, such as `f32`."""

_SINGLE_TYPES = frozenset(("index", "none", "bf16", "tf32", "f16", "f32", "f64", "f80", "f128"))

_ATTRIBUTES: dict[str, Term] = {
    "affine_map": "affine_map", "array": "array", "dictionary": "dictionary", "distinct": "distinct",
    "float": "float_attr", "integer": "integer_attr", "integer_set": "integer_set", "opaque": "opaque_attr",
    "string": "string", "symbol_ref": "symbol_ref", "type": "type_attr", "unit": "unit",
}  # fmt: skip
"""Builtin attributes by the names that MLIR registers for them."""

_PARAMETERS = frozenset(("affine_map", "array", "dictionary", "distinct", "float_attr", "integer_attr", "string", "symbol_ref"))


class Base(NamedTuple):
    """A type ("!") or an attribute ("#") that the file defines, and the names of its parameters."""

    sigil: str
    parameters: tuple[str, ...]


class DefinitionScope(NamedTuple):
    """The definition whose constraints are read, the name of its dialect, and what they may refer to by a path of symbols."""

    definition: IrdlDefinition
    dialect: str
    bases: Mapping[tuple[str, ...], Base]


def type_term(value: str, scope: DefinitionScope) -> Term:
    """What a constraint requires of a type."""
    return _term(value, scope, _exact_type, lambda sigil, name: _type_base(name) if sigil == "!" else "never")


def attribute_term(value: str, scope: DefinitionScope) -> Term:
    """What a constraint requires of an attribute."""
    return _term(
        value,
        scope,
        _exactly,
        lambda sigil, name: ("holds", _type_base(name)) if sigil == "!" else _attribute_base(name),
    )


def _term(
    value: str,
    scope: DefinitionScope,
    exactly: Callable[[Attribute | None], Term],
    based_on: Callable[[str, str], Term],
    depth: int = 0,
    room: Iterator[int] | None = None,
) -> Term:
    """What a constraint requires; `exactly` and `based_on` say what one requires that names a value, or a base by its sigil.

    `room` ends when the constraint is made of too many others.
    """
    room = room if room is not None else iter(range(_MAX_CONSTRAINTS))
    made = scope.definition.values.get(value)
    if made is None or depth > _MAX_DEPTH or next(room, None) is None:
        return "unknown"
    match made.name:
        case "irdl.any":
            return "any"
        case "irdl.any_of":
            return any_of([_term(each, scope, exactly, based_on, depth + 1, room) for each in made.operands])
        case "irdl.all_of":
            return all_of([_term(each, scope, exactly, based_on, depth + 1, room) for each in made.operands])
        case "irdl.is":
            return exactly(made.attribute("expected"))
        case "irdl.base" | "irdl.parametric":
            sigil, name = base_of(made, scope)
            return based_on(sigil, name) if sigil in ("!", "#") else "unknown"
    return "unknown"


def _exact_type(expected: Attribute | None) -> Term:
    if expected is None or expected.has_alias:
        return "unknown"
    return ("is", str(expected.value)) if isinstance(expected, TypeAttr) else "never"


def parameter_kind(value: str, scope: DefinitionScope) -> Term:
    """What a parameter that a constraint is put on holds (see `spec.Parameter`)."""
    among = _among(value, scope)
    if among is not None:
        return ("among", *among)
    term = attribute_term(value, scope)
    if _is_of_types(term):
        inner = _of_types(term)
        return "type" if inner is None else ("constrained_type", inner)
    return ("attribute", term) if term in _PARAMETERS else "attribute"


def base_of(made: IrdlOperation, scope: DefinitionScope) -> tuple[str, str]:
    """The sigil and the full name of what `irdl.base` and `irdl.parametric` name; "" for both where that is not known."""
    named = made.attribute("base_name")
    if isinstance(named, StringAttr) and named.value[:1] in ("!", "#"):
        return named.value[0], named.value[1:]
    path = base_path(made, scope)
    base = scope.bases.get(path)
    return (base.sigil, ".".join(path)) if base is not None else ("", "")


def base_path(made: IrdlOperation, scope: DefinitionScope) -> tuple[str, ...]:
    """The path of symbols by which an operation names a type or an attribute of the file; () where it names none.

    A symbol alone, as files of earlier years have it, is one of the dialect that the definition is in.
    """
    path = made.path("base_type" if made.name == "irdl.parametric" else "base_ref")
    return (scope.dialect, *path) if len(path) == 1 else path


def _type_base(name: str) -> Term:
    dialect, _, mnemonic = name.partition(".")
    if dialect != "builtin":
        return ("type", name)
    if mnemonic in _SINGLE_TYPES or mnemonic.startswith(("f8E", "f6E", "f4E")):
        return ("is", mnemonic)
    return _TYPES.get(mnemonic, "unknown")


def _attribute_base(name: str) -> Term:
    dialect, _, mnemonic = name.partition(".")
    return ("attr", name) if dialect != "builtin" else _ATTRIBUTES.get(mnemonic, "unknown")


def _exactly(expected: Attribute | None) -> Term:
    """The constraint that holds for this attribute alone, as far as there is one."""
    if expected is None or expected.has_alias:
        return "unknown"
    match expected:
        case TypeAttr():
            return ("holds", ("is", str(expected.value)))
        case StringAttr() if expected.type is None:
            return ("text", expected.value)
        case BoolAttr():
            return "true" if expected.value else "false"
        case IntegerAttr():
            return all_of([("equals", expected.value), ("typed", ("is", str(expected.type)))])
        case UnitAttr():
            return "unit"
    return "unknown"


def _among(value: str, scope: DefinitionScope, depth: int = 0, room: Iterator[int] | None = None) -> list[str] | None:
    """The spellings of all that satisfies a constraint, where they can be counted."""
    room = room if room is not None else iter(range(_MAX_CONSTRAINTS))
    made = scope.definition.values.get(value)
    if made is None or depth > _MAX_DEPTH or next(room, None) is None:
        return None
    if made.name == "irdl.is":
        expected = made.attribute("expected")
        return None if expected is None or expected.has_alias else [str(expected)]
    if made.name != "irdl.any_of":
        return None
    found: list[str] = []
    for each in made.operands:
        among = _among(each, scope, depth + 1, room)
        if among is None:
            return None
        found += [one for one in among if one not in found]
    return found


def _of_types(term: Term) -> Term | None:
    """What a constraint on attributes that hold types requires of these types; None where that is nothing, or not known."""
    if isinstance(term, tuple) and term[0] in ("anyof", "allof"):
        parts = [_of_types(each) for each in term[1:]]
        known = [each for each in parts if each is not None]
        return any_of(known) if term[0] == "anyof" and None not in parts else all_of(known) if term[0] == "allof" else None
    return term[1] if isinstance(term, tuple) and term[0] == "holds" and term[1] != "unknown" else None


def _is_of_types(term: Term) -> bool:
    """Whether only attributes that hold types satisfy a constraint on attributes."""
    if isinstance(term, tuple) and term[0] == "anyof":
        return all([_is_of_types(each) for each in term[1:]])
    if isinstance(term, tuple) and term[0] == "allof":
        return any([_is_of_types(each) for each in term[1:]])
    return term == "type_attr" or (isinstance(term, tuple) and term[0] == "holds")
