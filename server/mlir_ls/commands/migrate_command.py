"""`mlir-ls migrate` on the command line; `migrate` does the work."""

from __future__ import annotations

import argparse
import sys

from mlir_ls.commands.command import Command


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.analysis import CheckOptions
    from mlir_ls.commands.migrate import MigrationPlan, migrate_command
    from mlir_ls.commands.output import terminal

    check_options = CheckOptions(profile=options.profile)
    return migrate_command(options.paths, MigrationPlan(check_options, options.diff, terminal.width_of(sys.stdout)))


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--to", choices=("llvm-22",), default="llvm-22", help="the release to bring it to; default: llvm-22")
    parser.add_argument("--diff", action="store_true", help="show what would change, and write nothing")


COMMAND = Command(
    "migrate",
    "bring MLIR of earlier years to the current one",
    _run,
    _arguments,
    files="a file, a folder to search, or - for standard input",
    profile="as which MLIR to read: 2018-12, 2019-03, 2020-10, llvm-older, llvm-19; default: found from the text",
    epilog="Exit status: 0 done, 1 something has no counterpart today, 2 misuse, a file that cannot be read or written, or no "
    "file.",
)
