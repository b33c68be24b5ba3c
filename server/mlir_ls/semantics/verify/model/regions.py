"""An operation together with its regions, as rules see it: their arguments, their terminators, what is in them.

Parts that are damaged or belong to no known dialect are not returned: reading them raises `Unanswered`, which ends the rule.

Reads are recorded (`RegionQueries`). Where they are no more than the ends of blocks and their labels, the
next operation of this shape, with equal ends, has the same verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeAlias

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import Environment, symbol_name
from mlir_ls.semantics.summary import body_summary
from mlir_ls.semantics.verify.model.context import Unanswered
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.queries import SiteQuery
from mlir_ls.semantics.verify.model.symbols import first_label
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import OpShape, ValueGroup
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Node, Region
from mlir_ls.system.patterns import deferred

_BEFORE_REGION = deferred(rf"(\w+)\s*\{{{REGION}")


class RegionQueries:
    """What rules queried of the regions of an operation, and the answers; `total` where they looked at more than that."""

    __slots__ = ("answers", "total")

    def __init__(self) -> None:
        self.answers: dict[SiteQuery, Hashable] = {}
        self.total = False

    def record(self, function: Callable[[Any, int, int], Hashable], node: Node, number: int) -> None:
        """Notes a query about one of the regions of a node, and its answer."""
        query = SiteQuery(function, number, 0, 0)
        if not self.total and query not in self.answers:
            self.answers[query] = function(node, number, 0)


ValueName: TypeAlias = tuple[str, int]
"""A value by the name of its group and its number in it."""


class NestedOperation:
    """An operation inside a region. `region`, `run` and `index` say where it is; `region` is -1 for one further inside."""

    __slots__ = ("_environment", "_queries", "index", "node", "region", "run")

    def __init__(self, node: Node, region: int, run: int, index: int, environment: Environment, queries: RegionQueries) -> None:
        self.node = node
        self.region = region
        self.run = run
        self.index = index
        self._environment = environment
        self._queries = queries

    @property
    def name(self) -> str:
        """The name of the operation, with its dialect."""
        return self.node.shape.name

    @property
    def operation(self) -> Operation:
        """The operation. Raises `Unanswered` where it is damaged, miscounted or no dialect declares it."""
        found = self.known_operation()
        if found is None:
            raise Unanswered
        return found

    def known_operation(self) -> Operation | None:
        """The operation; None where it is damaged, miscounted or no dialect declares it."""
        shape = self.node.shape
        if shape.faults or not isinstance(shape.syntax, OpSpec) or not (shape.known or shape.generic):
            return None
        found, miscounted = counted_operation(shape, shape.syntax, self._environment)
        return None if miscounted else found

    def used_values(self) -> list[ValueName]:
        """The values that it uses, in the order of the text."""
        self._queries.total = True
        names = self.node.names
        return [(names[slot], number) for slot, number, _ in self.node.shape.uses]

    def defined_values(self) -> list[ValueName]:
        """The values that are its results."""
        self._queries.total = True
        return _values(self.node, self.node.shape.definitions)

    def regions(self) -> list[RegionView]:
        """Its own regions."""
        self._queries.total = True
        return _regions(self.node, self._environment, self._queries)


class RegionView:
    """A region of an operation; `number` says which. It is none of the rules' business how it is cut into runs."""

    __slots__ = ("_arguments", "_environment", "_labels", "_last", "_node", "_queries", "_region", "number")

    def __init__(self, node: Node, number: int, region: Region, environment: Environment, queries: RegionQueries) -> None:
        self.number = number
        self._node = node
        self._region = region
        self._environment = environment
        self._queries = queries
        self._arguments: tuple[Type | None, ...] | None = None
        self._labels: list[str] | None = None
        self._last: list[NestedOperation] | None = None

    @property
    def block_count(self) -> int:
        """How many blocks it has; 0 where nothing stands in it, though the parser may add a terminator."""
        return len(self.labels)

    @property
    def arguments(self) -> tuple[Type | None, ...]:
        """The types of its entry block's arguments, in whatever way they are spelled; None for an unknown type."""
        if self._arguments is None:
            self._arguments = self._find_arguments()
        return self._arguments

    def _find_arguments(self) -> tuple[Type | None, ...]:
        regions = self._node.shape.regions
        if self.number < len(regions):
            if regions[self.number].tentative:
                raise Unanswered
            if regions[self.number].arguments:
                return self._types([each.types for each in regions[self.number].arguments])
        label = self._label()
        return () if label is None else self._types([each.types for each in label.definitions])

    def argument_values(self) -> list[ValueName]:
        """Its entry block's arguments."""
        self._queries.total = True
        regions = self._node.shape.regions
        if self.number < len(regions) and regions[self.number].arguments:
            return _values(self._node, regions[self.number].arguments)
        first = next((node for run in self._region.runs for node in run.items), None)
        return [] if first is None or first.shape.kind != "label" else _values(first, first.shape.definitions)

    @property
    def labels(self) -> list[str]:
        """The names of its blocks; that of an entry block without a label is empty."""
        if self._labels is None:
            self._queries.record(_labels, self._node, self.number)
            self._labels = list(_labels(self._node, self.number, 0))
        return self._labels

    def _label(self) -> OpShape | None:
        self._queries.record(_entry_label, self._node, self.number)
        return _entry_label(self._node, self.number, 0)

    def terminators(self) -> Iterator[NestedOperation]:
        """The terminator of each block that has one in the text."""
        if self._last is None:
            self._queries.record(_terminators, self._node, self.number)
            self._last = [self._end_of(number, node) for number, node in _ends(self._region)]
        return iter(self._last)

    @property
    def are_alone(self) -> Sequence[bool]:
        """For each of the `terminators`, whether it is all that its block holds, but for the label."""
        self._queries.record(_are_alone, self._node, self.number)
        return _are_alone(self._node, self.number, 0)

    def _end_of(self, run: int, node: Node) -> NestedOperation:
        index = len(self._region.runs[run].items) - 1
        return NestedOperation(node, self.number, run, index, self._environment, self._queries)

    def operations(self) -> Iterator[NestedOperation]:
        """The operations directly in it, in order. Raises `Unanswered` at text that is none."""
        self._queries.total = True
        for number, run in enumerate(self._region.runs):
            for index, node in enumerate(run.items):
                if node.shape.kind == "operation":
                    yield NestedOperation(node, self.number, number, index, self._environment, self._queries)
                elif node.shape.kind == "broken":
                    raise Unanswered

    def first_operations(self) -> dict[str, NestedOperation]:
        """The first operation of each block that has a label and any, by the labels. Raises `Unanswered` at other text."""
        self._queries.total = True
        found: dict[str, NestedOperation] = {}
        label = ""
        for number, run in enumerate(self._region.runs):
            for index, node in enumerate(run.items[:2]):
                if node.shape.kind == "label":
                    label = node.shape.name
                elif node.shape.kind != "operation":
                    raise Unanswered
                elif label:
                    found[label] = NestedOperation(node, self.number, number, index, self._environment, self._queries)
                    label = ""
        return found

    def walk(self) -> Iterator[NestedOperation]:
        """All operations in it and further inside, outer before inner."""
        todo = [self.operations()]
        while todo:
            item = next(todo[-1], None)
            if item is None:
                todo.pop()
                continue
            if len(todo) > 1:
                item.region = -1
            yield item
            todo += [region.operations() for region in reversed(item.regions())]

    def uses_from_outside(self) -> Iterator[tuple[NestedOperation, int]]:
        """The operations in it and further inside that use values defined around it, each with the operand it is."""
        assert self._node.body is not None
        self._queries.total = True
        free = {name for name, _, _ in body_summary(self._node.body).free}
        for item in self.walk() if free else ():
            names = item.node.names
            for operand, (slot, _, _) in enumerate(item.node.shape.uses):
                if names[slot] in free:
                    yield item, operand

    def _types(self, groups: list[tuple[Type | None, ...]]) -> tuple[Type | None, ...]:
        resolve = self._environment.resolve
        return tuple([type_ and resolve(type_) for types in groups for type_ in types])


class Inside:
    """An operation together with its regions."""

    def __init__(self, operation: Operation, node: Node, environment: Environment, queries: RegionQueries) -> None:
        self.operation = operation
        self.regions = _regions(node, environment, queries)
        self._environment = environment
        self._node = node
        self._queries = queries

    def symbol_name(self) -> str | None:
        """The name of the symbol that the operation defines, without its sigil."""
        self._queries.total = True
        symbol = self._node.shape.symbol
        return None if symbol is None else symbol_name(symbol, self._node.names, self._environment) or None

    def region_after(self, keyword: str, name: str) -> RegionView | None:
        """The region after a keyword of the custom form, which leaves empty ones out; in generic form that of a name."""
        number = number_after(self.operation, keyword, name, len(self.regions))
        return None if number is None else self.regions[number]

    def region(self, name: str) -> RegionView | None:
        """The region that the definition gives a name; None where the operation has fewer regions."""
        number = _declared_number(self.operation, name)
        return self.regions[number] if number is not None and number < len(self.regions) else None


def number_after(operation: Operation, keyword: str, name: str, count: int) -> int | None:
    """Which of so many regions of an operation stands after a keyword of the custom form, which leaves empty ones out.

    In generic form, which one has a name. None where there is none.
    """
    if operation.generic:
        number = _declared_number(operation, name)
        return number if number is not None and number < count else None
    words: list[str] = _BEFORE_REGION.findall(operation.shape.text)
    return words.index(keyword) if keyword in words and len(words) == count else None


def _declared_number(operation: Operation, name: str) -> int | None:
    """Which region the definition of an operation gives a name."""
    former = operation.spec.former_name(name)
    return next((number for number, declared in enumerate(operation.spec.regions) if declared.name == former), None)


def _values(node: Node, groups: Sequence[ValueGroup]) -> list[ValueName]:
    return [(node.names[slot], number) for slot, size, _ in groups for number in range(size)]


def _regions(node: Node, environment: Environment, queries: RegionQueries) -> list[RegionView]:
    if node.body is None:
        return []
    return [RegionView(node, number, region, environment, queries) for number, region in enumerate(node.body.regions)]


def _region_of(node: Node, number: int) -> Region:
    assert node.body is not None
    return node.body.regions[number]


def _entry_label(node: Node, number: int, _: int) -> OpShape | None:
    return first_label(_region_of(node, number))


def _labels(node: Node, number: int, _: int) -> tuple[str, ...]:
    runs = _region_of(node, number).runs
    if len(runs) == 1:
        shape = runs[0].items[0].shape
        return (shape.name if shape.kind == "label" else "",)
    first = [run.items[0].shape for run in runs]
    return tuple(
        [
            shape.name if shape.kind == "label" else ""
            for index, shape in enumerate(first)
            if index == 0 or shape.kind == "label"
        ]
    )


def _terminators(node: Node, number: int, _: int) -> tuple[OpShape, ...]:
    return tuple([each.shape for _, each in _ends(_region_of(node, number))])


def _ends(region: Region) -> Iterator[tuple[int, Node]]:
    """The terminators of a region, each with the number of its run."""
    runs = region.runs
    for number, run in enumerate(runs):
        if number + 1 == len(runs) or runs[number + 1].items[0].shape.kind == "label":
            node = run.items[-1]
            spec = node.shape.syntax
            if isinstance(spec, OpSpec) and spec.terminator:
                yield number, node


def _are_alone(node: Node, number: int, _: int) -> tuple[bool, ...]:
    region = _region_of(node, number)
    return tuple([_is_alone(region, run) for run, _ in _ends(region)])


def _is_alone(region: Region, run: int) -> bool:
    """Whether the last item of a run, which ends a block, is the first of that but for a label."""
    items = region.runs[run].items
    before = items[-2] if len(items) > 1 else region.runs[run - 1].items[-1] if run else None
    return before is None or before.shape.kind == "label"
