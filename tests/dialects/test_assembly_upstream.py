"""Operations of the default dialects are read by the formats that their definitions declare."""

from __future__ import annotations

import pytest
from assembly_support import check_fault, read


@pytest.mark.parametrize(
    ("text", "uses", "results"),
    [
        ("arith.addi %a, %b : i32", ["%a: i32", "%b: i32"], ["i32"]),
        ("arith.addi %a, %b overflow<nsw, nuw> {x} : i8", ["%a: i8", "%b: i8"], ["i8"]),
        ("arith.mulf %a, %a fastmath<fast> : f32", ["%a: f32", "%a: f32"], ["f32"]),
        ("arith.cmpi slt, %a, %b : tensor<?xi32>", ["%a: tensor<?xi32>", "%b: tensor<?xi32>"], ["tensor<?xi1>"]),
        ("arith.constant 5 : index", [], ["index"]),
        ("arith.constant dense<1.0> : tensor<4xf32>", [], ["tensor<4xf32>"]),
        ("arith.constant true", [], ["i1"]),
        ("arith.extsi %a : i8 to i32", ["%a: i8"], ["i32"]),
        ("arith.addui_extended %a, %b : i8, i1", ["%a: i8", "%b: i8"], ["i8", "i1"]),
        ("arith.divui %a, %b exact : i8", ["%a: i8", "%b: i8"], ["i8"]),
        ("math.sqrt %a fastmath<nnan> : f32", ["%a: f32"], ["f32"]),
        ("math.fma %a, %b, %c : f16", ["%a: f16", "%b: f16", "%c: f16"], ["f16"]),
        ("math.fpowi %a, %b : f32, i32", ["%a: f32", "%b: i32"], ["f32"]),
        ("memref.alloc() : memref<4xf32>", [], ["memref<4xf32>"]),
        ("memref.alloc(%n)[%s] {alignment = 8 : i64} : memref<?xf32>", ["%n: index", "%s: index"], ["memref<?xf32>"]),
        ("memref.load %m[%i, %j] : memref<4x?xf32>", ["%m: memref<4x?xf32>", "%i: index", "%j: index"], ["f32"]),
        ("memref.store %v, %m[] : memref<f32>", ["%v: f32", "%m: memref<f32>"], []),
        (
            "memref.subview %m[%i, 0] [4, 4] [1, 1] : memref<8x8xi8> to memref<4x4xi8>",
            ["%m: memref<8x8xi8>", "%i: index"],
            ["memref<4x4xi8>"],
        ),
        ("memref.dim %m, %i : memref<?xi8>", ["%m: memref<?xi8>", "%i: index"], ["index"]),
        ("tensor.extract %t[%i] : tensor<4xi8>", ["%t: tensor<4xi8>", "%i: index"], ["i8"]),
        ("tensor.insert %v into %t[] : tensor<i8>", ["%v: i8", "%t: tensor<i8>"], ["tensor<i8>"]),
        ("tensor.from_elements %a, %b : tensor<2xi8>", ["%a: i8", "%b: i8"], ["tensor<2xi8>"]),
        (
            "tensor.extract_slice %t[0] [%n] [1] : tensor<8xi8> to tensor<?xi8>",
            ["%t: tensor<8xi8>", "%n: index"],
            ["tensor<?xi8>"],
        ),
        ("tensor.empty(%n) : tensor<?xi8>", ["%n: index"], ["tensor<?xi8>"]),
        ("tensor.yield %a : i8", ["%a: i8"], []),
        (
            "vector.load %m[%i] : memref<8xi8>, vector<4xi8>",
            ["%m: memref<8xi8>", "%i: index"],
            ["vector<4xi8>"],
        ),
        ("vector.fma %a, %a, %a : vector<4xf32>", ["%a: vector<4xf32>"] * 3, ["vector<4xf32>"]),
        ("vector.extract %v[1, %i] : i8 from vector<2x4xi8>", ["%v: vector<2x4xi8>", "%i: index"], ["i8"]),
        ("vector.reduction <add>, %v : vector<4xi8> into i8", ["%v: vector<4xi8>"], ["i8"]),
        ("vector.broadcast %a : i8 to vector<4xi8>", ["%a: i8"], ["vector<4xi8>"]),
        ('cf.assert %c, "message"', ["%c: i1"], []),
        ("func.return", [], []),
        ("func.call @f(%a, %b) : (i8, i16) -> (f32, f64)", ["%a: i8", "%b: i16"], ["f32", "f64"]),
        ("func.call_indirect %f(%a) : (i8) -> (f32, f64)", ["%f: (i8) -> (f32, f64)", "%a: i8"], ["f32", "f64"]),
        ("gpu.thread_id x upper_bound 8", [], ["index"]),
        ("scf.condition(%c) %a, %b : i8, i16", ["%c: i1", "%a: i8", "%b: i16"], []),
    ],
)
def test_operands_and_results(text: str, uses: list[str], results: list[str]) -> None:
    operation = read(text)
    assert operation.shape.known
    assert operation.uses() == uses
    assert operation.results() == results


def test_branches() -> None:
    operation = read("cf.cond_br %c weights([1, 2]), ^bb1(%a : i8), ^bb2")
    assert operation.successors() == ["^bb1(%a: i8)", "^bb2()"]
    assert operation.groups() == {"condition": ["%c: i1"], "trueDestOperands": ["%a: i8"], "falseDestOperands": []}
    assert operation.all_implied() == {"branch_weights": "array<i32: 1, 2>"}


def test_attributes() -> None:
    assert read("arith.cmpi ult, %a, %b : i8").all_implied() == {"predicate": "6 : i64"}
    assert read("arith.addf %a, %b fastmath<nnan,ninf> : f32").all_implied() == {"fastmath": "#arith.fastmath<nnan,ninf>"}
    assert read("gpu.thread_id y").all_implied() == {"dimension": "#gpu<dim y>"}
    assert read("arith.divui %a, %b exact : i8").attributes() == {"isExact": ""}


def test_symbols() -> None:
    call = read("func.call @f() : () -> ()")
    assert call.symbol() is None
    assert call.symbol_uses() == ["@f"]
    module = read("module @m attributes {a} {…}", default_dialect="builtin")
    assert module.symbol() == "@m"
    assert len(module.shape.regions) == 1


@pytest.mark.parametrize(
    "fixture",
    [
        """
arith.addi %a %b : i32
              ^^ expected-token: expected ',', but got an SSA value
""",
        """
arith.cmpi sle, %a, %b
                    ^^ expected-token: expected ':', but got the end of the operation
""",
        """
arith.cmpi lt, %a, %b : i8
           ^^ unknown-keyword: 'lt' is none of the known keywords here; did you mean 'ult' or 'slt'?
""",
        """
memref.load %m[%i : memref<4xi8>
                  ^ expected-token: expected ']', but got ':'
""",
        """
func.call @f(%a) : () -> ()
                   ^^^^^^^^ type-count: 1 operand but 0 types, expected one for each
""",
        """
func.return %a, %b : i8
                     ^^ type-count: 2 operands but 1 type, expected one for each
""",
        """
tensor.from_elements %a, %b : tensor<3xi8>
                     ^^^^^^ type-count: 2 operands but 3 types, expected one for each
""",
        """
arith.addf %a, %b fastmath<quick> : f32
                           ^^^^^ unknown-keyword: 'quick' is none of the known keywords here: expected 'none', \
'reassoc', 'nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn' or 'fast'
""",
    ],
)
def test_mistakes(fixture: str) -> None:
    check_fault(fixture)
