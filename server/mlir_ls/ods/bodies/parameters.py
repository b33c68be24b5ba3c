"""Parameters of types and attributes: how each kind of `spec.Parameter` is read and spelled.

ODS, "Defining Attributes and Types", parameters. A value is a leaf, a number, a string as spelled, or a tuple of values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mlir_ls.ods.bodies.enum_values import cases_of
from mlir_ls.ods.bodies.reader import BodyReader, listed
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.interfaces import (
    ELEMENTS,
    attribute_implements,
    attributes_implementing,
    type_implements,
    type_satisfies,
)
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import EnumSpec
from mlir_ls.ods.wording import in_words
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from mlir_ls.syntax.leaf.types import DialectType, TypeAlias

_KEYWORD = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)

Value = Any


@dataclass(frozen=True, slots=True)
class ParameterKind:
    """A kind of parameter.

    `begins` says whether a value may come next, where it may be left out. `certain` is false where only C++ defines what
    may be spelled, so that no mistake can be reported.
    """

    read: Callable[[BodyReader], Value]
    spell: Callable[[Value], str]
    begins: Callable[[BodyReader], bool]
    certain: bool = True


FindShort = Callable[[str, str, str], "Callable[[BodyReader], Value] | None"]
"""Reads a type ("!") or an attribute ("#") of a dialect without its name, by sigil, dialect and mnemonic, if that is known."""


def kind_of(term: Term | ParameterKind, registry: Registry, find_short: FindShort, qualified: bool = False) -> ParameterKind:
    """How parameters of a kind are read and spelled; with `qualified`, types and attributes are spelled in full."""
    if isinstance(term, ParameterKind):
        return term
    if isinstance(term, str):
        return _KINDS.get(term, _UNKNOWN)
    if not isinstance(term, tuple) or len(term) < 2:
        return _UNKNOWN
    word, argument = term[0], term[1]
    if word in ("integer", "unsigned"):
        return _integer(str(word), int(str(argument)))
    if word == "keyword":
        enum = registry.enum(str(argument))
        return _UNKNOWN if enum is None else enum_kind(enum, is_list_of_words(term))
    if word in ("type", "attr"):
        return _named(str(word), str(argument), find_short, qualified)
    if word == "attribute":
        if isinstance(argument, tuple):
            return _case(str(argument[1]), registry) if argument[0] == "enum" else _numbers(str(argument[1]))
        return _attribute_of(str(argument))
    if word == "constrained_type":
        return _constrained(argument, registry)
    if word in ("type_interface", "attr_interface"):
        return _implementing(str(word), str(argument), registry)
    if word == "either":
        return _either([kind_of(each, registry, find_short, qualified) for each in term[1:]])
    if word == "among":
        return _among([str(each) for each in term[1:]])
    if word == "class":
        return _of_class(str(argument))
    if word == "array":
        return array_of(kind_of(argument, registry, find_short, qualified))
    if word == "optional":
        return _optional(argument, kind_of(argument, registry, find_short, qualified))
    return _UNKNOWN


def is_list_of_words(term: Term) -> bool:
    """Whether several bits of a parameter that is an enum are words in a list, and not one string."""
    return not isinstance(term, tuple) or term[-1] != "string"


def attribute_satisfies(found: Attribute, constraint: Term, registry: Registry) -> bool | None:
    """Whether an attribute satisfies a constraint; None where its kind and its name do not decide that."""
    if found.has_alias:
        return None
    if not isinstance(constraint, tuple):
        classes = _ATTRIBUTES.get(str(constraint), ((), ""))[0]
        return True if constraint == "any" else isinstance(found, classes) if classes else None
    word, *arguments = constraint
    if word == "holds":
        return isinstance(found, TypeAttr) and type_satisfies(found.value, arguments[0], registry)
    if word == "attr":
        return isinstance(found, DialectAttr) and _is(found, *str(arguments[0]).split(".", 1))
    return None


def enum_kind(enum: EnumSpec, in_list: bool = True) -> ParameterKind:
    """A case of an enum, or, where cases are bits, several: words in a list, or else one string that holds them.

    Bits are spelled in order, in the fewest words.
    """
    separator, joint = enum.separator.strip() or "|", enum.separator or "|"
    cases = dict(enum.cases)

    def word(reader: BodyReader) -> str:
        found = reader.opt_keyword()
        if found is None:
            reader.miss(*cases)
        return found

    def some(reader: BodyReader) -> list[str]:
        string = reader.opt_string()
        if string is None:
            return [word(reader)]
        return string[1:-1].split(separator) if enum.bits else [string[1:-1]]

    def read(reader: BodyReader) -> str:
        start = reader.position
        words = some(reader)
        while enum.bits and in_list and reader.accept(separator):
            words += some(reader)
        for each in words:
            if each.strip() not in cases:
                reader.refuse_word(each.strip(), list(cases), start)
        return words[0] if len(words) == 1 else joint.join(_fewest([each.strip() for each in words], cases))

    def begins(reader: BodyReader) -> bool:
        position = reader.position
        found = reader.opt_keyword() or (reader.opt_string() or "")[1:-1]
        reader.position = position
        return found.split(separator)[0] in cases

    def spell(value: str) -> str:
        return f'"{value}"' if (not in_list and separator in value) or value in odd else value

    odd = frozenset([case for case in cases if not _KEYWORD.fullmatch(case)])
    return ParameterKind(read, spell, begins)


def _fewest(words: list[str], cases: dict[str, int]) -> list[str]:
    """The cases that hold the bits of `words`: those that stand for several bits first, then those of one."""
    left = 0
    for word in words:
        left |= cases[word]
    found = [word for word, value in cases.items() if value == left][:1]
    if found:
        return found
    for word, value in sorted(cases.items(), key=lambda case: (-case[1].bit_count(), case[1])):
        if value and left & value == value:
            found.append(word)
            left &= ~value
    return found


def _optional(term: Term, kind: ParameterKind) -> ParameterKind:
    """A value that C++ reads into an `optional`: any word is read where a case of an enum may come."""
    if not kind.certain or not isinstance(term, tuple) or term[0] != "keyword":
        return kind
    return replace(kind, begins=lambda reader: reader.at_word() or (_begins_string(reader) and kind.begins(reader)))


def _attribute_of(constraint: str) -> ParameterKind:
    """An attribute of a builtin kind."""
    classes, what = _ATTRIBUTES.get(constraint, ((), ""))
    if not classes:
        return _KINDS["attribute"]

    def read(reader: BodyReader) -> Attribute:
        start = reader.position
        if classes == (BoolAttr,) and reader.at_end():
            reader.miss("true", "false")
        found = reader.attribute()
        if not isinstance(found, (*classes, AttributeAlias)) or _is_nested(found, constraint):
            reader.fail_at(f"expected {what}, but got `{found}`", start)
        return found

    return ParameterKind(read, str, BodyReader.at_attribute)


def _numbers(element: str) -> ParameterKind:
    """`[` number,* `]`: an array of integers or floats of a type, without its name and that type (`DenseArrayAttr::parse`)."""
    limit = 1 << (int(element[1:]) - 1) if element[1:].isdecimal() else 0

    def number(reader: BodyReader) -> int | str:
        if element == "i1":
            return "true" if _boolean(reader) else "false"
        if element[0] != "i":
            return reader.number()
        start = reader.position
        found = reader.integer()
        if not -limit <= found < limit:
            reader.fail_at(f"expected an integer of {element[1:]} bits, but got {found}", start)
        return found

    def read(reader: BodyReader) -> Attribute:
        start = reader.position
        if reader.comes("["):
            numbers = reader.delimited("[", lambda: number(reader))
            return reader.leaves.parse_attribute(f"array<{element}{': ' if numbers else ''}{', '.join(map(str, numbers))}>")
        if not begins(reader):
            reader.fail("expected `[`")
        found = reader.attribute()  # an alias, or what it stands for
        if not isinstance(found, DenseArrayAttr | AttributeAlias):
            reader.fail_at(f"expected a list of numbers, but got `{found}`", start)
        return found

    def spell(value: Attribute) -> str:
        return f"[{str(value)[:-1].partition(': ')[2]}]" if isinstance(value, DenseArrayAttr) else str(value)

    def begins(reader: BodyReader) -> bool:
        return any([reader.text.startswith(each, reader.position) for each in ("[", "#", "array<")])

    return ParameterKind(read, spell, begins)


def _case(name: str, registry: Registry) -> ParameterKind:
    """A case of an enum as a number with its type: the class of such attributes has no parser of its own."""
    enum = registry.enum(name)
    if enum is None:
        return _KINDS["attribute"]
    is_case, numbers = cases_of(enum), [f"{value} : i{enum.width}" for _, value in enum.cases]

    def read(reader: BodyReader) -> Attribute:
        start = reader.position
        if reader.at_end():
            reader.miss(*numbers)
        found = reader.attribute()
        if not found.has_alias and is_case(found) is False:
            reader.fail_at(f"expected {listed(numbers)}, but got `{found}`", start)
        return found

    return ParameterKind(read, str, BodyReader.at_attribute)


def _constrained(constraint: Term, registry: Registry) -> ParameterKind:
    """A type that satisfies a constraint, as far as that is decided."""

    def read(reader: BodyReader) -> Type:
        start = reader.position
        found = reader.type()
        if type_satisfies(found, constraint, registry) is False:
            reader.fail_at(f"expected {in_words(constraint)}, but got `{found}`", start)
        return found

    return ParameterKind(read, str, BodyReader.at_type)


def _implementing(word: str, name: str, registry: Registry) -> ParameterKind:
    """A type or an attribute that implements an interface."""

    def read(reader: BodyReader) -> Value:
        start = reader.position
        if word == "type_interface":
            type_ = reader.type()
            if type_implements(type_, name, registry) is False:
                reader.fail_at(f"expected a type that implements `{name}`, but got `{type_}`", start)
            return type_
        if reader.at_end():
            reader.miss(*attributes_implementing(name, registry))
        attribute = reader.attribute()
        if attribute_implements(attribute, name, registry) is False:
            reader.fail_at(f"expected an attribute that implements `{name}`, but got `{attribute}`", start)
        return attribute

    return ParameterKind(read, str, BodyReader.at_type if word == "type_interface" else BodyReader.at_attribute)


def _of_class(what: str) -> ParameterKind:
    """A type or an attribute of a class that only C++ defines, which may spell it in any way where no sigil comes first.

    Without a sigil it is not known: `i8` may be a type of the dialect, and not the builtin one.
    """
    sigil = "!" if what == "type" else "#"

    def read(reader: BodyReader) -> Value:
        if not reader.comes(sigil):
            reader.fail("expected something unknown")
        return reader.type() if sigil == "!" else reader.attribute()

    return ParameterKind(read, str, BodyReader.at_item, certain=False)


def _either(kinds: Sequence[ParameterKind]) -> ParameterKind:
    """What is of one of some kinds; where it is of none, what the last one says is wrong with it."""

    def read(reader: BodyReader) -> Value:
        start = reader.position
        for kind in kinds[:-1]:
            try:
                return kind.read(reader)
            except LeafError:
                reader.position = start
        return kinds[-1].read(reader)

    return ParameterKind(read, str, lambda reader: any([kind.begins(reader) for kind in kinds]))


def _among(spellings: list[str]) -> ParameterKind:
    """An attribute, or a type, that is one of a few."""

    def read(reader: BodyReader) -> Attribute:
        start = reader.position
        found = reader.attribute()
        if str(found) not in spellings and not found.has_alias:
            reader.fail_at(f"expected {listed(spellings)}, but got `{found}`", start)
        return found

    return ParameterKind(read, str, BodyReader.at_attribute)


def _is_nested(found: Attribute, constraint: str) -> bool:
    return constraint == "flat_symbol_ref" and isinstance(found, SymbolRefAttr) and len(found.path) > 1


def _named(word: str, name: str, find_short: FindShort, qualified: bool) -> ParameterKind:
    """A type or an attribute of a dialect, which may be spelled without its name."""
    dialect, _, mnemonic = name.partition(".")
    sigil = "!" if word == "type" else "#"

    def read(reader: BodyReader) -> Value:
        start = reader.position
        short = None if reader.comes(sigil) else find_short(sigil, dialect, mnemonic)
        if reader.at_end():
            _note_beginnings(reader, short)
            reader.miss(f"{sigil}{name}")
        if short is not None:
            return short(reader)
        found = reader.type() if sigil == "!" else reader.attribute()
        if not isinstance(found, TypeAlias | AttributeAlias) and not _is(found, dialect, mnemonic):
            reader.fail_at(f"expected `{sigil}{name}`, but got `{found}`", start)
        return found

    def spell(value: Value) -> str:
        if qualified or not isinstance(value, DialectType | DialectAttr) or not _is(value, dialect, mnemonic):
            return str(value)
        return after(value) or str(value)

    return ParameterKind(read, spell, BodyReader.at_item)


def _note_beginnings(reader: BodyReader, short: Callable[[BodyReader], Value] | None) -> None:
    """Notes the words with which what `short` reads may begin, where the text is over."""
    try:
        if short is not None:
            short(reader)
    except LeafError as error:
        reader.possible += error.instead


def one_of_attributes(dialect: str, mnemonics: Sequence[str], what: str) -> ParameterKind:
    """An attribute of a dialect that has one of some mnemonics; `what` says what they are in common."""

    def read(reader: BodyReader) -> Value:
        start = reader.position
        if reader.at_end():
            reader.miss(*[f"#{dialect}.{each}" for each in mnemonics])
        found = reader.attribute()
        is_foreign = isinstance(found, DialectAttr) and found.dialect != dialect and found.opaque
        known = isinstance(found, AttributeAlias) or is_foreign
        if not known and not any([_is(found, dialect, each) for each in mnemonics]):
            reader.fail_at(f"expected {what}, but got `{found}`", start)
        return found

    return ParameterKind(read, str, BodyReader.at_attribute)


def after(value: DialectType | DialectAttr) -> str:
    """What stands after the mnemonic of a type or an attribute."""
    body = value.body
    return "" if body is None else body[1:] if body[:1] == " " else f"<{body}>"


def _is(found: Value, dialect: str, mnemonic: str) -> bool:
    if not isinstance(found, DialectType | DialectAttr):
        return False
    return found.dialect == dialect and found.mnemonic in (mnemonic, "")


def array_of(kind: ParameterKind) -> ParameterKind:
    """Several parameters of a kind, with commas between them."""

    def read(reader: BodyReader) -> Value:
        return reader.comma_list(lambda: kind.read(reader))

    return ParameterKind(read, lambda value: ", ".join(map(kind.spell, value)), kind.begins, kind.certain)


def _boolean(reader: BodyReader) -> bool:
    start = reader.position
    if reader.accept("true"):
        return True
    found = reader.opt_integer()
    if found is None:
        reader.miss("true", "false")
    if found not in (0, 1):
        reader.fail_at("expected `true` or `false`", start)
    return bool(found)


def _begins_integer(reader: BodyReader) -> bool:
    position = reader.position
    found = reader.opt_integer()
    reader.position = position
    return found is not None


def _integer(word: str, width: int) -> ParameterKind:
    """An integer as C++ reads it into one of so many bits."""

    def read(reader: BodyReader) -> int:
        return reader.unsigned(width) if word == "unsigned" else reader.signed(width)

    return ParameterKind(read, str, _begins_integer)


def _begins_string(reader: BodyReader) -> bool:
    return reader.comes('"')


def _string(reader: BodyReader) -> str:
    """A string literal, escaped as MLIR prints it."""
    text = reader.string()
    return str(reader.leaves.parse_attribute(text)) if "\\" in text or not text.isascii() else text


_UNKNOWN = ParameterKind(BodyReader.rest_of_item, str, BodyReader.at_item, certain=False)

_ATTRIBUTES: dict[str, tuple[tuple[type, ...], str]] = {
    "affine_map": ((AffineMapAttr,), "an affine map"),
    "array": ((ArrayAttr,), "an array"),
    "bool": ((BoolAttr,), "`true` or `false`"),
    "dense": ((DenseElementsAttr, DenseResourceAttr), "dense elements"),
    "dictionary": ((DictionaryAttr,), "a dictionary"),
    "distinct": ((DistinctAttr,), "a distinct attribute"),
    "elements": ((*ELEMENTS, DialectAttr), "elements such as `dense<0> : tensor<2xi32>`"),
    "flat_symbol_ref": ((SymbolRefAttr,), "a symbol such as `@name`"),
    "float_attr": ((FloatAttr,), "a float"),
    "integer_attr": ((IntegerAttr, BoolAttr), "an integer"),
    "integer_set": ((IntegerSetAttr,), "an integer set"),
    "string": ((StringAttr,), "a string"),
    "symbol_ref": ((SymbolRefAttr,), "a symbol such as `@name`"),
    "type_attr": ((TypeAttr,), "a type"),
    "unit": ((UnitAttr,), "`unit`"),
}

_KINDS: dict[str, ParameterKind] = {
    "type": ParameterKind(BodyReader.type, str, BodyReader.at_type),
    "attribute": ParameterKind(BodyReader.attribute, str, BodyReader.at_attribute),
    "integer": _integer("integer", 64),
    "unsigned": _integer("unsigned", 64),
    "bool": ParameterKind(_boolean, lambda value: "true" if value else "false", _begins_integer),
    "float": ParameterKind(BodyReader.number, str, BodyReader.at_item),
    "string": ParameterKind(_string, str, _begins_string),
    "apint": ParameterKind(BodyReader.integer, str, _begins_integer),
    "apfloat": ParameterKind(BodyReader.number, str, BodyReader.at_item),
    "affine_map": ParameterKind(BodyReader.affine_map, str, BodyReader.at_item),
    "integer_set": ParameterKind(BodyReader.integer_set, str, BodyReader.at_item),
}
