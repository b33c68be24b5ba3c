"""`mlir-ls passes` on the command line; `passes` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command, path, positive


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.commands.passes import PassesPlan, passes_command

    output = "html" if options.html else options.format
    return passes_command(options.log, PassesPlan(output, options.changed, options.diff, options.function))


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "log", type=path, metavar="FILE", help="a log, which may be compressed; a folder with a file for each dump; or -"
    )
    parser.add_argument("--changed", action="store_true", help="only the passes that changed something")
    parser.add_argument("--diff", type=positive, metavar="N", help="what differs in dump N from the last one of its operation")
    parser.add_argument("--function", metavar="@NAME", help="only what the dumps have of the operation with this symbol")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="default: text")
    parser.add_argument("--html", action="store_true", help="a page for a browser, with all dumps and what each pass changed")


COMMAND = Command(
    "passes",
    "list what each pass did, from the IR that a compiler printed between them",
    _run,
    _arguments,
    epilog="Exit status: 0 done, 2 misuse, a file that cannot be read, or no dumps in it. "
    "Names of values and locations are no differences.",
)
