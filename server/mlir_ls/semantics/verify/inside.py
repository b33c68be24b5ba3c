"""An operation together with its regions, as rules see it: their arguments, their terminators, what is in them.

What is damaged or belongs to no known dialect is not handed out: asking for it raises `Unanswered`, which ends the rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from mlir_ls.dialects.spec import OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.surroundings import Unanswered
from mlir_ls.syntax.leaf import Type, resolve
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Node, Region

_BEFORE_REGION = re.compile(rf"(\w+)\s*\{{{REGION}")


class Item:
    """An operation inside a region. `region`, `run` and `index` say where it is; `region` is -1 for one further inside."""

    __slots__ = ("_environment", "index", "node", "region", "run")

    def __init__(self, node: Node, region: int, run: int, index: int, environment: Environment) -> None:
        self.node = node
        self.region = region
        self.run = run
        self.index = index
        self._environment = environment

    @property
    def name(self) -> str:
        """The name of the operation, with its dialect."""
        return self.node.shape.name

    @property
    def operation(self) -> Operation:
        """The operation. Raises `Unanswered` where it is damaged or no dialect declares it."""
        shape = self.node.shape
        if shape.faults or not isinstance(shape.syntax, OpSpec) or not (shape.known or shape.generic):
            raise Unanswered
        return Operation(shape, shape.syntax, self._environment.aliases)

    def regions(self) -> list[RegionView]:
        """Its own regions."""
        return _regions(self.node, self._environment)


class RegionView:
    """A region of an operation; `number` says which. It is None of the rules' business how it is cut into runs."""

    def __init__(self, node: Node, number: int, region: Region, environment: Environment) -> None:
        self.number = number
        self._node = node
        self._region = region
        self._environment = environment

    @cached_property
    def block_count(self) -> int:
        """How many blocks it has; 0 where nothing stands in it, though the parser may add a terminator."""
        runs = self._region.runs
        return sum([index == 0 or run.items[0].shape.kind == "label" for index, run in enumerate(runs)])

    @cached_property
    def arguments(self) -> tuple[Type | None, ...]:
        """The types of its entry block's arguments, in whatever way they are spelled; None for a type nobody knows."""
        regions = self._node.shape.regions
        if self.number < len(regions):
            if regions[self.number].tentative:
                raise Unanswered
            if regions[self.number].arguments:
                return self._types([each.types for each in regions[self.number].arguments])
        first = next(self._region.items(), None)
        if first is None or first.shape.kind != "label":
            return ()
        return self._types([each.types for each in first.shape.definitions])

    @cached_property
    def labels(self) -> list[str]:
        """The names of its blocks; that of an entry block without a label is empty."""
        first = [run.items[0].shape for run in self._region.runs]
        return [shape.name if shape.kind == "label" else "" for index, shape in enumerate(first)
                if index == 0 or shape.kind == "label"]

    @property
    def has_label(self) -> bool:
        """Whether its entry block has a label, which then spells the arguments."""
        first = next(self._region.items(), None)
        return first is not None and first.shape.kind == "label"

    def terminators(self) -> Iterator[Item]:
        """The terminator of each block that has one in the text."""
        runs = self._region.runs
        for number, run in enumerate(runs):
            if number + 1 == len(runs) or runs[number + 1].items[0].shape.kind == "label":
                node = run.items[-1]
                spec = node.shape.syntax
                if isinstance(spec, OpSpec) and spec.terminator:
                    yield Item(node, self.number, number, len(run.items) - 1, self._environment)

    def operations(self) -> Iterator[Item]:
        """The operations directly in it, in order. Raises `Unanswered` at text that is none."""
        for number, run in enumerate(self._region.runs):
            for index, node in enumerate(run.items):
                if node.shape.kind == "operation":
                    yield Item(node, self.number, number, index, self._environment)
                elif node.shape.kind == "broken":
                    raise Unanswered

    def walk(self) -> Iterator[Item]:
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

    def _types(self, groups: list[tuple[Type | None, ...]]) -> tuple[Type | None, ...]:
        aliases = self._environment.aliases
        return tuple(
            [
                resolve(type_, aliases) if type_ is not None and type_.has_alias else type_
                for types in groups
                for type_ in types
            ]
        )


class Inside:
    """An operation together with its regions."""

    def __init__(self, operation: Operation, node: Node, environment: Environment) -> None:
        self.operation = operation
        self.regions = _regions(node, environment)

    def region_behind(self, keyword: str, name: str) -> RegionView | None:
        """The region behind a keyword of the custom form, which leaves empty ones out; in generic form that of a name."""
        if self.operation.generic:
            return self.region(name)
        words: list[str] = _BEFORE_REGION.findall(self.operation.shape.text)
        return self.regions[words.index(keyword)] if keyword in words and len(words) == len(self.regions) else None

    def region(self, name: str) -> RegionView | None:
        """The region that the definition gives a name; None where the operation has fewer regions."""
        for number, declared in enumerate(self.operation.spec.regions):
            if declared.name == name:
                return self.regions[number] if number < len(self.regions) else None
        return None


def _regions(node: Node, environment: Environment) -> list[RegionView]:
    if node.body is None:
        return []
    return [RegionView(node, number, region, environment) for number, region in enumerate(node.body.regions)]
