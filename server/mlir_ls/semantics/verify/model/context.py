"""What is around an operation: the operations that it stands in, the symbols it sees, what defines its operands.

Rules query it through a `Site`. A site records the queries and their answers, so that one and the same operation in
surroundings with equal answers is verified once (`model.answers`), and an edit has only those verified anew whose answers
it can have changed (`engine/invalidation`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.cached.verification import MAX_PARENTS
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.model import queries
from mlir_ls.semantics.verify.model.counts import counted_operation
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.queries import DEFINITIONS, PARENTS, SYMBOLS, USERS, SiteQuery
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.shape import Mention, OpShape


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
        shape: OpShape | None = self._answer(SiteQuery(queries.parent, level, 0, PARENTS))
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
            shape: OpShape | None = self._answer(SiteQuery(queries.parent, level, 0, PARENTS))
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
        number: int = self._answer(SiteQuery(queries.region_number, 0, 0, PARENTS))
        return number

    def symbol(self, attribute: str) -> Operation | None:
        """What the symbol reference in an attribute means in the nearest symbol table; None where it means nothing there."""
        number = self._reference_in(attribute)
        shape: OpShape | None = self._answer(SiteQuery(queries.symbol, number, 0, SYMBOLS))
        return None if shape is None else self._seen(shape)

    def symbol_outside(self, attribute: str, level: int) -> Operation | None:
        """The same, looked up in the symbol table around `parent(level)`."""
        number = self._reference_in(attribute)
        shape: OpShape | None = self._answer(SiteQuery(queries.symbol_outside, number, level, SYMBOLS | PARENTS))
        return None if shape is None else self._seen(shape)

    def container(self, attribute: str) -> Operation | None:
        """What the first name of the symbol reference in an attribute means: of `@a::@b` it is `@a`."""
        shape: OpShape | None = self._answer(SiteQuery(queries.symbol, self._reference_in(attribute), 1, SYMBOLS))
        return None if shape is None else self._seen(shape)

    def member(self, attribute: str, name: str) -> Operation | None:
        """What the string in attribute `name` means in the symbol table that the reference in another attribute means."""
        text = self.operation.attributes.get(name)
        if text is None:
            raise Unanswered
        shape: OpShape | None = self._answer(SiteQuery(queries.member, self._reference_in(attribute), text.start, SYMBOLS))
        return None if shape is None else self._seen(shape)

    def symbol_name(self, attribute: str) -> str:
        """A symbol reference as it is spelled, `@a` or `@a::@b`."""
        name: str = self._answer(SiteQuery(queries.symbol_name, self._reference_in(attribute), 0, 0))
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
            if queries.stands_in(symbol, attribute, found):
                meant: OpShape | None = self._answer(SiteQuery(queries.symbol, number, 0, SYMBOLS))
                name: str = self._answer(SiteQuery(queries.symbol_name, number, 0, 0))
                references.append(Reference(number, name, None if meant is None else self._seen(meant)))
        return references

    def entry_types(self, reference: Reference) -> list[tuple[Type | None, ...]]:
        """The types of the arguments of each region of the operation that a reference means; None for an unknown type."""
        if reference.operation is None:
            return []
        shape, resolve = reference.operation.shape, self._environment.resolve
        labels: tuple[OpShape | None, ...] = self._answer(SiteQuery(queries.entry_labels, reference.number, 0, SYMBOLS))
        found: list[tuple[Type | None, ...]] = []
        for number, label in enumerate(labels):
            in_header = shape.regions[number].arguments if number < len(shape.regions) else ()
            groups = [each.types for each in in_header or (label.definitions if label is not None else ())]
            found.append(tuple([type_ and resolve(type_) for types in groups for type_ in types]))
        return found

    def mention(self, attribute: str, message: str) -> Mention:
        """What the symbol reference in an attribute means, as a place that a diagnostic is related to."""
        return Mention("symbol", self._reference_in(attribute), message)

    def definition(self, operand: int) -> Definer | None:
        """What defines an operand; None where that is no operation but an argument of a block, or nothing."""
        found: tuple[OpShape, int] | None = self._answer(SiteQuery(queries.definition, operand, 0, DEFINITIONS))
        return None if found is None else Definer(self._seen(found[0]), found[1])

    def origin(self, operand: int) -> Origin | None:
        """Where an operand is defined; None where that is not in sight."""
        return self.origin_through(operand, ())

    def origin_through(self, operand: int, path: tuple[int, ...]) -> Origin | None:
        """Where a value is defined that an operand is made of; None where that is not in sight.

        `path`: which operand of the operation that defines the operand it is, which one of the operation that defines that one,
        and so on.
        """
        found: queries.Origin | None = self._answer(SiteQuery(queries.origin, operand, path, DEFINITIONS | PARENTS))
        if found is None:
            return None
        shape, level, number = found
        return Origin(None if shape is None else self._seen(shape), level, number)

    def users(self, result: int) -> list[User]:
        """The operations that use a result, in the order of the text; those of nested regions come where these stand."""
        found: tuple[tuple[OpShape, int], ...] = self._answer(SiteQuery(queries.users, result, 0, USERS))
        return [User(self._seen(shape), operand) for shape, operand in found]

    def are_same(self, one: int, other: int) -> bool:
        """Whether two operands are the same value."""
        same: bool = self._answer(SiteQuery(queries.are_same, one, other, 0))
        return same

    def _reference_in(self, attribute: str) -> int:
        found = self.operation.attributes.get(attribute)
        if found is not None:
            for number, symbol in enumerate(self.operation.shape.symbol_uses):
                if queries.stands_in(symbol, attribute, found):
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
