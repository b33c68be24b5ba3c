"""Code actions: repairs of what is wrong in a range, rewrites that keep the meaning, changes of a project's settings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain

from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.features.expect_annotation import expecting
from mlir_ls.features.fixes import fixes, touched
from mlir_ls.features.refactoring import refactorings
from mlir_ls.lsp.encoding.positions import folder_of
from mlir_ls.lsp.encoding.text.edits import Actions
from mlir_ls.lsp.queries import Query
from mlir_ls.ods.profiles import DEFAULT_PROFILE
from mlir_ls.settings.assuming import SettingsChange, assuming

_REPAIR = "quickfix"
ACTION_KINDS = (_REPAIR, "refactor.extract", "refactor.inline", "refactor.rewrite")
"""The kinds of all code actions."""


def actions(query: Query) -> Actions:
    """Repairs and rewrites of the kinds that the client requests; an editor that saves a file may apply all that it gets."""
    repairs: list[tuple[Diagnostic, Fix]] = []
    rewrites: list[tuple[str, Fix]] = []
    is_repairing = _is_requested(query, _REPAIR)
    if is_repairing:
        repairs = [*fixes(query.analysis, query.span), *expecting(query.analysis, query.span), *_of_other_programs(query)]
    if any([_is_requested(query, kind) for kind in ACTION_KINDS if kind != _REPAIR]):
        rewrites = [(kind, fix) for kind, fix in _rewrites(query) if _is_requested(query, kind)]
    return Actions(repairs, rewrites, _assumptions(query) if is_repairing else [])


def _rewrites(query: Query) -> Iterator[tuple[str, Fix]]:
    """Changes that keep the meaning of the text, with their kinds."""
    yield from [(each.kind, each.fix) for each in refactorings(query.analysis, *query.span)]
    if query.analysis.language.profile != DEFAULT_PROFILE:
        from mlir_ls.migration import offers  # only texts of older releases need it

        yield from [("refactor.rewrite", each) for each in offers(query.analysis, query.span.start)]


def _is_requested(query: Query, kind: str) -> bool:
    """Whether the client requests code actions of a kind: of any kind, of this one, or of one that it belongs to."""
    only = query.params.context.only
    return not only or any([not each or f"{kind}.".startswith(f"{each}.") for each in map(_text_of, only)])


def _text_of(kind: object) -> str:
    return str(getattr(kind, "value", kind))


def _of_other_programs(query: Query) -> Iterator[tuple[Diagnostic, Fix]]:
    """The fixes of what others say of lines of the document as it is."""
    for found in chain.from_iterable(query.session.documents[query.document.uri].foreign.values()):
        if found.span.start.line <= query.span.end.line and query.span.start.line <= found.span.end.line:
            yield from ((found, fix) for fix in found.fixes)


def _assumptions(query: Query) -> list[tuple[Diagnostic, str, SettingsChange]]:
    """For unknown dialects, the changes of settings that have the project assume them."""
    folder, session = folder_of(query.document.uri), query.session
    dialects: dict[str, Diagnostic] = {}
    for diagnostic in touched(query.analysis, query.span) if folder is not None else ():
        if diagnostic.code == "unknown-dialect":
            line = query.document.lines[diagnostic.span.start.line]
            spelled = line[diagnostic.span.start.character : diagnostic.span.end.character]
            dialects.setdefault(spelled.strip('"!#').partition(".")[0], diagnostic)
    found = []
    for dialect, diagnostic in dialects.items():
        change = assuming(dialect, folder or "", session.roots)
        if change is not None and (session.client.creates_files or not change.is_new):
            found.append((diagnostic, f"Assume dialect '{dialect}' in {os.path.basename(change.file)}", change))
    return found
