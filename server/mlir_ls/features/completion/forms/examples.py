"""The form of an operation as its example has it: what stands after its name, with stand-ins where its types stand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, parse
from mlir_ls.features.completion.around import items_between
from mlir_ls.features.completion.forms.leaf_spans import LeafSpans, leaf_spans
from mlir_ls.ods.examples import example_of, part_with_example
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import TYPE
from mlir_ls.syntax.erase import SIGIL, erase
from mlir_ls.syntax.shape import OpShape, symbol_text
from mlir_ls.syntax.tokens import REGION, tokenize
from mlir_ls.syntax.tree import Node

NAME = "<name>"
"""Stands for the name of the operation among the tokens before others."""
BODY = f"{{{REGION}}}"
"""The token for a region."""


class Tail(NamedTuple):
    """What stands after the name of an operation, token by token.

    `%` is a value, `@` a symbol, `!__type__1` a stand-in for a type, `?x` something else that is filled in, BODY a region; the
    rest is spelled so. `blanks` stand before the tokens, where they are known. `types` are what the stand-ins stand for
    in an example, `names` what that defines, `labels` the labels with which its regions begin, "" for none.
    `operands` are the types of its operands, "" where they are not known. `apart` are the tokens after which a blank stands
    before a parenthesis, NAME for the name of the operation. `has_regions`: the example has some.
    """

    tokens: tuple[str, ...]
    blanks: tuple[str, ...] = ()
    types: Mapping[str, str] = MappingProxyType({})
    names: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    operands: tuple[str, ...] = ()
    apart: frozenset[str] = frozenset()
    has_regions: bool = False

    @property
    def words_apart(self) -> frozenset[str]:
        """The tokens after which a blank stands before a parenthesis, by the blanks that are known."""
        after = (NAME, *self.tokens)
        opening = [at for at, token in enumerate(self.tokens) if token == "("]
        return frozenset([after[at] for at in opening if self.blanks[at : at + 1] == (" ",)])

    @property
    def text(self) -> str:
        """The tokens as they are read."""
        return " ".join([erase(token[1:]).text if token[:1] == "?" else token for token in self.tokens])


class ExampleForm(NamedTuple):
    """How the example of an operation spells its name, what stands after that, and the types of the results that it names.

    `attributes` are those that it spells, by their names.
    """

    label: str
    tail: Tail
    results: tuple[str, ...]
    attributes: Mapping[str, str]


_IDENTITY = re.compile(r"affine_map<\(([^()]*)\) -> \(\1\)>")
_ALIAS = re.compile(r"([!#][A-Za-z_][\w$]*) = (.*)")
_TOO_LONG = 60
"""Tokens; a longer form is hard to see through."""


@lru_cache(512)
def example_form(language: OpenLanguage, spec: OpSpec, named: bool = False) -> ExampleForm | None:
    """The form of the example of an operation in a language; None where it has none or is not read there.

    With `named`, the example is one that names results, if there is one.
    """
    text = example_of(spec, named)
    if not text:
        return None
    document, _ = parse([*_without_aliases(text, spec).split("\n"), ""], CheckOptions(profile=language.profile))
    node = next(document.tree.chunks[0].region.items(), None)
    if node is None or node.shape.name != spec.name or not node.shape.known:
        return None
    shape = node.shape
    spans = leaf_spans(shape.text, "builtin", language)
    if spans.outcome.kind != "complete" or shape.aliases:
        return None
    pieces = [(blank, _with_names(node, at, text) if kind else text, kind) for blank, at, text, kind in _pieces(shape, spans)]
    if len(pieces) > _TOO_LONG:
        return None
    tail = _with_standins(pieces, shape, language)
    if spec.has_trait("DestinationStyleOpInterface"):
        tail = _with_results_of_outputs(tail)
    defined = [group.slot for region in shape.regions for group in region.arguments]
    names = [node.names[slot] for slot in sorted(defined)]
    operands = [str(type_) if type_ is not None else "" for _, _, type_ in shape.uses]
    tail = tail._replace(names=tuple(names), labels=tuple(_labels(node)), operands=tuple(operands))
    tail = tail._replace(has_regions=bool(shape.regions))
    results = [str(type_) for type_ in shape.result_types]
    attributes = {each.name: _with_names(node, each.start, shape.text[each.start : each.end]) for each in shape.attributes}
    return ExampleForm(shape.text[shape.name_offset : shape.name_end], tail, tuple(results), attributes)


def _without_aliases(text: str, spec: OpSpec) -> str:
    """The lines of an example with what their aliases stand for."""
    for line in reversed(part_with_example(spec)):
        found = _ALIAS.match(line)
        if found is not None:
            text = re.sub(rf"{re.escape(found[1])}(?![\w$.])", lambda _, meaning=found[2]: meaning, text)  # type: ignore[misc]
    return text


def with_subscripts(tail: Tail, count: int) -> Tail:
    """A tail with so many values in each pair of brackets that holds one."""
    tokens: list[str] = []
    for number, token in enumerate(tail.tokens):
        is_alone = tail.tokens[max(0, number - 1) : number + 2] == ("[", "%", "]")
        tokens += " , ".join([token] * count).split() if is_alone else [token]
    return tail._replace(tokens=tuple(tokens))


def without_results(tail: Tail) -> Tail | None:
    """A tail without the types of results after an arrow; None where there is no arrow that is followed by them alone."""
    if "->" not in tail.tokens:
        return None
    at = len(tail.tokens) - 1 - tail.tokens[::-1].index("->")
    end = at + 1
    while end < len(tail.tokens) and (tail.tokens[end] in ("(", ")", ",") or tail.tokens[end].startswith(TYPE)):
        end += 1
    return tail._replace(tokens=(*tail.tokens[:at], *tail.tokens[end:]), blanks=(*tail.blanks[:at], *tail.blanks[end:]))


def without_passed_values(tail: Tail) -> Tail:
    """A tail that passes no values to the blocks that it names."""
    kept: list[int] = []
    operands = list(tail.operands)
    is_passed, value = False, 0
    for at, token in enumerate(tail.tokens):
        is_passed = is_passed or (token == "(" and at > 0 and tail.tokens[at - 1][:1] == "^")
        if not is_passed:
            kept.append(at)
            value += token == "%"
        elif token == "%" and value < len(operands):
            del operands[value]
        is_passed = is_passed and token != ")"
    blanks = [tail.blanks[at] for at in kept if at < len(tail.blanks)]
    return tail._replace(tokens=tuple([tail.tokens[at] for at in kept]), blanks=tuple(blanks), operands=tuple(operands))


def with_passed_values(tail: Tail, counts: Sequence[int]) -> Tail:
    """A tail that passes so many values to each of the blocks that it names; to further ones as many as to the last."""
    bare = without_passed_values(tail)
    tokens: list[str] = []
    number = 0
    for token in bare.tokens:
        tokens.append(token)
        if token[0] == "^":
            count = counts[min(number, len(counts) - 1)]
            types = [f"{TYPE}8{number}{each}" for each in range(count)]
            number += 1
            values = " , ".join(["%"] * count).split()
            tokens += ["(", *values, ":", *" , ".join(types).split(), ")"] if count else []
    if tokens == list(bare.tokens):
        return bare
    apart = tail.words_apart.difference([token for token in tail.tokens if token[0] == "^"])
    return bare._replace(tokens=tuple(tokens), blanks=(), operands=(), apart=apart)


def with_rank(tail: Tail, rank: int) -> Tail:
    """A tail whose identity maps are of another rank, and whose lists of one word for each dimension have as many of it."""
    dimensions = ", ".join([f"d{number}" for number in range(rank)])
    old = {len(found[1].split(",")) for token in tail.tokens for found in _IDENTITY.finditer(token)}
    tokens = [_IDENTITY.sub(f"affine_map<({dimensions}) -> ({dimensions})>", token) for token in tail.tokens]
    for number, token in enumerate(tokens):
        words = token[2:-1].split(", ") if token[:2] == "?[" else []
        if len(words) in old and len(set(words)) == 1 and words[0][:1] == '"':
            tokens[number] = f"?[{', '.join(words[:1] * rank)}]"
    return tail._replace(tokens=tuple(tokens))


def _pieces(shape: OpShape, spans: LeafSpans) -> Iterator[tuple[str, int, str, str]]:
    """What stands after the name: the blank before each piece, where it begins, its text, and what it is.

    That is "type", "other" or "" for a token.
    """
    text = shape.text
    leaves = {start: (end, "other") for start, end in spans.attributes}
    leaves.update({start: (end, "type") for start, end in spans.types})
    at = shape.name_end
    tokens, starts = tokenize(text)
    for token, start in zip(tokens, starts, strict=True):
        if start < at:
            continue
        end, kind = leaves.get(start, (start + len(token), ""))
        if token[:1] == "#" and text[start - 1 : start] == "%":  # which result of a group the value is
            at = end
            continue
        if not kind and (token[:1] == '"' or token[:1].isdigit()):
            kind = "other"
        blank, at = text[at:start], end
        yield blank, start, text[start:end], kind


def _with_names(node: Node, at: int, text: str) -> str:
    """A part of an erased header, which begins at an offset, with its names."""
    slot = len(SIGIL.findall(node.shape.text, 0, at))
    parts = SIGIL.split(text)
    signs = SIGIL.findall(text)
    names = node.names[slot : slot + len(signs)]
    named = [f"{sign}{name}{part}" for sign, name, part in zip(signs, names, parts[1:], strict=True)]
    return "".join([parts[0], *named])


def _with_standins(pieces: Sequence[tuple[str, str, str]], shape: OpShape, language: OpenLanguage) -> Tail:
    """The pieces as tokens; the types are stand-ins as far as the operation can be read with these."""
    before = shape.text[: shape.name_end]
    concrete = [f"?{text}" if kind else text for _, text, kind in pieces]
    numbers = [number for number, (_, _, kind) in enumerate(pieces) if kind == "type"]

    def tail(standing_in: Sequence[int]) -> Tail:
        tokens, types = list(concrete), {}
        for number in standing_in:
            tokens[number] = f"{TYPE}9{number}"
            types[tokens[number]] = pieces[number][1]
        return _joined(Tail(tuple(tokens), tuple([blank for blank, _, _ in pieces]), types))

    def is_read(made: Tail) -> bool:
        outcome = leaf_spans(f"{before} {made.text}", "builtin", language).outcome
        return outcome.kind == "complete" and outcome.shape.known and len(outcome.shape.uses) == len(shape.uses)

    if is_read(made := tail(numbers)):
        return made
    chosen: list[int] = []
    for number in numbers:
        if is_read(tail([*chosen, number])):
            chosen.append(number)
    return tail(chosen)


def _with_results_of_outputs(tail: Tail) -> Tail:
    """The types of results after the arrow are those of the outputs, which are the last operands."""
    if "->" not in tail.tokens:
        return tail
    at = len(tail.tokens) - 1 - tail.tokens[::-1].index("->")
    outputs = {tail.types[token]: token for token in tail.tokens[:at] if token in tail.types}
    after = [outputs.get(tail.types.get(token, ""), token) for token in tail.tokens[at:]]
    return tail._replace(tokens=(*tail.tokens[:at], *after))


def _joined(tail: Tail) -> Tail:
    """The tokens with the braces of a region as one."""
    tokens, blanks = list(tail.tokens), list(tail.blanks)
    while REGION in tokens:
        at = tokens.index(REGION)
        tokens[at - 1 : at + 2] = [BODY]
        blanks[at - 1 : at + 2] = [blanks[at - 1]]
    return tail._replace(tokens=tuple(tokens), blanks=tuple(blanks))


def _labels(node: Node) -> Iterator[str]:
    for region in node.body.regions if node.body is not None else ():
        first = next(region.items(), None)
        if first is None or first.shape.kind != "label" or not first.names:
            yield ""
            continue
        yield _with_names(first, 0, first.shape.text).strip()


@lru_cache(512)
def referred_kinds(language: OpenLanguage, spec: OpSpec) -> frozenset[str]:
    """The kinds of operations to whose symbols an operation refers where its example stands."""
    lines = part_with_example(spec)
    if not any("@" in line for line in lines):
        return frozenset()
    document, _ = parse([*lines, ""], CheckOptions(profile=language.profile))
    chunk = document.tree.chunks[0]
    defined: dict[str, str] = {}
    used: set[str] = set()
    for _, node in items_between(chunk.region, 0, 0, len(lines)):
        shape = node.shape
        if shape.symbol is not None:
            defined[symbol_text(shape.symbol, node.names)] = shape.name
        if shape.name == spec.name:
            used.update([symbol_text([use, *use.nested][-1], node.names) for use in shape.symbol_uses])
    return frozenset([defined[name] for name in used if name in defined])
