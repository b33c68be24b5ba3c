"""The erased lines of a text, erased all at once or each at its first use."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from mlir_ls.interruption import pause
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
            known: dict[str, str] = {}
            found: list[str] = []
            self.keys = []
            for piece in _pieces(text):
                erased, names = erase(piece)
                self.keys += erased.split("\n")
                found += map(known.setdefault, names, names)
                pause()
            self.names = tuple(found)

    def line(self, number: int) -> tuple[str, tuple[str, ...]]:
        """One line: its erased form and its names."""
        erased, names = erase(self.lines[number])
        return erased, tuple(names)

    def key(self, number: int) -> str:
        """The erased form of one line."""
        return self.keys[number] if self.keys is not None else erase(self.lines[number]).text

    def goes_deeper(self, number: int, end: int, indent: int) -> bool:
        """Whether the next line before `end` that holds code is indented by more than `indent`."""
        code = self.code_after(number, end)
        stripped = code.lstrip(BLANKS)
        return len(code) - len(stripped) > indent and stripped[:1] != "}"

    def labels_at(self, number: int, end: int, indent: int) -> bool:
        """Whether the next line before `end` that holds code is the label of a block with this indentation."""
        code = self.code_after(number, end)
        stripped = code.lstrip(BLANKS)
        return len(code) - len(stripped) == indent and stripped[:1] == "^"

    def closes_at(self, number: int, end: int, indent: int) -> bool:
        """Whether the next line before `end` that holds code is a closing brace with this indentation."""
        code = self.code_after(number, end)
        stripped = code.lstrip(BLANKS)
        return len(code) - len(stripped) == indent and stripped[:1] == "}"

    def code_after(self, number: int, end: int) -> str:
        """The erased form of the next line before `end` that holds more than a comment; empty if there is none."""
        for index in range(number + 1, min(end, number + _FARTHEST)):
            stripped = self.lines[index].lstrip(BLANKS)
            if stripped and not stripped.startswith("//"):
                return self.key(index)
        return ""


def _pieces(text: str) -> Iterator[str]:
    """A text in pieces of whole lines, which lack the line ends between them."""
    start = 0
    while len(text) - start > _PIECE:
        end = text.find("\n", start + _PIECE)
        if end < 0:
            break
        yield text[start:end]
        start = end + 1
    yield text[start:] if start else text


_PIECE = 1 << 16
"""Characters of a text, at least, that are erased at once: work that pauses does so after them."""

#: How many comment lines are passed over in search of one that is indented.
_FARTHEST = 200
