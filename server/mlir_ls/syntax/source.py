"""The erased lines of a text, taken apart all at once or each when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.syntax.erase import erase


class Source:
    """The lines of a text. With `bulk` they are erased at once: `keys` by line, and all `names` by slot."""

    __slots__ = ("keys", "lines", "names")

    def __init__(self, lines: Sequence[str], bulk: bool) -> None:
        self.lines = lines
        self.keys: list[str] | None = None
        self.names: tuple[str, ...] = ()
        if bulk:
            erased, names = erase("\n".join(lines))
            self.keys = erased.split("\n")
            known: dict[str, str] = {}
            self.names = tuple([known.setdefault(name, name) for name in names])

    def line(self, number: int) -> tuple[str, tuple[str, ...]]:
        """One line: its erased form and its names."""
        erased, names = erase(self.lines[number])
        return erased, tuple(names)

    def indent_behind(self, number: int, end: int) -> int:
        """The indentation of the next line in front of `end` that holds more than white space; -1 if there is none."""
        for index in range(number + 1, min(end, number + _FARTHEST)):
            text = self.lines[index]
            stripped = text.lstrip(" \t\0")
            if stripped and not stripped.startswith("//"):
                return len(text) - len(stripped)
        return -1


#: How many comment lines are passed over in search of one that is indented.
_FARTHEST = 200
