"""Operations of a dialect whose syntax is written in C++, in the token orders that printers use; seeded.

Every name of a value, and every symbol, is unique in a text and stands first where it is defined, so that what has to be
found is known without a parser.
"""

from __future__ import annotations

import random
import re
from typing import NamedTuple

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics.cursor import SymbolName, ValueName, name_at
from mlir_ls.semantics.occurrences import definition_span
from mlir_ls.syntax.places import slot_span
from mlir_ls.syntax.tree import walk
from mlir_ls.text import Position, split_lines

_TYPES = (
    "i32", "index", "f32", "!wild.t", "!wild.buffer<?x4, {rw}>", "memref<?x?xf32>", "tensor<4x?xf32, #wild.layout<[0, 1]>>",
    "!wild.fn<(i32, !wild.t) -> (i32)>", "!wild<opt f32>", "vector<[4]xi32>",
)  # fmt: skip
_ATTRIBUTES = (
    "3 : i32", '"a {text"', "[1, 2, 3]", "{x = 1, y}", "#wild.kind<fast, {a = [1]}>", "dense<[1, 2]> : tensor<2xi32>", "unit",
    "affine_map<(d0) -> (d0 + 1)>", "@other", "array<i64: 1, 2>", "0.5", "-1", "true", "#wild<mode strict>", "[#wild.a, @b::@c]",
)  # fmt: skip
_WORDS = ("inline", "volatile", "nuw", "private", "relaxed", "public", "weak", "unordered", "transient")

_NAME = re.compile(r"%[a-z]\d+")
_SYMBOL = re.compile(r"@s\d+")


class Score(NamedTuple):
    """How much of what a text holds was found: each a pair of what was found and of what there is; and the false alarms."""

    operations: int
    definitions: tuple[int, int]
    uses: tuple[int, int]
    regions: tuple[int, int]
    symbols: tuple[int, int]
    alarms: list[str]


class Printer:
    """A text in the making: its lines, the operations with their regions by name, and what is visible at its end."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.regions: dict[str, int] = {}
        self.operations = 0
        self._names = 0
        self._symbols: list[str] = []
        self._visible: list[list[str]] = [[]]
        self._blocks: list[str] = []

    def text(self, operations: int) -> str:
        """A module of functions with about so many operations."""
        self.lines.append("module {")
        while self.operations < operations:
            self._function()
        self.lines.append("}")
        return "\n".join(self.lines) + "\n"

    # -- names --------------------------------------------------------------------------------------------------------

    def _new(self, letter: str = "v") -> str:
        self._names += 1
        return f"%{letter}{self._names}"

    def _value(self) -> str:
        return self.rng.choice([name for scope in self._visible for name in scope])

    def _values(self, least: int = 1, most: int = 3) -> str:
        return ", ".join(self._value() for _ in range(self.rng.randint(least, most)))

    def _type(self) -> str:
        return self.rng.choice(_TYPES)

    def _typed(self, count: int, separator: str = ", ") -> str:
        return separator.join(f"{self._value()}: {self._type()}" for _ in range(count))

    def _dictionary(self) -> str:
        rng = self.rng
        entries = [f"k{number} = {rng.choice(_ATTRIBUTES)}" for number in range(rng.randint(1, 3))]
        return "{" + ", ".join([*entries, *rng.sample(_WORDS, rng.randint(0, 1))]) + "}"

    # -- clauses ------------------------------------------------------------------------------------------------------

    def _clause(self) -> str:
        """A clause of an operation without regions; it defines nothing."""
        v, t, rng = self._value, self._type, self.rng
        count = rng.randint(1, 3)
        choices = (
            lambda: f"ins({self._values()} : {t()}) outs({v()} : {t()})",
            lambda: f"memref<?x?xf32>{{{v()}, {v()}}}",
            lambda: f"{{{v()}}} : {t()}{{{v()}}} -> {t()}{{{v()}}}",
            lambda: f"await({self._values()}) => with({v()} : {t()})",
            lambda: f"{v()} => {v()}",
            lambda: f"=> {t()}",
            lambda: "{" + ", ".join(f"{rng.choice(('ro', 'wo', 'rw'))} {v()}[{v()} for {v()}] : {t()}{{{v()}}}" for _ in range(count)) + "}",
            lambda: f"{{ {rng.choice(_WORDS)} }}",
            lambda: f"[{v()}, {v()})",
            lambda: f"<{v()}, \"x{{y\", {rng.randint(0, 9)}>",
            lambda: f"where {v()} < {v()} and {v()} >= {rng.randint(0, 9)}",
            lambda: f"to {v()} step {rng.randint(1, 8)}",
            lambda: f"{rng.choice(_WORDS)}<{rng.choice(_WORDS)}, {rng.choice(_WORDS)}>",
            lambda: f"attributes {self._dictionary()}",
            lambda: self._dictionary(),
            lambda: f"#wild.pick<{rng.choice(_WORDS)}> {v()}",
            lambda: f"workgroups([{self._values()}])",
            lambda: f"{rng.choice(_WORDS)}[{v()} : {t()}, {v()} : {t()}]",
            lambda: f"scale = {v()} : {t()}",
            lambda: f"offsets = [{v()}, 4, {v()}] sizes = {{{v()}, {v()}}}",
            lambda: f"is {rng.choice(_ATTRIBUTES)}",
            lambda: f"{{lhs = {v()}, rhs = {v()}}}",
            lambda: f"@other::@name({self._values()}) : ({t()}) -> {t()}",
            lambda: f"({self._typed(count)}) -> ({t()}, {t()} {{wild.attr = 1}})",
            lambda: f"-> {v()} as {t()}",
            lambda: f"benefit({rng.randint(0, 9)}), loc([{self._values()}]), root(\"wild.op\")",
            lambda: "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>",
        )  # fmt: skip
        return rng.choice(choices)()

    def _wrapped(self, indent: str) -> str:
        """A clause that printers break over lines."""
        v, t, rng = self._value, self._type, self.rng
        inner = f"\n{indent}  "
        return rng.choice(
            (
                lambda: "{" + ",".join(f"{inner}{rng.choice(('ro', 'wo'))} {v()}[{v()} for {v()}] : {t()}" for _ in range(2)) + f"\n{indent}}}",
                lambda: f"{{{inner}{rng.choice(_WORDS)}\n{indent}}}",
                lambda: f"({inner}{self._typed(2, ',' + inner)}\n{indent})",
                lambda: f"[{inner}{v()}, {v()},{inner}{v()}\n{indent}]",
                lambda: f"{inner}inputs({self._values()}){inner}outputs({self._values()})",
                lambda: f"{{{inner}a = {v()},{inner}b = [{v()}]\n{indent}}}",
                lambda: f"in({v()},{inner}{v()}){inner}: {t()},{inner}{t()}",
            )
        )()

    # -- operations ---------------------------------------------------------------------------------------------------

    def _name(self) -> str:
        self.operations += 1
        return f"wild.{self.rng.choice(('op', 'do.it', 'async_x', 'v2.run'))}{self.operations}"

    def _results(self, indent: str) -> tuple[str, list[str]]:
        rng = self.rng
        names = [self._new() for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 3)))]
        if not names:
            return "", []
        spelled = [f"{name}:{rng.randint(2, 4)}" if rng.random() < 0.2 else name for name in names]
        separator = f",\n{indent}" + rng.choice(("", "  ")) if len(names) > 1 and rng.random() < 0.2 else ", "
        return separator.join(spelled) + " = ", names

    def _plain(self, indent: str, branch: bool = False) -> None:
        rng = self.rng
        results, names = self._results(indent)
        head = f"{indent}{results}{self._name()}"
        form = 5 if branch else rng.randrange(6)
        v, t = self._value, self._type
        if form == 0:
            rest = f" {self._values()} : {t()}, {t()}"
        elif form == 1:
            rest = f"({self._values(0)}) : ({t()}) -> {t()}"
        elif form == 2:
            rest = f" @{rng.choice(self._symbols)[1:]}({self._values()}) : ({t()}) -> {t()}" if self._symbols else f" {v()}"
        elif branch:
            a, b = rng.choice(self._blocks), rng.choice(self._blocks)
            rest = rng.choice(
                (
                    f" {v()} {{\n{indent}  default: {a},\n{indent}  4: {b}\n{indent}}}",
                    f" {v()} [{a}, {b}({v()} : {t()})]",
                    f" {v()}, {a} or {b}",
                    f" {{ default: {a}, 4: {b}({v()}) }}",
                )
            )
        else:
            clauses = [self._clause() for _ in range(rng.randint(1, 4))]
            if rng.random() < 0.3:
                clauses.append(self._wrapped(indent))
            rest = " " + " ".join(clauses)
        if rng.random() < 0.1:
            rest += rng.choice((' loc("a.mlir":1:2)', "  // a { comment", " // %no"))
        self.lines += (head + rest).split("\n")
        self._visible[-1] += names

    def _nested(self, indent: str, depth: int) -> None:
        """An operation with regions."""
        rng = self.rng
        results, names = self._results(indent)
        name = self._name()
        self.lines.append(f"{indent}{results}{name}")
        before = self._add
        v, t = self._value, self._type
        inner = indent + "  "
        form = rng.randrange(11)
        if form == 10:
            bound = [self._new("b")]
            before(f" {bound[0]} : {t()} {rng.choice(('=', 'in', 'from'))} {v()} : {t()} {rng.choice(('to', 'down to'))} {v()}")
            self._region(name, " {", indent, depth, bound)
        elif form == 0:
            self._region(name, " {", indent, depth, [])
        elif form == 1:
            bound = [self._new("b") for _ in range(rng.randint(1, 3))]
            before(f" ({', '.join(f'{each}: {t()}' for each in bound)}) -> {t()}")
            self._region(name, " {", indent, depth, bound)
        elif form == 2:
            bound = [self._new("b"), self._new("b")]
            before(f" {bound[0]} = {v()} to {v()} step {v()} iter_args({bound[1]} = {v()}) -> ({t()})")
            self._region(name, " {", indent, depth, bound)
        elif form == 3:
            before(f" {v()} (")
            self._region(name, "{", indent, depth, [])
            self._region(name, ", {", indent, depth, [])
            before(f") : ({t()}) -> {t()}")
        elif form == 4:
            before(f" {v()} {{")
            for case in ("Some", "Other"):
                bound = [self._new("b")]
                self.lines.append(f"{inner}case {case}({bound[0]})")
                self._region(name, " {", inner, depth, bound)
            self.lines.append(f"{indent}}}")
        elif form == 5:
            bound = [self._new("b")]
            before(f" {rng.choice(_WORDS)}")
            self._region(name, " {", indent, depth, [])
            before(f" while ({bound[0]} : {t()})")
            self._region(name, " {", indent, depth, bound)
            before(f" {self._dictionary()}")
        elif form == 6:
            self._region(name, " {", indent, depth, [], label=True)
        elif form == 7:
            bound = [self._new("b"), self._new("b")]
            before(f" ({bound[0]}) in ({v()}) domains [{bound[1]}] shared({v()}) -> {bound[1]} as {t()}")
            self._region(name, " {", indent, depth, bound)
        elif form == 8:
            bound = [self._new("b")]
            before(f" {v()} as {bound[0]}{rng.choice(('', ' : ' + t()))} attributes {self._dictionary()}")
            self._region(name, " {", indent, depth, bound)
        else:
            bound = [self._new("b"), self._new("b")]
            wrap = f"\n{indent}    "
            before(f"[{v()}, {v()}]({v()} as {bound[0]}: {t()},{wrap}{v()} as {bound[1]}: {t()}) -> {t()}{{{v()}}} =>")
            self._region(name, " {", indent, depth, bound)
            before(f" count({v()}) -> ({t()}) {{")
            self._add("")
            self.lines.append(f"{inner}%x{self.operations} = wild.yield {v()} : {t()}")
            self.lines.append(f"{indent}}}")
            self.regions[name] += 1
        self._visible[-1] += names

    def _add(self, text: str) -> None:
        first, *others = text.split("\n")
        self.lines[-1] += first
        self.lines += others

    def _region(self, name: str, brace: str, indent: str, depth: int, bound: list[str], label: bool = False) -> None:
        self.regions[name] = self.regions.get(name, 0) + 1
        self._add(brace)
        blocks, self._blocks = self._blocks, []
        self._visible.append(list(bound))
        if label:
            argument = self._new("b")
            self.lines.append(f"{indent}^bb0({argument}: {self._type()}, %c{self._names}: (i32) -> i32):")
            self._visible[-1].append(argument)
        self._body(indent + "  ", depth + 1)
        self.lines.append(f"{indent}}}")
        self._visible.pop()
        self._blocks = blocks

    def _body(self, indent: str, depth: int) -> None:
        rng = self.rng
        for _ in range(rng.randint(1, 4 if depth else 12)):
            if depth < 3 and rng.random() < 0.35:
                self._nested(indent, depth)
            else:
                self._plain(indent)
        if self._blocks:
            self._plain(indent, branch=True)
        elif rng.random() < 0.6:
            self.operations += 1
            self.lines.append(f"{indent}{rng.choice(('wild.yield', 'yield' if depth else 'wild.return'))} {self._values()} : {self._type()}")

    def _function(self) -> None:
        rng = self.rng
        symbol = f"@s{len(self._symbols)}"
        arguments = [self._new("a") for _ in range(3)]
        typed = ", ".join(f"{each}: {self._type()}" for each in arguments)
        if rng.random() < 0.5:
            self.lines.append(f"  func.func {symbol}({typed}) {{")
        else:
            self.operations += 1
            name = f"wild.func{self.operations}"
            self.regions[name] = 1
            word = rng.choice(("", " private", ' visibility("public")'))
            self.lines.append(f"  {name}{word} {symbol}({typed}) -> ({self._type()}) attributes {self._dictionary()} {{")
        self._symbols.append(symbol)
        self._visible.append(arguments)
        self._blocks = ["^bb1", "^bb2"] if rng.random() < 0.5 else []
        self._body("    ", 0)
        if self._blocks:
            for block in ("^bb1", "^bb2"):
                self.lines.append(f"  {block}:")
                self._visible.append([])
                self._body("    ", 0)
                self._visible.pop()
        self._blocks = []
        self._visible.pop()
        if "func.func" in self.lines[-1]:
            self.lines.append("    return")
        self.lines.append("  }")


def score(seed: int, operations: int) -> Score:
    """What is found in a text of so many operations."""
    printer = Printer(seed)
    text = printer.text(operations)
    analysis = analyze(split_lines(text), CheckOptions(assumed=frozenset({"wild"})))
    found_definitions, definitions, found_uses, uses = _values(analysis, text)
    found_symbols, symbols = _symbols(analysis, text)
    regions = 0
    for item in walk(analysis.document.tree):
        if item.node.shape.name in printer.regions and item.node.body is not None:
            regions += min(len(item.node.body.regions), printer.regions[item.node.shape.name])
    alarms = [
        f"{each.span.start.line + 1}: {each.message}" for each in analysis.diagnostics if each.severity < Severity.INFORMATION
    ]
    return Score(
        printer.operations,
        (found_definitions, definitions),
        (found_uses, uses),
        (regions, sum(printer.regions.values())),
        (found_symbols, symbols),
        alarms,
    )


def _values(analysis: Analysis, text: str) -> tuple[int, int, int, int]:
    first: dict[str, Position] = {}
    found = [0, 0]
    total = [0, 0]
    for number, line in enumerate(text.split("\n")):
        for match in _NAME.finditer(line.partition("//")[0]):
            place = Position(number, match.start())
            is_use = match[0] in first
            first.setdefault(match[0], place)
            total[is_use] += 1
            name = name_at(analysis.document, place)
            if isinstance(name, ValueName) and name.definition is not None:
                where = slot_span(name.definition.item, name.definition.slot)
                found[is_use] += where.start == first[match[0]]
    return found[0], total[0], found[1], total[1]


def _symbols(analysis: Analysis, text: str) -> tuple[int, int]:
    first: dict[str, Position] = {}
    found = total = 0
    for number, line in enumerate(text.split("\n")):
        for match in _SYMBOL.finditer(line):
            place = Position(number, match.start())
            first.setdefault(match[0], place)
            total += 1
            name = name_at(analysis.document, place)
            if isinstance(name, SymbolName) and name.definition is not None:
                found += definition_span(name.definition).start == first[match[0]]
    return found, total
