"""`mlir-ls doctor`: what the program finds on this machine, and the crash reports of the language server."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from mlir_ls import __version__
from mlir_ls.commands.anonymise import anonymised_report
from mlir_ls.commands.machine import Seen, seen_around
from mlir_ls.escaping import visible, visible_name
from mlir_ls.ods.project.cache import kept_folder, preferred_folder
from mlir_ls.workspace.crashes import read_report, report_paths, reports_folder

_LIBRARIES = ("pygls", "lsprotocol", "parsimonious", "rich")
_SHOWN = 5


def doctor_command(reports: bool, anonymise: bool) -> int:
    """Prints what is found, or all of it with the crash reports as JSON; the exit status."""
    folder = reports_folder()
    paths = report_paths(folder)
    if reports:
        found = [report for path in paths if (report := read_report(path)) is not None]
        made = [anonymised_report(each) for each in found] if anonymise else found
        print(json.dumps({"machine": dict(_machine(anonymise)), "reports": made}, indent=1))
        return 0
    cache = _cache()
    seen = list(seen_around(os.getcwd(), Path.home()))
    rows = [*_machine(False), *[(each.name, each.value) for each in seen]]
    kept = f"{len(paths)} in {folder}" if not cache.missing else "none are kept"
    rows += [("crash reports", kept), *[(f"  {path.stem}", _summary(path)) for path in paths[:_SHOWN]]]
    width = max([len(name) for name, _ in rows]) + 2
    missing = [f"- {each.name}: {each.missing}." for each in (cache, *seen) if each.missing]
    table = [f"{name:{width}}{value}" for name, value in rows]
    for line in [*table, "", "Missing:" if missing else "Nothing is missing.", *missing]:
        print(visible(_short(line)))
    return 0


def _machine(anonymise: bool) -> Iterator[tuple[str, str]]:
    """What the program is and what it finds; without paths where it has to be anonymous."""
    yield "mlir-ls", __version__
    yield "Python", platform.python_version() if anonymise else f"{platform.python_version()}, {sys.executable}"
    yield "system", platform.platform()
    for library in _LIBRARIES:
        yield library, _version(library)
    if anonymise:
        return
    yield "cache", _cache().value
    yield "log", "standard error of the server; a file with mlir-ls lsp --log-file FILE"


def _cache() -> Seen:
    """The folder of the cache, and what comes of it where there can be none."""
    folder = preferred_folder()
    if kept_folder() is not None:
        return Seen("cache", str(folder))
    lost = "definitions of dialects are read again in each run and session, and crash reports are lost with the server"
    return Seen("cache", "none", f"{folder} cannot be written by this user, or is not theirs alone; {lost}")


def _short(line: str) -> str:
    """A line in which the home directory, whose name is the user's as a rule, is `~`."""
    home = str(Path.home())
    return line.replace(home + os.sep, "~" + os.sep) if len(home) > 1 else line


def _version(library: str) -> str:
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return "not found"


def _summary(path: Path) -> str:
    report = read_report(path)
    return f"{report['what']}: {visible_name(str(report.get('error')))}" if report is not None else "not a report"
