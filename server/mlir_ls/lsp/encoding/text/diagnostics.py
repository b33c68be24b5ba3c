"""Diagnostics: `Diagnostic`, and the parameters of `publishDiagnostics`."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.explain.pages import address_of
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text

SOURCE = "mlir-ls"

_UNNECESSARY = ',"tags":[1]'
_DEPRECATED = ',"tags":[2]'
"""`DiagnosticTag`."""


def published(uri: str, version: int | None, parts: Iterable[str]) -> str:
    """The parameters of `publishDiagnostics`, as JSON text, with parts that `diagnostics_part` made."""
    version_text = "" if version is None else f',"version":{version}'
    return f'{{"uri":{quoted(uri)}{version_text},"diagnostics":[{",".join(filter(None, parts))}]}}'


def diagnostics_part(document: EncodedDocument, diagnostics: Iterable[Diagnostic]) -> str:
    """Diagnostics of a document as JSON text, without the brackets of the list they are in."""
    uri = quoted(document.uri)
    return ",".join([diagnostic_text(uri, document, each) for each in diagnostics])


class KeptTexts:
    """The JSON text of the diagnostics of one document that were sent last: most of the next ones are the same objects."""

    __slots__ = ("_texts",)

    def __init__(self) -> None:
        self._texts: dict[int, tuple[Diagnostic, str, str]] = {}  # by identity

    def part(self, document: EncodedDocument, diagnostics: Iterable[Diagnostic]) -> str:
        """The same as `diagnostics_part`; what is kept of others is forgotten."""
        uri, lines, old = quoted(document.uri), document.lines, self._texts
        self._texts = {}
        texts = []
        for each in diagnostics:
            line = lines[each.span.start.line]
            known = old.get(id(each))
            # characters are counted otherwise on another line
            if known is None or known[1] is not line:
                known = each, line, diagnostic_text(uri, document, each)
            if not each.related and each.span.start.line == each.span.end.line:
                self._texts[id(each)] = known
            texts.append(known[2])
        return ",".join(texts)


def diagnostic_text(uri: str, document: EncodedDocument, diagnostic: Diagnostic) -> str:
    """A `Diagnostic`; `uri` is that of the document as JSON text."""
    related = ""
    tags = _UNNECESSARY if diagnostic.unnecessary else _DEPRECATED if diagnostic.deprecated else ""
    if diagnostic.related and document.client.related_information:
        places = [
            f'{{"location":{{"uri":{uri},"range":{range_text(document, each.span)}}},"message":{quoted(each.message)}}}'
            for each in diagnostic.related
        ]
        related = f',"relatedInformation":[{",".join(places)}]'
    page = address_of(diagnostic.code) if document.client.code_pages and not diagnostic.source else ""
    described = f',"codeDescription":{{"href":{quoted(page)}}}' if page else ""
    return (
        f'{{"range":{range_text(document, diagnostic.span)},"severity":{int(diagnostic.severity)},'
        f'"code":{quoted(diagnostic.code)}{described},"source":{quoted(diagnostic.source or SOURCE)},'
        f'"message":{quoted(diagnostic.message)}{tags}{related}}}'
    )
