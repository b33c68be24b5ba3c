"""Plain types, read without the grammar."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from mlir_ls.syntax.leaf.build.builder import LeafReader
from mlir_ls.syntax.leaf.build.types import MAX_INTEGER_WIDTH, DialectSymbol, dialect_symbol, parsed_symbol
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.extent import balanced_end, type_end
from mlir_ls.syntax.leaf.lexical import OPENING, STRING
from mlir_ls.syntax.leaf.nodes import Leaf, Type
from mlir_ls.syntax.leaf.shaped import checked_memref, checked_tensor, checked_vector
from mlir_ls.syntax.leaf.types import (
    FLOAT_WIDTHS,
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    TypeAlias,
    VectorType,
)
from mlir_ls.system.patterns import deferred

_FLOATS = "|".join(FLOAT_WIDTHS)
SCALAR = rf"(?:[su]?i[1-9][0-9]{{0,6}}|index|{_FLOATS})"
NUMBER = r"-?[0-9]{1,20}(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?|0x[0-9A-Fa-f]{1,16}"

_SCALAR_TYPE = re.compile(rf"([su]?)i([1-9][0-9]{{0,6}})\Z|(index|none)\Z|({_FLOATS})\Z")
_SHAPED_TYPE = re.compile(rf"(tensor|memref|vector)<((?:(?:[0-9]{{1,18}}|\?) ?x ?)*)({SCALAR})>\Z")
_SHAPE = deferred(r"(tensor|memref)<(?:(\* ?x ?)|((?:(?:[0-9]{1,18}|\?) ?x ?)*))(?=[a-z!])")
_SCALABLE_VECTOR = deferred(rf"vector<((?:(?:[0-9]{{1,18}}|\[[0-9]{{1,18}}\])x)*)({SCALAR})>\Z")
_COMPLEX_TYPE = deferred(rf"complex<({SCALAR})>\Z")
_ARROW = deferred(r" ?-> ?")
_DIALECT = re.compile(r"[!#]([A-Za-z_][A-Za-z0-9_]*)(?:\.([A-Za-z][A-Za-z0-9_.]*)?)?(<|\Z)")
_ALIAS = re.compile(r"[!#]([A-Za-z_][A-Za-z0-9_]*|[0-9]+)\Z")
_SPLIT = re.compile(rf"{STRING}|->|>=|<=|//|[,<>()\[\]{{}}]")
LeafT = TypeVar("LeafT", bound=Leaf)


def plain_type(text: str, reader: LeafReader) -> Type | None:
    """The type of a plain spelling.

    Raises:
        LeafError: perhaps it is none.
    """
    match = _SHAPED_TYPE.match(text)
    if match:
        return _scalars(reader, *match.groups())
    first = text[:1]
    if first == "!":
        return _prefixed_type(text, reader)
    if first == "(":
        return function_type(text, reader)
    if text.endswith(">"):
        return _bracketed_type(text, reader)
    return scalar_type(text)


def alias_name(text: str) -> str | None:
    """The name of a plain alias without its sigil, if it is one."""
    match = _ALIAS.match(text)
    return match.group(1) if match else None


def plain_symbol(text: str) -> DialectSymbol | None:
    """The parts of a plain type or attribute of a dialect, if it is one."""
    match = _DIALECT.match(text)
    if match is None:
        return None
    dialect, mnemonic, bracket = match.groups()
    if not bracket:
        return None if mnemonic is None else DialectSymbol(dialect, mnemonic, None, len(text) + 1)
    start = match.end()
    if balanced_end(text, start - 1, raw=True) != len(text):
        return None
    return dialect_symbol(text[1 : start - 1], text[start:-1], start)


def split_commas(text: str, start: int, end: int) -> list[tuple[int, int]] | None:
    """The ranges between the commas that no bracket encloses; None where brackets do not match or a comment is."""
    pieces: list[tuple[int, int]] = []
    depth = 0
    piece = start
    for match in _SPLIT.finditer(text, start, end):
        token = match.group()
        if token == ",":
            if not depth:
                pieces.append((piece, match.start()))
                piece = match.end()
        elif token in OPENING:
            depth += 1
        elif token == "//":
            return None
        elif len(token) == 1:
            depth -= 1
            if depth < 0:
                return None
    pieces.append((piece, end))
    return None if depth else pieces


def read_part(parse: Callable[[str], LeafT], text: str, start: int, end: int) -> LeafT:
    """What `parse` makes of a range of a text, white space around it left out; errors count from the text's start."""
    piece = text[start:end].strip(" \n")
    try:
        return parse(piece)
    except LeafError as error:
        raise error.shifted(text.index(piece, start)) from None


def scalar_type(text: str) -> Type | None:
    """The type of numbers, indices or nothing that a word names."""
    match = _SCALAR_TYPE.match(text)
    if match is None:
        return None
    signedness, width, word, floating = match.groups()
    if width is not None:
        bits = int(width)
        return IntegerType(bits, signedness) if bits <= MAX_INTEGER_WIDTH else None
    if floating is not None:
        return FloatType(floating)
    return IndexType() if word == "index" else NoneType()


def _scalars(reader: LeafReader, kind: str, sizes: str, element_text: str) -> Type | None:
    element = reader.parse_type(element_text)
    shape = dimensions(sizes)
    if kind == "tensor":
        return RankedTensorType(shape, element)
    if kind == "memref":
        return MemRefType(shape, element)
    if None in shape or 0 in shape:
        return None
    return VectorType(shape, (False,) * len(shape), element)


def dimensions(text: str) -> tuple[int | None, ...]:
    """The sizes of `4x?x`, None for those that are not known."""
    return tuple([None if "?" in size else int(size) for size in text.split("x")[:-1]])


def _bracketed_type(text: str, reader: LeafReader) -> Type | None:
    shaped = _SHAPE.match(text)
    if shaped:
        return _tensor_or_memref(text, shaped, reader)
    if text.startswith("tuple<"):
        types = _types(text, len("tuple<"), len(text) - 1, reader)
        return None if types is None else TupleType(types)
    vector = _SCALABLE_VECTOR.match(text)
    if vector:
        spelled = vector.group(1).split("x")[:-1]
        sizes = tuple([int(size.strip("[]")) for size in spelled])
        if 0 in sizes:
            return None
        return checked_vector(sizes, tuple([size[0] == "[" for size in spelled]), reader.parse_type(vector.group(2)), 0)
    complex = _COMPLEX_TYPE.match(text)
    if complex and complex.group(1) != "index":
        return ComplexType(reader.parse_type(complex.group(1)))
    return None


def _tensor_or_memref(text: str, shaped: re.Match[str], reader: LeafReader) -> Type | None:
    pieces = split_commas(text, shaped.end(), len(text) - 1)
    if pieces is None:
        return None
    kind, unranked, sizes = shaped.groups()
    shape = None if unranked else dimensions(sizes)
    element = read_part(reader.parse_type, text, *pieces[0])
    attributes = [read_part(reader.parse_attribute, text, start, end) for start, end in pieces[1:]]
    if kind == "memref":
        return checked_memref(shape, element, attributes, pieces[0][0], [start for start, _ in pieces[1:]])
    if len(attributes) > 1:
        return None
    encoding, at = (attributes[0], pieces[1][0]) if attributes else (None, 0)
    return checked_tensor(shape, element, encoding, pieces[0][0], at)


def function_type(text: str, reader: LeafReader) -> Type | None:
    """The type `(inputs) -> results`, unless the grammar has to decide."""
    inputs_end = balanced_end(text, 0)
    arrow = _ARROW.match(text, inputs_end)
    if arrow is None:
        return None
    results = _results(text, arrow.end(), reader)
    inputs = _types(text, 1, inputs_end - 1, reader)
    return None if inputs is None or results is None else FunctionType(inputs, results)


def _results(text: str, start: int, reader: LeafReader) -> tuple[Type, ...] | None:
    if text.startswith("(", start):
        return _types(text, start + 1, len(text) - 1, reader) if balanced_end(text, start) == len(text) else None
    return (read_part(reader.parse_type, text, start, len(text)),) if type_end(text, start) == len(text) else None


def _types(text: str, start: int, end: int, reader: LeafReader) -> tuple[Type, ...] | None:
    if start == end:
        return ()
    pieces = split_commas(text, start, end)
    if pieces is None:
        return None
    return tuple([read_part(reader.parse_type, text, first, last) for first, last in pieces])


def _prefixed_type(text: str, reader: LeafReader) -> Type | None:
    name = alias_name(text)
    if name is not None:
        return TypeAlias(name)
    symbol = plain_symbol(text)
    if symbol is None:
        return None
    return DialectType(*parsed_symbol(reader.context.dialect_types, symbol))
