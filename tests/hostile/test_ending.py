"""What was started ends: programs with the server, the server with its client, however they end. The log is the user's."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from client import PATIENCE, Start, at
from hostile_support import SERVER, TEXT, needs_posix

from mlir_ls.lsp.logs import _opened
from mlir_ls.system.alive import is_alive

BUSY = """
import sys
from mlir_ls.lsp import requests, start
def answer(request, session, params):
    print("busy", file=sys.stderr, flush=True)
    while True:
        sum(range(1000))
requests.answer = answer
sys.exit(start.run())
"""

RUN = """
import sys
from mlir_ls.system import limits
with limits.lifeline() as life:
    limits.run([sys.argv[1]], 300, life)
"""


def waited_for(found: Callable[[], bool]) -> bool:
    until = time.monotonic() + PATIENCE
    while not found() and time.monotonic() < until:
        time.sleep(0.02)
    return found()


def hanging(folder: Path) -> tuple[str, Callable[[], list[int]]]:
    """A program that starts another one, and hangs; it prints the ids of both once they run."""
    program, ids = folder / "hangs", folder / "ids"
    program.write_text(f"#!/bin/sh\nsleep 600 &\necho $$ $! > {ids}.new; mv {ids}.new {ids}\nwait\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program), lambda: [int(each) for each in ids.read_text().split()] if ids.exists() else []


def is_gone(process: int) -> bool:
    """Whether a process runs no more; one without a parent that waits for it may be left as a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return not is_alive(process)


@needs_posix
def test_a_compiler_that_hangs_ends_with_a_server_that_is_killed(start: Start, tmp_path: Path) -> None:
    program, ids = hanging(tmp_path)
    file = tmp_path / "a.mlir"
    file.write_text(TEXT, encoding="utf-8")
    client = start()
    client.begin(rootUri=tmp_path.as_uri(), initializationOptions={"mlir": {"opt": {"path": program, "timeout": 600}}})
    client.open(file.as_uri(), TEXT)
    client.notify("textDocument/didSave", {"textDocument": {"uri": file.as_uri()}})
    assert waited_for(lambda: len(ids()) == 2)
    assert not any(map(is_gone, ids()))
    client.process.send_signal(signal.SIGKILL)
    assert waited_for(lambda: all(map(is_gone, ids())))


@needs_posix
def test_a_program_that_hangs_ends_with_what_runs_it(tmp_path: Path) -> None:
    program, ids = hanging(tmp_path)
    process = subprocess.Popen([sys.executable, "-c", RUN, program], env={**os.environ, "PYTHONPATH": str(SERVER)})
    try:
        assert waited_for(lambda: len(ids()) == 2)
        process.kill()
        assert waited_for(lambda: all(map(is_gone, ids())))
    finally:
        process.kill()
        process.wait()


@pytest.mark.extended
@needs_posix
@pytest.mark.parametrize("how", ["end of input", "death of the client"])
def test_a_server_that_is_busy_ends_with_its_client(how: str) -> None:
    parent = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    process = subprocess.Popen(
        [sys.executable, "-c", BUSY], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SERVER)},
    )  # fmt: skip
    assert process.stdin
    assert process.stderr
    try:
        messages = [
            {"id": 1, "method": "initialize", "params": {"processId": parent.pid, "rootUri": None, "capabilities": {}}},
            {"method": "initialized", "params": {}},
            {"id": 2, "method": "textDocument/hover", "params": at("file:///a", 0, 0)},
        ]
        for message in messages:
            body = json.dumps({"jsonrpc": "2.0", **message}).encode()
            process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))
        process.stdin.flush()
        assert process.stderr.readline() == b"busy\n"
        if how == "end of input":
            process.stdin.close()
        else:
            parent.kill()
            parent.wait()
        assert process.wait(PATIENCE) == 1
    finally:
        for each in (parent, process):
            each.kill()
            each.wait()
        process.stderr.close()


@needs_posix
def test_a_log_is_the_users_alone(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "log.txt"
    before = os.umask(0)
    try:
        _opened(str(log)).close()
    finally:
        os.umask(before)
    assert stat.S_IMODE(log.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    log.chmod(0o644)
    with _opened(str(log)) as opened:
        opened.write("more\n")
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    (tmp_path / "link").symlink_to(log)
    (tmp_path / "other").hardlink_to(log)
    os.mkfifo(tmp_path / "fifo")
    for name in ("link", "other", "fifo"):
        with pytest.raises(OSError, match=name):
            _opened(str(tmp_path / name))
    assert log.read_text() == "more\n"
    assert start_with(tmp_path / "link") == 2


def start_with(log: Path) -> int:
    """The exit status of a server that is to log there."""
    command = [sys.executable, "-m", "mlir_ls", "lsp", "--log-file", str(log)]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(SERVER)}, stdin=subprocess.DEVNULL, check=False).returncode


def test_a_hover_is_answered_while_a_compiler_hangs(start: Start, tmp_path: Path) -> None:
    program, ids = hanging(tmp_path)
    uri = (tmp_path / "a.mlir").as_uri()
    client = start()
    client.begin(rootUri=tmp_path.as_uri(), initializationOptions={"mlir": {"opt": {"path": program}}})
    client.open(uri, TEXT)
    client.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
    assert "@good" in client.request("textDocument/hover", at(uri, 0, 20))["contents"]["value"]
    assert client.stop() == 0
    assert waited_for(lambda: all(map(is_gone, ids())))
