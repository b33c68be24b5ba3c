"""Properties of operations that are no attributes: what they hold and how an assembly format spells them."""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, all_of, any_of
from mlir_ls.ods.spec import AttributeSpec
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx.meaning import default_value
from mlir_ls.ods.tablegen.names import cpp_enum, def_name, plain
from mlir_ls.ods.tablegen.predicates import cpp_of
from mlir_ls.ods.tablegen.records import Record

_INTEGER = re.compile(r"u?int\d+_t|int|unsigned|long|size_t")
_OPTIONAL = re.compile(r"optional<(.*)>")
_CASE = re.compile(r"FieldParser<[\w:<> ]*>::parse\(")
_KEYWORD = re.compile(r'parse(?:Optional)?Keyword\("(\w+)"\)')
_ARRAY = re.compile(r"SmallVector<(.*?)(?:, ?\d+)?>")

_DENSE_ARRAYS = {"int32_t": "i32", "int64_t": "i64"}
"""The element types of the arrays of numbers that a C++ type is kept as."""

_VALUES = {"integer_attr": "cast<IntegerAttr>($_self).getInt()", "string": "cast<StringAttr>($_self).getValue()"}
"""How C++ spells the value of an attribute, by the constraint on it: the predicate of a property is about that value."""


def property_spec(name: str, constraint: Record, summary: str, context: ImportContext) -> AttributeSpec:
    """A property of an operation, from the record of its constraint."""
    code = constraint.text("defaultValue")
    optional = plain(code) == "nullopt"
    base = _base(constraint)
    enum = base.ref("enum")
    default = None
    if code and not optional:
        default = default_value(code, context.names, context.namespace, cpp_enum(enum, context.names))
    term = _confined(_term(base, context), constraint, context)
    return AttributeSpec(name, term, optional, default, ("property", _syntax(base, context)), None, summary)


def _base(constraint: Record) -> Record:
    """The property after default values and further conditions."""
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
    optional, array = _OPTIONAL.fullmatch(storage), _ARRAY.fullmatch(storage)
    if array is not None and base.isa("IntArrayProp"):
        return ("dense_array", _DENSE_ARRAYS[array[1]]) if array[1] in _DENSE_ARRAYS else "any"
    if optional is not None and base.isa("OptionalProp"):
        return _optional(optional[1])
    if array is not None and base.isa("ArrayProp"):
        return _array(array[1])
    if storage == "bool":
        return "bool"
    return "any" if optional is not None or array is not None else _stored_term(storage)


def _confined(term: Term, constraint: Record, context: ImportContext) -> Term:
    """The constraint on an attribute that is one on a property as well: its value satisfies a predicate."""
    predicate = constraint.ref("predicate")
    value = _VALUES.get(term) if isinstance(term, str) else None
    if predicate is None or value is None:
        return term
    condition = context.reader.leaf(cpp_of(predicate).replace("$_self", value))
    return all_of([term, condition])


def _optional(storage: str) -> Term:
    """An optional property is an array of at most one value."""
    return all_of(["array", ("max_size", 1), *_each(storage)])


def _array(storage: str) -> Term:
    return all_of(["array", *_each(storage)])


def _each(storage: str) -> list[Term]:
    term = _stored_term(storage)
    return [] if term == "any" else [("each", term)]


def _stored_term(storage: str) -> Term:
    """What the attribute must be that stands for a value of a C++ type within another property."""
    optional, array = _OPTIONAL.fullmatch(storage), _ARRAY.fullmatch(storage)
    if optional is not None:
        return _optional(optional[1])
    if array is not None:
        dense: Term = ("dense_array", _DENSE_ARRAYS[array[1]]) if array[1] in _DENSE_ARRAYS else "never"
        return any_of([_array(array[1]), dense])
    if storage == "bool":
        return any_of(["unit", "bool"])
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
        if '"some"' in base.text("parser"):
            return ("some", _stored(optional[1]))
        return ("optional", _case(optional[1], base.text("parser"), context) or _stored(optional[1]))
    if array is not None and base.isa("ArrayProp"):
        return ("array", _stored(array[1]))
    return _stored(storage) if base.isa("IntProp") or base.isa("_cls_StringProp") else "unknown"


def _case(storage: str, parser: str, context: ImportContext) -> Term | None:
    """How a parser that hands on to that of an enum's case reads it; None for other ones."""
    enum = context.names.enums.get(storage)
    if enum is None or _CASE.search(parser) is None:
        return None
    words = [word for word in _KEYWORD.findall(parser) if word != "none"]
    if not words:
        return None if "parseLess" in parser else ("keyword", enum)
    return ("named_keyword", words[0], enum) if len(set(words)) == 1 else None


def _stored(storage: str) -> Term:
    if storage in ("bool", "string"):
        return storage
    return _integer(storage) if _INTEGER.fullmatch(storage) else "unknown"


def _integer(storage: str) -> Term:
    """An integer as C++ of this type holds it."""
    is_unsigned = storage[0] == "u" or storage == "size_t"
    bits = re.search(r"\d+", storage)
    width = int(bits[0]) if bits is not None else 64 if storage in ("long", "size_t") else 32
    return ("unsigned", width) if is_unsigned else "integer" if width == 64 else ("integer", width)
