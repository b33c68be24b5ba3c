"""Limits of time and memory for programs that are not part of mlir-ls, which end when their parent process ends."""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

MEMORY = 4 << 30
"""Bytes that a program may allocate, where the operating system supports such a limit."""


_SHELL = "/bin/sh"
_HAS_SHELL = sys.platform != "win32" and os.path.isfile(_SHELL)
_WATCH = "exec 3<&0 </dev/null; { read -r _ <&3; kill -9 0; } >/dev/null 2>&1 & exec 3<&-; "
"""A second process waits for the end of standard input, and then ends all of its group. The program reads nothing."""


def limited(command: list[str], seconds: float, watch: str = "") -> list[str]:
    """A command with limits of memory, and of time once its caller no longer waits for it."""
    if not _HAS_SHELL:
        return command
    limits = f"ulimit -v {MEMORY >> 10}; ulimit -t {int(seconds) + 1}; ulimit -c 0"
    return [_SHELL, "-c", f'{{ {limits}; }} 2>/dev/null; {watch}exec "$@"', "sh", *command]


def supervised(command: list[str], seconds: float) -> list[str]:
    """The same for a program that must not outlive this process, however this one ends.

    It is started in a session of its own, with a `lifeline` as standard input: when that is closed, it is killed, and so is
    all that it has started.
    """
    return limited(command, seconds, _WATCH)


@contextlib.contextmanager
def lifeline() -> Iterator[int]:
    """The standard input of a `supervised` program. It is closed at the end of the block, and with this process.

    On Windows it is nothing: there a job object ends the program, see `windows_job`.
    """
    if not _HAS_SHELL:
        _share_end()
        yield subprocess.DEVNULL
        return
    reading, writing = os.pipe()
    try:
        yield reading
    finally:
        os.close(reading)
        os.close(writing)


@functools.cache
def _share_end() -> bool:
    """On Windows, has all processes that are started from now on end with this one; whether that is so."""
    if sys.platform == "win32":
        import ctypes

        from mlir_ls.system.windows_job import join_job

        return join_job(ctypes.WinDLL("kernel32"))
    return False


def run(command: list[str], seconds: float, life: int, folder: str | None = None) -> subprocess.CompletedProcess[bytes]:
    """Run a program to its end, with what it prints; `life` is a `lifeline`, which may be that of other programs as well.

    It runs in `folder`, or else in the working directory.

    OSError if it cannot be run, TimeoutExpired after so many seconds.
    """
    pipe = subprocess.PIPE
    with subprocess.Popen(
        supervised(command, seconds), stdin=life, stdout=pipe, stderr=pipe, start_new_session=True, cwd=folder
    ) as process:
        try:
            output, errors = process.communicate(timeout=seconds)
        finally:
            if process.returncode is None or _HAS_SHELL:  # what waits for the lifeline is left over
                end(process.pid)
        return subprocess.CompletedProcess(command, process.returncode, output, errors)


def end(process: int) -> None:
    """End a process that was started in a session of its own, and what it has started."""
    try:
        if sys.platform == "win32":
            os.kill(process, signal.SIGTERM)
        else:
            os.killpg(process, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return
