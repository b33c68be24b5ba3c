"""What is known of a name: `Hover`."""

from __future__ import annotations

import re
from json.encoder import encode_basestring_ascii as quoted

from mlir_ls.escaping import harmless, visible
from mlir_ls.features.hover import Hover
from mlir_ls.lsp.encoding.answers import Json
from mlir_ls.lsp.encoding.positions import EncodedDocument, range_text


def hover_of(document: EncodedDocument, hover: Hover) -> Json:
    """A `Hover`, in Markdown if the client takes that."""
    markdown = document.client.markdown
    value = harmless(hover.markdown) if markdown else visible(plain(hover.markdown))
    kind = "markdown" if markdown else "plaintext"
    contents = f'{{"kind":"{kind}","value":{quoted(value)}}}'
    return Json(f'{{"contents":{contents},"range":{range_text(document, hover.span)}}}')


_FENCE = re.compile(r"^```.*\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^]\n]*)\]\(([^)\n]*)\)")


def plain(markdown: str) -> str:
    """A text in Markdown without its marks."""
    text = _LINK.sub(r"\1 (\2)", _FENCE.sub("", markdown))
    return text.replace("**", "").replace("`", "").strip()
