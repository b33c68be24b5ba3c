"""Loading the dialects of projects in processes of their own, so that no request waits for TableGen."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from typing import Protocol

from mlir_ls.ods.project.messages import answer, command, request
from mlir_ls.ods.project.sources import Loaded, SourceProblem, Sources
from mlir_ls.system.limits import end, limited

logger = logging.getLogger(__name__)

_MAX_SECONDS = 3600
"""Seconds of a processor that a worker may take."""

_MAX_ANSWER = 1 << 26
"""Bytes of a line that a worker writes."""


class ImportProgress(Protocol):
    """Receives how far an import is."""

    async def begin(self) -> None:
        """The work begins."""

    def report(self, done: int, total: int) -> None:
        """So many of so many files are done."""

    def end(self) -> None:
        """The work is over."""


async def load_apart(sources: Sources, cache: Path, previous: str | None, progress: ImportProgress) -> Loaded:
    """Load the dialects of a project in another process, which ends with this task.

    `progress` is not called where all is in the cache. See `ods.project.load`.
    """
    try:
        worker = await asyncio.create_subprocess_exec(
            *limited(command(), _MAX_SECONDS),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=cache,
            start_new_session=True,
            limit=_MAX_ANSWER,
        )
    except OSError as error:
        return Loaded(problems=(SourceProblem(f"dialects cannot be loaded: {error.strerror}"),))
    beginning: asyncio.Task[None] | None = None
    try:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(request(sources, cache, previous))
        async for line in worker.stdout:
            message = answer(line)
            if isinstance(message, Loaded):
                return message
            if message is not None:
                beginning = beginning or asyncio.ensure_future(progress.begin())
                progress.report(message[0], message[1])
        return Loaded(problems=(SourceProblem("dialects cannot be loaded: the process that loads them died"),))
    finally:
        if worker.returncode is None:
            end(worker.pid)
            with contextlib.suppress(ProcessLookupError):
                await worker.wait()
        if beginning is not None:
            if not beginning.done():
                beginning.cancel()
            progress.end()
