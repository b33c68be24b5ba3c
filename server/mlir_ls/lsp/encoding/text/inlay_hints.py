"""What lines leave out: `InlayHint`."""

from __future__ import annotations

from collections.abc import Iterable
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.features.inlay_hints import Hint
from mlir_ls.lsp.encoding.answers import Json, json_list
from mlir_ls.lsp.encoding.positions import EncodedDocument, unit_of
from mlir_ls.lsp.encoding.protocol import types

TYPE_HINT, ARGUMENT_HINT = types.InlayHintKind.Type.value, types.InlayHintKind.Parameter.value


def hints_of(document: EncodedDocument, hints: Iterable[Hint]) -> Json:
    """A list of `InlayHint`."""
    return json_list([_hint_text(document, hint) for hint in hints])


def _hint_text(document: EncodedDocument, hint: Hint) -> str:
    line, character = hint.position
    kind = TYPE_HINT if hint.is_type else ARGUMENT_HINT
    padding = "" if hint.is_type else ',"paddingRight":true'
    whole = f',"tooltip":{quoted(hint.whole)}' if hint.whole else ""
    return (
        f'{{"position":{{"line":{line},"character":{unit_of(document, line, character)}}},'
        f'"label":{quoted(hint.label)},"kind":{kind}{padding}{whole}}}'
    )
