"""Resolution of names between the runs of a region and out of it, bottom up over the whole tree.

A long region is resolved anew only where an edit changed what its runs define: see `RegionResolution`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from itertools import chain
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple, cast
from weakref import ref

from mlir_ls.interruption import pause
from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.cached import region_state, unused, verification
from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.cached.views import inherit
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.identified import Identified
from mlir_ls.semantics.isolated_names import hidden_names, is_isolated
from mlir_ls.semantics.names import common, merged
from mlir_ls.semantics.runs import summarize_run
from mlir_ls.semantics.summary import (
    MAYBE,
    NO_FREE,
    NO_NAMES,
    BodySummary,
    Defined,
    Free,
    Outside,
    Problem,
    RegionSummary,
    RunSummary,
    body_summary,
    check_use,
    is_about_use,
    is_symbol_table,
    is_untyped,
    item_needing,
    may_be_symbol_table,
    region_summary,
    run_summary,
    slot_defining,
)
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.tree import Node, Region, Run
from mlir_ls.system.compiling import mypyc_attr
from mlir_ls.text import common_ends

#: A region of more runs than this remembers what it resolved.
_LONG = 4


def summarize(region: Region, environment: Environment) -> RegionSummary:
    """The summary of a chunk's region; those of all that is in it are made where they are missing."""
    todo = [region]
    missing: list[Node] = []
    while todo:
        for run in todo.pop().runs:
            if run.summary is not None and run_summary(run).environment is environment:
                continue
            for index in run.bodies:
                item = run.items[index]
                body = item.body
                assert body is not None
                if body.summary is None or body_summary(body).environment is not environment:
                    missing.append(item)
                    todo += body.regions
    for item in reversed(missing):
        _summarize_operation(item, environment)
    return _summarize_region(region, None, 0, environment)


def _summarize_operation(node: Node, environment: Environment) -> None:
    body = node.body
    assert body is not None
    summary = BodySummary(environment)
    table = is_symbol_table(node)
    regions: list[RegionSummary] = []
    free: list[Mapping[Free, int]] = []
    identified: list[Set[Identified]] = []
    for number, region in enumerate(body.regions):
        inside = _summarize_region(region, node, number, environment)
        regions.append(inside)
        if inside.free:
            free.append(inside.free)
        # most regions have nothing of most kinds, and there are many regions
        if inside.inner:
            summary.inner = merged(summary.inner, inside.inner)
        if inside.unknown:
            summary.unknown = merged(summary.unknown, inside.unknown)
        if inside.doubled or inside.problems:
            summary.flagged = True
        for part in map(run_summary, region.runs):
            if part.flagged:
                summary.flagged = True
            if part.references:
                summary.references = merged(summary.references, part.references)
            if part.aliases:
                summary.aliases = merged(summary.aliases, part.aliases)
                if part.prompt:
                    summary.prompt = merged(summary.prompt, part.prompt)
            if part.isolated:
                summary.isolated = True
            if part.identified:
                identified.append(part.identified)
            if part.needs and not table:
                summary.needs = merged(summary.needs, part.needs)
    summary.regions = tuple(regions)
    if summary.needs and may_be_symbol_table(node):
        summary.needs = summary.needs - _symbols_of(body.regions)
    if identified:
        summary.identified = frozenset().union(*identified)
    if is_isolated(node):
        summary.inner = NO_NAMES
        summary.isolated = True
        unresolved = {use: index for each in free for use, index in each.items() if use[2] is not MAYBE}
        if unresolved:
            summary.unresolved = unresolved
            summary.flagged = True
    elif free:
        summary.free = free[0] if len(free) == 1 else dict(chain.from_iterable([each.items() for each in free]))
    verification.forget_body(body)
    if body.summary is not None:
        unused.forget_body(body)
        inherit(body_summary(body), summary)
    body.summary = summary


def _symbols_of(regions: Iterable[Region]) -> Set[str]:
    """The symbols that operations define, or may define, directly in some regions."""
    parts = [run_summary(run) for region in regions for run in region.runs]
    return {name for part in parts for symbols in (part.symbols, part.possible_symbols) for name in symbols}


def _summarize_region(region: Region, owner: Node | None, number: int, environment: Environment) -> RegionSummary:
    """The summary of a region, which is kept with it; `owner` and `number` say which region of which operation it is."""
    summary = RegionSummary()
    parts = [
        known if known is not None and known.environment is environment else _summarized(run, environment)
        for run, known in zip(region.runs, map(_known_summary, region.runs), strict=True)
    ]
    has_problems = has_blocks = has_untyped = False
    for part in parts:
        if part.unknown:
            summary.unknown = merged(summary.unknown, part.unknown)
        if part.problems:
            has_problems = True
        if part.untyped:
            has_untyped = True
        if part.labels or part.successors:
            has_blocks = True
    arguments: dict[str, Defined] = {}
    tentative: Set[str] = NO_NAMES
    if owner is not None and number < len(owner.shape.regions):
        shape, names = owner.shape.regions[number], owner.names
        if shape.arguments:
            arguments = {names[slot]: (types, count, -1) for slot, count, types in shape.arguments if slot < len(names)}
            summary.doubled = len(arguments) < len(shape.arguments) or "" in arguments
        if shape.tentative:
            tentative = {names[slot] for slot in shape.tentative if slot < len(names)}
    enclosed = owner is not None and not is_isolated(owner)
    verification.forget_region(region)
    if region.summary is not None:
        _forget_region(region, summary)
    if len(region.runs) > _LONG and not enclosed:
        resolved, home = _resolve_long(region.runs, parts, arguments, tentative, environment)
        HOME.keep(region, home)
        region_state.inherit(region)
    else:
        resolved = _resolve(region.runs, parts, arguments, tentative, environment)
        if enclosed:
            summary.inner = set(arguments).union(*[part.defined for part in parts])
            for part in parts:
                if part.inner:
                    summary.inner = merged(summary.inner, part.inner)
    problems = resolved.problems
    if has_untyped or resolved.untyped:
        problems += _clashes(parts, resolved.untyped, environment)
    if has_problems or problems:
        summary.redefined = _redefined(parts, problems)
        problems = [each for each in problems if each[1].name not in summary.redefined or not is_about_use(each[1])]
    if has_blocks:
        _check_blocks(parts, summary, problems)
    if owner is None or is_symbol_table(owner):
        _check_symbols(region.runs, parts, problems)
    summary.free = resolved.free
    summary.problems = tuple(problems)
    region.summary = summary
    return summary


def _forget_region(region: Region, made: RegionSummary) -> None:
    """What followed from the summary of before goes; what does not depend on names is handed on to the new one."""
    region_state.forget_region(region)
    unused.forget_region(region)
    inherit(region_summary(region), made)


def _clashes(
    parts: list[RunSummary], outside: list[tuple[int, Mapping[Free, int]]], environment: Environment
) -> list[tuple[int, Problem]]:
    """Uses of values whose definitions have no known type that certainly have another type than the first use."""
    uses = [(index, item, use) for index, part in enumerate(parts) for use, item in part.untyped.items()]
    uses += [(index, item, use) for index, untyped in outside for use, item in untyped.items()]
    uses.sort(key=itemgetter(0, 1))
    first: dict[tuple[str, int], Type] = {}
    found: list[tuple[int, Problem]] = []
    for index, item, (name, number, type_) in uses:
        assert type_ is not None
        before = first.setdefault((name, number), type_)
        if before is not type_ and not may_be_same_in(before, type_, environment):
            found.append((index, Problem("value-type-mismatch", item, -1, name, before, type_, number)))
    return found


def _redefined(parts: list[RunSummary], problems: list[tuple[int, Problem]]) -> Set[str]:
    """The values that a region itself defines more than once, in one run or in several."""
    in_runs = [problem for part in parts for problem in part.problems]
    found = [problem for problem in (*in_runs, *[each for _, each in problems]) if problem.code == "redefined-value"]
    return {problem.name for problem in found if problem.slot >= 0} if found else NO_NAMES


_known_summary: Final = cast("Callable[[Run], RunSummary | None]", attrgetter("summary"))


def _summarized(run: Run, environment: Environment) -> RunSummary:
    """A new summary of a run. One that was made in another environment goes, as does what followed from it."""
    pause()
    made = summarize_run(run, environment)
    verification.forget_run(run)
    if run.summary is not None:
        unused.forget_run(run)
        region_state.forget_run(run)
        inherit(run_summary(run), made)
    run.summary = made
    return made


class _Resolved(NamedTuple):
    """What is left of the uses of all runs, what is wrong, by run, and by run what is used whose definition has no type."""

    free: Mapping[Free, int]
    problems: list[tuple[int, Problem]]
    untyped: list[tuple[int, Mapping[Free, int]]]


def _possible_values(parts: Iterable[RunSummary]) -> list[Mapping[str, int]]:
    """What operations in the runs may define whose syntax is not known."""
    return [part.possible_values for part in parts if part.possible_values]


def _resolve(
    runs: list[Run],
    parts: list[RunSummary],
    arguments: Mapping[str, Defined],
    tentative: Set[str],
    environment: Environment,
) -> _Resolved:
    """Resolves the free uses of all runs against what the region defines, and finds names that are defined twice."""
    problems: list[tuple[int, Problem]] = []
    possible = _possible_values(parts)
    if len(runs) == 1:
        part = parts[0]
        if not (arguments and (part.isolated or common(arguments, part.defined) or common(arguments, part.inner))):
            everything = {**arguments, **part.defined} if arguments else part.defined
            left, wrong, untyped = _resolve_run(part, everything, tentative, possible, environment)
            return _Resolved(left, [(0, problem) for problem in wrong], [(0, untyped)] if untyped else [])
    seen: dict[str, Defined] = dict(arguments)
    for index, (run, part) in enumerate(zip(runs, parts, strict=True)):
        taken = common(part.defined, seen)
        for name in sorted(taken):
            at = part.defined[name][2]
            problems.append((index, Problem("redefined-value", at, slot_defining(run.items[at], name), name)))
        if seen and (part.inner or part.isolated):
            for name in sorted({*common(part.inner, seen), *common(hidden_names(run), seen)}):
                problems.append((index, Problem("redefined-value", -1, -1, name)))
        if taken:
            seen.update([(name, defined) for name, defined in part.defined.items() if name not in seen])
        else:
            seen.update(part.defined)
    return _joined([_resolve_run(part, seen, tentative, possible, environment) for part in parts], problems)


def _joined(outside: Iterable[Outside], problems: list[tuple[int, Problem]]) -> _Resolved:
    """What came of the uses of all runs together, and of `problems` that show between them."""
    free: dict[Free, int] = {}
    used: list[tuple[int, Mapping[Free, int]]] = []
    for index, (left, wrong, untyped) in enumerate(outside):
        if left:
            free.update(left)
        if untyped:
            used.append((index, untyped))
        problems += [(index, problem) for problem in wrong]
    return _Resolved(free, problems, used)


def _resolve_run(
    part: RunSummary,
    seen: Mapping[str, Defined],
    tentative: Set[str],
    possible: Sequence[Mapping[str, int]],
    environment: Environment,
) -> Outside:
    """What of a run's free uses the region does not define, what is wrong with the others, and which are of untyped values."""
    if not seen and not tentative and not possible:
        return part.free, (), NO_FREE
    left: dict[Free, int] = {}
    wrong: list[Problem] = []
    untyped: Mapping[Free, int] = NO_FREE
    for use, item in part.free.items():
        name, number, type_ = use
        found = seen.get(name)
        if found is None:
            is_possible = name in tentative or (possible and any([name in made for made in possible]))
            left[(name, number, MAYBE) if is_possible else use] = item
        elif number >= found[1] or (type_ is not None and found[0][number] is not type_):
            problem = check_use(found, use, item, -1, environment)
            if problem is not None:
                wrong.append(problem)
            elif is_untyped(found, number, type_):
                if untyped is NO_FREE:
                    untyped = {}
                cast("dict[Free, int]", untyped)[use] = item
    return left, wrong, untyped


@mypyc_attr(native_class=False)
class RegionResolution:
    """What a long region resolved the last time, to be brought up to date when an edit has changed a few of its runs.

    It belongs to the newest version of the region; runs that two versions share hold what came of their free uses, and
    refer to it without holding it.
    """

    __slots__ = ("__weakref__", "arguments", "environment", "runs", "seen", "tentative")

    def __init__(
        self, runs: list[Run], seen: dict[str, Defined], arguments: Mapping[str, Defined], tentative: Set[str],
        environment: Environment,
    ) -> None:
        self.runs = runs
        self.seen = seen
        self.arguments = arguments
        self.tentative = tentative
        self.environment = environment


HOME: Final[RegionState[RegionResolution]] = RegionState()
"""A region that has none is short, or defines a name twice."""


def _resolve_long(
    runs: list[Run],
    parts: list[RunSummary],
    arguments: Mapping[str, Defined],
    tentative: Set[str],
    environment: Environment,
) -> tuple[_Resolved, RegionResolution | None]:
    home = HOME.of_ends(runs)
    if home is None or not _bring_up_to_date(home, runs, parts, arguments, tentative, environment):
        resolved = _resolve(runs, parts, arguments, tentative, environment)
        if any(problem.code == "redefined-value" for _, problem in resolved.problems):
            return resolved, None
        seen: dict[str, Defined] = dict(arguments)
        for part in parts:
            seen.update(part.defined)
        home = RegionResolution(runs, seen, arguments, tentative, environment)
        possible = _possible_values(parts)
        for run, part in zip(runs, parts, strict=True):
            HOME.refer(run, ref(home))
            part.outside = _resolve_run(part, seen, tentative, possible, environment)
        return resolved, home
    return _joined([part.outside for part in parts if part.outside is not None], []), home


def _bring_up_to_date(
    home: RegionResolution,
    runs: list[Run],
    parts: list[RunSummary],
    arguments: Mapping[str, Defined],
    tentative: Set[str],
    environment: Environment,
) -> bool:
    """Resolves anew what a few changed runs can have changed; false where all has to be resolved."""
    if home.environment is not environment or home.arguments != arguments or home.tentative != tentative:
        return False
    old = home.runs
    first, suffix = common_ends(old, runs)
    removed, added = old[first : len(old) - suffix], runs[first : len(runs) - suffix]
    if len(removed) + len(added) > len(runs) // 2 or any(run.summary is None for run in removed):
        return False
    if HOME.others(runs[:first], home) or HOME.others(runs[len(runs) - suffix :], home):
        return False  # a version that was dropped resolved them in another region
    changed = _exchange(home.seen, removed, added, arguments)
    # until this is through, the home is of no use to anybody
    home.runs = []
    if changed is None:
        return False
    changed.update(*_possible_values([run_summary(run) for run in (*removed, *added)]))
    possible = _possible_values(parts)
    if changed:
        for run, part in zip(runs, parts, strict=True):
            if common(changed, part.inner) or (part.isolated and common(changed, hidden_names(run))):
                return False
            if not changed.isdisjoint(part.names_of_free()):
                part.outside = _resolve_run(part, home.seen, tentative, possible, environment)
    for run in added:
        part = run_summary(run)
        if home.seen and any([common(home.seen, names) for names in (part.inner, hidden_names(run))]):
            return False
        HOME.refer(run, ref(home))
        part.outside = _resolve_run(part, home.seen, tentative, possible, environment)
    home.runs = runs
    return True


def _exchange(
    seen: dict[str, Defined], removed: list[Run], added: list[Run], arguments: Mapping[str, Defined]
) -> set[str] | None:
    """Takes what some runs define out of `seen` and puts in what others define; the names whose definition is another.

    None where a name is defined twice; `seen` is of no use then.
    """
    before: dict[str, Defined] = {}
    for run in removed:
        for name in run_summary(run).defined:
            found = seen.pop(name, None)
            if found is not None:
                before[name] = found
    changed: set[str] = set()
    for run in added:
        for name, defined in run_summary(run).defined.items():
            if name in seen or name in arguments:
                return None
            seen[name] = defined
            old = before.pop(name, None)
            if old is None or old[1] != defined[1] or old[0] != defined[0]:
                changed.add(name)
    changed.update(before)
    return changed


def _check_blocks(parts: list[RunSummary], summary: RegionSummary, problems: list[tuple[int, Problem]]) -> None:
    """Labels that stand twice, and successors that no label of the region bears."""
    labels: dict[str, tuple[int, int]] = {}
    for index, part in enumerate(parts):
        for label, item in part.labels.items():
            if label in labels:
                problems.append((index, Problem("redefined-block", item, -1, label)))
            else:
                labels[label] = index, item
    if labels:
        summary.block_labels = labels
    for index, part in enumerate(parts):
        for label, item in part.successors.items():
            if label not in labels:
                problems.append((index, Problem("undefined-block", item, -1, label)))


def _check_symbols(runs: list[Run], parts: list[RunSummary], problems: list[tuple[int, Problem]]) -> None:
    """Symbols of one table that are defined twice, and those that have to be in it and are not."""
    tables = [part.symbols for part in parts if part.symbols]
    known: set[str] = set().union(*tables)
    if len(known) < sum(map(len, tables)):
        _check_doubles(parts, problems)
    known.update(*[part.possible_symbols for part in parts if part.possible_symbols])
    if all([known.issuperset(part.needs) for part in parts if part.needs]) or any([part.unread_symbol for part in parts]):
        return
    for index, (run, part) in enumerate(zip(runs, parts, strict=True)):
        missing = [name for name in part.needs if name not in known]
        found = sorted([(item_needing(run, name), name) for name in missing])
        problems += [(index, Problem("undefined-symbol", item, -1, name)) for item, name in found]


def _check_doubles(parts: list[RunSummary], problems: list[tuple[int, Problem]]) -> None:
    """Symbols of one table that several of its parts define."""
    symbols: set[str] = set()
    for index, part in enumerate(parts):
        for name in sorted(part.symbols.keys() & symbols):
            problems.append((index, Problem("redefined-symbol", part.symbols[name], -1, name)))
        symbols.update(part.symbols)
