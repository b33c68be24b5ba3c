"""Properties of operations that are no attributes: what they hold and how an assembly format spells them."""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, all_of, any_of
from mlir_ls.ods.spec import AttributeSpec
from mlir_ls.ods.tablegen.context import ImportContext
from mlir_ls.ods.tablegen.cxx.meaning import case_kind, default_value
from mlir_ls.ods.tablegen.names import cpp_enum, def_name, plain, resolve
from mlir_ls.ods.tablegen.predicates import cpp_of
from mlir_ls.ods.tablegen.records import Record

_INTEGER = re.compile(r"u?int\d+_t|int|unsigned|long|size_t")
_OPTIONAL = re.compile(r"optional<(.*)>")
_ARRAY = re.compile(r"SmallVector<(.*?)(?:, ?\d+)?>")

_KEPT_CASE = re.compile(r'"expected (?:([\w:]+) or )?IntegerAttr storage for ')
"""What C++ says of an attribute that stands for no case of an enum, with the class of attributes that may, if there is any."""

_SOME = re.compile(r'\{"none", "some"\}')
_READ_CASE = re.compile(r"auto value = ::mlir::FieldParser<[^;]*>::parse\(\$_parser\);\s*if \(::mlir::failed\(value\)\)")
_NAMED_CASE = re.compile(
    r'parse(?:Optional)?Keyword\("([^"]+)"\)\)?[^;"]*(?:return std::nullopt;\s*\}\s*if \()?[^;"]*parseLess\('
)
"""How C++ reads a case of an enum: by itself, or in angle brackets after a name."""

_DENSE_ARRAYS = {"int32_t": "i32", "int64_t": "i64"}
"""The element types of the arrays of numbers that a C++ type is kept as."""

_EACH_HOLDS = re.compile(
    r"::llvm::all_of\(\$_self, \[\]\(const [\w:]+& baseStore\) -> bool \{ "
    r"return \[\]\([\w:]+ baseIface\) -> bool \{ return \((.*)\); \}\([^()]*\); \}\)"
)
_PRESENT_HOLDS = re.compile(r"\(\(\(!\$_self\.has_value\(\)\)\) \|\| \((.*)\)\)")
"""The predicates of an array whose elements satisfy one, and of an optional value that does."""

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
    code = base.text("convertFromAttribute")
    storage = plain(base.text("storageType"))
    optional, array = _OPTIONAL.fullmatch(storage), _ARRAY.fullmatch(storage)
    if array is not None and base.isa("IntArrayProp"):
        return ("dense_array", _DENSE_ARRAYS[array[1]]) if array[1] in _DENSE_ARRAYS else "any"
    if optional is not None and base.isa("OptionalProp"):
        return _optional(optional[1], code, context)
    if array is not None and base.isa("ArrayProp"):
        return _array(array[1], code, context)
    if storage == "bool":
        return "bool"
    return "any" if optional is not None or array is not None else _stored_term(storage, code, context)


def _confined(term: Term, constraint: Record, context: ImportContext) -> Term:
    """The constraint on an attribute that is one on a property: its value, or each value in it, satisfies a predicate."""
    predicate = constraint.ref("predicate")
    if predicate is None:
        return term
    code, storage = cpp_of(predicate), plain(_base(constraint).text("storageType"))
    if isinstance(term, str):
        return all_of([term, *_condition(term, code, "$_self", storage, context)])
    inner = term[-1] if isinstance(term, tuple) and term[:2] == ("allof", "array") else None
    found = _EACH_HOLDS.fullmatch(code) or _PRESENT_HOLDS.fullmatch(code)
    if found is None or not isinstance(inner, tuple) or inner[0] != "each" or not isinstance(inner[1], str):
        return term
    assert isinstance(term, tuple)
    name = "baseIface" if found.re is _EACH_HOLDS else "(*($_self))"
    held = _OPTIONAL.fullmatch(storage) or _ARRAY.fullmatch(storage)
    assert held is not None
    return (*term[:-1], ("each", all_of([inner[1], *_condition(inner[1], found[1], name, held[1], context)])))


def _condition(term: str, code: str, name: str, storage: str, context: ImportContext) -> list[Term]:
    """The condition on the value of an attribute, which C++ calls by a name; none if it is not known what the value is.

    An integer is the one that C++ of the type `storage` holds, in which it may have wrapped around.
    """
    value = _VALUES.get(term)
    if value is None:
        return []
    condition = context.reader.leaf(code.replace(name, value))
    if condition == "any" or term != "integer_attr":
        return [] if condition == "any" else [condition]
    held = _integer(storage)
    width = held[1] if isinstance(held, tuple) else 64
    word = f"{'u' if isinstance(held, tuple) and held[0] == 'unsigned' else 'i'}{width}"
    parts = condition[1:] if isinstance(condition, tuple) and condition[0] == "allof" else [condition]
    return [("wrapped", word, each) for each in parts]


def _optional(storage: str, code: str, context: ImportContext) -> Term:
    """An optional property is an array of at most one value."""
    return all_of(["array", ("max_size", 1), *_each(storage, code, context)])


def _array(storage: str, code: str, context: ImportContext) -> Term:
    return all_of(["array", *_each(storage, code, context)])


def _each(storage: str, code: str, context: ImportContext) -> list[Term]:
    term = _stored_term(storage, code, context)
    return [] if term == "any" else [("each", term)]


def _stored_term(storage: str, code: str, context: ImportContext) -> Term:
    """What the attribute must be that stands for a value of a C++ type within another property, whose C++ reads attributes."""
    optional, array = _OPTIONAL.fullmatch(storage), _ARRAY.fullmatch(storage)
    if optional is not None:
        return _optional(optional[1], code, context)
    if array is not None:
        dense: Term = ("dense_array", _DENSE_ARRAYS[array[1]]) if array[1] in _DENSE_ARRAYS else "never"
        return any_of([_array(array[1], code, context), dense])
    if storage == "bool":
        return any_of(["unit", "bool"])
    enum = resolve(context.names.enums, storage, context.namespace)
    if enum is not None:
        return _case_term(enum, code, context)
    return "integer_attr" if _INTEGER.fullmatch(storage) else "string" if storage == "string" else "any"


def _case_term(enum: str, code: str, context: ImportContext) -> Term:
    """What stands for a case of an enum within another property: an integer, or also the attribute that holds such a case."""
    found = _KEPT_CASE.search(code)
    if found is None:
        return "any"
    if found[1] is None:
        return ("enum", enum)
    name = resolve(context.names.attributes, found[1], context.namespace)
    return "any" if name is None else any_of([("enum", enum), ("attr", name)])


def _syntax(base: Record, context: ImportContext) -> Term:
    enum = base.ref("enum")
    if enum is not None:
        return _case_syntax(context.names.enum_name(enum), base.text("mnemonic"), context)
    if base.isa("_cls_UnitProp"):
        return "unit"
    storage, code = plain(base.text("storageType")), base.text("parser")
    if base.isa("OptionalProp") or base.isa("ArrayProp"):
        return _stored(storage, code, _levels(storage, code), context)
    return _stored(storage, code, [], context) if base.isa("IntProp") or base.isa("_cls_StringProp") else "unknown"


def _case_syntax(enum: str, mnemonic: str, context: ImportContext) -> Term:
    kind = case_kind(enum, context.names)
    return ("named_keyword", mnemonic, *kind[1:]) if mnemonic else kind


def _levels(storage: str, code: str) -> list[str]:
    """How optional values within a property are spelled, the outermost first: "some" or "optional"; none where it is uncertain.

    One that holds an optional value is `some<...>`, as that has a default value.
    """
    count, some = storage.count("optional<"), len(_SOME.findall(code))
    if some in (0, count):
        return ["some" if some else "optional"] * count
    return ["some"] * some + ["optional"] if "optional<optional<" in storage and some == count - 1 else []


def _stored(storage: str, code: str, levels: list[str], context: ImportContext) -> Term:
    """How a value of a C++ type is spelled; `code` reads it, and what is around it."""
    optional, array = _OPTIONAL.fullmatch(storage), _ARRAY.fullmatch(storage)
    if optional is not None:
        inner = _stored(optional[1], code, levels[1:], context)
        return (levels[0], inner) if levels else "unknown"
    if array is not None:
        return ("array", _stored(array[1], code, levels, context))
    if storage == "bool":
        return "unit" if '"unit_absent"' in code else "bool"
    enum = resolve(context.names.enums, storage, context.namespace)
    if enum is not None:
        named = _NAMED_CASE.search(code)
        is_read = named is not None or _READ_CASE.search(code) is not None
        return _case_syntax(enum, named[1] if named is not None else "", context) if is_read else "unknown"
    if storage == "string":
        return storage
    return _integer(storage) if _INTEGER.fullmatch(storage) else "unknown"


def _integer(storage: str) -> Term:
    """An integer as C++ of this type holds it."""
    is_unsigned = storage[0] == "u" or storage == "size_t"
    bits = re.search(r"\d+", storage)
    width = int(bits[0]) if bits is not None else 64 if storage in ("long", "size_t") else 32
    return ("unsigned", width) if is_unsigned else "integer" if width == 64 else ("integer", width)
