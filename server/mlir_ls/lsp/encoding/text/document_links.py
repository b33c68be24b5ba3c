"""The files that locations name: `DocumentLink`."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.document_links import FileLink
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text, uri_of


def document_links_of(document: EncodedDocument, links: Iterable[FileLink]) -> Json:
    """A list of `DocumentLink`; the place in the file is a fragment of the URI, as editors read it."""
    uris: dict[str, str] = {}
    found: list[str] = []
    for link in links:
        if link.path not in uris:
            uris[link.path] = quoted(uri_of(link.path))[:-1]
        target = f'{uris[link.path]}#L{link.line + 1},{link.character + 1}"'
        found.append(f'{{"range":{range_text(document, link.span)},"target":{target}}}')
    return json_list(found)
