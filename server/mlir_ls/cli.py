"""The command line: finds the sub-commands, parses the arguments and checks what commands have in common.

Each sub-command is a file of `commands` whose name ends with `_command.py`. Nothing is imported before it is needed.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from itertools import takewhile
from typing import Any, NoReturn

from mlir_ls import __version__
from mlir_ls.commands.command import MISUSE, Command, path
from mlir_ls.system.collector import collect_seldom
from mlir_ls.system.compiling import build

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells report it."""

_FOLDER = os.path.join(os.path.dirname(__file__), "commands")
_SUFFIX = "_command.py"
_DEFAULT = "lsp"
"""The command that runs where none is named."""

_FIRST_STEPS = f"""\
mlir-ls {__version__}: a language server and a checker for MLIR

Check a file or a folder:      mlir-ls check FILE.mlir
Format it as mlir-opt does:    mlir-ls format FILE.mlir
Set up an editor, which then starts `mlir-ls lsp` by itself: docs/editors of the repository

mlir-ls --help lists all commands, and mlir-ls doctor what is found on this machine.
"""
"""What is printed in a terminal where no command is named."""


_HELP = "help"
"""What many programs have as a command: `mlir-ls help check` is `mlir-ls check --help`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `mlir-ls` with these arguments, or with those of the process. Returns the exit status.

    Misuse raises SystemExit with status 2, `--help` and `--version` with 0, as argparse does.
    """
    from mlir_ls.commands.output import terminal

    collect_seldom()
    terminal.write_utf8()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given[:1] == [_HELP]:
        given = [*given[1:2], "--help"]
    try:
        return _parsed_and_run(given)
    except KeyboardInterrupt:
        terminal.complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        terminal.abandon_output()
        return terminal.BROKEN_PIPE
    except OSError as error:
        terminal.complain(_reason(error))
        if error.filename == terminal.OUTPUT:
            terminal.abandon_output()
        return MISUSE


class _Parser(argparse.ArgumentParser):
    """A parser whose help and version are output like any other: where they cannot be written, that is an OSError."""

    def _print_message(self, message: str, file: Any = None) -> None:
        from mlir_ls.commands.output import terminal

        if file is sys.stdout:
            terminal.write(message)
        else:
            super()._print_message(message, file)


def _parsed_and_run(given: Sequence[str]) -> int:
    """Parse the arguments, and run the command that they name. Returns the exit status."""
    from mlir_ls.commands.output import terminal

    parser = parser_of(map(command_named, _needed(given)))
    if given and given[0] and not given[0].startswith("-") and given[0] not in command_names():
        _refuse_command(given[0], parser)
    _refuse_options(parser, given)
    options, unknown = parser.parse_known_args(given)
    if unknown:
        _refuse(unknown, getattr(options, "parser", parser))
    if options.command is None and terminal.is_terminal(sys.stdin) and not options.stdio:
        terminal.write(_FIRST_STEPS)
        return 0
    return _run(options if options.command is not None else parser.parse_args([_DEFAULT]))


def _reason(error: OSError) -> str:
    """What the operating system has refused, without Python's words for it."""
    from mlir_ls.escaping import visible_name

    if not isinstance(error.filename, str) or error.strerror is None:
        return error.strerror or str(error)
    return f"{visible_name(error.filename)}: {error.strerror}"


def command_names() -> list[str]:
    """The names of all sub-commands, in order; imports none of them."""
    with os.scandir(_FOLDER) as files:
        return sorted([file.name[: -len(_SUFFIX)].replace("_", "-") for file in files if file.name.endswith(_SUFFIX)])


def command_named(name: str) -> Command:
    """The sub-command of one of `command_names`."""
    command: Command = import_module(f"mlir_ls.commands.{name.replace('-', '_')}_command").COMMAND
    return command


def parser_of(commands: Iterable[Command]) -> argparse.ArgumentParser:
    """The parser of command lines with these sub-commands."""
    parser: argparse.ArgumentParser = _Parser(
        prog="mlir-ls",
        description="Language server and checker for MLIR. Without a command it serves an editor on standard input.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"mlir-ls {__version__} ({build()})")
    parser.add_argument("--stdio", action="store_true", help=argparse.SUPPRESS)
    _add_commands(parser.add_subparsers(dest="command", metavar="COMMAND", title="commands"), commands)
    return parser


def _needed(arguments: Sequence[str]) -> list[str]:
    """The sub-commands that the parser has to know: the one that is named first, else all."""
    names = command_names()
    return [arguments[0]] if arguments and arguments[0] in names else names


def _refuse_options(parser: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """Ends where a command does not have one of the options: argparse would name arguments that are missing first."""
    after = 0
    while (commands := _commands_of(parser)) is not None:
        if after == len(given) or given[after] not in commands:
            return
        parser = commands[given[after]]
        after += 1
    options = list(takewhile("--".__ne__, given[after:]))
    known = parser._option_string_actions
    if "-h" in options or "--help" in options:
        return
    unknown = [each for each in options if each.startswith("--") and " " not in each and each.partition("=")[0] not in known]
    if unknown:
        _refuse(unknown, parser)


def _commands_of(parser: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser] | None:
    """The parsers of the commands that an argument names, by their names; None where there are no commands."""
    found = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return found[0] if found else None


def _refuse(unknown: Sequence[str], parser: argparse.ArgumentParser) -> NoReturn:
    """Ends with the usage of the command whose arguments these are not, and with the option that may have been meant."""
    from mlir_ls.did_you_mean import nearest, suggestion

    known = [spelling for action in parser._actions for spelling in action.option_strings]
    options = [each.partition("=")[0] for each in unknown if each.startswith("-")]
    parser.error(f"unrecognized arguments: {' '.join(unknown)}{suggestion(nearest(options[0], known)) if options else ''}")


def _refuse_command(name: str, parser: argparse.ArgumentParser) -> NoReturn:
    """Ends with the usage, and with the command that may have been meant; a file that is named can be checked."""
    from mlir_ls.did_you_mean import nearest, suggestion
    from mlir_ls.escaping import visible_name

    known, shown = command_names(), visible_name(name)
    meant = f"; `mlir-ls check {shown}` checks it" if os.path.exists(name) else suggestion(nearest(name, known))
    parser.error(f"there is no command '{shown}'{meant or '; there are ' + ', '.join(known)}")


def _run(options: argparse.Namespace) -> int:
    command: Command = options.chosen
    assert command.run is not None, "a command with actions needs one"
    return command.run(options) if not command.profile or _is_profile(options.profile) else MISUSE


def _is_profile(name: str | None) -> bool:
    """Whether a profile exists, or none is named; complains otherwise."""
    if name is None:
        return True
    from mlir_ls.commands.output import terminal
    from mlir_ls.ods.profiles import accepted_profiles

    if name not in accepted_profiles():
        terminal.complain(f"there is no profile '{name}'; there are {', '.join(accepted_profiles())}")
        return False
    return True


def _add_commands(parsers: argparse._SubParsersAction[argparse.ArgumentParser], commands: Iterable[Command]) -> None:
    for command in commands:
        parser = parsers.add_parser(command.name, help=command.help, allow_abbrev=False, epilog=command.epilog or None)
        if command.actions:
            _add_commands(
                parser.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True), command.actions
            )
            continue
        parser.set_defaults(chosen=command, parser=parser)
        if command.files:
            parser.add_argument("paths", nargs="+", type=path, metavar="PATH", help=command.files)
        command.arguments(parser)
        if command.profile:
            parser.add_argument("--profile", metavar="NAME", help=command.profile)
        if command.projects:
            _add_arguments_of_projects(parser)


def _add_arguments_of_projects(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--dialects",
        action="append",
        default=[],
        metavar="PATH",
        help="dialects of your own: a .td file, an IRDL file, or a folder of either kind or of imported dialects; repeatable",
    )
    parser.add_argument(
        "-I", "--include", action="append", default=[], metavar="FOLDER", help="where included .td files are; repeatable"
    )
    parser.add_argument("--tblgen", metavar="PROGRAM", help="the llvm-tblgen to run; default: the newest in PATH")
    parser.add_argument("--trust", action="store_true", help="run the programs that a project's settings name")
