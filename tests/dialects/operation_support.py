"""What the tests of syntaxes share: reading one operation, and saying what was read.

In the text of an operation `…` stands for the content of a region.
"""

from __future__ import annotations

from mlir_ls.syntax.erase import erase, restore
from mlir_ls.syntax.header import HeaderOutcome, Language, read_header
from mlir_ls.syntax.shape import OpShape, ValueGroup
from mlir_ls.syntax.tokens import REGION


class Operation:
    """An operation that was read, in the words of the text with its names."""

    def __init__(self, text: str, known: Language, default_dialect: str = "") -> None:
        erased = erase(text.replace("…", REGION))
        self.text = text
        self.names = erased.names
        self.outcome: HeaderOutcome = read_header(erased.text, default_dialect, known)
        self.shape: OpShape = self.outcome.shape

    def groups(self) -> dict[str, list[str]]:
        """The operands by group, with their types where they are known."""
        return {name: [self._use(index) for index in group] for name, group in self.shape.groups.items()}

    def uses(self) -> list[str]:
        """All operands, in the order of the text."""
        return [self._use(index) for index in range(len(self.shape.uses))]

    def _use(self, index: int) -> str:
        slot, number, type_ = self.shape.uses[index]
        value = f"%{self.names[slot]}" + (f"#{number}" if number else "")
        return value if type_ is None else f"{value}: {type_}"

    def results(self) -> list[str] | None:
        """The types of the results, "?" where one is not known; None where not even their number is known."""
        if self.shape.result_count is None:
            return None
        assert self.shape.result_count == len(self.shape.result_types)
        return ["?" if type_ is None else str(type_) for type_ in self.shape.result_types]

    def operands(self, group: str) -> list[str]:
        """The operands of a group with the types that the text gives them."""
        return [self._use(index) for index in self.shape.groups[group]]

    def regions(self) -> list[list[str]]:
        """The arguments that the operation gives its regions."""
        return [[self._argument(argument) for argument in region.arguments] for region in self.shape.regions]

    def _argument(self, argument: ValueGroup) -> str:
        return f"%{self.names[argument.slot]}: {argument.types[0]}"

    def attributes(self) -> dict[str, str]:
        """The attributes that are spelled, by name; a unit attribute is empty."""
        return {each.name: self.shape.text[each.start : each.end] for each in self.shape.attributes}

    def all_implied(self) -> dict[str, str]:
        """The attributes that the text spells otherwise."""
        return {name: str(value) for name, value in self.shape.implied.items()}

    def implied(self, name: str) -> str:
        """An attribute that the text spells otherwise."""
        return str(self.shape.implied[name])

    def successors(self) -> list[str]:
        """The successors with what is passed to them."""
        return [f"{each.label}({', '.join(map(self._use, each.uses))})" for each in self.shape.successors]

    def symbol(self) -> str | None:
        """The symbol that the operation defines."""
        return None if self.shape.symbol is None else f"@{self.names[self.shape.symbol.slot]}"

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


def read(text: str, known: Language, default_dialect: str = "") -> Operation:
    """An operation that has to be read to its end, without a fault."""
    operation = Operation(text, known, default_dialect)
    assert operation.fault() == ""
    assert operation.outcome.kind in ("complete", "opened")
    if operation.outcome.kind == "complete":
        assert operation.outcome.end == len(operation.shape.text)
    return operation


def check_fault(fixture: str, known: Language) -> None:
    """Reads an operation that has a fault. After it stands a line with carets, where it is, and its message."""
    text, _, expected = fixture.strip("\n").rpartition("\n")
    assert Operation(text, known).fault() == expected
