"""Texts that use operations of the invented dialect, in generic form, with types and attributes that probes have accepted."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

from judge.generic_form import split

from .operations import Operation, Value

_SHAPED = re.compile(r"^(tensor|memref|vector)<((?:(?:\d+|\?|\[\d+\])x)*)([^,]+?)((?:, .*)?)>$")


class Texts:
    """Makes texts with a source of chance, from what each constraint on types and on attributes accepts."""

    def __init__(self, chance: random.Random, types: Mapping[str, Sequence[str]], attributes: Mapping[str, Sequence[str]]) -> None:
        self.chance = chance
        self.types = types
        self.attributes = attributes

    def use(self, operation: Operation) -> str:
        """A text with one use."""
        chance = self.chance
        values = [*operation.operands, *operation.results]
        counts = [self._count(each) for each in values]
        if any(["SameVariadicOperandSize" in operation.traits, "SameVariadicResultSize" in operation.traits]):
            equal = chance.randrange(3)
            counts = [equal if each.arity == "variadic" and chance.random() < 0.95 else n for each, n in zip(values, counts, strict=True)]
        common = self._common(values)
        spelled = [[self._of(operation, each, common) for _ in range(n)] for each, n in zip(values, counts, strict=True)]
        operands = [each for some in spelled[: len(operation.operands)] for each in some]
        results = [each for some in spelled[len(operation.operands) :] for each in some]
        entries = self._entries(operation, counts)
        names = [f"%a{number}" for number in range(len(operands))]
        lines = [f'{name} = "builtin.unrealized_conversion_cast"() : () -> {_wrapped(of)}' for name, of in zip(names, operands, strict=True)]
        successors = self._successors(operation)
        inputs = _inputs(entries)
        regions = [self._region(operation, of, operands[0] if operands else "", inputs) for of in self._regions(operation)]
        head = f"%r:{len(results)} = " if len(results) > 1 else "%r = " if results else ""
        properties = f" <{{{', '.join(entries)}}}>" if entries else ""
        next_blocks = f" [{', '.join([f'^bb{each}' for each in successors])}]" if successors else ""
        inner = f" ({', '.join(regions)})" if regions else ""
        yields = _wrapped(results[0]) if len(results) == 1 else f"({', '.join(results)})"
        types = f"({', '.join(operands)}) -> {yields}"
        lines.append(f'{head}"own.{operation.name}"({", ".join(names)}){next_blocks}{properties}{inner} : {types}')
        return self._around(operation, lines, bool(successors))

    def _count(self, value: Value) -> int:
        if value.arity == "one":
            return 1
        return self.chance.choice((0, 1) if value.arity == "optional" else (0, 1, 1, 2, 2))

    def _common(self, values: Sequence[Value]) -> str:
        """A type that the most constraints accept, by chance."""
        sets = [self.types.get(each.constraint, ()) for each in values if self.types.get(each.constraint)]
        if not sets:
            return "i32"
        first = self.chance.choice(sets)
        tries = [self.chance.choice(first) for _ in range(6)]
        return max(tries, key=lambda each: sum([each in some for some in sets]))

    def _of(self, operation: Operation, value: Value, common: str) -> str:
        accepted = self.types.get(value.constraint, ())
        chance = self.chance
        if not accepted or chance.random() < 0.04:
            return chance.choice(self.types["AnyType"])
        if operation.together and chance.random() < 0.93:
            if operation.together == "type" and chance.random() < 0.85:
                return common
            related = [each for each in accepted if _related(each, common, operation.together)]
            made = self._made(common, operation.together)
            if made in self.types["AnyType"] or (made and chance.random() < 0.6):
                return made
            if related:
                return chance.choice(related)
        if common in accepted and chance.random() < 0.4:
            return common
        return chance.choice(accepted)

    def _made(self, common: str, together: str) -> str:
        """A type of the same shape, or of the same elements."""
        match = _SHAPED.match(common)
        if match is None:
            return common
        kind, sizes, element, rest = match.groups()
        if together == "shape":
            new = self.chance.choice(("f32", "i32", element, element))
            sizes = sizes.replace("4", "?", 1) if kind != "vector" and self.chance.random() < 0.15 else sizes
            return f"{kind}<{sizes}{new}{rest}>"
        form = self.chance.randrange(5)
        if form == 0:
            return element
        if form == 1:
            return f"{kind}<{sizes}{element}>"
        if form == 2:
            return f"tensor<{self.chance.choice(('2x', '?x', '4x4x', ''))}{element}>"
        return common

    def _entries(self, operation: Operation, counts: Sequence[int]) -> list[str]:
        entries = []
        chance = self.chance
        for name, of in operation.attributes:
            if name == "groups":
                nested = counts[[each.name for each in operation.operands].index("nested")]
                first = chance.randint(0, nested)
                entries.append(f"groups = array<i32: {first}, {nested - first}>")
                continue
            optional = of.startswith("OptionalAttr<")
            if chance.random() < (0.4 if optional else 0.03):
                continue
            accepted = self.attributes.get(of.removeprefix("OptionalAttr<").removesuffix(">") if optional else of, ())
            value = chance.choice(accepted) if accepted and chance.random() < 0.96 else chance.choice(self.attributes["AnyAttr"])
            if name == "sym_name":
                value = '"name"'
            if name == "sym_visibility":
                value = chance.choice(('"private"', '"nested"', '"public"', '"odd"'))
            entries.append(name if value == "unit" else f"{name} = {value}")
        split = len(operation.operands)
        for side, some in (("operand", counts[:split]), ("result", counts[split:])):
            if any([each.startswith(f"AttrSized{side.capitalize()}Segments") for each in operation.traits]):
                numbers = list(some)
                if numbers and chance.random() < 0.05:
                    numbers[chance.randrange(len(numbers))] += chance.choice((1, -1))
                entries.append(f"{side}SegmentSizes = array<i32{': ' if numbers else ''}{', '.join(map(str, numbers))}>")
        return entries

    def _successors(self, operation: Operation) -> list[int]:
        found: list[int] = []
        for each in operation.successors:
            count = self.chance.choice((0, 1, 2)) if each.startswith("Variadic") else 1
            found += [self.chance.choice((1, 2)) for _ in range(count)]
        return found

    def _regions(self, operation: Operation) -> list[str]:
        found: list[str] = []
        for each in operation.regions:
            count = self.chance.choice((0, 1, 2)) if each.startswith("VariadicRegion") else 1
            found += [each] * count
        return found if self.chance.random() < 0.97 else found[1:]

    def _region(self, operation: Operation, of: str, used: str, inputs: list[str] | None) -> str:
        chance = self.chance
        blocks = 2 if "SizedRegion<2>" in of and chance.random() < 0.8 else chance.choice((0, 1, 1, 1, 1, 2))
        if any([word in each for word in ("SingleBlock", "Graph") for each in operation.traits]) and chance.random() < 0.9:
            blocks = min(blocks, 1)
        lines = []
        for number in range(blocks):
            count = chance.choice((0, 0, 1, 2)) if "NoRegionArguments" not in operation.traits or chance.random() < 0.1 else 0
            if "getNumArguments" in of and chance.random() < 0.8:
                count = 1
            types = [chance.choice(("i32", "f32", "index", "tensor<4xf32>")) for _ in range(count)]
            if number == 0 and inputs is not None and chance.random() < 0.85:
                types = inputs
            arguments = [f"%b{number}{each}: {of_type}" for each, of_type in enumerate(types)]
            if arguments or number or chance.random() < 0.3:
                lines.append(f"^in{number}{'(' + ', '.join(arguments) + ')' if arguments else ''}:")
            if chance.random() < 0.15:
                lines.append('  "own.named"() <{sym_name = "inner"}> : () -> ()')
            if used and chance.random() < 0.12:
                lines.append(f'  "own.uses"(%a0) : ({used}) -> ()')
            end = '"own.end"() : () -> ()' if any(["ImplicitTerminator" in each for each in operation.traits]) else ""
            if not end and chance.random() < (0.3 if any(["NoTerminator" in each for each in operation.traits]) else 0.92):
                end = chance.choice(('"own.yield"() : () -> ()', '"own.stop"() : () -> ()', '"own.end"() : () -> ()'))
            if end and chance.random() < 0.04:
                end = '"own.named"() <{sym_name = "inner"}> : () -> ()'
            if end:
                lines.append(f"  {end}")
        return "\n".join(["{", *lines, "}"])

    def _around(self, operation: Operation, lines: list[str], has_successors: bool) -> str:
        is_terminator = "Terminator" in operation.traits
        outer = operation.parent or ("own.other" if self.chance.random() < 0.1 else "")
        if operation.parent and self.chance.random() < 0.15:
            outer = "own.other"
        if has_successors:
            lines = [*lines, '^bb1:', '  "own.stop"() : () -> ()', '^bb2:', '  "own.stop"() : () -> ()']
        if outer:
            return "\n".join([f'"{outer}"() ({{', *lines, "}) : () -> ()", ""])
        if has_successors or (is_terminator and self.chance.random() < 0.9):
            return "\n".join(['"own.outer"() ({', *lines, "}) : () -> ()", ""])
        return "\n".join([*lines, ""])


def _inputs(entries: Sequence[str]) -> list[str] | None:
    """The types of the arguments of a function, if its type is among the attributes."""
    found = next((each for each in entries if each.startswith("function_type = (")), None)
    return None if found is None else split(found.removeprefix("function_type = (").rpartition(") ->")[0])


def _related(one: str, other: str, together: str) -> bool:
    left, right = _SHAPED.match(one), _SHAPED.match(other)
    if left is None or right is None:
        return together == "element" and (left or right) is not None and (left[3] if left else one) == (right[3] if right else other)
    if together == "shape":
        return left[2] == right[2]
    return left[3] == right[3]


def _wrapped(spelled: str) -> str:
    return f"({spelled})" if "->" in spelled else spelled
