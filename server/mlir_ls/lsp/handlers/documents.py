"""Open documents: "Text Document Synchronization"."""

from __future__ import annotations

from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host

NO_VERSION = -(1 << 31)
"""The version of a document of which the client gives none, as LSP allowed until 3.15: such versions are counted from 0."""


def opened(host: Host, params: types.DidOpenTextDocumentParams) -> None:
    """A document is open from now on."""
    document = params.text_document
    host.home.session.open(document.uri, _version(host, document), document.text)
    host.home.opened(document.uri)


def changed(host: Host, params: types.DidChangeTextDocumentParams) -> None:
    """The text of a document has changed."""
    document = params.text_document
    host.home.session.change(document.uri, _version(host, document), params.content_changes)


def _version(host: Host, document: types.TextDocumentItem | types.VersionedTextDocumentIdentifier) -> int:
    if document.version != NO_VERSION:
        return document.version
    known = host.home.session.documents.get(document.uri)
    return (known.version or 0) + 1 if known is not None else 0


def closed(host: Host, params: types.DidCloseTextDocumentParams) -> None:
    """A document is no longer open; its file counts."""
    uri = params.text_document.uri
    host.home.session.close(uri)
    host.home.index.closed(uri)
    host.home.index.changed(host.path_of(uri) or "")


def saved(host: Host, params: types.DidSaveTextDocumentParams) -> None:
    """A document has been written to its file."""
    host.home.saved(params.text_document.uri)
