"""Enums made at random, in each form that definitions have for them."""

from __future__ import annotations

import random
from typing import NamedTuple

from own.values.kinds import Kind, Spell

_WORDS = ("one", "two", "three", "red", "green", "zero_point", "x.y", "i32", "none", "some", "unit", "true", "false", "array", "dense", "loc")
_ODD = ("a-b", "2d", "+", "with space", "4", "<", "a,b", "ü", "1.5", "@s")


class Enum(NamedTuple):
    """An enum: its name, its definition, the strings of its cases with their numbers, and how several are joined."""

    name: str
    definition: str
    cases: tuple[tuple[str, int], ...]
    separator: str
    is_attribute: bool
    special: bool
    width: int

    def word(self, rng: random.Random) -> str:
        """A case, or several, as a text has it."""
        if not self.separator:
            return _quoted(rng.choice(self.cases)[0])
        chosen = rng.sample(self.cases, rng.randint(1, min(3, len(self.cases))))
        return self.separator.join([_quoted(case) for case, _ in chosen])

    def number(self, rng: random.Random) -> str:
        """A case as a number with its type."""
        return f"{rng.choice(self.cases)[1]} : i{self.width}"

    def any_number(self, rng: random.Random) -> str:
        """A case as a number of some type."""
        return f"{rng.choice(self.cases)[1]} : {rng.choice((f'i{self.width}', 'i32', 'i64', 'index', 'si32'))}"

    @property
    def bad(self) -> tuple[str, ...]:
        """Spellings that are mostly no case."""
        first = _quoted(self.cases[0][0])
        return ("nothing", '"nothing"', "7", f"{first}x", f"{first}|", f"{first},{first}", f"{first}|{first}", "", f"{first.upper()}", '""')


def _quoted(case: str) -> str:
    plain = case.isascii() and case.replace("_", "a").replace(".", "a").replace("$", "a").isalnum() and not case[0].isdigit()
    return case if plain else f'"{case}"'


def enum(number: int, rng: random.Random) -> Enum:
    """An enum with a number in its name."""
    bits = rng.random() < 0.45
    return _bits(f"E{number}", rng) if bits else _whole(f"E{number}", rng)


def _strings(rng: random.Random, count: int, odd: float) -> list[str]:
    words = rng.sample(_WORDS, count)
    return [rng.choice(_ODD) + str(index) if rng.random() < odd else word for index, word in enumerate(words)]


def _whole(name: str, rng: random.Random) -> Enum:
    strings = _strings(rng, rng.randint(1, 5), rng.choice((0, 0, 0.5)))
    step = rng.choice((1, 1, 3, 10))
    values = [rng.choice((0, 1)) + step * index for index in range(len(strings))]
    values = sorted(set(values)) if len(set(values)) == len(strings) else list(range(len(strings)))
    form, width = rng.choice((("I32EnumAttr", 32), ("I64EnumAttr", 64), ("I32Enum", 32), ("I64Enum", 64), ("IntEnum", 8), ("IntEnum", 16),
                              ("EnumInfo", 32), ("EnumInfo", 8), ("IntEnumAttr", 8), ("IntEnumAttr", 16)))  # fmt: skip
    is_attribute = form.endswith("Attr")
    head = ""
    cases = []
    for index, (text, value) in enumerate(zip(strings, values, strict=True)):
        wide = width in (32, 64)
        if is_attribute:
            made = f'I{width}EnumAttrCase<"C{index}", {value}, "{text}">' if wide else f'IntEnumAttrCaseBase<I{width}, "C{index}", "{text}", {value}>'
        else:
            made = f'I{width}EnumCase<"C{index}", {value}, "{text}">' if wide and rng.random() < 0.7 else f'EnumCase<"C{index}", {value}, "{text}", {width}>'
        head += f"def {name}_C{index} : {made};\n"
        cases.append(f"{name}_C{index}")
    listed = f"[{', '.join(cases)}]"
    arguments = {
        "IntEnumAttr": f'I{width}, "{name}", "", {listed}',
        "IntEnum": f'"{name}", "", {listed}, {width}',
        "EnumInfo": f'"{name}", "", {listed}, {width}',
    }.get(form, f'"{name}", "", {listed}')
    special = is_attribute and rng.random() < 0.5
    fields = " let genSpecializedAttr = 0;" if is_attribute and not special else ""
    definition = f'{head}def Own_{name} : {form}<{arguments}> {{ let cppNamespace = "::own";{fields} }}\n'
    return Enum(name, definition, tuple(zip(strings, values, strict=True)), "", is_attribute, special, width)


def _bits(name: str, rng: random.Random) -> Enum:
    width = rng.choice((8, 16, 32, 32, 64))
    is_attribute = rng.random() < 0.5
    word = "EnumAttrCase" if is_attribute else "EnumCase"
    strings = _strings(rng, rng.randint(2, 4), 0)
    cases: list[tuple[str, int]] = []
    names: list[str] = []
    head = ""

    def add(made: str, text: str, value: int) -> None:
        nonlocal head
        names.append(f"{name}_C{len(names)}")
        head += f"def {names[-1]} : {made};\n"
        cases.append((text, value))

    if rng.random() < 0.5:
        add(f'I{width}Bit{word}None<"Zero", "{rng.choice(("nil", "empty"))}">', "nil" if "nil" in head else "", 0)
        cases[-1] = (head.rpartition('", "')[2].partition('"')[0], 0)
    first = len(names)
    for index, text in enumerate(strings):
        position = index if rng.random() < 0.8 else min(width - 1, index + 4)
        if any([value == 1 << position for _, value in cases]):
            position = next(each for each in range(width) if all([value != 1 << each for _, value in cases]))
        add(f'I{width}Bit{word}Bit<"B{index}", {position}, "{text}">', text, 1 << position)
    bit_names, bit_values = names[first:], [value for _, value in cases[first:]]
    if rng.random() < 0.5:
        some = rng.sample(range(len(bit_names)), 2)
        inner = f"[{', '.join([bit_names[each] for each in some])}]"
        made = f'I{width}BitEnumAttrCaseGroup<"G", {inner}, "both">' if is_attribute else f'BitEnumCaseGroup<"G", {inner}, "both">'
        add(made, "both", bit_values[some[0]] | bit_values[some[1]])
    separator = rng.choice(("|", "|", ",", ", ", " | "))
    special = is_attribute and rng.random() < 0.5
    fields = f' let separator = "{separator}";'
    fields += " let printBitEnumPrimaryGroups = 1;" if rng.random() < 0.4 else ""
    fields += " let printBitEnumQuoted = 1;" if rng.random() < 0.3 else ""
    fields += " let genSpecializedAttr = 0;" if is_attribute and not special else ""
    form = f"I{width}BitEnum{'Attr' if is_attribute else ''}"
    definition = f'{head}def Own_{name} : {form}<"{name}", "bits of {name}", [{", ".join(names)}]> {{ let cppNamespace = "::own";{fields} }}\n'
    return Enum(name, definition, tuple(cases), separator, is_attribute, special, width)


def kinds_of(made: Enum, rng: random.Random) -> list[Kind]:
    """Parameters that hold a case of an enum."""
    spell: Spell = made.word
    holds = f"::own::{made.name}"
    found = [Kind(f"EnumParameter<Own_{made.name}>", "", spell, made.bad), Kind(f'"{holds}"', holds, spell, made.bad)]
    default = "B0" if made.separator else "C0"
    found.append(Kind(f'DefaultValuedParameter<"{holds}", "{holds}::{default}">', "", spell, made.bad, True))
    if made.special:
        number = made.number
        found.append(Kind(f'"{holds}Attr"', f"{holds}Attr", number, ("7 : i3", "255 : i8", "x", "1.5")))
    return found
