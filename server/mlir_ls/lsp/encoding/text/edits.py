"""Changes of the text: `TextEdit`, `WorkspaceEdit`, `CodeAction`; and the layout that a client configures."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.formatting import FormatOptions
from mlir_ls.interruption import pausing
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text, uri_of
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.encoding.text.diagnostics import diagnostic_text
from mlir_ls.settings.assuming import SettingsChange
from mlir_ls.text import Span


class Actions(NamedTuple):
    """Repairs of diagnostics, and rewrites of what is not wrong, each with the kind of its code action."""

    repairs: Iterable[tuple[Diagnostic, Fix]]
    rewrites: Iterable[tuple[str, Fix]]
    settings: Iterable[tuple[Diagnostic, str, SettingsChange]] = ()
    """Diagnostics that a change of settings repairs, with its title."""


def text_edits_of(document: EncodedDocument, replacements: Iterable[tuple[Span, str]]) -> Json:
    """A list of `TextEdit`."""
    return json_list(
        [f'{{"range":{range_text(document, where)},"newText":{quoted(text)}}}' for where, text in pausing(replacements)]
    )


Changes = Iterable[tuple[EncodedDocument, Iterable[tuple[Span, str]]]]
"""Replacements in documents."""


def workspace_edit_of(document: EncodedDocument, changes: Changes) -> Json:
    """A `WorkspaceEdit` of each document with its replacements."""
    parts = [f"{quoted(there.uri)}:{text_edits_of(there, replacements).text}" for there, replacements in changes]
    return Json(f'{{"changes":{{{",".join(parts)}}}}}')


def actions_of(document: EncodedDocument, found: Actions) -> Json:
    """A list of `CodeAction`: quick fixes, then rewrites."""
    uri = quoted(document.uri)
    parts = [
        f'{{"title":{quoted(fix.title)},"kind":"quickfix","isPreferred":{"true" if fix.preferred else "false"},'
        f'"diagnostics":[{diagnostic_text(uri, document, diagnostic)}],'
        f'"edit":{_edit_of(document, fix)}}}'
        for diagnostic, fix in found.repairs
    ]
    parts += [
        f'{{"title":{quoted(title)},"kind":"quickfix","diagnostics":[{diagnostic_text(uri, document, diagnostic)}],'
        f'"edit":{_settings_edit(change)}}}'
        for diagnostic, title, change in found.settings
    ]
    parts += [
        f'{{"title":{quoted(fix.title)},"kind":{quoted(kind)},"edit":{_edit_of(document, fix)}}}'
        for kind, fix in found.rewrites
    ]
    return json_list(parts)


def _edit_of(document: EncodedDocument, fix: Fix) -> str:
    return workspace_edit_of(document, [(document, fix.edits)]).text


def _settings_edit(change: SettingsChange) -> str:
    """A `WorkspaceEdit` of a file of settings, which makes the file where it is not there."""
    uri = quoted(uri_of(change.file))
    place = f'{{"line":{change.line},"character":{change.character}}}'
    edit = f'{{"range":{{"start":{place},"end":{place}}},"newText":{quoted(change.text)}}}'
    if not change.is_new:
        return f'{{"changes":{{{uri}:[{edit}]}}}}'
    create = f'{{"kind":"create","uri":{uri},"options":{{"ignoreIfExists":true}}}}'
    return f'{{"documentChanges":[{create},{{"textDocument":{{"uri":{uri},"version":null}},"edits":[{edit}]}}]}}'


def layout_with(layout: FormatOptions, requested: types.FormattingOptions) -> FormatOptions:
    """How to format, with what an editor requests.

    `tabSize` and `insertSpaces` are ignored: the reference printer's indentation is two blanks, and a file that is
    laid out in one way has no diffs that are nothing but white space.
    """
    return layout._replace(
        trim=requested.trim_trailing_whitespace is True,
        final_newline=requested.insert_final_newline is True,
        trim_final_newlines=requested.trim_final_newlines is True,
    )
