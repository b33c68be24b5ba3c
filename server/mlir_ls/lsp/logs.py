"""Where the log goes: to a file or to standard error, and warnings to the client as well."""

from __future__ import annotations

import logging
import os
import select
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from mlir_ls.escaping import visible
from mlir_ls.lsp.streams import written_at_once
from mlir_ls.system.files import NotReadable


class ClientLog(logging.Handler):
    """Warnings and errors, as lines in the client's log. `send` takes whether it is an error, and the line."""

    def __init__(self, send: Callable[[bool, str], None]) -> None:
        super().__init__(logging.WARNING)
        self._send = send

    def emit(self, record: logging.LogRecord) -> None:
        """Sends a record; its traceback, if any, is for the other log."""
        self._send(record.levelno >= logging.ERROR, visible(record.getMessage()))


if TYPE_CHECKING:
    _StreamHandler = logging.StreamHandler[TextIO]
else:
    _StreamHandler = logging.StreamHandler  # generic since Python 3.11


class _Log(_StreamHandler):
    """Writes records. Where that fails, as on a full disk, one line on standard error reports it, and the server goes on."""

    _has_failed = False

    def handleError(self, record: logging.LogRecord) -> None:
        """Reports the first failure."""
        error = sys.exc_info()[1]
        if self._has_failed or sys.stderr is None or self.stream is sys.stderr:
            return
        self._has_failed = True
        reason = error.strerror if isinstance(error, OSError) else None
        with suppress(OSError):
            print(f"mlir-ls: the log cannot be written: {reason or error}", file=sys.stderr, flush=True)


class _ErrorLog(_Log):
    """Writes records on standard error. No client has to read that: what finds no room there is left out, and counted."""

    _left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a record as far as that takes no waiting."""
        descriptor = _descriptor_of(self.stream)
        if descriptor is None:
            super().emit(record)
            return
        try:
            missing = f"({self._left_out} messages before this one are missing)\n" if self._left_out else ""
            text = f"{missing}{self.format(record)}\n"
            self._left_out = 0 if written_at_once(descriptor, text.encode("utf-8", "backslashreplace")) else self._left_out + 1
        except Exception:
            self.handleError(record)


def _descriptor_of(stream: TextIO | None) -> int | None:
    """The descriptor of a stream where the system says whether there is room in it; None elsewhere."""
    if stream is None or not hasattr(select, "poll"):
        return None
    try:
        return stream.fileno()
    except (OSError, ValueError):
        return None


class _Harmless(logging.Formatter):
    """Records as a terminal may show them."""

    def format(self, record: logging.LogRecord) -> str:
        return visible(super().format(record))


def _opened(file: str) -> TextIO:
    """A log to write on at its end: a regular file of the user, which no other user may read. OSError if it is not that."""
    folder = os.path.dirname(os.path.abspath(file))
    if not os.path.isdir(folder):
        os.makedirs(folder, mode=0o700)
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    log = os.open(file, flags | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        found = os.fstat(log)
        if not stat.S_ISREG(found.st_mode):
            raise NotReadable("not a regular file", file)
        if sys.platform != "win32":
            if found.st_uid != os.geteuid() or found.st_nlink != 1:
                raise NotReadable("the log would be in a file that others have access to", file)
            os.fchmod(log, 0o600)
    except OSError:
        os.close(log)
        raise
    return open(log, "a", encoding="utf-8", errors="backslashreplace")


def set_up_log(log_file: str | None) -> None:
    """Logs to a file, in detail, or else only what is wrong to standard error. OSError if the file cannot be had."""
    ours, theirs = logging.getLogger("mlir_ls"), logging.getLogger("pygls")
    handler = _ErrorLog() if log_file is None else _Log(_opened(log_file))
    handler.setFormatter(_Harmless("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for each in (ours, theirs):
        each.addHandler(handler)
        each.propagate = False
    ours.setLevel(logging.WARNING if log_file is None else logging.INFO)
    theirs.setLevel(logging.CRITICAL if log_file is None else logging.INFO)
