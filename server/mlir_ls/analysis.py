"""From a text to all that is known of it: the one entry for the server and the command line.

An `Analysis` is a snapshot: a document, its summaries and its diagnostics. An edit makes the next one, which shares
what the edit did not touch.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity
from mlir_ls.dialects.language import OpenLanguage, default_language, profile_language
from mlir_ls.dialects.profiles import pinned_profile, profiles
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.findings import findings
from mlir_ls.semantics.regions import summarize
from mlir_ls.semantics.summary import RegionSummary
from mlir_ls.syntax.document import Document, edit_document, parse_document
from mlir_ls.syntax.steps import Automaton
from mlir_ls.syntax.tree import Chunk
from mlir_ls.text import Edit, span, split_lines


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """How strictly a text is judged.

    `strict`: what belongs to an unknown dialect is an error, not information. `assumed`: dialects that exist elsewhere,
    of which nothing is flagged. `editor`: the user may run another MLIR than ours, so an operation that a known dialect
    lacks is a warning, unless a near name makes a slip likely or the version was pinned by `profile`. A comment in a
    text's first lines may name another profile (see `dialects.profiles`); that holds for the text.
    """

    strict: bool = False
    assumed: frozenset[str] = frozenset()
    profile: str | None = None
    editor: bool = False


class Analysis(NamedTuple):
    """A snapshot of a document with its summaries and diagnostics; `notices` are those that belong to no chunk."""

    document: Document
    language: OpenLanguage
    options: CheckOptions
    summaries: tuple[RegionSummary, ...]
    chunk_findings: tuple[tuple[Chunk, tuple[Diagnostic, ...], int], ...]
    notices: tuple[Diagnostic, ...] = ()

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """All diagnostics, in the order of the text."""
        return [*self.notices, *[diagnostic for _, found, _ in self.chunk_findings for diagnostic in found]]


def check_text(text: str, options: CheckOptions | None = None) -> list[Diagnostic]:
    """The diagnostics of a text."""
    return analyze(split_lines(text), options or CheckOptions()).diagnostics


def analyze(lines: list[str], options: CheckOptions) -> Analysis:
    """The analysis of a text that is seen for the first time."""
    language = _language(lines, options)
    return _finish(parse_document(lines, _automaton(language)), language, options, None)


def update(old: Analysis, edit: Edit) -> Analysis:
    """The analysis behind an edit."""
    document = edit_document(old.document, edit, _automaton(old.language))
    language = _language(document.lines, old.options)
    if language is not old.language:
        return analyze(document.lines, old.options)
    return _finish(document, language, old.options, old)


@cache
def _automaton(language: OpenLanguage) -> Automaton:
    return Automaton(language)


def _language(lines: list[str], options: CheckOptions) -> OpenLanguage:
    """The language of the profile that the text pins or the options name; of the default one where there is no such."""
    pin = pinned_profile(lines)
    for profile in (pin[0] if pin is not None else None, options.profile):
        if profile in profiles():
            return profile_language(str(profile))
    return default_language()


def _notices(lines: list[str]) -> tuple[Diagnostic, ...]:
    """What is to be said of the profile that a comment pins."""
    pin = pinned_profile(lines)
    if pin is None or pin[0] in profiles():
        return ()
    name, line, start = pin
    message = f"there is no profile '{name}'; there is {', '.join(profiles())}"
    return (Diagnostic("unknown-profile", Severity.WARNING, span(line, start, start + len(name)), message),)


def _finish(document: Document, language: OpenLanguage, options: CheckOptions, old: Analysis | None) -> Analysis:
    knowledge = _Knowledge(language, options, options.profile is not None or pinned_profile(document.lines) is not None)
    known = {id(chunk): (summary, kept) for chunk, summary, kept in _kept(old)}
    summaries: list[RegionSummary] = []
    results: list[tuple[Chunk, tuple[Diagnostic, ...], int]] = []
    for line, chunk in document.tree.chunks_with_lines():
        reusable = known.get(id(chunk))
        if reusable is not None and reusable[1][2] == line:
            summaries.append(reusable[0])
            results.append(reusable[1])
            continue
        summary = reusable[0] if reusable is not None else summarize(chunk.region, environment_of(chunk.region))
        summaries.append(summary)
        results.append((chunk, tuple(findings(chunk, line, summary, knowledge)), line))
    return Analysis(document, language, options, tuple(summaries), tuple(results), _notices(document.lines))


def _kept(
    old: Analysis | None,
) -> list[tuple[Chunk, RegionSummary, tuple[Chunk, tuple[Diagnostic, ...], int]]]:
    if old is None:
        return []
    return [(result[0], summary, result) for summary, result in zip(old.summaries, old.chunk_findings, strict=True)]


class _Knowledge:
    """What is said of operations that no dialect declares."""

    def __init__(self, language: OpenLanguage, options: CheckOptions, pinned: bool) -> None:
        self.language = language
        self.options = options
        self.pinned = pinned

    def unknown_operation(self, name: str) -> Diagnostic | None:
        options = self.options
        dialect, dot, _ = name.partition(".")
        where = span(0, 0, 0)
        if dialect in options.assumed:
            return None
        if not dot or not self.language.knows_dialect(dialect):
            severity = Severity.ERROR if options.strict else Severity.INFORMATION
            message = f"dialect '{dialect}' is not known" if dot else f"operation '{name}' belongs to no dialect"
            return Diagnostic("unknown-dialect", severity, where, message)
        if not self.language.is_undeclared(name):
            return None
        near = self.language.near_operations(name)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        if options.editor and not self.pinned and not near:
            message = f"dialect '{dialect}' of {self.language.version} has no operation '{name}'"
            return Diagnostic("unknown-operation", Severity.WARNING, where, message)
        return Diagnostic(
            "unknown-operation", Severity.ERROR, where, f"dialect '{dialect}' has no operation '{name}'{hint}"
        )
