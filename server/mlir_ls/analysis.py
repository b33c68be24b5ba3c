"""From a text to all that is known of it: the one entry for the server and the command line.

An `Analysis` is a snapshot: a document, its summaries and its diagnostics. An edit makes the next one, which shares
what the edit did not touch.

The constraints of operations are verified last. A caller that cannot wait requests an analysis without verification,
shows its diagnostics, and continues in slices:

    analysis = analyze(lines, options, verify=False)    # errors of syntax and of names
    for _ in pending_verification(analysis):            # a break every few hundred operations, well under 10 ms each
        ...                                             # other work; leave the loop when the text has changed
    analysis = with_verdicts(analysis)                  # `verified` now, with all diagnostics

Hints are computed last, by the same loop once more, where they are shown; then the analysis is `settled`.

What was verified stays so: a loop that was left loses nothing, and `update` of a verified analysis verifies what is new
at once, unless that is very much; then `verified` is false and the rest is pending again.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, islice
from typing import NamedTuple

from mlir_ls.caches import registered_cache, remembered
from mlir_ls.diagnostics import Diagnostic, Severity, moved_findings
from mlir_ls.interruption import pause
from mlir_ls.ods.check_options import CheckOptions as CheckOptions
from mlir_ls.ods.detection import COMPARED_LINES, DETECT_LINES, candidate_profiles
from mlir_ls.ods.language import OpenLanguage, profile_language
from mlir_ls.ods.profile_choice import chosen_language, notices_of
from mlir_ls.ods.profile_notices import explained_by, profile_reason
from mlir_ls.ods.profiles import DEFAULT_PROFILE, OLDER_PROFILE, is_document, pinned_profile
from mlir_ls.semantics.cached.succession import note_successors
from mlir_ls.semantics.certain import certain_findings
from mlir_ls.semantics.chunk_rules import chunk_findings
from mlir_ls.semantics.declared_operations import DeclaredOperations, noted_once
from mlir_ls.semantics.environment import environment_of
from mlir_ls.semantics.expectations import NONE, Expectations, expectations_among, expectations_in, moved
from mlir_ls.semantics.expected import Comparison, compared, with_notes, with_unmatched
from mlir_ls.semantics.filecheck.checks import CODES as CHECK_CODES
from mlir_ls.semantics.filecheck.checks import with_check_findings
from mlir_ls.semantics.findings import findings
from mlir_ls.semantics.hints import carried, hints_in
from mlir_ls.semantics.mentions import collect_mentions
from mlir_ls.semantics.pieces import of_piece
from mlir_ls.semantics.presumed.newer_mlir import newer_operation
from mlir_ls.semantics.presumed.older_release import errors_among, explaining_release, older_releases
from mlir_ls.semantics.presumed.other_dialects import known_dialects, other_dialects, projects_dialects, tests_among
from mlir_ls.semantics.problems.excerpts import of_excerpt
from mlir_ls.semantics.problems.lost_headers import of_lost_headers
from mlir_ls.semantics.problems.pasted_texts import pasted_findings
from mlir_ls.semantics.regions import summarize
from mlir_ls.semantics.summary import RegionSummary
from mlir_ls.semantics.unused import find_unused, knows_unused
from mlir_ls.semantics.verify import has_failed, inherit, is_verified, verifier_of, verify_region
from mlir_ls.syntax.chunks.pasted import pasted
from mlir_ls.syntax.document import Document, edit_document, parse_document
from mlir_ls.syntax.partial.parts import read_lines, read_parts
from mlir_ls.syntax.steps import Automaton
from mlir_ls.syntax.tree import Chunk, Tree
from mlir_ls.text import Edit, difference, split_lines

_SLICES_AT_ONCE = 12
_NO_SLICES = 0
"""How many slices are verified together with an edit, where what takes longer is left pending; and none, where all is."""


class Analysis(NamedTuple):
    """A snapshot of a document with its summaries and diagnostics; `notices` are those that belong to no chunk.

    `summaries` and `findings` are by chunk. `unsettled` are chunks, by index, among which are all that are not verified or
    whose hints are not known. `verified`: the diagnostics include what the definitions of the operations require.
    `expectations` are what the text says of its own mistakes, which does not affect what is found; `comparison` compares both.
    `hints` are what no compiler minds, as far as that is known; they are of this very text where it is `settled`.
    """

    document: Document
    language: OpenLanguage
    options: CheckOptions
    summaries: tuple[RegionSummary, ...]
    findings: tuple[tuple[Diagnostic, ...], ...]
    unsettled: range
    notices: tuple[Diagnostic, ...] = ()
    verified: bool = False
    expectations: Expectations = NONE
    comparison: Comparison = Comparison()
    hints: tuple[Diagnostic, ...] = ()
    settled: bool = False

    @property
    def diagnostics(self) -> list[Diagnostic]:
        """All that was found wrong, in the order of the text. What is not known of a dialect is noted once for all chunks."""
        return [*self.notices, *noted_once(chain.from_iterable(self.findings), self.document.is_log)]

    @property
    def shown(self) -> list[Diagnostic]:
        """The diagnostics as people see them, with hints after them."""
        return [*self.shown_with(()), *self.hints]

    def shown_with(self, notes: Sequence[Diagnostic]) -> list[Diagnostic]:
        """The diagnostics and remarks of a text; those that the text itself expects are marked."""
        expectations, comparison = self.expectations, self.comparison
        if notes and expectations.annotations:
            comparison = with_notes(comparison, self.findings, notes, expectations, self.document.tree)
            notes = ()
        found = [*self.notices, *noted_once(chain.from_iterable(comparison.shown), self.document.is_log), *notes]
        return with_unmatched(found, comparison.unmatched, expectations) if self.verified else found


def shows_the_same(one: Analysis, other: Analysis) -> bool:
    """Whether two analyses of one text have the same diagnostics and hints to show."""
    if one.findings == other.findings and (one.verified == other.verified or not one.expectations.annotations):
        return one.hints == other.hints and one.notices == other.notices
    return one.shown == other.shown


def check_text(text: str, options: CheckOptions | None = None) -> list[Diagnostic]:
    """The diagnostics of a text, as people see them."""
    return analyze(split_lines(text), options or CheckOptions()).shown


def analyze(lines: Sequence[str], options: CheckOptions, verify: bool = True) -> Analysis:
    """The analysis of a text that is seen for the first time."""
    document, language = parse(lines, options)
    everything = _Unchanged(0, 0, 0, None)
    analysis = _finish(document, language, options, everything, None if verify else _NO_SLICES, expectations_in(lines))
    if verify and not analysis.settled:
        for _ in _pending_hints(analysis):
            pass
        analysis = _with_hints(analysis)
    return analysis


def preview(
    lines: Sequence[str], options: CheckOptions, places: Iterable[int], old: Analysis | None = None, edit: Edit | None = None
) -> Analysis:
    """The analysis of a text of which only some lines around places are read (`syntax.partial.parts`), not verified.

    With an `old` one of the same text, or of the text before an `edit`, it is less work. Nothing is found in it that the
    lines which are not read may take back.
    """
    language = language_of(lines, options)
    known = old.document if old is not None and old.language is language and (edit or old.document.lines is lines) else None
    document = read_parts(lines, _automaton(language), places, known, edit)
    expectations = expectations_among([(part.start, lines[part.start : part.stop]) for part in read_lines(document)])
    analysis = _finish(document, language, options, _Unchanged(0, 0, 0, None), _NO_SLICES, expectations)
    found, comparison = list(analysis.findings), analysis.comparison
    for index, rest in zip(document.cut, document.rests, strict=True):
        found[index] = certain_findings(document.tree, index, found[index], rest)
        comparison = compared(tuple(found), expectations, document.tree, range(index, index + 1), comparison)
    return analysis._replace(findings=tuple(found), comparison=comparison, verified=False, settled=False)


def analyze_once(lines: Sequence[str], options: CheckOptions) -> Analysis:
    """The analysis of a text that is seen once, with the options that it needs (`refined`).

    Where all that it names of a dialect of mlir-opt's own tests is known, nothing is assumed of that.
    """
    analysis = analyze(lines, options)
    document, needed = analysis.document, refined(analysis) or options
    known = known_dialects(document.tree.chunks, document.lines, tests_among(needed.assumed - needed.hidden), analysis.language)
    needed = replace(needed, assumed=needed.assumed - known)
    found = analysis if needed == options else analyze(document.lines, needed)
    return found if options.editor else _with_release(found)


def _with_release(analysis: Analysis) -> Analysis:
    """The same analysis with a note of the older release that explains errors of its text, if there is one."""
    release = _release_of(analysis) if _is_guess(analysis) else ""
    note = [explained_by(release, analysis.document.lines[0])] if release else []
    return analysis._replace(notices=(*analysis.notices, *note))


def refined(analysis: Analysis) -> CheckOptions | None:
    """The options with which a text that is seen for the first time is to be read anew; None where nothing says so.

    It is of another MLIR, or a dialect of it is another one than that of mlir-opt's tests, or than MLIR's of that name.
    """
    options = analysis.options
    tests = tests_among(options.assumed - options.hidden)
    others = other_dialects(analysis.document.tree.chunks, tests, analysis.language)
    chunks, lines, is_guess = analysis.document.tree.chunks, analysis.document.lines, _is_guess(analysis)
    release = _release_of(analysis) if is_guess and options.editor else ""
    is_new = is_guess and not release
    newer = newer_operation(chunks, lines, analysis.language, map(profile_language, older_releases())) if is_new else None
    others |= projects_dialects(chunks, lines, analysis.language) if is_new and newer is None else frozenset()
    if not others and newer is None and not release:
        return None
    return replace(options, newer=newer or options.newer, release=release, hidden=options.hidden | others)


def _is_guess(analysis: Analysis) -> bool:
    """Whether a text is read as today's MLIR for the only reason that nothing names another, and has errors."""
    options = analysis.options
    is_open = options.profile is None and pinned_profile(analysis.document.lines) is None and not options.newer
    return is_open and analysis.language.profile == DEFAULT_PROFILE and _has_errors(analysis)


def _release_of(analysis: Analysis) -> str:
    """The release that a text may be of, as it has errors today which that explains; "" where there is none."""
    lines = analysis.document.lines
    if len(lines) > COMPARED_LINES:
        return ""
    if candidate_profiles(lines) == (OLDER_PROFILE,):
        return OLDER_PROFILE

    def others(profile: str) -> Sequence[Diagnostic]:
        return analyze(lines, replace(analysis.options, tried=True, profile=profile)).diagnostics

    documents = [each for each in candidate_profiles(lines) if is_document(each)]
    return explaining_release(analysis.diagnostics, analysis.document.tree.chunks, lines, others, documents)


def _has_errors(analysis: Analysis) -> bool:
    mildest = Severity.WARNING if analysis.options.editor else Severity.ERROR
    worst = Severity.INFORMATION if analysis.document.is_log else mildest
    return any([each.severity <= worst for each in analysis.diagnostics])


def parse(
    lines: Sequence[str], options: CheckOptions, like: tuple[Document, OpenLanguage] | None = None
) -> tuple[Document, OpenLanguage]:
    """A text's tree, and the language it was read in, for callers that need no diagnostics; `like` is of a similar text."""
    language = language_of(lines, options)
    if like is None or like[1] is not language:
        return parse_document(lines, _automaton(language)), language
    return edit_document(like[0], difference(like[0].lines, lines), _automaton(language)), language


def update(old: Analysis, edit: Edit) -> Analysis:
    """The analysis after an edit."""
    document = edit_document(old.document, edit, _automaton(old.language))
    deciding = COMPARED_LINES if is_document(old.language.profile) else DETECT_LINES
    language = old.language if edit.first > deciding else language_of(document.lines, old.options)
    if language is not old.language:
        return analyze(document.lines, old.options, verify=False)
    expectations = moved(old.expectations, edit, document.lines)
    unchanged = _unchanged(old, document.tree, edit)
    slices = _SLICES_AT_ONCE if old.verified else _NO_SLICES
    analysis = _finish(document, language, old.options, unchanged, slices, expectations)
    if not old.hints:
        return analysis
    return analysis._replace(hints=carried(old.hints, edit, old.document.lines[edit.first : edit.last]))


def pending_verification(analysis: Analysis) -> Iterator[None]:
    """Verifies what is not verified yet, with a break every few hundred operations; what is verified, has hints looked for."""
    language = analysis.language
    verifier = verifier_of(language)
    for chunk in _unsettled_chunks(analysis):
        if not is_verified(chunk.region):
            yield from verify_region(chunk.region, environment_of(chunk.region, language.leaves), verifier)
            yield
    if analysis.verified or not analysis.options.shows_hints:
        yield from _pending_hints(analysis)


def _unsettled_chunks(analysis: Analysis) -> tuple[Chunk, ...]:
    return analysis.document.tree.chunks[analysis.unsettled.start : analysis.unsettled.stop]


def _pending_hints(analysis: Analysis) -> Iterator[None]:
    for chunk in _unsettled_chunks(analysis):
        yield from collect_mentions(chunk.region)
        if analysis.options.shows_hints:
            yield from find_unused(chunk.region)


def _with_hints(analysis: Analysis) -> Analysis:
    """The same analysis with the hints, if all of them are known."""
    if not all([knows_unused(chunk.region) for chunk in _unsettled_chunks(analysis)]):
        return analysis
    lines, known = analysis.document.lines, tuple([each for each in analysis.hints if each.code not in CHECK_CODES])
    hints = with_check_findings(hints_in(analysis.document.tree, analysis.unsettled, known), lines)
    # callers that have shown these see by their identity that they are the same
    return analysis._replace(hints=analysis.hints if hints == analysis.hints else hints, unsettled=_NONE, settled=True)


def with_verdicts(analysis: Analysis) -> Analysis:
    """The same analysis with the diagnostics of the verification and the hints, as far as these have come."""
    if analysis.verified:
        return _with_hints(analysis) if analysis.options.shows_hints else analysis
    knowledge = _knowledge_for(analysis.document, analysis.language, analysis.options)
    tree, found = analysis.document.tree, list(analysis.findings)
    for index in analysis.unsettled:
        chunk = tree.chunks[index]
        # what was found before may rest on verdicts that hold no more
        if found[index] or has_failed(chunk.region):
            summary = analysis.summaries[index]
            found[index] = knowledge.adjusted(_findings(chunk, tree.starts[index], analysis.document, summary, knowledge))
    verified = all([is_verified(chunk.region) for chunk in _unsettled_chunks(analysis)])
    is_settled = verified and not analysis.options.shows_hints
    comparison = compared(tuple(found), analysis.expectations, tree, analysis.unsettled, analysis.comparison)
    unsettled = _NONE if is_settled else analysis.unsettled
    return analysis._replace(
        findings=tuple(found), comparison=comparison, unsettled=unsettled, verified=verified, settled=is_settled
    )


_NONE = range(0)
_automaton = remembered(16)(Automaton)
"""The automaton of a language."""


def language_of(lines: Sequence[str], options: CheckOptions) -> OpenLanguage:
    """The language that a text is read in (`ods.profile_choice`)."""
    copied = pasted(lines)
    return chosen_language(lines if copied is None else copied.lines, options, _errors)


def profile_of(lines: Sequence[str], options: CheckOptions) -> str:
    """As which MLIR a text is read, and why, for people."""
    return profile_reason(language_of(lines, options), lines, options)


_beginnings: dict[CheckOptions, Analysis] = registered_cache({})
"""The beginning of a text that was read last with some options: the next one is mostly an edit of it."""
_MAX_BEGINNINGS = 8


def _beginning(lines: Sequence[str], options: CheckOptions) -> Analysis:
    """The analysis of the beginning of a text, not verified; that of the last one is updated where most lines are the same."""
    known = _beginnings.pop(options, None)
    edit = difference(known.document.lines, lines) if known is not None else None
    if known is None or edit is None or 2 * (edit.last - edit.first) > len(known.document.lines):
        known = analyze(lines, options, verify=False)
    elif edit.last > edit.first or edit.lines:
        known = update(known, edit)
    if len(_beginnings) >= _MAX_BEGINNINGS:
        _beginnings.clear()
    _beginnings[options] = known
    return known


def _errors(lines: Sequence[str], options: CheckOptions, aside: frozenset[str]) -> int:
    return len([each for each in errors_among(_beginning(lines, options).diagnostics) if each.code not in aside])


def _finish(
    document: Document,
    language: OpenLanguage,
    options: CheckOptions,
    unchanged: _Unchanged,
    slices: int | None,
    expectations: Expectations,
) -> Analysis:
    """The analysis of a document; `slices` of it are verified, all where that is None. It visits changed chunks alone."""
    knowledge, verifier = _knowledge_for(document, language, options), verifier_of(language)
    tree, (prefix, suffix, shift, old) = document.tree, unchanged
    changed = range(prefix, len(tree.chunks) - suffix)
    replaced = list(old.document.tree.chunks[prefix : len(old.findings) - suffix]) if old is not None else []
    if replaced:
        note_successors([chunk.region for chunk in replaced], [tree.chunks[index].region for index in changed])
    summaries: list[RegionSummary] = []
    results: list[tuple[Diagnostic, ...]] = []
    for index in changed:
        chunk = tree.chunks[index]
        environment = environment_of(chunk.region, language.leaves)
        summary = summarize(chunk.region, environment)
        if replaced:
            inherit(chunk.region, replaced.pop(0).region)
        summaries.append(summary)
        if slices is None or slices > 0:
            taken = sum(1 for _ in islice(verify_region(chunk.region, environment, verifier), slices))
            slices = None if slices is None else slices - taken
        results.append(knowledge.adjusted(_findings(chunk, tree.starts[index], document, summary, knowledge)))
        pause()
    unsettled = changed
    if old is not None:
        last = len(old.findings) - suffix
        summaries = [*old.summaries[:prefix], *summaries, *old.summaries[last:]]
        results = [*old.findings[:prefix], *results, *moved_findings(old.findings[last:], shift)]
        if old.unsettled:
            unsettled_suffix = min(len(old.findings) - old.unsettled.stop, suffix)
            unsettled = range(min(old.unsettled.start, prefix), len(tree.chunks) - unsettled_suffix)
    verified = all([is_verified(chunk.region) for chunk in tree.chunks[unsettled.start : unsettled.stop]])
    notices = (*notices_of(document.lines, language, options, _errors), *pasted_findings(document))
    is_settled = verified and not options.shows_hints
    if is_settled:
        unsettled = _NONE
    all_found, earlier = tuple(results), old.comparison if old is not None else None
    comparison = compared(all_found, expectations, tree, changed, earlier, shift)
    return Analysis(
        document,
        language,
        options,
        summaries=tuple(summaries),
        findings=all_found,
        unsettled=unsettled,
        notices=notices,
        verified=verified,
        expectations=expectations,
        comparison=comparison,
        settled=is_settled,
    )


class _Unchanged(NamedTuple):
    """How many chunks before an edit and after it are those of the analysis before; the latter moved by some lines."""

    prefix: int
    suffix: int
    shift: int
    old: Analysis | None


def _unchanged(old: Analysis, tree: Tree, edit: Edit) -> _Unchanged:
    """Which chunks are the same after an edit: those without a line of it, but where that joins or splits them."""
    before, after = old.document.tree.chunks, tree.chunks
    prefix = min(max(0, old.document.tree.index_at(edit.first)), len(after))
    suffix = min(len(before) - bisect_left(old.document.tree.starts, edit.last), len(after) - prefix, len(before) - prefix)
    while prefix and before[prefix - 1] is not after[prefix - 1]:
        prefix -= 1
    while suffix and before[-suffix] is not after[-suffix]:
        suffix -= 1
    return _Unchanged(prefix, suffix, edit.shift, old)


def _findings(
    chunk: Chunk, line: int, document: Document, summary: RegionSummary, knowledge: DeclaredOperations
) -> list[Diagnostic]:
    """The diagnostics of a chunk; in an older form of the language also those of several operations together."""
    lines = document.lines if document.pasted is None else document.pasted.lines
    is_block = document.pasted is not None and document.pasted.starts != ()
    found = of_lost_headers(findings(chunk, line, summary, knowledge), chunk, line, knowledge.language.profile)
    found = of_excerpt(found, lines, line, chunk.height, is_block)
    if knowledge.language.form.bare_dialects:
        found += chunk_findings(chunk, line, knowledge.language.profile, knowledge.leaves)
        found = of_piece(found, lines[line : line + chunk.height], line, knowledge)
        found.sort(key=lambda diagnostic: (diagnostic.span, diagnostic.code, diagnostic.message))
    return found


def _knowledge_for(document: Document, language: OpenLanguage, options: CheckOptions) -> DeclaredOperations:
    pinned = (options.profile is not None and not options.tried) or pinned_profile(document.lines) is not None
    return DeclaredOperations(language, options, pinned, document.is_log)
