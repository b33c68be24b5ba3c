"""A long text that is read in slices, between which messages are handled, while a preview of some lines answers them."""

from __future__ import annotations

import gc
from functools import partial

from mlir_ls.analysis import Analysis, CheckOptions, analyze, preview
from mlir_ls.interruption import PausingWork
from mlir_ls.text import Edit
from mlir_ls.workspace.updating import give_back, updated

LONG = 5000
"""A text of more lines than this is read in slices."""

_SLICE = 0.005
"""Seconds that a slice takes, about."""

_MOST_PLACES = 4


class Reading:
    """The reading of a text as it was when it began; `behind` are the edits since, as `updated` takes them.

    `rules` are those that the text is read by. `places` are the lines around which a preview is read: the first one, and those
    that were edited or looked at last.
    """

    __slots__ = ("_work", "behind", "places", "rules")

    def __init__(self, lines: list[str], rules: CheckOptions) -> None:
        self.rules = rules
        self.behind: list[tuple[Edit, int]] = []
        self.places: tuple[int, ...] = ()
        self._work = PausingWork(partial(analyze, lines, rules, verify=False))

    def add(self, edit: Edit, count: int) -> None:
        """The text, which had so many lines, is edited."""
        self.behind.append((edit, count))
        self.places = tuple([place + edit.shift if place >= edit.last else place for place in self.places])
        self.look_at(edit.first)

    def look_at(self, line: int) -> None:
        """A preview is to show the lines around this one as well."""
        others = [place for place in self.places if place != line]
        self.places = (*others[1 - _MOST_PLACES :], line)

    def preview(self, lines: list[str], old: Analysis | None) -> Analysis:
        """What is known of the text as it is now, of which these are the lines; `old` is what was known before."""
        return preview(lines, self.rules, (0, *self.places), old)

    def go_on(self) -> bool:
        """Reads on for a slice; whether all is read."""
        gc.disable()
        try:
            return self._work.resume(_SLICE)
        finally:
            gc.freeze()
            gc.enable()

    def result(self, lines: list[str]) -> Analysis:
        """The analysis of the text as it is now, once all is read."""
        analysis = self._work.result()
        found = updated(analysis, self.behind, lambda: lines) if self.behind else analysis
        give_back()
        return found

    def stop(self) -> None:
        """The result is not needed any more."""
        self._work.abandon()
