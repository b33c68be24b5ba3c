"""The rules of types: what each production of `leaf.peg` makes, and what the reference requires of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from mlir_ls.syntax.leaf.body import canonical_body
from mlir_ls.syntax.leaf.build.builder import Context, DialectBodyParser, DialectParsers, LeafReader, NoSuchName, Rules
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.nodes import Attribute, Type
from mlir_ls.syntax.leaf.shaped import checked_memref, checked_tensor, checked_vector
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    NoneType,
    Shape,
    TupleType,
    TypeAlias,
)
from mlir_ls.system.patterns import deferred

if TYPE_CHECKING:
    from parsimonious.nodes import Node

MAX_INTEGER_WIDTH = (1 << 24) - 1
MAX_DIMENSION = (1 << 63) - 1

_INTEGER = deferred(r"([su]?)i([0-9]+)")
_PRETTY = re.compile(r"[A-Za-z][A-Za-z0-9_.]*(?:<.*>)?\Z", re.ASCII | re.DOTALL)
_LEADING_WORD = deferred(r"\s*([A-Za-z_][\w$.]*)", re.ASCII)
_IN_COMPLEX = (IntegerType, FloatType, DialectType, TypeAlias)


class _VectorShape(NamedTuple):
    sizes: tuple[int, ...]
    scalable: tuple[bool, ...]


class DialectSymbol(NamedTuple):
    """The parts of a dialect's type or attribute after the sigil.

    `body_offset` is where what stands between the angle brackets begins, or would begin; where there is neither a mnemonic
    nor a body, where the text ends.
    """

    dialect: str
    mnemonic: str
    body: str | None
    body_offset: int


def integer_type(spelling: str, offset: int = 0) -> IntegerType:
    """The type spelled `i32`, `si8`, `ui1`. `LeafError` where it is too wide."""
    match = _INTEGER.match(spelling)
    assert match is not None
    digits = match.group(2)
    if len(digits.lstrip("0")) > 8 or int(digits) > MAX_INTEGER_WIDTH:
        raise LeafError(f"expected an integer width of at most {MAX_INTEGER_WIDTH} bits", offset + match.start(2))
    return IntegerType(int(digits), match.group(1))


def dimension(digits: str, offset: int) -> int:
    """The size of a dimension. `LeafError` where it is too large."""
    if len(digits) > 18 and (len(digits) > 4000 or int(digits) > MAX_DIMENSION):
        raise LeafError("expected a dimension of at most 63 bits", offset)
    return int(digits)


def dialect_symbol(name: str, body: str | None, body_offset: int) -> DialectSymbol:
    """The parts of `name` and `<body>`; a body that is itself a mnemonic with or without a body is taken as one."""
    dialect, _, mnemonic = name.partition(".")
    if not mnemonic and body is None:
        return DialectSymbol(dialect, "", "", body_offset - 1)
    data = mnemonic if body is None else f"{mnemonic}<{body}>" if mnemonic else body
    if not _PRETTY.match(data):
        return DialectSymbol(dialect, "", data, body_offset - len(mnemonic) - 1 if mnemonic else body_offset)
    if mnemonic:
        return DialectSymbol(dialect, mnemonic, body, body_offset)
    mnemonic, bracket, rest = data.partition("<")
    return DialectSymbol(dialect, mnemonic, rest[:-1] if bracket else None, body_offset + len(mnemonic) + 1)


def parsed_symbol(
    parsers: DialectParsers, symbol: DialectSymbol
) -> tuple[str, str, str | None, tuple[Any, ...] | None]:
    """The dialect, the mnemonic and the canonical body of a dialect's type or attribute, and its parameters if known.

    Raises:
        LeafError: the dialect's grammar does not allow the body, or there can be no such mnemonic.
    """
    dialect, mnemonic, body, offset = symbol
    if mnemonic:
        text = "" if body is None else f"<{body}>"
        offset -= 1
    else:
        word = _LEADING_WORD.match(body or "")
        if word is None:
            whole = parsers.get(dialect, "")
            if isinstance(whole, NoSuchName):
                raise parsers.error(whole.message, offset, about=(dialect,))
            if whole is None:
                return dialect, "", None if body is None else canonical_body(body), None
            return _parsed_whole(whole, symbol, parsers.leaves)
        mnemonic, text = word.group(1), word.string[word.end() :]
        offset += word.end()
    parser = parsers.get(dialect, mnemonic)
    if parser is None:
        return dialect, symbol.mnemonic, None if body is None else canonical_body(body), None
    if isinstance(parser, NoSuchName):
        raise parsers.error(parser.message, offset - len(mnemonic), len(mnemonic), parser.suggestions, (dialect,))
    try:
        found = parser(text, parsers.leaves)
    except LeafError as error:
        raise error.shifted(offset) from None
    return dialect, mnemonic, body_of(found.spelling), found.parameters


def _parsed_whole(
    parser: DialectBodyParser, symbol: DialectSymbol, leaves: LeafReader
) -> tuple[str, str, str | None, tuple[Any, ...] | None]:
    """The same of a symbol without a mnemonic, which the dialect's grammar may find to be one that has one."""
    try:
        found = parser(f"<{symbol.body or ''}>", leaves)
    except LeafError as error:
        raise error.shifted(symbol.body_offset - 1) from None
    _, mnemonic, body, _ = dialect_symbol(symbol.dialect, found.spelling[1:-1], 0)
    return symbol.dialect, mnemonic, body, found.parameters


def body_of(spelling: str) -> str | None:
    """The body of what stands after a mnemonic: without angle brackets, or, where it has none, with a blank in front.

    It begins with a blank only then. None if nothing stands there.
    """
    if not spelling:
        return None
    return spelling[1:-1].lstrip() if spelling[0] == "<" else f" {spelling.lstrip()}"


def _integer_type(node: Node, values: list[Any], context: Context) -> Type:
    return integer_type(node.text, node.start)


def _float_type(node: Node, values: list[Any], context: Context) -> Type:
    return FloatType(node.children[0].text)


def _complex_type(node: Node, values: list[Any], context: Context) -> Type:
    (element,) = values
    if not isinstance(element, _IN_COMPLEX):
        raise LeafError(f"expected an integer or floating-point type, but got `{element}`", node.children[3].start)
    return ComplexType(element)


def _tuple_type(node: Node, values: list[Any], context: Context) -> Type:
    return TupleType(values[0] if values else ())


def _types(node: Node, values: list[Any], context: Context) -> tuple[Type, ...]:
    return tuple(values)


def _type_list_parens(node: Node, values: list[Any], context: Context) -> tuple[Type, ...]:
    return values[0] if values else ()


def _function_results(node: Node, values: list[Any], context: Context) -> tuple[Type, ...]:
    (results,) = values
    return results if isinstance(results, tuple) else (results,)


def _function_type(node: Node, values: list[Any], context: Context) -> Type:
    inputs, results = values
    return FunctionType(inputs, results)


def _tensor_type(node: Node, values: list[Any], context: Context) -> Type:
    shape, element, *encoding = values
    return checked_tensor(
        shape, element, encoding[0] if encoding else None, node.children[4].start, node.children[5].start
    )


def _tensor_encoding(node: Node, values: list[Any], context: Context) -> Attribute | None:
    return values[0] if values else None


def _memref_type(node: Node, values: list[Any], context: Context) -> Type:
    shape, element, *attributes = values
    offsets = [child.children[1].start for child in node.children[5].children]
    return checked_memref(shape, element, attributes, node.children[4].start, offsets)


def _vector_type(node: Node, values: list[Any], context: Context) -> Type:
    shape, element = values
    return checked_vector(shape.sizes, shape.scalable, element, node.children[4].start)


def _vector_shape(node: Node, values: list[Any], context: Context) -> _VectorShape:
    return _VectorShape(tuple([size for size, _ in values]), tuple([scalable for _, scalable in values]))


def _vector_dimension(node: Node, values: list[Any], context: Context) -> tuple[int, bool]:
    text = node.text
    digits = re.search(r"[0-9]+", text)
    assert digits is not None
    size = dimension(digits.group(), node.start)
    if size == 0:
        raise LeafError("expected a positive dimension, but got `0`", node.start + digits.start())
    return size, text[0] == "["


def _shape(node: Node, values: list[Any], context: Context) -> Shape:
    return tuple([value for (value,) in values])


def _dimension(node: Node, values: list[Any], context: Context) -> tuple[int | None]:
    digits = node.children[0].text
    return (None if digits == "?" else dimension(digits, node.start),)


def _dialect_type(node: Node, values: list[Any], context: Context) -> Type:
    (symbol,) = values
    return DialectType(*parsed_symbol(context.dialect_types, symbol))


def _dialect_symbol(node: Node, values: list[Any], context: Context) -> DialectSymbol:
    name, body, _ = node.children
    return dialect_symbol(name.text, body.text[1:-1] if body.text else None, body.start + 1)


TYPE_RULES: Rules = {
    "integer_type": _integer_type,
    "float_type": _float_type,
    "index_type": lambda node, values, context: IndexType(),
    "none_type": lambda node, values, context: NoneType(),
    "complex_type": _complex_type,
    "tuple_type": _tuple_type,
    "type_list": _types,
    "type_list_parens": _type_list_parens,
    "function_results": _function_results,
    "function_type": _function_type,
    "tensor_type": _tensor_type,
    "tensor_encoding": _tensor_encoding,
    "memref_type": _memref_type,
    "vector_type": _vector_type,
    "vector_shape": _vector_shape,
    "vector_dimension": _vector_dimension,
    "shape": _shape,
    "unranked_shape": lambda node, values, context: None,
    "dimension": _dimension,
    "dialect_type": _dialect_type,
    "dialect_symbol": _dialect_symbol,
    "type_alias": lambda node, values, context: TypeAlias(node.children[0].text[1:]),
}
