"""What is unused in a text: values, arguments and symbols without uses, blocks that are not reachable.

All of it shows in one region: a value is seen in its region and in those inside it, a private symbol in its table. So what
is found is cached with runs, regions and operations, as summaries are, and after an edit only the runs on the way from the
edited line to the top are analyzed again. A long region has `UseCounts`, which count the runs that need a name.

MLIR language reference, "Operations", "Blocks", "Symbols and Symbol Tables"; what has no effects, "Side Effects & Speculation".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import islice
from typing import Final
from weakref import ref

from mlir_ls.caches import remembered
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached import unused
from mlir_ls.semantics.cached.region_state import RegionState
from mlir_ls.semantics.cached.unused import (
    ARGUMENT,
    BLOCK,
    NO_SYMBOLS,
    NOTHING_IN_BODY,
    NOTHING_IN_RUN,
    SYMBOL,
    VALUE,
    UnusedInBody,
    UnusedInRun,
    UnusedName,
    unused_in_body,
    unused_in_run,
)
from mlir_ls.semantics.mentions import symbols_named
from mlir_ls.semantics.names import common, merged
from mlir_ls.semantics.regions import HOME
from mlir_ls.semantics.summary import NO_NAMES, body_summary, is_symbol_table, region_summary, run_summary
from mlir_ls.semantics.verify.engine.dominance import blocks_of
from mlir_ls.syntax.tree import Node, Region, Run
from mlir_ls.system.compiling import mypyc_attr
from mlir_ls.text import common_ends

_SLICE = 256
"""How many operations are looked at between two breaks."""

_RUNS_AT_ONCE = 20
_NAMES_AT_ONCE = 4000
"""How many runs, and how many names, are counted between two breaks."""

_MEANT = "_"
"""Names that begin so are of values that are unused on purpose."""

MAX_UNUSED = 100
"""How many hints of a document are reported: more do not help, and with every keystroke all of them are sent again."""


def knows_unused(region: Region) -> bool:
    """Whether all is known of the region of a chunk."""
    return region.unused is not None


def find_unused(region: Region) -> Iterator[None]:
    """Finds what a chunk's region could do without; the symbols named in it have to be noted before (see `mentions`).

    Gives way every few hundred operations. It may be left at any break and begun anew later.
    """
    pending: list[Node] = []
    todo = [region]
    count = 0
    while todo:
        for run in todo.pop().runs:
            if run.unused is not None:
                continue
            for index in run.bodies:
                node = run.items[index]
                if node.body is not None and node.body.unused is None:
                    pending.append(node)
                    todo += node.body.regions
            count += len(run.items)
            if count > _SLICE:
                count = 0
                yield
    for node in reversed(pending):
        assert node.body is not None
        for inner in node.body.regions:
            for run in _unnoted(inner):
                count += len(run.items)
                _analyze_run(run)
                if count > _SLICE:
                    count = 0
                    yield
            yield from _count(inner, node)
        _analyze_body(node)
    for run in _unnoted(region):
        _analyze_run(run)
        yield
    if not knows_unused(region):
        yield from _count(region, None)
        unused.keep_region(region, _unused_names_of(region, None))


def _unnoted(region: Region) -> Iterator[Run]:
    for run in region.runs:
        if run.unused is None:
            yield run


# -- runs -------------------------------------------------------------------------------------------------------------


@remembered(4096)
def has_no_effect(spec: OpSpec) -> bool:
    """Whether an operation only computes its results, so that without uses of these it is dead."""
    if spec.terminator or spec.regions or not spec.results:
        return False
    effects = spec.traits_named("MemoryEffects")
    if any([each.arguments for each in effects]):
        return False
    return bool(effects) or not spec.trait_names.isdisjoint(("Pure", "ConstantLike"))


def _analyze_run(run: Run) -> None:
    """One pass over the items of a run."""
    needed: set[str] = set()
    offered: dict[str, tuple[int, int]] = {}
    deprecated: list[int] = []
    inside: list[int] = []
    doubtful_here: set[str] = set()
    doubtful_inside: Set[str] = NO_NAMES
    damaged = has_private = False
    for index, node in enumerate(run.items):
        shape, names, spec, body = node.shape, node.names, node.shape.syntax, node.body
        if shape.faults or shape.kind == "broken":
            damaged = True
            doubtful_here.update(names)
        elif shape.known or shape.generic or shape.kind != "operation":
            for slot, _, _ in shape.uses:
                needed.add(names[slot])
        else:
            doubtful_here.update(names)
        if body is not None:
            needed.update([free[0] for free in body_summary(body).free])
            within = unused_in_body(body)
            if within is not NOTHING_IN_BODY:
                doubtful_inside = merged(doubtful_inside, within.doubtful)
                if within.any:
                    inside.append(index)
        if shape.kind == "label":
            offered.update([(names[slot], (index, slot)) for slot, _, _ in shape.definitions])
        elif isinstance(spec, OpSpec):
            if has_no_effect(spec) and shape.definitions:
                for slot, _, _ in shape.definitions:
                    offered[names[slot]] = index, slot
            if spec.deprecated:
                deprecated.append(index)
            has_private = has_private or shape.private
    doubtful = merged(doubtful_here or NO_NAMES, doubtful_inside)
    values = {
        name: place
        for name, place in offered.items()
        if name not in needed and name not in doubtful and not name.startswith(_MEANT)
    }
    symbols = _private_symbols(run) if has_private and run_summary(run).symbols else NO_SYMBOLS
    if values or symbols or deprecated or inside or doubtful or damaged:
        found = UnusedInRun(values, symbols, tuple(deprecated), tuple(inside), doubtful, damaged)
        unused.keep_run(run, found)
    else:
        unused.keep_run(run, NOTHING_IN_RUN)


def _private_symbols(run: Run) -> Mapping[str, int]:
    """The private symbols of a run that nothing else in it names."""
    private: dict[str, int] = {}
    for name, index in run_summary(run).symbols.items():
        shape = run.items[index].shape
        if shape.private and isinstance(shape.syntax, OpSpec) and shape.syntax.symbol:
            private[name] = index
    if not private:
        return NO_SYMBOLS
    named: Counter[str] = Counter()
    for node in run.items:
        if "@" in node.shape.text:
            for name in symbols_named(node):
                named[name] += 1
        if node.body is not None:
            for region in node.body.regions:
                for inner in region.runs:
                    for name in common(private, run_summary(inner).mentioned or NO_NAMES):
                        named[name] += 1
    return {name: index for name, index in private.items() if named[name] <= 1} or NO_SYMBOLS


# -- regions ----------------------------------------------------------------------------------------------------------


@mypyc_attr(native_class=False)
class UseCounts:
    """How many runs of a long region need and offer which names. It belongs to the newest version of the region.

    `is_table`: the region's own symbols are such names as well. Its runs refer to it without holding it.
    """

    __slots__ = ("__weakref__", "_needed", "_offered", "_runs", "is_sound", "is_table", "unused")

    def __init__(self, is_table: bool) -> None:
        self.is_table = is_table
        self.is_sound = True
        self._runs: list[Run] = []
        self._needed: Counter[str] = Counter()
        self._offered: Counter[str] = Counter()
        self.unused: set[str] = set()

    def needs(self, name: str) -> bool:
        """Whether any run needs a name of others."""
        return name in self._needed

    def bring_up_to(self, runs: list[Run]) -> Iterator[None]:
        """Counts anew what an edit has changed, with breaks. It must not be used where that was left half-way."""
        self.is_sound = False
        is_table = self.is_table
        first, suffix = common_ends(self._runs, runs)
        touched: set[str] = set()
        for run in self._runs[first : len(self._runs) - suffix]:
            touched.update(_discounted(self._needed, _needed_by(run, is_table)))
            touched.update(_discounted(self._offered, _offered_by(run, is_table)))
        for number, run in enumerate(runs[first : len(runs) - suffix]):
            for counts, names in ((self._needed, _needed_by(run, is_table)), (self._offered, _offered_by(run, is_table))):
                counts.update(names)
                touched.update(names)
            if number % _RUNS_AT_ONCE == _RUNS_AT_ONCE - 1:
                yield
        for number, name in enumerate(touched):
            if name in self._offered and name not in self._needed:
                self.unused.add(name)
            else:
                self.unused.discard(name)
            if number % _NAMES_AT_ONCE == _NAMES_AT_ONCE - 1:
                yield
        self._runs = runs
        self.is_sound = True


TALLY: Final[RegionState[UseCounts]] = RegionState(early=True)


def _discounted(counts: Counter[str], names: Iterable[str]) -> Iterator[str]:
    for name in names:
        counts[name] -= 1
        if not counts[name]:
            del counts[name]
        yield name


def _needed_by(run: Run, is_table: bool) -> Set[str]:
    """The names that a run needs of others, those of symbols with their sigil."""
    part = run_summary(run)
    run_unused = unused_in_run(run)
    needed = {name for name, _, _ in part.free}  # those of all runs would take much memory if they were kept
    needed |= run_unused.doubtful
    if not is_table or not part.mentioned:
        return needed
    return needed | {f"@{name}" for name in part.mentioned if name not in run_unused.symbols}


def _needs(run: Run, name: str) -> bool:
    """Whether a run needs a name of others, that of a symbol with its sigil."""
    part = run_summary(run)
    run_unused = unused_in_run(run)
    if name.startswith("@"):
        symbol = name[1:]
        return symbol in (part.mentioned or NO_NAMES) and symbol not in run_unused.symbols
    return name in run_unused.doubtful or any([free[0] == name for free in part.free])


def _offered_by(run: Run, is_table: bool) -> Set[str]:
    """The names that nothing in the run needs that defines them."""
    run_unused = unused_in_run(run)
    if not is_table or not run_unused.symbols:
        return run_unused.values.keys()
    return run_unused.values.keys() | {f"@{name}" for name in run_unused.symbols}


def _count(region: Region, owner: Node | None) -> Iterator[None]:
    """Brings the tally of a region up to date, where it has one; with breaks."""
    runs = region.runs
    if HOME.of(region) is None:
        TALLY.keep(region, None)
        return
    is_table = owner is None or is_symbol_table(owner)
    known = TALLY.of_ends(runs)
    tally = known if known is not None and known.is_sound and known.is_table == is_table else UseCounts(is_table)
    yield from tally.bring_up_to(runs)
    TALLY.keep(region, tally)
    TALLY.refer_all(runs, ref(tally))


def _unused_names(region: Region, is_table: bool) -> Set[str]:
    """The names that are defined in a region and unused; its use counts are up to date, if it has any."""
    runs = region.runs
    if HOME.of(region) is not None:
        counted = TALLY.of(region)
        assert counted is not None
        return counted.unused
    if len(runs) == 1:
        offered = _offered_by(runs[0], is_table)
        return {name for name in offered if not _needs(runs[0], name)} if offered else NO_NAMES
    if not any([_offered_by(run, is_table) for run in runs]):
        return NO_NAMES
    tally = UseCounts(is_table)
    for _ in tally.bring_up_to(runs):
        pass
    return tally.unused


def _unused_names_of(region: Region, owner: Node | None) -> tuple[UnusedName, ...]:
    """What is unused in a region, as far as it is reported."""
    return tuple(islice(_spots(region, owner), MAX_UNUSED))


def _spots(region: Region, owner: Node | None) -> Iterator[UnusedName]:
    """What a region could do without, in the order of the text; None for `owner` is the whole text."""
    runs = region.runs
    if not runs:
        return
    is_table = owner is None or is_symbol_table(owner)
    names = _unused_names(region, is_table)
    unreached = _unreached(region, owner)
    if not names and not unreached:
        return
    left_alone = _defined_twice(region)
    if owner is not None and is_table:
        left_alone |= {f"@{name}" for name in symbols_named(owner)}
    for number, run in enumerate(runs):
        run_unused = unused_in_run(run)
        is_label = run.items[0].shape.kind == "label"
        if number in unreached:
            yield UnusedName(number, 0, -1, BLOCK)
        takes_arguments = is_label and number not in unreached and _may_lose_arguments(owner, number)
        found: list[UnusedName] = []
        for name, (item, slot) in run_unused.values.items():
            if name not in names or name in left_alone:
                continue
            if item == 0 and is_label:
                if takes_arguments:
                    found.append(UnusedName(number, item, slot, ARGUMENT))
            elif _is_first_of_all(run.items[item], slot, names):
                found.append(UnusedName(number, item, slot, VALUE))
        for name, item in run_unused.symbols.items():
            if f"@{name}" in names and f"@{name}" not in left_alone:
                found.append(UnusedName(number, item, -1, SYMBOL))
        yield from sorted(found)


def _defined_twice(region: Region) -> set[str]:
    """The names that a region defines more than once, those of symbols with their sigil: who uses which is not known."""
    problems = [problem for _, problem in region_summary(region).problems]
    for run in region.runs:
        problems += run_summary(run).problems
    values = {problem.name for problem in problems if problem.code == "redefined-value"}
    return values | {f"@{problem.name}" for problem in problems if problem.code == "redefined-symbol"}


def _is_first_of_all(node: Node, slot: int, names: Set[str]) -> bool:
    """Whether a slot is that of the first result of an operation of which all results have these names."""
    definitions = node.shape.definitions
    return definitions[0].slot == slot and all([node.names[each.slot] in names for each in definitions])


def _may_lose_arguments(owner: Node | None, number: int) -> bool:
    """Whether the label of a region's run has arguments that are up to the text: not those an operation requires."""
    spec = owner.shape.syntax if owner is not None else None
    return isinstance(spec, OpSpec) and (number > 0 or is_function(spec))


def is_function(spec: OpSpec) -> bool:
    """Whether an operation is a function, whose arguments are visible in it alone."""
    return "FunctionOpInterface" in spec.trait_names and not knowledge_of(spec.dialect).runs_in_compiler


def _unreached(region: Region, owner: Node | None) -> Set[int]:
    """The runs with which blocks begin that no way leads to; none where not all ways are known."""
    runs = region.runs
    if len(runs) == 1 or owner is None or not isinstance(owner.shape.syntax, OpSpec):
        return frozenset()
    if not any([run.items[0].shape.kind == "label" for run in runs[1:]]):
        return frozenset()
    if owner.shape.faults or any([known.damaged for known in map(unused_in_run, runs)]):
        return frozenset()
    if any([problem.code == "redefined-block" for _, problem in region_summary(region).problems]):
        return frozenset()
    blocks, edges = blocks_of(runs)
    if not edges or not _ends_are_known(runs, blocks):
        return frozenset()
    seen = {0}
    todo = [0]
    while todo:
        for block in edges[todo.pop()]:
            if block not in seen:
                seen.add(block)
                todo.append(block)
    if len(seen) == len(edges):
        return frozenset()
    return {
        number
        for number, block in enumerate(blocks)
        if block not in seen and blocks[number - 1] != block
    }


def _ends_are_known(runs: Sequence[Run], blocks: Sequence[int]) -> bool:
    """Whether every block ends with an operation that may do so."""
    for number, run in enumerate(runs):
        if number + 1 == len(runs) or blocks[number + 1] != blocks[number]:
            shape = run.items[-1].shape
            if shape.kind != "operation" or (isinstance(shape.syntax, OpSpec) and not shape.syntax.terminator):
                return False
    return True


# -- operations with regions ------------------------------------------------------------------------------------------


def _analyze_body(node: Node) -> None:
    body = node.body
    assert body is not None
    found = False
    doubtful: Set[str] = NO_NAMES
    for region in body.regions:
        names = _unused_names_of(region, node)
        unused.keep_region(region, names)
        found = found or bool(names)
        for run in region.runs:
            part = unused_in_run(run)
            found = found or bool(part.inside) or bool(part.deprecated)
            doubtful = merged(doubtful, part.doubtful)
    arguments = tuple(_unused_arguments(node))
    found = found or bool(arguments)
    unused.keep_body(body, UnusedInBody(arguments, found, doubtful) if found or doubtful else NOTHING_IN_BODY)


def _unused_arguments(node: Node) -> Iterator[int]:
    """The slots of the arguments that a function's header names and nothing in its body uses."""
    shape, body = node.shape, node.body
    assert body is not None
    spec = shape.syntax
    if not isinstance(spec, OpSpec) or not is_function(spec) or not shape.known or shape.faults or not shape.regions:
        return
    region = body.regions[0]
    if not region.runs or shape.regions[0].tentative:
        return
    slots = [slot for slot, _, _ in shape.regions[0].arguments if not node.names[slot].startswith(_MEANT)]
    slots = [slot for slot in slots if not _is_needed(region, node.names[slot])]
    if slots:
        left_alone = _defined_twice(region)
        yield from [slot for slot in slots if node.names[slot] not in left_alone]


def _is_needed(region: Region, name: str) -> bool:
    """Whether anything in a region needs a value from outside that has this name."""
    if HOME.of(region) is not None:
        tally = TALLY.of(region)
        assert tally is not None
        return tally.needs(name)
    return any(name in _needed_by(run, False) for run in region.runs)
