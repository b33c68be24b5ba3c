"""The Language Server Protocol's objects from and to ours: the only place that knows both.

Positions of the protocol count code units of an encoding that client and server agree on; ours count characters. What
may hold thousands of objects is written as JSON text at once (`Json`), the rest as plain dictionaries.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Sequence
from json.encoder import encode_basestring_ascii as quoted
from pathlib import Path
from typing import Any, NamedTuple, cast, get_args
from urllib.parse import unquote, urlsplit

from lsprotocol import types as types

from mlir_ls.diagnostics import Diagnostic, Fix
from mlir_ls.escaping import harmless, visible
from mlir_ls.features.completion import Completions
from mlir_ls.features.definition import Link
from mlir_ls.features.highlight import Highlight
from mlir_ls.features.hover import Hover
from mlir_ls.features.rename import Renamable
from mlir_ls.features.symbols.workspace import Found
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import Edit, Encoding, LineEnds, Position, Span, difference, from_units, split_lines, to_units

SOURCE = "mlir-ls"

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INTERNAL_ERROR = -32603
NOT_INITIALIZED = -32002
REQUEST_CANCELLED = -32800
REQUEST_FAILED = -32803
"""Codes of errors ("Base Protocol")."""

_WRITE, _READ = types.DocumentHighlightKind.Write.value, types.DocumentHighlightKind.Read.value

TextChange = types.TextDocumentContentChangeEvent

Answer = Any
"""What a request is answered with: `Json`, or what `json.dumps` takes."""


class Json(NamedTuple):
    """An answer that is JSON text already."""

    text: str


class Client(NamedTuple):
    """What the client can do, as far as it changes what it is sent."""

    encoding: Encoding = "utf-16"
    markdown: bool = True
    links: bool = False
    hierarchical_symbols: bool = False
    related_information: bool = False
    progress: bool = False
    watches_files: bool = False
    renews_hints: bool = False
    tells_settings: bool = False
    announces_settings: bool = False
    status: bool = False


class Lines(NamedTuple):
    """A document's lines, and the encoding in which its positions are told."""

    lines: Sequence[str]
    encoding: Encoding


# -- from the client ---------------------------------------------------------------------------------------------


def client_of(params: types.InitializeParams, encoding: types.PositionEncodingKind | str | None) -> Client:
    """What a client said of itself."""
    text = params.capabilities.text_document or types.TextDocumentClientCapabilities()
    window = params.capabilities.window or types.WindowClientCapabilities()
    workspace = params.capabilities.workspace or types.WorkspaceClientCapabilities()
    formats = (text.hover.content_format if text.hover else None) or [types.MarkupKind.Markdown]
    watched, configured = workspace.did_change_watched_files, workspace.did_change_configuration
    experimental = params.capabilities.experimental
    return Client(
        encoding=_encoding_of(encoding),
        markdown=types.MarkupKind.Markdown in formats,
        links=bool(text.definition and text.definition.link_support),
        hierarchical_symbols=bool(
            text.document_symbol and text.document_symbol.hierarchical_document_symbol_support
        ),
        related_information=bool(text.publish_diagnostics and text.publish_diagnostics.related_information),
        progress=bool(window.work_done_progress),
        watches_files=bool(watched and watched.dynamic_registration),
        tells_settings=bool(workspace.configuration),
        announces_settings=bool(configured and configured.dynamic_registration),
        renews_hints=bool(workspace.inlay_hint and workspace.inlay_hint.refresh_support),
        status=isinstance(experimental, dict) and experimental.get("mlirStatus") is True,
    )


def _encoding_of(encoding: types.PositionEncodingKind | str | None) -> Encoding:
    name = encoding.value if isinstance(encoding, types.PositionEncodingKind) else encoding
    return cast("Encoding", name) if name in get_args(Encoding) else "utf-16"


def place_of(document: Lines, position: types.Position) -> Position | None:
    """A position of the protocol in a document; None behind its last line."""
    if not 0 <= position.line < len(document.lines):
        return None
    return Position(position.line, from_units(document.lines[position.line], position.character, document.encoding))


def stretch_of(document: Lines, range_: types.Range) -> Span:
    """A range of the protocol in a document; what is behind the last line is its end."""
    end = Position(len(document.lines) - 1, len(document.lines[-1]))
    return Span(place_of(document, range_.start) or end, place_of(document, range_.end) or end)


def edit_of(document: Lines, change: TextChange, ends: LineEnds) -> Edit:
    """The edit of whole lines that a change of a document amounts to; `ends`, of its lines, are those behind it then."""
    lines = cast("list[str]", document.lines)
    if isinstance(change, types.TextDocumentContentChangePartial):
        return ends.edit(lines, stretch_of(document, change.range), change.text)
    ends.reset(change.text)
    return difference(lines, split_lines(change.text))


# -- to the client -----------------------------------------------------------------------------------------------


def range_text(document: Lines, where: Span) -> str:
    """A range as JSON text."""
    (line, character), (end_line, end_character) = where
    return (
        f'{{"start":{{"line":{line},"character":{unit_of(document, line, character)}}},'
        f'"end":{{"line":{end_line},"character":{unit_of(document, end_line, end_character)}}}}}'
    )


def range_of(document: Lines, where: Span) -> dict[str, dict[str, int]]:
    """A range as a dictionary."""
    (line, character), (end_line, end_character) = where
    return {
        "start": {"line": line, "character": unit_of(document, line, character)},
        "end": {"line": end_line, "character": unit_of(document, end_line, end_character)},
    }


def unit_of(document: Lines, line: int, character: int) -> int:
    """The code unit at which a character of a line begins."""
    if line >= len(document.lines):
        return 0
    text = document.lines[line]
    return character if text.isascii() and character <= len(text) else to_units(text, character, document.encoding)


def published(uri: str, version: int | None, parts: Iterable[str]) -> str:
    """The parameters of `publishDiagnostics`, as JSON text, with parts that `diagnostics_part` made."""
    told = "" if version is None else f',"version":{version}'
    return f'{{"uri":{quoted(uri)}{told},"diagnostics":[{",".join(filter(None, parts))}]}}'


def diagnostics_part(uri: str, document: Lines, diagnostics: Iterable[Diagnostic], client: Client) -> str:
    """Diagnostics of a document as JSON text, without the brackets of the list they are in."""
    name = quoted(uri)
    return ",".join([_diagnostic_text(name, document, each, client) for each in diagnostics])


_UNNECESSARY = f',"tags":[{types.DiagnosticTag.Unnecessary.value}]'
_DEPRECATED = f',"tags":[{types.DiagnosticTag.Deprecated.value}]'


def _diagnostic_text(uri: str, document: Lines, diagnostic: Diagnostic, client: Client) -> str:
    related = ""
    tags = _UNNECESSARY if diagnostic.unnecessary else _DEPRECATED if diagnostic.deprecated else ""
    if diagnostic.related and client.related_information:
        places = [
            f'{{"location":{{"uri":{uri},"range":{range_text(document, each.span)}}},"message":{quoted(each.message)}}}'
            for each in diagnostic.related
        ]
        related = f',"relatedInformation":[{",".join(places)}]'
    return (
        f'{{"range":{range_text(document, diagnostic.span)},"severity":{int(diagnostic.severity)},'
        f'"code":{quoted(diagnostic.code)},"source":{quoted(diagnostic.source or SOURCE)},'
        f'"message":{quoted(diagnostic.message)}{tags}{related}}}'
    )


def hover_of(document: Lines, hover: Hover | None, client: Client) -> Answer:
    """A `Hover`."""
    if hover is None:
        return None
    value = harmless(hover.markdown) if client.markdown else visible(plain(hover.markdown))
    kind = "markdown" if client.markdown else "plaintext"
    return {"contents": {"kind": kind, "value": value}, "range": range_of(document, hover.span)}


_FENCE = re.compile(r"^```.*\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^]\n]*)\]\(([^)\n]*)\)")


def plain(markdown: str) -> str:
    """A text in Markdown without its marks."""
    text = _LINK.sub(r"\1 (\2)", _FENCE.sub("", markdown))
    return text.replace("**", "").replace("`", "").strip()


def links_of(uri: str, document: Lines, link: Link | None, client: Client) -> Answer:
    """One `LocationLink`, or a `Location` for clients that do not take links."""
    if link is None:
        return None
    uri = uri_of(link.path) if link.path is not None else uri
    name = _range_in(link.path, document, link.target_name)
    if not client.links:
        return {"uri": uri, "range": name}
    return [
        {
            "originSelectionRange": range_of(document, link.origin),
            "targetUri": uri,
            "targetRange": _range_in(link.path, document, link.target),
            "targetSelectionRange": name,
        }
    ]


def _range_in(path: str | None, document: Lines, where: Span) -> dict[str, dict[str, int]]:
    """A range in a document, or in a file that is not open, whose characters are taken for units."""
    if path is None:
        return range_of(document, where)
    return {end: {"line": place.line, "character": place.character} for end, place in zip(_ENDS, where, strict=True)}


_ENDS = ("start", "end")


def uri_of(path: str) -> str:
    """The URI of a file."""
    return Path(path).absolute().as_uri()


def folder_of(uri: str) -> str | None:
    """The folder of a file's URI; None where it is not that of a file."""
    parts = urlsplit(uri)
    path = unquote(parts.path)
    return os.path.dirname(path[1:] if os.name == "nt" else path) if parts.scheme == "file" else None


def locations_of(uri: str, document: Lines, places: Iterable[Span]) -> Json:
    """A list of `Location`."""
    name = quoted(uri)
    found = [f'{{"uri":{name},"range":{range_text(document, place)}}}' for place in places]
    return Json(f"[{','.join(found)}]")


def highlights_of(document: Lines, highlights: Iterable[Highlight]) -> Json:
    """A list of `DocumentHighlight`."""
    found = [
        f'{{"range":{range_text(document, each.span)},"kind":{_WRITE if each.writes else _READ}}}'
        for each in highlights
    ]
    return Json(f"[{','.join(found)}]")


def selection_of(document: Lines, spans: Sequence[Span]) -> Answer:
    """A `SelectionRange` of the smallest span, those around it as its parents."""
    found: Answer = None
    for span in reversed(spans):
        found = {"range": range_of(document, span)} | ({"parent": found} if found is not None else {})
    return found


def workspace_edit_of(uri: str, document: Lines, replacements: Iterable[tuple[Span, str]]) -> Answer:
    """A `WorkspaceEdit` of one document."""
    return {"changes": {uri: text_edits_of(document, replacements)}}


def text_edits_of(document: Lines, replacements: Iterable[tuple[Span, str]]) -> Answer:
    """A list of `TextEdit`."""
    return [{"range": range_of(document, where), "newText": text} for where, text in replacements]


def chosen_of(document: Lines, params: types.DocumentFormattingParams | types.DocumentRangeFormattingParams) -> Span | None:
    """The stretch that is to be formatted; None is all."""
    return stretch_of(document, params.range) if isinstance(params, types.DocumentRangeFormattingParams) else None


def asked_layout_of(layout: FormatOptions, asked: types.FormattingOptions) -> FormatOptions:
    """How to format, with what an editor asks for.

    `tabSize` and `insertSpaces` are passed over: the reference printer's indentation is two blanks, and a file that is
    laid out one way by everybody has no diffs that are nothing but white space.
    """
    trim, final_newline = asked.trim_trailing_whitespace is True, asked.insert_final_newline is True
    return layout._replace(trim=trim, final_newline=final_newline)


def renamable_of(document: Lines, found: Renamable) -> Answer:
    """The answer to `prepareRename`."""
    return {"range": range_of(document, found.span), "placeholder": found.name}


def completions_of(document: Lines, completions: Completions | None) -> Answer:
    """A `CompletionList`; its order is ours."""
    if completions is None:
        return None
    where = range_of(document, completions.replaced)
    items = [
        {
            "label": item.label,
            "kind": int(item.kind),
            "detail": item.detail,
            **({"documentation": item.documentation} if item.documentation else {}),
            "sortText": f"{index:04}",
            "filterText": item.label,
            "textEdit": {"range": where, "newText": item.label},
        }
        for index, item in enumerate(completions.items)
    ]
    return {"isIncomplete": not completions.complete, "items": items}


def actions_of(uri: str, document: Lines, found: Iterable[tuple[Diagnostic, Fix]], client: Client) -> Answer:
    """A list of `CodeAction`, each a quick fix."""
    return [
        {
            "title": fix.title,
            "kind": "quickfix",
            "isPreferred": fix.preferred,
            "diagnostics": [json.loads(_diagnostic_text(quoted(uri), document, diagnostic, client))],
            "edit": workspace_edit_of(uri, document, fix.edits),
        }
        for diagnostic, fix in found
    ]


def rewrites_of(uri: str, document: Lines, found: Iterable[Fix]) -> list[Answer]:
    """A list of `CodeAction`, each a rewriting."""
    return [
        {"title": fix.title, "kind": "refactor.rewrite", "edit": workspace_edit_of(uri, document, fix.edits)}
        for fix in found
    ]


def workspace_symbols_of(found: Iterable[tuple[str, Found]], client: Client) -> Json:
    """A list of `WorkspaceSymbol`."""
    parts = []
    for uri, symbol in found:
        line, start, end = symbol.line, symbol.start, symbol.end
        if symbol.lead:
            start = to_units(symbol.lead, start, client.encoding)
            end = to_units(symbol.lead, end, client.encoding)
        parts.append(
            f'{{"name":{quoted("@" + symbol.name)},"kind":{int(symbol.kind)},"location":{{"uri":{quoted(uri)},'
            f'"range":{{"start":{{"line":{line},"character":{start}}},"end":{{"line":{line},"character":{end}}}}}}}}}'
        )
    return Json(f"[{','.join(parts)}]")
