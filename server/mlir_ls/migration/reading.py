"""As which MLIR a text is read that is to be brought to today's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mlir_ls.analysis import Analysis, CheckOptions, analyze, analyze_once
from mlir_ls.migration.migrate import Migration, migrate
from mlir_ls.ods.detection import candidate_profiles
from mlir_ls.ods.profiles import DEFAULT_PROFILE, OLDER_PROFILE, is_document, pinned_profile
from mlir_ls.semantics.presumed.older_release import errors_among, has_former_spellings, older_releases


def migrated(lines: Sequence[str], options: CheckOptions) -> Migration:
    """A text brought to today's MLIR: from the document or release that is named, or that it looks like.

    Here the errors of one line are enough to look for the document or release that explains them: nothing changes but what
    is spelled as only that was. Of several, the one counts whose result has the fewest errors today.
    """
    found = analyze_once(lines, replace(options, editor=True))
    made = migrate(found)
    if options.profile is not None or pinned_profile(lines) is not None:
        return made
    is_today = found.language.profile == DEFAULT_PROFILE
    if not is_today and not made.left:
        return made
    fewest = 0 if is_today and not _is_former(found) else max(_errors_today(made, options), 1)
    for other in _others(lines, options, found):
        if fewest == 0:
            break
        tried = migrate(other)
        count = _errors_today(tried, options) if tried.changes else fewest
        if count < fewest:
            made, fewest = tried, count
    return made


def _is_former(found: Analysis) -> bool:
    return bool(errors_among(found.diagnostics)) or has_former_spellings(found.document.tree.chunks)


def _others(lines: Sequence[str], options: CheckOptions, found: Analysis) -> Iterator[Analysis]:
    """The text as the other documents and releases that it may be of, none of which has more errors in it."""
    errors = len(errors_among(found.diagnostics))
    documents = [each for each in candidate_profiles(lines) if is_document(each)]
    for profile in (*documents, *older_releases(), OLDER_PROFILE):
        if profile != found.language.profile:
            older = analyze(lines, replace(options, profile=profile, tried=True))
            if len(errors_among(older.diagnostics)) <= errors:
                yield older


def _errors_today(made: Migration, options: CheckOptions) -> int:
    """How many errors today's MLIR has in what became of a text."""
    return len(errors_among(analyze(made.lines, replace(options, profile=DEFAULT_PROFILE)).diagnostics))
