"""The files of the workspace that speak of one symbol, open or not (`features.symbols.shared`).

A file that uses a symbol of another one declares it, so the index of symbols knows the files that have to be looked into.
"""

from __future__ import annotations

import posixpath
from collections.abc import AsyncIterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from mlir_ls.analysis import Analysis, analyze
from mlir_ls.features.symbols.shared import SharedSymbol, shared_symbol_at
from mlir_ls.features.symbols.workspace import FoundSymbol, symbol_at
from mlir_ls.lsp.handlers.closed import made_of_file
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.text import Position

if TYPE_CHECKING:
    from mlir_ls.features.completion.elsewhere import Elsewhere, SymbolElsewhere

_MAX_NAMES = 500
"""Names of symbols of other files that are looked at for one list of candidates."""
_MAX_FILES = 500
"""Files that are not open that are read to find what one symbol is; declarations in others are not found."""


class SymbolPlace(NamedTuple):
    """Where a document or a file defines or declares a symbol."""

    uri: str
    analysis: Analysis
    symbol: SharedSymbol


class SymbolPlaces(NamedTuple):
    """The other places of the workspace that mean the same symbol as one place does.

    `rivals` are the URIs of two places that have a body for it, so that there are no others.
    """

    others: tuple[SymbolPlace, ...] = ()
    rivals: tuple[str, ...] = ()

    @property
    def body(self) -> SymbolPlace | None:
        """The place of the body, if it is one of the others."""
        return next((each for each in self.others if each.symbol.has_body), None)


class _Candidate(NamedTuple):
    """A symbol of the index; `path` is that of its file, None where it is in a document that is open."""

    uri: str
    path: str | None
    found: FoundSymbol


async def places_of(host: Host, uri: str, analysis: Analysis, position: Position) -> SymbolPlaces:
    """Where else the workspace speaks of the symbol at a position."""
    own = shared_symbol_at(analysis, position)
    if own is None or not own.is_shared:
        return SymbolPlaces()
    candidates = [each for each in await _named(host, own.names[-1]) if not _is_at(each, uri, own.span.start)]
    bodies = [SymbolPlace(uri, analysis, own)] if own.has_body else []
    declarations: list[SymbolPlace] = []
    likely = [each for each in candidates if each.found.may_have_body]
    async for place in _places(host, likely, own):
        (bodies if place.symbol.has_body else declarations).append(place)
        if len(bodies) > 1:
            return SymbolPlaces(rivals=tuple(sorted([each.uri for each in bodies])))
    if not bodies:
        return SymbolPlaces()
    async for place in _places(host, [each for each in candidates if not each.found.may_have_body], own):
        declarations.append(place)
    found = [*bodies, *declarations]
    return SymbolPlaces(tuple([each for each in found if each.symbol is not own]))


async def bodies_of(host: Host, uri: str, analysis: Analysis, position: Position) -> list[SymbolPlace]:
    """Where the symbol at a position has a body: there, or else where a declaration may mean."""
    name = symbol_at(analysis, position)
    own = shared_symbol_at(analysis, position)
    if name is None:
        return []
    if own is not None and (own.has_body or not own.is_shared):
        return [SymbolPlace(uri, analysis, own)] if own.has_body else []
    return [place async for place in _bodies(host, name, own)]


async def has_body_elsewhere(host: Host, symbol: SharedSymbol) -> str | None:
    """The URI of a place where the workspace has a body for a symbol of these names."""
    async for place in _bodies(host, symbol.names[-1], symbol):
        return place.uri
    return None


def symbols_elsewhere(host: Host, uri: str) -> Elsewhere | None:
    """Finds symbols of other files than a document, as far as these are known; None where the client cannot declare them."""
    from mlir_ls.features.completion.elsewhere import SymbolsElsewhere  # the features are imported with the first request

    if not host.client.resolves_edits or not host.home.index.roots:
        return None

    def found(beginning: str) -> SymbolsElsewhere:
        session, index = host.home.session, host.home.index
        is_whole = index.begin(host.bar("Indexing MLIR files"))
        open_paths = {host.path_of(each) or each for each in session.documents}
        closed, are_all = index.beginning(beginning, open_paths, _MAX_NAMES)
        symbols = [(host.uri_of(path), symbol) for path, symbol in closed]
        for other, document in session.documents.items():
            if other != uri and document.analysis is not None:
                known = index.find_in(other, document.version, document.analysis, beginning)
                symbols += [each for each in known if each[1].name.startswith(beginning)]
        symbols.sort(key=lambda each: (-len(posixpath.commonpath([each[0], uri])), each[1].name))
        return SymbolsElsewhere([_elsewhere(each, symbol) for each, symbol in symbols], is_whole and are_all)

    return found


def _elsewhere(uri: str, found: FoundSymbol) -> SymbolElsewhere:
    from mlir_ls.features.completion.elsewhere import SymbolElsewhere

    body, place = found.may_have_body, (uri, found.line, found.start)
    return SymbolElsewhere(found.name, found.operation, found.container, body, found.private, *place)


async def analysis_of(host: Host, uri: str, path: str | None) -> Analysis | None:
    """The analysis of a document as it is now, or of a file that is not open; None where it cannot be read."""
    if uri in host.home.session.documents or path is None:
        return host.home.session.analysis_of(uri)
    return await made_of_file(host.home.closed, path, uri, partial(analyze, verify=False))


async def _named(host: Host, name: str) -> list[_Candidate]:
    """What the index has under a name; documents that are open count as they are now."""
    session, index = host.home.session, host.home.index
    await index.ready(host.bar("Indexing MLIR files"))
    open_paths = {host.path_of(uri) or uri for uri in session.documents}
    found: list[_Candidate] = []
    for uri, document in list(session.documents.items()):
        analysis = session.analysis_of(uri)
        if analysis is not None:
            found += [_Candidate(uri, None, each) for each in index.named_in(uri, document.version, analysis, name)]
    closed = index.named(name, open_paths)
    return [*found, *[_Candidate(host.uri_of(path), path, each) for path, each in closed]]


async def _bodies(host: Host, name: str, like: SharedSymbol | None) -> AsyncIterator[SymbolPlace]:
    """The bodies that the workspace has under a name, of symbols like another one."""
    candidates = [each for each in await _named(host, name) if each.found.may_have_body]
    async for place in _places(host, candidates, like):
        if place.symbol.has_body:
            yield place


async def _places(host: Host, candidates: list[_Candidate], like: SharedSymbol | None) -> AsyncIterator[SymbolPlace]:
    """The candidates that are a symbol like another one, which files share."""
    for uri, path, found in candidates[:_MAX_FILES]:
        analysis = await analysis_of(host, uri, path)
        if analysis is None or found.line >= len(analysis.document.lines):
            continue
        symbol = shared_symbol_at(analysis, Position(found.line, found.start))
        if symbol is not None and symbol.is_shared and (like is None or symbol.is_same(like)):
            yield SymbolPlace(uri, analysis, symbol)


def _is_at(candidate: _Candidate, uri: str, position: Position) -> bool:
    return candidate.uri == uri and (candidate.found.line, candidate.found.start) == position
