"""Results that are JSON values as they are: numbers, strings, lists and dictionaries of them."""

from __future__ import annotations

from typing import Any

from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument


def plain(_: EncodedDocument, found: Any) -> Answer:
    """The result itself, which holds no position."""
    return found
