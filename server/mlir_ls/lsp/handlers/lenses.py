"""Lenses that say how often something is used, which is counted for those that the client shows."""

from __future__ import annotations

from mlir_ls.lsp.encoding.answers import SHOW_REFERENCES, Answer
from mlir_ls.lsp.encoding.positions import place_of
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.linking import places_of


async def resolve(host: Host, params: types.CodeLens) -> Answer:
    """A lens with its title and its command; without a title where nothing is defined there any more."""
    uri = params.data.get("uri") if isinstance(params.data, dict) else None
    title = await _uses(host, uri, params.range.start) if isinstance(uri, str) else None
    start, end = [{"line": each.line, "character": each.character} for each in (params.range.start, params.range.end)]
    is_shown = title is not None and host.client.workbench
    command, arguments = (SHOW_REFERENCES, [uri, start]) if is_shown else ("", [])
    shown = {"title": title or "", "command": command, "arguments": arguments}
    return {"range": {"start": start, "end": end}, "command": shown}


async def _uses(host: Host, uri: str, start: types.Position) -> str | None:
    from mlir_ls.features.uses import uses_at  # the features are imported with the first request

    analysis = host.home.session.analysis_of(uri)
    if analysis is None:
        return None
    position = place_of(host.home.session.encoded(uri, analysis.document.lines), start)
    if position is None:
        return None
    places = await places_of(host, uri, analysis, position)
    return uses_at(analysis, position, [(each.analysis, each.symbol.span.start) for each in places.others])
