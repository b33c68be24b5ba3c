"""A long text that is read in slices, between which messages are handled, while a preview of some lines answers them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import partial

from mlir_ls.analysis import Analysis, CheckOptions, analyze, preview
from mlir_ls.interruption import PausingWork
from mlir_ls.text import Edit
from mlir_ls.workspace.updating import covering, updated

LONG = 5000
"""A text of more lines than this is read in slices."""

_SLICE = 0.005
"""Seconds that a slice takes, about."""

AT_ONCE = 0.2
"""Seconds that an edit of a long text may take before the rest of its analysis is done in slices."""

IN_PLACE = 0.02
"""Seconds of these in which an edit is analysed in the calling thread: nearly all are, and the others begin again."""

_MAX_PLACES = 4


class Reading:
    """The analysis, by its `options`, of a text as it was when it began; `after` are the edits since, as for `updated`.

    `places` are the lines around which a preview is read: the first one, and those that were edited or looked at last.
    `of_edits`: what was known of the text before some edits is brought up to them.
    """

    __slots__ = ("_work", "after", "of_edits", "options", "places")

    def __init__(
        self, work: Callable[[], Analysis], options: CheckOptions, of_edits: bool, places: tuple[int, ...] = ()
    ) -> None:
        self.options = options
        self.after: list[tuple[Edit, int]] = []
        self.places = places
        self.of_edits = of_edits
        self._work = PausingWork(work)

    def add(self, edit: Edit, count: int) -> None:
        """The text, which had so many lines, is edited."""
        self.after.append((edit, count))
        self.places = tuple([place + edit.shift if place >= edit.last else place for place in self.places])
        self.look_at(edit.first)

    def look_at(self, line: int) -> None:
        """A preview is to show the lines around this one as well."""
        others = [place for place in self.places if place != line]
        self.places = (*others[1 - _MAX_PLACES :], line)

    def preview(self, lines: Sequence[str], old: Analysis | None, edits: Sequence[tuple[Edit, int]]) -> Analysis:
        """What is known of the text as it is now, of which these are the lines; `old` is what was known before some edits."""
        edit = covering(len(old.document.lines), edits, lines) if old is not None and edits else None
        return preview(lines, self.options, (0, *self.places), old, edit)

    def go_on(self) -> bool:
        """Reads on for a slice; whether all is read."""
        gc.disable()
        try:
            return self._work.resume(_SLICE)
        finally:
            gc.freeze()
            gc.enable()

    def is_quick(self) -> bool:
        """Begins; whether all is read at once."""
        return self._work.try_at_once(IN_PLACE) or self._work.resume(AT_ONCE - IN_PLACE)

    def result(self) -> Analysis:
        """The analysis of the text without the edits after, once all is read."""
        return self._work.result()

    def stop(self) -> None:
        """The result is not needed any more."""
        self._work.abandon()


def reading_of(lines: Sequence[str], options: CheckOptions) -> Reading:
    """The reading of a text of which nothing is known."""
    return Reading(partial(analyze, lines, options, verify=False), options, False)


def brought_up(
    analysis: Analysis, edits: Sequence[tuple[Edit, int]], lines_of: Callable[[], Sequence[str]], places: tuple[int, ...] = ()
) -> tuple[Analysis | None, Reading | None]:
    """The analysis of a text after some edits, as `updated` takes them, or where that takes long, its reading."""
    if len(analysis.document.lines) <= LONG:
        return updated(analysis, edits, lines_of), None
    lines = lines_of() if len(edits) > 1 else []
    reading = Reading(partial(updated, analysis, tuple(edits), lambda: lines), analysis.options, True, places)
    for edit, _ in edits:
        reading.look_at(edit.first)
    return (reading.result(), None) if reading.is_quick() else (None, reading)
