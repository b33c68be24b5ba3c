"""The directives of a text for each set of prefixes that one of its commands checks, and the patterns in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.semantics.filecheck.runs import RunLine
from mlir_ls.system.patterns import deferred
from mlir_ls.text import Span, span

_SUFFIXES = ("-NEXT", "-SAME", "-NOT", "-DAG", "-LABEL", "-EMPTY")
_PATTERN = deferred(
    r"\{\{(?P<regex>.*?)\}\}(?!\})|\[\[(?P<number>#(?P<sharp>.*?))\]\]|\[\[(?P<name>[@$]?[A-Za-z_]\w*)(?P<value>:)?"
)
_NUMBER = deferred(r"[ \t]*(?:%[^,:]*,)?[ \t]*(?:(?P<defined>\$?[A-Za-z_]\w*)[ \t]*:)?(?P<rest>.*)$", re.DOTALL)
_WORD = deferred(r"\$?[A-Za-z_]\w*|@LINE|\b(?:add|div|max|min|mul|sub)\(")
_PREFIX_OPTION = deferred(r"--?check-prefix(?:es)?(?:=(?P<names>.*))?$")
_DEFINED_OPTION = deferred(r"--?D(?P<name>#?[^=]*)=|--?D(?P<bare>)$")

DEFAULT_PREFIX = "CHECK"


class CheckRun(NamedTuple):
    """A use of FileCheck: the prefixes that it reads, and the variables that its command defines.

    `is_known`: all of it is there; a substitution of the test's configuration may hold more.
    """

    line: int
    prefixes: tuple[str, ...]
    variables: frozenset[str]
    is_known: bool


class CheckDirective(NamedTuple):
    """A directive: its line, its prefix and where that stands, its suffix ("" or "-NEXT"), and where its pattern begins."""

    line: int
    prefix: str
    start: int
    suffix: str
    pattern: int
    is_literal: bool = False


class CheckVariable(NamedTuple):
    """A place that names a variable, without brackets, and whether it is defined there. `numeric`: it is one of `[[#X]]`."""

    name: str
    span: Span
    is_definition: bool
    numeric: bool


class Regex(NamedTuple):
    """A regular expression of a pattern, and where it stands."""

    text: str
    span: Span


def check_runs(runs: Sequence[RunLine]) -> list[CheckRun]:
    """The uses of FileCheck in the commands of a test; also in those that are not run because of a shell's syntax."""
    found = []
    for run in runs:
        programs = run.programs or tuple([tuple(part.split()) for part in re.split(r"\||&&|;", run.text)])
        for program in programs:
            at = next((at for at, word in enumerate(program) if re.split(r"[/\\]", word)[-1].startswith("FileCheck")), None)
            if at is not None:
                found.append(_check_run(run.line, program[at + 1 :]))
    return found


def _check_run(line: int, words: Sequence[str]) -> CheckRun:
    prefixes: list[str] = []
    variables: set[str] = set()
    is_known = True
    rest = iter(words)
    for word in rest:
        option = _PREFIX_OPTION.match(word)
        defined = _DEFINED_OPTION.match(word)
        if option is not None:
            names = option["names"] if option["names"] is not None else next(rest, "")
            prefixes += [name.strip("\"'") for name in names.split(",") if name]
        elif defined is not None:
            name = defined["name"] if defined["name"] else next(rest, "").partition("=")[0]
            variables.add(name.lstrip("#").rpartition(",")[2].strip())
        elif word[:1] == "%" and word[:2] not in ("%s", "%t", "%S", "%T", "%p"):
            is_known = False
    is_known = is_known and not any(["%" in prefix for prefix in prefixes])
    return CheckRun(line, tuple(prefixes) or (DEFAULT_PREFIX,), frozenset(variables), is_known)


def directives(lines: Sequence[str], prefixes: Sequence[str]) -> list[CheckDirective]:
    """The directives of a text with some prefixes, in its order; on a line, the first counts."""
    if not prefixes:
        return []
    names = "|".join(sorted(map(re.escape, prefixes), key=len, reverse=True))
    suffixes = "|".join([*_SUFFIXES, r"-COUNT-\d+"])
    finder = re.compile(rf"(?<![\w-])(?P<prefix>{names})(?P<suffix>{suffixes})?(?P<literal>\{{LITERAL\}})?:[ \t]*")
    found = []
    for number, line in enumerate(lines):
        match = finder.search(line) if ":" in line else None
        if match is not None:
            is_literal = match["literal"] is not None
            found.append(CheckDirective(number, match["prefix"], match.start(), match["suffix"] or "", match.end(), is_literal))
    return found


def parts_of(line: str, directive: CheckDirective) -> Iterator[CheckVariable | Regex]:
    """The variables and regular expressions of a directive's pattern, in the order of the text."""
    if directive.is_literal:
        return
    number, position = directive.line, directive.pattern
    while (found := _PATTERN.search(line, position)) is not None:
        position = found.end()
        if found["regex"] is not None:
            yield Regex(found["regex"], span(number, found.start("regex"), found.end("regex")))
        elif found["number"] is not None:
            yield from _of_number(number, found["sharp"], found.start("sharp"))
        elif found["value"] is None:
            if line.startswith("]]", position) and found["name"][0] != "@":
                yield CheckVariable(found["name"], span(number, found.start("name"), found.end("name")), False, False)
        else:
            end = _closing(line, position)
            yield CheckVariable(found["name"], span(number, found.start("name"), found.end("name")), True, False)
            yield Regex(line[position:end], span(number, position, end))
            position = end


def _of_number(number: int, text: str, start: int) -> Iterator[CheckVariable]:
    found = _NUMBER.match(text)
    if found is None:
        return
    for each in _WORD.finditer(text, found.start("rest")):
        if each[0][-1] != "(" and each[0][0] != "@" and not text[: each.start()].endswith("%"):
            yield CheckVariable(each[0], span(number, start + each.start(), start + each.end()), False, True)
    if found["defined"] is not None:
        yield CheckVariable(
            found["defined"], span(number, start + found.start("defined"), start + found.end("defined")), True, True
        )


def _closing(line: str, start: int) -> int:
    """Where the `]]` stands that ends the regular expression of a variable; brackets in it are passed over."""
    depth, position = 0, start
    while position < len(line):
        if line[position] == "\\":
            position += 2
            continue
        if depth == 0 and line.startswith("]]", position):
            return position
        depth += {"[": 1, "]": -1}.get(line[position], 0)
        position += 1
    return len(line)
