"""The erased lines of a text, erased all at once or each at its first use."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.tokens import BLANKS


class LineSource:
    """The lines of a text. With the whole `text` they are erased at once: `keys` by line, and all `names` by slot.

    Then the keys of lines that hold nothing but a comment are empty. There are many such lines, and hardly two are the same.
    Lines whose numbers are in `foreign` are no MLIR, and are read as empty ones.
    """

    __slots__ = ("keys", "lines", "names")

    def __init__(self, lines: Sequence[str], text: str | None = None, foreign: Collection[int] = ()) -> None:
        if foreign:
            lines = ["" if number in foreign else line for number, line in enumerate(lines)]
            text = "\n".join(lines) if text is not None else None
        self.lines = lines
        self.keys: list[str] | None = None
        self.names: tuple[str, ...] = ()
        if text is not None:
            if "//" in text:
                text = "\n".join(["" if "//" in line and line.lstrip(BLANKS)[:2] == "//" else line for line in lines])
            erased, names = erase(text)
            self.keys = erased.split("\n")
            known: dict[str, str] = {}
            self.names = tuple(map(known.setdefault, names, names))

    def line(self, number: int) -> tuple[str, tuple[str, ...]]:
        """One line: its erased form and its names."""
        erased, names = erase(self.lines[number])
        return erased, tuple(names)

    def key(self, number: int) -> str:
        """The erased form of one line."""
        return self.keys[number] if self.keys is not None else erase(self.lines[number]).text

    def goes_deeper(self, number: int, end: int, indent: int) -> bool:
        """Whether the next line in front of `end` that holds code is indented by more than `indent`."""
        code = self.code_behind(number, end)
        stripped = code.lstrip(BLANKS)
        return len(code) - len(stripped) > indent and stripped[:1] != "}"

    def closes_at(self, number: int, end: int, indent: int) -> bool:
        """Whether the next line in front of `end` that holds code is a closing brace with this indentation."""
        code = self.code_behind(number, end)
        stripped = code.lstrip(BLANKS)
        return len(code) - len(stripped) == indent and stripped[:1] == "}"

    def code_behind(self, number: int, end: int) -> str:
        """The erased form of the next line in front of `end` that holds more than a comment; empty if there is none."""
        for index in range(number + 1, min(end, number + _FARTHEST)):
            stripped = self.lines[index].lstrip(BLANKS)
            if stripped and not stripped.startswith("//"):
                return self.key(index)
        return ""


#: How many comment lines are passed over in search of one that is indented.
_FARTHEST = 200
