"""bufferization: from tensors to buffers. The format that uses these directives is in the data's overlay."""

from __future__ import annotations

from mlir_ls.dialects.syntaxes.written import DIRECTIVES

__all__ = ["DIRECTIVES"]
