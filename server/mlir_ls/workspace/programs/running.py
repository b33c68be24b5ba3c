"""Running the programs that a user has in files that are limited, without a shell that would read anything of a text.

A program and its arguments are started as they are. What runs longer than it may, or whose task is cancelled, is ended, with
all that it has started; what writes more than it may ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.system.files import read_text
from mlir_ls.system.limits import end, supervised

MAX_OUTPUT = 1 << 25
"""Bytes that a program may write to a file."""

_LIMITED = """\
ulimit -f "$1"; in=$2; out=$3; err=$4; shift 4
if [ "$err" = "$out" ]; then exec "$@" <"$in" >"$out" 2>&1; fi
exec "$@" <"$in" >"$out" 2>"$err"
"""
_TOO_LARGE = (-25, 153)
"""The status of a program that wrote more than it may."""


class StandardStreams(NamedTuple):
    """The files that a program reads and writes; both outputs may be one file."""

    source: Path
    output: Path
    errors: Path


async def finished(
    command: Sequence[str], streams: StandardStreams, seconds: float, life: int, environment: Mapping[str, str] | None = None
) -> int:
    """Run a program to its end; its status. `life` is a `lifeline`, the folder that it runs in is that of its output.

    OSError if it cannot be run, TimeoutError after so many seconds.
    """
    for file in (streams.output, streams.errors):
        file.write_bytes(b"")
    limits = [str(MAX_OUTPUT >> 9), *map(str, streams)]
    # the words of the text are arguments of this script, which never reads them as its own
    process = await asyncio.create_subprocess_exec(
        *supervised(["/bin/sh", "-c", _LIMITED, "sh", *limits, *command], seconds),
        stdin=life,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        cwd=streams.output.parent,
        env={**os.environ, **(environment or {})},
        start_new_session=sys.platform != "win32",
    )
    over = asyncio.ensure_future(process.wait())
    try:
        await asyncio.wait([over], timeout=seconds)  # `wait_for` may swallow a cancellation
        if not over.done():
            raise TimeoutError
        return over.result()
    finally:
        over.cancel()
        end(process.pid)  # what waits for the lifeline is left over
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                await process.wait()


def trouble_of(status: int, errors: str) -> str:
    """Why a program did not succeed, in a sentence."""
    if status in _TOO_LARGE:
        return f"it wrote more than {MAX_OUTPUT >> 20} MiB"
    if is_crash(status, errors):
        return "it crashed"
    return next((line.strip() for line in errors.splitlines() if line.strip()), f"it ended with status {status}")


def is_crash(status: int, errors: str) -> bool:
    """Whether a program ended by a signal."""
    return (status < 0 or status > 128 or "Stack dump:" in errors) and status not in _TOO_LARGE


def text_in(path: Path) -> str:
    """The text that a program wrote to a file; what is no UTF-8 is replaced."""
    try:
        return read_text(path, MAX_OUTPUT + 1, "replace")
    except OSError:
        return ""
