"""Finding definitions and uses: from a name at a place to where it is defined, and from there to all its uses."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence, Set
from itertools import chain, islice
from typing import NamedTuple

from mlir_ls.did_you_mean import Comparisons, nearest
from mlir_ls.interruption import pause
from mlir_ls.semantics.environment import alias_name
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.summary import (
    Defined,
    Free,
    body_summary,
    is_symbol_table,
    may_be_symbol_table,
    region_summary,
    run_summary,
)
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import OpShape, Symbol
from mlir_ls.syntax.tree import Chunk, Located, Node, PathStep, Region, Run, region_line_of

_RUNS_LOOKED_AT, _MAX_NAMES = 40, 4000  # where near names are looked for


class ValueDefinition(NamedTuple):
    """Where an SSA value is defined: the item, the slot of the name, the types of its group, and where it is visible.

    `kind` is "result", "block argument" or "region argument". `region` and `region_line` are those it is visible in.
    """

    item: Located
    slot: int
    types: tuple[Type | None, ...]
    kind: str
    region: Region
    region_line: int


class Scope(NamedTuple):
    """A region on the way from a chunk to a place: `owner` is the operation that holds it, None for the chunk."""

    owner: Located | None
    region_index: int
    region: Region
    region_line: int


class UseSite(NamedTuple):
    """A use of a value: the item, the slot of the name, and the number after `#`; where they are known, the regions around it
    in the one that was searched, innermost first."""

    item: Located
    slot: int
    number: int
    inner: tuple[Scope, ...] = ()


def scopes_of(path: Iterable[PathStep]) -> list[Scope]:
    """The regions around the last item of a path, innermost first."""
    return [Scope(step.parent, step.region_index, step.region, step.region_line) for step in path][::-1]


def find_value(scopes: Iterable[Scope], name: str) -> ValueDefinition | None:
    """Where the value that a name means in the innermost of these scopes is defined, or else where it may be."""
    seen: list[Scope] = []
    for scope in scopes:
        found = value_in(scope, name)
        if found is not None:
            return found
        seen.append(scope)
        if scope.owner is not None and is_isolated(scope.owner.node):
            break
    possible = [found for scope in seen if (found := _possible_value_in(scope, name)) is not None]
    return min(possible, key=place_of_definition, default=None)


def place_of_definition(definition: ValueDefinition) -> tuple[int, int, int]:
    """Where a definition stands, for comparing: line, character and slot."""
    return definition.item.line, definition.item.node.column, definition.slot


def value_in(scope: Scope, name: str) -> ValueDefinition | None:
    """Where a name is defined in one region itself."""
    owner, region = scope.owner, scope.region
    if owner is not None and scope.region_index < len(owner.node.shape.regions):
        shape = owner.node.shape.regions[scope.region_index]
        names = owner.node.names
        for slot, _, types in shape.arguments:
            if slot < len(names) and names[slot] == name:
                return ValueDefinition(owner, slot, types, "region argument", region, scope.region_line)
    line = scope.region_line + region.lead
    for run in region.runs:
        part = run_summary(run)
        found = part.defined.get(name)
        if found is not None:
            types, _, index = found
            item = Located(line + run.starts[index], run.items[index])
            slot = _slot_of(item.node, name)
            kind = kind_of_values(item.node.shape)
            return ValueDefinition(item, slot, types, kind, region, scope.region_line)
        line += run.height
    return None


def kind_of_values(shape: OpShape) -> str:
    """What the values are that an operation or the label of a block defines: `ValueDefinition.kind`."""
    return "block argument" if shape.kind == "label" else "result"


def values_in(scope: Scope) -> dict[str, ValueDefinition]:
    """All values that one region itself defines, by their names: for each what `value_in` finds."""
    found: dict[str, ValueDefinition] = {}
    owner, region = scope.owner, scope.region
    if owner is not None and scope.region_index < len(owner.node.shape.regions):
        names = owner.node.names
        for slot, _, types in owner.node.shape.regions[scope.region_index].arguments:
            if slot < len(names):
                found.setdefault(names[slot], ValueDefinition(owner, slot, types, "region argument", region, scope.region_line))
    line = scope.region_line + region.lead
    for run in region.runs:
        defined = run_summary(run).defined
        for index in dict.fromkeys([index for _, _, index in defined.values()]):
            item = Located(line + run.starts[index], run.items[index])
            kind = kind_of_values(item.node.shape)
            for slot, _, _ in item.node.shape.definitions:
                name = item.node.names[slot]
                types, _, definer = defined.get(name, _NOWHERE)
                if definer == index:
                    found.setdefault(name, ValueDefinition(item, slot, types, kind, region, scope.region_line))
        line += run.height
    return found


_NOWHERE: Defined = ((), 0, -1)


def possible_values_in(scope: Scope) -> dict[str, ValueDefinition]:
    """All values that operations whose syntax is not known may define in one region, by their names."""
    found: dict[str, ValueDefinition] = {}
    owner, region = scope.owner, scope.region
    if owner is not None:
        for slot in _slots_for(owner.node, scope.region_index):
            definition = ValueDefinition(owner, slot, (None,), "region argument", region, scope.region_line)
            found.setdefault(owner.node.names[slot], definition)
    line = scope.region_line + region.lead
    for run in region.runs:
        possible = run_summary(run).possible_values
        for index in dict.fromkeys(possible.values()):
            item = Located(line + run.starts[index], run.items[index])
            kind = kind_of_values(item.node.shape)
            for slot in item.node.shape.unsure:
                name = item.node.names[slot]
                if possible.get(name) == index:
                    found.setdefault(name, ValueDefinition(item, slot, (None,), kind, region, scope.region_line))
        line += run.height
    return found


def _possible_value_in(scope: Scope, name: str) -> ValueDefinition | None:
    """Where an operation whose syntax is not known may define a name: for its region, or for what follows it in one."""
    owner, region = scope.owner, scope.region
    slot = slot_for(owner.node, scope.region_index, name) if owner is not None else None
    if owner is not None and slot is not None:
        return ValueDefinition(owner, slot, (None,), "region argument", region, scope.region_line)
    line = scope.region_line + region.lead
    for run in region.runs:
        index = run_summary(run).possible_values.get(name)
        if index is not None:
            item = Located(line + run.starts[index], run.items[index])
            slot = next(slot for slot in item.node.shape.unsure if item.node.names[slot] == name)
            kind = kind_of_values(item.node.shape)
            return ValueDefinition(item, slot, (None,), kind, region, scope.region_line)
        line += run.height
    return None


def slot_for(node: Node, number: int, name: str) -> int | None:
    """The slot in which an operation whose syntax is not known may give one of its regions a value of a name."""
    return next((slot for slot in _slots_for(node, number) if node.names[slot] == name), None)


def _slots_for(node: Node, number: int) -> list[int]:
    """The slots of values that an operation whose syntax is not known may give a region: those that stand after the region in
    front are the likelier ones, as regions may have arguments of the same names."""
    regions = node.shape.regions
    if number >= len(regions):
        return []
    slots = regions[number].tentative
    before = len(regions[number - 1].tentative) if number else 0
    return [slot for slot in (*slots[before:], *slots[:before]) if slot < len(node.names)]


def _slot_of(node: Node, name: str) -> int:
    for slot, _, _ in node.shape.definitions:
        if node.names[slot] == name:
            return slot
    return node.shape.definitions[0].slot


def uses_of(definition: ValueDefinition) -> Iterator[UseSite]:
    """Every use of a value, in the order of the text."""
    name = definition.item.node.names[definition.slot]
    yield from _uses_in(definition.region, definition.region_line, name, None)


def uses_in(region: Region, region_line: int, name: str, key: tuple[int, Type | None] | None = None) -> Iterator[UseSite]:
    """The uses of a name in a region and those nested in it that see it; with `key`, of one number and type only."""
    return _uses_in(region, region_line, name, key)


def uses_of_free(region: Region, region_line: int, free: Iterable[Free]) -> dict[Free, list[UseSite]]:
    """The uses in a region, and in those nested in it, of names that it does not define, in one walk for all of them."""
    found: dict[Free, list[UseSite]] = {each: [] for each in free}
    everything: Set[Free] = found.keys()
    outermost: tuple[Scope, ...] = ()
    todo = deque([(region, region_line, everything, outermost)] if found else [])
    while todo:
        here, here_line, searched, around = todo.popleft()  # a nested region may define some of the names itself
        line = here_line + here.lead
        for run in here.runs:
            if not run_summary(run).free.keys().isdisjoint(searched):
                pause()
                for start, node in zip(run.starts, run.items, strict=True):
                    item = Located(line + start, node)
                    for slot, number, type_ in node.shape.uses:
                        use = (node.names[slot], number, type_)
                        if use in searched:
                            found[use].append(UseSite(item, slot, number, around))
                    body = node.body
                    if body is not None and body.summary is not None and not is_isolated(node):
                        for number, inner in enumerate(body_summary(body).regions):
                            passed = searched & inner.free.keys()
                            if passed:
                                scope = Scope(item, number, body.regions[number], item.line + region_line_of(body, number))
                                todo.append((scope.region, scope.region_line, passed, (scope, *around)))
            line += run.height
    return found


def _uses_in(region: Region, region_line: int, name: str, key: tuple[int, Type | None] | None) -> Iterator[UseSite]:
    todo: list[tuple[Region, int]] = [(region, region_line)]
    while todo:
        here, here_line = todo.pop(0)
        line = here_line + here.lead
        for run in here.runs:
            part = run_summary(run)
            if name in part.defined or name in part.names_of_free():
                pause()
                yield from _uses_in_run(run.items, run.starts, line, name, key, todo)
            line += run.height


def _uses_in_run(
    items: list[Node],
    starts: list[int],
    line: int,
    name: str,
    key: tuple[int, Type | None] | None,
    todo: list[tuple[Region, int]],
) -> Iterator[UseSite]:
    for index, node in enumerate(items):
        if name in node.names:
            for slot, number, type_ in node.shape.uses:
                if node.names[slot] == name and (key is None or key == (number, type_)):
                    yield UseSite(Located(line + starts[index], node), slot, number)
        body = node.body
        if body is not None and body.summary is not None and not is_isolated(node):
            inside = body_summary(body)
            for number, region in enumerate(body.regions):
                free = inside.regions[number].free
                if (name, *key) in free if key is not None else any([each[0] == name for each in free]):
                    todo.append((region, line + starts[index] + region_line_of(body, number)))


class SymbolDefinition(NamedTuple):
    """Where a symbol is defined: the operation, and its name as `shape.symbol` has it."""

    item: Located
    symbol: Symbol


def tables_of(path: Iterable[PathStep], chunk: Chunk, chunk_line: int) -> list[Scope]:
    """The symbol tables around the last item of a path, innermost first; the last is the chunk itself."""
    scopes = [scope for scope in scopes_of(path) if scope.owner is not None and is_symbol_table(scope.owner.node)]
    return [*scopes, Scope(None, 0, chunk.region, chunk_line)]


def possible_tables_of(path: Iterable[PathStep], chunk: Chunk, chunk_line: int) -> list[Scope]:
    """The same, and after them the regions of operations of which nothing is known: these may be symbol tables."""
    steps = list(path)
    possible = [scope for scope in scopes_of(steps) if scope.owner is not None and may_be_symbol_table(scope.owner.node)]
    return [*tables_of(steps, chunk, chunk_line), *possible]


def symbol_in(scope: Scope, name: str) -> SymbolDefinition | None:
    """The definition of a symbol in one table; what an unknown operation may define counts where nothing else does."""
    possible: SymbolDefinition | None = None
    line = scope.region_line + scope.region.lead
    for run in scope.region.runs:
        part = run_summary(run)
        index = part.symbols.get(name)
        if index is not None:
            return _symbol_of(run, index, line)
        index = part.possible_symbols.get(name)
        if index is not None and possible is None:
            possible = _symbol_of(run, index, line)
        line += run.height
    return possible


def symbols_in(scope: Scope) -> dict[str, SymbolDefinition]:
    """All symbols of one table, by their names: for each what `symbol_in` finds."""
    certain: dict[str, SymbolDefinition] = {}
    possible: dict[str, SymbolDefinition] = {}
    line = scope.region_line + scope.region.lead
    for run in scope.region.runs:
        part = run_summary(run)
        for found, indices in ((certain, part.symbols), (possible, part.possible_symbols)):
            for name, index in indices.items():
                if name not in found:
                    definition = _symbol_of(run, index, line)
                    if definition is not None:
                        found[name] = definition
        line += run.height
    return {**possible, **certain}


def _symbol_of(run: Run, index: int, line: int) -> SymbolDefinition | None:
    node = run.items[index]
    symbol = node.shape.symbol
    return SymbolDefinition(Located(line + run.starts[index], node), symbol) if symbol is not None else None


def regions_of(item: Located) -> list[Scope]:
    """The regions of an operation."""
    body = item.node.body
    if body is None:
        return []
    return [
        Scope(item, number, region, item.line + region_line_of(body, number))
        for number, region in enumerate(body.regions)
    ]


def find_symbol(tables: Iterable[Scope], names: list[str]) -> SymbolDefinition | None:
    """What a symbol reference means, `@a::@b` as two names: its first name is looked for from the innermost table on."""
    for table in tables:
        found = symbol_in(table, names[0])
        for name in names[1:]:
            if found is None:
                break
            inner = [symbol_in(scope, name) for scope in regions_of(found.item)]
            found = next((each for each in inner if each is not None), None)
        if found is not None:
            return found
    return None


def block_in(region: Region, region_line: int, label: str) -> Located | None:
    """The label `^name` of a block of a region."""
    summary = region_summary(region)
    found = summary.block_labels.get(label)
    if found is None:
        return None
    index, item = found
    run = region.runs[index]
    line = region_line + region.lead + sum([before.height for before in region.runs[:index]])
    return Located(line + run.starts[item], run.items[item])


def alias_in(chunk: Chunk, chunk_line: int, name: str) -> Located | None:
    """The definition of an alias of a chunk."""
    line = chunk_line + chunk.region.lead
    for run in chunk.region.runs:
        part = run_summary(run)
        if name in part.aliases:
            for index, node in enumerate(run.items):
                if node.shape.kind == "alias" and alias_name(node) == name:
                    return Located(line + run.starts[index], node)
        line += run.height
    return None


def similar_values(name: str, scopes: Sequence[Scope], allowed: Comparisons) -> tuple[str, ...]:
    """Values that may have been meant by a name where these regions are around, innermost first; none among very many."""
    if len(name) < 2 or not allowed.left:
        return ()
    known: list[str] = []
    for scope in scopes:
        for run in scope.region.runs[:_RUNS_LOOKED_AT]:
            known += run_summary(run).defined
        if scope.owner is not None:
            names = scope.owner.node.names
            for region in scope.owner.node.shape.regions:
                known += [names[slot] for slot, _, _ in region.arguments if slot < len(names)]
            if is_isolated(scope.owner.node):
                break
    likeness = _LIKENESS_OF_SHORT if len(name) <= _SHORT and not name.isdigit() else _LIKENESS
    return nearest(name, known, likeness) if len(known) <= _MAX_NAMES and allowed.take(len(known)) else ()


_LIKENESS = 0.75
_SHORT = 3
_LIKENESS_OF_SHORT = 0.65
"""How like the name of a value has to be to one that may be meant. Of three letters one is much, but `%aa` may be `%a`."""


def similar_symbols(name: str, table: Scope, allowed: Comparisons) -> tuple[str, ...]:
    """Symbols of a table that may have been meant by a name; none among very many."""
    if len(name) < 2 or not allowed.left:
        return ()
    known = list(islice(chain.from_iterable([run_summary(run).symbols for run in table.region.runs]), _MAX_NAMES + 1))
    return nearest(name, known, 0.7) if allowed.take(len(known)) and len(known) <= _MAX_NAMES else ()
