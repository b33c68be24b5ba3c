"""Regions in regions, deeper than Python calls functions: read and brought to today's MLIR under each profile."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.migration import migrate
from mlir_ls.ods.profiles import accepted_profiles
from mlir_ls.text import split_lines

DEPTH = 1500
TEXT = "\n".join(["func @f(%c: i1) {", *["some.nest %c {"] * DEPTH, '%v = "emitc.variable"() : () -> i32', *["}"] * DEPTH, "return", "}"])


@pytest.mark.parametrize("profile", accepted_profiles())
def test_regions_in_regions(profile: str) -> None:
    found = analyze(split_lines(TEXT), CheckOptions(profile=profile))
    assert len(found.summaries) == 1
    assert len([line for line in migrate(found).lines if "some.nest" in line]) == DEPTH
