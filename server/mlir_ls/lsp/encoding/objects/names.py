"""A name: where it is defined (`LocationLink`), its text for a rename, and what surrounds it (`SelectionRange`)."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.features.definition import Link
from mlir_ls.features.rename import Renamable
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_of, uri_of
from mlir_ls.text import Span

_ENDS = ("start", "end")


def definition_of(document: EncodedDocument, found: tuple[EncodedDocument, Link]) -> Answer:
    """One `LocationLink`, or a `Location` for clients that do not take links. The target may be in another document."""
    return _link_of("definition", document, found)


def declaration_of(document: EncodedDocument, link: Link) -> Answer:
    """The same of a declaration."""
    return _link_of("declaration", document, (document, link))


def type_definition_of(document: EncodedDocument, link: Link) -> Answer:
    """The same of the definition of a type."""
    return _link_of("typeDefinition", document, (document, link))


def _link_of(name: str, document: EncodedDocument, found: tuple[EncodedDocument, Link]) -> Answer:
    there, link = found
    uri = uri_of(link.path) if link.path is not None else there.uri
    place = _range_in(link.path, there, link.target_name)
    if name not in document.client.links:
        return {"uri": uri, "range": place}
    return [
        {
            "originSelectionRange": range_of(document, link.origin),
            "targetUri": uri,
            "targetRange": _range_in(link.path, there, link.target),
            "targetSelectionRange": place,
        }
    ]


def _range_in(path: str | None, document: EncodedDocument, where: Span) -> dict[str, dict[str, int]]:
    """A range in a document, or in a file that is not open, whose characters are taken for units."""
    if path is None:
        return range_of(document, where)
    return {end: {"line": place.line, "character": place.character} for end, place in zip(_ENDS, where, strict=True)}


def renamable_of(document: EncodedDocument, found: Renamable) -> Answer:
    """The answer to `prepareRename`."""
    return {"range": range_of(document, found.span), "placeholder": found.name}


def selections_of(document: EncodedDocument, found: Sequence[Sequence[Span]]) -> Answer:
    """A list of `SelectionRange`: of the smallest span of each, with those around it as its parents."""
    return [_selection(document, spans) for spans in found]


def _selection(document: EncodedDocument, spans: Sequence[Span]) -> Answer:
    made: Answer = None
    for span in reversed(spans):
        made = {"range": range_of(document, span)} | ({"parent": made} if made is not None else {})
    return made
