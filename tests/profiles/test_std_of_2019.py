"""std, loop and builtin of 2019: views and parts of buffers, constants, loops, types that fit."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text


def codes(text: str, profile: str = "2020-10") -> list[str]:
    return sorted({one.code for one in check_text(text, CheckOptions(profile=profile))})


def inside(operations: str) -> str:
    arguments = "%i: index, %n: i32, %x: f32, %b: memref<64xi8>, %m: memref<8x4xf32>, %d: memref<?x?xf32>, %c: i1"
    return f"func @f({arguments}) {{\n  {operations}\n  return\n}}"


@pytest.mark.parametrize(
    "operations",
    [
        "%0 = view %b[%i][%i, %i] : memref<64xi8> to memref<?x?xf32, (d0, d1)[s0, s1] -> (d0 * s0 + d1 + s1)>",
        "%0 = view %b[][%i] : memref<64xi8> to memref<?x4xf32, (d0, d1) -> (d0 * 4 + d1)>",
        "%0 = view %b[][] : memref<64xi8> to memref<4x4xf32>",
        "%0 = view %b[%i][%i] : memref<64xi8> to memref<?x4xf32>",
        "%0 = subview %m[%i, %i][%i, %i][%i, %i] : memref<8x4xf32> to memref<?x?xf32, offset: ?, strides: [?, ?]>",
        "%0 = subview %m[][][] : memref<8x4xf32> to memref<2x2xf32, offset: 0, strides: [4, 1]>",
        "%1 = constant 1 : index\n  "
        "%0 = subview %m[%i, %i][%i, %i][%1, %1] : memref<8x4xf32> to memref<?x?xf32, offset: ?, strides: [4, 1]>",
        "%0 = subview %m[0, %i][4, 4][1, 1] : memref<8x4xf32> to memref<4x4xf32, offset: ?, strides: [4, 1]>",
        "%0 = splat %x : tensor<4x4xf32>",
        '%0 = "std.constant"() {value = 1 : i32} : () -> i32',
        "loop.for %j = %i to %i step %i {\n    loop.if %c {\n    }\n  }",
        "loop.parallel (%j) = (%i) to (%i) step (%i) {\n  }",
    ],
)
def test_what_it_accepts(operations: str) -> None:
    assert codes(inside(operations)) == []


@pytest.mark.parametrize(
    ("operations", "code"),
    [
        ("%0 = view %b[%i, %i][] : memref<64xi8> to memref<4x4xf32>", "operand-count"),
        ("%0 = view %m[][] : memref<8x4xf32> to memref<4x4xf32>", "operand-type"),
        ("%0 = view %b[][%i] : memref<64xi8> to memref<?x4xf32, (d0, d1)[s0] -> (d0 * 4 + d1 + s0)>", "std.viewed-bytes"),
        ("%0 = view %b[][%i] : memref<64xi8> to memref<4x?xf32, (d0, d1) -> (d0 * 9 + d1)>", "std.viewed-bytes"),
        ("%0 = view %b[][] : memref<64xi8> to memref<4x4xf32, (d0, d1) -> (d0, d1, d0)>", "std.viewed-bytes"),
        ("%0 = view %b[][] : memref<64xi8> to memref<4x4xf32, 3>", "std.viewed-bytes"),
        (
            "%0 = alloc() : memref<64xi8, (d0) -> (d0 + 1)>\n  %1 = view %0[][] : memref<64xi8, (d0) -> (d0 + 1)> to memref<4xf32>",
            "std.viewed-bytes",
        ),
        ("%0 = subview %m[][][] : memref<8x4xf32> to memref<8xf32>", "std.part-of-view"),
        ("%0 = subview %m[][][] : memref<8x4xf32> to memref<8x4xf32, 1>", "std.part-of-view"),
        ("%0 = subview %m[%i][][] : memref<8x4xf32> to memref<2x2xf32, offset: ?, strides: [4, 1]>", "std.part-of-view"),
        ("%0 = subview %m[][%i, %i][] : memref<8x4xf32> to memref<?x4xf32, offset: 0, strides: [4, 1]>", "std.part-of-view"),
        ("%0 = subview %m[][][] : memref<8x4xf32> to memref<?x4xf32, offset: 0, strides: [4, 1]>", "std.part-of-view"),
        ("%0 = subview %m[%i, %i][][] : memref<8x4xf32> to memref<2x2xf32, offset: 0, strides: [4, 1]>", "std.part-of-view"),
        ("%0 = subview %m[][][%i, %i] : memref<8x4xf32> to memref<2x2xf32, offset: 0, strides: [?, 1]>", "std.part-of-view"),
        ("%0 = subview %d[][][] : memref<?x?xf32> to memref<2x2xf32, offset: ?, strides: [4, 1]>", "std.part-of-view"),
        ("%0 = subview %m[][][] : memref<8x4xf32> to memref<2x2xf32, (d0, d1) -> (d0, d1, d0)>", "std.part-of-view"),
        ("%0 = splat %i : tensor<4xindex>", "operand-type"),
        ("%0 = splat %x : tensor<?xf32>", "result-type"),
        ('%0 = "std.constant"() {value = 1} : () -> i32', "std.constant-type"),
        ('%0 = "std.constant"() {value = 1.} : () -> f32', "std.constant-type"),
        ("%0 = constant 0 : index\n  loop.for %j = %i to %i step %0 {\n  }", "scf.positive-step"),
        (
            '"loop.for"(%i, %i, %i) ({\n  ^bb0(%j: f32):\n    "loop.terminator"() : () -> ()\n  }) : (index, index, index) -> ()',
            "region-arguments",
        ),
        ('"loop.if"(%c) ({\n  ^bb0(%j: index):\n    "loop.terminator"() : () -> ()\n  }, {}) : (i1) -> ()', "region-arguments"),
        ('"own.op"() ({\n    return\n  }) : () -> ()', "wrong-parent"),
        ('""() : () -> ()', "expected-token"),
        ("affine.for %j = 0 to 9223372036854775808 {\n  }", "bad-attribute"),
    ],
)
def test_what_it_refuses(operations: str, code: str) -> None:
    assert [one for one in codes(inside(operations)) if one != "unknown-dialect"] == [code]


def test_subscripts_of_transfers_are_dimensions_or_symbols() -> None:
    text = """func @f(%n: index, %m: memref<8xf32>, %t: memref<8xf32, 2>, %g: memref<1xi32>) {
  %c = constant 4 : index
  affine.for %i = 0 to 8 {
    %j = muli %i, %n : index
    affine.dma_start %m[%i], %t[INDEX], %g[%c], %j : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
  }
  return
}"""
    assert codes(text.replace("INDEX", "%i + %n")) == []
    assert codes(text.replace("INDEX", "%j")) == ["std.not-a-dimension"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("func @f(memref<4x4xf32, offset: 0, strides: [4, 1]>)", []),
        ("func @f(memref<4x4xf32, offset: 0, strides: [0, 1]>)", ["bad-type"]),
        ("func @f(memref<4x4xf32, i8>)", ["bad-type"]),
        ("#map = (i, j) -> (j, i)\nfunc @f(memref<4x4xf32, #map>)", []),
        ("#map = (i, j) -> (j, i)\nfunc @f(memref<4xf32, #map>)", ["bad-type"]),
        ("#map = (i, j) -> (i, j)\n#one = (i) -> (i)\nfunc @f(memref<4x4xf32, #map, #one>)", ["bad-type"]),
    ],
)
def test_layouts_fit(text: str, found: list[str]) -> None:
    assert codes(text) == found


def test_layouts_of_today_fit() -> None:
    assert codes("#map = affine_map<(i, j) -> (i, j)>\nfunc.func private @f(memref<4xf32, #map>)", "llvm-22") == ["bad-type"]
    assert codes("#map = affine_map<(i, j) -> (i, j)>\nfunc.func private @f(memref<4x4xf32, #map>)", "llvm-22") == []


@pytest.mark.parametrize(("number", "codes"), [("-200", []), ("-300", ["bad-attribute"]), ("-1.5", ["bad-attribute"]), ("-10.", ["bad-attribute"])])
def test_a_number_may_wrap_around(number: str, codes: list[str]) -> None:
    text = f'func @f() {{\n  "a.b"() {{k = {number} : i8}} : () -> ()\n  return\n}}'
    assert [one.code for one in check_text(text, CheckOptions(profile="2020-10")) if one.code != "unknown-dialect"] == codes


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("affine.for %i = 0 to 4 {\n  ^in:\n  }", []),
        ("affine.for %i = 0 to 4 {\n  ^in(%j: index):\n  }", ["entry-label"]),
        ('"affine.if"() {condition: () : (0 == 0)} : () -> () {\n    affine.terminator\n  } {\n  }', []),
        ('"affine.if"() {condition: () : (0 == 0)} : () -> () {\n    affine.terminator\n  }, {\n  }', []),
        ('"affine.if"() {condition: () : (0 == 0)} : () -> () {\n    affine.terminator\n  }', ["region-count"]),
    ],
)
def test_regions_of_march(text: str, codes: list[str]) -> None:
    found = check_text(f"func @f() {{\n  {text}\n  return\n}}", CheckOptions(profile="2019-03"))
    assert [one.code for one in found] == codes
