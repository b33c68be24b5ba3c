"""Offers the dialects that a repository defines, where no settings name any: once for each folder.

A client says with the capability `experimental.mlirDialects` how it shows that: "question" takes a question with answers
("window/showMessageRequest"), "message" a message. Other clients show nothing. Only in a workspace that the user trusts is
there a question, as its answer writes settings.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from mlir_ls.ods.project.cache import cache_folder, digest_of
from mlir_ls.ods.project.finding import FoundSettings, answer, command
from mlir_ls.plurals import plural
from mlir_ls.settings import FILES
from mlir_ls.system.limits import limited
from mlir_ls.system.replacing import write_content

OfferKind = Literal["", "question", "message"]
"""How a client shows an offer; "" not at all."""

Question = Callable[[str, Sequence[str]], Awaitable["str | None"]]
"""Shows a question with answers; returns the answer, None where none was chosen."""

_SECONDS = 60
"""Seconds of a processor that a search may take."""

_NOT = "No"


async def offer(folder: str, kind: OfferKind, question: Question, announce: Callable[[str], None]) -> str | None:
    """Search a folder, and offer what was found. Returns the path of the settings that were written, None where none were."""
    shown = cache_folder("offered") / digest_of([os.path.realpath(folder)], [])
    if kind == "" or shown.exists():
        return None
    found = await _found_in(folder)
    if found is None or not found.dialects:
        return None
    with contextlib.suppress(OSError):
        shown.touch()
    count = len(found.dialects)
    what = f"{plural(count, 'dialect')} found in {os.path.basename(folder)}: {', '.join(found.dialects)}"
    them = "it" if count == 1 else "them"
    if kind == "message":
        announce(f"{what}; `mlir-ls dialects find` in that folder prints the .mlir-ls.toml that uses {them}")
        return None
    use = f"Use {them.title()}"
    if await question(f"{what}. Use {them}?", (use, _NOT)) != use:
        return None
    return _written(folder, found, announce)


def _written(folder: str, found: FoundSettings, announce: Callable[[str], None]) -> str | None:
    file = os.path.join(folder, FILES[0])
    if os.path.lexists(file):
        return None
    try:
        write_content(file, found.settings.encode())
    except OSError as error:
        announce(f"{file}: {error.strerror}")
        return None
    return file


async def _found_in(folder: str) -> FoundSettings | None:
    """What a process of its own finds, which ends with this task."""
    try:
        search = await asyncio.create_subprocess_exec(
            *limited(command(folder), _SECONDS),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=cache_folder("offered"),
        )
    except OSError:
        return None
    try:
        output, _ = await search.communicate()
        return answer(output)
    finally:
        if search.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                search.kill()
