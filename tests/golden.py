"""What users see, kept in files beside the tests. `MLIR_LS_UPDATE=1 pytest …` writes them anew, for review in a diff."""

from __future__ import annotations

import os
from pathlib import Path


def check_golden(path: Path, actual: str) -> None:
    """Compares a text with that of a file."""
    if os.environ.get("MLIR_LS_UPDATE"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(actual, "utf-8")
    assert path.exists(), f"{path.name} is not there yet: MLIR_LS_UPDATE=1 writes it"
    assert actual == path.read_text("utf-8")
