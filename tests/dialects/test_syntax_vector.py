"""How the operations of vector are read."""

import pytest
from syntax_support import check_fault, read


def test_contract() -> None:
    text = "%r = vector.contract #trait %a, %b, %c, %m, %n {d} : vector<2x4xf32>, vector<[4]xf32> into vector<2xf32>"
    operation = read(text)
    assert operation.operands("acc") == ["%c: vector<2xf32>"]
    assert operation.uses()[3:] == ["%m: vector<2x4xi1>", "%n: vector<[4]xi1>"]
    assert operation.results() == ["vector<2xf32>"]
    assert set(read("%r = vector.contract {kind = #k} %a, %b, %c : !a, !b into f32").attributes()) == {"kind"}


def test_outerproduct() -> None:
    operation = read("%r = vector.outerproduct %a, %b, %c {d} : vector<[4]xf32>, vector<8xf32>")
    assert operation.operands("acc") == ["%c: vector<[4]x8xf32>"]
    assert operation.results() == ["vector<[4]x8xf32>"]
    assert read("%r = vector.outerproduct %a, %b : vector<4xf32>, f32").results() == ["vector<4xf32>"]
    assert read("%r = vector.outerproduct %a, %b : vector<4xf32>, !alias").results() == ["?"]


def test_transfer_read() -> None:
    operation = read("%r = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4xf32>")
    assert operation.operands("indices") == ["%i: index", "%j: index"]
    assert operation.operands("padding") == ["%p: f32"]
    assert operation.implied("permutation_map") == "affine_map<(d0, d1) -> (d1)>"
    assert operation.implied("in_bounds") == "[false]"
    assert operation.results() == ["vector<4xf32>"]


def test_the_mask_of_a_transfer() -> None:
    types = "memref<8x8xf32>, vector<2x3x4xf32>"
    operation = read(
        "%r = vector.transfer_read %m[%i, %j], %p, %k "
        f"{{permutation_map = affine_map<(d0, d1) -> (d1, 0, d0)>}} : {types}"
    )
    assert operation.operands("mask") == ["%k: vector<4x2xi1>"]
    plain = read("%r = vector.transfer_read %m[%i], %p, %k : tensor<?xf32>, vector<[4]xf32>")
    assert plain.operands("mask") == ["%k: vector<[4]xi1>"]
    named = read("%r = vector.transfer_read %m[%i], %p, %k {permutation_map = #map} : tensor<?xf32>, vector<4xf32>")
    assert named.operands("mask") == ["%k"]


def test_transfer_write() -> None:
    operation = read("%r = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>")
    assert operation.uses() == ["%v: vector<4xf32>", "%t: tensor<?xf32>", "%i: index"]
    assert operation.results() == ["tensor<?xf32>"]
    assert read("vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32>").shape.result_count == 0


def test_vectors_of_vectors() -> None:
    operation = read("%r = vector.transfer_read %m[%i, %j], %p : memref<8x8xvector<2xf32>>, vector<4x2xf32>")
    assert operation.operands("padding") == ["%p: vector<2xf32>"]
    assert operation.implied("permutation_map") == "affine_map<(d0, d1) -> (d1)>"


def test_mask() -> None:
    operation = read("%r = vector.mask %k, %p { … } {d} : vector<4xi1> -> vector<4xf32>")
    assert operation.operands("mask") == ["%k: vector<4xi1>"]
    assert operation.operands("passthru") == ["%p: vector<4xf32>"]
    assert operation.results() == ["vector<4xf32>"]
    assert read("vector.mask %k { … } : vector<4xi1>").results() == []


@pytest.mark.parametrize(
    "fixture",
    [
        """
%r = vector.contract %a, %b, %c : f32, f32 into f32
                     ^^ expected-token: expected a dictionary with 'indexing_maps' and 'iterator_types', \
but got an SSA value
""",
        """
%r = vector.contract #t %a, %b, %c, %m : f32, f32 into f32
                                  ^^^^ operand-count: expected no masks or two of them, but got 1 operand
""",
        """
%r = vector.contract #t %a, %b, %c : f32, f32
                                            ^ expected-token: expected 'into', but got the end of the operation
""",
        """
%r = vector.outerproduct %a, %b : f32, vector<4xf32>
                                  ^^^ bad-type: expected a vector type
""",
        """
%r = vector.transfer_read %m[%i] : memref<?xf32>, vector<4xf32>
                                 ^ expected-token: expected ',', but got ':'
""",
        """
%r = vector.transfer_read %m[%i], %p : vector<4xf32>, vector<4xf32>
                                       ^^^^^^^^^^^^^ bad-type: expected a memref or a ranked tensor type
""",
        """
%r = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4x4xf32>
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ missing-attribute: a vector with 2 dimensions, \
where there are 1, needs a 'permutation_map'
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)


@pytest.mark.parametrize(
    ("first", "result"),
    [("vector<2xf32>", "vector<3xf32>"), ("vector<2x5xf32>", "vector<3x5xf32>"), ("vector<f32>", "vector<3xf32>")],
)
def test_shuffle_takes_as_many_elements_as_the_mask_has(first: str, result: str) -> None:
    assert read(f"%r = vector.shuffle %a, %b [0, 1, 0] : {first}, {first}").results() == [result]
