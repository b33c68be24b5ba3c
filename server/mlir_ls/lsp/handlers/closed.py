"""What requests need of files that are not open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from mlir_ls.analysis import CheckOptions
from mlir_ls.lsp.turns import in_turns
from mlir_ls.workspace.closed_files import ClosedFiles, FileState, lines_of, state_of

Result = TypeVar("Result")


async def made_of_file(
    files: ClosedFiles[Result],
    path: str,
    uri: str,
    make: Callable[[Sequence[str], CheckOptions], Result],
    state: FileState | None = None,
) -> Result | None:
    """What is known of a file, or is made of its lines then; None where it cannot be read. `state`: if that is known."""
    if state is None:
        state = await asyncio.to_thread(state_of, path)
    known = files.known(path, uri, state)
    if known is not None:
        return known
    lines = await asyncio.to_thread(lines_of, path)
    if lines is None:
        return None
    done = await in_turns(partial(files.take, path, uri, state, partial(make, lines)), lambda: True)
    return done.result() if done is not None else None
