"""Where the editors are that `install.sh` brings."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def installed(name: str) -> str | None:
    """The path of an editor that was unpacked aside; None where it is not there."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return shutil.which(str(cache / "mlir-ls" / "editors" / "bin" / name))
