"""Writes `docs/command-line.md`: all sub-commands with what they take, from the parser of the command line.

    python docs/command_line.py            rewrites the page
    python docs/command_line.py --check    exit status 1 if it has to be rewritten
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from mlir_ls.cli import command_named, command_names, parser_of

PAGE = Path(__file__).parent.resolve() / "command-line.md"
HEAD = """# The command line

This page is made by `make command-line` from what `mlir-ls COMMAND --help` prints. The options `--dialects`, `--include`,
`--tblgen` and `--trust` are about [dialects of your own](dialects.md) and [trust](settings.md#trust).

All commands have the same exit statuses; 2 comes before 1, as what was found may not be all:

| exit status | meaning |
| --- | --- |
| 0 | all was done, and nothing is wrong; warnings do not count |
| 1 | all was done, and something is wrong: errors in files, tests that fail, files that `--check` would change |
| 2 | not all was done: misuse, errors in settings or dialects, what cannot be read or written, or nothing to do |
| 130 | Ctrl-C |

A folder without a file for the command is named on standard error; that is status 2 if there is no other file. `mlir-ls lsp`
ends with 1 where the connection has ended without a shutdown.

`mlir-ls --version` prints the version. `mlir-ls` without a command serves an editor if its input is no terminal, as does
`mlir-ls lsp`.
"""

PAGES = {
    "check": "check.md",
    "dialects find": "dialects.md",
    "dialects import": "dialects.md#take-them-elsewhere",
    "dialects list": "dialects.md",
    "doctor": "check.md#when-something-goes-wrong",
    "explain": "check.md#how-strict-it-is",
    "format": "formatting.md",
    "graph": "graphs.md",
    "lsp": "README.md#editors",
    "mcp": "agents.md",
    "migrate": "older-mlir.md#bringing-it-to-current-mlir",
    "passes": "passes.md",
    "test": "tests.md",
}
"""Where a command is explained, if it has a page."""


def page() -> str:
    """The page."""
    parser = parser_of(map(command_named, command_names()))
    return HEAD + "".join(_sections(parser, ""))


def table_cell(text: str) -> str:
    """A text in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")


def _sections(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    for group in parser._actions:
        if not isinstance(group, argparse._SubParsersAction):
            continue
        helps = {choice.dest: choice.help or "" for choice in group._choices_actions}
        for each, made in group.choices.items():
            words = f"{name} {each}".strip()
            if any(isinstance(action, argparse._SubParsersAction) for action in made._actions):
                yield from _sections(made, words)
            else:
                yield _section(made, words, helps.get(each, ""))


def _section(parser: argparse.ArgumentParser, words: str, purpose: str) -> str:
    actions = [action for action in parser._actions if action.help != argparse.SUPPRESS and action.dest != "help"]
    rows = [_row(action) for action in actions]
    table = "| argument | meaning |\n| --- | --- |\n" + "".join(rows) + "\n" if rows else ""
    has_options = any(action.option_strings and not action.required for action in actions)
    in_usage = [_in_usage(action) for action in actions if action.required or not action.option_strings]
    names = " ".join(["mlir-ls", words, *(["[OPTIONS]"] if has_options else []), *in_usage])
    more = f" See [{PAGES[words].partition('#')[0]}]({PAGES[words]})." if words in PAGES else ""
    before, _, statuses = (parser.epilog or "").partition("Exit status: ")
    remarks = f"{before.strip()}\n\n" if before else ""
    return (
        f"\n## mlir-ls {words}\n\n{purpose[:1].upper()}{purpose[1:]}.{more}\n\n```text\n{names}\n```\n\n"
        f"{table}{remarks}Exit status: {statuses}\n"
    )


def _in_usage(action: argparse.Action) -> str:
    """An argument in the line of a command."""
    if action.option_strings:
        return f"{action.option_strings[-1]} {action.metavar}"
    return {"+": f"{action.metavar}...", "?": f"[{action.metavar}]"}.get(str(action.nargs), str(action.metavar))


def _row(action: argparse.Action) -> str:
    value = str(action.metavar or action.dest.upper()) if action.nargs != 0 else ""
    choices = f"{', '.join(map(str, action.choices))}; " if action.choices else ""
    spelled = ", ".join(f"`{option} {value}`" if value else f"`{option}`" for option in action.option_strings) or f"`{value}`"
    return f"| {spelled} | {table_cell(choices + (action.help or '') % {'default': action.default})} |\n"


def main() -> int:
    """Rewrites the page, or checks it. Returns the exit status."""
    old, new = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else "", page()
    if "--check" in sys.argv[1:]:
        if new != old:
            print("docs/command-line.md is out of date: run python docs/command_line.py", file=sys.stderr)
        return int(new != old)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
