"""Running the user's own `…-opt` with some flags on a part of a text: what it makes of that, line by line, and what it says."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.semantics.filecheck.runs import run_lines
from mlir_ls.settings import Opt
from mlir_ls.system.limits import lifeline
from mlir_ls.system.patterns import deferred
from mlir_ls.text import replacement, split_lines
from mlir_ls.workspace.programs.compiler import diagnostics_in
from mlir_ls.workspace.programs.lit import is_optimizer, refusal_of
from mlir_ls.workspace.programs.opt_help import OptOption
from mlir_ls.workspace.programs.running import StandardStreams, finished, is_crash, text_in, trouble_of

_MAX_SHOWN = 1 << 22
"""Characters of an output that are shown."""

_ALIAS = deferred(r"^#(?P<name>loc\d*) = loc\((?P<body>.*)\)$")
_AT_END = re.compile(r" loc\((?P<body>.*)\)$")
_REFERENCE = re.compile(r"#(loc\d*)\b")
_PLACE = deferred(r'"((?:[^"\\]|\\.)*)":(\d+):\d+')
_NOT_OF_PIPELINES = deferred(r"--?(?:verify-diagnostics(?:=.*)?|o=.*)$")
_MAX_ALIASES = 20
"""Aliases that are followed from one to the next."""


class PipelineOutcome(NamedTuple):
    """What a program made of a text: `output`, and for each line of it in `links` the line of the text that it is of, or -1.

    `command` is the command line, "" where no program is named that could run it. `trouble`: why it did not succeed, else "";
    `reproducer`: a text that repeats that; `errors`: what it printed besides.
    """

    command: str
    output: str = ""
    links: tuple[int, ...] = ()
    trouble: str = ""
    diagnostics: tuple[Diagnostic, ...] = ()
    reproducer: str = ""
    errors: str = ""


class FlagProblem(Exception):
    """Why flags are not those of a pipeline; the message is for people."""


def typed_flags(text: str) -> tuple[str, ...]:
    """The flags in what a user has typed, as a shell splits words. `FlagProblem` where a quote is not closed."""
    try:
        return tuple(shlex.split(text))
    except ValueError:
        raise FlagProblem("a quote of the flags is not closed") from None


def flags_of_run(lines: Sequence[str], line: int) -> tuple[str, ...]:
    """The flags of the first `…-opt` of the RUN line that begins on a line, without the file and what checks diagnostics.

    Raises:
        FlagProblem: no RUN line begins there, it has no `…-opt`, or that may not be run.
    """
    run = next((each for each in run_lines(lines, {"%s": "%s"}) if each.line == line), None)
    if run is None:
        raise FlagProblem(f"no RUN line begins on line {line + 1}")
    words = next((words for words in run.programs if is_optimizer(words)), None)
    if words is None:
        raise FlagProblem(run.trouble or "this RUN line has no …-opt")
    reason = refusal_of([word for word in words if word != "%s"])
    if reason:
        raise FlagProblem(reason)
    return tuple(_flags(words[words.index(next(word for word in words if is_optimizer([word]))) + 1 :]))


def _flags(words: Sequence[str]) -> Iterator[str]:
    rest = iter(words)
    for word in rest:
        if word == "-o":
            next(rest, None)
        elif word not in ("%s", "-") and _NOT_OF_PIPELINES.match(word) is None:
            yield word


async def pipeline_outcome(
    opt: Opt, name: str, lines: Sequence[str], flags: Sequence[str], known: Sequence[OptOption], is_split: bool = False
) -> PipelineOutcome:
    """What a program makes of some lines, which it reads from a file with a name. `known` are its options.

    `is_split`: the lines are several texts, with `// -----` between them.
    """
    import tempfile  # it takes time, and few need it

    with tempfile.TemporaryDirectory(prefix="mlir-ls-") as own, lifeline() as life:
        file = Path(own, "text", os.path.basename(name))
        file.parent.mkdir()
        file.write_text("\n".join(lines), encoding="utf-8", errors="replace")
        crash = Path(own, "crash.mlir")
        given = [*opt.arguments, *flags]
        extra = [*_additions(given, is_split, crash, {each.name for each in known})]
        command = " ".join([os.path.basename(opt.program), *map(shlex.quote, given)])
        streams = StandardStreams(Path(os.devnull), Path(own, "output"), Path(own, "errors"))
        try:
            status = await finished([opt.program, *given, *extra, str(file)], streams, opt.seconds, life)
        except TimeoutError:
            limit = f"{opt.seconds:g} seconds, which the setting `opt.timeout` allows"
            return PipelineOutcome(command, trouble=f"it took longer than {limit}")
        except OSError as error:
            return PipelineOutcome(command, trouble=f"it cannot be run: {error.strerror}")
        errors, output = text_in(streams.errors), text_in(streams.output)
        found = diagnostics_in(errors, str(file), lines, os.path.basename(opt.program))
        reproducer = text_in(crash)[:_MAX_SHOWN] if status != 0 else ""
    errors = errors.replace(str(file), file.name)
    if status in (126, 127):  # of the shell that sets its limits
        return PipelineOutcome(command, trouble="it is no program")
    if "\0" in output:
        return PipelineOutcome(command, trouble="what it printed is no text", diagnostics=found)
    said = "" if is_crash(status, errors) else errors.replace(f"{file.name}:", "line ", 1)
    trouble = trouble_of(status, said) if status != 0 else ""
    shown = split_lines(output[:_MAX_SHOWN])
    links = _links(shown, str(file))
    if not any("print-debuginfo" in flag for flag in given):
        shown, links = _without_locations(shown, links)
    while shown[-2:] == ["", ""]:
        del shown[-1], links[-1]
    if len(output) > _MAX_SHOWN:
        shown, links = [*shown, "// the output goes on"], [*links, -1]
    return PipelineOutcome(command, "\n".join(shown), tuple(links), trouble, found, reproducer, errors[:_MAX_SHOWN])


def _additions(given: Sequence[str], is_split: bool, crash: Path, known: set[str]) -> Iterator[str]:
    """The flags that are added: for a text in parts, for the links to its lines, for a reproducer."""
    names = {flag.lstrip("-").partition("=")[0] for flag in given}
    if "split-input-file" not in names and is_split:
        yield "--split-input-file"
    if "mlir-print-debuginfo" in known and not names & {"mlir-print-debuginfo", "emit-bytecode"}:
        yield "--mlir-print-debuginfo"
    reproducing = "mlir-pass-pipeline-crash-reproducer"
    if reproducing in known and not names & {reproducing, "run-reproducer"}:
        yield f"--{reproducing}={crash}"


def _links(output: Sequence[str], file: str) -> list[int]:
    """For each line of an output the line of a file that its location names, or -1.

    The location of an operation stands after its regions.
    """
    aliases: dict[str, str] = {}
    for line in output:
        if line.startswith("#loc") and (found := _ALIAS.match(line)) is not None:
            aliases[found["name"]] = found["body"]
    links = [-1] * len(output)
    opened: list[int] = []
    for number, line in enumerate(output):
        at_end = _AT_END.search(line) if "loc(" in line and not line.startswith("#loc") else None
        bare = line[: at_end.start()] if at_end is not None else line
        if at_end is not None:
            links[number] = _line_of(at_end["body"], aliases, file)
        if bare.lstrip().startswith("}") and opened:
            begun = opened.pop()
            if not bare.rstrip().endswith("{"):
                links[begun] = links[number]
            else:
                opened.append(begun)
        elif bare.rstrip().endswith("{"):
            opened.append(number)
    return links


def _line_of(body: str, aliases: Mapping[str, str], file: str) -> int:
    for _ in range(_MAX_ALIASES):
        for path, line in _PLACE.findall(body):
            if path == file:
                return int(line) - 1
        names = _REFERENCE.findall(body)
        if not names:
            return -1
        body = " ".join([aliases.get(name, "") for name in names])
    return -1


def _without_locations(lines: list[str], links: list[int]) -> tuple[list[str], list[int]]:
    """The same without the locations that were printed for the links."""
    from mlir_ls.api.edits import locations_in  # it takes time, and only a run needs it

    shown, kept = list(lines), list(links)
    for where in reversed([*locations_in(lines)]):
        edit = replacement(shown, where, "")
        shown[edit.first : edit.last] = edit.lines
        if where.end.line > where.start.line and where.end.character == where.start.character == 0:
            del kept[where.start.line : where.end.line]
    return (shown, kept) if len(shown) == len(kept) else (lines, links)
