"""Candidates for what is being typed: `CompletionList`."""

from __future__ import annotations

from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.completion import CompletionItem, Completions
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.lsp.encoding.protocol import Json


def completions_of(document: EncodedDocument, completions: Completions) -> Json:
    """A `CompletionList`; its order is that of the candidates."""
    where = range_text(document, completions.replaced)
    snippets = document.client.snippets
    items = ",".join(
        [_item_text(where, index, item, completions.typed, snippets) for index, item in enumerate(completions.items)]
    )
    return Json(f'{{"isIncomplete":{"false" if completions.complete else "true"},"items":[{items}]}}')


def _item_text(where: str, index: int, item: CompletionItem, typed: str, snippets: bool) -> str:
    """An item. Clients filter and order by what is typed: what begins otherwise has it in front, so that it goes behind."""
    label = quoted(item.label)
    documentation = f'"documentation":{quoted(item.documentation)},' if item.documentation else ""
    is_snippet = snippets and item.snippet
    text = quoted(item.snippet if is_snippet else item.text)
    format_ = '"insertTextFormat":2,' if is_snippet else ""
    filtered = label if item.label.startswith(typed) else quoted(typed + item.label)
    return (
        f'{{"label":{label},"kind":{int(item.kind)},"detail":{quoted(item.detail)},{documentation}{format_}'
        f'"sortText":"{index:04}","filterText":{filtered},"textEdit":{{"range":{where},"newText":{text}}}}}'
    )
