"""What the server does beyond answering requests about one document: notifications, and what concerns the whole workspace.

A handler is a function of the server (`Host`) and the parameters. Its row in a table names the method that it handles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers import candidates, diagnostics, documents, lenses, session, workbench, workspace
from mlir_ls.lsp.handlers.host import WorkspaceRequest
from mlir_ls.lsp.handlers.parameters import (
    document_parameters,
    flag_parameters,
    lit_parameters,
    pipeline_parameters,
    run_test_parameters,
)

_DOCUMENT = {"textDocument": {"uri": "file:///not-open.mlir"}}
_PLACE = {**_DOCUMENT, "position": {"line": 0, "character": 0}}
_RENAMED = {"files": [{"oldUri": "file:///not/there.mlir", "newUri": "file:///not/here.mlir"}]}
_LENS = {"range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "data": {"uri": "file:///not-open.mlir"}}
_DIAGNOSTICS = types.DiagnosticOptions(inter_file_dependencies=False, workspace_diagnostics=True, identifier="mlir-ls")
_RENAMING = types.FileOperationRegistrationOptions(
    [types.FileOperationFilter(types.FileOperationPattern("**"), "file")]
)

WORKSPACE_REQUESTS: tuple[WorkspaceRequest, ...] = (
    WorkspaceRequest(types.WORKSPACE_SYMBOL, workspace.find_symbols, {"query": "callee"}),
    WorkspaceRequest(types.TEXT_DOCUMENT_IMPLEMENTATION, workspace.find_implementations, _PLACE),
    WorkspaceRequest(types.TEXT_DOCUMENT_DIAGNOSTIC, diagnostics.of_document, _DOCUMENT, options=_DIAGNOSTICS),
    WorkspaceRequest(types.WORKSPACE_DIAGNOSTIC, diagnostics.of_workspace, {"previousResultIds": []}),
    WorkspaceRequest(types.COMPLETION_ITEM_RESOLVE, candidates.resolve, {"label": "addi"}),
    WorkspaceRequest(types.CODE_LENS_RESOLVE, lenses.resolve, _LENS),
    WorkspaceRequest(types.WORKSPACE_WILL_RENAME_FILES, workspace.files_will_be_renamed, _RENAMED, options=_RENAMING),
)
"""Requests that are answered from the files of the workspace as well."""

WORKBENCH_REQUESTS: tuple[WorkspaceRequest, ...] = (
    WorkspaceRequest(types.WORKSPACE_EXECUTE_COMMAND, workbench.execute, {"command": "mlir.runTest", "arguments": ["file:///a"]}),
    WorkspaceRequest("mlir/runTests", workbench.run_tests, _DOCUMENT, run_test_parameters),
    WorkspaceRequest("mlir/runLit", workbench.run_lit, {"uris": ["file:///not-there"]}, lit_parameters),
    WorkspaceRequest("mlir/runPipeline", workbench.run_pipeline, {**_DOCUMENT, "flags": "--cse"}, pipeline_parameters),
    WorkspaceRequest("mlir/pipelines", workbench.pipelines, _DOCUMENT, document_parameters),
    WorkspaceRequest("mlir/completeFlags", workbench.complete_flags, {**_DOCUMENT, "text": "-", "offset": 1}, flag_parameters),
)
"""Requests that run programs, where the user trusts the workspace."""

SESSION: tuple[tuple[str, Callable[[Any, Any], Any]], ...] = (
    (types.INITIALIZE, session.initialize),
    (types.INITIALIZED, session.initialized),
    (types.WINDOW_WORK_DONE_PROGRESS_CANCEL, session.progress_cancelled),
    (types.TEXT_DOCUMENT_DID_OPEN, documents.opened),
    (types.TEXT_DOCUMENT_DID_CHANGE, documents.changed),
    (types.TEXT_DOCUMENT_DID_SAVE, documents.saved),
    (types.TEXT_DOCUMENT_DID_CLOSE, documents.closed),
    (types.WORKSPACE_DID_CHANGE_CONFIGURATION, workspace.configured),
    (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, workspace.files_changed),
    (types.WORKSPACE_DID_CHANGE_WORKSPACE_FOLDERS, workspace.folders_changed),
)
"""The notifications, and the request that a session begins with."""
