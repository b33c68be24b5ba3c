"""How the operations of memref are read."""

import pytest
from syntax_support import check_fault, read


def test_transpose() -> None:
    operation = read("%r = memref.transpose %m (i, j) -> (j, i) {d} : memref<?x4xf32> to memref<4x?xf32, #l>")
    assert operation.operands("in") == ["%m: memref<?x4xf32>"]
    assert operation.results() == ["memref<4x?xf32, #l>"]
    assert operation.implied("permutation") == "affine_map<(d0, d1) -> (d1, d0)>"


def test_generic_atomic_rmw() -> None:
    operation = read("%r = memref.generic_atomic_rmw %m[%i, %j] : memref<4x4xf32> { … } {d}")
    assert operation.operands("memref") == ["%m: memref<4x4xf32>"]
    assert operation.operands("indices") == ["%i: index", "%j: index"]
    assert operation.results() == ["f32"]


def test_prefetch() -> None:
    operation = read("memref.prefetch %m[%i], read, locality<3>, data : memref<4xf32>")
    assert operation.uses() == ["%m: memref<4xf32>", "%i: index"]
    assert operation.attributes() == {"isWrite": "read", "localityHint": "3", "isDataCache": "data"}


def test_dma_start() -> None:
    types = "memref<4xf32>, memref<4xf32, 1>, memref<1xi32>"
    operation = read(f"memref.dma_start %a[%i], %b[], %n, %t[%i], %s, %p : {types}")
    assert operation.uses() == [
        *("%a: memref<4xf32>", "%i: index", "%b: memref<4xf32, 1>", "%n: index"),
        *("%t: memref<1xi32>", "%i: index", "%s: index", "%p: index"),
    ]
    assert len(operation.operands("operands")) == 8


def test_alloca_scope() -> None:
    operation = read("%r:2 = memref.alloca_scope -> (i32, f32) { … }")
    assert operation.results() == ["i32", "f32"]
    assert operation.regions() == [[]]


def test_global() -> None:
    held = read('memref.global "private" constant @g : memref<2x2xi32, 3> = dense<[[1, 2], [3, 4]]> {alignment = 64}')
    assert held.symbol() == "@g"
    assert held.shape.private
    assert held.attributes()["type"] == "memref<2x2xi32, 3>"
    assert held.implied("initial_value") == "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"
    assert read("memref.global @g : memref<4xf32> = uninitialized").implied("initial_value") == "unit"
    assert "initial_value" not in read("memref.global @g : memref<4xf32>").attributes()
    assert read("memref.global @g : memref<4xf32> = #elements").implied("initial_value") == "#elements"


@pytest.mark.parametrize(
    "fixture",
    [
        """
memref.prefetch %m[%i], load, locality<3>, data : memref<4xf32>
                        ^^^^ unknown-keyword: expected the kind of access: 'read' or 'write', but got 'load'
""",
        """
%r = memref.transpose %m affine_map<(i) -> (i)> : memref<?xf32> to memref<?xf32>
                         ^^^^^^^^^^ expected-token: expected a permutation such as '(d0, d1) -> (d1, d0)', but got \
'affine_map'
""",
        """
memref.dma_start %a[], %b[], %n, %t[] : memref<4xf32>, memref<4xi8>
                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^ type-count: 3 memrefs but \
2 types, expected one for each
""",
        """
%r = memref.generic_atomic_rmw %m(%i) : memref<4xf32> { … }
                                 ^ expected-token: expected '[', but got '('
""",
        """
memref.global @g : memref<?xf32>
                   ^^^^^^^^^^^^^ bad-type: the size of a global must be known
""",
        """
memref.global @g : tensor<4xf32>
                   ^^^^^^^^^^^^^ bad-type: expected a memref type
""",
        """
memref.global @g : memref<2xi32> = "text"
                                   ^^^^^^ bad-attribute: expected 'uninitialized' or elements such as 'dense<0>'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
