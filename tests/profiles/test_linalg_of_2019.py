"""linalg of 2019: views, library calls, generic operations with a body or a function."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text

VIEW, ROW = "memref<?x?xf32, offset: ?, strides: [?, 1]>", "memref<?xf32, offset: ?, strides: [1]>"
ARGUMENTS = f"%v: {VIEW}, %r: {ROW}, %s: memref<f32>, %i: index, %x: f32, %n: i32, %t: tensor<?xf32>, %c: memref<?x?x?xf32>"
TRAIT = "{args_in = 1, args_out = 1, indexing_maps = [(i) -> (i), (i) -> (i)], iterator_types = [\"parallel\"]"
BEFORE = f"""#trait = {TRAIT}}}
func @g(%a: f32, %b: f32) -> f32 {{
  return %a : f32
}}
func @h(%k: index, %a: f32, %b: f32) -> f32 {{
  return %a : f32
}}
func @u(%a: f32) {{
  return
}}
"""


def codes(operation: str) -> list[str]:
    operation = operation.replace("VIEW", VIEW).replace("ROW", ROW).replace("TRAIT", TRAIT)
    text = f"{BEFORE}func @f({ARGUMENTS}) {{\n  %l = linalg.range %i:%i:%i : !linalg.range\n  {operation}\n  return\n}}"
    return sorted({one.code for one in check_text(text, CheckOptions(profile="2020-10"))})


@pytest.mark.parametrize(
    "operation",
    [
        "%0 = linalg.slice %v[%l, %l] : VIEW, !linalg.range, !linalg.range, VIEW",
        "%0 = linalg.slice %v[%i, %l] : VIEW, index, !linalg.range, ROW",
        "%0 = linalg.slice %v[%i, %i] : VIEW, index, index, memref<f32>",
        "%0 = linalg.transpose %v (i, j) -> (j, i) : VIEW",
        "linalg.copy(%v, %v) {inputPermutation = (i, j) -> (j, i)} : VIEW, VIEW",
        "linalg.fill(%v, %x) : VIEW, f32",
        "linalg.dot(%r, %r, %s) : ROW, ROW, memref<f32>",
        "linalg.matvec(%v, %r, %r) : VIEW, ROW, ROW",
        "linalg.matmul(%v, %v, %v) : VIEW, VIEW, VIEW",
        "linalg.conv(%c, %c, %c) {strides = [2]} : memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>",
        "linalg.generic TRAIT, fun = @g} %r, %r : ROW, ROW",
        "linalg.generic TRAIT, fun = @g} %r, %r {tag = 1} : ROW, ROW",
        "linalg.indexed_generic TRAIT, fun = @h} %r, %r : ROW, ROW",
        "linalg.generic #trait %r, %r {\n  ^bb(%a: f32, %b: f32):\n    linalg.yield %b : f32\n  } {tag = 1}: ROW, ROW",
        "linalg.indexed_generic #trait %r, %r {\n  ^bb(%k: index, %a: f32, %b: f32):\n    linalg.yield %b : f32\n  }: ROW, ROW",
        "linalg.generic {n_views = [1, 1], n_loop_types = [1, 0, 0], indexing_maps = [(i) -> (i), (i) -> (i)], fun = @g}\n"
        "    %r, %r : ROW, ROW",
        "linalg.generic #trait ins(%r : ROW) outs(%r : ROW) {\n  ^bb(%a: f32, %b: f32):\n    linalg.yield %b : f32\n  }",
        "%0 = linalg.generic #trait %t {\n  ^bb(%a: f32):\n    linalg.yield %a : f32\n  }: tensor<?xf32> -> tensor<?xf32>",
        "linalg.matmul ins(%v, %v : VIEW, VIEW) outs(%v : VIEW)",
    ],
)
def test_what_it_accepts(operation: str) -> None:
    assert codes(operation) == []


@pytest.mark.parametrize(
    ("operation", "code"),
    [
        ("%0 = linalg.range %i:%i : !linalg.range", "expected-token"),
        ("%0 = linalg.range %i:%i:%i : index", "result-type"),
        ("%0 = linalg.slice %v[%l] : VIEW, !linalg.range, VIEW", "linalg.indexed-view"),
        ("%0 = linalg.slice %v[%i, %l] : VIEW, index, !linalg.range, VIEW", "linalg.indexed-view"),
        ("%0 = linalg.slice %v[%i, %x] : VIEW, index, f32, ROW", "operand-type"),
        ("%0 = linalg.transpose %v (i, j) -> (i, i) : VIEW", "linalg.permuted-view"),
        ("%0 = linalg.transpose %v (i) -> (i) : VIEW", "linalg.permuted-view"),
        ("linalg.copy(%v, %r) : VIEW, ROW", "linalg.copied-view"),
        ("linalg.copy(%v, %v) {outputPermutation = (i, j) -> (i, i)} : VIEW, VIEW", "linalg.copied-view"),
        ("linalg.fill(%v, %n) : VIEW, i32", "linalg.filled-with-2020-10"),
        ("linalg.dot(%r, %r) : ROW, ROW", "operand-count"),
        ("linalg.dot(%r, %r, %r) : ROW, ROW, ROW", "operand-type"),
        ('"linalg.matmul"(%v, %v) : (VIEW, VIEW) -> ()', "operand-count"),
        ("%0 = linalg.generic #trait %t {\n  ^bb(%a: f32):\n    linalg.yield %n : i32\n  }: tensor<?xf32> -> tensor<?xf32>", "linalg.yielded-values-2020-10"),
        ("%0 = linalg.generic #trait %t {\n  ^bb(%a: f32):\n    linalg.yield %a : f32\n  }: tensor<?xf32> -> tensor<?x?xf32>", "linalg.view-maps"),
        ("linalg.conv(%c, %c, %c) {dilations = [2, 2]} : memref<?x?x?xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>", "linalg.convolved-views"),
        ("linalg.conv(%v, %c, %c) : VIEW, memref<?x?x?xf32>, memref<?x?x?xf32>", "linalg.convolved-views"),
        ("linalg.generic TRAIT, fun = @g} %r : ROW", "linalg.view-numbers"),
        ("linalg.generic TRAIT, fun = @none} %r, %r : ROW, ROW", "linalg.called-on-elements"),
        ("linalg.generic TRAIT, fun = @h} %r, %r : ROW, ROW", "linalg.called-on-elements"),
        ("linalg.generic TRAIT, fun = @u} %r, %r : ROW, ROW", "linalg.called-on-elements"),
        ("linalg.indexed_generic TRAIT, fun = @g} %r, %r : ROW, ROW", "linalg.called-on-elements"),
        ("linalg.generic #trait %r, %v {\n  ^bb(%a: f32, %b: f32):\n    linalg.yield %b : f32\n  }: ROW, VIEW", "linalg.view-maps"),
        (
            "linalg.generic {args_in = 0, args_out = 1, indexing_maps = [(i)[s] -> (i)], iterator_types = [\"parallel\"]} %r {\n"
            "  ^bb(%a: f32):\n    linalg.yield %a : f32\n  }: ROW",
            "linalg.view-maps",
        ),
        (
            "linalg.generic {args_in = 0, args_out = 1, indexing_maps = [(i, j) -> (i + j)],"
            " iterator_types = [\"parallel\", \"parallel\"]} %r {\n  ^bb(%a: f32):\n    linalg.yield %a : f32\n  }: ROW",
            "linalg.view-maps",
        ),
        ("linalg.generic #trait %r, %r {\n  ^bb(%a: f32):\n    linalg.yield %a : f32\n  }: ROW, ROW", "linalg.region-arguments-2020-10"),
        ("linalg.indexed_generic #trait %r, %r {\n  ^bb(%a: f32, %b: f32):\n    linalg.yield %b : f32\n  }: ROW, ROW", "linalg.region-arguments-2020-10"),
        (
            "linalg.generic #trait %r, %r {\n  ^bb(%a: f32, %b: f32):\n    linalg.yield %i : index\n  }: ROW, ROW",
            "linalg.yielded-values-2020-10",
        ),
        ("linalg.yield %x : f32", "linalg.structured-parent-2020-10"),
        ('%0 = "linalg.range"(%i, %i, %i) : (index, index, index) -> !linalg.none', "unknown-type"),
        ("linalg.unheard_of %x : f32", "unknown-operation"),
    ],
)
def test_what_it_refuses(operation: str, code: str) -> None:
    found = codes(operation)
    assert code in found
    assert set(found) <= {code, "misplaced-terminator", "missing-terminator"}


def test_todays_linalg_is_verified_by_its_own_rules() -> None:
    text = "func.func @f(%m: memref<4x4xf32>) {\n  linalg.copy ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>)\n  return\n}"
    assert check_text(text, CheckOptions()) == []
