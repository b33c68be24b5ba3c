"""test: types and attributes that MLIR tries its parsers with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mlir_ls.ods.bodies.declared import BodyDirective, DeclaredBody, Values
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.numbers import float_of
from mlir_ls.ods.bodies.parameters import ParameterKind
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.build.types import body_of
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IntegerType, TypeAlias

_DIALECT = "test"
_SIGNS = ("signed", "unsigned", "none")
_WIDEST = 8
_FLOATS = {'"float"': FloatType("f32"), '"double"': FloatType("f64"), '"fp80"': FloatType("f80")}

# -- types and attributes ----------------------------------------------------------------------------------------


def _compound(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` integer `,` type `,` `[` integer,* `]` `>`"""
    reader.expect("<")
    width = reader.integer()
    reader.expect(",")
    type_ = reader.type()
    reader.expect(",")
    numbers = _integers(reader)
    reader.expect(">")
    return DeclaredBody(f"<{width}, {type_}, {_spelled(numbers)}>", (width, type_, numbers))


def _integers(reader: BodyReader) -> tuple[int, ...]:
    """`[` integer,* `,`? `]`"""
    found: list[int] = []
    reader.expect("[")
    while (number := reader.opt_integer()) is not None:
        found.append(number)
        if not reader.accept(","):
            break
    reader.expect("]")
    return tuple(found)


def _spelled(numbers: Sequence[int]) -> str:
    return f"[{', '.join(map(str, numbers))}]"


def _integer(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` sign `,` integer `>`"""
    reader.expect("<")
    sign = reader.one_of(_SIGNS)
    reader.expect(",")
    start = reader.position
    width = reader.integer()
    if width > _WIDEST:
        reader.fail_at(f"an integer of this dialect has at most {_WIDEST} bits, but got {width}", start)
    reader.expect(">")
    return DeclaredBody(f"<{sign}, {width}>", (width, sign))


def _struct(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (`{` name `,` type `}`),* `>`"""
    fields: list[tuple[str, Type]] = []
    reader.expect("<")
    while reader.accept("{"):
        name = reader.keyword()
        reader.expect(",")
        fields.append((name, reader.type()))
        reader.expect("}")
        if not reader.accept(","):
            break
    reader.expect(">")
    return DeclaredBody(f"<{', '.join([f'{{{name},{type_}}}' for name, type_ in fields])}>", tuple(fields))


def _recursive(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` name (`,` a type of the dialect, without the dialect's name)? `>`;  inside of itself it is only named"""
    reader.expect("<")
    name = reader.keyword()
    inner = _own_type(reader, known) if reader.accept(",") else None
    reader.expect(">")
    return DeclaredBody(f"<{name}, {str(inner)[len(_DIALECT) + 2 :]}>" if inner is not None else f"<{name}>", (name, inner))


def _own_type(reader: BodyReader, known: Known) -> Type:
    start = reader.position
    word = reader.keyword()
    body = known.body("!", _DIALECT, word)
    if body is None:
        reader.fail_at(f"expected a type of the dialect, but got `{word}`", start)
    found = body.read(reader)
    return DialectType(_DIALECT, word, body_of(found.spelling), found.parameters)


def _recursive_alias(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` name (`,` type)? `>`;  inside of itself it is only named"""
    reader.expect("<")
    name = reader.keyword()
    inner = reader.type() if reader.accept(",") else None
    reader.expect(">")
    return DeclaredBody(f"<{name}, {inner}>" if inner is not None else f"<{name}>", (name, inner))


def _with_layout(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` integer `>`"""
    reader.expect("<")
    key = reader.integer()
    reader.expect(">")
    return DeclaredBody(f"<{key}>", (key,))


def _decimal_shape(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` (integer (`x` integer)*)? `>`"""
    reader.expect("<")
    sizes: tuple[int | None, ...] = ()
    if not reader.comes(">"):
        sizes = (*reader.sizes(dynamic=False), reader.integer())
    reader.expect(">")
    return DeclaredBody(f"<{'x'.join(map(str, sizes))}>", (sizes,))


def _elements(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` `[` integer,* `]` `>`;  the type is after it"""
    reader.expect("<")
    numbers = _integers(reader)
    reader.expect(">")
    return DeclaredBody(f"<{_spelled(numbers)}>", None)


def _three(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` attribute `,` attribute `,` attribute `>`"""
    found: list[Attribute] = []
    for opening in "<,,":
        reader.expect(opening)
        found.append(reader.attribute())
    reader.expect(">")
    return DeclaredBody(f"<{', '.join(map(str, found))}>", tuple(found))


def _dynamic(count: int) -> Callable[[BodyReader, Known], DeclaredBody]:
    def read(reader: BodyReader, known: Known) -> DeclaredBody:
        """(`<` attribute,* `>`)?;  as many as there have to be"""
        start = reader.position
        found = reader.delimited("<", reader.attribute) if reader.comes("<") else ()
        if len(found) != count:
            reader.fail_at(f"expected {count or 'no'} parameters, but got {len(found) or 'none'}", start)
        return DeclaredBody(f"<{', '.join(map(str, found))}>" if found else "", found)

    return read


def _dynamic_pair(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` attribute `:` attribute `>`"""
    reader.expect("<")
    first = reader.untyped_attribute()
    reader.expect(":")
    second = reader.attribute()
    reader.expect(">")
    return DeclaredBody(f"<{first}:{second}>", (first, second))


# -- directives --------------------------------------------------------------------------------------------------


def _directive(read: Callable[[BodyReader], Any], spell: Callable[[Any], str] = str) -> Callable[[Known], BodyDirective]:
    """One that reads the parameter that is its last argument."""

    def read_last(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        values[names[-1]] = read(reader)

    return lambda known: BodyDirective(read_last, lambda values, names: spell(values[names[-1]]))


def _counted(known: Known) -> BodyDirective:
    """As many integers as the first argument says, and one more. Arguments: how many, that one"""

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        count = values[names[0]]
        for _ in range(min(count, len(reader.text)) + 1 if count >= 0 else 0):
            values[names[1]] = reader.integer()

    def spell(values: Values, names: Sequence[str]) -> str:
        count = values[names[0]]
        return " ".join(map(str, [*range(count), values.get(names[1])])) if count >= 0 else ""

    return BodyDirective(read, spell)


def _repeated(known: Known) -> BodyDirective:
    """The word that a string before holds. Argument: the string"""

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        reader.expect(values[names[0]][1:-1])

    return BodyDirective(read, lambda values, names: str(values[names[0]])[1:-1])


def _word(reader: BodyReader) -> Any:
    """A word or a string, or an attribute that stands for one."""
    return reader.attribute() if reader.comes("#") else reader.opt_keyword() or reader.string()


def _spelled_word(value: Any) -> str:
    inner = str(value)[1:-1]
    is_quoted = str(value)[:1] == '"' and inner.replace(".", "_").replace("$", "_").isidentifier() and inner.isascii()
    return inner if is_quoted else str(value)


def _typed_float(known: Known) -> BodyDirective:
    """string `:` number;  the string says of which type the number is"""

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        start = reader.position
        values[names[0]] = word = reader.string()
        if word not in _FLOATS:
            reader.fail_at(f'expected "float", "double" or "fp80", but got {word}', start)
        reader.expect(":")
        values[names[1]] = float_of(reader, _FLOATS[word])

    return BodyDirective(read, lambda values, names: f"{values[names[0]]} : {values[names[1]]}")


# -- parameters --------------------------------------------------------------------------------------------------


def _integer_type(reader: BodyReader) -> Type:
    start = reader.position
    found = reader.type()
    if not isinstance(found, IntegerType | TypeAlias):
        reader.fail_at(f"expected an integer type, but got `{found}`", start)
    return found


_INTEGER_TYPE = ParameterKind(_integer_type, str, BodyReader.at_type)
_IN_BRACKETS = ParameterKind(lambda reader: reader.delimited("[", reader.integer), _spelled, lambda reader: reader.comes("["))


def _as_many_as_said(count: int, label: str, number: Attribute, numbers: tuple[int, ...], *rest: Any) -> str:
    return "" if len(numbers) == count else f"`four` holds {count} numbers as `one` says, but got {len(numbers)}"


def _of_two_widths(type_: Type) -> str:
    if isinstance(type_, TypeAlias) or str(type_) in ("i16", "i32"):
        return ""
    return f"expected `i16` or `i32`, but got `{type_}`"


TYPES = {
    "cmpnd_a": _compound,
    "dynamic_custom_assembly_format": _dynamic_pair,
    "dynamic_pair": _dynamic(2),
    "dynamic_singleton": _dynamic(0),
    "int": _integer,
    "struct": _struct,
    "test_rec": _recursive,
    "test_rec_alias": _recursive_alias,
    "test_type_with_layout": _with_layout,
}

TYPE_REQUIREMENTS = {"type_verification": _of_two_widths}

ATTRIBUTES = {
    "cmpnd_a": _compound,
    "decimal_shape": _decimal_shape,
    "dynamic_custom_assembly_format": _dynamic_pair,
    "dynamic_pair": _dynamic(2),
    "dynamic_singleton": _dynamic(0),
    "i64_elements": _elements,
    "sub_elements_access": _three,
}

ATTRIBUTE_REQUIREMENTS = {"attr_with_format": _as_many_as_said}

DIRECTIVES = {
    "BarString": _repeated,
    "ConditionalAlias": _directive(_word, _spelled_word),
    "CustomFloatAttr": _typed_float,
    "CustomTypeA": _directive(BodyReader.integer),
    "CustomTypeB": _counted,
    "FooString": _directive(BodyReader.string),
    "TrueFalse": _directive(lambda reader: bool(reader.integer()), lambda value: "true" if value else "false"),
}

KINDS: Mapping[str, Mapping[str, Any]] = {
    "attr_with_format": {"four": _IN_BRACKETS},
    "attr_with_type": {"int_type": _INTEGER_TYPE},
    "default_valued_type": {"type": _INTEGER_TYPE},
    "no_parser": {"four": "integer"},
}
