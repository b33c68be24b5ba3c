"""Changes of the text: `TextEdit`, `WorkspaceEdit`, `CodeAction`; and the layout that a client configures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from json.encoder import encode_basestring_ascii as quoted
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.formatting import FormatOptions
from mlir_ls.interruption import pausing
from mlir_ls.lsp.encoding.answers import APPLY_EDIT, Json, json_list
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text, uri_of
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.encoding.text.diagnostics import diagnostic_text
from mlir_ls.settings.assuming import SettingsChange
from mlir_ls.text import Position, Span

_NEW_LINE = "\n"


class Actions(NamedTuple):
    """Repairs of diagnostics, and rewrites of what is not wrong, each with the kind of its code action."""

    repairs: Iterable[tuple[Diagnostic, Fix]]
    rewrites: Iterable[tuple[str, Fix]]
    settings: Iterable[tuple[Diagnostic, str, SettingsChange]] = ()
    """Diagnostics that a change of settings repairs, with its title."""


def text_edits_of(document: EncodedDocument, replacements: Iterable[tuple[Span, str]]) -> Json:
    """A list of `TextEdit`, whose lines end as those of the document do. A byte order mark stays where it is."""
    first = Position(0, document.mark)
    parts = []
    for where, text in pausing(replacements):
        if where.start < first:
            where = Span(first, max(where.end, first))
            if text == _text_at(document.lines, where):
                continue  # nothing but the mark would be changed
        new_text = quoted(text.replace(_NEW_LINE, document.line_end))
        parts.append(f'{{"range":{range_text(document, where)},"newText":{new_text}}}')
    return json_list(parts)


def _text_at(lines: Sequence[str], where: Span) -> str:
    text = _NEW_LINE.join(lines[where.start.line : where.end.line + 1])
    return text[where.start.character : len(text) - len(lines[where.end.line]) + where.end.character]


Changes = Iterable[tuple[EncodedDocument, Iterable[tuple[Span, str]]]]
"""Replacements in documents."""


def workspace_edit_of(document: EncodedDocument, changes: Changes) -> Json:
    """A `WorkspaceEdit` of each document with its replacements."""
    return Json(workspace_edit(document.client, changes))


def workspace_edit(client: Client, changes: Changes) -> str:
    """The same as JSON text; the edits say of which versions they are where the client takes that."""
    return _edit_text(client, [(each.uri, each.version, text_edits_of(each, edits).text) for each, edits in changes])


def _edit_text(client: Client, edits: Iterable[tuple[str, int | None, str]]) -> str:
    """A `WorkspaceEdit` of the URIs of documents, their versions, and their edits as JSON text."""
    if not client.takes_versions:
        parts = ",".join([f"{quoted(uri)}:{text}" for uri, _, text in edits])
        return f'{{"changes":{{{parts}}}}}'
    parts = ",".join([_versioned(*each) for each in edits])
    return f'{{"documentChanges":[{parts}]}}'


def _versioned(uri: str, version: int | None, edits: str) -> str:
    """A `TextDocumentEdit`."""
    number = "null" if version is None else str(version)
    return f'{{"textDocument":{{"uri":{quoted(uri)},"version":{number}}},"edits":{edits}}}'


def actions_of(document: EncodedDocument, found: Actions) -> Json:
    """A list of `CodeAction`: quick fixes, then rewrites. Where the client takes commands alone, a list of `Command`."""
    if not document.client.reads_actions:
        return _commands_of(document, found)
    uri = quoted(document.uri)
    parts = [
        f'{{"title":{quoted(fix.title)},"kind":"quickfix","isPreferred":{"true" if fix.preferred else "false"},'
        f'"diagnostics":[{diagnostic_text(uri, document, diagnostic)}],'
        f'"edit":{_edit_of(document, fix)}}}'
        for diagnostic, fix in found.repairs
    ]
    parts += [
        f'{{"title":{quoted(title)},"kind":"quickfix","diagnostics":[{diagnostic_text(uri, document, diagnostic)}],'
        f'"edit":{_settings_edit(document.client, change)}}}'
        for diagnostic, title, change in found.settings
    ]
    parts += [
        f'{{"title":{quoted(fix.title)},"kind":{quoted(kind)},"edit":{_edit_of(document, fix)}}}'
        for kind, fix in found.rewrites
    ]
    return json_list(parts)


def _commands_of(document: EncodedDocument, found: Actions) -> Json:
    """A list of `Command`, each with an edit that the client has to apply; an empty one where it cannot do that."""
    if not document.client.applies_edits:
        return json_list([])
    parts = [(fix.title, _edit_of(document, fix)) for _, fix in chain(found.repairs, found.rewrites)]
    parts += [(title, _settings_edit(document.client, change)) for _, title, change in found.settings]
    return json_list([f'{{"title":{quoted(title)},"command":"{APPLY_EDIT}","arguments":[{edit}]}}' for title, edit in parts])


def _edit_of(document: EncodedDocument, fix: Fix) -> str:
    return workspace_edit(document.client, [(document, fix.edits)])


def _settings_edit(client: Client, change: SettingsChange) -> str:
    """A `WorkspaceEdit` of a file of settings, which makes the file where it is not there."""
    uri = uri_of(change.file)
    place = f'{{"line":{change.line},"character":{change.character}}}'
    edit = f'[{{"range":{{"start":{place},"end":{place}}},"newText":{quoted(change.text)}}}]'
    if not change.is_new:
        return _edit_text(client, [(uri, None, edit)])
    create = f'{{"kind":"create","uri":{quoted(uri)},"options":{{"ignoreIfExists":true}}}}'
    return f'{{"documentChanges":[{create},{_versioned(uri, None, edit)}]}}'


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
