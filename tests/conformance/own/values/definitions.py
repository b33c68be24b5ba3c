"""A dialect made at random: enums, types, attributes, operations that have them, and texts with their values."""

from __future__ import annotations

import random
from typing import NamedTuple

from own.values import bodies, properties
from own.values.bodies import Definition
from own.values.enums import Enum, enum, kinds_of
from own.values.kinds import Kind, array_of, constrained_kinds, defaulted, optional, plain_kinds


class Made(NamedTuple):
    """A dialect: definitions and C++ as `own.plugin.built` takes them, and texts that may be valid, and that mostly are not."""

    definitions: str
    written: str
    before: str
    texts: list[str]
    wrong: list[str]
    hidden: frozenset[str]
    """The names of what only C++ reads, as `own.` has them."""


def made(seed: int, types: int = 60, attributes: int = 60, operations: int = 80, each: int = 6) -> Made:
    """The dialect of a seed, with so many texts of each definition."""
    rng = random.Random(seed)
    enums = [enum(number, rng) for number in range(24)]
    forms, form_definitions = _forms(enums, rng)
    pool = _pool(enums, rng)
    found: list[Definition] = []
    for number in range(types + attributes):
        is_type = number % 2 == 0
        own = [one.as_kind(rng.choice(("", f"Own_{one.name}", f'"{one.name}{"Type" if one.is_type else "Attr"}"'))) for one in rng.sample(found, min(4, len(found)))]
        own += [array_of(one.as_kind()) for one in rng.sample(found, min(2, len(found)))]
        own += [kind for one in rng.sample(found, min(2, len(found))) if (kind := optional(one.as_kind())) is not None]
        count = rng.choice((0, 1, 1, 1, 2, 2, 3, 4))
        kinds = [rng.choice(own) if own and rng.random() < 0.2 else rng.choice(rng.choice(pool)) for _ in range(count)]
        kinds = [kind if not (kind.listed and index and rng.random() < 0.5) else rng.choice(pool[0]) for index, kind in enumerate(kinds)]
        found.append(bodies.definition(number, is_type, kinds, rng))
    texts, wrong = [], []
    definitions = "".join([one.definition for one in enums]) + form_definitions + bodies.SHARP_DEFINITION + properties.DEFINITION
    for one in found:
        definitions += one.definition + _operation_of(one, rng)
        texts += [_text(one, rng, False) for _ in range(each)]
        wrong += [_text(one, rng, True) for _ in range(each)]
    for name, form in forms.items():
        of = next(one for one in enums if one.name == name)
        definition, some, others = _enum_operation(of, form, rng, each)
        definitions += definition
        texts += some
        wrong += others
    hidden = [one.mnemonic for one in found if one.hidden] + [f"of_{one.name.lower()}" for one in found if one.hidden]
    known = properties.all_properties(rng.sample(enums, 6), forms, rng)
    rng.shuffle(known)
    for number in range(operations):
        some = [known[(number * 2 + index) % len(known)] for index in range(rng.choice((1, 1, 2, 3)))]
        operation = properties.operation(number, some, rng)
        definitions += operation.definition
        hidden += [operation.name] if operation.hidden else []
        for _ in range(each):
            for spell in (operation.generic, operation.custom):
                texts.append(spell(rng, False))
                wrong.append(spell(rng, True))
    definitions += 'def Own_Any : Own_Op<"any"> { let results = (outs Variadic<AnyType>:$r); let assemblyFormat = "attr-dict (`:` type($r)^)?"; }\n'
    names = [f"class {one.name}{'Type' if one.is_type else 'Attr'};" for one in found]
    before = f"namespace own {{ {' '.join(names)} }}\n{properties.WRITTEN}"
    written = bodies.HELPERS + "".join([one.written for one in found])
    return Made(definitions, written, before, texts, wrong, frozenset(hidden))


def _pool(enums: list[Enum], rng: random.Random) -> list[list[Kind]]:
    """Kinds of parameters, in groups that are chosen from alike."""
    plain = plain_kinds()
    of_enums = [kind for one in enums for kind in kinds_of(one, rng)]
    held = [kind for kind in plain if kind.holds]
    enum_held = [kind for kind in of_enums if kind.holds and kind.declared[0] == '"']
    absent = [kind for one in [*held, *enum_held] for kind in (optional(one), defaulted(one)) if kind is not None]
    arrays = [array_of(kind, rng.random() < 0.3) for kind in [*held, *enum_held]]
    texts = [Kind('StringRefParameter<"", "\\"d\\"">', "", plain[0].good, (), True)]
    texts = [kind._replace(good=next(one for one in plain if one.holds == "std::string").good, bad=("x", "7")) for kind in texts]
    return [plain, plain, of_enums, absent, absent, arrays, constrained_kinds(), [bodies.SHARP, *texts]]


_FORMATS = ("$value", "`<` $value `>`", "`<` params `>`", "`<` struct(params) `>`", "` ` `<` ` ` $value ` ` `>`", "`(` $value `)`", "`[` $value `]`")


def _forms(enums: list[Enum], rng: random.Random) -> tuple[dict[str, str], str]:
    """Attributes whose only parameter is a case of an enum, by the names of their enums, and their definitions."""
    forms, text = {}, ""
    for number, one in enumerate(enums):
        if one.special or rng.random() < 0.3:
            continue
        forms[one.name] = f"v{number}"
        chosen = rng.choice((*_FORMATS[:2], *_FORMATS))
        field = "" if chosen == "$value" else f" let assemblyFormat = [{{{chosen}}}];"
        text += f'def Own_V{number}Form : EnumAttr<Own_Dialect, Own_{one.name}, "v{number}"> {{ let cppClassName = "V{number}Attr"; let storageClass = "V{number}AttrStorage"; let storageType = "::own::V{number}Attr";{field} }}\n'
    return forms, text


def _enum_operation(one: Enum, form: str, rng: random.Random, each: int) -> tuple[str, list[str], list[str]]:
    """An operation with an attribute that is a case of an enum."""
    declared = f"Own_{form.upper()}Form"
    default = f"::own::{one.name}::{'B0' if one.separator else 'C0'}"
    kind = rng.choice(("plain", "optional", "default", "array"))
    constraint = {
        "plain": declared, "optional": f"OptionalAttr<{declared}>", "default": f'DefaultValuedAttr<{declared}, "{default}">',
        "array": f'TypedArrayAttrBase<{declared}, "cases">',
    }[kind]  # fmt: skip
    spelled = rng.choice(("$x", "`of` $x", "qualified($x)")) if kind in ("plain", "array") else rng.choice(("(`of` $x^)?", "($x^)?", "`of` $x")) if kind == "default" else "(`of` $x^)?"
    name = f"e{form}"
    definition = f'def Own_{name} : Own_Op<"{name}"> {{ let arguments = (ins {constraint}:$x); let assemblyFormat = "{spelled} attr-dict"; }}\n'

    def text(wrong: bool) -> str:
        word = rng.choice(one.bad) if wrong else one.word(rng)
        value = rng.choice((f"#own<{form} {word}>", f"#own<{form}<{word}>>", f"#own.{form}<{word}>"))
        value = f"[{value}]" if kind == "array" else value
        before = "of " if "of" in spelled else ""
        return rng.choice((f'"own.{name}"() <{{x = {value}}}> : () -> ()', f"own.{name} {before}{word}", f"own.{name} {before}<{word}>", f"own.{name} {before}{value}"))

    return definition, [text(False) for _ in range(each * 2)], [text(True) for _ in range(each)]


def _operation_of(one: Definition, rng: random.Random) -> str:
    """An operation with a type or an attribute."""
    if one.is_type:
        spelled = rng.choice(("type($x)", "type($x)", "qualified(type($x))"))
        return f'def Own_{one.name}Op : Own_Op<"of_{one.name.lower()}"> {{ let results = (outs Own_{one.name}:$x); let assemblyFormat = "attr-dict `:` {spelled}"; }}\n'
    spelled = rng.choice(("$x", "`with` $x", "qualified($x)", "`{` $x `}`"))
    constraint = f"Own_{one.name}"
    if rng.random() < 0.25:
        constraint, spelled = f"OptionalAttr<{constraint}>", "(`with` $x^)?"
    return f'def Own_{one.name}Op : Own_Op<"of_{one.name.lower()}"> {{ let arguments = (ins {constraint}:$x); let assemblyFormat = "{spelled} attr-dict"; }}\n'


def _text(one: Definition, rng: random.Random, wrong: bool) -> str:
    """A text with a value of a type or an attribute."""
    value = one.spelled(rng, wrong)
    if one.is_type:
        return _with_type(one, value, rng)
    places = [
        f'"own.of_{one.name.lower()}"() <{{x = {value}}}> : () -> ()',
        f'"own.of_{one.name.lower()}"() <{{x = {value}}}> {{y = [{value}, 1]}} : () -> ()',
        f"own.nothing {{a = {{b = [{value}], c}}, d = {value}}}",
        f'"own.any"() : () -> () loc(fused<{value}>["a", unknown])',
        f"%0 = own.any : tensor<4xf32, {value}>",
        f"%0 = own.any : memref<4xf32, {value}>",
        f"#alias = {value}\nown.nothing {{a = #alias}}",
        f"module attributes {{own.x = {value}}} {{\n}}",
    ]
    return rng.choice((*places[:1] * 5, *places))


def _with_type(one: Definition, value: str, rng: random.Random) -> str:
    """A text with a type, alone or in another one."""
    own = f'%0 = "own.of_{one.name.lower()}"() : () -> {value}'
    containers = [f"tensor<4x{value}>", f"tuple<{value}, i32>", f"({value}) -> {value}", f"tensor<*x{value}>"]
    # where no interface is listed, C++ may attach it all the same
    containers += [each for each in (f"vector<4x{value}>", f"memref<?x{value}>") if each.partition("<")[0] in one.elements]
    containers.append(f"complex<{value}>")
    places = [f"%0 = own.any : {each}" for each in containers]
    places += [f"own.nothing {{a = {value}}}", f"!alias = {value}\n%0 = own.any : !alias", f"func.func private @f({value}) -> {value}"]
    return rng.choice((own, *[own] * 7, *places))
