"""The command line, run in this process or in one of its own, over files made for the test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import fake_core
import pytest
from cli_support import FAKE, PACKAGE_ROOT, Files, Run, Runner, Start

from mlir_ls.cli import main
from mlir_ls.commands import check


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Files:
    """Writes files into a fresh working folder: `files({"a.mlir": "text", "b.mlir": b"bytes"})`."""
    monkeypatch.chdir(tmp_path)

    def write(contents: dict[str, str | bytes]) -> Path:
        for name, content in contents.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)
        return tmp_path

    return write


@pytest.fixture
def run(run_for_real: Runner, monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs `mlir-ls` in this process, with the fake checker."""
    monkeypatch.setattr(check, "diagnostics_in", fake_core.diagnostics_in)
    return run_for_real


@pytest.fixture
def run_for_real(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs `mlir-ls` in this process."""
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def run_main(*arguments: str) -> Run:
        try:
            status = main(arguments)
        except SystemExit as exit_:
            status = int(exit_.code or 0)
        captured = capsys.readouterr()
        return Run(status, captured.out, captured.err)

    return run_main


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts `mlir-ls` as a process of its own, with the fake checker or with the `real` one."""
    processes: list[subprocess.Popen[str]] = []

    def start_process(*arguments: str, real: bool = False, **options: object) -> subprocess.Popen[str]:
        paths = [str(PACKAGE_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        command = [sys.executable, *(["-m", "mlir_ls"] if real else [str(FAKE)]), *arguments]
        defaults: dict[str, object] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        process = subprocess.Popen(command, **{**defaults, "env": environment, **options})  # type: ignore[call-overload]
        processes.append(process)
        return process  # type: ignore[no-any-return]

    yield start_process
    for process in processes:
        if process.poll() is None:
            process.kill()
        process.communicate()
