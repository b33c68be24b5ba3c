"""A bar that shows how far some work is ("Work Done Progress" of the Language Server Protocol), by clients that can."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from itertools import count

logger = logging.getLogger(__name__)

_PATIENCE = 2.0
"""Seconds that a client has to agree to a bar; the work does not wait longer for it."""

_numbers = count(1)


class WorkDoneProgress:
    """One piece of work. `create` requests a bar of the client under a token; None where it supports none.

    `send` takes a notification's method and its parameters as JSON text. `cancellable`: the user may stop the work;
    `token` is what the client then names.
    """

    def __init__(
        self,
        title: str,
        create: Callable[[str], Awaitable[object]] | None,
        send: Callable[[str, str], None],
        cancellable: bool = False,
    ) -> None:
        self._title = title
        self._create = create
        self._send = send
        self._cancellable = cancellable
        self.token = f"mlir-ls-{next(_numbers)}"
        self._shown: int | None = None
        self._last = (0, 1)

    async def begin(self) -> None:
        """Shows the bar."""
        if self._create is None:
            return
        try:
            await asyncio.wait_for(self._create(self.token), _PATIENCE)
        except Exception as error:
            logger.info("no progress is shown: %s", error)
            return
        self._shown = 0
        self._report({"kind": "begin", "title": self._title, "percentage": 0, "cancellable": self._cancellable})
        self.report(*self._last)

    def report(self, done: int, total: int) -> None:
        """Moves the bar to so many of so many; while the client makes a bar, it will begin there."""
        self._last = done, total
        percentage = 100 * done // max(1, total)
        if self._shown is not None and percentage > self._shown:
            self._shown = percentage
            self._report({"kind": "report", "percentage": percentage, "message": f"{done}/{total}"})

    def end(self) -> None:
        """Takes the bar away."""
        if self._shown is not None:
            self._report({"kind": "end"})

    def _report(self, value: dict[str, object]) -> None:
        self._send("$/progress", json.dumps({"token": self.token, "value": value}))
