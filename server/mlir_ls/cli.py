"""The command line: what can be asked, and which command answers. Nothing is imported before it is needed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TypeAlias

from mlir_ls import __version__

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"

MISUSE = 2
"""The exit status where the command line makes no sense, or a file could not be read."""

_EXIT_STATUS = "Exit status: 0 no errors (warnings do not count), 1 errors, 2 misuse or a file that cannot be read."

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells report it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `mlir-ls` with these arguments, or with those of the process. Returns the exit status.

    Misuse raises SystemExit with status 2, `--help` and `--version` with 0, as argparse does.
    """
    from mlir_ls.commands import terminal

    terminal.write_utf8()
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.command is None and terminal.is_terminal(sys.stdin) and not options.stdio:
        parser.print_help()
        return 0
    try:
        return _run(options)
    except KeyboardInterrupt:
        terminal.complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        terminal.abandon_output()
        return terminal.BROKEN_PIPE
    except OSError as error:
        terminal.complain(str(error))
        return MISUSE


def _run(options: argparse.Namespace) -> int:
    if options.command == "check":
        return _check(options)
    if options.command == "format":
        return _format(options)
    if options.command == "migrate":
        return _migrate(options)
    if options.command is None:
        return _lsp(None, None)
    if options.command == "lsp":
        return _lsp(options.tcp, options.log_file)
    if options.command == "dialects":
        return _dialects(options)
    if options.command == "doctor":
        from mlir_ls.commands.doctor import doctor_command

        return doctor_command(options.reports, options.anonymise)
    from mlir_ls.commands.explain import explain_command

    return explain_command(options.code)


def _check(options: argparse.Namespace) -> int:
    from mlir_ls.analysis import CheckOptions
    from mlir_ls.commands import terminal
    from mlir_ls.commands.check import Plan, check_command
    from mlir_ls.ods.profiles import profiles

    if options.profile is not None and options.profile not in profiles():
        terminal.complain(f"there is no profile '{options.profile}'; there is {', '.join(profiles())}")
        return MISUSE
    plan = Plan(
        CheckOptions(),
        format=options.format,
        colour=options.format == "text" and terminal.wants_colour(sys.stdout),
        width=terminal.width_of(sys.stdout),
        verbose=options.verbose,
        hints=options.hints,
    )
    return check_command(options.paths, plan, options.jobs, options)


def _format(options: argparse.Namespace) -> int:
    from mlir_ls.analysis import CheckOptions
    from mlir_ls.commands import terminal
    from mlir_ls.commands.format import FormatPlan, format_command
    from mlir_ls.formatting import FormatOptions
    from mlir_ls.ods.profiles import profiles

    if options.profile is not None and options.profile not in profiles():
        terminal.complain(f"there is no profile '{options.profile}'; there is {', '.join(profiles())}")
        return MISUSE
    plan = FormatPlan(FormatOptions(final_newline=True), CheckOptions(), options.check, options.diff)
    return format_command(options.paths, plan, options.jobs, options)


def _migrate(options: argparse.Namespace) -> int:
    from mlir_ls.analysis import CheckOptions
    from mlir_ls.commands import terminal
    from mlir_ls.commands.migrate import MigrationPlan, migrate_command
    from mlir_ls.ods.profiles import profiles

    if options.profile is not None and options.profile not in profiles():
        terminal.complain(f"there is no profile '{options.profile}'; there is {', '.join(profiles())}")
        return MISUSE
    rules = CheckOptions(profile=options.profile)
    return migrate_command(options.paths, MigrationPlan(rules, options.diff, terminal.width_of(sys.stdout)))


def _lsp(tcp_port: int | None, log_file: str | None) -> int:
    from mlir_ls.lsp import server

    return server.run(tcp_port=tcp_port, log_file=log_file)


def _dialects(options: argparse.Namespace) -> int:
    from mlir_ls.commands import dialects

    return dialects.dialects_command(options)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mlir-ls",
        description="Language server and checker for MLIR. Without a command it serves an editor on standard input.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"mlir-ls {__version__}")
    parser.add_argument("--stdio", action="store_true", help=argparse.SUPPRESS)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_check(commands)
    _add_format(commands)
    _add_migrate(commands)
    _add_lsp(commands)
    _add_dialects(commands)
    explain = commands.add_parser("explain", help="say what the code of a diagnostic means", allow_abbrev=False)
    explain.add_argument("code", nargs="?", metavar="CODE", help="such as vector.outer-product; none lists all")
    doctor = commands.add_parser("doctor", help="say what is found on this machine, and what crashed", allow_abbrev=False)
    doctor.add_argument("--reports", action="store_true", help="print the crash reports as well, and all of it as JSON")
    doctor.add_argument("--anonymise", action="store_true", help="with --reports: replace names, strings and comments of texts")
    return parser


def _add_check(commands: Commands) -> None:
    check = commands.add_parser("check", help="report the errors of files", allow_abbrev=False, epilog=_EXIT_STATUS)
    check.add_argument("paths", nargs="+", metavar="PATH", help="a file, a folder to search, or - for standard input")
    check.add_argument("--format", choices=("text", "json", "github", "sarif"), default="text", help="default: text")
    check.add_argument("--strict", action="store_true", help="what belongs to an unknown dialect is an error")
    check.add_argument(
        "--assume", action="append", default=[], metavar="NAME", help="this dialect exists; never flag its operations"
    )
    check.add_argument("--profile", metavar="NAME", help="as which MLIR to read: llvm-19, 2018-12; default: found")
    _add_dialect_options(check)
    check.add_argument("--jobs", type=_positive, metavar="N", help="processes; default: as many as the files are worth")
    check.add_argument("--hints", action="store_true", help="tell what is unused, never reached, or deprecated as well")
    check.add_argument("--verbose", action="store_true", help="excerpts of notes too, and a line for every file")


def _add_format(commands: Commands) -> None:
    formatting = commands.add_parser(
        "format",
        help="lay out files as mlir-opt does",
        allow_abbrev=False,
        epilog="Exit status: 0 done, 1 with --check: files would change, 2 misuse or a file that cannot be formatted.",
    )
    formatting.add_argument(
        "paths", nargs="+", metavar="PATH", help="a file, a folder to search, or - for standard input to output"
    )
    formatting.add_argument("--check", action="store_true", help="write nothing; list the files that would change")
    formatting.add_argument("--diff", action="store_true", help="write nothing; show what would change")
    formatting.add_argument("--line-limit", type=_positive, metavar="N", help="break longer operations into lines")
    formatting.add_argument("--align-equals", action="store_true", help="put the = of neighbouring lines in one column")
    formatting.add_argument("--profile", metavar="NAME", help="the version of MLIR's text")
    _add_dialect_options(formatting)
    formatting.add_argument("--jobs", type=_positive, metavar="N", help="processes; default: as many as are worth it")


def _add_dialect_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--dialects",
        action="append",
        default=[],
        metavar="PATH",
        help="dialects of your own: a .td file, an IRDL file, or a folder of either kind or of imported dialects; repeatable",
    )
    command.add_argument(
        "-I", "--include", action="append", default=[], metavar="FOLDER", help="where included .td files are; repeatable"
    )
    command.add_argument("--tblgen", metavar="PROGRAM", help="the llvm-tblgen to run; default: the newest in PATH")
    command.add_argument("--trust", action="store_true", help="run the programs that a project's settings name")


def _add_migrate(commands: Commands) -> None:
    epilog = "exit status: 0 done, 1 something has no counterpart today, 2 a file could not be read or written"
    migrate = commands.add_parser("migrate", help="bring MLIR of 2018 to 2020 to today's", allow_abbrev=False, epilog=epilog)
    migrate.add_argument("paths", nargs="+", metavar="PATH", help="a file, a folder to search, or - for standard input")
    migrate.add_argument("--to", choices=("llvm-22",), default="llvm-22", help="default: llvm-22")
    migrate.add_argument("--diff", action="store_true", help="show what would change, and write nothing")
    migrate.add_argument("--profile", metavar="NAME", help="as which MLIR to read: 2018-12, 2019-03, 2020-10; default: found")


def _add_lsp(commands: Commands) -> None:
    lsp = commands.add_parser("lsp", help="serve an editor over the Language Server Protocol", allow_abbrev=False)
    lsp.add_argument("--stdio", action="store_true", help="the default; accepted because editors add it")
    lsp.add_argument("--tcp", type=_port, metavar="PORT", help="listen on this port of this machine instead")
    lsp.add_argument("--log-file", metavar="FILE", help="write a log there")


def _add_dialects(commands: Commands) -> None:
    dialects = commands.add_parser("dialects", help="list the known dialects, or import others", allow_abbrev=False)
    actions = dialects.add_subparsers(dest="action", metavar="ACTION", title="actions", required=True)
    listing = actions.add_parser("list", help="names and numbers of operations", allow_abbrev=False)
    listing.add_argument("folder", nargs="?", metavar="FOLDER", help="what `dialects import` wrote; default: built in")
    listing.add_argument("--profile", metavar="NAME", help="a release whose dialects are built in, as llvm-19")
    importing = actions.add_parser(
        "import",
        help="make dialect data of TableGen or IRDL files",
        allow_abbrev=False,
        epilog="Exit status: 0 done, 1 an IRDL file has errors and the rest was imported, 2 nothing was imported.",
    )
    importing.add_argument("paths", nargs="+", metavar="PATH", help="a .td file, a folder of them, or an IRDL file (.mlir)")
    importing.add_argument("-o", "--output", required=True, metavar="FOLDER", help="where to write a file per dialect")
    importing.add_argument(
        "-I", "--include", action="append", default=[], metavar="FOLDER", help="where included files are; repeatable"
    )
    importing.add_argument(
        "--dialect", action="append", default=None, metavar="NAME", help="only this dialect; repeatable"
    )
    importing.add_argument("--tblgen", metavar="PROGRAM", help="the llvm-tblgen to run; default: the newest in PATH")
    importing.add_argument(
        "--base", metavar="FOLDER", help="another release's data beside OUTPUT; what is equal there is not written again"
    )
    importing.add_argument("--no-prose", action="store_true", help="leave out summaries and descriptions")


def _positive(text: str) -> int:
    return _number(text, 1, None)


def _port(text: str) -> int:
    return _number(text, 0, 65535)


def _number(text: str, least: int, most: int | None) -> int:
    number = int(text) if text.isdecimal() and len(text) < 10 else least - 1
    if number < least or (most is not None and number > most):
        limits = f"from {least} to {most}" if most is not None else f"of {least} or more"
        raise argparse.ArgumentTypeError(f"{text!r} is not a number {limits}")
    return number
