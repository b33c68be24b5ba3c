"""Walks over operations that know what the names at each mean, in time that grows with the text and not with how deep it nests.

A name is looked up at one operation from the innermost region outwards (`Operation.operands`, `Operation.resolve`). A walk
over all of them enters each region once instead, and has the meaning of a name at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from mlir_ls.api.ir import Operation, Region, Value, used_value
from mlir_ls.interruption import pause, pausing
from mlir_ls.semantics.isolated_names import is_isolated
from mlir_ls.semantics.lookup import (
    SymbolDefinition,
    ValueDefinition,
    place_of_definition,
    possible_values_in,
    symbols_in,
    values_in,
)
from mlir_ls.semantics.summary import is_symbol_table

T = TypeVar("T")


_Meaning = tuple[Region, T]
"""What a name means, after the region that says so."""


class _Names(Generic[T]):
    """The names of the regions that a walk is in, each with its meanings, the innermost last."""

    def __init__(self) -> None:
        self._meanings: dict[str, list[_Meaning[T]]] = {}
        self._entered: list[tuple[dict[str, list[_Meaning[T]]], Mapping[str, _Meaning[T]]]] = []

    def enter(self, names: Mapping[str, _Meaning[T]], isolated: bool = False) -> None:
        """A region is entered in which names mean something; where it is `isolated`, those around it are not seen."""
        self._entered.append((self._meanings, names))
        if isolated:
            self._meanings = {}
        for name, meaning in names.items():
            self._meanings.setdefault(name, []).append(meaning)

    def leave(self) -> None:
        """The region that was entered last is left."""
        around, names = self._entered.pop()
        if around is self._meanings:
            for name in names:
                around[name].pop()
        self._meanings = around

    def meanings(self, name: str) -> Sequence[_Meaning[T]]:
        """What a name may mean, the innermost last."""
        return self._meanings.get(name, ())


Resolve = Callable[[str], "Operation | None"]
"""What a symbol reference means, as `Operation.resolve` has it."""


def walk(roots: Iterable[Operation]) -> Iterator[Operation]:
    """Some operations and all in them, each before those in it."""
    for root in roots:
        yield from pausing(root.walk())


def walk_with_owners(roots: Iterable[Operation]) -> Iterator[tuple[Operation, Operation | None]]:
    """The same, each with the innermost operation around it that defines a symbol."""
    owners: list[Operation | None] = [None]
    for step in _steps(roots):
        if isinstance(step, Operation):
            yield step, owners[-1]
        elif step is not None:
            owners.append(step.parent if step.parent is not None and step.parent.symbol is not None else owners[-1])
        else:
            owners.pop()


def walk_with_operands(roots: Iterable[Operation]) -> Iterator[tuple[Operation, list[Value]]]:
    """The same, each with its operands."""
    certain: _Names[ValueDefinition] = _Names()
    possible: _Names[ValueDefinition] = _Names()
    for step in _steps(roots):
        if isinstance(step, Operation):
            yield step, _operands(step, certain, possible)
        elif step is not None:
            isolated = step.parent is not None and is_isolated(step.parent._item.node)
            certain.enter(_meanings(step, values_in(step._scope)), isolated)
            first = _meanings(step, possible_values_in(step._scope))
            for name, meaning in first.items() if not isolated else ():
                around = possible.meanings(name)
                if around and place_of_definition(around[-1][1]) <= place_of_definition(meaning[1]):
                    first[name] = around[-1]
            possible.enter(first, isolated)
        else:
            certain.leave()
            possible.leave()


def walk_with_references(roots: Iterable[Operation]) -> Iterator[tuple[Operation, Resolve]]:
    """The same, each with what resolves its references to symbols until the next one is reached."""
    symbols: _Names[SymbolDefinition] = _Names()

    def resolve(reference: str) -> Operation | None:
        first, *inner = [part.strip('@"') for part in reference.split("::")]
        for region, definition in reversed(symbols.meanings(first)):
            found: Operation | None = Operation(region.module, definition.item, region)
            for name in inner:
                found = found.lookup(name) if found is not None else None
            if found is not None:
                return found
        return None

    for step in _steps(roots):
        if isinstance(step, Operation):
            yield step, resolve
        elif step is not None:
            is_table = step.parent is None or is_symbol_table(step.parent._item.node)
            symbols.enter(_meanings(step, symbols_in(step._scope)) if is_table else {})
        else:
            symbols.leave()


def _meanings(region: Region, names: Mapping[str, T]) -> dict[str, _Meaning[T]]:
    return {name: (region, definition) for name, definition in names.items()}


def _operands(operation: Operation, certain: _Names[ValueDefinition], possible: _Names[ValueDefinition]) -> list[Value]:
    names = operation._item.node.names
    found = []
    for number, (slot, _, _) in enumerate(operation._item.node.shape.uses):
        meanings = certain.meanings(names[slot]) or possible.meanings(names[slot])
        region, definition = meanings[-1] if meanings else (operation.region, None)
        found.append(used_value(operation, number, definition, region))
    return found


def _steps(roots: Iterable[Operation]) -> Iterator[Operation | Region | None]:
    """The operations; before those of a region the region, after them None. The regions around roots are entered, too."""
    inside: list[Region] = []
    for root in roots:
        if not inside or root.region != inside[-1]:
            yield from [None] * len(inside)
            inside = [root.region]
            while (owner := inside[-1].parent) is not None:
                inside.append(owner.region)
            inside.reverse()
            yield from inside
        todo: list[Operation | Region | None] = [root]
        while todo:
            step = todo.pop()
            pause()
            yield step
            if isinstance(step, Operation):
                todo += reversed(step.regions)
            elif step is not None:
                todo.append(None)
                todo += reversed(step.operations)
