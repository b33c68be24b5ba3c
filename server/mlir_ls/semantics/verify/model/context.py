"""What is around an operation: the operations that it stands in, the symbols it sees, what defines its operands.

Rules query it through a `Site`. A site records the queries and their answers, so that one and the same operation in
surroundings with equal answers is verified once (`model.answers`), and an edit has only those verified anew whose answers
it can have changed (`engine/invalidation`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached.verification import MAX_PARENTS, ParentChain, Table
from mlir_ls.semantics.environment import Environment, symbol_path
from mlir_ls.semantics.summary import body_summary, is_symbol_table, run_summary
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.symbols import table_of
from mlir_ls.syntax.shape import AttributeText, Mention, OpShape, Symbol, symbol_text
from mlir_ls.syntax.tree import Node, Region, Run
from mlir_ls.system.patterns import deferred

PARENTS: Final = 1
SYMBOLS: Final = 2
DEFINITIONS: Final = 4
USERS: Final = 8
BALANCED: Final = 16
UNBALANCED: Final = 32
"""What the verdict on the items of a run may depend on besides their shapes, as bits.

The last two: that the braces of the chunk balance, or that they do not.
"""


class EnclosingRegion(NamedTuple):
    """A region that is being verified: the operation it belongs to (None for the text), what is around, its symbol table."""

    owner: Node | None
    region: Region
    number: int
    outer: EnclosingRegion | None
    around: ParentChain | None
    table: Table | None


def frames_inside(outer: EnclosingRegion, owner: Node, regions: Sequence[Region]) -> tuple[EnclosingRegion, ...]:
    """The frames of the regions of an operation that stands in another frame."""
    around, is_table = ParentChain(owner.shape, outer.around), is_symbol_table(owner)
    tables = [table_of(region) if is_table else outer.table for region in regions]
    return tuple(
        [EnclosingRegion(owner, region, number, outer, around, tables[number]) for number, region in enumerate(regions)]
    )


class Unanswered(Exception):
    """What a rule queried is damaged or unknown; the rule reports nothing then."""


class Definer(NamedTuple):
    """The operation that defines a value, and which of its results the value is."""

    operation: Operation
    result: int


class Origin(NamedTuple):
    """Where a value is from: the operation that defines it, None for a block's argument, in the region of `parent(level)`.

    `number`: which result of the operation, or argument of the block, it is.
    """

    operation: Operation | None
    level: int
    number: int


class User(NamedTuple):
    """An operation that uses a value, and which of its operands the value is."""

    operation: Operation
    operand: int


class Reference(NamedTuple):
    """One of the symbol references in an attribute: its number, how it is spelled, what it means if it means anything."""

    number: int
    name: str
    operation: Operation | None


class Site:
    """An operation where it stands, as rules see it. What it cannot answer raises `Unanswered`, which ends the rule.

    Operations that no dialect declares, or whose operands, results, regions or successors are too many or too few, are never
    handed out: a rule that meets one ends.
    """

    __slots__ = ("_answer", "_environment", "operation")

    def __init__(self, operation: Operation, environment: Environment, answer: Callable[[SiteQuery], Any]) -> None:
        self.operation = operation
        self._environment = environment
        self._answer = answer

    def parent(self, level: int = 0) -> Operation | None:
        """The operation that it stands in, directly or so many levels further out; None where only the text is around."""
        shape: OpShape | None = self._answer(SiteQuery(_parent, level, 0, PARENTS))
        return None if shape is None else self._seen(shape)

    def parent_name(self) -> str:
        """The name of the operation that it stands in; that of a module where only the text is around."""
        parent = self.parent()
        return "builtin.module" if parent is None else parent.spec.name

    def parents(self) -> Iterator[Operation]:
        """The operations around it, innermost first. A verdict depends on those that are read, so read only those needed."""
        for level in range(MAX_PARENTS):
            found = self.parent(level)
            if found is None:
                return
            yield found

    def parent_names(self) -> Iterator[str]:
        """The names of the operations around it, innermost first, also of those that no dialect declares."""
        for level in range(MAX_PARENTS):
            shape: OpShape | None = self._answer(SiteQuery(_parent, level, 0, PARENTS))
            if shape is None:
                return
            if shape.kind != "operation" or shape.faults:
                raise Unanswered
            yield shape.name

    def is_within(self, name: str) -> bool:
        """Whether an operation of a name is around it, at any depth. Raises `Unanswered` where too many are around it."""
        for number, each in enumerate(self.parent_names(), 1):
            if each == name:
                return True
            if number == MAX_PARENTS:
                raise Unanswered
        return False

    def region_number(self) -> int:
        """Which region of its parent it stands in."""
        number: int = self._answer(SiteQuery(_region_number, 0, 0, PARENTS))
        return number

    def symbol(self, attribute: str) -> Operation | None:
        """What the symbol reference in an attribute means in the nearest symbol table; None where it means nothing there."""
        number = self._reference_in(attribute)
        shape: OpShape | None = self._answer(SiteQuery(_symbol, number, 0, SYMBOLS))
        return None if shape is None else self._seen(shape)

    def symbol_outside(self, attribute: str, level: int) -> Operation | None:
        """The same, looked up in the symbol table around `parent(level)`."""
        number = self._reference_in(attribute)
        shape: OpShape | None = self._answer(SiteQuery(_symbol_outside, number, level, SYMBOLS | PARENTS))
        return None if shape is None else self._seen(shape)

    def container(self, attribute: str) -> Operation | None:
        """What the first name of the symbol reference in an attribute means: of `@a::@b` it is `@a`."""
        shape: OpShape | None = self._answer(SiteQuery(_symbol, self._reference_in(attribute), 1, SYMBOLS))
        return None if shape is None else self._seen(shape)

    def member(self, attribute: str, name: str) -> Operation | None:
        """What the string in attribute `name` means in the symbol table that the reference in another attribute means."""
        text = self.operation.attributes.get(name)
        if text is None:
            raise Unanswered
        shape: OpShape | None = self._answer(SiteQuery(_member, self._reference_in(attribute), text.start, SYMBOLS))
        return None if shape is None else self._seen(shape)

    def symbol_name(self, attribute: str) -> str:
        """A symbol reference as it is spelled, `@a` or `@a::@b`."""
        name: str = self._answer(SiteQuery(_symbol_name, self._reference_in(attribute), 0, 0))
        return name

    def references(self, attribute: str) -> list[Reference]:
        """All symbol references in an attribute, such as those of an array, in the order of the text."""
        found = self.operation.attributes.get(attribute)
        if found is None:
            return []
        shape = self.operation.shape
        aliased = [symbol.offset for symbol in shape.symbol_uses if symbol.alias]
        if any([found.start <= alias.offset < found.end and alias.offset not in aliased for alias in shape.aliases]):
            raise Unanswered
        references: list[Reference] = []
        for number, symbol in enumerate(shape.symbol_uses):
            if _stands_in(symbol, attribute, found):
                meant: OpShape | None = self._answer(SiteQuery(_symbol, number, 0, SYMBOLS))
                name: str = self._answer(SiteQuery(_symbol_name, number, 0, 0))
                references.append(Reference(number, name, None if meant is None else self._seen(meant)))
        return references

    def mention(self, attribute: str, message: str) -> Mention:
        """What the symbol reference in an attribute means, as a place that a diagnostic is related to."""
        return Mention("symbol", self._reference_in(attribute), message)

    def definition(self, operand: int) -> Definer | None:
        """What defines an operand; None where that is no operation but an argument of a block, or nothing."""
        found: tuple[OpShape, int] | None = self._answer(SiteQuery(_definition, operand, 0, DEFINITIONS))
        return None if found is None else Definer(self._seen(found[0]), found[1])

    def origin(self, operand: int) -> Origin | None:
        """Where an operand is defined; None where that is not in sight."""
        return self.origin_through(operand, ())

    def origin_through(self, operand: int, path: tuple[int, ...]) -> Origin | None:
        """Where a value is defined that an operand is made of; None where that is not in sight.

        `path`: which operand of the operation that defines the operand it is, which one of the operation that defines that one,
        and so on.
        """
        found: _Found | None = self._answer(SiteQuery(_origin, operand, path, DEFINITIONS | PARENTS))
        if found is None:
            return None
        shape, level, number = found
        return Origin(None if shape is None else self._seen(shape), level, number)

    def users(self, result: int) -> list[User]:
        """The operations that use a result, in the order of the text; those of nested regions come where these stand."""
        found: tuple[tuple[OpShape, int], ...] = self._answer(SiteQuery(_users, result, 0, USERS))
        return [User(self._seen(shape), operand) for shape, operand in found]

    def are_same(self, one: int, other: int) -> bool:
        """Whether two operands are the same value."""
        same: bool = self._answer(SiteQuery(_are_same, one, other, 0))
        return same

    def _reference_in(self, attribute: str) -> int:
        found = self.operation.attributes.get(attribute)
        if found is not None:
            for number, symbol in enumerate(self.operation.shape.symbol_uses):
                if _stands_in(symbol, attribute, found):
                    return number
        elif not self.operation.generic and len(self.operation.shape.symbol_uses) == 1:
            for each in self.operation.spec.attributes:  # a string that is spelled as the name of a symbol
                if each.name == attribute and each.syntax == "symbol_name":
                    return 0
        raise Unanswered

    def _seen(self, shape: OpShape) -> Operation:
        if shape.faults or not isinstance(shape.syntax, OpSpec) or not (shape.known or shape.generic):
            raise Unanswered
        found, miscounted = counted_operation(shape, shape.syntax, self._environment)
        if miscounted:
            raise Unanswered
        return found


class ItemPosition(NamedTuple):
    """Where an item stands: in a frame, by run and index."""

    frame: EnclosingRegion
    run: int
    item: int
    node: Node


class SiteQuery(NamedTuple):
    """A query of a position, or of an operation with regions; `bit` is what the answer depends on."""

    function: Callable[[Any, int, Any], Hashable]
    first: int
    second: int | tuple[int, ...]
    bit: int


def _parent(position: ItemPosition, level: int, _: int) -> Hashable:
    around = position.frame.around
    for _ in range(level):
        around = around.outer if around is not None else None
    return None if around is None else around.shape


def _region_number(position: ItemPosition, _: int, __: int) -> Hashable:
    return position.frame.number


DOUBTFUL = object()
"""The answer where what was queried is damaged or unknown."""
_STRING = deferred(r'"([^"\\\n]*)"')


def _symbol(position: ItemPosition, number: int, names: int) -> Hashable:
    """What a symbol reference means, or the first of its names; of 0 names it is all."""
    found = _referred(position, number, names)
    return found.shape if isinstance(found, Node) else found


def _symbol_outside(position: ItemPosition, number: int, level: int) -> Hashable:
    frame: EnclosingRegion | None = position.frame
    for _ in range(level + 1):
        frame = frame.outer if frame is not None else None
    found = _looked_up(position, frame.table if frame is not None else None, number)
    return found.shape if isinstance(found, Node) else found


def _member(position: ItemPosition, number: int, offset: int) -> Hashable:
    owner = _referred(position, number)
    if isinstance(owner, Node) and is_symbol_table(owner) and (owner.body is None or not any(owner.body.regions[0].runs)):
        return None
    table = table_of_own(owner) if isinstance(owner, Node) else None
    text = _STRING.match(position.node.shape.text, offset)
    if table is None or text is None or text[1] in table.doubtful:
        return DOUBTFUL
    found = table.symbols.get(text[1])
    return None if found is None else found.shape


def _referred(position: ItemPosition, number: int, names: int = 0) -> Node | object | None:
    """The operation that a symbol reference means; `DOUBTFUL` where it is unknown."""
    table = table_of_own(position.node) if is_symbol_table(position.node) else position.frame.table
    return _looked_up(position, table, number, names)


def _looked_up(position: ItemPosition, table: Table | None, number: int, names: int = 0) -> Node | object | None:
    reference: Symbol = position.node.shape.symbol_uses[number]
    parts = _parts_of(position, reference)
    if not parts:
        return DOUBTFUL
    found: Node | None = None
    for part in parts[: names or None]:
        if found is not None and isinstance(found.shape.syntax, OpSpec) and not is_symbol_table(found):
            return None  # it holds no symbols
        name = symbol_text(part, position.node.names)
        if table is None or name in table.doubtful:
            return DOUBTFUL
        found = table.symbols.get(name)
        if found is None:
            return None
        table = table_of_own(found)
    return found


def table_of_own(node: Node) -> Table | None:
    """The symbol table that an operation holds."""
    body = node.body
    return table_of(body.regions[0]) if body is not None and body.regions and is_symbol_table(node) else None


def _symbol_name(position: ItemPosition, number: int, _: int) -> Hashable:
    reference: Symbol = position.node.shape.symbol_uses[number]
    return "::".join(["@" + symbol_text(part, position.node.names) for part in _parts_of(position, reference)]) or DOUBTFUL


def _stands_in(symbol: Symbol, name: str, attribute: AttributeText) -> bool:
    """Whether a reference is a part of the attribute of a name; an alias may stand for a dictionary with several of them."""
    return attribute.start <= symbol.offset < attribute.end and symbol.key in ("", name)


def _parts_of(position: ItemPosition, reference: Symbol) -> tuple[Symbol, ...]:
    """The symbols of a reference; none where an alias stands for it of which it is unknown what it is."""
    if not reference.alias:
        return (reference, *reference.nested)
    environment = run_summary(position.frame.region.runs[position.run]).environment
    return tuple([Symbol(-1, name, 0) for name in symbol_path(reference, position.node.names, environment)])


def _are_same(position: ItemPosition, one: int, other: int) -> Hashable:
    uses, names = position.node.shape.uses, position.node.names
    return names[uses[one][0]] == names[uses[other][0]] and uses[one][1] == uses[other][1]


def _definition(position: ItemPosition, operand: int, __: int) -> Hashable:
    slot, number, _ = position.node.shape.uses[operand]
    name = position.node.names[slot]
    frame: EnclosingRegion | None = position.frame
    start = position.run
    while frame is not None:
        found = _defined_in(frame.region.runs, start, name)
        if found is not None:
            return None if found[0].kind == "label" else (found[0], found[1] + number)
        owner = frame.owner
        if owner is None or (owner.shape.syntax is not None and owner.shape.syntax.isolated):
            return None
        if owner.shape.syntax is None or _argument_number(frame, owner, name) is not None:
            return None
        frame, start = frame.outer, 0
    return None


_Found: TypeAlias = "tuple[OpShape | None, int, int]"
"""An answer about where a value is from: the shape of what defines it, None for a block's argument; its level and number."""


def _origin(position: ItemPosition, operand: int, path: tuple[int, ...]) -> Hashable:
    found = _used((position.node, position.frame, position.run, 0, 0), operand)
    for step in path:
        found = None if found is None else _used(found, step)
    if found is None:
        return None
    node, _, _, level, number = found
    return None if node is None or node.shape.kind == "label" else node.shape, level, number


def _used(user: _Source, operand: int) -> _Source | None:
    """Where an operand of an operation is from."""
    node, frame, run, level, _ = user
    if node is None or operand >= len(node.shape.uses):
        return None
    slot, number, _ = node.shape.uses[operand]
    return _source(frame, run, node.names[slot], number, level)


_Source: TypeAlias = "tuple[Node | None, EnclosingRegion, int, int, int]"
"""The item that defines a value, None for a region's argument, in a frame and a run of it, so many levels further out.

The last number says which of its results, or of the block's arguments, the value is.
"""


def _source(frame: EnclosingRegion | None, start: int, name: str, number: int, level: int) -> _Source | None:
    while frame is not None:
        found = _definer_in(frame.region.runs, start, name)
        if found is not None:
            return found[0], frame, found[1], level, number + _first_of(found[0], name)
        owner = frame.owner
        if owner is None or owner.shape.syntax is None:
            return None
        argument = _argument_number(frame, owner, name)
        if argument is not None:
            return None, frame, 0, level, argument
        if owner.shape.syntax.isolated:
            return None
        frame, start, level = frame.outer, 0, level + 1
    return None


def _argument_number(frame: EnclosingRegion, owner: Node, name: str) -> int | None:
    regions = owner.shape.regions
    if frame.number < len(regions):
        for number, (slot, _, _) in enumerate(regions[frame.number].arguments):
            if owner.names[slot] == name:
                return number
    return None


def _defined_in(runs: Sequence[Run], start: int, name: str) -> tuple[OpShape, int] | None:
    """The item that defines a name, and the number of its first value."""
    found = _definer_in(runs, start, name)
    if found is None:
        return None
    return found[0].shape, _first_of(found[0], name)


def _first_of(node: Node, name: str) -> int:
    """The number of the first value that an item defines under a name."""
    first = 0
    for slot, size, _ in node.shape.definitions:
        if node.names[slot] == name:
            break
        first += size
    return first


def _definer_in(runs: Sequence[Run], start: int, name: str) -> tuple[Node, int] | None:
    """The item that defines a name, and the number of its run; runs near `start` are looked at first."""
    if len(runs) == 1:
        found = run_summary(runs[0]).defined.get(name)
        return (runs[0].items[found[2]], 0) if found is not None else None
    for index in _outward_from(start, len(runs)):
        found = run_summary(runs[index]).defined.get(name)
        if found is not None:
            return runs[index].items[found[2]], index
    return None


def _outward_from(start: int, count: int) -> Iterator[int]:
    yield from range(start, -1, -1)
    yield from range(start + 1, count)


def _users(position: ItemPosition, result: int, __: int) -> Hashable:
    node = position.node
    first = 0
    for slot, size, _ in node.shape.definitions:
        if result < first + size:
            return tuple(_users_in(position.frame.region, node.names[slot], result - first))
        first += size
    return ()


def _users_in(region: Region, name: str, number: int) -> Iterator[tuple[OpShape, int]]:
    for run in region.runs:
        part = run_summary(run)
        if name not in part.defined and name not in part.names_of_free():
            continue
        for item in run.items:
            if name in item.names:
                if item.shape.faults:
                    yield item.shape, 0  # not all of its uses are known
                for operand, (slot, used, _) in enumerate(item.shape.uses):
                    if used == number and item.names[slot] == name:
                        yield item.shape, operand
            if item.body is not None and any([free[0] == name for free in body_summary(item.body).free]):
                for inner in item.body.regions:
                    yield from _users_in(inner, name, number)
