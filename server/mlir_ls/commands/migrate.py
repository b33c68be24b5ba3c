"""`mlir-ls migrate`: bring files of older MLIR to today's, in place, and report what has no counterpart."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions
from mlir_ls.commands.command import DONE, FOUND, MISUSE
from mlir_ls.commands.files.differences import unified
from mlir_ls.commands.files.inputs import STDIN, Unreadable, display_name, files_in, read_source
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.render import excerpt, plain
from mlir_ls.escaping import visible_name
from mlir_ls.migration import Migration, migrated
from mlir_ls.plurals import plural
from mlir_ls.system.replacing import NotReplaced, replace_content
from mlir_ls.text import difference, edited_text, split_lines


class MigrationPlan(NamedTuple):
    """As which MLIR files are read, and whether only to show what would change."""

    check_options: CheckOptions
    diff: bool = False
    width: int = 120


def migrate_command(paths: Sequence[str], plan: MigrationPlan) -> int:
    """Migrate files and folders. Returns the exit status."""
    changed, read = 0, 0
    files = files_in(paths)
    status = DONE if files else MISUSE
    for path in files:
        name = display_name(path)
        try:
            source = read_source(path)
            read += 1
            text, old = source.text, split_lines(source.text)
            found = migrate_text(text, plan.check_options)
            new = edited_text(text, old, [difference(old, found.lines)])
            if new != text and path != STDIN and not plan.diff:
                replace_content(path, source.data, source.encoded(new))
        except (Unreadable, NotReplaced) as reason:
            terminal.complain(f"{visible_name(name)}: {reason}")
            status = MISUSE
            continue
        except OSError as error:
            terminal.complain(f"{visible_name(name)}: {error.strerror or error}")
            status = MISUSE
            continue
        if plan.diff:
            terminal.write(terminal.harmless(unified(text, new, visible_name(name))))
        elif path == STDIN:
            terminal.write(source.encoded(new).decode("utf-8"))
        changed += new != text
        if found.left:
            status = max(status, FOUND)
            for diagnostic in found.left:
                terminal.complain("\n".join([plain([line]) for line in excerpt(diagnostic, old, name, plan.width)]))
    if paths != [STDIN]:
        would = "would be brought" if plan.diff else "brought"
        print(f"{plural(read, 'file')} read, {changed} {would} to today's MLIR", file=sys.stderr)
    return status


def migrate_text(text: str, check_options: CheckOptions | None = None) -> Migration:
    """A text brought to today's MLIR, from the document or release that is named, or that it looks like."""
    return migrated(split_lines(text), check_options or CheckOptions())
