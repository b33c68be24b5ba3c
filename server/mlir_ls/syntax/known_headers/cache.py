"""What was read of headers in the regions whose bare operation names belong to one dialect."""

from __future__ import annotations

from mlir_ls.syntax.header import HeaderOutcome, Language, read_header
from mlir_ls.syntax.known_headers.patterns import Patterns
from mlir_ls.syntax.reader import HeaderReader


class HeaderCache:
    """The headers that were read of late, and what is known from them of others."""

    __slots__ = ("_default_dialect", "_language", "_older", "_patterns", "_read")

    def __init__(self, default_dialect: str, language: Language) -> None:
        self._default_dialect = default_dialect
        self._language = language
        self._read: dict[str, HeaderOutcome] = {}
        self._older: dict[str, HeaderOutcome] = {}
        self._patterns = Patterns() if language.reader is HeaderReader else None

    def grow_older(self) -> None:
        """Forgets what was not read since it grew older the last time."""
        self._older, self._read = self._read, {}
        self._patterns = Patterns() if self._patterns is not None else None

    def outcome(self, code: str, keep: bool) -> HeaderOutcome:
        """How an erased header without a comment is read; it is remembered if it is to be kept."""
        outcome = self._read.get(code) or self._older.get(code)
        if outcome is not None:
            return outcome
        patterns = self._patterns if keep else None
        outcome = patterns.find(code) if patterns is not None else None
        if outcome is None:
            outcome = read_header(code, self._default_dialect, self._language)
            if patterns is not None:
                patterns.add(code, outcome)
        if keep:
            self._read[code] = outcome
        return outcome
