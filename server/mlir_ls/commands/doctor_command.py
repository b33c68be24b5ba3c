"""`mlir-ls doctor` on the command line; `doctor` does the work."""

from __future__ import annotations

import argparse

from mlir_ls.commands.command import Command


def _run(options: argparse.Namespace) -> int:
    from mlir_ls.commands.doctor import doctor_command

    return doctor_command(options.reports, options.anonymise)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reports", action="store_true", help="print the crash reports as well, and all of it as JSON")
    parser.add_argument("--anonymise", action="store_true", help="with --reports: replace names, strings and comments of texts")


COMMAND = Command(
    "doctor",
    "report what is found on this machine, and what crashed",
    _run,
    _arguments,
    epilog="Exit status: 0 done, whatever is found, 2 misuse.",
)
