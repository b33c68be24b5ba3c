"""What the tests of hand-written syntaxes share: reading one operation, and saying what was read.

In the text of an operation `…` stands for the content of a region.
"""

from __future__ import annotations

from collections.abc import Callable

from mlir_ls.ods.language import default_language
from mlir_ls.ods.spec import OpSpec
from mlir_ls.ods.syntaxes.lookup import hand_written
from mlir_ls.syntax.erase import erase, restore
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import OpShape, ValueGroup
from mlir_ls.syntax.tokens import REGION


class _Language:
    """The operations of LLVM, and those that have a hand-written syntax but no declaration."""

    reader = HeaderReader
    leaves = default_language().leaves

    def find(self, spelled: str, default_dialect: str) -> tuple[OpSpec, Callable[[HeaderReader], None] | None] | None:
        return default_language().find(spelled, default_dialect) or (OpSpec(spelled), hand_written(spelled))

    def refuses_resources(self, dialect: str) -> bool:
        return False

    def is_foreign(self, dialect: str) -> bool:
        return False

    def named(self, name: str) -> OpSpec | None:
        return default_language().named(name)


class Operation:
    """An operation that was read, in the words of the text with its names."""

    def __init__(self, text: str) -> None:
        self.text = text
        erased = erase(text.replace("…", REGION))
        self.names = erased.names
        self.outcome: HeaderOutcome = read_header(erased.text, "", _Language())
        self.shape: OpShape = self.outcome.shape

    def _value(self, slot: int, number: int = 0) -> str:
        return f"%{self.names[slot]}" + (f"#{number}" if number else "")

    def operands(self, group: str) -> list[str]:
        """The operands of a group with the types that the text gives them."""
        return [self._use(index) for index in self.shape.groups[group]]

    def uses(self) -> list[str]:
        """All operands, in the order of the text."""
        return [self._use(index) for index in range(len(self.shape.uses))]

    def _use(self, index: int) -> str:
        slot, number, type_ = self.shape.uses[index]
        value = self._value(slot, number)
        return value if type_ is None else f"{value}: {type_}"

    def results(self) -> list[str]:
        """The types of the results; "?" where the text does not determine them."""
        return ["?" if type_ is None else str(type_) for type_ in self.shape.result_types]

    def regions(self) -> list[list[str]]:
        """The arguments that the operation gives its regions."""
        return [[self._argument(argument) for argument in region.arguments] for region in self.shape.regions]

    def _argument(self, argument: ValueGroup) -> str:
        return f"%{self.names[argument.slot]}: {argument.types[0]}"

    def attributes(self) -> dict[str, str]:
        """The attributes that are spelled, by name; a unit attribute is empty."""
        return {each.name: self.shape.text[each.start : each.end] for each in self.shape.attributes}

    def implied(self, name: str) -> str:
        """An attribute that the text spells otherwise."""
        return str(self.shape.implied[name])

    def successors(self) -> list[str]:
        """The successors with what is passed to them."""
        return [f"{each.label}({', '.join(map(self._use, each.uses))})" for each in self.shape.successors]

    def symbol(self) -> str:
        """The symbol that the operation defines."""
        assert self.shape.symbol is not None
        return f"@{self.names[self.shape.symbol.slot]}"

    def symbol_uses(self) -> list[str]:
        """The symbols that the operation uses."""
        return ["::".join(f"@{self.names[part.slot]}" for part in (use, *use.nested)) for use in self.shape.symbol_uses]

    def fault(self) -> str:
        """The fault, as a line of carets under the text and its message; empty where there is none."""
        fault = self.outcome.fault
        if fault is None:
            return ""
        erased = erase(self.text.replace("…", REGION))
        start = len(restore(erased.text[: fault.start], erased.names))
        end = len(restore(erased.text[: fault.end], erased.names))
        line_start = self.text.rfind("\n", 0, start) + 1
        return f"{' ' * (start - line_start)}{'^' * (end - start)} {fault.code}: {fault.message}"


def canonical(spelling: str) -> str:
    """An attribute as `implied` shows it."""
    return str(default_language().leaves.parse_attribute(spelling))


def read(text: str) -> Operation:
    """An operation that has to be read to its end, without a fault."""
    operation = Operation(text)
    assert operation.fault() == ""
    assert operation.outcome.kind in ("complete", "opened")
    assert operation.shape.known
    if operation.outcome.kind == "complete":
        assert operation.outcome.end == len(operation.shape.text)
    return operation


def check_fault(fixture: str) -> None:
    """Reads an operation that has a fault. After it stands a line with carets, where it is, and its message."""
    text, _, expected = fixture.strip("\n").rpartition("\n")
    assert Operation(text).fault() == expected
