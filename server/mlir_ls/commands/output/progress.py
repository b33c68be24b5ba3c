"""A progress bar on a terminal, below whatever else is printed there."""

from __future__ import annotations

import sys
import time

from mlir_ls.commands.output.terminal import is_terminal, supports_colour, width_of
from mlir_ls.escaping import visible_name

_PATIENCE = 0.5  # seconds before a run counts as long
_INTERVAL = 0.1  # seconds between two pictures
_BAR = 30  # columns
_ERASE = "\r\x1b[K"


class ProgressBar:
    """A bar on standard error, drawn only where that is a terminal and only when a run has become long.

    Runs of fewer than `least` things are never shown.
    """

    def __init__(self, least: int = 2) -> None:
        self._least = least
        self._drawn = False
        self._due = self._long_from = time.monotonic() + _PATIENCE
        self._active = is_terminal(sys.stderr)

    def show(self, done: int, total: int, name: str) -> None:
        """So many of so many are done, and `name` is at hand."""
        now = time.monotonic()
        if self._active and total >= self._least and now >= (self._due if self._drawn else self._long_from):
            self._due = now + _INTERVAL
            sys.stderr.write(_ERASE + picture(done, total, name, width_of(sys.stderr)))
            sys.stderr.flush()
            self._drawn = True

    def clear(self) -> None:
        """Remove the bar, before something else is printed."""
        if self._drawn:
            sys.stderr.write(_ERASE)
            sys.stderr.flush()
            self._drawn = False


def picture(done: int, total: int, name: str, width: int) -> str:
    """The bar as one line shorter than `width` columns."""
    count = f" {done}/{total} "
    size = max(0, min(_BAR, width - len(count) - 1))
    full = size * done // total
    if supports_colour(sys.stderr) and sys.stderr.encoding.lower().startswith("utf"):
        bar = f"\x1b[36m{'━' * full}\x1b[0;2m{'━' * (size - full)}\x1b[0m"
    else:
        bar = "#" * full + "-" * (size - full)
    room = width - size - len(count) - 1
    shown = visible_name(name)
    if len(shown) > room:
        shown = "..." + shown[len(shown) - room + 3 :] if room > 3 else ""
    return bar + count + shown
