"""Where the editors are that `install.sh` brings, and what a session in one saw."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any


def installed(name: str) -> str | None:
    """The path of an editor that was unpacked aside; None where it is not there."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return shutil.which(str(cache / "mlir-ls" / "editors" / "bin" / name))


class Seen:
    """What a session saw, by step."""

    def __init__(self, steps: dict[str, Any]) -> None:
        self.steps = steps

    def __getitem__(self, step: str) -> Any:
        found = self.steps[step]
        problem = found.get("problem") if isinstance(found, dict) else None
        assert problem is None, f"{step}: {problem}"
        return found
