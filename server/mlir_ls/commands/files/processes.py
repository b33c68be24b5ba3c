"""The same work on many items, in several processes, with the results in the items' order.

A new interpreter looks for modules in the current folder before it can be kept from that, and the current folder is full of
files of others. So processes begin in the folder of Python's own modules, and go to where this one is before they work.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, parent_process
from typing import TypeVar

from mlir_ls.system.collector import collect_seldom
from mlir_ls.system.programs import forget_current_folder, modules_folder

Item = TypeVar("Item")
Result = TypeVar("Result")

_MAX_WORKERS = 61  # what Windows can wait for


def in_order(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int, lost: Callable[[Item], Result]
) -> Generator[Result, None, None]:
    """The result of `work` for each item, in order, each as soon as it and those before it are there.

    `work` and its items must be picklable. `lost` makes the result of an item whose process died. When the iterator is
    closed, or an exception such as KeyboardInterrupt passes through it, the processes are ended.
    """
    with _safe_folder() as folder:
        pool = _pool(min(jobs, _MAX_WORKERS), folder)
        futures = [_submit(pool, work, item) for item in items]
    finished = False
    try:
        for item, future in zip(items, futures, strict=True):
            try:
                if future is None:
                    raise BrokenProcessPool
                result = future.result()
            except BrokenProcessPool:
                # Whose fault it was is unknown: every item that has no result gets a process of its own.
                result = _alone(work, item, lost)
            yield result
        finished = True
    finally:
        if not finished:
            for process in active_children():
                process.kill()
        # The thread that serves the pool has to end before the interpreter does, which would write to a pipe that it closes.
        pool.shutdown(cancel_futures=True)


def _pool(jobs: int, folder: str) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(folder,))


@contextlib.contextmanager
def _safe_folder() -> Iterator[str]:
    """Has processes begin where no module of others can be imported. Yields the folder that they are to work in."""
    forget_current_folder()
    try:
        folder = os.getcwd()
    except OSError:  # it is gone, and nothing is found there
        yield "."
        return
    os.chdir(modules_folder())
    try:
        yield folder
    finally:
        os.chdir(folder)


def _prepare(folder: str) -> None:
    """Work in a folder. Let Ctrl-C, which a terminal sends to all processes, and the parent's end end this one in silence."""
    with contextlib.suppress(OSError):
        os.chdir(folder)
    collect_seldom()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _submit(pool: ProcessPoolExecutor, work: Callable[[Item], Result], item: Item) -> Future[Result] | None:
    try:
        return pool.submit(work, item)
    except BrokenProcessPool:
        return None


def _alone(work: Callable[[Item], Result], item: Item, lost: Callable[[Item], Result]) -> Result:
    with contextlib.ExitStack() as stack:
        with _safe_folder() as folder:
            pool = stack.enter_context(_pool(1, folder))
            future = pool.submit(work, item)
        try:
            return future.result()
        except BrokenProcessPool:
            return lost(item)
