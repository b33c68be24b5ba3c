"""Twice the text is never three times the work.

Work is counted, in calls of functions and in characters that are scanned; it is the same on every machine.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from counting import STEADY, steps_of
from families import FAMILIES

from fixtures import replaces_globals
from mlir_ls.analysis import Analysis, CheckOptions, analyze, pending_verification, update, with_verdicts
from mlir_ls.caches import empty_caches
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition
from mlir_ls.features.document_links import document_links
from mlir_ls.features.folding import folds
from mlir_ls.features.formatting import formatted
from mlir_ls.features.highlight import highlights
from mlir_ls.features.hover import hover
from mlir_ls.features.inlay_hints import HintOptions, hints
from mlir_ls.features.references import references
from mlir_ls.features.rename import RenameError, renamed
from mlir_ls.features.selection_range import selections
from mlir_ls.features.semantic_tokens.document import tokens
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.features.signature import signature
from mlir_ls.features.symbols import outlined
from mlir_ls.formatting import FormatOptions
from mlir_ls.syntax import steps
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.text import Edit, Position, split_lines
from trees import check_equal

pytestmark = pytest.mark.extended

SMALLEST = 60
"""So that what is done in another way for a great many parts of one thing is reached by the second size."""


def _rename(analysis: Analysis, place: Position) -> None:
    try:
        renamed(analysis, place, "another")
    except RenameError:
        return


def _requests(text: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """All requests of a text, one after the other."""
    lines = split_lines(text)
    analysis = analyze(lines, CheckOptions(editor=True), verify=False)

    def verify() -> None:
        nonlocal analysis
        for _ in range(2):
            for _ in pending_verification(analysis):
                pass
            analysis = with_verdicts(analysis)

    yield "verification", verify
    middle = len(lines) // 2
    edit = Edit(middle, middle + 1, [lines[middle] + " "])
    yield "an edit", lambda: update(analysis, edit)
    yield "semantic tokens", lambda: tokens(analysis, "utf-16", Memory())
    yield "outline", lambda: list(outlined(analysis))
    yield "folds", lambda: folds(analysis)
    yield "links", lambda: document_links(analysis, [])
    yield "inlay hints", lambda: hints(analysis, 0, len(lines), HintOptions())
    yield "formatting", lambda: formatted(analysis, FormatOptions())
    for place in (Position(0, 1), Position(middle, len(lines[middle]) // 2), Position(middle, len(lines[middle]))):
        where = f"at {place.line}:{place.character}"
        yield f"completion {where}", lambda place=place: completions(analysis, place)
        yield f"hover {where}", lambda place=place: hover(analysis, place, [])
        yield f"definition {where}", lambda place=place: definition(analysis, place)
        yield f"references {where}", lambda place=place: references(analysis, place, True)
        yield f"highlights {where}", lambda place=place: highlights(analysis, place)
        yield f"signature {where}", lambda place=place: signature(analysis, place)
        yield f"selection {where}", lambda place=place: selections(analysis, place)
        yield f"renaming {where}", lambda place=place: _rename(analysis, place)


@pytest.mark.parametrize("family", FAMILIES)
def test_twice_the_text_is_not_three_times_the_work(family: str) -> None:
    sizes = [SMALLEST << doubling for doubling in range(4)]
    for each in sizes[:2]:  # dialects are loaded, and what is made for all texts
        analyze(split_lines(FAMILIES[family](each)), CheckOptions(editor=True))
    counts: list[list[tuple[str, int]]] = []
    for size in sizes:
        empty_caches()
        text = FAMILIES[family](size)
        lines = split_lines(text)
        found = [("analysis", steps_of(lambda lines=lines: analyze(lines, CheckOptions(editor=True), verify=False)))]
        found += [(name.partition(" at ")[0], steps_of(work)) for name, work in _requests(text)]
        counts.append(found)
    for index, (name, _) in enumerate(counts[0]):
        works = [found[index][1] for found in counts]
        for size, before, after in zip(sizes[1:], works, works[1:], strict=False):
            assert after <= 3 * before + STEADY, f"{name}: {works} steps for {sizes} ({family}, from {size // 2} to {size})"


def test_a_name_that_is_everywhere_in_a_long_region_is_found_in_time_that_grows_with_it() -> None:
    works = []
    for size in (600, 1200):
        lines = split_lines(FAMILIES["one label many times"](size))
        analysis = analyze(lines, CheckOptions(editor=True), verify=False)
        middle = next(Position(line, 2) for line in range(size, len(lines)) if lines[line].startswith("^"))
        works.append(steps_of(lambda analysis=analysis, middle=middle: references(analysis, middle, True)))
    assert works[1] <= 3 * works[0], works


_NESTS = [family for family in FAMILIES if "nested" in family or "stay open" in family]

_SHALLOWEST = 400
"""Levels, so many that what is shared between the levels of a deep nest is."""


def _peak(text: str) -> int:
    """The most bytes in use at a time while a text is analysed, shown and formatted, less those in use before."""
    gc.collect()
    tracemalloc.start()
    try:
        analysis = analyze(split_lines(text), CheckOptions(editor=True))
        update(analysis, Edit(1, 2, [analysis.document.lines[1] + " "]))
        tokens(analysis, "utf-16", Memory())
        list(outlined(analysis))
        folds(analysis)
        formatted(analysis, FormatOptions())
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("family", _NESTS)
def test_twice_the_levels_are_not_three_times_the_memory(family: str) -> None:
    sizes = [_SHALLOWEST << doubling for doubling in range(3)]
    _peak(FAMILIES[family](sizes[-1]))  # loads what is loaded once, whatever the size
    peaks = []
    for size in sizes:
        empty_caches()
        peaks.append(_peak(FAMILIES[family](size)))
    for size, before, after in zip(sizes[1:], peaks, peaks[1:], strict=False):
        assert after <= 3 * before, f"{peaks} bytes for {sizes} ({family}, from {size // 2} to {size})"


def test_growth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mlir_ls.syntax.steps._MAX_REGIONS", 1 << 30)
    with pytest.raises(AssertionError):
        test_twice_the_text_is_not_three_times_the_work("regions in the generic form")


@replaces_globals
def test_an_operation_that_goes_on_for_many_lines_is_read_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def counted(text: str, *rest: Any) -> HeaderOutcome:
        read.append(len(text))
        return read_header(text, *rest)

    monkeypatch.setattr(steps, "read_header", counted)
    content = "".join([f'  %v{number} = a.b %c : (tensor<{number}xi32) -> i32\n' for number in range(500)])
    text = f"func.func @f(%c: i32) {{\n  a.b %c : tensor<4\n  {{>\n{content}  }}\n}}\n"
    analysis = analyze(split_lines(text), CheckOptions(editor=True), verify=False)
    longest = max(read)
    assert longest > len(text) // 2
    assert sum([size > longest // 2 for size in read]) <= 3
    check_equal(update(analysis, Edit(0, 0, [])), analysis)
