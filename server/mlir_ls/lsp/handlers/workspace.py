"""The workspace: its settings, files, folders and symbols ("Workspace Features")."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mlir_ls.features.symbols.workspace import FoundSymbol, ranked
from mlir_ls.lsp.encoding.answers import Answer, Json
from mlir_ls.lsp.encoding.positions import EncodedDocument, place_of
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.encoding.text.edits import workspace_edit
from mlir_ls.lsp.encoding.text.places import locations_of
from mlir_ls.lsp.encoding.text.workspace_symbols import workspace_symbols_of
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.linking import bodies_of
from mlir_ls.lsp.turns import in_turns
from mlir_ls.settings import SECTIONS
from mlir_ls.text import Span
from mlir_ls.workspace.renaming import files_naming, renamed_places

MAX_SYMBOLS = 1000


async def find_symbols(host: Host, params: types.WorkspaceSymbolParams) -> Answer:
    """The symbols of all files whose names match; those of open documents as they are now."""
    return await _of_symbols(
        host, params.query, lambda found: workspace_symbols_of(host.client, ranked(params.query, found)[:MAX_SYMBOLS])
    )


async def find_implementations(host: Host, params: types.ImplementationParams) -> Answer:
    """Where the symbol at a position has a body, in the files of the workspace: elsewhere it may be declared alone."""
    analysis = host.home.session.analysis_of(params.text_document.uri)
    if analysis is None:
        return None
    document = host.home.session.encoded(params.text_document.uri, analysis.document.lines)
    position = place_of(document, params.position)
    if position is None:
        return None
    found = await bodies_of(host, document.uri, analysis, position)
    places = [(host.home.session.encoded(each.uri, each.analysis.document.lines), each.symbol.span) for each in found]
    return locations_of(document, places[:MAX_SYMBOLS]) if places else None


async def _of_symbols(host: Host, query: str, encoded: Callable[[list[tuple[str, FoundSymbol]]], Answer]) -> Answer:
    """What is made of the symbols of all files whose names match, with the URIs of these."""
    session, index = host.home.session, host.home.index
    await index.ready(host.bar("Indexing MLIR files"))
    open_paths = {host.path_of(uri) or uri for uri in session.documents}
    documents = [(uri, document.version, session.analysis_of(uri)) for uri, document in session.documents.items()]

    def work() -> Answer:
        found = [(host.uri_of(path), symbol) for path, symbol in index.find(query, open_paths)]
        for uri, version, analysis in documents:
            if analysis is not None:
                found += index.find_in(uri, version, analysis, query)
        return encoded(found)

    done = await in_turns(work, lambda: True)
    return done.result() if done is not None else None


async def configured(host: Host, params: types.DidChangeConfigurationParams) -> None:
    """The settings have changed; they are requested from clients that do not send them."""
    if params.settings:
        host.home.configure(params.settings)
    else:
        await request_settings(host)


async def request_settings(host: Host) -> None:
    """Takes the settings of clients that send them on request only."""
    if host.client.has_configuration:
        values = await host.settings(SECTIONS)
        given = {section: each for section, each in zip(SECTIONS, values, strict=False) if each}
        if given:
            host.home.configure(given)


def files_changed(host: Host, params: types.DidChangeWatchedFilesParams) -> None:
    """Files have been written, created or deleted."""
    changed: list[str] = []
    deleted: list[str] = []
    for change in params.changes:
        (deleted if change.type == types.FileChangeType.Deleted else changed).append(host.path_of(change.uri) or "")
    host.home.files_changed(changed, deleted)


async def files_will_be_renamed(host: Host, params: types.RenameFilesParams) -> Answer:
    """The changes of locations that name files which are going to have other names."""
    moved = [(host.path_of(each.old_uri), host.path_of(each.new_uri)) for each in params.files]
    renamed = {old: new for old, new in moved if old and new}
    session = host.home.session
    open_documents = {host.path_of(uri) or "": (uri, document.lines) for uri, document in session.documents.items()}
    files = await asyncio.to_thread(files_naming, host.home.index.roots, renamed, frozenset(open_documents))
    found: list[tuple[EncodedDocument, list[tuple[Span, str]]]] = []
    files.update({path: list(lines) for path, (_, lines) in open_documents.items()})
    for path, lines in files.items():
        edits = renamed_places(path, lines, renamed, session.folders_of(host.uri_of(path)))
        if edits:
            uri = open_documents[path][0] if path in open_documents else host.uri_of(path)
            found.append((session.encoded(uri, lines), edits))
    return Json(workspace_edit(host.client, found))


def folders_changed(host: Host, params: types.DidChangeWorkspaceFoldersParams) -> None:
    """The workspace has other folders."""
    host.set_roots()
    host.home.begin()
