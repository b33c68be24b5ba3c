"""Candidates for what is being typed: `CompletionList`."""

from __future__ import annotations

from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.completion import CompletionItem, CompletionKind, Completions
from mlir_ls.lsp.encoding.answers import Json
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text
from mlir_ls.text import Position, Span


def completions_of(document: EncodedDocument, completions: Completions) -> Json:
    """A `CompletionList`; its order is that of the candidates."""
    where = _replaced_text(document, completions)
    client, uri = document.client, quoted(document.uri)
    items = ",".join(
        [
            _item_text(where, index, item, completions.typed, client, uri, completions.replaced.start)
            for index, item in enumerate(completions.items)
        ]
    )
    return Json(f'{{"isIncomplete":{"false" if completions.complete else "true"},"items":[{items}]}}')


def _replaced_text(document: EncodedDocument, completions: Completions) -> str:
    """What an item replaces, as JSON: up to the cursor, or the rest of the word as well where clients may choose that."""
    where = completions.replaced
    if not document.client.replaces_words or not completions.after:
        return f'"range":{range_text(document, where)}'
    end = Position(where.end.line, where.end.character + completions.after)
    return f'"insert":{range_text(document, where)},"replace":{range_text(document, Span(where.start, end))}'


def _documentation(item: CompletionItem, markdown: bool) -> str:
    """The documentation of an item as an entry of JSON, with its example; "" where there is none."""
    if item.example and markdown:
        value = f"```mlir\n{item.example}\n```\n\n{item.documentation}".rstrip()
        return f'"documentation":{{"kind":"markdown","value":{quoted(value)}}},'
    text = "\n\n".join([part for part in (item.example, item.documentation) if part])
    return f'"documentation":{quoted(text)},' if text else ""


def _of_elsewhere(item: CompletionItem, at: Position, uri: str) -> str:
    """What declares the symbol of another file when it is chosen; "" for other items. Characters are those of our lines."""
    if item.elsewhere is None:
        return ""
    there, line, character = item.elsewhere
    return f'"data":{{"uri":{uri},"at":[{at.line},{at.character}],"there":[{quoted(there)},{line},{character}]}},'


def _item_text(where: str, index: int, item: CompletionItem, typed: str, client: Client, uri: str, at: Position) -> str:
    """An item. Clients filter and order by what is typed: what begins otherwise has it in front, so that it goes after.

    A dialect has its period after it: else its name, typed whole, would be before all its operations, and insert nothing.
    """
    label = quoted(item.label)
    documentation = _documentation(item, client.completion_markdown)
    is_snippet = client.snippets and item.snippet
    text = quoted(item.snippet if is_snippet else item.text)
    format_ = '"insertTextFormat":2,' if is_snippet else ""
    data = f'"data":{{"uri":{uri},"operation":{quoted(item.operation)}}},' if item.operation else _of_elsewhere(item, at, uri)
    name = item.text if item.kind is CompletionKind.DIALECT else item.label
    filtered = quoted(name if name.startswith(typed) else typed + name)
    return (
        f'{{"label":{label},"kind":{int(item.kind)},"detail":{quoted(item.detail)},{documentation}{format_}{data}'
        f'"sortText":"{index:04}","filterText":{filtered},"textEdit":{{{where},"newText":{text}}}}}'
    )
