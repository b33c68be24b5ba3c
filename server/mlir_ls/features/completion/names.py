"""Symbols, blocks and aliases: those that the document defines, and those that it uses and does not define yet."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from itertools import chain, count, zip_longest

from mlir_ls.features.completion.attributes import aliases_that_fit
from mlir_ls.features.completion.fit import ExpectedValue, function_type_of
from mlir_ls.features.completion.form import escaped
from mlir_ls.features.completion.items import CompletionItem, CompletionKind, shortened
from mlir_ls.features.completion.place import CompletionPlace, items_between, search_at_end
from mlir_ls.features.completion.snippets import SnippetMaker
from mlir_ls.features.completion.values import ranked_values
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import alias_name, used_alias
from mlir_ls.semantics.lookup import Scope, find_symbol, regions_of, tables_of
from mlir_ls.semantics.summary import run_summary
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import FunctionType, ShapedType
from mlir_ls.syntax.shape import symbol_text
from mlir_ls.syntax.tree import Located, Node, extent

_CHAIN = re.compile(r"@([A-Za-z_][A-Za-z0-9_$.]*)\s*::\s*")
_MAX_CHAIN = 2000
_NEAR = 3000
"""Lines in front of and behind the cursor in which the symbols of a large table are offered without their first letters."""
_WORD_IN_FRONT = re.compile(r"[A-Za-z_][\w.$]*[^\w#!]{0,5}\Z")
_KIND = re.compile(r"\s*([!#]?[\w.$]+|\S)")
_NEAR_ELSEWHERE = 400
_NUMBERED = re.compile(r"(.*?)([1-9]\d{0,8}|0)")
_ALIAS = re.compile(r"([!#][A-Za-z_][\w$.]*)\s*=\s*(.*)")
_MAX_BELOW = 400
_MAX_PASSED = 60
_NEXT = 6
"""Of so many of the likeliest values, those that nothing uses yet are likely to be passed next."""
_CHAINS = re.compile(rf"(?:{_CHAIN.pattern})+$")


# -- symbols ----------------------------------------------------------------------------------------------------------


def symbol_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The symbols that may be meant at the cursor, the likeliest first; where one is defined, those that are missing."""
    context = place.context
    if context is None:
        return
    if _defines(place):
        used = _symbols_of((*place.before, *place.behind))
        defined = {name for table in _tables(place) for run in table.region.runs for name in run_summary(run).symbols}
        names = [name for name in (*used, *_names_in_series(place, defined), *_names_elsewhere(place)) if name not in defined]
        yield from [CompletionItem(f"@{name}", CompletionKind.SYMBOL, "new symbol") for name in names]
        return
    found: dict[str, tuple[float, str]] = {}
    callees: dict[str, FunctionType] = {}
    maker = SnippetMaker(place) if place.snippets and not place.cut.shape.generic else None
    kinds = _kinds_used(place)
    calls = _calls(place)
    passed = _types_to_pass(place) if calls else {}
    results = sum([count for _, count in place.results])
    last = _last_symbol(place)
    above = _symbols_of(place.before)
    own = _own_names(place)
    for depth, table in enumerate(_tables(place)):
        behind = last is None
        for name, node, line in _symbols_near(table, place.start.line):
            kind = node.shape.name
            score = 40.0 * depth + min(abs(place.start.line - line) / 8, 20) + (0 if line < place.start.line else 3)
            if calls:
                function = function_type_of(place, Located(line, node))
                if function is not None:
                    callees.setdefault(name, function)
                score += 60 if function is None else 50 * (len(function.results) != results)
                score += _unfit(place, function, passed) if function is not None else 0
            if kinds and kind not in kinds:
                score += 50
            if name in own:
                score += 45
            if behind and name not in above:
                score -= 12
                behind = False
            behind = behind or name == last
            if name not in found:
                found[name] = (score, kind)
    ordered = sorted(found, key=lambda name: found[name][0])
    recent = sorted([name for name in above if name in found], key=lambda name: found[name][0] >= 45)
    fresh = [name for name in ordered if name not in above]
    for name in _in_turns(recent, fresh, found):
        label, callee = f"@{name}", callees.get(name)
        snippet = maker.call(label, callee) if maker is not None and callee is not None else ""
        callees.clear()  # the likeliest alone is offered with its arguments
        yield CompletionItem(label, CompletionKind.SYMBOL, found[name][1], snippet=snippet)
    yield from _far_symbols(place)
    if not found:
        yield from _referred_symbols(place)


def _referred_symbols(place: CompletionPlace) -> Iterator[CompletionItem]:
    """What nearby text names behind the same symbols as the cursor: what they hold may be compiled already."""
    chain = search_at_end(_CHAINS, place.left[: place.start.character], _MAX_CHAIN)
    if chain is not None:
        line = place.start.line
        text = place.analysis.document.lines
        lines = [*text[max(line - _NEAR, 0) : line], *text[line + 1 : line + _NEAR]]
        outer = r"\s*::\s*".join([f"@{re.escape(name)}" for name in _CHAIN.findall(chain[0])])
        inner = re.compile(rf"(?<!::){outer}\s*::\s*(@[A-Za-z_][A-Za-z0-9_$.]*)")
        names = [name for each in lines if "::" in each for name in inner.findall(each)]
        yield from [CompletionItem(name, CompletionKind.SYMBOL) for name in names]


def _in_turns(left: list[str], right: list[str], found: dict[str, tuple[float, str]]) -> Iterator[str]:
    """Two lists in turns: those that hardly fit come last."""
    both = [name for pair in zip_longest(left, right) for name in pair if name is not None]
    yield from sorted(both, key=lambda name: found[name][0] >= 45)


def _last_symbol(place: CompletionPlace) -> str | None:
    """What the last operation of the same name in front of the cursor refers to."""
    for item in place.before:
        shape = item.node.shape
        if shape.name == place.cut.shape.name and shape.symbol_uses:
            return symbol_text(shape.symbol_uses[0], item.node.names)
    return None


def _tables(place: CompletionPlace) -> list[Scope]:
    context = place.context
    assert context is not None
    tables = tables_of(context.path, context.chunk, context.chunk_line)
    inside = [scope for scope in place.inside if scope.owner is not None and _is_table(scope.owner.node.shape.syntax)]
    chain = search_at_end(_CHAINS, place.left[: place.start.character], _MAX_CHAIN)
    if chain is not None:
        holder = find_symbol([*inside, *tables], _CHAIN.findall(chain[0]))
        return list(regions_of(holder.item)) if holder is not None else []
    return [*inside, *tables]


def _is_table(syntax: object) -> bool:
    return isinstance(syntax, OpSpec) and syntax.symbol_table


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


def _symbols_of(items: Iterable[Located]) -> dict[str, None]:
    """The symbols to which some items refer, in their order."""
    return {symbol_text(use, item.node.names): None for item in items for use in item.node.shape.symbol_uses}


def _defines(place: CompletionPlace) -> bool:
    """Whether the symbol at the cursor is the one that the operation defines."""
    cut = place.cut_behind("@")
    symbol = cut.shape.symbol
    return symbol is not None and symbol.slot == cut.slots - 1


def _symbols_alike(place: CompletionPlace, items: Iterable[Located]) -> Iterator[str]:
    """The symbols that operations of the same name define."""
    for item in items:
        shape = item.node.shape
        if shape.symbol is not None and shape.name == place.cut.shape.name:
            yield symbol_text(shape.symbol, item.node.names)


def _names_in_series(place: CompletionPlace, defined: Collection[str]) -> Iterator[str]:
    """What comes behind the last symbol of the kind that is defined here, where that ends with a number."""
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
    yield from _symbols_alike(place, chain(place.before, place.behind, others))


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


def _unfit(place: CompletionPlace, function: FunctionType, passed: dict[Type, bool]) -> float:
    """How badly what a function takes fits the values that are there."""
    inputs = [place.resolved(type_) for type_ in function.inputs]
    if any([type_ not in passed for type_ in inputs]):
        return 40.0
    return -25.0 if inputs and all([passed[type_] for type_ in inputs]) else 0.0


def _kinds_used(place: CompletionPlace) -> set[str]:
    """The kinds of operations that others of the same name refer to, nearby."""
    name = place.cut.shape.name
    tables = _tables(place)
    kinds: set[str] = set()
    for item in (*place.before, *place.behind):
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


# -- blocks -----------------------------------------------------------------------------------------------------------


def _entry_label(place: CompletionPlace) -> str:
    """The label of a region whose arguments are elements of the operands; "" for others."""
    owner = place.owner
    spec = owner.node.shape.syntax if owner is not None else None
    if owner is None or not isinstance(spec, OpSpec) or not spec.has_trait("LinalgOp"):
        return ""
    types = [place.resolved(type_) for _, _, type_ in owner.node.shape.uses if type_ is not None]
    elements = [type_.element if isinstance(type_, ShapedType) else type_ for type_ in types]
    if not elements or len(elements) != len(owner.node.shape.uses):
        return ""
    named = [f"${{{number}:%arg{number - 1}}}: {escaped(str(each))}" for number, each in enumerate(elements, 1)]
    return f"^bb0({', '.join(named)}):\n$0"


def block_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The blocks of the region, those behind the cursor first; where a label begins, those that are missing."""
    labels: dict[str, int] = {}
    used: dict[str, int] = {}
    arguments: dict[str, tuple[Type | None, ...]] = {}
    entry_label = ""
    for number, item in enumerate(place.siblings):
        shape = item.node.shape
        if shape.kind == "label" and number == 0:
            entry_label = shape.name
        if shape.kind == "label":
            labels.setdefault(shape.name, item.line)
            arguments[shape.name] = tuple([type_ for group in shape.definitions for type_ in group.types])
        for successor in shape.successors if item.line != place.start.line else ():
            used[successor.label] = used.get(successor.label, 0) + 1
    if not place.header.strip():
        for name in used:
            if name not in labels:
                yield CompletionItem(name, CompletionKind.BLOCK, "new block")
        is_first = not any([item.line < place.start.line for item in place.siblings])
        entry = _entry_label(place) if place.snippets and is_first else ""
        if entry:
            yield CompletionItem("^bb0", CompletionKind.BLOCK, "the entry block", snippet=entry)
        yield CompletionItem(f"^bb{len(labels) + (0 if labels else 1)}", CompletionKind.BLOCK, "new block")
        return
    for name in used:
        labels.setdefault(name, place.start.line + 1000)
    labels.pop(entry_label, None)
    own = {successor.label for successor in place.cut.shape.successors}
    line = place.start.line

    def score(name: str) -> float:
        distance = labels[name] - line
        return (distance if distance > 0 else 30 - distance) + 20 * min(used.get(name, 0), 1) + 50 * (name in own)

    maker = SnippetMaker(place) if place.snippets and not place.cut.shape.generic else None
    for number, name in enumerate(sorted(labels, key=score)):
        snippet = maker.successor(name, arguments.get(name, ())) if maker is not None and number == 0 else ""
        yield CompletionItem(name, CompletionKind.BLOCK, "block", snippet=snippet)


# -- aliases ----------------------------------------------------------------------------------------------------------


def alias_items(place: CompletionPlace, sigil: str) -> Iterator[CompletionItem]:
    """The aliases of the chunk: those that fit, and those used nearby, first; where one is defined, those that are missing."""
    if place.chunk is None:
        return
    _, chunk = place.chunk
    kind = CompletionKind.TYPE if sigil == "!" else CompletionKind.ATTRIBUTE
    defined: dict[str, str] = {}
    below = [item.node for item in reversed(place.behind)]  # they stand in a region as long as a brace is missing
    for node in (*chunk.region.items(), *below):
        if node.shape.kind == "alias" and node.shape.name[:1] == sigil:
            value = node.shape.value
            defined.setdefault(alias_name(node), node.shape.text[value[0] : value[1]] if value is not None else "")
    for name, meaning in _aliases_below(place):
        if name[:1] == sigil:
            defined.setdefault(name, meaning)
    scores: dict[str, float] = {}
    kinds: set[str] = set()
    in_front = _word_in_front(place.erased.text)
    for items, weight in ((place.before, 1.0), (place.behind, 0.9)):
        for distance, item in enumerate(items):
            shape = item.node.shape
            same = 4.0 if shape.name == place.cut.shape.name else 1.0
            for use in shape.aliases:
                name = used_alias(use, item.node.names)
                if name[:1] == sigil:
                    scores[name] = scores.get(name, 0.0) + same * weight / (3 + distance)
                    if in_front and in_front == _word_in_front(shape.text[: use.offset]):
                        kinds.add(_kind_of(defined.get(name, "")))
    if place.header == "" or place.begins_operation:
        for name in scores:
            if name not in defined:
                yield CompletionItem(name, kind, "new alias")
        return
    fitting = set(aliases_that_fit(place, defined)) if sigil == "#" else set()
    fitting.update([name for name, meaning in defined.items() if _kind_of(meaning) in kinds - {""}])
    for names in ([name for name in defined if name in fitting], [name for name in defined if name not in fitting]):
        used = sorted([name for name in names if name in scores], key=lambda name: -scores[name])
        fresh = [name for name in names if name not in scores]
        for name in [each for pair in zip_longest(used, fresh) for each in pair if each is not None]:
            yield CompletionItem(name, kind, shortened(defined[name]))


def _aliases_below(place: CompletionPlace) -> Iterator[tuple[str, str]]:
    """The aliases on lines that the half-typed operation at the cursor goes on with until it is whole."""
    lines = place.analysis.document.lines
    item = place.context.item if place.context is not None else None
    end = item.line + extent(item.node) + 1 if item is not None else 0
    for line in lines[place.start.line + 1 : min(end, place.start.line + _MAX_BELOW)]:
        found = _ALIAS.match(line)
        if found is not None:
            yield found[1], found[2]


def _word_in_front(text: str) -> str:
    """The last word of a text with the signs behind it: of aliases behind the same one, the kinds are mostly the same."""
    found = search_at_end(_WORD_IN_FRONT, text)
    return "".join(found[0].split()) if found is not None else ""


def _kind_of(meaning: str) -> str:
    """What an alias stands for, by how it begins: a dialect's attribute, a map, a dictionary."""
    found = _KIND.match(meaning)
    return found[1] if found is not None else ""
