"""The extension's package, which sessions in VS Code install."""

from __future__ import annotations

import fcntl
import os
import subprocess
from pathlib import Path

import pytest

EXTENSION = Path(__file__).parents[2] / "vscode-extension"


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Makes the extension's package, as for a release; once, where several processes run the tests."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    made = shared / "package-is-made"
    with (shared / "package-lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            run = subprocess.run(["npm", "run", "package"], cwd=EXTENSION, capture_output=True, text=True, check=False)
            assert run.returncode == 0, run.stdout + run.stderr
            made.touch()
