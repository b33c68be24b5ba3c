"""`mlir-ls check` on the command line; `check` does the work."""

from __future__ import annotations

import argparse
import sys

from mlir_ls.commands.command import Command, positive


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.analysis import CheckOptions
    from mlir_ls.commands.check import Plan, check_command
    from mlir_ls.commands.output import terminal

    plan = Plan(
        CheckOptions(),
        format=options.format,
        colour=options.format == "text" and terminal.supports_colour(sys.stdout),
        width=terminal.width_of(sys.stdout),
        verbose=options.verbose,
        hints=options.hints,
    )
    return check_command(options.paths, plan, options.jobs, options)


def _dialect(text: str) -> str:
    """The name of a dialect that an argument spells. Raises argparse.ArgumentTypeError for all other texts."""
    from mlir_ls.settings import is_namespace

    if not is_namespace(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a dialect")
    return text


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--format", choices=("text", "json", "github", "sarif"), default="text", help="default: text")
    parser.add_argument("--strict", action="store_true", help="what belongs to an unknown dialect is an error")
    parser.add_argument(
        "--assume", action="append", default=[], type=_dialect, metavar="NAME",
        help="this dialect exists; never flag its operations",
    )
    parser.add_argument("--jobs", type=positive, metavar="N", help="how many processes share the work; default: by its size")
    parser.add_argument("--hints", action="store_true", help="report what is unused, never reached, or deprecated as well")
    parser.add_argument("--verbose", action="store_true", help="excerpts of notes too, and a line for every file")


COMMAND = Command(
    "check",
    "report the errors of files",
    _run,
    _arguments,
    files="a file, a folder to search, or - for standard input",
    profile="as which MLIR to read: llvm-19, 2018-12; default: found from the text",
    projects=True,
    epilog="Exit status: 0 no errors (warnings do not count), 1 errors, 2 misuse, errors in settings or dialects, a file that "
    "cannot be read, or no file.",
)
