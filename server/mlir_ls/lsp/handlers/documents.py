"""Open documents: "Text Document Synchronization"."""

from __future__ import annotations

from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host


def opened(host: Host, params: types.DidOpenTextDocumentParams) -> None:
    """A document is open from now on."""
    document = params.text_document
    host.home.session.open(document.uri, document.version, document.text)
    host.home.opened(document.uri)


def changed(host: Host, params: types.DidChangeTextDocumentParams) -> None:
    """The text of a document has changed."""
    document = params.text_document
    host.home.session.change(document.uri, document.version, params.content_changes)


def closed(host: Host, params: types.DidCloseTextDocumentParams) -> None:
    """A document is no longer open; its file counts."""
    uri = params.text_document.uri
    host.home.session.close(uri)
    host.home.index.changed(host.path_of(uri) or "")


def saved(host: Host, params: types.DidSaveTextDocumentParams) -> None:
    """A document has been written to its file."""
    host.home.saved(params.text_document.uri)
