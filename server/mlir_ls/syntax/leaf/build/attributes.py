"""The rules of attributes: what each production of `leaf.peg` makes, and what the reference requires of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseResourceAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    OpaqueElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    quoted,
)
from mlir_ls.syntax.leaf.body import is_erased_string
from mlir_ls.syntax.leaf.build.builder import Context, Rules
from mlir_ls.syntax.leaf.build.types import parsed_symbol
from mlir_ls.syntax.leaf.dense import Bool, Complex, String, array_element, checked_shaped_type, dense_attribute
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.numbers import Number, number_attribute, unescaped
from mlir_ls.syntax.leaf.sparse import sparse_attribute
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, TypeAlias
from mlir_ls.system.patterns import deferred

if TYPE_CHECKING:
    from parsimonious.nodes import Node

_GAP = deferred(r"\s+|//[^\n]*")
_MAX_STRIDE = (1 << 63) - 1


class _Suffix(NamedTuple):
    type: Type


class _Stride(NamedTuple):
    value: int | None


class _Entry(NamedTuple):
    name: str
    value: Attribute
    offset: int


def _attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    (value,) = values
    return TypeAttr(value) if isinstance(value, Type) else value


def _number(node: Node, values: list[Any], context: Context) -> Number:
    return Number(_GAP.sub("", node.children[0].text), node.start)


def _number_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    number, *suffix = values
    if suffix:
        return number_attribute(number, suffix[0].type)
    return number_attribute(number, FloatType("f64") if number.is_float else IntegerType(64))


def _string(node: Node, values: list[Any], context: Context) -> String:
    return String(unescaped(node.children[0].text, node.start), node.start)


def _string_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    string, *suffix = values
    return StringAttr(string.text, suffix[0].type if suffix else None)


def _bool_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    return BoolAttr(node.text.startswith("true"))


def _dictionary(node: Node, values: list[Any], context: Context) -> Attribute:
    entries: dict[str, Attribute] = {}
    for name, value, offset in values:
        if name in entries and not is_erased_string(name):
            raise LeafError(f"`{name}` is given twice", offset)
        entries[name] = value
    return DictionaryAttr(tuple(entries.items()))


def _entry(node: Node, values: list[Any], context: Context) -> _Entry:
    name, *value = values
    if not name.text:
        raise LeafError("expected an attribute name, but got an empty string", node.start)
    return _Entry(name.text, value[0] if value else UnitAttr(), node.start)


def _bare_name(node: Node, values: list[Any], context: Context) -> String:
    return String(node.children[0].text, node.start)


def _opaque_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    dialect, content, type = values
    return OpaqueElementsAttr(f"{quoted(dialect.text)}, {quoted(content.text)}", type)


def _symbol_name(node: Node, values: list[Any], context: Context) -> tuple[str | None]:
    name = node.children[0].text[1:]
    if not name:
        return (None,)
    return (unescaped(name, node.start + 1) if name[0] == '"' else name,)


def _symbol_ref(node: Node, values: list[Any], context: Context) -> Attribute:
    return SymbolRefAttr(tuple([name for (name,) in values]))


def _dialect_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    symbol, *suffix = values
    return DialectAttr(*parsed_symbol(context.dialect_attributes, symbol), suffix[0].type if suffix else None)


def _dense_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    literal = values[0] if len(values) == 2 else None
    return dense_attribute(literal, values[-1], node.children[3].start)


def _tensor_list(node: Node, values: list[Any], context: Context) -> list[Any]:
    return values


def _tensor_bool(node: Node, values: list[Any], context: Context) -> Bool:
    return Bool(node.text.startswith("true"), node.start)


def _tensor_complex(node: Node, values: list[Any], context: Context) -> Complex:
    return Complex(values[0], values[1], node.start)


def _sparse_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    body = _GAP.sub("", node.children[3].text).replace(",", ", ")
    return sparse_attribute(values[:-1], body, values[-1], node.children[3].start)


def _dense_resource(node: Node, values: list[Any], context: Context) -> Attribute:
    key, type = values
    return DenseResourceAttr(key.text, checked_shaped_type(type, node.children[6].start))


def _dense_array(node: Node, values: list[Any], context: Context) -> Attribute:
    type, *literals = values
    if not isinstance(type, IntegerType | FloatType | DialectType | TypeAlias):
        raise LeafError(f"expected an integer or floating-point type, but got `{type}`", node.children[3].start)
    if isinstance(type, IntegerType | FloatType) and type.width != 1 and type.width % 8:
        raise LeafError(f"the width of `{type}` is not a multiple of 8 bits", node.children[3].start)
    elements = tuple([array_element(literal, type) for literal in literals])
    return DenseArrayAttr(type, elements, ", ".join([element.literal for element in elements]))


def _strided_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    strides = values[0] if values and not isinstance(values[0], _Stride) else ()
    offset = values[-1].value if values and isinstance(values[-1], _Stride) else 0
    return StridedLayoutAttr(tuple([stride.value for stride in strides]), offset)


def _stride(node: Node, values: list[Any], context: Context) -> _Stride:
    text = _GAP.sub("", node.children[0].text)
    if text == "?":
        return _Stride(None)
    value = Number(text, node.start).integer if len(text) < 100 else _MAX_STRIDE + 1
    if not -_MAX_STRIDE <= value <= _MAX_STRIDE:
        raise LeafError("expected an integer of at most 64 bits", node.start)
    return _Stride(value)


def _distinct_attribute(node: Node, values: list[Any], context: Context) -> Attribute:
    number, *value = values
    return DistinctAttr(number, value[0] if value else None)


def _distinct_number(node: Node, values: list[Any], context: Context) -> int:
    digits = node.children[0].text
    number = Number(digits, node.start).integer if len(digits) < 100 else 1 << 64
    if number >= 1 << 64:
        raise LeafError("expected a number of at most 64 bits", node.start)
    return number


ATTRIBUTE_RULES: Rules = {
    "attribute": _attribute,
    "number_attribute": _number_attribute,
    "type_suffix": lambda node, values, context: _Suffix(values[0]),
    "float_literal": _number,
    "integer_literal": _number,
    "string_attribute": _string_attribute,
    "string": _string,
    "bool_attribute": _bool_attribute,
    "unit_attribute": lambda node, values, context: UnitAttr(),
    "array_attribute": lambda node, values, context: ArrayAttr(tuple(values)),
    "dictionary_attribute": _dictionary,
    "entry": _entry,
    "bare_name": _bare_name,
    "opaque_attribute": _opaque_attribute,
    "symbol_ref": _symbol_ref,
    "symbol_name": _symbol_name,
    "dialect_attribute": _dialect_attribute,
    "attribute_alias": lambda node, values, context: AttributeAlias(node.children[0].text[1:]),
    "dense_attribute": _dense_attribute,
    "tensor_list": _tensor_list,
    "tensor_bool": _tensor_bool,
    "tensor_complex": _tensor_complex,
    "sparse_attribute": _sparse_attribute,
    "dense_resource": _dense_resource,
    "dense_array": _dense_array,
    "strided_attribute": _strided_attribute,
    "strides": lambda node, values, context: tuple(values),
    "stride": _stride,
    "distinct_attribute": _distinct_attribute,
    "distinct_number": _distinct_number,
}
