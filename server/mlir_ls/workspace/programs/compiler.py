"""The user's own `…-opt`: it is run on files as they are saved, and what it says beyond us is shown under its name."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Related, Severity
from mlir_ls.escaping import visible_name
from mlir_ls.settings import Opt
from mlir_ls.system.limits import end, lifeline, supervised
from mlir_ls.system.patterns import deferred
from mlir_ls.system.programs import find_program
from mlir_ls.text import Span, from_units, span

CODE = "own-compiler"
"""The code of all that it says."""

_SEVERITIES = {"error": Severity.ERROR, "warning": Severity.WARNING, "remark": Severity.INFORMATION}
_MESSAGE = deferred(r"^(?P<file>.+?):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|warning|remark|note): (?P<message>.*)$")
_TOKEN = re.compile(r"[%@^#!]?[\w$.]+|\S")
_SPLIT = re.compile(r"^\s*// -----", re.MULTILINE)
_CURRENT = "see current operation"

_MAX_OUTPUT = 1 << 20
"""Bytes of its output that are read."""


class CompilerOutcome(NamedTuple):
    """The diagnostics of the compiler for a file. `trouble` is the reason why there are none that could be used; "" otherwise.

    `kind` is the kind of trouble, which need not be reported for every file.
    """

    diagnostics: tuple[Diagnostic, ...] = ()
    trouble: str = ""
    kind: str = ""


async def checked(opt: Opt, path: str, lines: Sequence[str]) -> CompilerOutcome:
    """What the user's compiler says of a file on disk, whose lines are given."""
    name = os.path.basename(opt.program)
    program = find_program(opt.program)
    if program is None:
        named = visible_name(opt.program)
        return CompilerOutcome((), f"'{named}', which the setting `opt.path` names, is no program", "missing")
    with lifeline() as life:
        return await _checked(opt._replace(program=program), name, path, lines, life)


async def _checked(opt: Opt, name: str, path: str, lines: Sequence[str], life: int) -> CompilerOutcome:
    try:
        process = await asyncio.create_subprocess_exec(
            *supervised(command_of(opt, path, lines), opt.seconds),
            stdin=life,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            cwd=os.path.dirname(path),
            start_new_session=True,
        )
    except OSError as error:
        return CompilerOutcome(
            (), f"'{opt.program}', which the setting `opt.path` names, cannot be run: {error.strerror}", "missing"
        )
    reading = asyncio.ensure_future(_output_of(process))
    try:
        await asyncio.wait([reading], timeout=opt.seconds)  # `wait_for` may swallow a cancellation
        if not reading.done():
            return CompilerOutcome(
                (), f"{name} took longer than {opt.seconds:g} seconds, which the setting `opt.timeout` allows", "slow"
            )
        output = reading.result()
    finally:
        reading.cancel()
        if process.returncode is None:
            end(process.pid)
            with contextlib.suppress(ProcessLookupError):
                await process.wait()
    return verdict_in(output, process.returncode or 0, path, lines, name)


async def _output_of(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    parts: list[bytes] = []
    while data := await process.stderr.read(_MAX_OUTPUT):
        if sum(map(len, parts)) < _MAX_OUTPUT:
            parts.append(data)
    await process.wait()
    return b"".join(parts).decode("utf-8", "replace")


def command_of(opt: Opt, path: str, lines: Iterable[str]) -> list[str]:
    """The command that checks a file; one in several parts is split."""
    arguments = list(opt.arguments)
    if not any("split-input-file" in argument for argument in arguments) and _SPLIT.search("\n".join(lines)):
        arguments.append("--split-input-file")
    return [opt.program, *arguments, path]


def verdict_in(output: str, status: int, path: str, lines: Sequence[str], name: str) -> CompilerOutcome:
    """What the compiler's output, and its exit status, say of a file."""
    if status in (126, 127):  # of the shell that sets its limits
        return CompilerOutcome((), f"'{name}', which the setting `opt.path` names, is no program", "missing")
    if status < 0 or status > 128 or "Stack dump:" in output:
        return CompilerOutcome((), f"{name} crashed on {path}", "crash")
    found = diagnostics_in(output, path, lines, name)
    if status != 0 and not found:
        match = next((line for line in output.splitlines() if line.strip()), f"it ended with status {status}")
        return CompilerOutcome((), f"{name} cannot check {path}: {match}", "failure")
    return CompilerOutcome(found)


def diagnostics_in(output: str, path: str, lines: Sequence[str], name: str) -> tuple[Diagnostic, ...]:
    """What a program says of a file of some lines, under the program's name."""
    return tuple(_diagnostics(output, path, lines, name))


def beyond(theirs: Iterable[Diagnostic], ours: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """What the compiler says of lines in which we have found no error."""
    taken = {each.span.start.line for each in ours if each.severity is Severity.ERROR}
    return tuple([each for each in theirs if each.span.start.line not in taken])


def _diagnostics(output: str, path: str, lines: Sequence[str], name: str) -> Iterator[Diagnostic]:
    current: Diagnostic | None = None
    for text in output.splitlines():
        match = _MESSAGE.match(text)
        if match is None:
            continue
        here = match["file"] == path
        if match["kind"] != "note":
            if current is not None:
                yield current
            where = _place(lines, int(match["line"]), int(match["column"])) if here else _first(lines)
            message = match["message"] if here else f"{match['message']} (at {match['file']}:{match['line']}:{match['column']})"
            current = Diagnostic(CODE, _SEVERITIES[match["kind"]], where, message, source=name)
        elif current is not None and here and not match["message"].startswith(_CURRENT):
            note = Related(_place(lines, int(match["line"]), int(match["column"])), match["message"])
            current = Diagnostic(CODE, current.severity, current.span, current.message, (*current.related, note), source=name)
    if current is not None:
        yield current


def _place(lines: Sequence[str], line: int, column: int) -> Span:
    """The token at a line and a column, both from 1, the column in bytes of UTF-8."""
    number = min(max(line - 1, 0), len(lines) - 1)
    text = lines[number]
    start = from_units(text, max(0, column - 1), "utf-8")
    token = _TOKEN.match(text, start)
    return span(number, start, token.end() if token is not None else max(start, len(text)))


def _first(lines: Sequence[str]) -> Span:
    """The first line that says something."""
    number = next((at for at, line in enumerate(lines) if line.strip()), 0)
    return span(number, 0, len(lines[number]))
