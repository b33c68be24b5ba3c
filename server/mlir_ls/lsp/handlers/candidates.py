"""What is known of a candidate of a completion, which is found for those that the client shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import unit_of
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host
from mlir_ls.lsp.handlers.linking import analysis_of
from mlir_ls.text import Position


async def resolve(host: Host, params: types.CompletionItem) -> Answer:
    """A candidate that is an operation with all that its hover says, the symbol of another file with the edit that declares it.

    Another one as it is.
    """
    from mlir_ls.features.hover.operation import operation_text  # the features are imported with the first request

    data = params.data if isinstance(params.data, dict) else {}
    if "there" in data:
        await _declare(host, params, data)
        return params
    uri, operation = data.get("uri"), data.get("operation")
    known = isinstance(uri, str) and isinstance(operation, str) and host.client.completion_markdown
    analysis = host.home.session.analysis_of(uri) if known and isinstance(uri, str) else None
    spec = analysis.language.registry.op(str(operation)) if analysis is not None else None
    if analysis is not None and spec is not None:
        text = operation_text(spec, analysis.language.registry)
        params.documentation = types.MarkupContent(types.MarkupKind.Markdown, text)
    return params


async def _declare(host: Host, params: types.CompletionItem, data: Mapping[str, Any]) -> None:
    """Gives a candidate the edit that declares the symbol of another file in front of what the reference stands in."""
    from mlir_ls.features.symbols.declaring import declaration_of, with_declaration

    try:
        uri, (line, character), (there, symbol_line, symbol_character) = data["uri"], data["at"], data["there"]
        place, symbol = Position(int(line), int(character)), Position(int(symbol_line), int(symbol_character))
    except (KeyError, TypeError, ValueError):
        return
    path = host.path_of(there) if isinstance(there, str) else None
    other = await analysis_of(host, there, path) if path is not None and _is_of_workspace(host, there, path) else None
    analysis = host.home.session.analysis_of(uri) if isinstance(uri, str) else None
    if other is None or analysis is None:
        return
    text = declaration_of(other, symbol, params.label.removeprefix("@"), analysis)
    insertion = with_declaration(analysis, place, text) if text is not None else None
    if text is None or insertion is None:
        return
    at, inserted = insertion
    document = host.home.session.encoded(uri, analysis.document.lines)
    where = types.Position(at.line, unit_of(document, at.line, at.character))
    edit = types.TextEdit(types.Range(where, where), inserted.replace("\n", document.line_end))
    params.additional_text_edits = [edit]
    params.documentation = types.MarkupContent(types.MarkupKind.PlainText, text)


def _is_of_workspace(host: Host, uri: str, path: str) -> bool:
    """Whether a file is a document or in the index: no other one is read, whatever a client says."""
    return uri in host.home.session.documents or path in host.home.index.symbols
