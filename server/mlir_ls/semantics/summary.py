"""What a run of operations defines, what it still needs, and what is wrong in it.

A summary depends on what is summarised alone, never on what is around it, so it is kept with the run and an edit remakes
only those on the way from the edited line to the top. MLIR language reference, "Operations" and "Regions": a value is
visible after its definition in its region and in the regions nested in that, up to operations that are isolated from
above; the reference parser accepts a use before the definition and leaves it to dominance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple, cast

from mlir_ls.semantics.agreement import may_be_same_in
from mlir_ls.semantics.environment import Environment, symbol_name
from mlir_ls.semantics.identified import NOTHING, Identified
from mlir_ls.syntax.cached import CachedRecord
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.shape import OpShape, Symbol
from mlir_ls.syntax.tree import Body, Node, Region, Run

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

    `detail` is what it clashes with, `declared` the type a use has, `number` which value of the group it uses. `meaning` is
    what the declared type is, where that follows from an alias.
    """

    code: str
    item: int
    slot: int
    name: str
    detail: Type | str | None = None
    declared: Type | None = None
    number: int = 0
    meaning: Type | None = None


#: What came of a run's free uses in its region: those left to resolve, what is wrong, and the uses of values without types.
Outside = tuple[Mapping[Free, int], "Sequence[Problem]", Mapping[Free, int]]


class AliasNames(NamedTuple):
    """The names, with their sigils, that a run defines and uses; `doubled`: it defines one of them twice.

    `early` are those used where they have to be defined already, and it has not done so.
    """

    defined: frozenset[str]
    used: frozenset[str]
    doubled: bool
    early: frozenset[str]


class RunSummary(CachedRecord):
    """Of a run: `inner` holds the names that regions inside it define; `flagged` the items with something wrong.

    `isolated`: there are operations in it, or in its regions, that are isolated from above; `inner` lacks their names.

    `references` are symbols that operations refer to; `mentioned` all that are named, None until `mentions` computes it (see
    `mentions`); `needs` those that have to be in the nearest symbol table;
    `possible_symbols` and `possible_values` are of operations whose syntax is not known; `unread_symbol`: a mistake in one is
    before its symbol, or right after it, so that it may define any; `unknown` are the operations that no
    dialect declares and the dialects that are not known (see `spelled_unknown`), `own_unknown` those of its items alone;
    `identified` the bodies of types that have names. `untyped` are uses that have types, by the run's own values, whose
    definitions have none that are known. `prompt` are those of its aliases that have to be defined before it.

    Fields that not every run needs are added later, each by one module: `hidden` and `alias_names` (see there), `mentioned`
    (`mentions`), `outside`: what came of its free uses in the long region that it is in (`regions`). `views` is what
    features derive from it (see `views`).
    """

    __slots__ = (
        "alias_names",
        "aliases",
        "defined",
        "environment",
        "flagged",
        "free",
        "free_names",
        "hidden",
        "identified",
        "inner",
        "isolated",
        "labels",
        "mentioned",
        "needs",
        "outside",
        "own_unknown",
        "possible_symbols",
        "possible_values",
        "problems",
        "prompt",
        "references",
        "successors",
        "symbols",
        "unknown",
        "unread_symbol",
        "untyped",
        "views",
    )

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.defined: dict[str, Defined] = {}
        self.free: dict[Free, int] = {}
        self.free_names: frozenset[str] | None = None  # derived from `free` at its first use
        self.inner: Set[str] = NO_NAMES
        self.isolated = False
        self.hidden: Set[str] | None = None  # see `hidden`
        self.unknown: Set[str] = NO_NAMES
        self.own_unknown: Set[str] = NO_NAMES
        self.references: Set[str] = NO_NAMES
        self.mentioned: Set[str] | None = None
        self.alias_names: AliasNames | None = None
        self.problems: tuple[Problem, ...] = ()
        self.flagged: tuple[int, ...] = ()
        self.labels: Mapping[str, int] = NO_INDICES
        self.successors: Mapping[str, int] = NO_INDICES
        self.symbols: Mapping[str, int] = NO_INDICES
        self.possible_symbols: Mapping[str, int] = NO_INDICES
        self.unread_symbol = False
        self.possible_values: Mapping[str, int] = NO_INDICES  # but for those that the run defines before them
        self.needs: Set[str] = NO_NAMES
        self.aliases: Set[str] = NO_NAMES
        self.prompt: Set[str] = NO_NAMES
        self.identified: Set[Identified] = NOTHING
        self.outside: Outside | None = None
        self.untyped: Mapping[Free, int] = NO_FREE
        self.views: dict[str, Any] | None = None

    def names_of_free(self) -> frozenset[str]:
        """The names of the uses that the run does not resolve itself."""
        if self.free_names is None:
            self.free_names = frozenset([free[0] for free in self.free])
        return self.free_names


class RegionSummary(CachedRecord):
    """Of a region: what is left to resolve outside, and problems that show only between its runs, by run.

    `doubled`: two of the arguments that the operation's own syntax gives its entry block have one name, or one has none.
    `redefined` are the values that the region defines more than once: which definition a use means is not known, so its uses
    are not checked. `views` is as for runs, of a chunk's region.
    """

    __slots__ = (
        "block_labels",
        "doubled",
        "free",
        "inner",
        "problems",
        "redefined",
        "unknown",
        "views",
    )

    def __init__(self) -> None:
        self.free: Mapping[Free, int] = NO_FREE
        self.inner: Set[str] = NO_NAMES
        self.redefined: Set[str] = NO_NAMES
        self.problems: tuple[tuple[int, Problem], ...] = ()
        self.block_labels: Mapping[str, tuple[int, int]] = MappingProxyType({})
        self.unknown: Set[str] = NO_NAMES
        self.doubled = False
        self.views: dict[str, Any] | None = None


class BodySummary(CachedRecord):
    """Of an operation with regions: what it passes to the outside; `unresolved` is what nothing defines, if isolated.

    `views` is as for runs.
    """

    __slots__ = (
        "aliases",
        "environment",
        "flagged",
        "free",
        "hidden",
        "identified",
        "inner",
        "isolated",
        "needs",
        "prompt",
        "references",
        "regions",
        "unknown",
        "unresolved",
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
        self.views: dict[str, Any] | None = None


def is_about_use(problem: Problem) -> bool:
    """Whether a problem is that a use of a value does not agree with its definition, or that this does not dominate it."""
    return problem.code in ("value-type-mismatch", "result-number", "not-dominated")


run_summary: Final = cast("Callable[[Run], RunSummary]", attrgetter("summary"))
"""The summary of a run that has one. No more than a read of the slot: nothing but a summary is assigned there (`regions`)."""

body_summary: Final = cast("Callable[[Body], BodySummary]", attrgetter("summary"))
"""The summary of the regions of an operation, which has one."""

region_summary: Final = cast("Callable[[Region], RegionSummary]", attrgetter("summary"))
"""The summary of a region that has one."""


def needed_symbol(shape: OpShape) -> Symbol | None:
    """The reference whose symbol has to be in the symbol table around an operation; None where there is none.

    The custom form begins with it. In the generic form it is the first one in an attribute that is declared as a reference.
    """
    syntax = shape.syntax
    if not shape.symbol_uses or not shape.known or syntax is None or not syntax.needs_symbol:
        return None
    if not shape.generic:
        return shape.symbol_uses[0]
    places = [(each.start, each.end) for each in shape.attributes if each.name in syntax.symbol_attributes]
    found = [use for use in shape.symbol_uses if use.key or any([start <= use.offset < end for start, end in places])]
    return found[0] if found else None


def needed_name(node: Node, environment: Environment) -> str | None:
    """The name of that symbol; None where there is none, or an alias stands for it that stands for nothing known."""
    symbol = needed_symbol(node.shape)
    return None if symbol is None else symbol_name(symbol, node.names, environment) or (None if symbol.alias else "")


def item_needing(run: Run, name: str) -> int:
    """The index of the first item of a run that needs a symbol, itself or in its regions."""
    for index, node in enumerate(run.items):
        body = node.body
        if needed_name(node, run_summary(run).environment) == name:
            return index
        if body is not None and body.summary is not None and name in body_summary(body).needs:
            return index
    return 0


def slot_defining(node: Node, name: str) -> int:
    """The slot of the result of an operation, or of the argument of a block, that has a name."""
    return next(slot for slot, _, _ in node.shape.definitions if node.names[slot] == name)


def is_undeclared(shape: OpShape) -> bool:
    """Whether an item is an operation that no dialect declares, or none as its dialect declares it."""
    if shape.misfit:
        return True
    return shape.syntax is None and shape.kind == "operation" and (shape.generic or "." in shape.name)


def spelled_unknown(name: str, generic: bool) -> str:
    """An operation that no dialect declares, or an unknown dialect with its sigil: in quotes where an operation in generic form
    mentions it, of which other things may be said than of the custom form."""
    return f'"{name}"' if generic else name


def is_symbol_table(node: Node) -> bool:
    """Whether symbols named inside an operation are looked for in it."""
    syntax = node.shape.syntax
    return syntax is not None and syntax.symbol_table


def may_be_symbol_table(node: Node) -> bool:
    """Whether nothing is known of an operation, so that symbols named inside may be looked for in it."""
    return node.shape.syntax is None and is_undeclared(node.shape)


def check_use(found: Defined, free: Free, index: int, slot: int, environment: Environment) -> Problem | None:
    """What is wrong with a use of a value, if anything: it has no such number, or certainly another type."""
    types, count, _ = found
    name, number, type_ = free
    if number >= count:
        return Problem("result-number", index, slot, name, number=number)
    if type_ is None or type_ is MAYBE or types[number] is type_:
        return None
    if may_be_same_in(types[number], type_, environment):
        return None
    given = types[number]
    given, meaning = [environment.resolve(each) if isinstance(each, DerivedType) else each for each in (given, type_)]
    return Problem("value-type-mismatch", index, slot, name, given, type_, number, meaning)


def is_untyped(found: Defined, number: int, type_: Type | None) -> bool:
    """Whether a use has a type and the value, by its number in a group, is defined without one that is known."""
    return type_ is not None and type_ is not MAYBE and number < found[1] and found[0][number] is None
