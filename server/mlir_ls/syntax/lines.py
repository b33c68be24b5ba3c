"""The lines of a text, immutable, of which the version after an edit shares all that the edit did not touch."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, islice
from typing import Final, overload

from mlir_ls.text import Edit

_BLOCK: Final = 512
"""Lines in a block, as a text is cut at first. Edits make blocks longer and shorter; one of more than twice as many is cut."""


class Lines(Sequence[str]):
    """The lines of a text without their ends, in `blocks`: a sequence that an edit does not copy."""

    __slots__ = ("_length", "_starts", "blocks")

    def __init__(self, lines: Iterable[str]) -> None:
        given = list(lines)
        self._take([given[start : start + _BLOCK] for start in range(0, len(given), _BLOCK)])

    def _take(self, blocks: Sequence[list[str]]) -> None:
        self.blocks = tuple(blocks)
        ends = [*accumulate(map(len, blocks), initial=0)]
        self._length = ends.pop()
        self._starts = ends

    def edited(self, edit: Edit) -> Lines:
        """The lines after an edit."""
        first, last = self._block_at(edit.first), self._block_at(max(edit.first, edit.last - 1))
        start = self._starts[first] if self.blocks else 0
        touched = list(chain.from_iterable(self.blocks[first : last + 1]))
        touched[edit.first - start : edit.last - start] = edit.lines
        if len(touched) > 2 * _BLOCK:
            new = [touched[at : at + _BLOCK] for at in range(0, len(touched), _BLOCK)]
        else:
            new = [touched] if touched else []
        blocks = (*self.blocks[:first], *new, *self.blocks[last + 1 :])
        made = Lines(())
        made._take(blocks)
        return made

    def _block_at(self, line: int) -> int:
        """The index of the block that holds a line; of the last one after the end."""
        return max(0, bisect_right(self._starts, line) - 1)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> list[str]: ...

    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return self._between(*index.indices(self._length))
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(f"there is no line {index}")
        block = bisect_right(self._starts, index) - 1
        return self.blocks[block][index - self._starts[block]]

    def _between(self, start: int, stop: int, step: int) -> list[str]:
        if step != 1:
            return list(self)[start:stop:step]
        if stop <= start:
            return []
        first, last = self._block_at(start), self._block_at(stop - 1)
        after = self._starts[first]
        if first == last:
            return self.blocks[first][start - after : stop - after]
        found = self.blocks[first][start - after :]
        found.extend(chain.from_iterable(self.blocks[first + 1 : last]))
        found.extend(islice(self.blocks[last], stop - self._starts[last]))
        return found

    def __iter__(self) -> Iterator[str]:
        return chain.from_iterable(self.blocks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lines | list) and len(other) == self._length and all(map(str.__eq__, self, other))


def as_lines(lines: Sequence[str]) -> Lines:
    """Some lines as those of a text."""
    return lines if isinstance(lines, Lines) else Lines(lines)
