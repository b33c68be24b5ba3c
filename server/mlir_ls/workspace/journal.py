"""The edits of an open document, as far back as a bound allows: with them an error of the analysis can be reproduced."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.text import Edit

_MAX_EDITS = 1000
_MAX_CHARACTERS = 1 << 20
"""How much is kept; beyond that the text as it is then becomes the beginning."""


class Journal:
    """`lines` is the text that the `edits` begin with: that of the opening, or a later one. No list of lines is copied."""

    __slots__ = ("_characters", "edits", "lines")

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.edits: list[Edit] = []
        self._characters = 0

    def add(self, edit: Edit) -> None:
        """Adds an edit of the text after all edits so far."""
        self.edits.append(edit)
        self._characters += sum(map(len, edit.lines))

    def trim(self, lines: Sequence[str]) -> None:
        """Forgets the edits if there are too many. `lines` is the text after all of them, which is not changed."""
        if len(self.edits) > _MAX_EDITS or self._characters > _MAX_CHARACTERS:
            self.lines = lines
            self.edits = []
            self._characters = 0
