"""Programs that are not ours: they get no more time and memory than they may take, and end when they are told to."""

from __future__ import annotations

import os
import signal
import sys

MEMORY = 4 << 30
"""Bytes that a program may take, where the system can be asked to see to it."""


def limited(command: list[str], seconds: float) -> list[str]:
    """A command that gets no more memory, and no more time should nobody wait for it any longer, than it may take."""
    if sys.platform == "win32" or not os.path.isfile("/bin/sh"):
        return command
    limits = f"ulimit -v {MEMORY >> 10}; ulimit -t {int(seconds) + 1}; ulimit -c 0"
    return ["/bin/sh", "-c", f'{{ {limits}; }} 2>/dev/null; exec "$@"', "sh", *command]


def end(process: int) -> None:
    """End a process that was started in a session of its own, and what it has started."""
    try:
        if sys.platform == "win32":
            os.kill(process, signal.SIGTERM)
        else:
            os.killpg(process, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        return
