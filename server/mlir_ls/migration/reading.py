"""As which MLIR a text is read that is to be brought to today's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mlir_ls.analysis import CheckOptions, analyze, analyze_once
from mlir_ls.migration.migrate import Migration, migrate
from mlir_ls.ods.detection import candidate_profiles
from mlir_ls.ods.profiles import DEFAULT_PROFILE, OLDER_PROFILE, is_document, pinned_profile
from mlir_ls.semantics.presumed.older_release import errors_among, has_former_spellings, older_releases


def migrated(lines: Sequence[str], options: CheckOptions) -> Migration:
    """A text brought to today's MLIR: from the document or release that is named, or that it looks like.

    Here the errors of one line are enough to look for the document or release that explains them: nothing changes but what
    is spelled as only that was.
    """
    found = analyze_once(lines, replace(options, editor=True))
    if found.language.profile != DEFAULT_PROFILE or options.profile is not None or pinned_profile(lines) is not None:
        return migrate(found)
    errors = len(errors_among(found.diagnostics))
    is_former = errors > 0 or has_former_spellings(found.document.tree.chunks)
    documents = [each for each in candidate_profiles(lines) if is_document(each)]
    for profile in (*documents, *older_releases(), OLDER_PROFILE) if is_former else ():
        older = analyze(lines, replace(options, profile=profile, tried=True))
        if len(errors_among(older.diagnostics)) <= errors:
            made = migrate(older)
            if made.changes:
                return made
    return migrate(found)
