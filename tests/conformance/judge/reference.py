"""What mlir-opt says of many small texts: checked in batches, with answers cached by content in a folder outside of the repository."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import sqlite3
import subprocess
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

BATCH = 250
"""Texts of one run."""

SECONDS = 60

FORMAT = 2
"""Which form of question the cached answers come from."""

SILENT = "refused without a message"

_CRASHING_QUICKLY = {"LLVM_DISABLE_SYMBOLIZATION": "1"}
"""A crash prints a stack trace; to look up the names in it takes a second and says nothing here."""

_PRINTED = re.compile(r"^// -----$", re.MULTILINE)
_SEPARATOR = "\n// -----\n"
_ERROR = re.compile(r"^<stdin>:(\d+):(\d+): error: (.*)$", re.MULTILINE)
_IN_SPLIT = re.compile(r"^within split at <stdin>:(\d+) offset :(\d+):", re.MULTILINE)
"""How releases before LLVM 20 name a place: the line before that part of the input, and the line in it."""

_ELSEWHERE = re.compile(r"^(?!<stdin>:)\S.*?: error: (.*)", re.MULTILINE)

MLIR_OPT = "mlir-opt-22"
PROFILE = "llvm-22"


class Question(NamedTuple):
    """A text, and whether operations of unknown dialects are allowed in it."""

    text: str
    unregistered: bool = False


class Verdict(NamedTuple):
    """The errors that the reference finds: lines, from 0, and the message of the first. A crash is no verdict.

    A line of -1 is a place that is not in the text.
    """

    lines: tuple[int, ...] = ()
    message: str = ""
    crashed: bool = False

    @property
    def refused(self) -> bool:
        """Whether the reference refuses the text."""
        return bool(self.lines)


def cache_folder() -> Path:
    """Where answers are kept: `XDG_CACHE_HOME`, or `.cache` of the user's home."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mlir-ls-conformance"


class Error(NamedTuple):
    """An error of the reference: its line and its character in the text, from 0, and its message."""

    line: int
    character: int
    message: str


class Reference:
    """A program like mlir-opt, and the answers that it has given."""

    def __init__(self, program: str, folder: Path | None = None) -> None:
        self.program = program
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
        # programs that are built on MLIR have its version
        self.version = hashlib.sha256(f"{Path(program).name} {version}".encode()).hexdigest()[:16]
        folder = folder or cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        self._answers = sqlite3.connect(folder / "answers.sqlite", timeout=60)
        self._answers.execute("create table if not exists answers (key text primary key, lines text, message text, crashed int)")

    def verdicts(self, questions: Sequence[Question]) -> list[Verdict]:
        """The answers to questions, in their order."""
        keys = [self._key(question) for question in questions]
        known = self._known(keys)
        unknown = {key: question for key, question in zip(keys, questions, strict=True) if key not in known}
        batches = [
            batch
            for unregistered in (False, True)
            for batch in _batches([item for item in unknown.items() if item[1].unregistered == unregistered])
        ]
        with ThreadPoolExecutor(max_workers=2) as pool:
            for batch, answers in zip(batches, pool.map(self._queried, batches), strict=True):
                fresh = dict(zip([key for key, _ in batch], answers, strict=True))
                self._keep(fresh)
                known.update(fresh)
        return [known[key] for key in keys]

    def messages(self) -> set[str]:
        """The first message of each answer so far, those of other versions included."""
        return {message for (message,) in self._answers.execute("select distinct message from answers")}

    def _queried(self, batch: Sequence[tuple[str, Question]]) -> list[Verdict]:
        return _query(self.program, [question.text for _, question in batch], batch[0][1].unregistered)

    def _key(self, question: Question) -> str:
        return hashlib.sha256(f"{FORMAT}{self.version}{int(question.unregistered)}{question.text}".encode()).hexdigest()

    def _known(self, keys: Sequence[str]) -> dict[str, Verdict]:
        found: dict[str, Verdict] = {}
        for first in range(0, len(keys), 500):
            some = keys[first : first + 500]
            query = f"select key, lines, message, crashed from answers where key in ({','.join('?' * len(some))})"
            for key, lines, message, crashed in self._answers.execute(query, some):
                found[key] = Verdict(tuple(map(int, lines.split())), message, bool(crashed))
        return found

    def _keep(self, answers: dict[str, Verdict]) -> None:
        rows = [(key, " ".join(map(str, each.lines)), each.message, int(each.crashed)) for key, each in answers.items()]
        with self._answers:
            self._answers.executemany("insert or replace into answers values (?, ?, ?, ?)", rows)


def _batches(items: Sequence[tuple[str, Question]]) -> Iterator[Sequence[tuple[str, Question]]]:
    for first in range(0, len(items), BATCH):
        yield items[first : first + BATCH]


def printed(program: str, texts: Sequence[str], unregistered: bool, *flags: str) -> list[str | None]:
    """What the program prints of texts that it accepts; None of those it does not."""
    run = _run(program, texts, unregistered, *flags)
    if run is not None and run.returncode == 0:
        parts = re.split(r"^// -----\n", run.stdout, flags=re.MULTILINE)
        if len(parts) == len(texts):
            return list(parts)
    if len(texts) == 1:
        return [None]
    half = len(texts) // 2
    return printed(program, texts[:half], unregistered, *flags) + printed(program, texts[half:], unregistered, *flags)


def _run(program: str, texts: Sequence[str], unregistered: bool, *flags: str) -> subprocess.CompletedProcess[str] | None:
    command = [program, "--split-input-file", "--mlir-print-op-on-diagnostic=false", "--mlir-disable-threading", *flags]
    command += ["--allow-unregistered-dialect"] if unregistered else []
    with contextlib.suppress(subprocess.TimeoutExpired):
        return subprocess.run(
            command, input=_SEPARATOR.join(texts), capture_output=True, timeout=SECONDS, check=False,
            encoding="utf-8", errors="replace", env={**os.environ, **_CRASHING_QUICKLY},
        )  # fmt: skip
    return None


def _query(program: str, texts: Sequence[str], unregistered: bool) -> list[Verdict]:
    run = _run(program, texts, unregistered)
    if run is None or run.returncode not in (0, 1):
        return [Verdict(crashed=True)] if len(texts) == 1 else _query_halves(program, texts, unregistered)
    reported = _of_input(run.stderr)
    errors = _by_text(reported, texts)
    found = [[error.line for error in some] for some in errors]
    messages = [some[0].message if some else "" for some in errors]
    elsewhere = _ELSEWHERE.search(reported)
    printed_parts = _PRINTED.split(run.stdout)
    if len(texts) == 1:
        if elsewhere or (run.returncode == 1 and not found[0]):
            return [Verdict((*found[0], -1), messages[0] or (elsewhere[1] if elsewhere else SILENT))]
    elif elsewhere or len(printed_parts) != len(texts):
        return _query_halves(program, texts, unregistered)
    else:
        for number, part in enumerate(printed_parts):
            if not part.strip() and not found[number]:
                found[number].append(-1)
                messages[number] = SILENT
    return [Verdict(tuple(lines), message) for lines, message in zip(found, messages, strict=True)]


def errors(program: str, texts: Sequence[str], unregistered: bool) -> list[list[Error]]:
    """All errors in each of the texts, none where the program crashes; nothing is cached, and errors at other places are passed over."""
    found: list[list[Error]] = []
    for first in range(0, len(texts), BATCH):
        found += _errors(program, texts[first : first + BATCH], unregistered)
    return found


def _errors(program: str, texts: Sequence[str], unregistered: bool) -> list[list[Error]]:
    run = _run(program, texts, unregistered)
    if run is not None and run.returncode in (0, 1):
        return _by_text(_of_input(run.stderr), texts)
    if len(texts) == 1:
        return [[]]
    half = len(texts) // 2
    return _errors(program, texts[:half], unregistered) + _errors(program, texts[half:], unregistered)


def _of_input(reported: str) -> str:
    """What a program reported, with all places as lines of its input."""
    return _IN_SPLIT.sub(lambda match: f"<stdin>:{int(match[1]) + int(match[2]) - 1}:", reported)


def _by_text(reported: str, texts: Sequence[str]) -> list[list[Error]]:
    """The errors of a run on texts that are joined, for each of the texts, from the top."""
    starts = list(accumulate([text.count("\n") + _SEPARATOR.count("\n") for text in texts], initial=0))
    found: list[list[Error]] = [[] for _ in texts]
    for match in sorted(_ERROR.finditer(reported), key=lambda match: int(match[1])):
        line = int(match[1]) - 1
        index = min(bisect_right(starts, line), len(texts)) - 1
        found[index].append(Error(line - starts[index], int(match[2]) - 1, match[3]))
    return found


def _query_halves(program: str, texts: Sequence[str], unregistered: bool) -> list[Verdict]:
    half = len(texts) // 2
    return _query(program, texts[:half], unregistered) + _query(program, texts[half:], unregistered)

