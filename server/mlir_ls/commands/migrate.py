"""`mlir-ls migrate`: bring files of older MLIR to today's, in place, and say what has no counterpart."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.commands import terminal
from mlir_ls.commands.inputs import STDIN, Unreadable, display_name, find_files, read_text
from mlir_ls.commands.render import excerpt, plain
from mlir_ls.migration import Migration, migrate
from mlir_ls.plurals import plural
from mlir_ls.text import split_lines

DONE, LEFT, FAILED = 0, 1, 2
"""Exit statuses: done; something has no counterpart and stays as it was; a file that could not be read or written."""


class MigrationPlan(NamedTuple):
    """As which MLIR files are read, and whether only to show what would change."""

    rules: CheckOptions
    diff: bool = False
    width: int = 120


def migrate_command(paths: Sequence[str], plan: MigrationPlan) -> int:
    """Migrate files and folders. Returns the exit status."""
    status, changed, files = DONE, 0, 0
    for path in dict.fromkeys(file for given in paths for file in find_files(given)):
        files += 1
        name = display_name(path)
        try:
            text, _ = read_text(path)
            found = migrate_text(text, plan.rules)
            new = "\n".join(found.lines)
            if path == STDIN or plan.diff:
                terminal.write(_difference(name, text, new) if plan.diff else new)
            elif new != text:
                with open(path, "w", encoding="utf-8", newline="") as file:
                    file.write(new)
        except (Unreadable, OSError) as reason:
            terminal.complain(f"{name}: {reason}")
            status = FAILED
            continue
        changed += new != text
        if found.left:
            status = max(status, LEFT)
            old = split_lines(text)
            for diagnostic in found.left:
                terminal.complain("\n".join([plain([line]) for line in excerpt(diagnostic, old, name, plan.width)]))
    if paths != [STDIN]:
        would = "would be brought" if plan.diff else "brought"
        print(f"{plural(files, 'file')} read, {changed} {would} to today's MLIR", file=sys.stderr)
    return status


def migrate_text(text: str, rules: CheckOptions | None = None) -> Migration:
    """A text brought to today's MLIR. A text of a release stays as it is."""
    return migrate(analyze(split_lines(text), rules or CheckOptions(), verify=False))


def _difference(name: str, old: str, new: str) -> str:
    lines = difflib.unified_diff(old.splitlines(True), new.splitlines(True), name, name)
    return "".join([line if line.endswith("\n") else f"{line}\n" for line in lines])
