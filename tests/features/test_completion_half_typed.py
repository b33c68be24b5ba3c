"""What is offered below a line that is half typed: what it defines, and the words with which it goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from question_support import labels

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.features.completion.place import STANDIN
from mlir_ls.syntax.completing import ATTRIBUTE, TYPE
from mlir_ls.text import Position, split_lines

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SEED = 16
CUTS = 150

GENERIC = """
func.func @f(%m: memref<4xf64>, %n: memref<4xf64>) {{
  linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}}
    ins(%m : memref<4xf64>) outs(%n : memref<4xf64>) {{
  {label}
    {line}
    linalg.yield %sum : f64
  }}
  return
}}
"""

BODY = """
func.func @f(%t: tensor<4x4xf32>, %a: i32, %b: i64) -> i64 {{
  {above}
  {line}
  return %b : i64
}}
"""


def below(above: str, line: str) -> list[str]:
    return labels(BODY.format(above=above, line=line))


def test_the_arguments_of_a_block_whose_list_is_not_closed() -> None:
    assert labels(GENERIC.format(label="^bb0(%x: f64, %y:", line="%sum = arith.addf %x, %$0"))[:2] == ["%y", "%x"]


def test_arguments_that_are_not_typed_yet_are_named_by_their_uses() -> None:
    found = labels(GENERIC.format(label="^bb0(%x: f64,", line="%c = arith.negf %$0\n    %sum = arith.addf %x, %late : f64"))
    assert set(found[:2]) == {"%x", "%late"}


@pytest.mark.parametrize(
    "above", ["%x = arith.extsi %a :", "%x = arith.extsi %a : i32 t", "%x = arith.extsi", "%x = arith.exts", "%x = arith.addi %b, %"]
)
def test_the_result_of_an_operation_is_what_the_next_one_uses(above: str) -> None:
    assert below(above, "%y = arith.addi %b, %$0")[:2] in (["%x", "%b"], ["%b", "%x"])


@pytest.mark.parametrize(
    ("above", "typed", "word"),
    [
        ("%x = linalg.fill ins(%", "o$0", "outs"),
        ("%x = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x", "o$0", "outs"),
        ("%x = linalg.generi", "i$0", "ins"),
        ("%x = linalg.fill ins(%a : i32) ou", "o$0", "outs"),
    ],
)
def test_the_words_with_which_a_half_typed_line_goes_on(above: str, typed: str, word: str) -> None:
    assert word in below(above, typed)[:4]


def test_a_header_goes_on_after_a_half_typed_line() -> None:
    found = below("%x = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x", "outs(%t : $0")
    assert found[0] == "tensor<4x4xf32>"


def test_a_half_typed_type_is_one_that_is_used_nearby() -> None:
    assert below("%x = tensor.cast %t : tensor<4x4xf32> to tensor<4x4", "%y = tensor.cast %x : $0")[0].startswith("tensor<4x4xf32>")


def test_a_type_whose_value_is_half_typed_fits_the_operation_that_defines_it() -> None:
    found = below("%x = tensor.empty(", "%y = tensor.cast %x : $0")
    assert found[0] == "tensor<4x4xf32>"
    assert "i64" not in found


def test_a_header_of_several_lines_goes_on_as_ever() -> None:
    above = "%x = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>)"
    assert below(above, "o$0")[0] == "outs"
    assert below(above, "outs(%$0")[0] == "%t"


def test_nothing_that_stands_for_what_is_not_typed_is_offered() -> None:
    rng = random.Random(SEED)
    print(f"seed {SEED}")
    texts = [split_lines(path.read_text("utf-8")) for path in sorted(EXAMPLES.glob("*.mlir"))]
    for _ in range(CUTS):
        lines = list(rng.choice(texts))
        number = rng.randrange(1, len(lines))
        for each in (number - 1, number):
            lines[each] = lines[each][: rng.randrange(len(lines[each]) + 1)]
        found = completions(analyze(lines, CheckOptions(editor=True)), Position(number, len(lines[number])), snippets=True)
        shown = [f"{item.label} {item.detail} {item.snippet}" for item in found.items] if found is not None else []
        of_ours = [each for each in shown if any(name in each for name in (TYPE, STANDIN, ATTRIBUTE))]
        assert of_ours == [], lines[number - 1 : number + 1]


def test_an_argument_of_a_function_below_another_one() -> None:
    above = '  spirv.func @f(%x: f32) -> f32 "None" {'
    assert labels(f'{above}\n  spirv.func @g(%x: f32, $0f32) -> f32 "None" {{')[0] == "%y"
