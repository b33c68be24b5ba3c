"""What is installed stays small, however many releases' dialects it holds."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "server" / "mlir_ls"
MAX_BYTES = 3_000_000
"""Bytes of a wheel."""


def test_a_wheel_is_small() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as wheel:
        for file in sorted(PACKAGE.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                wheel.write(file, file.relative_to(PACKAGE.parent))
    size = packed.tell()
    assert MAX_BYTES / 10 < size < MAX_BYTES
