"""The kinds of words: `SemanticTokens`, `SemanticTokensDelta`, and the legend to both."""

from __future__ import annotations

from typing import NamedTuple

from mlir_ls.features.semantic_tokens.document import TokenEdit
from mlir_ls.features.semantic_tokens.legend import MODIFIERS, TYPES
from mlir_ls.lsp.encoding.answers import Json
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.protocol import types


class EncodedTokens(NamedTuple):
    """Numbers with a comma after each, or what has changed of them, and the number of the result.

    `data` is None where nothing has changed. A result without a number is one that no later request refers to.
    """

    data: str | TokenEdit | None
    result: int | None


def legend_of() -> types.SemanticTokensLegend:
    """The names of the kinds of semantic tokens."""
    return types.SemanticTokensLegend(list(TYPES), list(MODIFIERS))


def tokens_of(_: EncodedDocument, tokens: EncodedTokens) -> Json:
    """`SemanticTokens` or `SemanticTokensDelta`."""
    name = f'"resultId":"{tokens.result}",' if tokens.result is not None else ""
    data = tokens.data
    if isinstance(data, str):
        return Json(f'{{{name}"data":[{data[:-1]}]}}')
    edits = ""
    if data is not None:
        edits = f'{{"start":{data.start},"deleteCount":{data.removed},"data":[{data.text[:-1]}]}}'
    return Json(f'{{{name}"edits":[{edits}]}}')
