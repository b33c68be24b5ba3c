"""Projects that are made to harm: modules, programs and files that must be neither run nor waited for."""

from __future__ import annotations

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "server"
STRACE = shutil.which("strace")

needs_strace = pytest.mark.skipif(STRACE is None, reason="strace is not installed")
needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no FIFOs, no scripts and no such names of files")

TEXT = "func.func private @good()\n"
MODULES = ("json", "rich", "argparse", "logging", "multiprocessing", "concurrent", "sitecustomize", "usercustomize", "pygls",
           "parsimonious", "encodings", "asyncio", "tomllib", "pickle", "attrs", "lsprotocol")  # fmt: skip
PROGRAMS = ("llvm-tblgen", "llvm-tblgen-22", "mlir-opt", "mlir-opt-22", "sh", "python", "python3")


class Trap:
    """A folder whose modules and programs leave a mark when they are run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._mark = folder.parent / "ran"

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def modules(self, *names: str) -> None:
        code = f"import os\nos.close(os.open({str(self._mark)!r}, os.O_CREAT | os.O_WRONLY))\nraise SystemExit(99)\n"
        for name in names:
            self.write(f"{name}.py", code)
            self.write(f"{name}/__init__.py", code)

    def programs(self, *names: str) -> None:
        for name in names:
            self.write(name, f"#!/bin/sh\necho {name} >> {self._mark}\n").chmod(0o755)

    def assert_nothing_ran(self) -> None:
        assert not self._mark.exists(), self._mark.read_text(encoding="utf-8")


def hostile_paths() -> str:
    """A PATH with entries that mean the current folder before those that there are."""
    return os.pathsep.join(["", ".", "bin", os.environ["PATH"]])


def opened(trace: str) -> list[str]:
    """The paths that system calls in the output of strace name."""
    return [path.encode().decode("unicode_escape") for path in re.findall(r'^(?:\d+ +)?\w+\([^"\n]*"((?:[^"\\]|\\.)*)"', trace, re.M)]
