"""The parameters of types and attributes of dialects, by the names that their definitions give them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, TypeAlias

from mlir_ls.ods.assembly.elements import Literal, Qualified, Space, Variable
from mlir_ls.ods.assembly.grammar import FormatError, parse_format
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.values import NULL, Case, ExpressionValue
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttrDef, Parameter, TypeDef
from mlir_ls.syntax.leaf import Leaf, LeafParser, Type
from mlir_ls.syntax.leaf.attributes import DialectAttr, TypeAttr
from mlir_ls.syntax.leaf.types import DialectType
from mlir_ls.syntax.reader import Broken, HeaderReader

ReadParameter: TypeAlias = Callable[[str, str, TypeDef], "Type | None"]

_REMEMBERED = 256  # parameters that have been read

_TYPES = frozenset(("type", "constrained_type", "type_interface", "among"))
_AROUND = frozenset(("array", "optional", "either", "class"))
"""Kinds of parameters that are types, and kinds made of others."""


def parameters_of(registry: Registry, leaves: LeafParser) -> Callable[[ExpressionValue, str], ExpressionValue]:
    """The function that yields a parameter of a type or an attribute, by its name; None where that is not known."""
    read = reading_parameters(leaves)

    def parameter(found: ExpressionValue, name: str) -> ExpressionValue:
        if isinstance(found, DialectType):
            definition = registry.type_def(found.dialect, found.mnemonic)
            value = _declared(found, definition, name)
            return type_parameter(found, name, registry, read) if value is None and _is_type(definition, name) else value
        if isinstance(found, DialectAttr):
            return _declared(found, registry.attr_def(found.dialect, found.mnemonic), name)
        return None

    return parameter


def _is_type(definition: TypeDef | None, name: str) -> bool:
    """Whether a parameter is a type, by its name where its kind is not declared."""
    if definition is None:
        return False
    types = {each.name: each.is_type for each in definition.parameters}
    return types.get(name, False) if types else name.endswith("Type")


def _declared(found: DialectType | DialectAttr, definition: TypeDef | AttrDef | None, name: str) -> ExpressionValue:
    """A parameter, where those that were read are those that are declared."""
    if definition is None or found.parameters is None or len(found.parameters) != len(definition.parameters):
        return None
    for each, value in zip(definition.parameters, found.parameters, strict=True):
        if each.name == name:
            return _as_value(value, each)
    return None


def _as_value(value: Any, parameter: Parameter) -> ExpressionValue:
    kind = parameter.kind
    if value is None and parameter.default:
        return _default(parameter.default, kind)
    if value is None and parameter.optional and isinstance(kind, tuple) and kind[0] == "array":
        return ()
    if value is None:
        return NULL if parameter.optional and not parameter.default else None
    if isinstance(value, str):
        return _word(value, kind)
    if isinstance(value, tuple):
        members = [_word(each, "unknown") if isinstance(each, str) else each for each in value]
        return None if None in members else tuple(members)
    return value if isinstance(value, Leaf | int) else None


def _default(text: str, kind: Term) -> ExpressionValue:
    """The default of a parameter, where that is a number, a truth value, a text or a case of an enum."""
    if kind == "bool" or (kind[0] if isinstance(kind, tuple) else kind) in ("integer", "unsigned"):
        return {"true": True, "false": False}.get(text, int(text) if text.lstrip("-").isdecimal() else None)
    return _word(text, kind)


def _word(text: str, kind: Term) -> ExpressionValue:
    """What stands for a parameter that is kept as it is spelled."""
    if isinstance(kind, tuple) and kind[0] == "keyword":
        return Case(str(kind[1]), text.strip('"'))
    if text[:1] == '"':
        return text[1:-1] if "\\" not in text else None
    return text if kind == "string" else None


def type_parameter(found: Type, name: str, registry: Registry, read: ReadParameter) -> Type | None:
    """The parameter of a dialect's type, where its syntax is declared, or is one in which a type comes first."""
    if not isinstance(found, DialectType) or found.body is None:
        return None
    definition = registry.type_def(found.dialect, found.mnemonic)
    if definition is None:
        return None
    parameter = _read_parameter(found, name, definition)
    parameter = parameter.value if isinstance(parameter, TypeAttr) else parameter
    return parameter if isinstance(parameter, Type) else read(found.body, name, definition)


def listed_types(found: Type, name: str, registry: Registry) -> tuple[Type, ...] | None:
    """The parameter of a dialect's type, where it is a list of types that has been read."""
    if not isinstance(found, DialectType):
        return None
    definition = registry.type_def(found.dialect, found.mnemonic)
    parameter = _read_parameter(found, name, definition) if definition is not None else None
    if not isinstance(parameter, tuple) or not all([isinstance(each, Type) for each in parameter]):
        return None
    return parameter


def _read_parameter(found: DialectType, name: str, definition: TypeDef) -> object:
    """A parameter of a type whose parameters have been read in the order of its definition; None where that is not known."""
    names = [each.name for each in definition.parameters]
    if found.parameters is None or name not in names[: len(found.parameters)] or not _in_order(found, definition):
        return None
    return found.parameters[names.index(name)]


def _in_order(found: DialectType, definition: TypeDef) -> bool:
    """Whether the parameters that were read are those that are declared."""
    declared = len(definition.parameters)
    return definition.assembly_format is not None or (found.parameters is not None and len(found.parameters) == declared)


def reading_parameters(leaves: LeafParser) -> ReadParameter:
    """Reads a parameter in a body, by its name and the definition that has it."""
    return lru_cache(_REMEMBERED)(partial(_parameter, leaves))


def _is_only_type(definition: TypeDef, name: str) -> bool:
    """Whether a type at the beginning of a body that C++ reads has to be this parameter: no other one holds types."""
    holding = [each for each in definition.parameters if _holds_types(each.kind)]
    return [(each.name, each.is_type) for each in holding] == [(name, True)] if definition.parameters else True


def _holds_types(kind: Term) -> bool:
    """Whether a parameter of a kind is a type, or has types in it."""
    words = kind if isinstance(kind, tuple) else (kind,)
    return words[0] in _TYPES or any([_holds_types(each) for each in words[1:] if words[0] in _AROUND])


def _parameter(leaves: LeafParser, body: str, name: str, definition: TypeDef) -> Type | None:
    reader = HeaderReader(f"<{body}>", leaves)
    try:
        if definition.assembly_format is None:
            reader.expect("<")
            return reader.type() if _is_only_type(definition, name) else None
        for each in parse_format(definition.assembly_format):
            each = each.of if isinstance(each, Qualified) else each
            if isinstance(each, Literal):
                reader.expect(each.text)
            elif isinstance(each, Variable):
                found = next((one for one in definition.parameters if one.name == each.name), Parameter(each.name))
                if not found.is_type and not (isinstance(found.kind, tuple) and found.kind[0] == "among"):
                    return None
                type_ = reader.type()
                if each.name == name:
                    return type_
            elif not isinstance(each, Space):
                return None
    except (Broken, FormatError):
        return None
    return None
