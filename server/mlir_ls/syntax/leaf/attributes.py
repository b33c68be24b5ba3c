"""The builtin attributes, attributes of dialects, and attribute aliases (language reference, "Builtin Dialect")."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar

from mlir_ls.syntax.leaf.affine import AffineMap, IntegerSet
from mlir_ls.syntax.leaf.body import has_alias, is_erased, is_erased_string
from mlir_ls.syntax.leaf.nodes import Attribute, Type, intern, intern_read
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, spelled_symbol
from mlir_ls.system.patterns import deferred

_BARE = deferred(r"[A-Za-z_][\w$.]*\Z", re.ASCII)
_SYMBOL_NAME = re.compile(r"[A-Za-z_][\w$.]*\Z", re.ASCII)
_UNPRINTABLE = re.compile(rb"[^ !#-\[\]-~]")


class BoolAttr(Attribute):
    """`true` or `false`."""

    __slots__ = ("value",)
    _fields = ("value",)
    value: bool

    def __new__(cls, value: bool) -> BoolAttr:
        return intern(cls, value)

    @property
    def type(self) -> Type:
        return IntegerType(1)

    @property
    def literal(self) -> str:
        """The value as it is spelled."""
        return "true" if self.value else "false"

    def _spell(self) -> str:
        return self.literal


class _Typed(Attribute):
    __slots__ = ("_type",)
    _type: Type

    @property
    def type(self) -> Type:
        return self._type


class IntegerAttr(_Typed):
    """`5 : i32`, `5`, `5 : index`. A value of a signless type is the signed one of its bits."""

    __slots__ = ("value",)
    _fields = ("value", "_type")
    value: int

    def __new__(cls, value: int, type: Type) -> IntegerAttr:
        return intern(cls, value, type)

    @property
    def literal(self) -> str:
        """The value as it is spelled where the type is known."""
        return str(self.value)

    def _spell(self) -> str:
        return f"{self.value} : {self._type}"


class FloatAttr(_Typed):
    """`1.000000e+00 : f32`. `literal` is the value as the reference prints it, decimal or as hexadecimal bits."""

    __slots__ = ("literal",)
    _fields = ("literal", "_type")
    literal: str

    def __new__(cls, literal: str, type: Type) -> FloatAttr:
        return intern(cls, literal, type)

    def _spell(self) -> str:
        return f"{self.literal} : {self._type}"


class StringAttr(Attribute):
    """`"text"` and `"text" : !t`. `value` has its escapes replaced; bytes that are no UTF-8 are surrogates."""

    __slots__ = ("_type", "value")
    _fields = ("value", "_type")
    value: str
    _type: Type | None

    def __new__(cls, value: str, type: Type | None = None) -> StringAttr:
        return intern(cls, value, type)

    @property
    def type(self) -> Type | None:
        return self._type

    @property
    def literal(self) -> str:
        """The string in quotation marks, escaped."""
        return quoted(self.value)

    def _spell(self) -> str:
        return self.literal if self._type is None else f"{self.literal} : {self._type}"

    def is_erased_itself(self) -> bool:
        return is_erased_string(self.value)


class UnitAttr(Attribute):
    """`unit`."""

    __slots__ = ()

    def __new__(cls) -> UnitAttr:
        return intern(cls)

    def _spell(self) -> str:
        return "unit"


class ArrayAttr(Attribute):
    """`[1, "a"]`."""

    __slots__ = ("elements",)
    _fields = ("elements",)
    elements: tuple[Attribute, ...]

    def __new__(cls, elements: tuple[Attribute, ...]) -> ArrayAttr:
        return intern(cls, elements)

    def _spell(self) -> str:
        return f"[{', '.join(map(untyped, self.elements))}]"


class DictionaryAttr(Attribute):
    """`{a = 1, b}`; the entries are in the order of their names, a name without a value has `unit`."""

    __slots__ = ("entries",)
    _fields = ("entries",)
    entries: tuple[tuple[str, Attribute], ...]

    def __new__(cls, entries: tuple[tuple[str, Attribute], ...]) -> DictionaryAttr:
        return intern(cls, tuple(sorted(entries, key=_name_of)))

    def get(self, name: str) -> Attribute | None:
        """The attribute of this name, if there is one."""
        return next((attribute for each, attribute in self.entries if each == name), None)

    def _spell(self) -> str:
        return "{" + ", ".join([_entry(name, attribute) for name, attribute in self.entries]) + "}"


class SymbolRefAttr(Attribute):
    """`@root::@nested::@leaf`. An erased name is None."""

    __slots__ = ("path",)
    _fields = ("path",)
    path: tuple[str | None, ...]

    def __new__(cls, path: tuple[str | None, ...]) -> SymbolRefAttr:
        return intern(cls, path)

    def _spell(self) -> str:
        return "::".join(["@" if name is None else symbol(name) for name in self.path])

    def is_erased_itself(self) -> bool:
        return None in self.path


class TypeAttr(Attribute):
    """A type in the place of an attribute."""

    __slots__ = ("value",)
    _fields = ("value",)
    value: Type

    def __new__(cls, value: Type) -> TypeAttr:
        return intern(cls, value)

    def _spell(self) -> str:
        return str(self.value)


Element = Any
"""An element of a dense attribute: a number, `BoolAttr` or `StringAttr`, or a pair of numbers for a complex one."""


class DenseElementsAttr(_Typed):
    """`dense<[1, 2]> : tensor<2xi32>`.

    `elements` has one element where all are equal, otherwise as many as the type has. It is None where the literal is
    hexadecimal or long; then `body` stands for it: the literal, or for a long one its length and digest.
    """

    __slots__ = ("body", "elements")
    _fields = ("elements", "body", "_type")
    elements: tuple[Element, ...] | None
    body: str

    def __new__(cls, elements: tuple[Element, ...] | None, body: str, type: Type) -> DenseElementsAttr:
        return intern(cls, elements, body, type)

    @property
    def is_splat(self) -> bool:
        """Whether one element is given for all."""
        return self.elements is not None and len(self.elements) == 1

    def _spell(self) -> str:
        return f"dense<{self.body}> : {self._type}"


class SparseElementsAttr(_Typed):
    """`sparse<[[0, 0]], [1]> : tensor<2x2xi32>`; `body` is the text between the angle brackets."""

    __slots__ = ("body",)
    _fields = ("body", "_type")
    body: str

    def __new__(cls, body: str, type: Type) -> SparseElementsAttr:
        return intern(cls, body, type)

    def _spell(self) -> str:
        return f"sparse<{self.body}> : {self._type}"


class DenseResourceAttr(_Typed):
    """`dense_resource<key> : tensor<2xi32>`."""

    __slots__ = ("key",)
    _fields = ("key", "_type")
    key: str

    def __new__(cls, key: str, type: Type) -> DenseResourceAttr:
        return intern(cls, key, type)

    def _spell(self) -> str:
        return f"dense_resource<{self.key if _BARE.match(self.key) else quoted(self.key)}> : {self._type}"


class DenseArrayAttr(Attribute):
    """`array<i32: 1, 2>`; a long array has None for its elements, and `body` stands for them."""

    __slots__ = ("body", "element_type", "elements")
    _fields = ("element_type", "elements", "body")
    element_type: Type
    elements: tuple[Element, ...] | None
    body: str

    def __new__(cls, element_type: Type, elements: tuple[Element, ...] | None, body: str) -> DenseArrayAttr:
        return intern(cls, element_type, elements, body)

    def _spell(self) -> str:
        return f"array<{self.element_type}{': ' if self.body else ''}{self.body}>"


class OpaqueElementsAttr(_Typed):
    """`opaque<"dialect", "0x00"> : tensor<1xi8>`, which the language once had."""

    __slots__ = ("body",)
    _fields = ("body", "_type")
    body: str

    def __new__(cls, body: str, type: Type) -> OpaqueElementsAttr:
        return intern(cls, body, type)

    def _spell(self) -> str:
        return f"opaque<{self.body}> : {self._type}"


class AffineMapAttr(Attribute):
    """`affine_map<(d0) -> (d0)>`."""

    __slots__ = ("map",)
    _fields = ("map",)
    map: AffineMap

    def __new__(cls, map: AffineMap) -> AffineMapAttr:
        return intern(cls, map)

    def _spell(self) -> str:
        return f"affine_map<{self.map}>"


class IntegerSetAttr(Attribute):
    """`affine_set<(d0) : (d0 >= 0)>`."""

    __slots__ = ("set",)
    _fields = ("set",)
    set: IntegerSet

    def __new__(cls, set: IntegerSet) -> IntegerSetAttr:
        return intern(cls, set)

    def _spell(self) -> str:
        return f"affine_set<{self.set}>"


class StridedLayoutAttr(Attribute):
    """`strided<[4, ?], offset: 1>`; None stands for `?`."""

    __slots__ = ("offset", "strides")
    _fields = ("strides", "offset")
    strides: tuple[int | None, ...]
    offset: int | None

    def __new__(cls, strides: tuple[int | None, ...], offset: int | None = 0) -> StridedLayoutAttr:
        return intern(cls, strides, offset)

    def _spell(self) -> str:
        offset = "" if self.offset == 0 else f", offset: {_size(self.offset)}"
        return f"strided<[{', '.join(map(_size, self.strides))}]{offset}>"


class DistinctAttr(Attribute):
    """`distinct[0]<42 : i32>`; the attribute is None where there is none in the brackets."""

    __slots__ = ("number", "value")
    _fields = ("number", "value")
    number: int
    value: Attribute | None

    def __new__(cls, number: int, value: Attribute | None) -> DistinctAttr:
        return intern(cls, number, value)

    def _spell(self) -> str:
        return f"distinct[{self.number}]<{'' if self.value is None else self.value}>"


class DialectAttr(Attribute):
    """An attribute of a dialect: `#dialect.mnemonic<body>` or `#dialect<body>`, maybe with a type after a colon.

    Its parts are those of `DialectType`.
    """

    __slots__ = ("_type", "body", "dialect", "mnemonic", "parameters")
    _fields = ("dialect", "mnemonic", "body", "_type")
    dialect: str
    mnemonic: str
    body: str | None
    parameters: tuple[Any, ...] | None
    _type: Type | None

    def _remake(self, *values: Any) -> DialectAttr:
        dialect, mnemonic, body, type = values
        return DialectAttr(dialect, mnemonic, body, self.parameters, type)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.dialect, self.mnemonic, self.body, None, self._type)

    def __new__(
        cls,
        dialect: str,
        mnemonic: str,
        body: str | None = None,
        parameters: tuple[Any, ...] | None = None,
        type: Type | None = None,
    ) -> DialectAttr:
        return intern_read(cls, parameters, dialect, mnemonic, body, type)

    @property
    def type(self) -> Type | None:
        return self._type

    def _spell(self) -> str:
        symbol = spelled_symbol("#", self.dialect, self.mnemonic, self.body)
        return symbol if self._type is None else f"{symbol} : {self._type}"

    def is_alias_itself(self) -> bool:
        return self.body is not None and has_alias(self.body)

    def is_erased_itself(self) -> bool:
        return self.body is not None and is_erased(self.body)


class UnreadAttr(Attribute):
    """An attribute that was too long or too deep to be read; `summary` has its length and a digest."""

    __slots__ = ("summary",)
    _fields = ("summary",)
    summary: str

    def __new__(cls, summary: str) -> UnreadAttr:
        return intern(cls, summary)

    def _spell(self) -> str:
        return self.summary

    def is_erased_itself(self) -> bool:
        return True


class AttributeAlias(Attribute):
    """`#name`, an attribute that is spelled elsewhere. `#loc` may have lost its number, so it is opaque."""

    __slots__ = ("name",)
    _fields: ClassVar[tuple[str, ...]] = ("name",)
    name: str

    def __new__(cls, name: str) -> AttributeAlias:
        return intern(cls, name)

    def _spell(self) -> str:
        return f"#{self.name}"

    def is_alias_itself(self) -> bool:
        return True

    def is_erased_itself(self) -> bool:
        return self.name == "loc"


class DerivedAttr(AttributeAlias):
    """An attribute that nothing spells and that follows from the one that the alias `#name` stands for.

    `make` makes it, and yields None where the other one is not what was `expected`.
    """

    __slots__ = ("expected", "make")
    _fields = ("name", "make", "expected")
    make: Callable[[Attribute], Attribute | None]
    expected: str

    def __new__(cls, name: str, make: Callable[[Attribute], Attribute | None], expected: str) -> DerivedAttr:
        return intern(cls, name, make, expected)

    def _spell(self) -> str:
        return "unknown"


def untyped(attribute: Attribute) -> str:
    """The spelling where the types that numbers have by default go without saying."""
    if isinstance(attribute, IntegerAttr) and attribute.type is IntegerType(64):
        return attribute.literal
    if isinstance(attribute, FloatAttr) and attribute.type is FloatType("f64"):
        return attribute.literal
    return str(attribute)


def quoted(text: str) -> str:
    """A string literal for `text`; what is not printable ASCII is escaped in hexadecimal."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    escaped = _UNPRINTABLE.sub(_escape, utf8(text))
    return f'"{escaped.decode("ascii")}"'


def utf8(text: str) -> bytes:
    """The bytes of a text; its surrogates stand for bytes that are no UTF-8 or, in a broken text, for themselves."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def symbol(name: str) -> str:
    """A symbol name with its sigil, in quotation marks where it needs them."""
    return f"@{name}" if _SYMBOL_NAME.match(name) else f"@{quoted(name)}"


def _escape(found: re.Match[bytes]) -> bytes:
    byte = found.group()
    return b"\\\\" if byte == b"\\" else b"\\%02X" % byte[0]


def _name_of(entry: tuple[str, Attribute]) -> bytes:
    return utf8(entry[0])


def _entry(name: str, attribute: Attribute) -> str:
    spelled = name if _BARE.match(name) else quoted(name)
    return spelled if isinstance(attribute, UnitAttr) else f"{spelled} = {attribute}"


def _size(value: int | None) -> str:
    return "?" if value is None else str(value)
