"""What a run of operations defines, what it still needs, and what is wrong in it.

A summary depends on what is summarised alone, never on what is around it, so it is kept with the run and an edit remakes
only those on the way from the edited line to the top. MLIR language reference, "Operations" and "Regions": a value is
visible behind its definition in its region and in the regions nested in that, up to operations that are isolated from
above; the reference parser accepts a use in front of the definition and leaves it to dominance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar, cast

from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.environment import Environment, used_alias
from mlir_ls.semantics.hidden import names_hidden_in
from mlir_ls.semantics.identified import NOTHING, Identified, identified_in
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.shape import NAMED_TYPE, Fault, Shape, Symbol
from mlir_ls.syntax.tree import Node, Run

Item = TypeVar("Item")

#: The type of a use that may be none, as the syntax of an operation around it is not known.
MAYBE: Final = cast("Type", object())

#: A use that is not resolved yet: name, number of the result, type it is used with.
Free = tuple[str, int, "Type | None"]

#: Where a name is defined in a run: the types of the group, how many values it has, the index of the item.
Defined = tuple[tuple["Type | None", ...], int, int]

#: Most summaries have nothing of most kinds, so they share one empty collection of each.
NO_NAMES: Final[Set[str]] = frozenset()
NO_INDICES: Final[Mapping[str, int]] = MappingProxyType({})
NO_FREE: Final[Mapping[Free, int]] = MappingProxyType({})


class Problem(NamedTuple):
    """Something wrong with an item of a run, by its index: a code, the slot or else -1, and the name it is about.

    `detail` is what it clashes with, `declared` the type a use has.
    """

    code: str
    item: int
    slot: int
    name: str
    detail: Type | int | str | None = None
    declared: Type | None = None


def _nothing() -> None:
    """A weak reference to nothing."""


class RunSummary:
    """Of a run: `inner` holds the names that regions inside it define; `flagged` the items with something wrong.

    `isolated`: there are operations in it, or in its regions, that are isolated from above; `inner` lacks their names.

    `references` are symbols that operations refer to; `mentioned` all that are named, None before somebody asks (see
    `mentions`); `needs` those that have to be in the nearest symbol table;
    `possible_symbols` and `possible_values` are of operations whose syntax is not known, `unknown` the operations that no
    dialect declares;
    `identified` the bodies of types that have names. `prompt` are those of its aliases that have to be defined in front of it.

    The verifier fills in the rest: `verified_in` names the operation that the run was verified in, None before that;
    `faults` are those of its items, `endings` the items that have to end their block, `failed` those that have faults
    themselves or inside them. `damaged`: the syntax of an item is broken. `branching` are the faults of its last item
    as a branch to the blocks `targets`. `asks` says what else around it the verdicts depend on, as bits of
    `verify.model.surroundings`; `around`, `table` and `definers` are what they were drawn from; the latter
    two belong to the region, and are only referred to. `idle` is what it could do without, `tally` that of its region.
    `told` is what features tell of it (see `portions`).
    """

    __slots__ = (
        "__weakref__",
        "alias_names",
        "aliases",
        "around",
        "asks",
        "branching",
        "damaged",
        "defined",
        "definers",
        "endings",
        "environment",
        "failed",
        "faults",
        "flagged",
        "free",
        "free_names",
        "hidden",
        "home",
        "identified",
        "idle",
        "inner",
        "isolated",
        "labels",
        "mentioned",
        "needs",
        "order",
        "outside",
        "possible_symbols",
        "possible_values",
        "problems",
        "prompt",
        "references",
        "successors",
        "symbols",
        "table",
        "tally",
        "targets",
        "unknown",
        "verified_in",
        "views",
    )

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.defined: dict[str, Defined] = {}
        self.free: dict[Free, int] = {}
        self.free_names: frozenset[str] | None = None  # drawn from `free` when first asked for
        self.inner: Set[str] = NO_NAMES
        self.isolated = False
        self.hidden: Set[str] | None = None  # see `hidden`
        self.unknown: Set[str] = NO_NAMES
        self.references: Set[str] = NO_NAMES
        self.mentioned: Set[str] | None = None
        self.alias_names: Any = None
        self.problems: tuple[Problem, ...] = ()
        self.flagged: tuple[int, ...] = ()
        self.labels: Mapping[str, int] = NO_INDICES
        self.successors: Mapping[str, int] = NO_INDICES
        self.symbols: Mapping[str, int] = NO_INDICES
        self.possible_symbols: Mapping[str, int] = NO_INDICES
        self.possible_values: Mapping[str, int] = NO_INDICES  # but for those that the run defines in front of them
        self.needs: Mapping[str, int] = NO_INDICES
        self.aliases: Set[str] = NO_NAMES
        self.prompt: Set[str] = NO_NAMES
        self.identified: Set[Identified] = NOTHING
        self.home: Callable[[], Any] = _nothing  # a weak reference to the `Home` of the long region it was last seen in
        self.outside: Any = None  # what came of its free uses there
        self.order: Callable[[], Any] = _nothing  # the same to the `Order` of that region
        self.verified_in: str | None = None
        self.faults: tuple[tuple[int, Fault], ...] = ()
        self.endings: tuple[int, ...] = ()
        self.damaged = False
        self.targets: Sequence[Shape | None] = ()
        self.branching: tuple[Fault, ...] = ()
        self.failed: tuple[int, ...] = ()
        self.asks = 0
        self.around: Any = None
        self.table: Callable[[], Any] = _nothing
        self.definers: Callable[[], Any] = _nothing
        self.idle: Any = None
        self.tally: Callable[[], Any] = _nothing
        self.views: dict[str, Any] | None = None

    def names_of_free(self) -> frozenset[str]:
        """The names of the uses that the run does not resolve itself."""
        if self.free_names is None:
            self.free_names = frozenset([free[0] for free in self.free])
        return self.free_names


class RegionSummary:
    """Of a region: what is left to resolve outside, and problems that show only between its runs, by run.

    `doubled`: two of the arguments that the operation's own syntax gives its entry block have one name.
    `faults` are what the verifier found wrong with its blocks, by run and item; None before it has looked. `late` are
    the uses of values that their definitions do not dominate. A long region keeps its `home`, its `order` and its
    `definers`, a symbol table its `table`; its runs refer to them. `idle` is what it could do without, `tally` how that is
    counted. `told` is as for runs, of a chunk's region.
    """

    __slots__ = (
        "block_labels",
        "definers",
        "doubled",
        "faults",
        "free",
        "home",
        "idle",
        "inner",
        "late",
        "order",
        "problems",
        "table",
        "tally",
        "unknown",
        "views",
    )

    def __init__(self) -> None:
        self.free: Mapping[Free, int] = NO_FREE
        self.inner: Set[str] = NO_NAMES
        self.problems: tuple[tuple[int, Problem], ...] = ()
        self.block_labels: Mapping[str, tuple[int, int]] = MappingProxyType({})
        self.unknown: Set[str] = NO_NAMES
        self.doubled = False
        self.faults: tuple[tuple[int, int, Fault], ...] | None = None
        self.late: tuple[tuple[int, Problem], ...] = ()
        self.home: object = None
        self.order: object = None
        self.definers: object = None
        self.table: Any = None
        self.idle: Any = None
        self.tally: object = None
        self.views: dict[str, Any] | None = None


class BodySummary:
    """Of an operation with regions: what it passes to the outside; `unresolved` is what nothing defines, if isolated.

    `verified`: the verifier has been through its regions; `faults` are its own on their account, and it has `failed` if
    there are any there or inside. `asks`, `around` and `table` are as for runs, of what is inside it; `idle` is what it could
    do without, `told` what features tell of it.
    """

    __slots__ = (
        "aliases",
        "around",
        "asks",
        "environment",
        "failed",
        "faults",
        "flagged",
        "free",
        "hidden",
        "identified",
        "idle",
        "inner",
        "isolated",
        "needs",
        "prompt",
        "references",
        "regions",
        "table",
        "unknown",
        "unresolved",
        "verified",
        "views",
    )

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.regions: tuple[RegionSummary, ...] = ()
        self.free: Mapping[Free, int] = NO_FREE
        self.unresolved: Mapping[Free, int] = NO_FREE
        self.inner: Set[str] = NO_NAMES
        self.isolated = False
        self.hidden: Set[str] | None = None
        self.needs: Set[str] = NO_NAMES
        self.references: Set[str] = NO_NAMES
        self.aliases: Set[str] = NO_NAMES
        self.prompt: Set[str] = NO_NAMES
        self.identified: Set[Identified] = NOTHING
        self.unknown: Set[str] = NO_NAMES
        self.flagged = False
        self.verified = False
        self.faults: tuple[Fault, ...] = ()
        self.failed = False
        self.asks = 0
        self.around: Any = None
        self.table: Callable[[], Any] = _nothing
        self.idle: Any = None
        self.views: dict[str, Any] | None = None


def symbol_text(symbol: Symbol, names: tuple[str, ...]) -> str:
    """The name of a symbol, without its sigil."""
    if symbol.quoted is not None:
        return symbol.quoted
    return names[symbol.slot] if 0 <= symbol.slot < len(names) else ""


def slot_defining(node: Node, name: str) -> int:
    """The slot of the result of an operation, or of the argument of a block, that has a name."""
    return next(slot for slot, _, _ in node.shape.definitions if node.names[slot] == name)


def is_undeclared(shape: Shape) -> bool:
    """Whether an item is an operation that no dialect declares."""
    return shape.syntax is None and shape.kind == "operation" and (shape.generic or "." in shape.name)


def is_symbol_table(node: Node) -> bool:
    """Whether symbols named inside an operation are looked for in it."""
    syntax = node.shape.syntax
    return syntax is not None and syntax.symbol_table


def merged(left: Set[str], right: Set[str]) -> Set[str]:
    """The union; one of the two itself where the other adds nothing."""
    if not right:
        return left
    return left | right if left else right


def check_use(found: Defined, free: Free, index: int, slot: int, environment: Environment) -> Problem | None:
    """What is wrong with a use of a value, if anything: it has no such number, or certainly another type."""
    types, count, _ = found
    name, number, type_ = free
    if number >= count:
        return Problem("result-number", index, slot, name, number)
    if type_ is None or type_ is MAYBE or types[number] is type_:
        return None
    if may_be_same_in(types[number], type_, environment):
        return None
    given = types[number]
    if isinstance(given, DerivedType):
        given = environment.resolve(given)
    return Problem("value-type-mismatch", index, slot, name, given, type_)


def summarize_run(run: Run, environment: Environment) -> RunSummary:
    """One pass over the items of a run; the hot loop of the whole stage."""
    summary = RunSummary(environment)
    defined, free = summary.defined, summary.free
    problems: list[Problem] = []
    flagged: list[int] = []
    naming: set[Shape] = set()
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
                problem = check_use(found, (name, number, type_), index, slot, environment)
                if problem is not None:
                    problems.append(problem)
        body = node.body
        if body is not None and body.memo is not None:
            _take_body(summary, body.memo, index, problems)
            if body.memo.isolated:
                summary.isolated = True
                if defined:
                    hidden = names_hidden_in(node)
                    problems += [Problem("redefined-value", index, -1, name) for name in defined if name in hidden]
            if body.memo.flagged:
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
            _take_rest(summary, node, index, problems)
    for shape in naming:
        summary.identified = _with(summary.identified, identified_in(shape, environment))
    if problems or flagged:
        summary.problems = tuple(problems)
        summary.flagged = tuple(sorted({problem.item for problem in problems}.union(flagged)))
    return summary


def _take_body(summary: RunSummary, inside: BodySummary, index: int, problems: list[Problem]) -> None:
    """What the regions of an item need of the run, and what they define."""
    defined, free = summary.defined, summary.free
    for key in inside.free:
        found = defined.get(key[0])
        if found is None:
            if key not in free:
                free[key] = index
            continue
        problem = check_use(found, key, index, -1, summary.environment)
        if problem is not None:
            problems.append(problem)
    if inside.inner:
        for name in defined.keys() & inside.inner:
            problems.append(Problem("redefined-value", index, -1, name))
        summary.inner = merged(summary.inner, inside.inner)
    if inside.references:
        summary.references = merged(summary.references, inside.references)
    if inside.unknown:
        summary.unknown = merged(summary.unknown, inside.unknown)
    if inside.needs:
        summary.needs = {**dict.fromkeys(inside.needs, index), **summary.needs}
    if inside.aliases:
        summary.aliases = _with(summary.aliases, inside.aliases)
    if inside.prompt:
        summary.prompt = _with(summary.prompt, inside.prompt)
    if inside.identified:
        summary.identified = _with(summary.identified, inside.identified)


def _take_rest(summary: RunSummary, node: Node, index: int, problems: list[Problem]) -> None:
    """Symbols, blocks and aliases of an item, and whether any dialect declares it."""
    shape = node.shape
    names = node.names
    if is_undeclared(shape):
        summary.unknown = merged(summary.unknown, {shape.name})
    if shape.foreign:
        summary.unknown = merged(summary.unknown, {foreign.name for foreign in shape.foreign})
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
        name = symbol_text(shape.symbol, names)
        if not shape.known:
            summary.possible_symbols = {name: index, **summary.possible_symbols}
        elif name in summary.symbols:
            problems.append(Problem("redefined-symbol", index, -1, name))
        else:
            if summary.symbols is NO_INDICES:
                summary.symbols = {}
            cast("dict[str, int]", summary.symbols)[name] = index
    if shape.symbol_uses:
        named = {symbol_text(symbol, names) for use in shape.symbol_uses for symbol in (use, *use.nested)}
        summary.references = merged(summary.references, named)
        if shape.known and shape.syntax is not None and shape.syntax.needs_symbol:
            name = symbol_text(shape.symbol_uses[0], names)
            if name not in summary.needs:
                summary.needs = {**summary.needs, name: index}
    for alias in shape.aliases:
        name = used_alias(alias, names)
        if name not in summary.aliases:
            summary.aliases = _with(summary.aliases, (name,))
        if not alias.late and name not in summary.prompt:
            summary.prompt = _with(summary.prompt, (name,))
    if NAMED_TYPE in shape.text:
        summary.identified = _with(summary.identified, identified_in(shape, summary.environment))


def _with(mine: Set[Item], more: Iterable[Item]) -> Set[Item]:
    """A summary's own set with more in it; it is not made before there is something to put in."""
    own = mine if isinstance(mine, set) else set(mine)
    own.update(more)
    return own
