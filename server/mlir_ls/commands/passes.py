"""`mlir-ls passes`: the passes of a log in a table, what one of them changed, or all of it as a page for a browser."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from typing import NamedTuple

from mlir_ls.commands.command import MISUSE
from mlir_ls.commands.files.inputs import Unreadable, display_name
from mlir_ls.commands.files.logs import read_log
from mlir_ls.commands.output import terminal
from mlir_ls.commands.output.render import Line, StyledText, plain
from mlir_ls.escaping import visible_name
from mlir_ls.semantics.passes import Log, dump_fields, named_makers, signed_lines
from mlir_ls.text import split_lines

_CONTEXT = 3
"""Unchanged lines that are shown around changed ones."""

_STYLES = {"-": "error", "+": "good", " ": ""}


class PassesPlan(NamedTuple):
    """What to print: `format` is "text", "json" or "html", `diff` a number of a dump in the log, and `function` a symbol."""

    format: str = "text"
    changed: bool = False
    diff: int | None = None
    function: str | None = None


def passes_command(path: str, plan: PassesPlan) -> int:
    """Print what the passes of a log did. Returns the exit status."""
    try:
        lines = split_lines(read_log(path))
    except Unreadable as reason:
        terminal.complain(f"{visible_name(display_name(path))}: {reason}")
        return MISUSE
    log = Log(lines, plan.function)
    trouble = _trouble(log, plan)
    if trouble:
        terminal.complain(f"{visible_name(display_name(path))}: {trouble}")
        return MISUSE
    shown = [index for index, dump in enumerate(log.dumps) if dump.is_changed or dump.previous is None or not plan.changed]
    if plan.format == "html":
        terminal.write(page_of(log, shown, display_name(path)))
    elif plan.format == "json":
        dumps = [_index_of(log, plan.diff)] if plan.diff is not None else shown
        terminal.write(json.dumps([as_json(log, index, plan.diff is not None) for index in dumps], indent=1) + "\n")
    elif plan.diff is not None:
        _write(_difference(log, _index_of(log, plan.diff)))
    else:
        _write(_table(log, shown))
    return 0


def _trouble(log: Log, plan: PassesPlan) -> str:
    """Why there is nothing to print; "" where there is."""
    if not log.dumps and plan.function is not None:
        return f"no dump has an operation with the symbol {visible_name(plan.function)}"
    if not log.dumps:
        return "no dumps in it; `-mlir-print-ir-after-all` makes a compiler print them"
    if plan.diff is None or any([dump.number == plan.diff for dump in log.dumps]):
        return ""
    last = log.dumps[-1].number
    if plan.function is None or plan.diff > last:
        return f"there is no dump {plan.diff}{_of(plan.function)}; the last one is {last}"
    return f"dump {plan.diff} has no operation with the symbol {visible_name(plan.function)}"


def _of(function: str | None) -> str:
    return f" that has {visible_name(function)}" if function is not None else ""


def _index_of(log: Log, number: int) -> int:
    """The index of the dump that has a number in the log."""
    return next(index for index, dump in enumerate(log.dumps) if dump.number == number)


def as_json(log: Log, index: int, with_rows: bool) -> dict[str, object]:
    """A dump for other programs; lines and dumps count from 1."""
    found = {**dump_fields(log, index), "line": log.dumps[index].line + 1}
    if with_rows:
        found["rows"] = [[sign, text] for sign, text in signed_lines(log, index)]
    return found


# -- a table, and a difference ------------------------------------------------------------------------------------


def _table(log: Log, shown: Sequence[int]) -> Iterator[Line]:
    rows = [(str(log.dumps[index].number), log.dumps[index].title, log.dumps[index].subject) for index in shown]
    widths = [max([len(row[column]) for row in rows], default=0) for column in (0, 1, 2)]
    for index, (number, name, operation) in zip(shown, rows, strict=True):
        dump = log.dumps[index]
        if dump.previous is None:
            change = [StyledText("first of its operation", "code")]
        elif dump.is_changed:
            change = [StyledText(f"+{dump.added}", "good"), StyledText(" "), StyledText(f"-{dump.removed}", "error")]
            change.append(StyledText(named_makers(log, index)))
        else:
            change = [StyledText("unchanged", "code")]
        style = "" if dump.is_changed or dump.previous is None else "code"
        front = f"{number:>{widths[0]}}  {name:{widths[1]}}  {operation:{widths[2]}}  {len(dump.lines):6} lines  "
        yield [StyledText(front, style), *change]


def _difference(log: Log, index: int) -> Iterator[Line]:
    dump = log.dumps[index]
    before = f"dump {log.dumps[dump.previous].number}" if dump.previous is not None else "nothing"
    by = named_makers(log, index)
    change = f": +{dump.added} -{dump.removed}{by}" if by else ""
    yield [StyledText(f"{dump.number}  {dump.title}  {dump.subject}, against {before}{change}", "message")]
    if not dump.is_changed and dump.previous is not None:
        yield [StyledText("unchanged but for names of values, numbers and locations", "code")]
        return
    signed = list(signed_lines(log, index))
    near = {at + step for at, (sign, _) in enumerate(signed) if sign != " " for step in range(-_CONTEXT, _CONTEXT + 1)}
    last = -1
    for at, (sign, text) in enumerate(signed):
        if at in near:
            if at != last + 1:
                yield [StyledText("  …", "code")]
            yield [StyledText(f"{sign} {text}", _STYLES[sign])]
            last = at


def _write(lines: Iterable[Line]) -> None:
    found = list(lines)
    text = terminal.colours(found) if terminal.supports_colour(sys.stdout) else plain(found)
    terminal.write(terminal.harmless(text) if not terminal.supports_colour(sys.stdout) else text)


# -- a page -------------------------------------------------------------------------------------------------------


def page_of(log: Log, shown: Sequence[int], name: str) -> str:
    """One page for a browser, which needs nothing else: a slider over the dumps, and what each pass changed."""
    texts: dict[str, int] = {}
    dumps = []
    for index in shown:
        dump = as_json(log, index, with_rows=False)
        dump["rows"] = [
            [" -+".index(sign), texts.setdefault(text, len(texts))] for sign, text in signed_lines(log, index)
        ]
        dumps.append(dump)
    data = json.dumps({"name": name, "texts": list(texts), "dumps": dumps}, separators=(",", ":"))
    template = files("mlir_ls.commands.output").joinpath("passes.html").read_text("utf-8")
    return template.replace("/*DATA*/", data.replace("<", "\\u003c").replace("\u2028", "\\u2028"))
