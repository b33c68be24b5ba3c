"""Slow work, done a little at a time in the pauses between messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

_SHORT, _MIDDLE, _LONG = 0.001, 0.03, 5.0
"""Seconds without a message before a text is verified further, before hints are looked for, before memory is tidied up."""


class BackgroundSession(Protocol):
    """Background work: `work` does a slice of it, `collect_garbage` all of it, which takes longer.

    `is_verifying`: users wait for the results. `rest` is called when no message has come for `typing_delay` seconds.
    """

    @property
    def has_work(self) -> bool: ...
    @property
    def is_verifying(self) -> bool: ...
    def work(self) -> None: ...
    @property
    def typing_delay(self) -> float: ...
    @property
    def is_typing(self) -> bool: ...
    def rest(self) -> None: ...
    @property
    def has_garbage(self) -> bool: ...
    def collect_garbage(self) -> None: ...


class BackgroundWork:
    """Calls `work` again and again while `has_work` returns True, once no message has come for `pause()` seconds."""

    def __init__(self, pause: Callable[[], float], has_work: Callable[[], bool], work: Callable[[], None]) -> None:
        self._pause = pause
        self._has_work = has_work
        self._work = work
        self._next: asyncio.Handle | None = None

    def end(self) -> None:
        """A message is to be handled."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def begin_anew(self) -> None:
        """All messages so far are handled: the pause begins."""
        self.end()
        has_work = self._has_work()
        self._next = asyncio.get_running_loop().call_later(self._pause(), self._go_on) if has_work else None

    def _go_on(self) -> None:
        self._next = None
        if not self._has_work():  # it was done since, or is needed no more
            return
        self._work()
        # not after a delay: the least that a loop can wait is half a slice
        self._next = asyncio.get_running_loop().call_soon(self._go_on)


def background_work_of(session: BackgroundSession) -> tuple[BackgroundWork, ...]:
    """What a session has to do in the pauses."""
    return (
        BackgroundWork(lambda: _SHORT if session.is_verifying else _MIDDLE, lambda: session.has_work, session.work),
        BackgroundWork(lambda: session.typing_delay, lambda: session.is_typing, session.rest),
        BackgroundWork(lambda: _LONG, lambda: session.has_garbage, session.collect_garbage),
    )
