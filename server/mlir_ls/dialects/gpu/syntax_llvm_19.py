"""gpu of LLVM 19: a launch does not name the kernel that it becomes."""

from __future__ import annotations

from mlir_ls.dialects.gpu.syntax import launch
from mlir_ls.syntax.reader import HeaderReader


def _launch(reader: HeaderReader) -> None:
    """As in later releases, where nothing has a name."""
    launch(reader, named=())


OPERATIONS = {"launch": _launch}
