"""Crash reports: an exception that should not be, with what leads to it, in a folder that only the user can read.

A report is a JSON file: `what` failed, with which `parameters`; the `error`, the name of an exception and its message; the
`frames` of its traceback; the `version` of the package; and a document's `lines` and `edits` ([first, last, lines], where lines
`first` up to `last` are replaced), after which it failed.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from mlir_ls import __version__
from mlir_ls.ods.project.cache import cache_folder
from mlir_ls.system.files import read_bytes
from mlir_ls.system.replacing import write_content
from mlir_ls.workspace.journal import Journal

logger = logging.getLogger(__name__)

Report: TypeAlias = "dict[str, Any]"

MAX_REPORTS = 20
"""How many files are kept, the newest."""

_MAX_REPORT = 4 << 20
"""Characters of text that a report holds at most."""

_MAX_OF_SESSION = 20
_PACKAGE = Path(__file__).parents[1]


def reports_folder() -> Path:
    """Where crash reports are; made if need be."""
    return cache_folder("crashes")


class Crashes:
    """The crashes of a session. `notify` is called with the first, as a sentence for the user."""

    def __init__(self, notify: Callable[[str], None]) -> None:
        self._notify = notify
        self._seen: set[str] = set()

    def record(self, what: str, error: Exception, journal: Journal | None, parameters: object = None) -> bool:
        """Logs a crash, and writes a report of it. Whether this one is new in this session; one that is not is only logged."""
        import hashlib
        frames = _frames(error)
        key = hashlib.sha256(json.dumps([what, type(error).__name__, frames]).encode()).hexdigest()[:12]
        if key in self._seen or len(self._seen) >= _MAX_OF_SESSION:
            logger.error("%s failed", what, exc_info=error)
            return False
        is_first = not self._seen
        self._seen.add(key)
        report = {"what": what, "error": f"{type(error).__name__}: {error}", "frames": frames, **_machine()}
        path = _written(key, {**report, "parameters": parameters, **_reproducer(journal)})
        logger.error("%s failed; %s", what, f"its report is {path}" if path else "no report could be written", exc_info=error)
        if is_first:
            where = "; `mlir-ls doctor` collects the report" if path else ""
            self._notify(f"mlir-ls: {what} failed, which is an error of mlir-ls{where}")
        return True


def _frames(error: Exception) -> list[str]:
    found = []
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        name = path.relative_to(_PACKAGE).as_posix() if path.is_relative_to(_PACKAGE) else path.name
        found.append(f"{name}:{frame.lineno} {frame.name}")
    return found[-50:]


def _machine() -> Report:
    return {"version": __version__, "python": sys.version.split()[0], "platform": sys.platform}


def _reproducer(journal: Journal | None) -> Report:
    if journal is None:
        return {}
    if sum(map(len, journal.lines)) + sum(len(line) for edit in journal.edits for line in edit.lines) > _MAX_REPORT:
        return {"omitted": "the text is too long for a report"}
    return {"lines": list(journal.lines), "edits": [[edit.first, edit.last, list(edit.lines)] for edit in journal.edits]}


def _written(key: str, report: Report) -> Path | None:
    """Writes a report, and removes the oldest ones; its path, None if it could not be written."""
    try:
        folder = reports_folder()
        path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{key}.json"
        write_content(str(path), json.dumps(report).encode())
        for old in report_paths(folder)[MAX_REPORTS:]:
            old.unlink(missing_ok=True)
    except (OSError, ValueError, TypeError):
        return None
    return path


def report_paths(folder: Path) -> list[Path]:
    """The crash reports in a folder, the newest first."""
    return sorted(folder.glob("*.json"), key=lambda path: path.name, reverse=True)


def read_report(path: Path) -> Report | None:
    """A crash report; None if the file is none."""
    try:
        report = json.loads(read_bytes(path, 16 * _MAX_REPORT))
    except (OSError, ValueError, RecursionError):
        return None
    return report if isinstance(report, dict) and isinstance(report.get("what"), str) else None
