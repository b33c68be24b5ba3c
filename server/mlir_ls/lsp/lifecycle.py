"""Which messages are allowed when, and when to stop: "Lifecycle Messages" of the Language Server Protocol."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable
from enum import Enum

from mlir_ls.lsp.encoding.answers import INVALID_REQUEST, METHOD_NOT_FOUND, NOT_INITIALIZED
from mlir_ls.system.alive import is_alive

_PARENT_INTERVAL = 0.5
"""Seconds between two looks at whether the client's process is there."""

_GRACE, _MAX_GRACE = 1.2, 4.0
"""Seconds of processor time that a session has to come to its end in order, once the client is gone, and seconds at most: on a
busy machine a process has its turn less often."""
_GRACE_INTERVAL = 0.1


class State(Enum):
    """How far a session is."""

    NEW = "new"
    BEGUN = "begun"
    SHUT_DOWN = "shut down"


def refusal(state: State, method: object, knows: Callable[[str], bool]) -> tuple[int, str] | None:
    """Why a method is not answered in a state: a code and a message; None if it is. `knows` returns whether a method exists."""
    if not isinstance(method, str):
        return INVALID_REQUEST, "the method of a message is a string"
    if state is State.SHUT_DOWN:
        return INVALID_REQUEST, "the server is shutting down"
    if state is State.NEW and method != "initialize":
        return NOT_INITIALIZED, "the session begins with 'initialize'"
    if state is State.BEGUN and method == "initialize":
        return INVALID_REQUEST, "the session has begun already"
    if not knows(method):
        return METHOD_NOT_FOUND, f"there is no method '{method}'"
    return None


def watch(process: int, gone: Callable[[], None], was_alive: bool = False) -> None:
    """Calls `gone` on the event loop when a process is no more. The client's end of a pipe may outlive the client.

    This process ends then, even if the event loop never comes to that. A process that is not there to begin with belongs to
    another machine or container, and is not watched. `was_alive`: it was there when the client named it.
    """
    if was_alive or is_alive(process):
        loop = asyncio.get_running_loop()
        threading.Thread(target=_look, args=(process, loop, gone), name="watch", daemon=True).start()


def _look(process: int, loop: asyncio.AbstractEventLoop, gone: Callable[[], None]) -> None:
    while is_alive(process):
        time.sleep(_PARENT_INTERVAL)
    with contextlib.suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(gone)
    end_soon(lambda: 1)


def end_soon(status: Callable[[], int]) -> None:
    """Ends this process a moment from now, should it not have ended in order by then: something may keep it busy.

    `status` is called then. What this process has started ends with it, see `system.limits`.
    """

    def run() -> None:
        spent, end = time.process_time() + _GRACE, time.monotonic() + _MAX_GRACE
        while time.process_time() < spent and time.monotonic() < end:
            time.sleep(_GRACE_INTERVAL)
        os._exit(status())

    threading.Thread(target=run, name="end", daemon=True).start()
