"""transform of LLVM 19: a split with two results."""

from __future__ import annotations

from mlir_ls.dialects.transform.syntax import OPERATIONS as TODAY
from mlir_ls.syntax.reader import HeaderReader


def _split(reader: HeaderReader) -> None:
    """As in later releases, but with a second result of the same type."""
    TODAY["structured.split"](reader)
    reader.result_types = reader.result_types * 2
    reader.result_count = 2


OPERATIONS = {"structured.split": _split}
