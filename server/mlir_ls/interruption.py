"""Work that pauses, so that other requests have their turn while it lasts.

Such work runs in a thread of its own, which only runs while the thread that resumed it waits: two never run at a time, and
nothing is locked. What loops over a great many things calls `pause` now and then; outside of such work that does nothing.
Where no thread can be started, as in a browser, the work is done at once.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

_STRIDE = 256
"""How many items `pausing` passes on between two pauses."""

_STACK = 64 << 20
"""Bytes of stack for a thread, as much as a main thread has at most; only what is used of it takes memory."""


class _Abandoned(BaseException):
    """Ends work whose result is not needed any more."""


class _Current(threading.local):
    work: PausingWork[object] | None = None


_current = _Current()


class PausingWork(Generic[T]):
    """A call of a function that pauses where the function calls `pause`."""

    def __init__(self, function: Callable[[], T]) -> None:
        self._function = function
        self._until = 0.0
        self._over = self._abandoned = False
        self._result: T | None = None
        self._failure: BaseException | None = None
        self._resumed, self._paused = threading.Semaphore(0), threading.Semaphore(0)
        self._thread: threading.Thread | None = None

    def resume(self, seconds: float) -> bool:
        """Goes on until the first pause after so many seconds; whether the work is over."""
        if not self._over:
            self._until = time.monotonic() + seconds
            if self._thread is None and not self._start():
                self._work()
                return True
            self._resumed.release()
            self._paused.acquire()
        return self._over

    def abandon(self) -> None:
        """Ends the work where it pauses, unless it is over."""
        if self._thread is not None and not self._over:
            self._abandoned = True
            self.resume(0)

    def result(self) -> T:
        """The result of the function, which is over; what it raised is raised."""
        if self._failure is not None:
            raise self._failure
        return self._result  # type: ignore[return-value]

    def pause(self) -> None:
        """Waits to be resumed if the time is over."""
        if time.monotonic() < self._until:
            return
        self._paused.release()
        self._resumed.acquire()
        if self._abandoned:
            raise _Abandoned

    def _start(self) -> bool:
        """Starts the thread; whether that was possible."""
        before = threading.stack_size()
        try:
            threading.stack_size(_STACK)
            thread = threading.Thread(target=self._run, daemon=True)
            thread.start()
        except (RuntimeError, ValueError):
            return False
        finally:
            threading.stack_size(before)
        self._thread = thread
        return True

    def _run(self) -> None:
        self._resumed.acquire()
        _current.work = self  # type: ignore[assignment]
        self._work()
        self._paused.release()

    def _work(self) -> None:
        try:
            self._result = self._function()
        except BaseException as failure:
            self._failure = failure
        self._over = True


def pause() -> None:
    """Lets others have their turn, if this is part of work that pauses and has gone on for long enough."""
    work = _current.work
    if work is not None:
        work.pause()


def pausing(items: Iterable[T]) -> Iterator[T]:
    """The same items, with pauses in between."""
    for number, item in enumerate(items, 1):
        yield item
        if number % _STRIDE == 0:
            pause()
