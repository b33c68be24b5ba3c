"""`mlir-ls format` on the command line; `format` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, positive


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.analysis import CheckOptions
    from mlir_ls.commands.format import FormatPlan, format_command
    from mlir_ls.formatting import FormatOptions

    plan = FormatPlan(FormatOptions(final_newline=True), CheckOptions(), options.check, options.diff)
    return format_command(options.paths, plan, options.jobs, options)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; list the files that would change")
    parser.add_argument("--diff", action="store_true", help="write nothing; show what would change")
    parser.add_argument("--line-limit", type=positive, metavar="N", help="break longer operations into lines")
    parser.add_argument("--align-equals", action="store_true", help="put the = of neighbouring lines in one column")
    parser.add_argument("--jobs", type=positive, metavar="N", help="how many processes share the work; default: by its size")


COMMAND = Command(
    "format",
    "format files as mlir-opt prints them",
    _run,
    _arguments,
    files="a file, a folder to search, or - for standard input to output",
    profile="as which MLIR to read: llvm-19, 2018-12; default: found from the text",
    projects=True,
    epilog="Exit status: 0 done, 1 with --check: files would change, 2 misuse, errors in settings or dialects, a file "
    "that cannot be formatted, or no file.",
)
