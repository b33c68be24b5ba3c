"""A request about a document, in the terms of the features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.lsp.encoding.positions import EncodedDocument, place_of, span_of_range
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.linking import SymbolPlace, SymbolPlaces
from mlir_ls.text import Position, Span
from mlir_ls.workspace.session import Session

if TYPE_CHECKING:
    from mlir_ls.features.completion.elsewhere import Elsewhere

_NO_LINKS: Mapping[Position, SymbolPlaces] = MappingProxyType({})


class RequestScope(Enum):
    """What a request is about, and the type of its parameters if the protocol does not know its method."""

    PLACE = types.TextDocumentPositionParams
    DOCUMENT = types.DocumentSymbolParams
    RANGE = types.InlayHintParams
    ITEM = types.CallHierarchyIncomingCallsParams


class Query(NamedTuple):
    """What a feature is given: a document as it is now, and the place in it that the parameters name.

    `position` is the start of the document if the parameters name no place, and so is `span` if they name no range.
    `links` are other places of the workspace that mean the symbols at some positions, where the request is about these as well.
    `elsewhere` finds symbols of other files as far as they are known, where the request offers them.
    """

    session: Session
    analysis: Analysis
    document: EncodedDocument
    params: Any
    position: Position = Position(0, 0)
    span: Span = Span(Position(0, 0), Position(0, 0))
    links: Mapping[Position, SymbolPlaces] = _NO_LINKS
    elsewhere: Elsewhere | None = None

    @property
    def folders(self) -> Sequence[str]:
        """Where files that the document names may be."""
        return self.session.folders_of(self.document.uri)

    def is_current(self) -> bool:
        """Whether the documents are still as they were when the request began."""
        others = [place for found in self.links.values() for place in found.others]
        known = [(self.document.uri, self.analysis), *[(each.uri, each.analysis) for each in others]]
        return all([self._is_still(uri, analysis) for uri, analysis in known])

    def everywhere(self) -> list[Query]:
        """The query, and the same one for each other place that means the symbol at its position."""
        found = self.links.get(self.position)
        return [self, *[self.at(each) for each in found.others]] if found is not None else [self]

    def at(self, place: SymbolPlace) -> Query:
        """The same query about the symbol at another place."""
        document = self.session.encoded(place.uri, place.analysis.document.lines)
        return Query(self.session, place.analysis, document, self.params, place.symbol.span.start)

    def body_of(self, position: Position) -> Query | None:
        """The query at the body that a declaration at a position means."""
        found = self.links.get(position)
        return self.at(found.body) if found is not None and found.body is not None else None

    def _is_still(self, uri: str, analysis: Analysis) -> bool:
        now = self.session.documents.get(uri)
        return now is None or now.analysis is None or (now.analysis.document is analysis.document and not now.pending)


def uri_requested(scope: RequestScope, params: Any) -> str:
    """The URI of the document that a request is about."""
    return str(params.item.uri if scope is RequestScope.ITEM else params.text_document.uri)


def query_of(scope: RequestScope, session: Session, params: Any, closed: Analysis | None = None) -> Query | None:
    """What a request is about; None if the document is not open, or there is no such place.

    `closed` is the analysis of the document where it is a file that is not open.
    """
    uri = uri_requested(scope, params)
    analysis = session.analysis_of(uri) or closed
    if analysis is None:
        return None
    document = session.encoded(uri, analysis.document.lines)
    query = Query(session, analysis, document, params)
    if scope is RequestScope.RANGE:
        return query._replace(span=span_of_range(document, params.range))
    if scope is RequestScope.DOCUMENT:
        return query
    position = place_of(document, params.item.selection_range.start if scope is RequestScope.ITEM else params.position)
    return query._replace(position=position) if position is not None else None
