"""Operations that are declared at random: their definitions but for the assembly format, and uses of them in generic form."""

from __future__ import annotations

import random
import string
from typing import NamedTuple

from .kinds import ATTRIBUTES, PROPERTIES, TYPE_KINDS, TYPES, AttributeKind, TypeKind

USES = 4
"""Texts of each operation."""

ARITIES = {"one": "{}", "optional": "Optional<{}>", "variadic": "Variadic<{}>", "nested": "VariadicOfVariadic<{}, \"{}\">"}
NAMES = ("value", "step", "to", "from", "in", "type", "kind", "of", "array", "dense", "unit", "index", "by", "with", "camelCase")


class Value(NamedTuple):
    """An operand or a result: its name, the types it may have, and the name of the one whose type it has."""

    name: str
    kind: TypeKind
    arity: str = "one"
    same_as: str = ""
    sizes: str = ""
    """Of nested operands: the attribute with their numbers."""


class Attribute(NamedTuple):
    """An attribute or a property of an operation; `arity`: "one", "optional" or "default"."""

    name: str
    kind: AttributeKind
    arity: str


class Generated(NamedTuple):
    """A definition, with C++ that it needs, and texts with its operation."""

    name: str
    definition: str
    written: str
    texts: tuple[str, ...]


def in_function(operation: str, ends: bool) -> str:
    """A function with an operation in generic form, among values of all types; `ends`: it is the terminator."""
    arguments = ", ".join([f"%v{number}: {type_}" for number, type_ in enumerate(TYPES)])
    after = ["^bb1:", "  return", "^bb2:", "  return", "^bb3(%x0: i32, %x1: f32):", "  return"] if ends else ["  return"]
    return "\n".join([f"func.func @f({arguments}) {{", f"  {operation}", *after, "}", "func.func private @s()", ""])


class Declared:
    """What one operation declares, as far as it is made."""

    def __init__(self, rng: random.Random, name: str) -> None:
        self.rng, self.name = rng, name
        self.operands: list[Value] = []
        self.results: list[Value] = []
        self.attributes: list[Attribute] = []
        self.regions: list[tuple[str, str]] = []
        self.successors: list[tuple[str, str]] = []
        self.traits: list[str] = []
        self.order: list[tuple[str, str]] = []
        self.typed: set[str] = set()
        self.infers = False
        self.grouped: set[str] = set()
        self.count = 0

    def new_name(self, letter: str) -> str:
        self.count += 1
        used = {name for _, name in self.order}
        if letter in "ap" and self.rng.random() < 0.3:
            name = self.rng.choice(NAMES)
            if name not in used:
                return name
        return f"{letter}{self.count}"

    def operand(self, arity: str = "", kind: TypeKind | None = None) -> Value:
        name = self.new_name("o")
        arity = arity or self.rng.choice(("one", "one", "one", "variadic", "optional"))
        kind = kind or self.rng.choice(TYPE_KINDS)
        sizes = f"{name}_sizes" if arity == "nested" else ""
        value = Value(name, kind, arity, sizes=sizes)
        self.operands.append(value)
        code = ARITIES[arity].format(kind.constraint, sizes)
        self.order.append((f'Arg<{code}, "an operand">' if arity == "one" and self.rng.random() < 0.1 else code, name))
        if sizes:
            self.order.append(("DenseI32ArrayAttr", sizes))
        return value

    def attribute(self, arity: str, kinds: tuple[AttributeKind, ...] = ATTRIBUTES) -> Attribute:
        kind = self.rng.choice([each for each in kinds if each.default or arity != "default"])
        name = self.new_name("a")
        if kind in PROPERTIES:
            declared = {"one": "{}", "optional": "OptionalProp<{}>", "default": "DefaultValuedProp<{}, {}>"}[arity]
        else:
            rare = self.rng.choice(("DefaultValuedAttr<{}, {}>", "DefaultValuedOptionalAttr<{}, {}>"))
            if kind.default.startswith("::own"):
                rare = "DefaultValuedAttr<{}, {}>"  # printers of others do not compile
            declared = {"one": "{}", "optional": "OptionalAttr<{}>", "default": rare}[arity]
        default = kind.default.replace('"', '\\"')
        text = declared.format(kind.constraint, f'"{default}"')
        found = Attribute(name, kind, arity)
        self.attributes.append(found)
        self.order.append((text, name))
        return found

    def any_attribute(self, arity: str) -> Attribute:
        return self.attribute(arity, ATTRIBUTES if self.rng.random() < 0.75 else PROPERTIES)

    def unit(self) -> str:
        name = self.new_name("u")
        kind = AttributeKind(self.rng.choice(("UnitAttr", "UnitAttr", "UnitProp")), ("unit",))
        self.attributes.append(Attribute(name, kind, "optional"))
        self.order.append((kind.constraint, name))
        return name

    def region(self, arity: str = "one") -> str:
        name = self.new_name("r")
        kind = self.rng.choice(("AnyRegion", "SizedRegion<1>", "AnyRegion")) if arity == "one" else "AnyRegion"
        self.regions.append((f"VariadicRegion<{kind}>" if arity == "variadic" else kind, name))
        return name

    def successor(self) -> str:
        name = self.new_name("b")
        self.successors.append(("AnySuccessor", name))
        return name

    def directly(self, code: str, name: str) -> None:
        self.order.append((code, name))

    def result(self, arity: str = "", kind: TypeKind | None = None, same_as: str = "") -> Value:
        value = Value(self.new_name("q"), kind or self.rng.choice(TYPE_KINDS), arity or "one", same_as)
        self.results.append(value)
        return value

    def inferring(self) -> str:
        self.traits = list(self.traits)
        made = "inferred.push_back(operands[0].getType());" if self.results[0].same_as else "inferred.push_back(IndexType::get(context));"
        return (
            f"::llvm::LogicalResult own::{self.cpp_name()}Op::inferReturnTypes(MLIRContext *context, std::optional<Location>, "
            f"ValueRange operands, DictionaryAttr, OpaqueProperties, RegionRange, SmallVectorImpl<Type> &inferred) {{\n"
            f"  {made}\n  return success();\n}}\n"
        )

    def cpp_name(self) -> str:
        return string.capwords(self.name, "_").replace("_", "")

    def definition(self, format_: str) -> str:
        if sum([each.arity != "one" for each in self.operands]) > 1:
            self.traits.append("AttrSizedOperandSegments")
        if sum([each.arity != "one" for each in self.results]) > 1:
            self.traits.append("AttrSizedResultSegments")
        if self.successors:
            self.traits.append("Terminator")
        if self.regions:
            self.implicit = self.rng.random() < 0.4
            self.traits += ['SingleBlockImplicitTerminator<"::own::YieldOp">'] if self.implicit else ["NoTerminator"]
        listed = ", ".join(self.traits)
        results = ", ".join([f"{ARITIES[each.arity].format(each.kind.constraint)}:${each.name}" for each in self.results])
        lines = [
            f'def Own_{self.cpp_name()}Op : Own_Op<"{self.name}", [{listed}]> {{',
            f"  let arguments = (ins {', '.join([f'{code}:${name}' for code, name in self.order])});",
            f"  let results = (outs {results});",
        ]
        for kind, declared, word in (("regions", self.regions, "region"), ("successors", self.successors, "successor")):
            if declared:
                lines.append(f"  let {kind} = ({word} {', '.join([f'{code}:${name}' for code, name in declared])});")
        return "\n".join([*lines, f"  let assemblyFormat = [{{{format_}}}];", "}", ""])

    def texts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([self.text(self.rng.random()) for _ in range(USES)]))

    def text(self, density: float) -> str:
        """A use in generic form."""
        rng = self.rng
        chosen: dict[str, list[str]] = {}
        sizes: dict[str, list[int]] = {}
        entries = []
        for each in [*self.operands, *self.results]:
            several = rng.randint(1, 3) if rng.random() < density else 0
            number = {"one": 1, "optional": int(rng.random() < density)}.get(each.arity, several)
            types = [rng.choice(each.kind.types) for _ in range(number)]
            chosen[each.name] = [chosen[each.same_as][0]] if each.same_as else types
            if each.sizes:
                cut = rng.randint(0, number)
                sizes[each.sizes] = [cut, number - cut] if number else []
        for each in self.attributes:
            if each.arity == "one" or rng.random() < density:
                value = rng.choice(each.kind.values)
                is_list = each.arity == "optional" and each.kind in PROPERTIES
                entries.append(f"{each.name} = [{value}]" if is_list else f"{each.name} = {value}")
        entries += [f"{name} = array<i32{': ' if row else ''}{', '.join(map(str, row))}>" for name, row in sizes.items()]
        for trait, word, values in (("Operand", "operand", self.operands), ("Result", "result", self.results)):
            if f"AttrSized{trait}Segments" in self.traits:
                row = ", ".join([str(len(chosen[each.name])) for each in values])
                entries.append(f"{word}SegmentSizes = array<i32: {row}>")
        operand_types = [type_ for each in self.operands for type_ in chosen[each.name]]
        result_types = [type_ for each in self.results for type_ in chosen[each.name]]
        names = [f"%v{TYPES.index(each)}" for each in operand_types]
        blocks = [f"^bb{rng.randint(1, 2)}" for _ in self.successors]
        count = [rng.randint(0, 2) if code.startswith("Variadic") else 1 for code, _ in self.regions]
        kinds = [code for (code, _), number in zip(self.regions, count, strict=True) for _ in range(number)]
        regions = f" ({{{'}, {'.join([self.body(code, density) for code in kinds])}}})" if kinds else ""
        left = f"%x:{len(result_types)} = " if len(result_types) > 1 else "%x = " if result_types else ""
        spelled = f'{left}"own.{self.name}"({", ".join(names)})' + (f"[{', '.join(blocks)}]" if blocks else "")
        spelled += (f" <{{{', '.join(entries)}}}>" if entries else "") + regions
        if rng.random() < 0.25:
            spelled += ' {extra = 1 : i64, note = "n"}'
        outs = result_types[0] if len(result_types) == 1 and "->" not in result_types[0] else f"({', '.join(result_types)})"
        spelled += f" : ({', '.join(operand_types)}) -> {outs}"
        return in_function(spelled, bool(self.successors))

    def body(self, code: str, density: float) -> str:
        if (self.rng.random() > density and not code.startswith("Sized")) or (code == "AnyRegion" and self.rng.random() < 0.1):
            return ""
        rng = self.rng
        first = f"\n    ^bb0(%k{self.count}: i32, %l{self.count}: index):" if rng.random() < 0.3 else ""
        self.count += 1
        inner = f'\n    %c{self.count} = "own.nothing_much"() : () -> i32' if rng.random() < 0.7 else ""
        end = '\n    "own.yield"() : () -> ()' if self.implicit else ""
        inner = inner or '\n    "own.nothing"() : () -> ()'
        return f"{first}{inner}{end}\n  "
