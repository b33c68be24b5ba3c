"""Where the log goes: to a file or to standard error, and warnings to the client as well."""

from __future__ import annotations

import logging
from collections.abc import Callable


class ClientLog(logging.Handler):
    """Warnings and errors, as lines in the client's log. `send` takes whether it is an error, and the line."""

    def __init__(self, send: Callable[[bool, str], None]) -> None:
        super().__init__(logging.WARNING)
        self._send = send

    def emit(self, record: logging.LogRecord) -> None:
        """Sends a record; its traceback, if any, is for the other log."""
        self._send(record.levelno >= logging.ERROR, record.getMessage())


def set_up_log(log_file: str | None) -> None:
    """Logs to a file, in detail, or else only what is wrong to standard error. OSError if the file cannot be had."""
    ours, theirs = logging.getLogger("mlir_ls"), logging.getLogger("pygls")
    handler = logging.StreamHandler() if log_file is None else logging.FileHandler(log_file, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for each in (ours, theirs):
        each.addHandler(handler)
        each.propagate = False
    ours.setLevel(logging.WARNING if log_file is None else logging.INFO)
    theirs.setLevel(logging.CRITICAL if log_file is None else logging.INFO)
