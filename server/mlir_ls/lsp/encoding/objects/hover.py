"""What is known of a name: `Hover`."""

from __future__ import annotations

import re

from mlir_ls.escaping import harmless, visible
from mlir_ls.features.hover import Hover
from mlir_ls.lsp.encoding.answers import Answer
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_of


def hover_of(document: EncodedDocument, hover: Hover) -> Answer:
    """A `Hover`, in Markdown if the client takes that."""
    markdown = document.client.markdown
    value = harmless(hover.markdown) if markdown else visible(plain(hover.markdown))
    kind = "markdown" if markdown else "plaintext"
    return {"contents": {"kind": kind, "value": value}, "range": range_of(document, hover.span)}


_FENCE = re.compile(r"^```.*\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^]\n]*)\]\(([^)\n]*)\)")


def plain(markdown: str) -> str:
    """A text in Markdown without its marks."""
    text = _LINK.sub(r"\1 (\2)", _FENCE.sub("", markdown))
    return text.replace("**", "").replace("`", "").strip()
