"""Symbols of a workspace: `WorkspaceSymbol`."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.symbols.workspace import FoundSymbol
from mlir_ls.lsp.encoding.protocol import Client, Json, json_list
from mlir_ls.text import to_units


def workspace_symbols_of(client: Client, found: Iterable[tuple[str, FoundSymbol]]) -> Json:
    """A list of `WorkspaceSymbol`."""
    parts = []
    for uri, symbol in found:
        line, start, end = symbol.line, symbol.start, symbol.end
        if symbol.lead:
            start = to_units(symbol.lead, start, client.encoding)
            end = to_units(symbol.lead, end, client.encoding)
        parts.append(
            f'{{"name":{quoted("@" + symbol.name)},"kind":{int(symbol.kind)},"location":{{"uri":{quoted(uri)},'
            f'"range":{{"start":{{"line":{line},"character":{start}}},"end":{{"line":{line},"character":{end}}}}}}}}}'
        )
    return json_list(parts)
