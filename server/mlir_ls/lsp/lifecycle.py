"""What may be asked when, and when to stop: "Lifecycle Messages" of the Language Server Protocol."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from enum import Enum

from mlir_ls.lsp.encoding.protocol import INVALID_REQUEST, METHOD_NOT_FOUND, NOT_INITIALIZED

_PARENT_INTERVAL = 3.0
"""Seconds between two looks at whether the client's process is there."""


class State(Enum):
    """How far a session is."""

    NEW = "new"
    BEGUN = "begun"
    SHUT_DOWN = "shut down"


def refusal(state: State, method: object, knows: Callable[[str], bool]) -> tuple[int, str] | None:
    """Why a method is not answered in a state: a code and a message; None if it is. `knows` tells of methods."""
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


def watch(process: int, gone: Callable[[], None]) -> None:
    """Calls `gone` when a process is no more. The client's end of a pipe may outlive the client.

    A process that is not there to begin with belongs to another machine or container, and is not watched.
    """
    if is_alive(process):
        asyncio.get_running_loop().call_later(_PARENT_INTERVAL, _look, process, gone)


def _look(process: int, gone: Callable[[], None]) -> None:
    if is_alive(process):
        asyncio.get_running_loop().call_later(_PARENT_INTERVAL, _look, process, gone)
    else:
        gone()


def is_alive(process: int) -> bool:
    """Whether a process runs; where that cannot be asked for, it does."""
    if sys.platform == "win32" or process <= 0:
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
