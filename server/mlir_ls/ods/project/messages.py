"""The messages to and from the process in which dialects are loaded.

It reads a request, a line of JSON, and answers with lines of JSON: how far it is, and at the end what it has loaded.
"""

from __future__ import annotations

import json
from pathlib import Path

from mlir_ls.ods.project.recalling import loaded_from
from mlir_ls.ods.project.sources import Loaded, Sources
from mlir_ls.system.programs import python_command


def command() -> list[str]:
    """The command that starts a worker."""
    return python_command("mlir_ls.ods.project.worker")


def request(sources: Sources, cache: Path, previous: str | None) -> bytes:
    """A request, as it is written to a worker."""
    return json.dumps({"sources": sources._asdict(), "cache": str(cache), "previous": previous}).encode() + b"\n"


def answer(line: bytes) -> Loaded | tuple[int, int, str] | None:
    """What a line of a worker says: how far it is, or what it has loaded; None for what makes no sense."""
    try:
        message = json.loads(line)
        if "done" in message:
            return int(message["done"]), int(message["total"]), str(message["file"])
        return loaded_from(message["loaded"])
    except (ValueError, KeyError, TypeError):
        return None
