"""`mlir-ls test` on the command line; `testing` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, positive


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.commands.testing import run_tests

    return run_tests(options.file, options.line, options.timeout)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a file with RUN lines")
    parser.add_argument("--line", type=positive, metavar="N", help="only the RUN line that begins on this line")
    parser.add_argument("--timeout", type=positive, metavar="SECONDS", default=60, help="for each program; default: 60")


COMMAND = Command(
    "test",
    "run the RUN lines of a file, and show the CHECK lines that fail",
    _run,
    _arguments,
    epilog="Only programs named …-opt, …-translate, FileCheck and not are run, never a shell. Exit status: 0 all that ran "
    "passed, 1 something failed, 2 misuse, or nothing could be run.",
)
