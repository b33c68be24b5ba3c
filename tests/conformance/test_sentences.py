"""Sentences of the documents of 2018 to 2020, written at random by the grammars in `documents`, are read as the documents say."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from judge.grammar import written

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.formatting.document import format_document
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.migration import migrate
from mlir_ls.text import Edit, applied, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

DOCUMENTS = sorted((Path(__file__).parent / "documents").glob("*.txt"))
DEEP = 12
FUNCTIONS = {"2018-12": "cfgfunc @f() {\nbb:\n"}
"""What a step stands in, where that is not a function without blocks."""

_NEEDED = re.compile(r"[%@][\w$]+|->|[()\[\]{}<>:,=]|(?<== )[a-z_.]+")
"""What no step is right without: names, marks, and the name of an operation that has results."""
_TYPE = re.compile(r"(?<=: )(?:i\d+|f\d+|bf16|(?:vector|tensor)<[\w? x*]+>)$")
_MADE = re.compile(r'"[xyz]\.')
"""An operation that no dialect declares, in a line of which nothing but the syntax can be wrong."""

documents = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.stem)


def sentences(document: Path, seed: int, count: int, rule: str = "text") -> Iterator[str]:
    rng = random.Random(seed)
    return (written(rng, rule, document, DEEP) for _ in range(count))


def steps(document: Path, seed: int, count: int) -> Iterator[list[str]]:
    """The lines of functions in which a step stands each."""
    for step in sentences(document, seed, count, "step"):
        yield split_lines(FUNCTIONS.get(document.stem, "func @f() {\n") + step + "  return\n}\n")


def error_lines(text: str, profile: str | None) -> list[int]:
    found = check_text(text, CheckOptions(profile=profile))
    return [one.span.start.line for one in found if one.severity == Severity.ERROR]


@documents
def test_a_sentence_has_no_errors(document: Path) -> None:
    for text in sentences(document, 1, 80):
        assert (error_lines(text, document.stem), text) == ([], text)


@documents
def test_a_sentence_has_no_errors_where_the_year_is_found(document: Path) -> None:
    for text in sentences(document, 2, 40):
        assert (error_lines(text, None), text) == ([], text)


def damaged(lines: list[str], rng: random.Random) -> Iterator[tuple[int, str]]:
    """Lines of a function that became wrong, with their numbers: without a token, or with a type that its values do not have."""
    for number, line in enumerate(lines):
        if number < 2 or _MADE.search(line) or line.strip() in ("return", "}", ""):
            continue
        if needed := list(_NEEDED.finditer(line)):
            found = rng.choice(needed)
            yield number, line[: found.start()] + line[found.end() :]
        if "constant" not in line and (last := _TYPE.search(line)):
            yield number, line[: last.start()] + "tensor<7x9x11xf80>"


@documents
def test_a_step_without_a_token_or_with_another_type_has_an_error_at_its_line(document: Path) -> None:
    rng = random.Random(3)
    count = 0
    for lines in steps(document, 4, 120):
        for number, line in damaged(lines, rng):
            text = "\n".join([*lines[:number], line, *lines[number + 1 :]])
            assert (min([abs(each - number) for each in error_lines(text, document.stem)], default=9) <= 1, line) == (True, line)
            count += 1
    assert count > 100


@documents
def test_layout_keeps_the_tokens_and_changes_nothing_when_repeated(document: Path) -> None:
    for text in sentences(document, 5, 40):
        once = laid_out(split_lines(text), document.stem)
        assert "".join(text.split()) == "".join("".join(once).split())
        assert laid_out(once, document.stem) == once


def laid_out(lines: list[str], profile: str) -> list[str]:
    analysis = analyze(lines, CheckOptions(profile=profile), verify=False)
    edits: list[Edit] = format_document(analysis.document, analysis.language, FormatOptions())
    return applied(lines, edits, lambda edit: edit.lines)


@needs_mlir_opt
@documents
def test_mlir_opt_accepts_a_migrated_sentence_unless_something_is_left(document: Path) -> None:
    accepted = 0
    for text in sentences(document, 6, 30):
        found = migrate(analyze(split_lines(text), CheckOptions(profile=document.stem), verify=False))
        done = mlir_opt("--allow-unregistered-dialect", text="\n".join(found.lines))
        assert (done.returncode == 0 or found.left != (), done.stderr) == (True, done.stderr)
        accepted += done.returncode == 0
    assert accepted > 18
