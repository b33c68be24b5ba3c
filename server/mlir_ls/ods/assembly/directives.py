"""What a `custom<Name>(...)` directive is: a function that reads a part of an operation's header.

A directive is called as `directive(reader, arguments)`, with an `Argument` for each thing between the parentheses of
the format. It reads with the functions of `HeaderReader` and says through its arguments what it has read:

    $operand          `argument.give(uses)`: these uses of SSA values are the operand or the group
    type($x)          `argument.give_types(types, start)`: these are the types of the operands or results; they are
                      assigned when the operation is read to its end, and a wrong number of them is a fault then
    $attribute        `argument.spelled(start)`: the tokens from offset `start` up to here spell it, in its dictionary
                      form; `argument.imply(spelling)`: they mean this attribute; both where it is spelled otherwise
    $region           `reader.region(arguments of its entry block)`, in order of declaration
    $successor        `reader.opt_label()`, or `reader.successor()` where operands follow in parentheses
    ref($x), ref(type($x))    `argument.uses()`, `argument.types()`: what was read before
    "code"            `argument.name`: the C++ as it stands; `argument.cases`: those of the enum of that name, if any

A directive that is first in an optional group is present if it has consumed a token. Where it cannot determine what
follows, it raises `NotKnown`, and the rest of the operation is read tolerantly. A mistake is a fault, as by `reader.fail`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.enums import value_of_words
from mlir_ls.ods.assembly.found import NotKnown, TypesRead
from mlir_ls.ods.spec import EnumSpec
from mlir_ls.syntax.leaf import Attribute, LeafError, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DerivedAttr, StringAttr
from mlir_ls.syntax.reader import HeaderReader

__all__ = ["Argument", "Arguments", "Cases", "Directive", "Kind", "NotKnown"]

Kind = Literal["operand", "result", "attribute", "region", "successor", "type", "code", "dictionary"]
"""What an argument stands for; "type" is `type(...)` of an operand or a result, "dictionary" is `attr-dict`."""


class Cases(NamedTuple):
    """The cases of an enum, and how an attribute that is one of them is spelled in a dictionary.

    `spelling` is a format with the fields `word` and `value`; it is empty where no attribute holds the case.
    """

    enum: EnumSpec
    spelling: str = ""


class Argument:
    """An argument of a directive, while one operation is read.

    `name` is the name in the operation's definition. `arity` is that of the operand, the result or the type. `cases`
    are what spells the attribute, if it is a case of an enum.
    """

    __slots__ = ("_found", "_place", "_reader", "arity", "cases", "kind", "name")

    def __init__(
        self, reader: HeaderReader, found: TypesRead, kind: Kind, name: str, arity: str, place: int, cases: Cases | None
    ) -> None:
        self._reader = reader
        self._found = found
        self._place = place
        self.kind = kind
        self.name = name
        self.arity = arity
        self.cases = cases

    def give(self, uses: Sequence[int]) -> None:
        """Says that these uses are the operands."""
        self._reader.groups[self.name] = tuple(uses)

    def give_types(self, types: Sequence[Type | None], start: int | None = None) -> None:
        """Says that these are the types; they are spelled from offset `start` on."""
        end = self._reader.end_of_last()
        self._found.types[self._place] = types
        self._found.spans[self._place] = (end - 1 if start is None else min(start, end - 1), end)

    def spelled(self, start: int) -> None:
        """Says that the tokens from offset `start` up to here spell the attribute."""
        self._reader.add_attribute(self.name, start)

    def imply(self, spelling: str) -> None:
        """Says that the attribute is the one with this spelling."""
        imply(self._reader, self.name, spelling)

    def hold(self, attribute: Attribute) -> None:
        """Says that the attribute is this one."""
        self._reader.implied[self.name] = attribute

    def case(self, word: str, value: int | None, start: int | None = None) -> None:
        """Says that the attribute is this case, or these cases, of its enum, spelled from offset `start` on, if at all.

        Nothing if the case is only a word of the syntax, so that no attribute holds it.
        """
        if self.kind == "attribute":
            if start is not None:
                self.spelled(start)
            if self.cases is not None:
                self.imply(self.cases.spelling.format(word=word, value=value))

    def case_after(self, alias: AttributeAlias, expected: str, start: int) -> None:
        """Says that the attribute is the case, or the cases, whose name is the string that an alias stands for.

        The alias is spelled from offset `start` on, and `expected` says what it has to stand for.
        """
        if self.kind != "attribute":
            return
        self.spelled(start)
        cases, leaves = self.cases, self._reader.leaves
        if cases is None:
            return
        enum, spelling = cases.enum, cases.spelling

        def made(found: Attribute) -> Attribute | None:
            value = value_of_words(found.value, enum) if isinstance(found, StringAttr) else None
            if value is None or not isinstance(found, StringAttr):
                return None
            try:
                return leaves.parse_attribute(spelling.format(word=found.value, value=value))
            except LeafError:
                return None

        self.hold(DerivedAttr(alias.name, made, expected))

    def uses(self) -> tuple[int, ...]:
        """The uses that were read for the operands."""
        return self._reader.groups.get(self.name, ())

    def types(self) -> Sequence[Type | None]:
        """The types that were read for the operands or results; none if there were none yet."""
        return (self._found.types[self._place] if self._place >= 0 else None) or ()


Arguments: TypeAlias = Sequence[Argument]
Directive: TypeAlias = Callable[[HeaderReader, Arguments], None]
Directives: TypeAlias = Callable[[str, str], "Directive | None"]
"""Finds a directive: by the dialect of the operation, and the directive's name."""
