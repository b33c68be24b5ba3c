"""Server processes that are forked from one that has imported the server: most tests need a server, and none its imports.

    python tests/server/forked.py SOCKET

is that process: it reads requests for servers from a socket that it inherits, and sends what becomes of them. Where a process
cannot fork, as under Windows, servers are started as users start them; so they are wherever a test is about the start.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

CAN_FORK = hasattr(os, "fork") and hasattr(socket, "send_fds")

_MESSAGE = 1 << 20
"""Bytes of the longest message: it holds the environment."""


class Forked:
    """A process that the forking one has made, as a `subprocess.Popen` with pipes."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        (its_input, to_input), (from_output, its_output), (from_errors, its_errors) = os.pipe(), os.pipe(), os.pipe()
        inherited = (its_input, its_output, its_errors)
        self.stdin, self.stdout, self.stderr = open(to_input, "wb"), open(from_output, "rb"), open(from_errors, "rb")  # noqa: SIM115
        request = json.dumps({"arguments": list(arguments), "environment": dict(environment), "folder": os.getcwd()})
        self._parent = _parent()
        self.pid = self._parent.fork(request.encode(), inherited)
        for each in inherited:
            os.close(each)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit status, if the process has ended."""
        if self.returncode is None and self._parent.ended(self.pid).is_set():
            self.returncode = self._parent.statuses[self.pid]
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Waits for the end. TimeoutExpired after so many seconds."""
        if not self._parent.ended(self.pid).wait(timeout):
            raise subprocess.TimeoutExpired("mlir-ls lsp", timeout or 0.0)
        status = self.poll()
        assert status is not None
        return status

    def send_signal(self, number: int) -> None:
        """Sends a signal, if the process is there."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends the process."""
        self.send_signal(signal.SIGKILL)


class _Parent:
    """The process that has imported the server, and what has become of its children."""

    def __init__(self) -> None:
        ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        command = [sys.executable, __file__, str(its.fileno())]
        server = str(Path(__file__).parents[2] / "server")
        self._process = subprocess.Popen(command, pass_fds=[its.fileno()], env={**os.environ, "PYTHONPATH": server})
        its.close()
        self._socket = ours
        self._made: list[int] = []
        self._has_made = threading.Condition()
        self._ended: dict[int, threading.Event] = {}
        self.statuses: dict[int, int] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def fork(self, request: bytes, inherited: Sequence[int]) -> int:
        """The number of a new process."""
        with self._has_made:
            socket.send_fds(self._socket, [request], inherited)
            self._has_made.wait_for(lambda: self._made)
            return self._made.pop()

    def ended(self, pid: int) -> threading.Event:
        """Set when a process has ended."""
        return self._ended.setdefault(pid, threading.Event())

    def _listen(self) -> None:
        while message := self._socket.recv(_MESSAGE):
            event: dict[str, Any] = json.loads(message)
            if "made" in event:
                with self._has_made:
                    self._made.append(event["made"])
                    self._has_made.notify_all()
            else:
                self.statuses[event["pid"]] = event["status"]
                self.ended(event["pid"]).set()


@cache
def _parent() -> _Parent:
    return _Parent()


def _serve(connection: socket.socket) -> None:
    """Forks for each request, until the tests are over."""
    import mlir_ls.commands.lsp_command
    import mlir_ls.lsp.server  # noqa: F401

    woken, wakes = os.pipe()
    os.set_blocking(wakes, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wakes)
    while True:
        ready = select.select([connection, woken], [], [])[0]
        if woken in ready:
            os.read(woken, 4096)
            _report_ends(connection)
        if connection in ready:
            request, inherited, _, _ = socket.recv_fds(connection, _MESSAGE, 3)
            if not request:
                return
            pid = os.fork()
            if pid == 0:
                connection.close()
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                os.close(woken)
                os.close(wakes)
                _become_server(json.loads(request), inherited)
            for each in inherited:
                os.close(each)
            connection.send(json.dumps({"made": pid}).encode())


def _report_ends(connection: socket.socket) -> None:
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            return
        connection.send(json.dumps({"pid": pid, "status": os.waitstatus_to_exitcode(status)}).encode())


def _become_server(request: dict[str, Any], inherited: Sequence[int]) -> None:
    from mlir_ls.cli import main

    for number, each in enumerate(inherited):
        os.dup2(each, number)
        os.close(each)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False, buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    status: object = 1
    try:
        status = main(["lsp", *request["arguments"]])
    except SystemExit as end:
        status = end.code
    except Exception:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 1)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
