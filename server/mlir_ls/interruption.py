"""Work that pauses, so that other requests have their turn while it lasts.

Such work runs in a thread of its own, which only runs while the thread that resumed it waits: two never run at a time, and
nothing is locked. Work that is likely short is tried in the calling thread first. What loops over a great many things calls
`pause` now and then; outside of such work that does nothing.
Where no thread can be started, as in a browser, the work is done at once.
"""

from __future__ import annotations

import os
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


class _Worker:
    """A thread that does one piece of work after the other, each while the thread that resumed it waits.

    Both locks are held but for the moment in which one of the two threads hands over to the other.
    """

    __slots__ = ("paused", "resumed", "work")

    def __init__(self) -> None:
        self.work: Callable[[], None] | None = None
        self.resumed, self.paused = threading.Lock(), threading.Lock()
        self.resumed.acquire()
        self.paused.acquire()

    def run(self) -> None:
        """What the thread does."""
        while True:
            self.resumed.acquire()
            if self.work is not None:
                self.work()
            self.work = None
            self.paused.release()


_free_workers: list[_Worker] = []
"""Workers whose work is over: a thread takes longer to start than an edit takes to analyse."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_free_workers.clear)  # a process that is forked has no threads but one


class PausingWork(Generic[T]):
    """A call of a function that pauses where the function calls `pause`."""

    def __init__(self, function: Callable[[], T]) -> None:
        self._function = function
        self._until = 0.0
        self._over = self._abandoned = False
        self._result: T | None = None
        self._failure: BaseException | None = None
        self._worker: _Worker | None = None

    def try_at_once(self, seconds: float) -> bool:
        """Tries the work, which has not begun, in this thread; whether it is over before the first pause after so many seconds.

        If not, what was done is given up, and the work begins again when it is resumed. Handing it to a thread and back takes
        as long as a tenth of the analysis of a small edit.
        """
        outer, _current.work = _current.work, self  # type: ignore[assignment]
        self._until, self._abandoned = time.monotonic() + seconds, True
        try:
            self._call()
        finally:
            _current.work, self._abandoned = outer, False
        if isinstance(self._failure, _Abandoned):
            self._over, self._failure = False, None
        return self._over

    def resume(self, seconds: float) -> bool:
        """Goes on until the first pause after so many seconds; whether the work is over."""
        if self._over:
            return True
        self._until = time.monotonic() + seconds
        worker = self._worker
        if worker is None:
            worker = self._worker = _free_workers.pop() if _free_workers else _started()
            if worker is None:
                self._call()
                return True
            worker.work = self._run
        worker.resumed.release()
        worker.paused.acquire()
        if self._over:
            self._worker = None
            _free_workers.append(worker)
        return self._over

    def abandon(self) -> None:
        """Ends the work where it pauses, unless it is over."""
        if self._worker is not None:
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
        if self._worker is not None:
            self._worker.paused.release()
            self._worker.resumed.acquire()
        if self._abandoned:
            raise _Abandoned

    def _run(self) -> None:
        _current.work = self  # type: ignore[assignment]
        self._call()
        _current.work = None

    def _call(self) -> None:
        try:
            self._result = self._function()
        except BaseException as failure:
            self._failure = failure
        self._over = True


def _started() -> _Worker | None:
    """A worker of its own; None where no thread can be started."""
    worker = _Worker()
    before = threading.stack_size()
    try:
        threading.stack_size(_STACK)
        threading.Thread(target=worker.run, name="slices", daemon=True).start()
    except (RuntimeError, ValueError):
        return None
    finally:
        threading.stack_size(before)
    return worker


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
