"""Where a name is defined or declared: `LocationLink`, `Location`."""

from __future__ import annotations

import json
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.definition import Link
from mlir_ls.lsp.encoding.answers import Json
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text, uri_of
from mlir_ls.text import Span


def definition_of(document: EncodedDocument, found: tuple[EncodedDocument, Link]) -> Json:
    """One `LocationLink`, or a `Location` for clients that do not take links. The target may be in another document."""
    return _link_of("definition", document, found)


def declaration_of(document: EncodedDocument, link: Link) -> Json:
    """The same of a declaration."""
    return _link_of("declaration", document, (document, link))


def type_definition_of(document: EncodedDocument, link: Link) -> Json:
    """The same of the definition of a type."""
    return _link_of("typeDefinition", document, (document, link))


def _link_of(name: str, document: EncodedDocument, found: tuple[EncodedDocument, Link]) -> Json:
    there, link = found
    uri = quoted(uri_of(link.path) if link.path is not None else there.uri)
    place = _range_in(link.path, there, link.target_name)
    if name not in document.client.links:
        return Json(f'{{"uri":{uri},"range":{place}}}')
    return Json(
        f'[{{"originSelectionRange":{range_text(document, link.origin)},"targetUri":{uri},'
        f'"targetRange":{_range_in(link.path, there, link.target)},"targetSelectionRange":{place}}}]'
    )


def _range_in(path: str | None, document: EncodedDocument, where: Span) -> str:
    """A range in a document, or in a file that is not open, whose characters are taken for units."""
    if path is None:
        return range_text(document, where)
    return json.dumps({"start": where.start._asdict(), "end": where.end._asdict()})
