"""Work of requests in slices on the event loop, so that other messages have their turn."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import TypeVar

from mlir_ls.interruption import PausingWork

Found = TypeVar("Found")

_SLICE = 0.005
"""Seconds that a slice takes, about."""


async def in_turns(function: Callable[[], Found], is_needed: Callable[[], bool]) -> PausingWork[Found] | None:
    """Calls a function that pauses, and lets other messages have their turn then. None once its result is not needed.

    A long answer is made of very many objects, none of which refer to each other in circles: each time the garbage collector
    looked through them, other messages would wait.
    """
    work = PausingWork(function)
    gc.disable()
    try:
        while not work.resume(_SLICE):
            await asyncio.sleep(0)
            if not is_needed():
                return None
        return work
    finally:
        work.abandon()
        gc.enable()
