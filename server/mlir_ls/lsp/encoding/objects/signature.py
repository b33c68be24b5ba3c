"""The form of an operation: `SignatureHelp`."""

from __future__ import annotations

from mlir_ls.features.signature import Signature
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument


def signature_of(_: EncodedDocument, found: Signature) -> Answer:
    """A `SignatureHelp`; the offsets are those of UTF-16, in which each character of a form is one unit."""
    parameters = [{"label": [each.start, each.end], "documentation": each.text} for each in found.parameters]
    signature = {"label": found.form, "documentation": found.summary, "parameters": parameters}
    active = {"activeParameter": found.active} if found.active is not None else {}
    return {"signatures": [signature], "activeSignature": 0, **active}
