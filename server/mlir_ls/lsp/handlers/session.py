"""The beginning of a session, and the cancelling of work: "Lifecycle Messages", "Work Done Progress"."""

from __future__ import annotations

from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.workspace import request_settings
from mlir_ls.workspace.workspace import WATCHED


def initialize(host: Host, params: types.InitializeParams) -> None:
    """The client has sent its capabilities."""
    host.begin(params)


async def initialized(host: Host, params: types.InitializedParams) -> None:
    """The client is ready: it is requested to watch files, and to send its settings."""
    registrations = []
    if host.client.watches_files:
        watchers = [types.FileSystemWatcher(glob_pattern=pattern) for pattern in WATCHED]
        options = types.DidChangeWatchedFilesRegistrationOptions(watchers=watchers)
        registrations.append(types.Registration("watch", types.WORKSPACE_DID_CHANGE_WATCHED_FILES, options))
    if host.client.announces_settings:
        registrations.append(types.Registration("settings", types.WORKSPACE_DID_CHANGE_CONFIGURATION))
    if registrations:
        host.register(registrations)
    host.home.begin()
    try:
        await request_settings(host)
    finally:
        host.home.all_settings_sent()


def progress_cancelled(host: Host, params: types.WorkDoneProgressCancelParams) -> None:
    """The user has cancelled some work."""
    host.stop_work(params.token)
