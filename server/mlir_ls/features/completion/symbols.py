"""Symbols: those that may be referred to at the cursor, the likeliest first, and names for new ones."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain, count, pairwise
from math import log1p
from typing import NamedTuple

from mlir_ls.features.completion.around import items_between
from mlir_ls.features.completion.fit import ExpectedValue, function_type_of, may_be
from mlir_ls.features.completion.forms.snippets import SnippetMaker
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace, search_at_end, used_types
from mlir_ls.features.completion.values import ranked_values
from mlir_ls.semantics.lookup import Scope, find_symbol, possible_tables_of, regions_of, tables_of
from mlir_ls.semantics.summary import is_symbol_table, may_be_symbol_table, run_summary
from mlir_ls.semantics.verify.rules import site_rules_of
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FunctionType
from mlir_ls.syntax.shape import symbol_text
from mlir_ls.syntax.tree import Located, Node

_CHAIN = re.compile(r"@([A-Za-z_][A-Za-z0-9_$.]*)\s*::\s*")
_CHAINS = re.compile(rf"(?:{_CHAIN.pattern})+$")
_MAX_CHAIN = 2000
_NEAR = 3000
"""Lines before and after the cursor in which the symbols of a large table are offered without their first letters."""
_NEAR_ELSEWHERE = 400
_NUMBERED = re.compile(r"(.*?)([1-9]\d{0,8}|0)")
_ENTRY_POINT = "main"
"""Programs begin with the function of this name, so hardly anything calls it."""
_MAX_PASSED = 60
_NEXT = 6
"""Of so many of the likeliest values, those that nothing uses yet are likely to be passed next."""


def symbol_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The symbols that may be meant at the cursor, the likeliest first; where one is defined, those that are missing."""
    context = place.context
    if context is None:
        return
    if defines(place):
        used = dict.fromkeys(_references((*place.before, *place.after)))
        defined = {name for table in _tables(place) for run in table.region.runs for name in run_summary(run).symbols}
        names = [name for name in (*used, *_names_in_series(place, defined), *_names_elsewhere(place)) if name not in defined]
        yield from [CompletionItem(f"@{name}", CompletionKind.SYMBOL, "new symbol") for name in names]
        return
    maker = SnippetMaker(place) if place.snippets and not place.cut.shape.generic else None
    ordered = ranked_symbols(place)
    may_nest = _may_nest(place)
    for number, each in enumerate(ordered):
        for inner, kind in _inner_symbols(place, each.name) if may_nest else ():
            yield CompletionItem(f"@{each.name}::@{inner}", CompletionKind.SYMBOL, kind)
        snippet = maker.call(f"@{each.name}", each.function) if maker is not None and each.function and number == 0 else ""
        yield CompletionItem(f"@{each.name}", CompletionKind.SYMBOL, each.kind, snippet=snippet)
    yield from _far_symbols(place)
    if not ordered:
        yield from _referred_symbols(place)


def _may_nest(place: CompletionPlace) -> bool:
    """Whether the operation refers to symbols in other symbols."""
    spec = place.spec
    return spec is not None and not is_in_symbol(place) and any([each.constraint == "symbol_ref" for each in spec.attributes])


def _inner_symbols(place: CompletionPlace, outer: str) -> Iterator[tuple[str, str]]:
    """The symbols that are defined in one, each with the name of its operation."""
    holder = find_symbol(_tables(place), [outer])
    for scope in regions_of(holder.item) if holder is not None and is_symbol_table(holder.item.node) else ():
        yield from [(name, node.shape.name) for name, node, _ in _symbols_near(scope, place.start.line)]


class SymbolCandidate(NamedTuple):
    """A symbol that may be meant: what defines it, its type where it is a function, and what speaks for it and against it.

    `unfit`: it is of no kind that such operations refer to, or no function where one is called, or of other results.
    `lacks`: no value at the cursor can be passed to it. `takes_fresh`: it takes the values that nothing uses yet. `uses`: how
    often the text nearby refers to it. `recency`: how many other symbols were referred to since, -1 where it was not in front.
    `declared`: it is a function without a body, which is there to be called. `given`: the operation names it already.
    `followed`: it followed the last one before. `is_next`: it is the first one after the last that was not referred to yet.
    """

    name: str
    kind: str
    function: FunctionType | None
    unfit: bool
    lacks: bool
    takes_fresh: bool
    own: bool
    depth: int
    distance: int
    after: bool
    uses: int
    recency: int
    declared: bool
    given: bool
    followed: bool
    is_next: bool

    @property
    def unlikeliness(self) -> float:
        """The lower, the likelier; the weights are those with which the symbols in programs are the likeliest."""
        penalty = 3.8 * self.unfit + 3.4 * self.lacks - 2.9 * self.takes_fresh + 4.5 * self.own
        penalty += 2.2 * (self.name == _ENTRY_POINT and self.function is not None)
        penalty += 1.5 * self.depth + 0.2 * log1p(self.distance) + 1.3 * self.after
        penalty += 0.9 - 0.8 * log1p(self.uses) if self.uses else 0.0
        penalty += 0.6 * log1p(self.recency) if self.recency >= 0 else 0.0
        return penalty + 2.0 * self.given - 1.8 * self.declared - 1.8 * self.followed - 1.8 * self.is_next


def ranked_symbols(place: CompletionPlace) -> list[SymbolCandidate]:
    """The symbols near the cursor to which the operation may refer, the likeliest first."""
    required, referred = kinds_required(place), _kinds_used(place)
    kinds, calls, own = (required & referred) or required or referred, _calls(place), _own_names(place)
    passed = _types_to_pass(place) if calls else {}
    results = sum([number for _, number in place.results])
    groups = place.results if calls else []
    taken = [used_types(place, name, number)[:1] for name, size in groups for number in range(size)]
    like = [item for item in place.before if item.node.shape.name == place.cut.shape.name]
    above = _references(like)
    uses = Counter(_references((*place.before, *place.after)))
    recency = {name: number for number, name in enumerate(dict.fromkeys(above))}
    last = above[0] if above else None
    names = place.erased.names
    given = {symbol_text(use, names) for use in place.cut.shape.symbol_uses if use.slot < len(names)}
    followers = {name for name, before in pairwise(above) if before == last}
    found: dict[str, SymbolCandidate] = {}
    for depth, table in enumerate(_tables(place)):
        awaited = last is None
        for name, node, line in _symbols_near(table, place.start.line):
            function = function_type_of(place, Located(line, node)) if calls else None
            unfit = bool(kinds) and node.shape.name not in kinds
            if calls:
                unfit = unfit or function is None or len(function.results) != results or not _gives(place, function, taken)
            inputs = [place.resolved(type_) for type_ in function.inputs] if function is not None else []
            lacks = any([type_ not in passed for type_ in inputs])
            is_next = awaited and name not in uses and name not in own and not unfit
            awaited = (awaited and not is_next) or name == last
            if name not in found:
                found[name] = SymbolCandidate(
                    name,
                    node.shape.name,
                    function,
                    unfit,
                    lacks,
                    bool(inputs) and all([passed.get(type_, False) for type_ in inputs]),
                    name in own,
                    depth,
                    abs(place.start.line - line),
                    line > place.start.line,
                    uses[name],
                    recency.get(name, -1),
                    function is not None and node.body is None,
                    name in given,
                    name in followers,
                    is_next,
                )
    fitting = [each for each in found.values() if each.kind in required] or found.values()
    return sorted(fitting, key=lambda each: each.unlikeliness)


def _gives(place: CompletionPlace, function: FunctionType, taken: Sequence[Sequence[Type]]) -> bool:
    """Whether the results of a function may be of the types with which the lines below use them."""
    return all([may_be(place, given, type_) for given, types in zip(function.results, taken, strict=False) for type_ in types])


def _references(items: Iterable[Located]) -> list[str]:
    """What some items refer to, in their order."""
    return [symbol_text(use, item.node.names) for item in items for use in item.node.shape.symbol_uses]


def _referred_symbols(place: CompletionPlace) -> Iterator[CompletionItem]:
    """What nearby text names after the same symbols as the cursor: what they hold may be compiled already."""
    chain = search_at_end(_CHAINS, place.left[: place.start.character], _MAX_CHAIN)
    if chain is not None:
        line = place.start.line
        text = place.analysis.document.lines
        lines = [*text[max(line - _NEAR, 0) : line], *text[line + 1 : line + _NEAR]]
        outer = r"\s*::\s*".join([f"@{re.escape(name)}" for name in _CHAIN.findall(chain[0])])
        inner = re.compile(rf"(?<!::){outer}\s*::\s*(@[A-Za-z_][A-Za-z0-9_$.]*)")
        names = [name for each in lines if "::" in each for name in inner.findall(each)]
        yield from [CompletionItem(name, CompletionKind.SYMBOL) for name in names]


def is_in_symbol(place: CompletionPlace) -> bool:
    """Whether the symbol at the cursor is looked up in the one before it."""
    return search_at_end(_CHAINS, place.left[: place.start.character], _MAX_CHAIN) is not None


def _tables(place: CompletionPlace) -> list[Scope]:
    context = place.context
    assert context is not None
    known = tables_of(context.path, context.chunk, context.chunk_line)
    tables = possible_tables_of(context.path, context.chunk, context.chunk_line)
    inside = [scope for scope in place.inside if scope.owner is not None and _may_be_table(scope.owner.node)]
    chain = search_at_end(_CHAINS, place.left[: place.start.character], _MAX_CHAIN)
    if chain is not None:
        holder = find_symbol([*inside, *tables], _CHAIN.findall(chain[0]))
        return list(regions_of(holder.item)) if holder is not None else []
    return [*inside, *tables[len(known) :], *known]  # what may be one is not as far out


def _may_be_table(node: Node) -> bool:
    return is_symbol_table(node) or may_be_symbol_table(node)


def _symbols_near(table: Scope, near: int) -> Iterator[tuple[str, Node, int]]:
    """The symbols of a table that are near a line, each with its operation and its line."""
    first = table.region_line + table.region.lead
    for run in table.region.runs:
        if first - _NEAR <= near <= first + run.height + _NEAR:
            for name, index in run_summary(run).symbols.items():
                if abs(first + run.starts[index] - near) <= _NEAR:
                    yield name, run.items[index], first + run.starts[index]
        first += run.height


def _far_symbols(place: CompletionPlace) -> Iterator[CompletionItem]:
    """All symbols of large tables that begin with what is typed."""
    for table in _tables(place):
        if table.region.height > _NEAR and len(place.typed) > 1:
            for run in table.region.runs:
                for name, index in run_summary(run).symbols.items():
                    if name.startswith(place.typed[1:]):
                        yield CompletionItem(f"@{name}", CompletionKind.SYMBOL, run.items[index].shape.name)


def defines(place: CompletionPlace) -> bool:
    """Whether the symbol at the cursor is the one that the operation defines."""
    cut = place.cut_after("@")
    symbol = cut.shape.symbol
    return symbol is not None and symbol.slot == cut.slots - 1


def _symbols_alike(place: CompletionPlace, items: Iterable[Located]) -> Iterator[str]:
    """The symbols that operations of the same name define."""
    for item in items:
        shape = item.node.shape
        if shape.symbol is not None and shape.name == place.cut.shape.name:
            yield symbol_text(shape.symbol, item.node.names)


def _names_in_series(place: CompletionPlace, defined: Collection[str]) -> Iterator[str]:
    """What comes after the last symbol of the kind that is defined here, where that ends with a number."""
    last = next(_symbols_alike(place, reversed([item for item in place.siblings if item.line < place.start.line])), "")
    found = _NUMBERED.fullmatch(last)
    if found is not None:
        first = int(found[2]) + 1
        yield next(name for number in count(first) if (name := f"{found[1]}{number}") not in defined)


def _names_elsewhere(place: CompletionPlace) -> Iterator[str]:
    """The symbols of the kind that other tables and other chunks nearby define: these are often variants of each other."""
    first, last = place.start.line - _NEAR_ELSEWHERE, place.start.line + _NEAR_ELSEWHERE
    chunks = [each for each in place.analysis.document.tree.chunks_between(max(first, 0), last) if each != place.chunk]
    others = chain.from_iterable([items_between(chunk.region, line, first, last) for line, chunk in chunks])
    yield from _symbols_alike(place, chain(place.before, place.after, others))


def _calls(place: CompletionPlace) -> bool:
    """Whether the operation calls a function."""
    return place.spec is not None and place.spec.has_trait("CallOpInterface")


def _types_to_pass(place: CompletionPlace) -> dict[Type, bool]:
    """The types of the values that may be passed to a function here, and whether a near one that nothing uses yet has it."""
    found: dict[Type, bool] = {}
    used = place.used_names
    for number, value in enumerate(ranked_values(place, ExpectedValue(), _MAX_PASSED)):
        if value.type is not None:
            type_ = place.resolved(value.type)
            found[type_] = found.get(type_, False) or (number < _NEXT and value.name not in used)
    return found


def kinds_required(place: CompletionPlace) -> set[str]:
    """The kinds of operations of which what the operation refers to has to be one; none where any may be."""
    spec = place.spec
    if spec is None or is_in_symbol(place):
        return set()
    return {kind for each in site_rules_of(spec, place.analysis.language.registry) for kind in each.kinds}


def _kinds_used(place: CompletionPlace) -> set[str]:
    """The kinds of operations that others of the same name refer to, nearby."""
    name = place.cut.shape.name
    tables = _tables(place)
    kinds: set[str] = set()
    for item in (*place.before, *place.after):
        shape = item.node.shape
        if shape.name == name and shape.symbol_uses:
            found = find_symbol(tables, [symbol_text(shape.symbol_uses[0], item.node.names)])
            if found is not None:
                kinds.add(found.item.node.shape.name)
    return kinds


def _own_names(place: CompletionPlace) -> frozenset[str]:
    """The names of the functions around the cursor: few call themselves."""
    around = [scope.owner for scope in place.scopes if scope.owner is not None]
    owners = [owner for owner in around if function_type_of(place, owner) is not None]
    symbols = [(owner.node.shape.symbol, owner.node.names) for owner in owners]
    return frozenset([symbol_text(symbol, names) for symbol, names in symbols if symbol is not None])
