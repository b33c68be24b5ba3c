"""`mlir-ls explain` on the command line; `explain` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.commands.explain import explain_command

    return explain_command(options.code)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("code", nargs="?", metavar="CODE", help="such as vector.outer-product; none lists all")


COMMAND = Command(
    "explain",
    "say what the code of a diagnostic means",
    _run,
    _arguments,
    epilog="Exit status: 0 the page is printed, 2 misuse, or there is no such code, or several end so.",
)
