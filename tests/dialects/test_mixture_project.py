"""Operations as well-known compilers define them: tiles of pointers with optional masks, typed constants, groups of results, circuits,
types with attributes in their bodies. A compiler that was built of the same definitions decided what of `mixture/cases.mlir` is right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from foreign_figures import alarms, imported
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.commands.format import format_text
from mlir_ls.features.completion import completions
from mlir_ls.features.hover import hover
from mlir_ls.formatting.options import FormatOptions
from mlir_ls.text import Position, split_lines

MIXTURE = Path(__file__).parent / "mixture"

pytestmark = needs_tblgen


class Case(NamedTuple):
    """A text after the definitions of the values that it uses, and whether it is right."""

    before: str
    text: str
    is_right: bool


def cases() -> Iterator[Case]:
    for part in re.split(r"^// === .*\n", (MIXTURE / "cases.mlir").read_text("utf-8"), flags=re.MULTILINE)[1:]:
        before, accepted, refused = re.split(r"^// (?:accepted|refused)\n", part, flags=re.MULTILINE)
        for text, is_right in ((accepted, True), (refused, False)):
            yield from [Case(before, f"{each.strip()}\n", is_right) for each in text.split("// -\n")]


CASES = list(cases())
RIGHT = [case for case in CASES if case.is_right]


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    found = imported(tmp_path_factory.mktemp("cache"), MIXTURE)
    assert found.problems == ()
    return CheckOptions(strict=True, dialects=found.folder)


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_what_the_compiler_accepts_is_clean_and_nothing_else(case: Case, options: CheckOptions) -> None:
    found = alarms(case.before + case.text, options)
    assert bool(found) is not case.is_right, f"{case.text}{found}"


@pytest.mark.parametrize("case", RIGHT, ids=range(len(RIGHT)))
def test_what_is_right_is_so_after_formatting(case: Case, options: CheckOptions) -> None:
    text = case.before + re.sub(r"(?<=[,=:]) ", "   ", case.text)
    after = format_text(text, FormatOptions(), options)
    assert alarms(after, options) == []
    assert format_text(after, FormatOptions(), options) == after


@pytest.mark.parametrize("case", RIGHT, ids=range(len(RIGHT)))
def test_operations_have_hovers_and_completion_goes_on(case: Case, options: CheckOptions) -> None:
    lines = split_lines(case.before + case.text)
    analysis = analyze(lines, options)
    for number, line in enumerate(lines):
        name = re.search(r"\bmix\.\w+", line)
        if name is None or line.startswith(("!", "#")) or "cast to" in line:
            continue
        shown = hover(analysis, Position(number, name.start() + 5))
        assert shown is not None
        assert name[0] in shown.markdown
        for space in re.finditer(" ", line[name.end() :]):
            completions(analysis, Position(number, name.end() + space.end()))
