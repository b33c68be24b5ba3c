"""Diagnostics that clients request: "Pull Diagnostics"."""

from __future__ import annotations

import asyncio
from functools import partial
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.lsp.encoding.answers import Answer, Json, json_list
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.closed import made_of_file
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.workspace.closed_files import FileState, state_of
from mlir_ls.workspace.indexing import files_in
from mlir_ls.workspace.pulling import PulledFile, pulled_file, result_of

_SHOWN_FROM = 20
"""Files that have to be read before a bar shows how far that is."""


async def of_document(host: Host, params: types.DocumentDiagnosticParams) -> Answer:
    """What is known of a document, or of a file that is not open."""
    uri = params.text_document.uri
    known = host.home.session.diagnostics_of(uri)
    if known is None:
        path = host.path_of(uri) if uri.startswith("file:") else None
        found = await _of_file(host, path, uri) if path is not None else None
        text = found.text if found is not None else ""
    else:
        _, text = known
    return Json(_report(result_of(text), text, params.previous_result_id))


async def of_workspace(host: Host, params: types.WorkspaceDiagnosticParams) -> Answer:
    """The diagnostics of all files of the workspace, of open documents as they are now."""
    session, previous = host.home.session, {each.uri: each.value for each in params.previous_result_ids}
    reports: list[str] = []
    for uri in list(session.documents):
        known = session.diagnostics_of(uri)
        if known is not None:
            version, text = known
            reports.append(_workspace_report(uri, version, _report(result_of(text), text, previous.pop(uri, None))))
    open_paths = {host.path_of(uri) or uri for uri in session.documents}
    paths, _ = await asyncio.to_thread(files_in, host.home.index.roots)
    await _add_files(host, [path for path in paths if path not in open_paths], previous, reports)
    for uri in previous:  # what is gone has none any more
        reports.append(_workspace_report(uri, None, _report("", "", None)))
    return Json(f'{{"items":{json_list(reports).text}}}')


async def _add_files(host: Host, paths: list[str], previous: dict[str, str], reports: list[str]) -> None:
    bar = host.bar("Checking MLIR files")
    read = 0
    try:
        states = await asyncio.to_thread(lambda: [state_of(path) for path in paths])
        for number, (path, state) in enumerate(zip(paths, states, strict=True)):
            uri = host.uri_of(path)
            found = host.home.pulled.known(path, uri, state)
            if found is None:
                read += 1
                if read == _SHOWN_FROM:
                    await bar.begin()
                found = await _of_file(host, path, uri, state)
                bar.report(number, len(paths))
            if found is not None:
                reports.append(_workspace_report(uri, None, _report(found.result, found.text, previous.pop(uri, None))))
    finally:
        bar.end()


async def _of_file(host: Host, path: str, uri: str, state: FileState | None = None) -> PulledFile | None:
    return await made_of_file(host.home.pulled, path, uri, partial(pulled_file, uri, host.client), state)


def _report(result: str, text: str, previous: str | None) -> str:
    """A report: without diagnostics where they are those that the client has."""
    if previous is not None and previous == result:
        return f'{{"kind":"unchanged","resultId":{quoted(result)}}}'
    return f'{{"kind":"full","resultId":{quoted(result)},"items":[{text}]}}'


def _workspace_report(uri: str, version: int | None, report: str) -> str:
    return f'{{"uri":{quoted(uri)},"version":{"null" if version is None else version},{report[1:]}'
