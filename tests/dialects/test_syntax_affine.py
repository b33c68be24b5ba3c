"""How the operations of affine are read."""

import pytest
from syntax_support import check_fault, read


def test_load_and_store() -> None:
    load = read("%r = affine.load %m[%i + 1, symbol(%n), %j floordiv 2] {d} : memref<?x?x?xf32>")
    assert load.operands("memref") == ["%m: memref<?x?x?xf32>"]
    assert load.operands("indices") == ["%i: index", "%j: index", "%n: index"]
    assert load.implied("map") == "affine_map<(d0, d1)[s0] -> (d0 + 1, s0, d1 floordiv 2)>"
    assert load.results() == ["f32"]
    store = read("affine.store %v, %m[-%i * 4 + (%j mod symbol(%n) - 3)] : memref<8xi32>")
    assert store.operands("value") == ["%v: i32"]
    assert store.operands("indices") == ["%i: index", "%j: index", "%n: index"]
    assert store.results() == []


def test_no_subscripts() -> None:
    assert read("%r = affine.load %m[] : memref<f32>").implied("map") == "affine_map<() -> ()>"


def test_vector_accesses() -> None:
    load = read("%r = affine.vector_load %m[%i] : memref<8xf32>, vector<4xf32>")
    assert load.results() == ["vector<4xf32>"]
    store = read("affine.vector_store %v, %m[%i] : memref<8xf32>, vector<4xf32>")
    assert store.uses() == ["%v: vector<4xf32>", "%m: memref<8xf32>", "%i: index"]


def test_for() -> None:
    loop = read('affine.for %i loc("i") = 0 to %n { … } {d}')
    assert loop.operands("lowerBoundOperands") == []
    assert loop.operands("upperBoundOperands") == ["%n: index"]
    assert loop.regions() == [["%i: index"]]


def test_for_with_maps_and_values() -> None:
    text = "%r = affine.for %i = max #low(%a)[%b] to min affine_map<(d0) -> (d0, 8)>(%c) step 2 "
    loop = read(text + "iter_args(%x = %u) -> (f32) { … }")
    assert loop.operands("lowerBoundOperands") == ["%a: index", "%b: index"]
    assert loop.operands("upperBoundOperands") == ["%c: index"]
    assert loop.operands("inits") == ["%u: f32"]
    assert loop.attributes()["lowerBoundMap"] == "#low"
    assert loop.attributes()["step"] == "2"
    assert loop.regions() == [["%i: index", "%x: f32"]]


def test_if() -> None:
    branch = read("%r = affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] -> f32 { … } else { … }")
    assert branch.uses() == ["%i: index", "%n: index"]
    assert branch.results() == ["f32"]
    assert branch.regions() == [[], []]


def test_maps_applied() -> None:
    applied = read("%r = affine.apply #map(%i)[%n]")
    assert applied.operands("mapOperands") == ["%i: index", "%n: index"]
    assert applied.results() == ["index"]
    assert read("%r = affine.min affine_map<(d0) -> (d0, 4)>(%i) {d}").operands("operands") == ["%i: index"]


def test_parallel() -> None:
    text = '%r = affine.parallel (%i, %j) = (0, max(%a, %b)) to (%n, 10) step (2, 1 + 1) reduce ("addf") -> f32 { … }'
    loop = read(text)
    assert loop.operands("mapOperands") == ["%a: index", "%b: index", "%n: index"]
    assert loop.implied("lowerBoundsMap") == "affine_map<(d0, d1) -> (0, d0, d1)>"
    assert loop.results() == ["f32"]
    assert loop.regions() == [["%i: index", "%j: index"]]


def test_transfers() -> None:
    types = "memref<4xf32>, memref<4xf32, 1>, memref<1xi32>"
    start = read(f"affine.dma_start %a[%i + 1], %b[%j], %t[0], %n : {types}")
    assert start.uses()[0] == "%a: memref<4xf32>"
    assert start.uses()[-1] == "%n: index"
    assert read("affine.dma_wait %t[%i], %n : memref<1xi32>").uses() == ["%t: memref<1xi32>", "%i: index", "%n: index"]


def test_prefetch() -> None:
    operation = read("affine.prefetch %m[%i + 1], write, locality<0>, instr {d} : memref<4xf32>")
    assert operation.attributes() == {"isWrite": "write", "localityHint": "0", "isDataCache": "instr", "d": ""}


@pytest.mark.parametrize(
    "fixture",
    [
        """
%r = affine.load %m[%i * %j] : memref<?xf32>
                         ^^ not-affine: not affine: one side of '*' must be a constant or a symbol
""",
        """
%r = affine.load %m[%i mod %j] : memref<?xf32>
                           ^^ not-affine: not affine: the right side of 'mod' must be a constant or a symbol
""",
        """
%r = affine.load %m[%i +] : memref<?xf32>
                        ^ expected-token: expected an affine expression over SSA values, but got ']'
""",
        """
%r = affine.load %m[d0] : memref<?xf32>
                    ^^ expected-token: expected an affine expression over SSA values, but got 'd0'
""",
        """
%r = affine.load %m[symbol(3)] : memref<?xf32>
                           ^ expected-token: expected an SSA value, but got '3'
""",
        """
affine.for %i = affine_map<(d0) -> (d0, 4)>(%a) to %b { … }
                ^^^^^^^^^^^^^^^^^^^^^^^^^^^ expected-token: a bound of several results needs 'max' before it
""",
        """
affine.for %i = 0 to 10 step -1 { … }
                             ^^ bad-attribute: expected a step that is a positive integer
""",
        """
affine.for %i = to 10 { … }
                ^^ expected-token: expected a bound: an SSA value, an integer or an affine map, but got 'to'
""",
        """
%r = affine.apply affine_map<(d0) -> (d0)>(%i, %j)
                                          ^^^^^^^^ operand-count: the map takes 1 dimension, but got 2 operands
""",
        """
affine.if affine_set<(d0)[s0] : (d0 >= s0)>(%i) { … }
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ operand-count: the set takes 1 symbol: expected '[' after its dimensions
""",
        """
affine.parallel (%i) = (0) to (10) step (%n) { … }
                                         ^^ bad-attribute: expected a step that is a constant
""",
        """
affine.parallel (%i) = (0) to (10) reduce ("plus") { … }
                                            ^^^^ unknown-keyword: 'plus' is none of the known keywords here: expected 'addf', 'addi', 'andi', \
'assign', 'maximumf', 'maxnumf', 'maxs', 'maxu', 'minimumf', 'minnumf', 'mins', 'minu', …
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
