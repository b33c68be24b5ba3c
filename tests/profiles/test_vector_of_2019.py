"""vector of 2019: positions that are arrays, tuples of vectors, contractions, transfers."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, check_text

ARGUMENTS = "%i: index, %n: i32, %x: f32, %a: vector<4xf32>, %b: vector<8xf32>, %m: vector<4x8xf32>, %k: vector<8x2xf32>"
MORE = "%r: vector<4x2xf32>, %t: tuple<vector<4x4xf32>, vector<4x4xf32>>, %p: memref<?x?xf32>, %q: memref<?xvector<8xf32>>"
TRAIT = """#maps = [(i, j, c) -> (i, c), (i, j, c) -> (c, j), (i, j, c) -> (i, j)]
#trait = {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"]}
"""


def codes(operation: str, before: str = "") -> list[str]:
    text = f"{TRAIT}{before}func @f({ARGUMENTS}, {MORE}) {{\n  %c2 = constant 2 : index\n  {operation}\n  return\n}}"
    return sorted({one.code for one in check_text(text, CheckOptions(profile="2020-10"))})


@pytest.mark.parametrize(
    "operation",
    [
        "%0 = vector.extract %m[3 : i32] : vector<4x8xf32>\n  %1 = addf %0, %b : vector<8xf32>",
        "%0 = vector.extract %m[3, 7] : vector<4x8xf32>\n  %1 = addf %0, %x : f32",
        "%0 = vector.insert %b, %m[0] : vector<8xf32> into vector<4x8xf32>",
        "%0 = vector.extractelement %a[%n : i32] : vector<4xf32>\n  %1 = addf %0, %x : f32",
        "%0 = vector.insertelement %x, %a[%n : i32] : vector<4xf32>",
        "%0 = vector.shuffle %a, %b[0, 11, 2] : vector<4xf32>, vector<8xf32>\n  %1 = vector.extract %0[2] : vector<3xf32>",
        "%0 = vector.broadcast %b : vector<8xf32> to vector<4x8xf32>",
        "%0 = vector.outerproduct %a, %b, %m : vector<4xf32>, vector<8xf32>",
        "%0 = vector.contract #trait %m, %k, %r : vector<4x8xf32>, vector<8x2xf32> into vector<4x2xf32>",
        "%0 = vector.strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>",
        "%0 = vector.insert_strided_slice %a, %m {offsets = [0, 4], strides = [1]} : vector<4xf32> into vector<4x8xf32>",
        "%0 = vector.extract_slices %m, [4, 4], [1, 1] : vector<4x8xf32> into tuple<vector<4x4xf32>, vector<4x4xf32>>",
        "%0 = vector.insert_slices %t, [4, 4], [1, 1] : tuple<vector<4x4xf32>, vector<4x4xf32>> into vector<4x8xf32>",
        "%0 = vector.tuple %a, %m : vector<4xf32>, vector<4x8xf32>\n"
        "  %1 = vector.tuple_get %0, 1 : tuple<vector<4xf32>, vector<4x8xf32>>",
        "%0 = vector.transfer_read %p[%i, %i], %x {permutation_map = (d0, d1) -> (0, d0)} : memref<?x?xf32>, vector<4x8xf32>",
        "vector.transfer_write %m, %p[%i, %i] {permutation_map = (d0, d1) -> (d1, d0)} : vector<4x8xf32>, memref<?x?xf32>",
        "vector.transfer_write %m, %q[%i] {permutation_map = (d0) -> (d0)} : vector<4x8xf32>, memref<?xvector<8xf32>>",
        "%0 = alloc() : memref<4x8xf32>\n  %1 = vector.type_cast %0 : memref<4x8xf32> to memref<vector<4x8xf32>>",
        "%0 = vector.constant_mask [3, 2] : vector<4x3xi1>",
        "%0 = vector.create_mask %i, %i : vector<4x3xi1>",
        "%0 = vector.reshape %k, [%c2], [%c2], [2] : vector<8x2xf32> to vector<4x2xf32>",
        "vector.print %a : vector<4xf32>",
        "%0 = vector.fma %a, %a, %a : vector<4xf32>",
    ],
)
def test_what_it_accepts(operation: str) -> None:
    assert codes(operation) == []


@pytest.mark.parametrize(
    ("operation", "code"),
    [
        ("%0 = vector.extract %m[4] : vector<4x8xf32>", "vector.position-in-vector-2020-10"),
        ("%0 = vector.extract %m[-1] : vector<4x8xf32>", "vector.position-in-vector-2020-10"),
        ("%0 = vector.extract %m[] : vector<4x8xf32>", "vector.position-in-vector-2020-10"),
        ("%0 = vector.extract %m[0, 0, 0] : vector<4x8xf32>", "bad-attribute"),
        ("%0 = vector.extract %x[0] : f32", "bad-type"),
        ('%0 = "vector.extract"(%m) {position = [0, 0, 0]} : (vector<4x8xf32>) -> f32', "vector.position-in-vector-2020-10"),
        ("%0 = vector.insert %x, %m[0] : f32 into vector<4x8xf32>", "vector.inserted-type-2020-10"),
        ("%0 = vector.insert %b, %m[0, 0] : vector<8xf32> into vector<4x8xf32>", "vector.inserted-type-2020-10"),
        ("%0 = vector.insert %b, %m[9] : vector<8xf32> into vector<4x8xf32>", "vector.position-in-vector-2020-10"),
        ("%0 = vector.extractelement %m[%n : i32] : vector<4x8xf32>", "vector.one-dimension"),
        ("%0 = vector.insertelement %x, %m[%n : i32] : vector<4x8xf32>", "vector.one-dimension"),
        ("%0 = vector.shuffle %a, %b[0, 12] : vector<4xf32>, vector<8xf32>", "vector.shuffled-vector-2020-10"),
        ("%0 = vector.shuffle %a, %b[0, -1] : vector<4xf32>, vector<8xf32>", "vector.shuffled-vector-2020-10"),
        ("%0 = vector.shuffle %a, %m[0] : vector<4xf32>, vector<4x8xf32>", "vector.shuffled-vector-2020-10"),
        ("%0 = vector.shuffle %a, %b[] : vector<4xf32>, vector<8xf32>", "bad-attribute"),
        ('%0 = "vector.shuffle"(%a, %b) {mask = [0]} : (vector<4xf32>, vector<8xf32>) -> vector<2xf32>', "vector.shuffled-vector-2020-10"),
        ("%0 = vector.broadcast %m : vector<4x8xf32> to vector<8xf32>", "vector.stretched-vector"),
        ("%0 = vector.broadcast %n : i32 to vector<8xf32>", "types-unrelated"),
        ("%0 = vector.outerproduct %a : vector<4xf32>, vector<8xf32>", "expected-token"),
        ("%0 = vector.outerproduct %m, %b : vector<4x8xf32>, vector<8xf32>", "vector.outer-product"),
        (
            '%0 = "vector.outerproduct"(%a, %b) : (vector<4xf32>, vector<8xf32>) -> vector<8x4xf32>',
            "vector.outer-product",
        ),
        ("%0 = vector.contract #trait %m, %r, %r : vector<4x8xf32>, vector<4x2xf32> into vector<4x2xf32>", "vector.contraction-sizes-2020-10"),
        ("%0 = vector.contract #trait %m, %k, %k : vector<4x8xf32>, vector<8x2xf32> into vector<8x2xf32>", "vector.contraction-sizes-2020-10"),
        ("%0 = vector.contract #trait %a, %k, %r : vector<4xf32>, vector<8x2xf32> into vector<4x2xf32>", "vector.contraction-maps"),
        (
            '%0 = "vector.contract"(%m, %k, %r, %o) {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"]}'
            " : (vector<4x8xf32>, vector<8x2xf32>, vector<4x2xf32>, vector<4x8xi1>) -> vector<4x2xf32>",
            "vector.contraction-masks",
        ),
        ("%0 = vector.strided_slice %m {offsets = [3], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>", "vector.extracted-slice"),
        ("%0 = vector.strided_slice %m {offsets = [1], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>", "vector.extracted-slice"),
        ("%0 = vector.strided_slice %m {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>", "vector.extracted-slice"),
        ("%0 = vector.strided_slice %m {offsets = [1], sizes = [2]} : vector<4x8xf32> to vector<2x8xf32>", "missing-attribute"),
        ("%0 = vector.insert_strided_slice %a, %m {offsets = [0, 5], strides = [1]} : vector<4xf32> into vector<4x8xf32>", "vector.inserted-slice"),
        ("%0 = vector.insert_strided_slice %a, %m {offsets = [0], strides = [1]} : vector<4xf32> into vector<4x8xf32>", "vector.inserted-slice"),
        ("%0 = vector.extract_slices %m, [4, 8], [1, 1] : vector<4x8xf32> into tuple<vector<4x4xf32>>", "vector.slices"),
        ("%0 = vector.extract_slices %m, [4, 4], [2, 1] : vector<4x8xf32> into tuple<vector<4x4xf32>, vector<4x4xf32>>", "vector.slices"),
        ("%0 = vector.insert_slices %t, [4], [1] : tuple<vector<4x4xf32>, vector<4x4xf32>> into vector<4x8xf32>", "vector.slices"),
        ("%0 = vector.tuple_get %t, 2 : tuple<vector<4x4xf32>, vector<4x4xf32>>", "bad-attribute"),
        (
            '%0 = "vector.tuple_get"(%t) {index = 2} : (tuple<vector<4x4xf32>, vector<4x4xf32>>) -> vector<4x4xf32>',
            "vector.member-of-tuple",
        ),
        ("%0 = vector.transfer_read %p[%i, %i], %x {permutation_map = (d0, d1) -> (d0 + d1)} : memref<?x?xf32>, vector<4xf32>", "vector.transfer-map-2020-10"),
        ("%0 = vector.transfer_read %p[%i, %i], %x {permutation_map = (d0) -> (d0)} : memref<?x?xf32>, vector<4xf32>", "vector.transfer-map-2020-10"),
        ("%0 = vector.transfer_read %p[%i], %x {permutation_map = (d0, d1) -> (d0)} : memref<?x?xf32>, vector<4xf32>", "subscript-count"),
        ("%0 = vector.transfer_read %p[%i, %i], %x {permutation_map = (d0, d1) -> (d0)} : memref<?x?xf32>, vector<4xi32>", "vector.transfer-elements-2020-10"),
        ("%0 = vector.transfer_read %p[%i, %i], %x {permutation_map = (d0, d1) -> (d0)} : memref<?x?xf32>", "expected-token"),
        ("vector.transfer_write %m, %q[%i] {permutation_map = (d0) -> (d0, 0)} : vector<4x8xf32>, memref<?xvector<8xf32>>", "vector.transfer-map-2020-10"),
        ("vector.transfer_write %r, %q[%i] {permutation_map = (d0) -> (d0)} : vector<4x2xf32>, memref<?xvector<8xf32>>", "vector.transfer-elements-2020-10"),
        ("%0 = alloc() : memref<4x8xf32>\n  %1 = vector.type_cast %0 : memref<4x8xf32> to memref<vector<8x4xf32>>", "vector.cast-to-vector"),
        ("%0 = vector.type_cast %p : memref<?x?xf32> to memref<vector<4x4xf32>>", "operand-type"),
        ("%0 = vector.constant_mask [3] : vector<4x3xi1>", "vector.constant-mask-sizes"),
        ("%0 = vector.constant_mask [5, 2] : vector<4x3xi1>", "vector.constant-mask-sizes"),
        ("%0 = vector.create_mask %i : vector<4x3xi1>", "vector.created-mask-sizes"),
        ("%0 = vector.create_mask %i : vector<4xf32>", "result-type"),
        ("%0 = vector.reshape %k, [%c2, %i], [%c2], [2] : vector<8x2xf32> to vector<4x2xf32>", "vector.reshaped-vector"),
        ("%0 = vector.reshape %k, [%c2], [%c2], [4] : vector<8x2xf32> to vector<4x2xf32>", "vector.reshaped-vector"),
        ("%c3 = constant 3 : index\n  %0 = vector.reshape %k, [%c2], [%c3], [2] : vector<8x2xf32> to vector<4x2xf32>", "vector.reshaped-data"),
        ("%0 = vector.print %a : vector<4xf32>", "result-count"),
    ],
)
def test_what_it_refuses(operation: str, code: str) -> None:
    masked = "%o = vector.create_mask %i, %i : vector<4x8xi1>\n  " if "%o" in operation else ""
    assert codes(masked + operation) == [code]


def test_todays_vector_is_verified_by_its_own_rules() -> None:
    text = "func.func @f(%v: vector<4x8xf32>) {\n  %0 = vector.extract %v[3] : vector<8xf32> from vector<4x8xf32>\n  return\n}"
    assert check_text(text, CheckOptions()) == []
