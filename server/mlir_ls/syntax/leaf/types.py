"""The builtin types, types of dialects, and type aliases (language reference, "Builtin Dialect", "Types")."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from mlir_ls.caches import remembered
from mlir_ls.syntax.leaf.body import has_alias, is_erased
from mlir_ls.syntax.leaf.nodes import Attribute, Type, intern, intern_read

_APART: Final = frozenset('"_@#!%-')
DYNAMIC: Final = None
"""The size of a dimension spelled `?`."""

Shape = tuple["int | None", ...]

FLOAT_WIDTHS: Final = {
    "f4E2M1FN": 4,
    "f6E2M3FN": 6,
    "f6E3M2FN": 6,
    "f8E5M2": 8,
    "f8E4M3": 8,
    "f8E4M3FN": 8,
    "f8E5M2FNUZ": 8,
    "f8E4M3FNUZ": 8,
    "f8E4M3B11FNUZ": 8,
    "f8E3M4": 8,
    "f8E8M0FNU": 8,
    "bf16": 16,
    "f16": 16,
    "tf32": 19,
    "f32": 32,
    "f64": 64,
    "f80": 80,
    "f128": 128,
}
"""The builtin floating-point types and their widths in bits."""


class IntegerType(Type):
    """`i32`, `si8`, `ui1`. The signedness is `""`, `"s"` or `"u"`, the width is in bits."""

    __slots__ = ("signedness", "width")
    _fields = ("width", "signedness")
    width: int
    signedness: str

    def __new__(cls, width: int, signedness: str = "") -> IntegerType:
        return intern(cls, width, signedness)

    def _spell(self) -> str:
        return f"{self.signedness}i{self.width}"


class FloatType(Type):
    """`f32`, `bf16` and the other names of `FLOAT_WIDTHS`."""

    __slots__ = ("name",)
    _fields = ("name",)
    name: str

    def __new__(cls, name: str) -> FloatType:
        return intern(cls, name)

    @property
    def width(self) -> int:
        """The width in bits."""
        return FLOAT_WIDTHS[self.name]

    def _spell(self) -> str:
        return self.name


class IndexType(Type):
    """`index`."""

    __slots__ = ()

    def __new__(cls) -> IndexType:
        return intern(cls)

    def _spell(self) -> str:
        return "index"


SCALARS: Final = (IntegerType, FloatType, IndexType)
"""The types of numbers."""


class NoneType(Type):
    """`none`."""

    __slots__ = ()

    def __new__(cls) -> NoneType:
        return intern(cls)

    def _spell(self) -> str:
        return "none"


class ComplexType(Type):
    """`complex<f32>`."""

    __slots__ = ("element",)
    _fields = ("element",)
    element: Type

    def __new__(cls, element: Type) -> ComplexType:
        return intern(cls, element)

    def _spell(self) -> str:
        return f"complex<{self.element}>"


class TupleType(Type):
    """`tuple<i32, f32>`."""

    __slots__ = ("types",)
    _fields = ("types",)
    types: tuple[Type, ...]

    def __new__(cls, types: tuple[Type, ...]) -> TupleType:
        return intern(cls, types)

    def _spell(self) -> str:
        return f"tuple<{_comma(self.types)}>"


class FunctionType(Type):
    """`(i32, f32) -> (i1, i1)`."""

    __slots__ = ("inputs", "results")
    _fields = ("inputs", "results")
    inputs: tuple[Type, ...]
    results: tuple[Type, ...]

    def __new__(cls, inputs: tuple[Type, ...], results: tuple[Type, ...]) -> FunctionType:
        return intern(cls, inputs, results)

    def _spell(self) -> str:
        results = _comma(self.results)
        if len(self.results) != 1 or isinstance(self.results[0], FunctionType):
            results = f"({results})"
        return f"({_comma(self.inputs)}) -> {results}"


def result_list(types: Sequence[str]) -> str:
    """The results of a function type as they are spelled: in brackets, but for one that cannot be mistaken."""
    is_single = len(types) == 1 and not types[0].startswith("(") and "->" not in types[0]
    return types[0] if is_single else f"({', '.join(types)})"


class ShapedType(Type):
    """A type with an element type and, unless it is unranked, a shape. Sizes spelled `?` are `DYNAMIC`."""

    __slots__ = ("element",)
    element: Type

    @property
    def shape(self) -> Shape | None:
        """The sizes of the dimensions, or None if not even their number is known."""
        raise NotImplementedError

    @property
    def rank(self) -> int | None:
        """The number of dimensions, if it is known."""
        return None if self.shape is None else len(self.shape)

    @property
    def element_count(self) -> int | None:
        """How many elements there are, if the shape is static; a scalable dimension counts with its base size."""
        if self.shape is None:
            return None
        count = 1
        for size in self.shape:
            if size is None:
                return None
            count *= size
        return count


class _RankedType(ShapedType):
    __slots__ = ("_shape",)
    _shape: Shape

    @property
    def shape(self) -> Shape:
        return self._shape


class _UnrankedType(ShapedType):
    __slots__ = ()

    @property
    def shape(self) -> None:
        return None


class VectorType(_RankedType):
    """`vector<4x[8]xf32>`; `scalable` says of each dimension whether it is in brackets."""

    __slots__ = ("scalable",)
    _fields = ("_shape", "scalable", "element")
    scalable: tuple[bool, ...]

    def __new__(cls, shape: Shape, scalable: tuple[bool, ...], element: Type) -> VectorType:
        return intern(cls, shape, scalable, element)

    def _spell(self) -> str:
        each = zip(self._shape, self.scalable, strict=True)
        sizes = "".join([f"[{size}]x" if scalable else f"{size}x" for size, scalable in each])
        return f"vector<{sizes}{self.element}>"


class RankedTensorType(_RankedType):
    """`tensor<4x?xf32, encoding>`."""

    __slots__ = ("encoding",)
    _fields = ("_shape", "element", "encoding")
    encoding: Attribute | None

    def __new__(cls, shape: Shape, element: Type, encoding: Attribute | None = None) -> RankedTensorType:
        return intern(cls, shape, element, encoding)

    def _spell(self) -> str:
        return f"tensor<{spelled_sizes(self._shape)}{self.element}{_after(self.encoding)}>"


class UnrankedTensorType(_UnrankedType):
    """`tensor<*xf32>`."""

    __slots__ = ()
    _fields = ("element",)

    def __new__(cls, element: Type) -> UnrankedTensorType:
        return intern(cls, element)

    def _spell(self) -> str:
        return f"tensor<*x{self.element}>"


class MemRefType(_RankedType):
    """`memref<4x?xf32, layout, memory space>`. The identity layout and the memory space 0 are None.

    An alias that stands alone after the element type is held as the layout until it is resolved.
    """

    __slots__ = ("layout", "memory_space")
    _fields = ("_shape", "element", "layout", "memory_space")
    layout: Attribute | None
    memory_space: Attribute | None

    def __new__(
        cls, shape: Shape, element: Type, layout: Attribute | None = None, memory_space: Attribute | None = None
    ) -> MemRefType:
        return intern(cls, shape, element, layout, memory_space)

    def _spell(self) -> str:
        return f"memref<{spelled_sizes(self._shape)}{self.element}{_after(self.layout)}{_space(self.memory_space)}>"


class UnrankedMemRefType(_UnrankedType):
    """`memref<*xf32, memory space>`; the memory space 0 is None."""

    __slots__ = ("memory_space",)
    _fields = ("element", "memory_space")
    memory_space: Attribute | None

    def __new__(cls, element: Type, memory_space: Attribute | None = None) -> UnrankedMemRefType:
        return intern(cls, element, memory_space)

    def _spell(self) -> str:
        return f"memref<*x{self.element}{_space(self.memory_space)}>"


class DialectType(Type):
    """A type of a dialect: `!dialect.mnemonic`, `!dialect.mnemonic<body>` or `!dialect<body>`.

    The mnemonic is empty in the last form, unless the dialect's own grammar has read it; the body then begins with a
    blank. The body is None where there are no angle brackets. Its spelling is canonical. `parameters` is what the
    dialect's grammar made of it, None where no grammar is known: languages whose grammars differ have types of their own.
    """

    __slots__ = ("body", "dialect", "mnemonic", "parameters")
    _fields = ("dialect", "mnemonic", "body")
    dialect: str
    mnemonic: str
    body: str | None
    parameters: tuple[Any, ...] | None

    def __new__(
        cls, dialect: str, mnemonic: str, body: str | None = None, parameters: tuple[Any, ...] | None = None
    ) -> DialectType:
        return intern_read(cls, parameters, dialect, mnemonic, body)

    def _remake(self, *values: Any) -> DialectType:
        return DialectType(self.dialect, self.mnemonic, self.body, self.parameters)

    def _spell(self) -> str:
        return spelled_symbol("!", self.dialect, self.mnemonic, self.body)

    def is_alias_itself(self) -> bool:
        return self.body is not None and has_alias(self.body)

    def is_erased_itself(self) -> bool:
        return self.body is not None and is_erased(self.body)


def spelled_symbol(sigil: str, dialect: str, mnemonic: str, body: str | None) -> str:
    """The spelling of a dialect's type or attribute."""
    if body is not None and body[:1] == " ":
        gap = " " if body[1:2].isalnum() or body[1:2] in _APART else ""
        return f"{sigil}{dialect}<{mnemonic}{gap}{body[1:]}>"
    name = f"{sigil}{dialect}.{mnemonic}" if mnemonic else f"{sigil}{dialect}"
    return name if body is None else f"{name}<{body}>"


class TypeAlias(Type):
    """`!name`, a type that is spelled elsewhere."""

    __slots__ = ("name",)
    _fields: ClassVar[tuple[str, ...]] = ("name",)
    name: str

    def __new__(cls, name: str) -> TypeAlias:
        return intern(cls, name)

    def _spell(self) -> str:
        return f"!{self.name}"

    def is_alias_itself(self) -> bool:
        return True


class DerivedType(TypeAlias):
    """A type that nothing spells and that follows from the one that the alias `!name` stands for: what `make` makes of it."""

    __slots__ = ("make",)
    _fields = ("name", "make")
    make: Callable[[Type], Type | None]

    def __new__(cls, name: str, make: Callable[[Type], Type | None]) -> DerivedType:
        return intern(cls, name, make)

    def _spell(self) -> str:
        return "unknown"


def derived_inputs(alias: str, count: int) -> list[Type | None]:
    """The types of so many operands that follow from an alias for a function type."""
    return [DerivedType(alias, _input(index)) for index in range(count)]


def derived_results(alias: str, count: int) -> list[Type | None]:
    """The types of so many results that follow from one."""
    return [DerivedType(alias, _result(index)) for index in range(count)]


@remembered(256)
def _input(index: int) -> Callable[[Type], Type | None]:
    return _picked(lambda function: function.inputs, index)


@remembered(256)
def _result(index: int) -> Callable[[Type], Type | None]:
    return _picked(lambda function: function.results, index)


def _picked(listed: Callable[[FunctionType], Sequence[Type]], index: int) -> Callable[[Type], Type | None]:
    """What yields one of the types that are listed in a function type."""

    def make(type_: Type) -> Type | None:
        if isinstance(type_, TypeAlias) and not isinstance(type_, DerivedType):
            return DerivedType(type_.name, make)
        types = listed(type_) if isinstance(type_, FunctionType) else ()
        return types[index] if index < len(types) else None

    return make


def _comma(types: tuple[Type, ...]) -> str:
    return ", ".join(map(str, types))


def spelled_sizes(shape: Shape) -> str:
    """`4x?x`, before the type of the elements."""
    return "".join(["?x" if size is None else f"{size}x" for size in shape])


def _after(attribute: Attribute | None) -> str:
    return "" if attribute is None else f", {attribute}"


def _space(attribute: Attribute | None) -> str:
    return _after(attribute).removesuffix(" : i64")
