"""What would change in a file, as a unified difference that `patch` takes."""

from __future__ import annotations

import difflib
import re

_lines = re.compile(r"[^\n]*\n|[^\n]+").findall


def unified(old: str, new: str, name: str) -> str:
    """The unified difference of two texts of the file with this name; lines end with `\\n` alone, as they do to `patch`."""
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"
        for line in difflib.unified_diff(_lines(old), _lines(new), name, name)
    )
