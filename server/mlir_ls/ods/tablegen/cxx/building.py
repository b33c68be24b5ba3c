"""Types that definitions build in C++, as `$_builder.getI32Type()`: how MLIR spells them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.ods.tablegen.cxx.meaning import enum_case
from mlir_ls.ods.tablegen.cxx.tables import table
from mlir_ls.ods.tablegen.cxx.tree import Tree, tree_of
from mlir_ls.ods.tablegen.names import CppNames, plain, resolve

_PLAIN_TYPE = re.compile(r"get(Index|None|BF16|T?F\d+|I\d+)Type")
_SIGNS = {"Unsigned": "ui", "Signed": "si", "Signless": "i"}
_BRACKETS = {
    "ComplexType": "complex", "MemRefType": "memref", "RankedTensorType": "tensor", "UnrankedTensorType": "tensor",
    "VectorType": "vector",
}  # fmt: skip
_OF_A_SHAPE = frozenset(("MemRefType", "RankedTensorType", "VectorType"))
_DYNAMIC = ("name", "ShapedType::kDynamic", ())
_CONTEXTS = (("place", "$_ctxt"), ("call", ("member", ("place", "$_builder"), "getContext", ())))
_OF_GROUPS = "(^)?"
"""What makes a part of a format optional, which may as well be there."""

_OPTIONAL = re.compile(r"\s*\([^()]*\)\s*\?\s*")
"""A format that is one optional group, which is not printed where all of it has default values."""
_BETWEEN = re.compile(r"(?<=<) | (?=[>,])")
"""Blanks that are not printed."""
_FIELDS = re.compile(r"(struct\s*\(\s*params\s*\)|params)|`([^`]*)`|\$(\w+)|(\S)")


def built_type(code: str, names: CppNames, namespace: str) -> str:
    """The spelling of the type that a builder call inside a namespace makes; "" where it is unknown."""
    code = plain(code).rstrip("; ")
    known = table("builders").get(code)
    if isinstance(known, str):
        return known
    tree = tree_of(code)
    return "" if tree is None else _built(tree, names, namespace)


def _built(tree: Tree, names: CppNames, namespace: str) -> str:
    if tree[0] != "call":
        return ""
    callee, arguments = tree[1], [each for each in tree[2:] if each not in _CONTEXTS]
    if callee[0] == "name" and callee[1].endswith("::get"):
        return _of_class(callee[1].removesuffix("::get"), arguments, names, namespace)
    if callee[0] != "member" or callee[1] != ("place", "$_builder"):
        return ""
    method, classes = callee[2], callee[3]
    if method == "getType" and len(classes) == 1:
        return _of_class(plain(classes[0]), arguments, names, namespace)
    if method == "getIntegerType":
        return _integer(arguments)
    return plain_type(method) if not arguments else ""


def plain_type(method: str) -> str:
    """The builtin type without parts that a function of a builder makes, as "i32" of `getI32Type`; "" for none."""
    found = _PLAIN_TYPE.fullmatch(method)
    return found[1].lower() if found is not None else ""


def _integer(arguments: Sequence[Tree]) -> str:
    """An integer type of a width, and of a sign as `true` for one and `false` for none, or as C++ names it."""
    if len(arguments) not in (1, 2) or arguments[0][0] != "number":
        return ""
    sign = arguments[1][1].rpartition("::")[2] if len(arguments) == 2 and arguments[1][0] == "name" else "Signless"
    word = {"true": "si", "false": "ui"}.get(sign) or _SIGNS.get(sign)
    return "" if word is None or (len(arguments) == 2 and arguments[1][0] != "name") else word + arguments[0][1]


def _of_class(cpp: str, arguments: Sequence[Tree], names: CppNames, namespace: str) -> str:
    """The type that a class makes of what is handed to its `get`."""
    name, builtin = resolve(names.types, cpp, namespace), table("types").get(cpp)
    if name is None and cpp in _BRACKETS:
        return _container(cpp, arguments, names, namespace)
    if name is None and cpp == "IntegerType":
        return _integer(arguments)
    if name is None and isinstance(builtin, tuple):
        if builtin[0] == "is":
            return str(builtin[1])
        name = str(builtin[1])
    if name is None:
        return ""
    values = [_value(each, names, namespace) for each in arguments]
    if "" in values:
        return ""
    is_declared = resolve(names.types, cpp, namespace) is not None
    if is_declared and not values:
        return "" if resolve(names.filled, cpp, namespace) is not None else f"!{name}"
    body = resolve(names.bodies, cpp, namespace)
    if body is None and is_declared:
        return ""
    if body and _OPTIONAL.fullmatch(body) is not None and resolve(names.defaults, cpp, namespace) == tuple(values):
        return f"!{name}"
    if body:
        parameters = resolve(names.parameters, cpp, namespace)
        made = None if parameters is None else _body(body, values, parameters)
        return "" if made is None else f"!{name}{made}"
    if len(values) > 1 or any([each[0] != "number" for each in arguments]):
        return ""
    return f"!{name}" if values in ([], ["0"]) else f"!{name}<{values[0]}>"


def _container(cpp: str, arguments: Sequence[Tree], names: CppNames, namespace: str) -> str:
    """A builtin type of a shape, if it has one, and an element type."""
    if len(arguments) != (2 if cpp in _OF_A_SHAPE else 1):
        return ""
    element = _built(arguments[-1], names, namespace)
    shape = ["*"] if cpp == "UnrankedTensorType" else _shape(arguments[0]) if cpp in _OF_A_SHAPE else []
    return "" if shape is None or not element else f"{_BRACKETS[cpp]}<{'x'.join([*shape, element])}>"


def _shape(tree: Tree) -> list[str] | None:
    """The sizes of a list of numbers, and of `kDynamic`, which are not known."""
    if tree[0] != "list":
        return None
    sizes = ["?" if each == _DYNAMIC else each[1] for each in tree[1:] if each == _DYNAMIC or each[0] == "number"]
    return sizes if len(sizes) == len(tree) - 1 and all([each == "?" or each.isdigit() for each in sizes]) else None


def _value(tree: Tree, names: CppNames, namespace: str) -> str:
    """What a type is made of, as it is spelled in its body: a number, a word, a text, a case of an enum, a type."""
    if tree[0] == "number":
        return str(tree[1])
    if tree[0] == "string":
        return f'"{tree[1]}"'
    if tree[0] == "name":
        case = enum_case(tree[1], names, namespace)
        return case[1] if case is not None else tree[1] if tree[1] in ("true", "false") else ""
    return _built(tree, names, namespace)


def _body(body: str, values: Sequence[str], parameters: Sequence[str]) -> str | None:
    """A body with the values in the places of its parameters; None where its format has more than places, marks and groups.

    What is spelled here is read as any body is, so what does not fit the format is no type.
    """
    if len(values) != len(parameters):
        return None
    given, found = dict(zip(parameters, values, strict=True)), []
    for all_of, literal, variable, other in _FIELDS.findall(body):
        if other not in ("", *_OF_GROUPS) or (variable and variable not in given):
            return None
        fields = [f"{name} = {value}" for name, value in given.items()] if all_of.startswith("struct") else values
        found.append(", ".join(fields) if all_of else given[variable] if variable else literal)
    return _BETWEEN.sub("", " ".join([each for each in found if each]))
