"""Whatever is damaged is laid out without an exception, keeps all its tokens, and is as it should be the second time.

MLIR_LS_FUZZ=100 goes a hundred times as far; MLIR_LS_FUZZ_SEED=7 tries one seed alone, the one that a failure names.
"""

from __future__ import annotations

import random

import pytest

from fuzz.damaging import damaged_text
from fuzz.editing import seed_parameters
from fuzz.properties import check_layout, random_layout, tokens_in
from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.commands.format import format_text
from mlir_ls.features.formatting import TRIGGERS, formatted, formatted_on_type
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import Position, Span, replacement, split_lines


@pytest.mark.parametrize("seed", seed_parameters(200))
def test_damaged_texts(seed: int) -> None:
    rng = random.Random(seed)
    text = damaged_text(rng)
    check_layout(text, random_layout(rng))


@pytest.mark.parametrize("seed", seed_parameters(50))
def test_lines_of_damaged_texts(seed: int) -> None:
    rng = random.Random(seed)
    lines = split_lines(damaged_text(rng))
    analysis = analyze(lines, CheckOptions(editor=True))
    first, last = sorted(rng.choices(range(len(lines)), k=2))
    cursor = Position(last, rng.randrange(len(lines[last]) + 1))
    found = [
        formatted(analysis, FormatOptions()),
        formatted(analysis, FormatOptions(), Span(Position(first, 0), Position(last, len(lines[last])))),
        *[formatted_on_type(analysis, cursor, typed, FormatOptions()) for typed in TRIGGERS],
    ]
    for replacements in found:
        after = list(lines)
        for where, text in reversed(replacements):
            edit = replacement(after, where, text)
            after[edit.first : edit.last] = edit.lines
        assert tokens_in("\n".join(after)) == tokens_in("\n".join(lines))


@pytest.mark.parametrize("text", ["\0", "module{\0}\n", '"a.b"(  ) \0: () -> ()', "\0  // a\nmodule{}", "%a\0=  a.b  \0// c\n%b =  a.b // c"])
def test_nul_is_kept(text: str) -> None:
    after = format_text(text, FormatOptions())
    assert tokens_in(after) == tokens_in(text)


def test_a_text_that_another_profile_explains_once_it_is_laid_out() -> None:
    """It is laid out in the language that it is read in then; line 2 is read in another way where it stands less deep."""
    launch = "gpu.launch_func async [%y_copied] @kernels::@saxpy blocks in (%blocks, %c1, %c1) threads in (%c256, %c1, %c1)"
    lines = [
        ">",
        f"    %e= {launch} args(%a : f32, %de memref<?xf32>,xf32>)",
        "    %k=gpu.memcpy async[]%,%:memref<?xf32>,memref<f32>",
        "    %x_freed=[",
        "}",
    ]
    text = "\n".join(lines)
    check_layout(text, FormatOptions(align_equals=True))
    check_layout(text, FormatOptions())


def test_deep_nests() -> None:
    text = "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * 600 + "}\n" * 600 + "return\n}\n"
    after = format_text(text, FormatOptions())
    assert after.split("\n")[200] == "  " * 200 + "scf.if %c {"
    assert after.split("\n")[600] == " " * 500 + "scf.if %c {"  # deeper is not indented any further
    assert format_text(after, FormatOptions()) == after


def test_a_location_on_a_line_of_its_own_goes_on_with_the_operation() -> None:
    text = 'unknown.op {\n  %pair = "test.pair"(%a, %b) : (i32, i32) -> tensor<4xi32> loc("a.py":1:2)\n}\n'
    after = format_text(text, FormatOptions(line_limit=60))
    assert '\n      loc("a.py":1:2)\n' in after
    assert format_text(after, FormatOptions(line_limit=60)) == after
