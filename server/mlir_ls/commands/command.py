"""What a sub-command declares: each is a file `commands/NAME_command.py` with a `COMMAND`, found by its name.

`cli` adds the arguments that commands have in common, and checks them, after what is declared here; a command cannot forget to.
Nothing here imports what reads MLIR: the file of a command is imported to print help, so it imports the rest in its function.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NamedTuple

DONE = 0
"""The exit status where all was done, and nothing is wrong."""

FOUND = 1
"""The exit status where all was done, and something is wrong: errors, a test that fails, a file that would change."""

MISUSE = 2
"""The exit status where not all was done: the command line makes no sense, settings or dialects have an error, a file could not
be read or written, or there was nothing to do. It comes before FOUND: what was found may not be all."""


def _no_arguments(_: argparse.ArgumentParser) -> None:
    """The arguments of a command that has none of its own."""


class Command(NamedTuple):
    """A sub-command: its name, a line of help, what it does, and what it takes.

    `run` gets the parsed arguments and returns the exit status. `arguments` adds those that only this command has.
    A command either runs or has `actions`, which are commands in it.

    What commands have in common:
    `files`: takes PATH…, files, folders, or `-` for standard input, as `paths` (see `inputs`); the help of PATH, or "".
    `profile`: takes `--profile`, which is one of `ods.profiles`; the help of that, or "".
    `projects`: follows the settings of the files' projects, and takes `--dialects`, `-I`, `--tblgen` and `--trust`: without the
    last no program runs that a project names (see `projects`).
    """

    name: str
    help: str
    run: Callable[[argparse.Namespace], int] | None = None
    arguments: Callable[[argparse.ArgumentParser], None] = _no_arguments
    files: str = ""
    profile: str = ""
    projects: bool = False
    actions: tuple[Command, ...] = ()
    epilog: str = ""


def path(text: str) -> str:
    """The name of a file or folder. Raises argparse.ArgumentTypeError where it is empty."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty; is a variable of the shell not set?")
    return text


def positive(text: str) -> int:
    """The number that an argument spells, of 1 or more. Raises argparse.ArgumentTypeError for all other texts."""
    return _number(text, 1, None)


def port(text: str) -> int:
    """The number of a port that an argument spells, 0 for any. Raises argparse.ArgumentTypeError for all other texts."""
    return _number(text, 0, 65535)


MAX_NUMBER = 999_999_999
"""The greatest number that an option takes."""


def _number(text: str, least: int, most: int | None) -> int:
    is_number = text.isascii() and text.isdecimal()
    digits = text.lstrip("0") or "0"
    if is_number and most is None and len(digits) > len(str(MAX_NUMBER)):
        raise argparse.ArgumentTypeError(f"the number is more than {MAX_NUMBER}")
    number = int(digits) if is_number and len(digits) <= len(str(MAX_NUMBER)) else least - 1
    if number < least or (most is not None and number > most):
        limits = f"from {least} to {most}" if most is not None else f"of {least} or more"
        raise argparse.ArgumentTypeError(f"{text!r} is not a number {limits}")
    return number
