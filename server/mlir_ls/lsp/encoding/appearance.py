"""What a text looks like and what is shown in it, as JSON of the Language Server Protocol: tokens, hints, links, signatures."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.document_links import FileLink
from mlir_ls.features.inlay_hints import Hint
from mlir_ls.features.semantic_tokens import Change
from mlir_ls.features.semantic_tokens.legend import MODIFIERS, TYPES
from mlir_ls.features.signature import Signature
from mlir_ls.lsp.encoding.protocol import Answer, Json, Lines, range_text, types, unit_of, uri_of

TYPE_HINT, ARGUMENT_HINT = types.InlayHintKind.Type.value, types.InlayHintKind.Parameter.value


def document_links_of(document: Lines, links: Iterable[FileLink]) -> Json:
    """A list of `DocumentLink`; the place in the file is told as editors read it off the end of a URI."""
    uris: dict[str, str] = {}
    found: list[str] = []
    for link in links:
        if link.path not in uris:
            uris[link.path] = quoted(uri_of(link.path))[:-1]
        target = f'{uris[link.path]}#L{link.line + 1},{link.character + 1}"'
        found.append(f'{{"range":{range_text(document, link.span)},"target":{target}}}')
    return Json(f"[{','.join(found)}]")


def legend_of() -> types.SemanticTokensLegend:
    """The names of the kinds of semantic tokens."""
    return types.SemanticTokensLegend(list(TYPES), list(MODIFIERS))


def tokens_of(numbers: str, result: int | None = None) -> Json:
    """`SemanticTokens`, from numbers with a comma behind each."""
    name = f'"resultId":"{result}",' if result is not None else ""
    return Json(f'{{{name}"data":[{numbers[:-1]}]}}')


def token_changes_of(change: Change | None, result: int) -> Json:
    """`SemanticTokensDelta`."""
    edits = ""
    if change is not None:
        edits = f'{{"start":{change.start},"deleteCount":{change.removed},"data":[{change.text[:-1]}]}}'
    return Json(f'{{"resultId":"{result}","edits":[{edits}]}}')


def hints_of(document: Lines, hints: Iterable[Hint]) -> Json:
    """A list of `InlayHint`."""
    return Json(f"[{','.join([_hint_text(document, hint) for hint in hints])}]")


def _hint_text(document: Lines, hint: Hint) -> str:
    line, character = hint.position
    kind = TYPE_HINT if hint.is_type else ARGUMENT_HINT
    padding = "" if hint.is_type else ',"paddingRight":true'
    whole = f',"tooltip":{quoted(hint.whole)}' if hint.whole else ""
    return (
        f'{{"position":{{"line":{line},"character":{unit_of(document, line, character)}}},'
        f'"label":{quoted(hint.label)},"kind":{kind}{padding}{whole}}}'
    )


def signature_of(found: Signature | None) -> Answer:
    """A `SignatureHelp`; forms are ASCII, so that a character is a unit."""
    if found is None:
        return None
    parameters = [{"label": [each.start, each.end], "documentation": each.text} for each in found.parameters]
    signature = {"label": found.form, "documentation": found.summary, "parameters": parameters}
    active = {"activeParameter": found.active} if found.active is not None else {}
    return {"signatures": [signature], "activeSignature": 0, **active}
