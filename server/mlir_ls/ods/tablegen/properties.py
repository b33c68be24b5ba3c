"""Properties of operations that are no attributes: what they hold and how an assembly format spells them."""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, any_of
from mlir_ls.ods.spec import AttributeSpec
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx import default_value
from mlir_ls.ods.tablegen.names import cpp_enum, def_name, plain
from mlir_ls.ods.tablegen.records import Record

_INTEGER = re.compile(r"u?int\d+_t|int|unsigned|long|size_t")
_OPTIONAL = re.compile(r"optional<(.*)>")
_ARRAY = re.compile(r"SmallVector<(.*?)(?:, ?\d+)?>")


def property_spec(name: str, constraint: Record, summary: str, context: ImportContext) -> AttributeSpec:
    """A property of an operation, from the record of its constraint."""
    code = constraint.text("defaultValue")
    optional = plain(code) == "nullopt"
    base = _base(constraint)
    enum = base.ref("enum")
    default = None
    if code and not optional:
        default = default_value(code, context.names, context.namespace, cpp_enum(enum, context.names))
    return AttributeSpec(
        name, _term(base, context), optional, default, ("property", _syntax(base, context)), None, summary
    )


def _base(constraint: Record) -> Record:
    """The property behind default values and further conditions."""
    base = constraint.ref("baseProperty")
    return constraint if base is None else _base(base)


def _term(base: Record, context: ImportContext) -> Term:
    """What the attribute must be that stands for the property in the generic form."""
    enum = base.ref("enum")
    if enum is not None:
        form = base.ref("attrForm")
        name = def_name(form) if form is not None else None
        kept: Term = ("enum", context.names.enum_name(enum))
        return kept if name is None else any_of([kept, ("attr", name)])
    if base.isa("_cls_UnitProp"):
        return any_of(["unit", "bool"])
    storage = plain(base.text("storageType"))
    if _OPTIONAL.fullmatch(storage) or _ARRAY.fullmatch(storage):
        is_array = base.isa("OptionalProp") or (base.isa("ArrayProp") and not base.isa("IntArrayProp"))
        return "array" if is_array else "any"
    if storage == "bool":
        return "bool"
    return "integer_attr" if _INTEGER.fullmatch(storage) else "string" if storage == "string" else "any"


def _syntax(base: Record, context: ImportContext) -> Term:
    enum = base.ref("enum")
    if enum is not None:
        name = context.names.enum_name(enum)
        mnemonic = base.text("mnemonic")
        return ("named_keyword", mnemonic, name) if mnemonic else ("keyword", name)
    if base.isa("_cls_UnitProp"):
        return "unit"
    storage = plain(base.text("storageType"))
    optional, array = _OPTIONAL.fullmatch(storage), _ARRAY.fullmatch(storage)
    if optional is not None and base.isa("OptionalProp"):
        return ("some" if '"some"' in base.text("parser") else "optional", _stored(optional[1]))
    if array is not None and base.isa("ArrayProp"):
        return ("array", _stored(array[1]))
    return _stored(storage) if base.isa("IntProp") or base.isa("_cls_StringProp") else "unknown"


def _stored(storage: str) -> Term:
    if storage in ("bool", "string"):
        return storage
    return "integer" if _INTEGER.fullmatch(storage) else "unknown"
