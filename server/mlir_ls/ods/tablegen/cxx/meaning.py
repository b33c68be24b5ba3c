"""What the C++ snippets of ODS mean: predicates, transformers, default values, parameter types.

ODS leaves its last words to C++: `isa<VectorType>($_self)`. The common forms are few and regular; a small grammar and
the tables of `tables.json` turn them into our vocabulary. All else is "unknown".
"""

from __future__ import annotations

import re

from mlir_ls.ods.constraints import Term, any_of
from mlir_ls.ods.interfaces import BUILTIN_TYPES
from mlir_ls.ods.tablegen.cxx.tables import classes, table
from mlir_ls.ods.tablegen.names import CppNames, plain, resolve

_FLOAT_DEFAULT = re.compile(r"-?\d+\.\d*(?:[eE][-+]?\d+)?[fF]?")
_CHECKED_ATTRIBUTES = frozenset(
    (
        *("affine_map", "array", "bool", "dense", "dictionary", "distinct", "elements", "flat_symbol_ref", "float_attr"),
        *("integer_attr", "integer_set", "string", "symbol_ref", "type_attr", "unit"),
    )
)
_WITH_ELEMENTS = frozenset(
    (
        *("ShapedType", "TensorType", "RankedTensorType", "UnrankedTensorType", "VectorType", "ComplexType"),
        *("MemRefType", "BaseMemRefType", "UnrankedMemRefType"),
    )
)
"""The classes whose element type is that of a builtin type; others may mean something else by it."""

_EACH_ELEMENT = re.compile(
    r"SmallVector<Type(?:, ?\d+)?> ?\((cast<\w+>\(\$_self\))\.getNumElements\(\), ?\1\.getElementType\(\)\)"
)
_INTEGER_DEFAULT = re.compile(r"(?:static_cast<\w+>\()?(-?(?:0[xX][0-9a-fA-F]+|\d+))[uUlL]*\)?")


def class_term(cpp: str, names: CppNames, namespace: str) -> Term:
    """The constraint that a type or an attribute is of a C++ class or implements an interface; "unknown" for others."""
    cpp = plain(cpp)
    enums = (("enum", names.enums), ("enum", names.enum_attributes))
    for word, known in (("type", names.types), ("attr", names.attributes), *enums):
        name = resolve(known, cpp, namespace)
        if name is not None:
            return (word, name)
    for builtin in (table("types"), table("attributes")):
        if cpp in builtin:
            return builtin[cpp]
    for word, known in (("interface", names.type_interfaces), ("attr_interface", names.attribute_interfaces)):
        name = resolve(known, cpp, namespace)
        if name is not None:
            return (word, name)
    inner = plain(namespace + "::").removesuffix("::")
    return table("types").get(f"{inner}::{cpp}", "unknown") if inner else "unknown"


def function_term(cpp: str, names: CppNames) -> Term | None:
    """The constraint that a function of MLIR checks, with the types that a release has of those in it; None for others."""
    known = table("functions").get(cpp)
    return known if known is None or "class" not in str(known) else _with_classes(known, names)


def _with_classes(term: Term, names: CppNames) -> Term:
    """A term with the types of the classes that it names; a class that the release does not have holds for nothing."""
    if not isinstance(term, tuple):
        return term
    if term[0] == "class":
        found = class_term(str(term[1]), names, "")
        return "never" if found == "unknown" else found
    parts = [_with_classes(each, names) for each in term]
    return any_of(parts[1:]) if term[0] == "anyof" else tuple(parts)


def of_width(method: str, width: str) -> Term:
    """The constraint that a method with a width stands for, as `isInteger(8)`; "unknown" for others."""
    match method:
        case "isInteger":
            return ("integer", int(width))
        case "isSignlessInteger":
            return ("is", f"i{width}")
        case "isSignedInteger":
            return ("is", f"si{width}")
        case "isUnsignedInteger":
            return ("is", f"ui{width}")
    return "unknown"


def enum_case(code: str, names: CppNames, namespace: str) -> tuple[str, str] | None:
    """The enum of a case that C++ names, as "spirv.Dim", and the case as it is spelled; None for other names."""
    owner, _, symbol = plain(code).rpartition("::")
    for cpp in _enums_of(owner, names, namespace) if owner else ():
        if symbol in names.cases[cpp] and cpp in names.enums:
            return names.enums[cpp], names.cases[cpp][symbol]
    return None


def transformer_term(code: str, names: CppNames, namespace: str) -> Term:
    """What a transformer of TypesMatchWith does to a type."""
    code = plain(names.qualified(code, namespace))
    known = table("transformers").get(code)
    if known is not None:
        return known
    if _EACH_ELEMENT.fullmatch(code):
        return "each_element"
    maker = _MADE.fullmatch(code)
    if maker is not None:
        return _made_of_one(maker[1], maker[2] is not None, maker[3], names, namespace)
    getter = re.fullmatch(r"cast<([\w:]+)>\(\$_self\)\.get(\w+)\(\)", code)
    if getter is None:
        return "unknown"
    name = parameter_name(getter[1], getter[2], names, namespace)
    if name is not None:
        return ("parameter", name)
    return "element" if getter[2] == "ElementType" and getter[1] in _WITH_ELEMENTS else "unknown"


_MADE = re.compile(r"([\w:]+)::get\((\$_self\.getContext\(\), ?|\$_ctxt, ?)?(.+)\)")
"""A type of a dialect that is made of another type, after its context or alone."""


def _made_of_one(cpp: str, has_context: bool, code: str, names: CppNames, namespace: str) -> Term:
    """A type of a dialect with what C++ makes of the subject as its only parameter."""
    name = resolve(names.types, cpp, namespace)
    known = resolve(names.makers, cpp, namespace) or frozenset()
    if name is None or ("context" if has_context else "") not in known:
        return "unknown"
    same = re.fullmatch(r"cast<[\w:]+>\(\$_self\)", code) is not None
    inner = "self" if same else transformer_term(code, names, namespace)
    return "unknown" if inner == "unknown" else ("make", name, inner)


def parameter_name(cpp: str, getter: str, names: CppNames, namespace: str) -> str | None:
    """The parameter of a dialect's type or attribute that `get...` of its C++ class yields."""
    known = resolve(names.parameters, cpp, namespace) or resolve(table("class_parameters"), cpp, namespace) or ()
    for parameter in known if isinstance(known, tuple) else ():
        if str(parameter).replace("_", "").lower() == getter.lower():
            return str(parameter)
    return None


_MADE_DEFAULT = re.compile(
    r"(?:IntegerAttr::get\(IntegerType::get\(\$_ctxt, ?(?P<width>\d+)\)|[\w:]+Attr::get\(\$_ctxt), ?(?P<value>[\w:-]+)\)"
)
"""An attribute that C++ makes of one value: a number of a width, a case of an enum, or `true` or `false`."""


def default_value(code: str, names: CppNames, namespace: str, enum: str | None = None) -> str:
    """A default value as MLIR spells it, without its type; "" where only C++ knows it.

    `enum` is the C++ enum that it is a case of, if that is known.
    """
    code = plain(code)
    if code in ("true", "false"):
        return code
    if len(code) > 1 and code[0] == code[-1] == '"' and '"' not in code[1:-1].replace('\\"', ""):
        return code
    listed = re.fullmatch(r"\{ ?(.*?) ?\}", code)
    if listed is not None:
        values = [default_value(item, names, namespace) for item in listed[1].split(",")] if listed[1] else []
        return f"[{', '.join(values)}]" if all(values) else ""
    integer = _INTEGER_DEFAULT.fullmatch(code)
    if integer is not None:
        return str(int(integer[1], 0))
    if _FLOAT_DEFAULT.fullmatch(code):
        return code.rstrip("fF")
    op = re.fullmatch(r"([\w:]+)::getOperationName\(\)", code)
    if op is not None:
        name = resolve(names.ops, op[1], namespace)
        return f'"{name}"' if name is not None else ""
    made = _MADE_DEFAULT.fullmatch(code)
    if made is not None:
        held = default_value(made["value"], names, namespace, enum)
        return f"{held} : i{made['width']}" if held and made["width"] else held
    owner, _, symbol = code.rpartition("::")
    for candidate in (enum, *_enums_of(owner, names, namespace)):
        if candidate is not None and symbol in names.cases.get(candidate, {}):
            return names.cases[candidate][symbol]
    return ""


def parameter_kind(cpp: str, names: CppNames, namespace: str) -> Term:
    """What a parameter of this C++ type holds (see `spec.Parameter`)."""
    return _kind_of(plain(names.qualified(cpp, namespace)), names, namespace)


def _kind_of(cpp: str, names: CppNames, namespace: str) -> Term:
    known = table("parameters").get(cpp)
    if known is not None:
        return known
    wrapped = re.fullmatch(r"(ArrayRef|SmallVector|optional)<(.*?)(?:, ?\d+)?>", cpp)
    if wrapped is not None:
        return ("optional" if wrapped[1] == "optional" else "array", _kind_of(wrapped[2], names, namespace))
    for word, names_table in (("type", names.types), ("attr", names.attributes), ("keyword", names.enums)):
        name = resolve(names_table, cpp, namespace)
        if name is not None:
            return case_kind(name, names) if word == "keyword" else (word, name)
    enum = resolve(names.enum_attributes, cpp, namespace)
    if enum is not None:
        return ("attribute", ("enum", enum))  # its class has no parser of its own
    builtin = table("attributes").get(cpp, "")
    if builtin in _CHECKED_ATTRIBUTES or (isinstance(builtin, tuple) and builtin[0] == "dense_array"):
        return ("attribute", builtin)
    builtin = table("types").get(cpp, "")
    if builtin in BUILTIN_TYPES or (isinstance(builtin, tuple) and builtin[0] == "is"):
        return ("constrained_type", builtin)
    for word, interfaces in (("attr_interface", names.attribute_interfaces), ("type_interface", names.type_interfaces)):
        name = resolve(interfaces, cpp, namespace)
        if name is not None:
            return (word, name)
    if re.search(r"(?:Loc|Location)$", cpp):
        return "attribute"
    kind = "attribute" if cpp.endswith("Attr") else "type" if cpp.endswith("Type") else "unknown"
    return kind if kind == "unknown" or cpp in classes() else ("class", kind)


def case_kind(name: str, names: CppNames) -> tuple[str, ...]:
    """What is read by the class of an enum: a case, and of bits several in a row, or in one string."""
    return ("keyword", name, "string") if name in names.joined_enums else ("keyword", name)


def _enums_of(cpp: str, names: CppNames, namespace: str) -> list[str]:
    """The enums a C++ name may mean: the one it resolves to, else those of nested namespaces, for aliases."""
    found = resolve({name: name for name in names.cases}, cpp, namespace)
    if found is not None:
        return [found]
    outer, last = plain(namespace + "::"), cpp.rpartition("::")[2]
    return [name for name in names.cases if name.startswith(outer) and name.endswith(f"::{last}")]
