"""Work that waits for a disk or a network, done by threads of its own: the caller decides how long to wait.

Where no thread can be started, as in a browser, such work is done at once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

MOMENT = 0.5
"""Seconds that a client may wait for what a disk usually has in a thousandth of that."""

Result = TypeVar("Result")


def in_thread(work: Callable[[], Result]) -> Future[Result]:
    """Begins some work. A process ends without waiting for it: a system that does not answer may keep it forever."""
    future: Future[Result] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    try:
        threading.Thread(target=run, name="files", daemon=True).start()
    except RuntimeError:
        run()
    return future


def within(future: Future[Result], seconds: float = MOMENT) -> Result | None:
    """The result, or the exception, of some work that is done before so many seconds have passed; None if it is not."""
    if future.done():
        return future.result()
    done = threading.Event()
    future.add_done_callback(lambda _: done.set())
    return future.result() if done.wait(seconds) else None
