"""What a client can do, by what it says of itself, without the types of the protocol: these take long to import."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, cast, get_args

from mlir_ls.text import Encoding

MAX_TYPING_DELAY = 10_000.0
"""Milliseconds."""


LINKING = ("definition", "declaration", "typeDefinition")
"""The requests whose answers may be links, by their names among the capabilities of a client."""

_PARAMETERS = ("signatureHelp", "signatureInformation", "parameterInformation")


class Client(NamedTuple):
    """What the client can do, as far as it changes what it is sent.

    `links`: the requests whose answers may be links, by their names among its capabilities.
    `reads_actions`: it takes code actions, and not commands alone; `applies_edits`: the server may have it apply an edit, as a
    command does. `label_offsets`: a parameter of a signature may be a part of its label.
    `code_pages`: it shows where the code of a diagnostic is explained.
    `workbench`: it has commands that show what programs have written.
    `pulls`: it requests diagnostics, and is sent none.
    `takes_versions`: edits of documents say which versions they are of.
    `offers`: how it shows which dialects were found (see `workspace.offering`).
    `resolves_edits`: it requests the further edits of a candidate when that is chosen.
    `replaces_words`: a candidate may replace the rest of the word after the cursor, as the user chooses.
    `typing_delay`: seconds without a keystroke after which the errors of what is being typed are sent to it.
    """

    encoding: Encoding = "utf-16"
    markdown: bool = True
    links: frozenset[str] = frozenset()
    reads_actions: bool = True
    applies_edits: bool = False
    label_offsets: bool = True
    hierarchical_symbols: bool = False
    related_information: bool = False
    progress: bool = False
    watches_files: bool = False
    refreshes_hints: bool = False
    refreshes_tokens: bool = False
    refreshes_folds: bool = False
    refreshes_lenses: bool = False
    has_configuration: bool = False
    announces_settings: bool = False
    status: bool = False
    snippets: bool = False
    replaces_words: bool = False
    completion_markdown: bool = False
    resolves_edits: bool = False
    takes_versions: bool = False
    creates_files: bool = False
    code_pages: bool = False
    typing_delay: float = 0.0
    offers: Literal["", "question", "message"] = ""
    workbench: bool = False
    pulls: bool = False
    refreshes_diagnostics: bool = False


def client_of(params: object, encoding: str) -> Client:
    """The capabilities of a client, by the parameters of its `initialize`. What makes no sense in these is passed over.

    A request that a client says nothing of, and sends all the same, is answered as to one that can read what is usual.
    """
    capabilities = _within(params, "capabilities")
    text, window, workspace = (_within(capabilities, each) for each in ("textDocument", "window", "workspace"))
    diagnostics, completed = _within(text, "publishDiagnostics"), _within(text, "completion", "completionItem")
    edits, experimental = _within(workspace, "workspaceEdit"), _within(capabilities, "experimental")

    def is_refreshed(what: str) -> bool:
        return bool(_within(workspace, what).get("refreshSupport"))

    return Client(
        encoding=cast("Encoding", encoding) if encoding in get_args(Encoding) else "utf-16",
        markdown=_first_format(_within(text, "hover").get("contentFormat"), "markdown") == "markdown",
        links=frozenset([each for each in LINKING if _within(text, each if each in text else LINKING[0]).get("linkSupport")]),
        reads_actions="codeAction" not in text or bool(_within(text, "codeAction").get("codeActionLiteralSupport")),
        applies_edits=bool(workspace.get("applyEdit")),
        label_offsets=_PARAMETERS[0] not in text or bool(_within(text, *_PARAMETERS).get("labelOffsetSupport")),
        hierarchical_symbols=bool(_within(text, "documentSymbol").get("hierarchicalDocumentSymbolSupport")),
        related_information=bool(diagnostics.get("relatedInformation")),
        code_pages=bool(diagnostics.get("codeDescriptionSupport")),
        progress=bool(window.get("workDoneProgress")),
        watches_files=bool(_within(workspace, "didChangeWatchedFiles").get("dynamicRegistration")),
        has_configuration=bool(workspace.get("configuration")),
        announces_settings=bool(_within(workspace, "didChangeConfiguration").get("dynamicRegistration")),
        refreshes_hints=is_refreshed("inlayHint"),
        refreshes_tokens=is_refreshed("semanticTokens"),
        refreshes_folds=is_refreshed("foldingRange"),
        refreshes_lenses=is_refreshed("codeLens"),
        refreshes_diagnostics=is_refreshed("diagnostics"),
        pulls=text.get("diagnostic") is not None and text.get("publishDiagnostics") is None,
        takes_versions=bool(edits.get("documentChanges")),
        creates_files=bool(edits.get("documentChanges")) and "create" in _listed(edits.get("resourceOperations")),
        snippets=bool(completed.get("snippetSupport")),
        replaces_words=bool(completed.get("insertReplaceSupport")),
        resolves_edits="additionalTextEdits" in _listed(_within(completed, "resolveSupport").get("properties")),
        completion_markdown=_first_format(completed.get("documentationFormat"), "plaintext") == "markdown",
        status=experimental.get("mlirStatus") is True,
        workbench=experimental.get("mlirWorkbench") is True,
        typing_delay=_seconds_of(experimental.get("mlirTypingDelay")),
        offers=_offers_of(experimental.get("mlirDialects")),
    )


def _within(value: object, *names: str) -> Mapping[str, Any]:
    """The object that an object of JSON has at some names, each in that of the one before; an empty one where there is none."""
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value if isinstance(value, dict) else {}


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _first_format(formats: object, default: str) -> object:
    """The format that the client prefers of those that are written: the order says so."""
    return next((each for each in _listed(formats) if each in ("markdown", "plaintext")), default)


def _offers_of(kind: object) -> Literal["", "question", "message"]:
    return "question" if kind == "question" else "message" if kind == "message" else ""


def _seconds_of(milliseconds: object) -> float:
    if isinstance(milliseconds, bool) or not isinstance(milliseconds, int | float):
        return 0.0
    return min(max(milliseconds, 0.0), MAX_TYPING_DELAY) / 1000
