"""Values by their types, and lines with indentation: what all printers of texts of `examples/dialects/harbor` are made of."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple


class Module(NamedTuple):
    """A chunk of text, and the names of the operations in it as they are spelled with their dialects."""

    text: str
    operations: list[str]


class Values:
    """Prints lines, and picks values by their types among those that are visible."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.indent = "  "
        self.names = 0
        self.visible: dict[str, list[str]] = {}
        self.operations: list[str] = []

    def new(self, type_: str, hint: str = "") -> str:
        """The name of a new value of a type, which is visible from here on."""
        name = f"%{hint}_{self.names}" if hint else f"%{self.names}"
        self.names += 1
        self.visible.setdefault(type_, []).append(name)
        return name

    def bound(self, type_: str) -> str:
        """The name of a new argument of a region."""
        return self.new(type_, "arg")

    def use(self, type_: str) -> str:
        """A value of a type; `index`, `i32`, `i1` and `f32` may be made for it."""
        known = self.visible.get(type_)
        if known:
            return self.rng.choice(known)
        made = {"index": "4 : index", "i32": "7 : i32", "i1": "true", "f32": "1.500000e+00 : f32", "i8": "3 : i8"}
        name = self.new(type_, "c")
        self.line(f"{name} = arith.constant {made[type_]}")
        return name

    def uses(self, type_: str, count: int) -> str:
        """So many values of a type, with commas."""
        return ", ".join([self.use(type_) for _ in range(count)])

    def line(self, text: str) -> None:
        """Prints one line, or several."""
        self.lines += [self.indent + each for each in text.split("\n")]

    def op(self, name: str, text: str, results: list[tuple[str, str]] | None = None) -> list[str]:
        """Prints an operation; `$` in its text is its name. Returns the names of its results, of types and with hints."""
        self.operations.append(name)
        names = [self.new(type_, hint) for type_, hint in results or []]
        left = f"{', '.join(names)} = " if names else ""
        self.line(left + text.replace("$", name, 1))
        return names

    def region(self, head: str, body: Callable[[], None], tail: str = "}", arguments: tuple[str, ...] = ()) -> None:
        """Prints lines around an indented region, whose values are not visible after it."""
        saved = {type_: list(names) for type_, names in self.visible.items()}
        self.line(head)
        self.indent += "  "
        for type_ in arguments:
            self.visible[type_] = self.visible.get(type_, [])
        body()
        self.indent = self.indent[:-2]
        self.visible = saved
        self.line(tail)

    def some(self, makers: tuple[Callable[[], object], ...], low: int, high: int) -> None:
        """A few operations of some kinds."""
        for _ in range(self.rng.randint(low, high)):
            self.rng.choice(makers)()

    def isolated(self) -> None:
        """Nothing from outside is visible from here on."""
        self.visible = {}
