"""Types and attributes made at random: parameters of all kinds, assembly formats, parsers and verifiers in C++."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from own.values.kinds import Kind, among

Values = dict[str, str]
"""Spellings by the names of parameters; one that is left out has none."""


class Node(NamedTuple):
    """An element of an assembly format: as the definition has it, how a text spells values, and what may be left out."""

    declared: str
    spell: Callable[[Values], str]


class Definition(NamedTuple):
    """A type or an attribute: its definition, C++ of its own, whether C++ reads a part of its text, and how a text spells it at random."""

    name: str
    is_type: bool
    mnemonic: str
    definition: str
    written: str
    hidden: bool
    elements: frozenset[str]
    """Which types may have it as an element: "vector", "memref"; every other container may."""
    body: Callable[[random.Random, bool], str]
    """What follows the mnemonic; with True, one of the values is mostly wrong."""

    def spelled(self, rng: random.Random, wrong: bool = False) -> str:
        """A value, in full."""
        sigil, body = "!" if self.is_type else "#", self.body(rng, wrong)
        if body.startswith("<") or not body:
            return f"{sigil}own.{self.mnemonic}{body}"
        return f"{sigil}own<{self.mnemonic} {body}>"

    def as_kind(self, declared: str = "") -> Kind:
        """A parameter that holds such a value."""
        holds = f"::own::{self.name}{'Type' if self.is_type else 'Attr'}"
        bad = ("!own.token" if self.is_type else "#own.note", "x", "7", "<>")
        return Kind(declared or f'"{holds}"', holds, self.spelled, bad, short=lambda rng: self.body(rng, False), hidden=self.hidden)


_MARKS = (":", ",", "=", "->", "?", "*", "+", "{", "}")
_OPEN = (("[", "]"), ("(", ")"), ("{", "}"), ("<", ">"))
_WORDS = ("of", "with", "at", "size", "kind", "to", "by", "x", "is_a", "f32", "unit", "loc", "array")


def _literal(text: str) -> Node:
    return Node(f"`{text}`", lambda values: text)


def _variable(name: str, qualified: bool = False) -> Node:
    return Node(f"qualified(${name})" if qualified else f"${name}", lambda values: values.get(name, ""))


def _joined(nodes: Sequence[Node]) -> Node:
    return Node(" ".join([each.declared for each in nodes]), lambda values: " ".join([each.spell(values) for each in nodes]))


def _struct(names: Sequence[str], whole: bool, rng: random.Random) -> Node:
    members = "params" if whole else ", ".join([f"qualified(${each})" if rng.random() < 0.15 else f"${each}" for each in names])
    return Node(
        f"struct({members})", lambda values: ", ".join([f"{each} = {values[each]}" for each in names if each in values])
    )


def _params(names: Sequence[str]) -> Node:
    return Node("params", lambda values: ", ".join([values[each] for each in names if each in values]))


def _group(names: Sequence[str], kinds: dict[str, Kind], rng: random.Random) -> Node:
    """An optional group of parameters that may all be left out.

    C++ takes the first for a condition where nothing else is before it, which not all kinds of values can be.
    """
    anchor = rng.choice(names)
    word = rng.choice(_WORDS)
    other = rng.choice([each for each in _WORDS if each != word])
    holds = kinds[names[0]].holds
    with_word = rng.random() < 0.6 or not holds.startswith(("::mlir::", "std::optional")) or holds == "::mlir::AffineMap"
    separators = [_literal(rng.choice((":", ",", "=", other))) for _ in names]
    nodes: list[Node] = [_literal(word)] if with_word else []
    for number, name in enumerate(names):
        nodes += [separators[number]] if number else []
        nodes.append(_variable(name))
    declared = " ".join([each.declared + ("^" if each.declared == f"${anchor}" else "") for each in nodes])
    whole = _joined(nodes)
    otherwise = _literal(rng.choice((other, "?", "*"))) if rng.random() < 0.35 else None

    def spell(values: Values) -> str:
        if anchor in values:
            return whole.spell(values)
        return otherwise.spell(values) if otherwise is not None else ""

    ending = f" : ({otherwise.declared})?" if otherwise is not None else "?"
    return Node(f"({declared}){ending}", spell)


def _directive(name: str, function: str) -> Node:
    return Node(f"custom<{function}>(${name})", lambda values: f"hash {values.get(name, '')}" if name in values else "")


HELPERS = """
namespace own {
template <typename T> ::mlir::ParseResult parseHash(::mlir::AsmParser &parser, T &value) {
  if (parser.parseKeyword("hash")) return ::mlir::failure();
  auto read = ::mlir::FieldParser<T>::parse(parser);
  if (::mlir::failed(read)) return ::mlir::failure();
  value = *read;
  return ::mlir::success();
}
template <typename T> void printHash(::mlir::AsmPrinter &printer, T value) { printer << "hash " << value; }
static ::mlir::FailureOr<int64_t> readSharp(::mlir::AsmParser &parser) {
  int64_t value;
  if (parser.parseKeyword("sharp") || parser.parseInteger(value)) return ::mlir::failure();
  return value;
}
}
"""
"""C++ that definitions call."""

SHARP = Kind("Own_Sharp", "", among("sharp 4", "sharp 0"), ("4", "sharp", "sharp x"), hidden=True)
SHARP_DEFINITION = """def Own_Sharp : AttrOrTypeParameter<"int64_t", ""> {
  let parser = "own::readSharp($_parser)";
  let printer = "$_printer << \\"sharp \\" << $_self";
}
"""


def _format(kinds: dict[str, Kind], rng: random.Random) -> tuple[Node, bool]:
    """An assembly format of parameters, and whether C++ reads a part of it."""
    names = list(kinds)
    if any([kinds[each].listed for each in names]) and rng.random() < 0.85:
        form = rng.choice(("free", "free", "groups"))
    else:
        form = rng.choice(("params", "struct", "free", "free", "groups", "mixed"))
    left = rng.choice([*_OPEN, ("<", ">"), ("<", ">"), ("<", ">"), ("<", ">"), ("<", ">")])
    hidden = False
    if form == "params":
        inner = _params(names)
    elif form == "struct":
        inner = _struct(names, rng.random() < 0.5, rng)
    elif form == "mixed" and len(names) > 1:
        inner = _joined([_variable(names[0]), _literal(rng.choice((",", ":", "of", "->"))), _struct(names[1:], False, rng)])
    else:
        nodes: list[Node] = []
        rest = list(names)
        while rest:
            name = rest.pop(0)
            nodes += [_literal(rng.choice([*_MARKS[:7], *_WORDS]))] if (nodes and rng.random() < 0.8) or (nodes and not kinds[name].absent) else []
            if kinds[name].absent and form == "groups":
                some = [name]
                while rest and kinds[rest[0]].absent and rng.random() < 0.4:
                    some.append(rest.pop(0))
                nodes[-1:] = [] if nodes and nodes[-1].declared[0] == "`" and rng.random() < 0.5 else nodes[-1:]
                nodes.append(_group(some, kinds, rng))
            elif rng.random() < 0.07 and not kinds[name].absent and kinds[name].holds.startswith(("int64", "::mlir::Type")):
                nodes.append(_directive(name, "Hash"))
                hidden = True
            elif kinds[name].listed:
                first, last = rng.choice((("[", "]"), ("(", ")"), ("{", "}")))
                nodes += [_literal(first), _variable(name), _literal(last)]
            else:
                nodes.append(_variable(name, kinds[name].short is not None and rng.random() < 0.3))
            if rng.random() < 0.06:
                nodes.append(Node(rng.choice(("` `", "``")), lambda values: ""))
        inner = _joined(nodes)
    if rng.random() < 0.06:
        return (_joined([_literal(rng.choice(_WORDS)), inner]), hidden)
    if rng.random() < 0.05:
        return (inner, hidden)
    return (_joined([_literal(left[0]), inner, _literal(left[1])]), hidden)


def definition(number: int, is_type: bool, kinds: Sequence[Kind], rng: random.Random) -> Definition:
    """A type or an attribute that has parameters of these kinds."""
    name = f"{'T' if is_type else 'A'}{number}"
    letters = [f"{rng.choice('abcdefgh')}{index}" for index in range(len(kinds))]
    named = dict(zip(letters, kinds, strict=True))
    mnemonic = name.lower() if rng.random() < 0.8 else rng.choice((f"n.{name.lower()}", f"{name.lower()}_x", f"{name.lower()}.of.it", f"{name.lower()}$"))
    mnemonic = mnemonic.removesuffix("$")
    node, hidden = _format(named, rng) if kinds else (_joined([]), False)
    hidden = hidden or any([each.hidden for each in kinds])
    cls = f"{name}{'Type' if is_type else 'Attr'}"
    fields = f"  let parameters = (ins {', '.join([f'{kind.declared}:${letter}' for letter, kind in named.items()])});\n" if kinds else ""
    written = ""
    traits, elements = [], set()
    custom = bool(kinds) and rng.random() < 0.05 and all([each.holds == "int64_t" for each in kinds[:1]]) and len(kinds) == 1
    if custom:
        fields += "  let hasCustomAssemblyFormat = 1;\n"
        hidden = True
        base = "Type" if is_type else "Attribute"
        extra = "" if is_type else ", ::mlir::Type"
        written += f"""::mlir::{base} own::{cls}::parse(::mlir::AsmParser &parser{extra}) {{
  int64_t value;
  if (parser.parseLSquare() || parser.parseInteger(value) || parser.parseRSquare()) return {{}};
  return get(parser.getContext(), value);
}}
void own::{cls}::print(::mlir::AsmPrinter &printer) const {{ printer << "[" << get{letters[0].capitalize()}() << "]"; }}
"""
        node = _joined([_literal("["), _variable(letters[0]), _literal("]")])
    elif kinds:
        fields += f"  let assemblyFormat = [{{{node.declared}}}];\n"
    verified = [each for each in kinds if each.holds in ("int64_t", "int8_t", "unsigned", "int")]
    if verified and rng.random() < 0.15:
        fields += "  let genVerifyDecl = 1;\n"
        listed = ", ".join(["auto"] * 0 + [f"{_accessor(kind)} {letter}" for letter, kind in named.items()])
        tested = next(letter for letter, kind in named.items() if kind is verified[0])
        if all([_accessor(kind) for kind in kinds]):
            written += f"""::llvm::LogicalResult own::{cls}::verify(::llvm::function_ref<::mlir::InFlightDiagnostic()> emit, {listed}) {{
  return {tested} == 7 ? emit() << "seven" : ::llvm::success();
}}
"""
        else:
            fields = fields.replace("  let genVerifyDecl = 1;\n", "")
    if is_type:
        for trait, container in (("MemRefElementTypeInterface", "memref"), ("VectorElementTypeInterface", "vector")):
            if rng.random() < 0.3:
                traits.append(trait)
                elements.add(container)
    if rng.random() < 0.1:
        fields += "  let genMnemonicAlias = 1;\n"
    listed_traits = f", [{', '.join(traits)}]" if traits else ""
    text = f'def Own_{name} : Own_{"Type" if is_type else "Attr"}<"{name}", "{mnemonic}"{listed_traits}> {{\n{fields}}}\n'

    def body(chooser: random.Random, wrong: bool) -> str:
        spoilt = chooser.choice(letters) if wrong and letters else ""
        values = {}
        for letter, kind in named.items():
            if letter == spoilt:
                if kind.bad:
                    values[letter] = chooser.choice(kind.bad)
            elif not kind.absent or chooser.random() < 0.6:
                values[letter] = kind.short(chooser) if kind.short is not None and chooser.random() < 0.5 else kind.good(chooser)
        return node.spell(values)

    return Definition(name, is_type, mnemonic, text, written, hidden, frozenset(elements), body)


def _accessor(kind: Kind) -> str:
    """The C++ type in which a verifier takes a parameter; "" where that is not certain."""
    return kind.holds if kind.declared.startswith('"') else ""
