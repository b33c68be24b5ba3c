"""mlir-opt of LLVM 22, which judges what tests claim, where the machine has it."""

from __future__ import annotations

import shutil
import subprocess

import pytest


def _installed() -> str | None:
    """Where it is; a program without a number in its name may be of any release."""
    numbered, plain = shutil.which("mlir-opt-22"), shutil.which("mlir-opt")
    if numbered is not None or plain is None:
        return numbered
    version = subprocess.run([plain, "--version"], capture_output=True, text=True, check=False).stdout
    return plain if "LLVM version 22." in version else None


MLIR_OPT = _installed()

needs_mlir_opt = pytest.mark.skipif(MLIR_OPT is None, reason="needs mlir-opt of LLVM 22 (Debian: apt install mlir-22-tools)")


def mlir_opt(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Runs it with these arguments over a text; where it refuses something, its exit status is not 0."""
    assert MLIR_OPT is not None
    command = [MLIR_OPT, *arguments]
    return subprocess.run(
        command, input=text, capture_output=True, encoding="utf-8", errors="replace", timeout=120, check=False
    )
