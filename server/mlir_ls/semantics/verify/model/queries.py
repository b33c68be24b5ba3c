"""What a site can query: what is around an operation, what its symbols mean, what defines and uses its values.

A query is a function of a position, with an answer that can be compared: the same operation in surroundings with equal
answers is verified once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached.verification import ParentChain, Table
from mlir_ls.semantics.environment import symbol_path
from mlir_ls.semantics.summary import body_summary, is_symbol_table, region_summary, run_summary
from mlir_ls.semantics.verify.model.symbols import first_labels, table_of
from mlir_ls.syntax.shape import AttributeText, OpShape, Symbol, symbol_text
from mlir_ls.syntax.tree import Node, Region
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


def parent(position: ItemPosition, level: int, _: int) -> Hashable:
    """The shape of the operation around a position, so many levels further out; None at the top level."""
    around = position.frame.around
    for _ in range(level):
        around = around.outer if around is not None else None
    return None if around is None else around.shape


def region_number(position: ItemPosition, _: int, __: int) -> Hashable:
    """Which region of the operation around it a position is in."""
    return position.frame.number


DOUBTFUL = object()
"""The answer where what was queried is damaged or unknown."""
_STRING = deferred(r'"([^"\\\n]*)"')


def symbol(position: ItemPosition, number: int, names: int) -> Hashable:
    """What a symbol reference means, or the first of its names; of 0 names it is all."""
    found = _referred(position, number, names)
    return found.shape if isinstance(found, Node) else found


def entry_labels(position: ItemPosition, number: int, _: int) -> Hashable:
    """The labels with arguments of the regions of what a symbol reference means, as far as they are no part of its header."""
    found = _referred(position, number)
    return first_labels(found) if isinstance(found, Node) else found


def symbol_outside(position: ItemPosition, number: int, level: int) -> Hashable:
    """What a symbol reference means in the table outside of so many operations around the one around a position."""
    frame: EnclosingRegion | None = position.frame
    for _ in range(level + 1):
        frame = frame.outer if frame is not None else None
    found = _looked_up(position, frame.table if frame is not None else None, number)
    return found.shape if isinstance(found, Node) else found


def member(position: ItemPosition, number: int, offset: int) -> Hashable:
    """What the name in a string, at an offset of the header, means in the table of what a symbol reference means."""
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


def symbol_name(position: ItemPosition, number: int, _: int) -> Hashable:
    """A symbol reference as it is spelled, or as what its alias stands for is."""
    reference: Symbol = position.node.shape.symbol_uses[number]
    return "::".join(["@" + symbol_text(part, position.node.names) for part in _parts_of(position, reference)]) or DOUBTFUL


def stands_in(symbol: Symbol, name: str, attribute: AttributeText) -> bool:
    """Whether a reference is a part of the attribute of a name; an alias may stand for a dictionary with several of them."""
    return attribute.start <= symbol.offset < attribute.end and symbol.key in ("", name)


def _parts_of(position: ItemPosition, reference: Symbol) -> tuple[Symbol, ...]:
    """The symbols of a reference; none where an alias stands for it of which it is unknown what it is."""
    if not reference.alias:
        return (reference, *reference.nested)
    environment = run_summary(position.frame.region.runs[position.run]).environment
    return tuple([Symbol(-1, name, 0) for name in symbol_path(reference, position.node.names, environment)])


def are_same(position: ItemPosition, one: int, other: int) -> Hashable:
    """Whether two operands are the same value."""
    uses, names = position.node.shape.uses, position.node.names
    return names[uses[one][0]] == names[uses[other][0]] and uses[one][1] == uses[other][1]


def definition(position: ItemPosition, operand: int, __: int) -> Hashable:
    """The shape of the operation that defines an operand, and which of its results that is; None for a block's argument."""
    slot, number, _ = position.node.shape.uses[operand]
    name = position.node.names[slot]
    frame: EnclosingRegion | None = position.frame
    start = position.run
    while frame is not None:
        found = _defined_in(frame.region, start, name)
        if found is not None:
            return None if found[0].kind == "label" else (found[0], found[1] + number)
        owner = frame.owner
        if owner is None or (owner.shape.syntax is not None and owner.shape.syntax.isolated):
            return None
        if owner.shape.syntax is None or _argument_number(frame, owner, name) is not None:
            return None
        frame, start = frame.outer, 0
    return None


Origin: TypeAlias = "tuple[OpShape | None, int, int]"
"""An answer about where a value is from: the shape of what defines it, None for a block's argument; its level and number."""


def origin(position: ItemPosition, operand: int, path: tuple[int, ...]) -> Hashable:
    """The `Origin` of an operand, or of an operand of what that is from, and so on along a path of operands."""
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
        found = _definer_in(frame.region, start, name)
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


def _defined_in(region: Region, start: int, name: str) -> tuple[OpShape, int] | None:
    """The item that defines a name, and the number of its first value."""
    found = _definer_in(region, start, name)
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


def _definer_in(region: Region, start: int, name: str) -> tuple[Node, int] | None:
    """The item that defines a name, and the number of its run; runs near `start` are looked at first.

    Of several items that define it, which is an error, the first one does, as in a run.
    """
    runs = region.runs
    if len(runs) == 1:
        found = run_summary(runs[0]).defined.get(name)
        return (runs[0].items[found[2]], 0) if found is not None else None
    is_doubled = name in region_summary(region).redefined
    for index in range(len(runs)) if is_doubled else _outward_from(start, len(runs)):
        found = run_summary(runs[index]).defined.get(name)
        if found is not None:
            return runs[index].items[found[2]], index
    return None


def _outward_from(start: int, count: int) -> Iterator[int]:
    yield from range(start, -1, -1)
    yield from range(start + 1, count)


def users(position: ItemPosition, result: int, __: int) -> Hashable:
    """The shapes of the operations that use a result, each with the operand that it is."""
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
