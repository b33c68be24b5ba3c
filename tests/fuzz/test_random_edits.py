"""The tree and the diagnostics after any series of edits are those of the same text read afresh.

MLIR_LS_FUZZ=100 goes a hundred times as far; MLIR_LS_FUZZ_SEED=7 tries one seed alone, the one that a failure names.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fixtures import EXAMPLES, OPTIONS
from fuzz.editing import ClientText, example, random_edit, random_text, seed_parameters, seeds, torn_example, with_mixed_ends
from mlir_ls.analysis import Analysis, analyze, pending_verification, update, with_verdicts
from mlir_ls.syntax import nesting
from mlir_ls.text import Edit, LineEnds, Position, Span, difference, replacement, split_lines
from trees import check_covers, check_equal, check_places

STEPS = 10
OFFERED = 0.3
"""How often a change is tried before an edit."""

SHORT = [path for path in EXAMPLES if path.stem in ("blocks", "layout", "symbols", "unknown")]


def check_series(lines: list[str], rng: random.Random) -> None:
    """Edits a text again and again, and compares what is known of it with what a fresh look says.

    Now and then a change is tried and dropped, as that of a quick fix is.
    """
    analysis = analyze(lines, OPTIONS)
    edits = []
    for _ in range(STEPS):
        if rng.random() < OFFERED:
            verified(update(analysis, random_edit(analysis.document.lines, rng)))
        edits.append(random_edit(analysis.document.lines, rng))
        analysis = verified(update(analysis, edits[-1]))
        check_step(analysis)


def verified(analysis: Analysis) -> Analysis:
    """The same analysis with its verification done: an edit after which a text is read in another profile leaves it for later."""
    if analysis.verified:
        return analysis
    for _ in pending_verification(analysis):
        pass
    return with_verdicts(analysis)


def check_step(analysis: Analysis) -> None:
    check_equal(analysis, analyze(list(analysis.document.lines), OPTIONS))
    check_covers(analysis.document)
    check_places(analysis.document)


@pytest.mark.parametrize("seed", seed_parameters(40))
def test_edits_of_examples(seed: int) -> None:
    rng = random.Random(seed)
    check_series(example(rng), rng)


@pytest.mark.parametrize("seed", seed_parameters(40))
def test_edits_of_torn_examples(seed: int) -> None:
    rng = random.Random(seed)
    check_series(split_lines(torn_example(rng)), rng)


@pytest.mark.extended
@pytest.mark.parametrize("run_size", [2, 5])
def test_edits_where_siblings_are_shared_in_short_runs(run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every block of an example is as long, measured in runs, as else only those of large files are."""
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    for seed in seeds(20):
        rng = random.Random(seed)
        check_series(example(rng), rng)


@pytest.mark.extended
def test_how_siblings_are_shared_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in seeds(100):
        lines = split_lines(torn_example(random.Random(seed)))
        expected = analyze(lines, OPTIONS)
        with monkeypatch.context() as patched:
            patched.setattr(nesting, "RUN_SIZE", 2)
            check_equal(analyze(list(lines), OPTIONS), expected)


@pytest.mark.parametrize("run_size", [1, 2, 3])
@pytest.mark.parametrize(
    "lines",
    [
        ["%a = arith.constant 1 : i32", "%b = arith.addi %a, %a : i64", "%a = arith.constant 1 : i64", "%c = arith.negf %a : f32"],
        ["func.func @f() {", "^a:", "%n = b.", "^b:", "%n = b.", "cf.br ^(%n : f32)", "}"],
    ],
)
def test_a_value_that_is_defined_twice(lines: list[str], run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of its definitions a use means is not known, wherever these are, so its uses are not checked."""
    expected = analyze(lines, OPTIONS)
    assert "redefined-value" in {each.code for each in expected.diagnostics}
    assert "value-type-mismatch" not in {each.code for each in expected.diagnostics}
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    check_equal(analyze(list(lines), OPTIONS), expected)


@pytest.mark.parametrize("run_size", [1, 2, 3])
def test_an_item_that_is_cut_short_is_not_verified(run_size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands on its line and is no operation may belong to it, wherever the siblings are divided."""
    lines = ["func.func @f(%a: index)})ndex {", "  %b = arith.negf %a : f32", "func.func @g() {", "func.func @h() {"]
    expected = analyze(lines, OPTIONS)
    assert "public-declaration" not in {each.code for each in expected.diagnostics}
    monkeypatch.setattr(nesting, "RUN_SIZE", run_size)
    check_equal(analyze(list(lines), OPTIONS), expected)


@pytest.mark.parametrize("seed", seed_parameters(50))
def test_edits_of_anything(seed: int) -> None:
    rng = random.Random(seed)
    check_series(split_lines(random_text(rng)), rng)


@pytest.mark.parametrize("seed", seed_parameters(60))
def test_edits_at_the_ends_of_lines(seed: int) -> None:
    """The text is the client's, whichever line ends an edit joins or tears apart."""
    rng = random.Random(seed)
    client = ClientText(with_mixed_ends(example(rng)[: rng.choice((2, 5, 30))], rng))
    ends = LineEnds(client.text)
    analysis = analyze(split_lines(client.text), OPTIONS)
    for _ in range(STEPS):
        analysis = update(analysis, ends.edit(analysis.document.lines, *client.random_edit(rng)))
        assert analysis.document.lines == split_lines(client.text)
    check_step(analysis)


@pytest.mark.parametrize("seed", seed_parameters(10))
def test_edits_taken_back(seed: int) -> None:
    """A series of edits and its reverse leads back to where it began."""
    rng = random.Random(seed)
    opened = analyze(example(rng), OPTIONS)
    versions = [opened]
    for _ in range(STEPS):
        versions.append(update(versions[-1], random_edit(versions[-1].document.lines, rng)))
    analysis = versions[-1]
    for version in reversed(versions[:-1]):
        lines = version.document.lines
        analysis = update(analysis, difference(analysis.document.lines, lines))
    check_equal(analysis, opened)


@pytest.mark.extended
@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.stem)
def test_an_example_typed_character_by_character(path: Path) -> None:
    text = path.read_text("utf-8")
    analysis = analyze([""], OPTIONS)
    for count, character in enumerate(text):
        lines = analysis.document.lines
        end = Position(len(lines) - 1, len(lines[-1]))
        analysis = update(analysis, replacement(lines, Span(end, end), character))
        if count % 61 == 0:
            check_step(analysis)
    check_equal(analysis, analyze(split_lines(text), OPTIONS))


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.stem)
def test_each_line_typed_where_it_stands(path: Path) -> None:
    """Each line is taken out, and typed again in three steps."""
    opened = analysis = analyze(split_lines(path.read_text("utf-8")), OPTIONS)
    for number, line in enumerate(opened.document.lines):
        for part in (len(line) // 3, 2 * len(line) // 3):
            analysis = update(analysis, Edit(number, number + 1, [line[:part]]))
            check_equal(analysis, analyze(list(analysis.document.lines), OPTIONS))
        analysis = update(analysis, Edit(number, number + 1, [line]))
    check_equal(analysis, opened)


@pytest.mark.parametrize(
    ("before", "edit"),
    [
        (["n", " ^i:e", " }"], Edit(0, 1, ["n"])),
        (['"e"()({', '^t:"p"()[^]:()->()loc("":7)', "^:", "c."], Edit(1, 1, [])),
        ([":", '"', '"//', "}", "}}"], Edit(1, 1, [" c{{"])),
        ([""], Edit(0, 1, ['@tensor<}>"'])),
        (["func.func@(%a:f32,%:f32)->f32{", "  %=//", "r.", "", "^", "", "", "%"], Edit(5, 7, ["c.f"])),
        (["func.func@(%a:f32)->f32{", "^", "  %x", "= r.s", "", "%"], Edit(4, 5, ["c.f"])),
        (
            ["{", "}", "", "    %=scf.for", "      %=scf.if%->f32{", "      }else{", "%=h.", "      }", "}", "{", "}", "}", "{"],
            Edit(2, 3, ["%=arith.constant{"]),
        ),
        # not indented, and braces do not match
        (["scf.if %c {", "memref.global @g : i32", "} {u = 4 : i32}", ": (i32) -> ^f", "memref.global @g : i32", "x"], Edit(5, 6, ["x<{"])),
        (
            ["test.f @run() {", "test.loop %i = %c {", "^bb(%f: i32):", "test.y %f", "module @m {", "} {u = 4 : i32}", "test.call @d", "}", "}"],
            Edit(7, 7, ["} {u = 4 : i32}", "test.call @d"]),
        ),
        (
            ["     module {", "%p = memref.get_global @x#1able : i32", "   %x#1irst = x.y", "%a = x.c", "return %t", "}"],
            Edit(4, 4, ["module @m {"]),
        ),
        (
            ["module {", "%t = arith.addff %a", " %u = call @f(%s)", "%v = photon.mix %u", "%e = tensor.extract %r : !row", "scf.if %c {", "} ", "}"],
            Edit(4, 5, ["%e})l = tensor.extract %r : !row"]),
        ),
        (
            ["module {", "    %w = tensor.pad %h low[0, 0] high[0, 96] {", "} {", "    } : !a to !b", "        -> !c", "    return %r : !c", "}"],
            Edit(6, 6, ["builtin.module {"]),
        ),
    ],
)
def test_edits_that_failed(before: list[str], edit: Edit) -> None:
    check_step(update(analyze(before, OPTIONS), edit))


@pytest.mark.parametrize(
    "lines",
    [
        ["%=arith.muli%block", "  %=h.%b", "^}", "%block=x", "x", "x", "arith.muli%block"],
        ["{", " e%again loc()", ")", " ^", ' "n"(%n', "  }d", "  %=p%twice%sum=h.", "  %again=", "%=x%again,%twice", "}"],
    ],
)
def test_how_siblings_are_shared_in_texts_that_failed(lines: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    expected = analyze(lines, OPTIONS)
    monkeypatch.setattr(nesting, "RUN_SIZE", 3)
    check_equal(analyze(list(lines), OPTIONS), expected)


def test_a_verdict_that_holds_no_more_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop around the load is damaged, which was verified when it was not; nothing else is wrong."""
    inner = ["  arith.addi", "  %q = arith.constant 1 : i32", "  %v = affine.load %m[%i] : memref<4xf32>"]
    monkeypatch.setattr(nesting, "RUN_SIZE", 2)
    monkeypatch.setattr("mlir_ls.analysis._SLICES_AT_ONCE", 0)
    analysis = verified(analyze(["scf.for %i = %a to %b step %c {", *inner, "}"], OPTIONS, verify=False))
    assert "affine.not-a-dimension" in {each.code for each in analysis.diagnostics}
    check_step(verified(update(analysis, Edit(0, 1, ["scf.for %i = %a to {"]))))


def test_an_item_after_a_label_is_read_again_where_braces_balance_no_more() -> None:
    """What follows it stands deeper than its line, not than itself, and was taken over into a run with it."""
    loop = '%l = affine.parallel (%i) = (0) to (8) reduce ("maximumf") -> (f64) {'
    analysis = analyze([loop, " m.", "}"], OPTIONS)
    for edit in (Edit(1, 1, ["^nk:e.{\u3000", "}"]), Edit(0, 0, ["}"])):
        analysis = update(analysis, edit)
        check_step(analysis)


@pytest.mark.parametrize("seed", seed_parameters(40))
def test_edits_of_braces_in_texts_that_are_not_indented(seed: int) -> None:
    """Only braces say there what is inside of what, so that one more or less changes what is far from it."""
    rng = random.Random(seed)
    lines = example(rng)
    start = rng.randrange(max(1, len(lines) - 5))
    analysis = analyze([line.lstrip() for line in lines[start : start + rng.choice((8, 20, 50))]] or [""], OPTIONS)
    for _ in range(STEPS):
        count = len(analysis.document.lines)
        first = rng.randrange(count)
        inserted = Edit(first, first, [rng.choice(_BRACES)])
        edit = rng.choice([inserted, Edit(first, first + (count > 1), []), random_edit(list(analysis.document.lines), rng)])
        analysis = verified(update(analysis, edit))
        check_step(analysis)


_BRACES = ("}", "{", "} {", "module {", "func.func @q() {", "func.func private @z()", "scf.if %c {", '"test.x"() ({', "}) : () -> ()")

_FLAT = ["module {", "func.func @f() {", "return", "}", "func.func @g() {", "func.func @h() {", "return", "}", "return", "}", "}"]


@pytest.mark.parametrize("brace", ["}", "{", "module {", "func.func @i() {", "scf.execute_region {"])
@pytest.mark.parametrize("after", [[], ["func.func @k() {", "return", "}", "}"]])
def test_a_brace_typed_and_taken_back_where_nothing_is_indented(brace: str, after: list[str]) -> None:
    """Which operation lacks its brace, or goes on after one too many, depends on symbols around the line, and on the last line."""
    opened = analyze([*_FLAT, *after], OPTIONS)
    for number in range(len(opened.document.lines) + 1):
        typed = update(opened, Edit(number, number, [brace]))
        check_equal(typed, analyze(list(typed.document.lines), OPTIONS))
        check_equal(update(typed, Edit(number, number + 1, [])), opened)
