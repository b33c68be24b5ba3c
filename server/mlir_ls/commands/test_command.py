"""`mlir-ls test` on the command line; `testing` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, path, positive


def _run(options: argparse.Namespace) -> int:
    if options.lit or options.lit_path is not None:
        if options.line is not None:
            options.parser.error("lit runs all RUN lines of a file: --line is for tests that are run without it")
        from mlir_ls.commands.testing import run_lit

        return run_lit(options.paths, options.lit_path, options.timeout or 3600)
    from mlir_ls.commands.testing import run_tests

    return run_tests(options.paths, options.line, options.timeout or 60)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", type=path, metavar="PATH", help="a file with RUN lines, or a folder to search for such"
    )
    parser.add_argument("--line", type=positive, metavar="N", help="only the RUN line that begins on this line")
    parser.add_argument("--lit", action="store_true", help="have lit run the tests, with their configuration")
    parser.add_argument("--lit-path", metavar="PROGRAM", help="have this lit run them; default: lit in PATH")
    parser.add_argument(
        "--timeout", type=positive, metavar="SECONDS", help="how long a program may take, or lit with --lit; defaults: 60, 3600"
    )


COMMAND = Command(
    "test",
    "run the RUN lines of files and folders, and show the CHECK lines that fail",
    _run,
    _arguments,
    epilog="Only programs named …-opt, …-translate, FileCheck and not are run, never a shell. With --lit, lit runs what the "
    "configuration of the tests and their RUN lines say. Exit status: 0 all that ran passed, 1 something failed, 2 misuse, "
    "a file that cannot be read, or nothing that could be run.",
)
