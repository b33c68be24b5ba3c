"""Analyses of files that are not open, for requests that follow a symbol into them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.workspace.pulling import FileState

_KEPT = 64
"""Files whose analyses are kept, the last that were requested."""


class _Known(NamedTuple):
    stamp: tuple[object, ...]
    analysis: Analysis


class ClosedFiles:
    """The analyses of files by their paths, not verified. `rules_of` says how a file is checked, by its URI."""

    def __init__(self, rules_of: Callable[[str], CheckOptions]) -> None:
        self._rules_of = rules_of
        self._known: dict[str, _Known] = {}

    def known(self, path: str, uri: str, state: FileState) -> Analysis | None:
        """The analysis of a file that is in a state, where it was made already."""
        found = self._known.get(path)
        return found.analysis if found is not None and found.stamp == (*state, self._rules_of(uri)) else None

    def analyse(self, path: str, uri: str, state: FileState, lines: Sequence[str]) -> Analysis:
        """The analysis of a file that has these lines in a state."""
        rules = self._rules_of(uri)
        analysis = analyze(lines, rules, verify=False)
        self._known.pop(path, None)
        self._known = dict([*self._known.items(), (path, _Known((*state, rules), analysis))][-_KEPT:])
        return analysis
