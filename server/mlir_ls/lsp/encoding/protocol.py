"""The types of the Language Server Protocol, which are known below this folder alone, and what a client can do.

lsprotocol has some 550 classes, and to define them all takes longer than all else that is done at the start of the server. A
session uses a tenth of them, so they are deferred, see `deferred`; but in versions of lsprotocol of which it is not known that
this changes nothing, and where it has been imported before.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import nullcontext
from typing import Any, Literal, NamedTuple, cast, get_args

from mlir_ls.lsp.encoding.deferred import deferred_classes, is_installed
from mlir_ls.text import Encoding

_KNOWN_VERSIONS = ("2025.0.0",)
_DEFERRED = "lsprotocol.types" not in sys.modules and is_installed("lsprotocol", _KNOWN_VERSIONS)

with deferred_classes() if _DEFERRED else nullcontext():
    from lsprotocol import types as types

if _DEFERRED:
    from lsprotocol import _hooks

    _hooks._resolved_forward_references = True  # `deferred` resolves those of a class when it is completed

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INTERNAL_ERROR = -32603
NOT_INITIALIZED = -32002
REQUEST_CANCELLED = -32800
REQUEST_FAILED = -32803
"""Codes of errors ("Base Protocol")."""

RUN_TEST = "mlir.runTest"
"""The command that runs the commands of a document, or the one of a line."""

SHOW_REFERENCES = "mlir-ls.showReferences"
"""The command of a client with a workbench that lists the references to what is defined at a place."""

TextChange = types.TextDocumentContentChangeEvent

Answer = Any
"""A result: `Json`, or what `json.dumps` takes."""


class Json(NamedTuple):
    """A result that is JSON text already, in ASCII."""

    text: str


def json_list(parts: Iterable[str]) -> Json:
    """A list of values that are JSON text."""
    return Json(f"[{','.join(parts)}]")


MAX_TYPING_DELAY = 10_000.0
"""Milliseconds."""


class Client(NamedTuple):
    """What the client can do, as far as it changes what it is sent.

    `code_pages`: it shows where the code of a diagnostic is explained.
    `workbench`: it has commands that show what programs have written.
    `pulls`: it requests diagnostics, and is sent none.
    `offers`: how it shows which dialects were found (see `workspace.offering`).
    `typing_delay`: seconds without a keystroke after which the errors of what is being typed are sent to it.
    """

    encoding: Encoding = "utf-16"
    markdown: bool = True
    links: bool = False
    hierarchical_symbols: bool = False
    related_information: bool = False
    progress: bool = False
    watches_files: bool = False
    renews_hints: bool = False
    renews_tokens: bool = False
    renews_folds: bool = False
    renews_lenses: bool = False
    has_configuration: bool = False
    announces_settings: bool = False
    status: bool = False
    snippets: bool = False
    completion_markdown: bool = False
    creates_files: bool = False
    code_pages: bool = False
    typing_delay: float = 0.0
    offers: Literal["", "question", "message"] = ""
    workbench: bool = False
    pulls: bool = False
    renews_diagnostics: bool = False


def client_of(params: types.InitializeParams, encoding: str) -> Client:
    """The capabilities of a client."""
    text = params.capabilities.text_document or types.TextDocumentClientCapabilities()
    window = params.capabilities.window or types.WindowClientCapabilities()
    workspace = params.capabilities.workspace or types.WorkspaceClientCapabilities()
    formats = (text.hover.content_format if text.hover else None) or [types.MarkupKind.Markdown]
    edits = workspace.workspace_edit
    watched, configured = workspace.did_change_watched_files, workspace.did_change_configuration
    experimental = params.capabilities.experimental
    completed = text.completion.completion_item if text.completion else None
    return Client(
        encoding=cast("Encoding", encoding) if encoding in get_args(Encoding) else "utf-16",
        markdown=types.MarkupKind.Markdown in formats,
        links=bool(text.definition and text.definition.link_support),
        hierarchical_symbols=bool(
            text.document_symbol and text.document_symbol.hierarchical_document_symbol_support
        ),
        related_information=bool(text.publish_diagnostics and text.publish_diagnostics.related_information),
        code_pages=bool(text.publish_diagnostics and text.publish_diagnostics.code_description_support),
        progress=bool(window.work_done_progress),
        watches_files=bool(watched and watched.dynamic_registration),
        has_configuration=bool(workspace.configuration),
        announces_settings=bool(configured and configured.dynamic_registration),
        renews_hints=bool(workspace.inlay_hint and workspace.inlay_hint.refresh_support),
        renews_tokens=bool(workspace.semantic_tokens and workspace.semantic_tokens.refresh_support),
        renews_folds=bool(workspace.folding_range and workspace.folding_range.refresh_support),
        status=isinstance(experimental, dict) and experimental.get("mlirStatus") is True,
        renews_lenses=bool(workspace.code_lens and workspace.code_lens.refresh_support),
        pulls=text.diagnostic is not None and text.publish_diagnostics is None,
        renews_diagnostics=bool(workspace.diagnostics and workspace.diagnostics.refresh_support),
        workbench=isinstance(experimental, dict) and experimental.get("mlirWorkbench") is True,
        creates_files=bool(
            edits and edits.document_changes and types.ResourceOperationKind.Create in (edits.resource_operations or ())
        ),
        snippets=bool(completed and completed.snippet_support),
        completion_markdown=types.MarkupKind.Markdown in ((completed.documentation_format if completed else None) or ()),
        typing_delay=_seconds_of(experimental.get("mlirTypingDelay") if isinstance(experimental, dict) else None),
        offers=_offers_of(experimental.get("mlirDialects") if isinstance(experimental, dict) else None),
    )


def _offers_of(kind: object) -> Literal["", "question", "message"]:
    return "question" if kind == "question" else "message" if kind == "message" else ""


def _seconds_of(milliseconds: object) -> float:
    if isinstance(milliseconds, bool) or not isinstance(milliseconds, int | float):
        return 0.0
    return min(max(milliseconds, 0.0), MAX_TYPING_DELAY) / 1000
