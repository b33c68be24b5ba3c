"""What the custom form of an operation spells, or always stands for, its dictionary cannot give again."""

from __future__ import annotations

import pytest
from syntax_support import partly_read

from fixtures import check

_MAPS = "indexing_maps = [affine_map<(i) -> (i)>]"

REPEATED = [
    ("affine.apply affine_map<(i) -> (i)>(%a) {%s}", "map = affine_map<(i) -> (i)>"),
    ("affine.load %a[%b] {%s} : memref<4xf32>", "map = affine_map<(i) -> (i)>"),
    ("affine.store %c, %a[%b] {%s} : memref<4xf32>", "map = affine_map<(i) -> (i)>"),
    ("affine.vector_load %a[%b] {%s} : memref<4xf32>, vector<4xf32>", "map = affine_map<(i) -> (i)>"),
    ("affine.vector_store %c, %a[%b] {%s} : memref<4xf32>, vector<4xf32>", "map = affine_map<(i) -> (i)>"),
    ("affine.prefetch %a[%b], read, locality<3>, data {%s} : memref<4xf32>", "isWrite = false"),
    ("affine.for %i = 0 to 8 { … } {%s}", "step = 1 : index"),
    ("affine.for %i = 0 to 8 { … } {%s}", "operandSegmentSizes = array<i32: 0, 0, 0>"),
    ("affine.if affine_set<() : (0 == 0)>() { … } {%s}", "condition = affine_set<() : (0 == 0)>"),
    ("affine.parallel (%i) = (0) to (8) { … } {%s}", "steps = [1]"),
    ("affine.parallel (%i) = (0) to (8) { … } {%s}", "upperBoundsGroups = dense<1> : tensor<1xi32>"),
    ("gpu.func @f() kernel attributes {%s} { … }", "gpu.kernel"),
    ("gpu.func @f() attributes {%s} { … }", "workgroup_attributions = 0"),
    ("gpu.warp_execute_on_lane_0(%a)[32] { … } {%s}", "warp_size = 32"),
    ("linalg.copy ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {%s}", "operandSegmentSizes = array<i32: 1, 1>"),
    ("linalg.copy {x.y} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {%s}", "x.y"),
    ("linalg.elementwise kind=#k ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {%s}", "kind = #k"),
    ("linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%c : memref<4x4xf32>) {%s}", _MAPS),
    (f'linalg.generic {{{_MAPS}, iterator_types = ["parallel"]}} outs(%a : memref<4xf32>) attrs = {{%s}} {{ … }}', _MAPS),
    ("linalg.transpose ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) permutation = [0] {%s}", "permutation = array<i64: 0>"),
    ("nvvm.mma.sync A[%a] B[%b] C[%c] {%s} : (i32, i32, i32) -> i32", "operandSegmentSizes = array<i32: 1, 1, 1>"),
    ("scf.execute_region no_inline { … } {%s}", "no_inline"),
    ("scf.for unsigned %i = %a to %b step %c : i32 { … } {%s}", "unsignedCmp"),
    ("scf.forall (%i) in (%a) { … } {%s}", "staticStep = array<i64: 1>"),
    ("scf.parallel (%i) = (%a) to (%b) step (%c) { … } {%s}", "operandSegmentSizes = array<i32: 1, 1, 1, 0>"),
    ("transform.structured.split %a after 4 {dimension = 0, %s} : !transform.any_op", "static_chunk_sizes = 4"),
    ('vector.contract {kind = #k, iterator_types = []} %a, %b, %c {%s} : vector<4xf32>, vector<4xf32> into f32', "kind = #k"),
    ("vector.transfer_read %a[%b], %c {%s} : memref<4xf32>, vector<4xf32>", "operandSegmentSizes = array<i32: 1, 1, 1, 0>"),
]


@pytest.mark.parametrize(("text", "attribute"), REPEATED)
def test_the_dictionary_gives_nothing_again(text: str, attribute: str) -> None:
    name = attribute.partition(" ")[0]
    fault = partly_read(text.replace("%s", attribute)).fault()
    assert f"duplicate-attribute: '{name}' is given already, by the operation's own syntax" in fault
    assert not partly_read(text.replace("%s", "other.name")).fault()


def test_properties_may_be_given_again() -> None:
    check(
        """
        #cast = #linalg.type_fn<cast_signed>
        func.func @f(%a: memref<4x4xf32>, %s: memref<4xf32>) {
          linalg.matmul <{cast = #cast}> ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>) {cast = #cast}
          linalg.copy <{cast = #cast}> ins(%s : memref<4xf32>) outs(%s : memref<4xf32>) {operandSegmentSizes = array<i32: 1, 1>}
          return
        }
        """
    )
