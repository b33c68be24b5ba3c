"""Requests about a symbol that several files of the workspace share: its references, its other name, its calls.

A row of the table says which symbols these are (`Linking`), and has a function that calls a feature at all places.
"""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from mlir_ls.features.call_hierarchy import Call, callable_at, incoming, outgoing
from mlir_ls.features.call_hierarchy import Callable as CallableSymbol
from mlir_ls.features.definition import Link, definition
from mlir_ls.features.references import references
from mlir_ls.features.rename import RenameError, renamed, valid_name
from mlir_ls.features.symbols.shared import shared_symbol_at
from mlir_ls.interruption import pausing
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.text.calls import DirectedCall
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.linking import has_body_elsewhere, places_of
from mlir_ls.lsp.queries import Query
from mlir_ls.text import Position, Span


class Linking(NamedTuple):
    """Which symbols of a query other files may speak of: `positions` are where the document names them, none where no file may.

    `check` is called with the query that has the other places, if there are positions, and raises what refuses the request.
    """

    positions: Callable[[Query], Sequence[Position]]
    check: Callable[[Host, Query], Awaitable[None]] | None = None


async def with_links(host: Host, query: Query, linking: Linking, positions: Iterable[Position]) -> Query:
    """A query, with the other places of the symbols at some positions."""
    links = {each: await places_of(host, query.document.uri, query.analysis, each) for each in positions}
    found = query._replace(links=links)
    if links and linking.check is not None:
        await linking.check(host, found)
    return found


def _own(query: Query, only_declared: bool = False) -> list[Position]:
    symbol = shared_symbol_at(query.analysis, query.position)
    is_meant = symbol is not None and symbol.is_shared and not (only_declared and symbol.has_body)
    return [query.position] if is_meant else []


def _callees(query: Query) -> list[Position]:
    return [call.other.name_span.start for call in outgoing(query.analysis, query.position)]


async def _check_rename(host: Host, query: Query) -> None:
    places, own = query.links[query.position], shared_symbol_at(query.analysis, query.position)
    assert own is not None  # or else it has no position
    if places.rivals and not own.has_body:
        files = " and ".join([os.path.basename(each) for each in places.rivals])
        name = f"'@{own.names[-1]}'"
        raise RenameError(f"{name} is only declared here, and has bodies in {files}: which of them is meant is not known")
    if places.others:
        new = own._replace(names=(*own.names[:-1], valid_name(query.analysis, query.position, query.params.new_name)))
        taken = await has_body_elsewhere(host, new) if new.names != own.names else None
        if taken is not None:
            raise RenameError(f"there is a symbol '@{new.names[-1]}' already in {os.path.basename(taken)}")


OWN_SYMBOL = Linking(_own)
"""The symbol at the position."""

DECLARED_SYMBOL = Linking(partial(_own, only_declared=True))
"""The symbol at the position, if it has no body here."""

CALLEES = Linking(_callees)
"""What the symbol at the position calls."""

RENAMED_SYMBOL = Linking(_own, _check_rename)
"""The symbol at the position, whose new name must be free, and of which it must be known what it means."""


def definition_everywhere(query: Query) -> tuple[EncodedDocument, Link] | None:
    """Where what is named at a position is defined: a symbol that is only declared here where it has its body."""
    link = definition(query.analysis, query.position, query.folders)
    there = query.body_of(query.position)
    body = definition(there.analysis, there.position) if there is not None and link is not None else None
    if link is None or there is None or body is None:
        return (query.document, link) if link is not None else None
    return there.document, body._replace(origin=link.origin)


def references_everywhere(query: Query) -> list[tuple[EncodedDocument, Span]]:
    """All places that name what is named at a position."""
    with_definition = query.params.context.include_declaration
    found = [(each.document, references(each.analysis, each.position, with_definition)) for each in query.everywhere()]
    return [(document, place) for document, places in found for place in pausing(places)]


def renamed_everywhere(query: Query) -> list[tuple[EncodedDocument, list[tuple[Span, str]]]]:
    """The replacements in each document that give what is named at a position another name.

    Raises:
        RenameError: what is there cannot be renamed, or the name is not valid or taken, here or in another document.
    """
    found: dict[str, tuple[EncodedDocument, list[tuple[Span, str]]]] = {}
    for each in query.everywhere():
        try:
            edits = renamed(each.analysis, each.position, query.params.new_name)
        except RenameError as error:
            where = f"{os.path.basename(each.document.uri)}: " if each.document.uri != query.document.uri else ""
            raise RenameError(f"{where}{error}") from None
        known = found.setdefault(each.document.uri, (each.document, []))
        known[1].extend(edits)
    return list(found.values())


def callable_everywhere(query: Query) -> tuple[EncodedDocument, CallableSymbol] | None:
    """What is named by the symbol at a position: where it has its body, in whichever file that is."""
    there = query.body_of(query.position) or query
    found = callable_at(there.analysis, there.position)
    return (there.document, found) if found is not None else None


def incoming_everywhere(query: Query) -> list[DirectedCall]:
    """The operations of all files that refer to the symbol at a position."""
    found = [(each.document, incoming(each.analysis, each.position)) for each in query.everywhere()]
    return [DirectedCall(document, call.other, document, call.places) for document, calls in found for call in calls]


def outgoing_everywhere(query: Query) -> list[DirectedCall]:
    """The symbols that the operation refers to which the symbol at a position names, where these have their bodies."""
    return [_outgoing(query, call) for call in outgoing(query.analysis, query.position)]


def _outgoing(query: Query, call: Call) -> DirectedCall:
    there = query.body_of(call.other.name_span.start)
    body = callable_at(there.analysis, there.position) if there is not None else None
    if there is None or body is None:
        return DirectedCall(query.document, call.other, query.document, call.places)
    return DirectedCall(there.document, body, query.document, call.places)
