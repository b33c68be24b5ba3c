"""Candidates for what is being typed: `CompletionList`."""

from __future__ import annotations

from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.completion import CompletionItem, Completions
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.lsp.encoding.protocol import Json


def completions_of(document: EncodedDocument, completions: Completions) -> Json:
    """A `CompletionList`; its order is that of the candidates."""
    where = range_text(document, completions.replaced)
    items = ",".join([_item_text(where, index, item) for index, item in enumerate(completions.items)])
    return Json(f'{{"isIncomplete":{"false" if completions.complete else "true"},"items":[{items}]}}')


def _item_text(where: str, index: int, item: CompletionItem) -> str:
    label = quoted(item.label)
    documentation = f'"documentation":{quoted(item.documentation)},' if item.documentation else ""
    return (
        f'{{"label":{label},"kind":{int(item.kind)},"detail":{quoted(item.detail)},{documentation}'
        f'"sortText":"{index:04}","filterText":{label},"textEdit":{{"range":{where},"newText":{label}}}}}'
    )
