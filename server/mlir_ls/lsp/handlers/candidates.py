"""What is known of a candidate of a completion, which is found for those that the client shows."""

from __future__ import annotations

from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.lsp.handlers.host import Host


def resolve(host: Host, params: types.CompletionItem) -> Answer:
    """A candidate that is an operation with all that its hover says; another one as it is."""
    from mlir_ls.features.hover.operation import operation_text  # the features are imported with the first request

    data = params.data if isinstance(params.data, dict) else {}
    uri, operation = data.get("uri"), data.get("operation")
    known = isinstance(uri, str) and isinstance(operation, str) and host.client.completion_markdown
    analysis = host.home.session.analysis_of(uri) if known and isinstance(uri, str) else None
    spec = analysis.language.registry.op(str(operation)) if analysis is not None else None
    if analysis is not None and spec is not None:
        text = operation_text(spec, analysis.language.registry)
        params.documentation = types.MarkupContent(types.MarkupKind.Markdown, text)
    return params
