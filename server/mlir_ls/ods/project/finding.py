"""The process in which dialects of a repository are searched for, so that no request waits for its files.

Its argument is a folder; it writes a line of JSON: the names of the dialects, and the settings that use them.
"""

from __future__ import annotations

import json
import sys
from typing import NamedTuple

from mlir_ls.ods.project.discovery import find_dialects, settings_text
from mlir_ls.ods.registry import default_registry
from mlir_ls.system.programs import python_command


class FoundSettings(NamedTuple):
    """The dialects that a repository defines, in the order of their names, and the text of settings that use them."""

    dialects: tuple[str, ...]
    settings: str


def command(folder: str) -> list[str]:
    """The command that searches a folder."""
    return [*python_command("mlir_ls.ods.project.finding"), "--", folder]


def answer(output: bytes) -> FoundSettings | None:
    """What the process wrote; None for what makes no sense."""
    try:
        found = json.loads(output)
        return FoundSettings(tuple([str(name) for name in found["dialects"]]), str(found["settings"]))
    except (ValueError, KeyError, TypeError):
        return None


def main() -> int:
    """Search the folder of the last argument. Returns the exit status."""
    found = find_dialects(sys.argv[-1], default_registry())
    sys.stdout.write(json.dumps({"dialects": found.dialects, "settings": settings_text(found)}) + "\n")
    return 0
