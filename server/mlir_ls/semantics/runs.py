"""One pass over the items of a run: its summary (see `summary`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import TypeVar, cast

from mlir_ls.semantics.environment import Environment, defined_name, symbol_name, symbol_path, used_alias
from mlir_ls.semantics.identified import identified_in
from mlir_ls.semantics.isolated_names import names_hidden_in
from mlir_ls.semantics.names import common, merged
from mlir_ls.semantics.summary import (
    MAYBE,
    NO_FREE,
    NO_INDICES,
    BodySummary,
    Defined,
    Free,
    Problem,
    RunSummary,
    body_summary,
    check_use,
    is_undeclared,
    is_untyped,
    needed_symbol,
    slot_defining,
    spelled_unknown,
)
from mlir_ls.syntax.erase import count_sigils
from mlir_ls.syntax.leaf.build.unread import in_unread_body
from mlir_ls.syntax.leaf.forms import MODERN
from mlir_ls.syntax.reuse import is_cut_short
from mlir_ls.syntax.shape import DISTINCT, NAMED_TYPE, OpShape, Symbol, symbol_text
from mlir_ls.syntax.tokens import BLANKS
from mlir_ls.syntax.tree import Node, Run
from mlir_ls.system.patterns import deferred

Item = TypeVar("Item")


def summarize_run(run: Run, environment: Environment) -> RunSummary:
    """One pass over the items of a run; the hot loop of the whole stage."""
    summary = RunSummary(environment)
    defined, free = summary.defined, summary.free
    problems: list[Problem] = []
    flagged: list[int] = []
    naming: set[OpShape] = set()
    find = defined.get
    for index, node in enumerate(run.items):
        shape = node.shape
        names = node.names
        for slot, number, type_ in shape.uses:
            name = names[slot]
            found = find(name)
            if found is None:
                key = (name, number, MAYBE if name and slot in shape.unsure else type_)
                if key not in free:
                    free[key] = index
            elif number >= found[1] or (type_ is not None and found[0][number] is not type_):
                key = name, number, type_
                problem = check_use(found, key, index, slot, environment)
                if problem is not None:
                    problems.append(problem)
                elif is_untyped(found, number, type_):
                    _take_untyped(summary, key, index)
        body = node.body
        if body is not None and body.summary is not None:
            inside = body_summary(body)
            _take_body(summary, inside, index, problems, shape.kind == "broken")
            if inside.isolated:
                summary.isolated = True
                if defined:
                    hidden = names_hidden_in(node)
                    problems += [Problem("redefined-value", index, -1, name) for name in common(defined.keys(), hidden)]
            if inside.flagged:
                flagged.append(index)
        for slot, count, types in shape.definitions:
            name = names[slot]
            if name in defined:
                problems.append(Problem("redefined-value", index, slot, name))
            else:
                defined[name] = types, count, index
        if not shape.plain:
            if shape.plain is None:
                naming.add(shape)
                continue
            if shape.faults or shape.kind == "broken":
                flagged.append(index)
                if index and is_cut_short(run.items[index - 1], node):
                    _forget_types(defined, run.items[index - 1])
            _take_rest(summary, node, index, problems)
    if "" in defined and not run.items[defined[""][2]].shape.faults:
        index = defined[""][2]
        problems.append(Problem("invalid-name", index, slot_defining(run.items[index], ""), ""))
    for shape in naming:
        summary.identified = _with(summary.identified, identified_in(shape, environment))
    if problems or flagged:
        summary.problems = tuple(problems)
        summary.flagged = tuple(sorted({problem.item for problem in problems}.union(flagged)))
    return summary


def _forget_types(defined: dict[str, Defined], node: Node) -> None:
    """The types of what an item defines are not known: it may go on with the text on its line that is read as a broken item."""
    for slot, count, _ in node.shape.definitions:
        name = node.names[slot]
        if name in defined:
            defined[name] = (None,) * count, count, defined[name][2]


def _take_body(summary: RunSummary, inside: BodySummary, index: int, problems: list[Problem], is_broken: bool) -> None:
    """What the regions of an item need of the run, and what they define, but for those of text that goes on with a broken item:
    as regions of that, they may define its results."""
    _take_free(summary, inside.free, index, problems)
    if inside.inner and not is_broken:
        for name in common(summary.defined.keys(), inside.inner):
            problems.append(Problem("redefined-value", index, -1, name))
        summary.inner = merged(summary.inner, inside.inner)
    if inside.references:
        summary.references = merged(summary.references, inside.references)
    if inside.unknown:
        summary.unknown = merged(summary.unknown, inside.unknown)
    if inside.needs:
        summary.needs = merged(summary.needs, inside.needs)
    if inside.aliases:
        summary.aliases = _with(summary.aliases, inside.aliases)
    if inside.prompt:
        summary.prompt = _with(summary.prompt, inside.prompt)
    if inside.identified:
        summary.identified = _with(summary.identified, inside.identified)


def _take_free(summary: RunSummary, needed: Mapping[Free, int], index: int, problems: list[Problem]) -> None:
    """The uses in the regions of an item of values that these do not define: of the run's own values, and of others."""
    defined, free = summary.defined, summary.free
    if not defined:  # so that names which pass through many regions cost little in each
        if free:
            free.update(dict.fromkeys([key for key in needed if key not in free], index))
        else:
            free.update(dict.fromkeys(needed, index))
        return
    for key in needed:
        found = defined.get(key[0])
        if found is None:
            if key not in free:
                free[key] = index
            continue
        problem = check_use(found, key, index, -1, summary.environment)
        if problem is not None:
            problems.append(problem)
        elif is_untyped(found, key[1], key[2]):
            _take_untyped(summary, key, index)


def _take_untyped(summary: RunSummary, use: Free, index: int) -> None:
    if summary.untyped is NO_FREE:
        summary.untyped = {}
    cast("dict[Free, int]", summary.untyped).setdefault(use, index)


_SYMBOL_OR_END = deferred(r"(@)|([A-Za-z_][\w$.]*)(?![\w$.<])|[(:={<]")


def _meant_symbols(shape: OpShape, names: tuple[str, ...]) -> Iterator[str]:
    """What may be meant as the symbol that a broken operation defines: words and symbols before its other parts."""
    for found in _SYMBOL_OR_END.finditer(shape.text, shape.name_end):
        if found[1]:
            slot = count_sigils(shape.text, 0, found.start())
            yield from names[slot : slot + 1]
        elif found[2]:
            if shape.syntax is not None:
                yield found[2]
        else:
            return


def _may_define_symbol(shape: OpShape) -> bool:
    """Whether an operation has a mistake, and may define a symbol."""
    return bool(shape.faults) and shape.kind != "label" and (shape.syntax is None or shape.syntax.symbol)


def _ends_at(shape: OpShape, symbol: Symbol) -> bool:
    """Whether the mistake in an operation is right after the symbol that it defines, which may be half of a name."""
    return not shape.text[symbol.offset + 1 : shape.faults[0].start].strip(BLANKS)


def _take_rest(summary: RunSummary, node: Node, index: int, problems: list[Problem]) -> None:
    """Symbols, blocks and aliases of an item, and whether any dialect declares it."""
    shape = node.shape
    names = node.names
    if is_undeclared(shape):
        _take_unknown(summary, {spelled_unknown(shape.name, shape.generic)})
    if shape.foreign:
        _take_unknown(summary, {spelled_unknown(foreign.name, shape.generic) for foreign in shape.foreign})
    if shape.kind == "label":
        if shape.name in summary.labels:
            problems.append(Problem("redefined-block", index, -1, shape.name))
        else:
            summary.labels = {**summary.labels, shape.name: index}
    for successor in shape.successors:
        if successor.label not in summary.successors:
            summary.successors = {**summary.successors, successor.label: index}
    for slot in () if shape.regions else shape.unsure:
        name = names[slot]
        if name and name not in summary.defined and name not in summary.possible_values:
            if summary.possible_values is NO_INDICES:
                summary.possible_values = {}
            cast("dict[str, int]", summary.possible_values)[name] = index
    if shape.symbol is not None and shape.kind == "operation":
        # whether an alias stands for it is tested here: further calls would be paid by every symbol of a text
        own = shape.symbol
        name = defined_name(own, names, summary.environment) if own.alias else symbol_text(own, names)
        if own.alias and not name:
            pass  # what it is called is unknown
        elif not shape.known:
            summary.possible_symbols = {name: index, **summary.possible_symbols}
        elif name in summary.symbols:
            problems.append(Problem("redefined-symbol", index, -1, name))
        else:
            if summary.symbols is NO_INDICES:
                summary.symbols = {}
            cast("dict[str, int]", summary.symbols)[name] = index
    elif _may_define_symbol(shape):
        meant = [*_meant_symbols(shape, names)]
        summary.possible_symbols = {**dict.fromkeys(meant, index), **summary.possible_symbols}
        summary.unread_symbol = summary.unread_symbol or (not meant and shape.kind == "operation")
    if shape.faults and shape.symbol is not None and _may_define_symbol(shape):
        summary.unread_symbol = summary.unread_symbol or _ends_at(shape, shape.symbol)
    problems += _unnameable(shape, names, index, summary.environment)
    if shape.symbol_uses:
        if shape.aliases:
            named = {name for use in shape.symbol_uses for name in symbol_path(use, names, summary.environment)}
        else:
            named = {symbol_text(symbol, names) for use in shape.symbol_uses for symbol in (use, *use.nested)}
        summary.references = merged(summary.references, named)
        needed = needed_symbol(shape)
        if needed is not None:
            name = symbol_name(needed, names, summary.environment) if needed.alias else symbol_text(needed, names)
            if name or not needed.alias:
                summary.needs = merged(summary.needs, {name})
    for alias in shape.aliases:
        name = used_alias(alias, names)
        if name not in summary.aliases:
            summary.aliases = _with(summary.aliases, (name,))
        if not alias.late and name not in summary.prompt:
            summary.prompt = _with(summary.prompt, (name,))
    if NAMED_TYPE in shape.text or DISTINCT in shape.text:
        summary.identified = _with(summary.identified, identified_in(shape, summary.environment))


def _unnameable(shape: OpShape, names: Sequence[str], index: int, environment: Environment) -> Iterator[Problem]:
    """The symbols of an item that have no name, or one that only a string can be. "Identifiers and keywords".

    The document of 2020 lets the names of symbols be those of values.
    """
    if environment.leaves.form is not MODERN:
        return
    own = (shape.symbol,) if shape.symbol is not None and shape.kind == "operation" else ()
    for use in (*own, *shape.symbol_uses):
        for symbol in (use, *use.nested):
            name = names[symbol.slot] if symbol.quoted is None and 0 <= symbol.slot < len(names) else "_"
            if name.isidentifier() or _SYMBOL_NAME.fullmatch(name):
                continue
            if not in_unread_body(shape.text, symbol.offset, environment.leaves.context):
                yield Problem("invalid-name", index, symbol.slot, name)


_SYMBOL_NAME = deferred("[A-Za-z_][A-Za-z0-9_$.]*")


def _take_unknown(summary: RunSummary, spelled: Set[str]) -> None:
    """What an item mentions that is not known; most items of a run mention what others do."""
    if not spelled <= summary.own_unknown:
        summary.own_unknown = merged(summary.own_unknown, spelled)
        summary.unknown = merged(summary.unknown, spelled)


def _with(mine: Set[Item], more: Iterable[Item]) -> Set[Item]:
    """A summary's own set with more in it; it is not made before there is something to put in."""
    own = mine if isinstance(mine, set) else set(mine)
    own.update(more)
    return own
