"""How the settings of a project come to assume a dialect: `assume` in `.mlir-ls.toml`."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.settings.files import FILES, find_file
from mlir_ls.system.files import MAX_SETTINGS, is_inside, read_text
from mlir_ls.system.patterns import deferred
from mlir_ls.system.threads import in_thread, within

_LIST = deferred(r"\s*assume\s*=\s*\[(\s*\]?)")
_TABLE = re.compile(r"\s*\[")


class SettingsChange(NamedTuple):
    """A text to insert into a file of settings; `is_new` where there is no such file yet. Lines and characters from 0."""

    file: str
    is_new: bool
    line: int
    character: int
    text: str


def assuming(dialect: str, folder: str, roots: Sequence[str]) -> SettingsChange | None:
    """The change with which the project of a folder assumes a dialect.

    A file that is not there is made in the folder of the workspace around it. None where there is no such folder, and for
    settings in other files and files that cannot be read.
    """
    root = next((each for each in roots if is_inside(folder, each)), None)
    if root is None:
        return None
    file = find_file(folder)
    if file is None:
        return SettingsChange(os.path.join(root, FILES[0]), True, 0, 0, f'assume = ["{dialect}"]\n')
    if os.path.basename(file) != FILES[0] or not is_inside(file, root):
        return None
    try:
        text = within(in_thread(lambda: read_text(file, MAX_SETTINGS)))
    except (OSError, ValueError):
        text = None
    if text is None:
        return None
    for number, line in enumerate(text.splitlines()):
        if _TABLE.match(line):
            break
        found = _LIST.match(line)
        if found is not None:
            separator = "" if "]" in found[1] else ", " if line[found.end() :] else ","
            return SettingsChange(file, False, number, found.start(1), f'"{dialect}"{separator}')
    return SettingsChange(file, False, 0, 0, f'assume = ["{dialect}"]\n')
