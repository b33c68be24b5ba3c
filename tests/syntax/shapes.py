"""Saying in one line each what was read from a header, in the words of the text with its names."""

from __future__ import annotations

from mlir_ls.ods.language import default_language
from mlir_ls.syntax.erase import erase, restore
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.shape import OpShape, Symbol, ValueGroup
from mlir_ls.syntax.tokens import REGION


class Header:
    """A header that was read; in its text `…` stands for the content of a region."""

    def __init__(self, text: str, default_dialect: str = "builtin") -> None:
        self.text = text
        self.erased, self.names = erase(text.replace("…", REGION))
        self.outcome: HeaderOutcome = read_header(self.erased, default_dialect, default_language())
        self.shape: OpShape = self.outcome.shape

    @property
    def kind(self) -> str:
        """How far it was read: "complete", "opened", "incomplete" or "broken"."""
        return self.outcome.kind

    @property
    def rest(self) -> str:
        """What stands after the header."""
        return self.text[len(restore(self.erased[:self.outcome.end], self.names)) :]

    def definitions(self) -> list[str]:
        """The values that are defined: results, or the arguments of a block."""
        return [self._definition(each) for each in self.shape.definitions]

    def uses(self) -> list[str]:
        """The operands, with the types that the text gives them."""
        return [self._use(index) for index in range(len(self.shape.uses))]

    def results(self) -> list[str]:
        """The types of the results."""
        return [str(each) for each in self.shape.result_types]

    def successors(self) -> list[str]:
        """The successors, with what is passed to them."""
        return [" ".join([each.label, *map(self._use, each.uses)]) for each in self.shape.successors]

    def regions(self) -> list[list[str]]:
        """For each region the arguments that the operation gives it; those that are perhaps none with `?`."""
        return [
            [
                *[self._definition(each) for each in region.arguments],
                *[f"%{self.names[slot]}?" for slot in region.tentative],
            ]
            for region in self.shape.regions
        ]

    def attributes(self) -> dict[str, str]:
        """The attributes that are spelled, by name; of a unit the value is empty."""
        return {each.name: self._between(each.start, each.end) for each in self.shape.attributes}

    def symbol(self) -> str | None:
        """The symbol that the operation defines."""
        return self._symbol(self.shape.symbol) if self.shape.symbol is not None else None

    def symbol_uses(self) -> list[str]:
        """The symbols that it uses."""
        return ["::".join(map(self._symbol, (each, *each.nested))) for each in self.shape.symbol_uses]

    def aliases(self) -> list[str]:
        """The aliases that are spelled, in the order of the text."""
        return [each.name + (self.names[each.slot] if each.slot >= 0 else "") for each in self.shape.aliases]

    def fault(self) -> str:
        """The text with carets below the fault, and its message; the text alone where there is none."""
        fault = self.outcome.fault
        if fault is None:
            return self.text
        start, end = (len(restore(self.erased[:offset], self.names)) for offset in (fault.start, fault.end))
        line_start, line_end = self.text.rfind("\n", 0, start) + 1, self.text.find("\n", start)
        upto = self.text if line_end < 0 else self.text[:line_end]
        carets = "^" * (min(end, len(upto)) - start)
        return f"{upto}\n{' ' * (start - line_start)}{carets} {fault.code}: {fault.message}"

    def _between(self, start: int, end: int) -> str:
        first, last = (len(restore(self.erased[:offset], self.names)) for offset in (start, end))
        return self.text[first:last]

    def _definition(self, definition: ValueGroup) -> str:
        slot, count, types = definition
        shown = ", ".join("?" if each is None else str(each) for each in types)
        return f"%{self.names[slot]}{f':{count}' if count != 1 else ''} : {shown}"

    def _use(self, index: int) -> str:
        slot, number, type_ = self.shape.uses[index]
        return f"%{self.names[slot]}{f'#{number}' if number else ''}{f' : {type_}' if type_ is not None else ''}"

    def _symbol(self, symbol: Symbol) -> str:
        return f'"{symbol.quoted}"' if symbol.quoted is not None else f"@{self.names[symbol.slot]}"


def check_fault(fixture: str) -> None:
    """Fails unless a header has the fault that the line of carets after it shows."""
    text, _, _ = fixture.strip("\n").rpartition("\n")
    assert Header(text).fault() == fixture.strip("\n")
