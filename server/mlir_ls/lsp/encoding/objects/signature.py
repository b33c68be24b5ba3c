"""The form of an operation: `SignatureHelp`."""

from __future__ import annotations

from mlir_ls.features.signature import Signature
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument


def signature_of(document: EncodedDocument, found: Signature) -> Answer:
    """A `SignatureHelp`; the offsets are those of UTF-16, in which each character of a form is one unit.

    A client that takes no offsets is given the words themselves, which it looks for in the form.
    """
    has_offsets = document.client.label_offsets
    parameters = [
        {
            "label": [each.start, each.end] if has_offsets else found.form[each.start : each.end],
            "documentation": each.text,
        }
        for each in found.parameters
    ]
    signature = {"label": found.form, "documentation": found.summary, "parameters": parameters}
    active = {"activeParameter": found.active} if found.active is not None else {}
    return {"signatures": [signature], "activeSignature": 0, **active}
