"""The workspace: its settings, files, folders and symbols ("Workspace Features")."""

from __future__ import annotations

from mlir_ls.features.symbols.workspace import ranked
from mlir_ls.lsp.encoding.protocol import Answer, types
from mlir_ls.lsp.encoding.text.workspace_symbols import workspace_symbols_of
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.turns import in_turns
from mlir_ls.settings import SECTIONS

MAX_SYMBOLS = 1000


async def find_symbols(host: Host, params: types.WorkspaceSymbolParams) -> Answer:
    """The symbols of all files whose names match; those of open documents as they are now."""
    session, index = host.home.session, host.home.index
    await index.ready(host.bar("Indexing MLIR files"))
    open_paths = {host.path_of(uri) or uri for uri in session.documents}
    documents = [(uri, document.version, session.analysis_of(uri)) for uri, document in session.documents.items()]

    def work() -> Answer:
        found = [(host.uri_of(path) or "", symbol) for path, symbol in index.find(params.query, open_paths)]
        for uri, version, analysis in documents:
            if analysis is not None:
                found += index.find_in(uri, version, analysis, params.query)
        return workspace_symbols_of(host.client, ranked(params.query, found)[:MAX_SYMBOLS])

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


def folders_changed(host: Host, params: types.DidChangeWorkspaceFoldersParams) -> None:
    """The workspace has other folders."""
    host.set_roots()
    host.home.begin()
