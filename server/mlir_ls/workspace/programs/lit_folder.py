"""Running `lit` on folders and files: with their own configuration, or with one that is made for those that have none.

lit runs whatever the configuration and the RUN lines say, so its callers have the user's word for it. What its tests say of
directives of FileCheck is shown where these stand.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.semantics.filecheck.directives import check_runs, directives
from mlir_ls.semantics.filecheck.reports import OPTIONS, report_of
from mlir_ls.semantics.filecheck.runs import has_run_lines, run_lines
from mlir_ls.system.files import MAX_TEXT, read_text
from mlir_ls.system.limits import lifeline
from mlir_ls.system.patterns import deferred
from mlir_ls.system.programs import find_program
from mlir_ls.text import split_lines
from mlir_ls.workspace.programs.lit import RunVerdict, program_called
from mlir_ls.workspace.programs.running import StandardStreams, finished, text_in, trouble_of

NAMES = ("lit", "llvm-lit")
"""What the program is called."""

_CONFIGURATIONS = ("lit.cfg.py", "lit.cfg", "lit.site.cfg.py", "lit.site.cfg")
_SUFFIXES = (".mlir", ".ttir", ".ttgir")
_GRACE = 30.0
"""Seconds beyond its limit in which lit may end by itself, so that its results are written."""

_PASSED = frozenset(("PASS", "FLAKYPASS", "XFAIL"))
_NOT_RUN = frozenset(("UNSUPPORTED", "SKIPPED", "EXCLUDED"))
_NAMED = deferred(r"^(?P<suite>.*?) :: (?P<path>.*)$", re.DOTALL)

_PROGRAM = deferred(r"(?:^|[|;&(]|\bnot(?:[ ]+--crash)?\s)\s*([A-Za-z][\w-]*)")
_PRINTED = re.compile(r"^# \| ?", re.MULTILINE)
"""What lit puts before the lines that a program prints."""

_MADE = """\
import lit.formats

config.name = {name!r}
config.suffixes = {suffixes!r}
config.test_format = lit.formats.ShTest(execute_external=False)
config.test_source_root = {source!r}
config.test_exec_root = {output!r}
config.substitutions.extend({substitutions!r})
"""


class LitTest(NamedTuple):
    """A test that lit knows: its name; its path, "" where that cannot be determined; lit's word for what came of it; the
    seconds that it took; what was printed; the directives that failed."""

    name: str
    path: str
    result: str
    seconds: float
    output: str
    failures: tuple[Diagnostic, ...] = ()

    @property
    def verdict(self) -> RunVerdict:
        """What came of it, as for a command."""
        if self.result in _NOT_RUN:
            return RunVerdict.NOT_RUN
        return RunVerdict.PASSED if self.result in _PASSED else RunVerdict.FAILED


class LitOutcome(NamedTuple):
    """The tests that lit knows, in the order of their names; `trouble` is why there are none, "" otherwise."""

    tests: tuple[LitTest, ...] = ()
    trouble: str = ""


def lit_program(name: str | None = None) -> str | None:
    """The path of lit: of the program with this name, else of the one in PATH, else of the one beside this Python."""
    if name is not None:
        return find_program(name)
    beside = [os.path.join(os.path.dirname(sys.executable), each) for each in NAMES]
    return next((found for each in (*NAMES, *beside) if (found := find_program(each)) is not None), None)


NO_TEST = "no test with a RUN line was found there"


async def lit_outcome(program: str, paths: Sequence[str], seconds: float) -> LitOutcome:
    """Has lit run the tests in files and folders, for so many seconds at most; those that are left are not run then."""
    paths = [os.path.abspath(path) for path in paths]
    own = [path for path in paths if _is_configured(path)]
    others = [path for path in paths if path not in own]
    import tempfile  # it takes time, and few need it

    with tempfile.TemporaryDirectory(prefix="mlir-ls-") as folder, lifeline() as life:
        inputs = [*own, *_made(others, Path(folder))]
        if not inputs:
            return LitOutcome(trouble=NO_TEST)
        results = Path(folder, "results.json")
        streams = StandardStreams(Path(os.devnull), Path(folder, "output"), Path(folder, "errors"))
        options = ["--no-progress-bar", "-v", f"--max-time={max(1, int(seconds))}", f"--output={results}"]
        environment = {"FILECHECK_OPTS": f"{os.environ.get('FILECHECK_OPTS', '')} {OPTIONS}".strip()}
        command = [program, *options, *inputs]
        try:
            status = await finished(command, streams, seconds + _GRACE, life, environment)
        except TimeoutError:
            return LitOutcome(trouble=f"lit took longer than {seconds:g} seconds")
        except OSError as error:
            return LitOutcome(trouble=f"{program} cannot be run: {error.strerror}")
        said = text_in(streams.errors) or text_in(streams.output)
        try:
            tests = json.loads(text_in(results))["tests"]
        except (ValueError, KeyError, TypeError):
            return LitOutcome(trouble=f"lit has no results: {trouble_of(status, said)}")
    found = [test for each in tests if not (test := _test(each, paths)).path or has_run_lines([_text_of(test.path)])]
    return LitOutcome(tuple(sorted(found, key=lambda each: (each.path, each.name))), "" if found else NO_TEST)


def _is_configured(path: str) -> bool:
    """Whether lit finds a configuration for a path: in its folder, or in one around it."""
    around = Path(path)
    return any((folder / name).is_file() for folder in (around, *around.parents) for name in _CONFIGURATIONS)


def _made(paths: Sequence[str], folder: Path) -> Iterator[str]:
    """What lit is given for files and folders without a configuration: their tests in a suite that is made for them."""
    files = [file for path in paths for file in (_tests_in(path) if os.path.isdir(path) else [path])]
    if not files:
        return
    source = os.path.commonpath([path if os.path.isdir(path) else os.path.dirname(path) for path in paths])
    suite, output = folder / "suite", folder / "made"
    suite.mkdir()
    output.mkdir()
    commands = [run.text for file in files for run in run_lines(text_lines_of(file))]
    programs = {found[1] for text in commands for found in _PROGRAM.finditer(text)}
    text = _MADE.format(
        name=os.path.basename(source) or source,
        suffixes=[*_SUFFIXES, *{os.path.splitext(file)[1] for file in files}],
        source=source,
        output=str(output),
        substitutions=[*_substitutions(programs)],
    )
    (suite / "lit.cfg.py").write_text(text, encoding="utf-8")
    yield from (str(suite / os.path.relpath(path, source)) for path in paths)


def _tests_in(folder: str) -> Iterator[str]:
    """The files in a folder, and in those in it, that have RUN lines."""
    for around, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(files):
            if name.endswith(_SUFFIXES) and has_run_lines([_text_of(path := os.path.join(around, name))]):
                yield path


def _substitutions(programs: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Programs that are there with a version after their names only."""
    for name in sorted(programs):
        if find_program(name) is None and (found := program_called(name)) is not None:
            yield rf"(?<![-./\w]){re.escape(name)}(?![-.\w])", found.replace("\\", r"\\")


def _test(described: Mapping[str, object], paths: Sequence[str]) -> LitTest:
    name, output = str(described.get("name", "")), str(described.get("output", ""))
    seconds = described.get("elapsed")
    path = _path_of(name, paths)
    failures: tuple[Diagnostic, ...] = ()
    if path and (lines := text_lines_of(path)):
        prefixes = [prefix for each in check_runs(run_lines(lines)) for prefix in each.prefixes]
        failures = report_of(_PRINTED.sub("", output), path, lines, directives(lines, tuple(dict.fromkeys(prefixes)))).failures
    taken = float(seconds) if isinstance(seconds, int | float) else 0.0
    return LitTest(name, path, str(described.get("code", "")), taken, output, failures)


def _path_of(name: str, paths: Sequence[str]) -> str:
    """The file of a test, whose name is that of its suite and its path in it."""
    found = _NAMED.match(name)
    inside = (found["path"] if found is not None else name).replace("/", os.sep)
    around = dict.fromkeys([folder for path in paths for folder in (Path(path), *Path(path).parents)])
    return next((file for folder in around if os.path.isfile(file := os.path.join(folder, inside))), "")


def text_lines_of(path: str) -> list[str]:
    """The lines of a file; none where it cannot be read."""
    return split_lines(_text_of(path))


def _text_of(path: str) -> str:
    try:
        return read_text(path, MAX_TEXT, "replace")
    except (OSError, ValueError):
        return ""
