"""Properties made at random, and operations that have them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from own.values.enums import Enum
from own.values.kinds import Spell, among

Text = Callable[[random.Random, bool], str]
"""Makes the text of an operation at random; with True, one of its values is mostly wrong."""


class Property(NamedTuple):
    """A property: its declaration, attributes that it takes in the generic form, others that it mostly does not take.

    `custom` spells it in an assembly format. `absent`: it has a default value, so that a group may leave it out.
    """

    declared: str
    good: Spell
    bad: Sequence[str]
    custom: Spell
    absent: bool = False


class Operation(NamedTuple):
    """An operation: its name, its definition, and a text in generic form and one in custom form, each with a wrong value or not."""

    name: str
    definition: str
    generic: Text
    custom: Text
    hidden: bool = False


_ANY_BAD = ("unit", "i32", "[]", "[1]", '"x"', "1.5 : f32", "{}", "@s", "#own.note", "array<i32: 1>", "array<i64: 1>", "7 : i8", "-1 : i64")

WRITTEN = """
using namespace mlir;
namespace own {
struct Spot { int64_t x = 0; bool operator==(const Spot &other) const { return x == other.x; } bool operator!=(const Spot &other) const { return x != other.x; } };
inline llvm::hash_code hash_value(const Spot &spot) { return llvm::hash_value(spot.x); }
}
"""
"""C++ before the definitions: what a property of a project's own holds."""

DEFINITION = """
def Own_SpotProp : Property<"::own::Spot", "a spot"> {
  let convertToAttribute = [{ return ::mlir::IntegerAttr::get(::mlir::IntegerType::get($_ctxt, 16), $_storage.x); }];
  let convertFromAttribute = [{
    auto attr = ::llvm::dyn_cast<::mlir::IntegerAttr>($_attr);
    if (!attr) return $_diag() << "expected a spot";
    $_storage.x = attr.getInt();
    return ::mlir::success();
  }];
  let parser = [{ if ($_parser.parseKeyword("spot") || $_parser.parseInteger($_storage.x)) return ::mlir::failure(); }];
  let printer = [{ $_printer << "spot " << $_storage.x }];
  let writeToMlirBytecode = [{ $_writer.writeVarInt($_storage.x); }];
  let readFromMlirBytecode = [{ uint64_t val; if (failed($_reader.readVarInt(val))) return ::mlir::failure(); $_storage.x = val; }];
}
"""


def _integers() -> list[Property]:
    found = []
    for declared, bits, signed in (
        ("I32Prop", 32, True), ("I64Prop", 64, True), ('IntProp<"uint8_t">', 8, False), ('IntProp<"int8_t">', 8, True),
        ('IntProp<"int">', 32, True), ("I32Property", 32, True), ('IntProp<"int64_t">', 64, True),
    ):  # fmt: skip
        low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
        good = among(f"{min(7, high)} : i{bits}", f"0 : i{bits}", f"1 : i{bits}", f"{low} : i{bits}", "3 : i64", "3 : i8", "4 : index", "true")
        bad = (*_ANY_BAD, f"{high + 1} : i128", f"{low - 1} : i128", "5 : si32", "5 : ui8", f"{high + 1} : i64" if bits < 63 else "7 : ui64")
        found.append(Property(declared, good, bad, among("0", "7", str(high), str(low))))
    return found


def basic() -> list[Property]:
    """Properties that need no other definition."""
    return [
        *_integers(),
        Property("StringProp", among('"x"', '""', '"a\\22b"'), _ANY_BAD, among('"x"', '""')),
        Property("BoolProp", among("true", "false"), (*_ANY_BAD, "1 : i1", "0 : i1"), among("true", "false")),
        Property("UnitProp", among("unit", "true", "false"), (*_ANY_BAD, "1 : i8"), among("unit", "unit_absent"), True),
    ]


def of_enum(enum: Enum, form: str = "") -> list[Property]:
    """Properties that hold a case of an enum; `form` is the record of an attribute for it."""
    bad = (*_ANY_BAD, "77 : i32", "-1 : i8", "255 : i8", '"one"')
    typed = f"#own.{form}<{enum.word(random.Random(1))}>" if form else ""
    found = [
        Property(f"EnumProp<Own_{enum.name}>", enum.any_number, bad, enum.word),
        Property(f'NamedEnumProp<Own_{enum.name}, "n{enum.name.lower()}">', enum.number, bad, lambda rng: f"n{enum.name.lower()}<{enum.word(rng)}>"),
    ]
    if form:
        declared = f"Own_{form.upper()}Form"
        some = lambda rng: rng.choice((typed, enum.number(rng)))  # noqa: E731
        found += [
            Property(f"EnumPropWithAttrForm<Own_{enum.name}, {declared}>", some, bad, enum.word),
            Property(f'NamedEnumPropWithAttrForm<Own_{enum.name}, "k{form}", {declared}>', some, bad, lambda rng: f"k{form}<{enum.word(rng)}>"),
        ]
    return found


_DEFAULTS = {"I32Prop": "5", "I64Prop": "-1", "StringProp": '\\"d\\"', "BoolProp": "true", 'IntProp<"uint8_t">': "3", 'IntProp<"int8_t">': "3"}


def derived(base: Property, rng: random.Random) -> list[Property]:
    """Properties made of another one.

    Conditions have a summary of their own, as MLIR's generator has one function for all of the same summary and C++, which
    takes the C++ type of the first.
    """
    found = []
    number = rng.randrange(10**9)
    words = base.declared
    first = base.good

    def members(chooser: random.Random) -> str:
        return f"[{', '.join([first(chooser) for _ in range(chooser.randint(0, 3))])}]"

    def spelled(chooser: random.Random) -> str:
        return f"[{', '.join([base.custom(chooser) for _ in range(chooser.randint(0, 3))])}]"

    each_bad = [f"[{each}]" for each in base.bad] + ["unit", "7 : i32", "array<i64: 1>", first(rng)]
    array = Property(f"ArrayProp<{words}>", members, each_bad, spelled)
    found.append(array)
    delegated = "1" if (not base.absent and "Prop<" in words) or words in ("I32Prop", "I64Prop", "StringProp", "BoolProp") else "0"
    one = lambda chooser: chooser.choice(("[]", f"[{first(chooser)}]"))  # noqa: E731
    two = [f"[{first(rng)}, {first(rng)}]", first(rng), *each_bad]
    found.append(Property(f"OptionalProp<{words}, 0>", one, two, lambda chooser: chooser.choice(("none", f"some<{base.custom(chooser)}>")), True))
    if delegated == "1":
        found.append(Property(f"OptionalProp<{words}>", one, two, lambda chooser: chooser.choice(("none", base.custom(chooser))), True))
    default = _DEFAULTS.get(words)
    if default:
        found.append(base._replace(declared=f'DefaultValuedProp<{words}, "{default}">', absent=True))
    if words.startswith(("I32Prop", "I64Prop", "IntProp")):
        for condition in ("$_self >= 0", "$_self > 1 && $_self < 100", "($_self % 2) == 1"):
            found.append(base._replace(declared=f'ConfinedProp<{words}, CPred<"{condition}">, "{condition} of {number}">'))
        found.append(base._replace(declared=f'ConstantProp<ConfinedProp<{words}, CPred<"true">, "constant {number}">, "7">'))
    if words in ("I32Prop", "I64Prop"):
        bits = words[1:3]
        dense = among(f"array<i{bits}: 1, 2>", f"array<i{bits}>")
        found.append(Property(f"IntArrayProp<{words}>", dense, (*_ANY_BAD, "[1 : i64]"), spelled))
        found.append(Property(f'DefaultValuedProp<IntArrayProp<{words}>, "::llvm::ArrayRef<int{bits}_t>{{}}", "::llvm::SmallVector<int{bits}_t>{{}}">', dense, _ANY_BAD, spelled, True))
    if words == "StringProp":
        found.append(base._replace(declared=f'ConfinedProp<StringProp, CPred<"!$_self.empty()">, "a name {number}">'))
    return found


def all_properties(enums: Sequence[Enum], forms: dict[str, str], rng: random.Random) -> list[Property]:
    """Properties of all kinds; `forms` has the attribute that an enum has by its name."""
    found = basic()
    for each in enums:
        found += of_enum(each, forms.get(each.name, ""))
    found.append(Property("Own_SpotProp", among("3 : i16", "3 : i64"), _ANY_BAD, among("spot 4")))
    deeper = [more for each in found for more in derived(each, rng)]
    nested = [more for each in rng.sample(deeper, 12) if "SpotProp" not in each.declared for more in derived(each, rng)[:2]]
    return found + deeper + nested


def operation(number: int, some: Sequence[Property], rng: random.Random) -> Operation:
    """An operation that has these properties."""
    name = f"p{number}"
    letters = [f"{rng.choice('abcdefgh')}{index}" for index in range(len(some))]
    named = dict(zip(letters, some, strict=True))
    form = rng.choice(("prop-dict", "dict", "each", "each", "each", "words", "words", "groups", "groups", "some"))
    declared: list[str] = []
    parts: list[tuple[str, str, str]] = []  # the word before, the property, whether it may be left out
    for index, (letter, each) in enumerate(named.items()):
        word = f"w{index}" if form in ("words", "groups") or (form == "each" and index) else ""
        mark = rng.choice(("", ":", "=")) if word else ""
        if form in ("prop-dict", "dict") or (form == "some" and index):
            continue
        group = each.absent and form == "groups" and rng.random() < 0.8
        literal = " ".join([f"`{text}`" for text in (word, mark) if text])
        declared.append(f"({literal} ${letter}^)?" if group else f"{literal} ${letter}".strip())
        parts.append((f"{word} {mark}".strip(), letter, "?" if group else ""))
    rest = [letter for letter in letters if letter not in [part[1] for part in parts]]
    declared.append("prop-dict" if (rest and form != "dict") or form == "prop-dict" else "")
    declared.append("attr-dict")
    text = " ".join([each for each in declared if each])
    arguments = ", ".join([f"{each.declared}:${letter}" for letter, each in named.items()])
    definition = f'def Own_{name} : Own_Op<"{name}"> {{\n  let arguments = (ins {arguments});\n  let assemblyFormat = [{{{text}}}];\n}}\n'
    if form == "dict":
        definition = definition.replace("prop-dict attr-dict", "attr-dict")

    def entries(chooser: random.Random, wrong: bool, names: Sequence[str]) -> str:
        spoilt = chooser.choice(letters) if wrong else ""
        given = []
        for letter in names:
            each = named[letter]
            if letter == spoilt:
                given += [f"{letter} = {chooser.choice(each.bad)}"] if chooser.random() < 0.9 else []
            elif not each.absent or chooser.random() < 0.5:
                given.append(f"{letter} = {each.good(chooser)}")
        if wrong and chooser.random() < 0.1:
            given.append("other = 7 : i32")
        return ", ".join(given)

    def generic(chooser: random.Random, wrong: bool) -> str:
        inside = entries(chooser, wrong, letters)
        return f'"own.{name}"() <{{{inside}}}> : () -> ()' if inside or chooser.random() < 0.5 else f'"own.{name}"() : () -> ()'

    def custom(chooser: random.Random, wrong: bool) -> str:
        spoilt = chooser.choice(letters) if wrong else ""
        words = [f"own.{name}"]
        for before, letter, may in parts:
            if may and chooser.random() < 0.4:
                continue
            value = named[letter].custom(chooser)
            if letter == spoilt:
                value = chooser.choice((value + "x", "nothing", "-1", "1.5", '"y"', "", "true", "[]", "99999999999999999999", "none", "unit"))
            words.append(f"{before} {value}")
        if rest and form != "dict" and chooser.random() < 0.9:
            words.append(f"<{{{entries(chooser, wrong, rest)}}}>")
        elif rest:
            words.append(f"{{{entries(chooser, wrong, rest)}}}")
        return " ".join(words)

    return Operation(name, definition, generic, custom, any(["Spot" in each.declared for each in some]))
