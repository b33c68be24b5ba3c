"""What is read to find out which repairs help is bounded, however many of them there are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fixtures import replaces_globals
from mlir_ls.analysis import Analysis, CheckOptions, analyze_once
from mlir_ls.features.fixes import helping, with_obvious_fixes
from mlir_ls.features.outcome import analysis_after
from mlir_ls.text import split_lines

_FUNCTION = "func.func @f#(%a: i32) -> i32 {\n%b = arith.addi %a, %a : i32\nreturn %b : i32\n}\n"


def _never_closed(size: int) -> str:
    return "".join([f"module {{\n{_FUNCTION.replace('#', str(each))}" for each in range(size)])


def _closed_too_often(size: int) -> str:
    return _FUNCTION.replace("#", "") + "}\n" * size


@replaces_globals
@pytest.mark.parametrize("text_of", [_never_closed, _closed_too_often])
def test_where_each_edit_has_all_read_anew_few_are_tried(
    monkeypatch: pytest.MonkeyPatch, text_of: Callable[[int], str]
) -> None:
    read: list[int] = []

    def counted(*arguments: object) -> Analysis:
        after = analysis_after(*arguments)  # type: ignore[arg-type]
        read.append(after.document.fresh)
        return after

    monkeypatch.setattr(helping, "analysis_after", counted)
    monkeypatch.setattr(helping, "MAX_READ", 1000)
    analysis = analyze_once(split_lines(text_of(150)), CheckOptions())
    assert len(with_obvious_fixes(analysis)) >= 150
    assert sum(read[:-1]) < 1000, "a trial begins where all is spent"
    assert len(read) > 1, "the first trials are made"
    assert max(read) > 100, "an edit has most of the text read anew"
