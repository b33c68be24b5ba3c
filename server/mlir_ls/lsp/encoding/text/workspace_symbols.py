"""Symbols of a workspace: `WorkspaceSymbol`."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.symbols.workspace import FoundSymbol
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.text import to_units


def workspace_symbols_of(client: Client, found: Iterable[tuple[str, FoundSymbol]]) -> Json:
    """A list of `WorkspaceSymbol`."""
    return json_list(
        [
            f'{{"name":{quoted("@" + symbol.name)},"kind":{int(symbol.kind)},"location":{_location(client, uri, symbol)}'
            f"{_container(symbol)}}}"
            for uri, symbol in found
        ]
    )


def _container(symbol: FoundSymbol) -> str:
    return f',"containerName":{quoted(symbol.container)}' if symbol.container else ""


def _location(client: Client, uri: str, symbol: FoundSymbol) -> str:
    line, start, end = symbol.line, symbol.start, symbol.end
    if symbol.lead:
        start = to_units(symbol.lead, start, client.encoding)
        end = to_units(symbol.lead, end, client.encoding)
    places = f'"start":{{"line":{line},"character":{start}}},"end":{{"line":{line},"character":{end}}}'
    return f'{{"uri":{quoted(uri)},"range":{{{places}}}}}'
