"""How the operations of linalg are read."""

import pytest
from syntax_support import check_fault, partly_read, read

TENSOR = "tensor<4x4xf32>"


def test_a_named_operation() -> None:
    product = read(f"%r = linalg.matmul {{d}} ins(%a, %b : {TENSOR}, {TENSOR}) outs(%c : {TENSOR}) -> {TENSOR}")
    assert product.operands("inputs") == [f"%a: {TENSOR}", f"%b: {TENSOR}"]
    assert product.operands("outputs") == [f"%c: {TENSOR}"]
    assert product.results() == [TENSOR]
    assert product.regions() == []


def test_on_buffers_it_has_no_results() -> None:
    filled = read("linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)")
    assert filled.uses() == ["%x: f32", "%m: memref<4xf32>"]
    assert filled.results() == []


def test_it_goes_on_in_the_next_lines() -> None:
    text = f"%r = linalg.add\n  ins(%a, %b : {TENSOR}, {TENSOR})\n  outs(%c : {TENSOR}) -> {TENSOR}"
    assert read(text).results() == [TENSOR]
    assert partly_read(text.partition("outs")[0]).outcome.kind == "incomplete"
    assert partly_read("%r = linalg.add").outcome.kind == "incomplete"


def test_indexing_maps() -> None:
    maps = "[affine_map<(d0, d1, d2) -> (d2)>, #b, #c]"
    read(f"linalg.matmul indexing_maps = {maps} ins(%a, %b : f32, f32) outs(%c : f32) {{d}}")
    contracted = read(f"linalg.contract indexing_maps = {maps} ins(%a, %b : f32, f32) outs(%c : f32)")
    assert contracted.attributes() == {"indexing_maps": maps}
    kind = "#linalg.elementwise_kind<exp>"
    assert read(f"linalg.elementwise kind={kind} ins(%a : f32) outs(%c : f32)").attributes() == {"kind": kind}


def test_generic() -> None:
    text = '%r = linalg.generic {indexing_maps = [#m], iterator_types = ["parallel"]} outs(%t : tensor<4xf32>) '
    operation = read(text + "attrs = {d} { … } -> tensor<4xf32>")
    assert operation.operands("outputs") == ["%t: tensor<4xf32>"]
    assert operation.results() == ["tensor<4xf32>"]
    assert operation.regions() == [[]]
    assert set(operation.attributes()) == {"indexing_maps", "iterator_types", "d"}
    assert read("linalg.generic #trait ins(%a : f32) outs(%m : memref<f32>) { … }").results() == []


def test_map_and_reduce() -> None:
    mapped = read(f"%r = linalg.map ins(%a : {TENSOR}) outs(%c : {TENSOR}) {{d}} (%x: f32, %y: f32) {{ … }}")
    assert mapped.operands("init") == [f"%c: {TENSOR}"]
    assert mapped.results() == [TENSOR]
    assert mapped.regions() == [["%x: f32", "%y: f32"]]
    reduced = read(
        f"%r = linalg.reduce {{ arith.addf {{d}} }} ins(%a : {TENSOR}) outs(%c : tensor<4xf32>) dimensions = [1]"
    )
    assert reduced.results() == ["tensor<4xf32>"]
    assert reduced.regions() == []
    assert reduced.implied("dimensions") == "array<i64: 1>"


def test_outputs_that_are_buffers_yield_nothing() -> None:
    operation = read("linalg.transpose ins(%a : memref<4x8xf32>) outs(%c : memref<8x4xf32>) permutation = [1, 0]")
    assert operation.operands("input") == ["%a: memref<4x8xf32>"]
    assert operation.shape.result_count == 0
    assert read("%r = linalg.broadcast ins(%a : !t) outs(%c : !u) dimensions = [0]").shape.result_count is None


def test_yield() -> None:
    assert read("linalg.yield %a, %b {d} : f32, i32").operands("values") == ["%a: f32", "%b: i32"]
    assert read("linalg.yield").uses() == []


@pytest.mark.parametrize(
    "fixture",
    [
        """
linalg.add ins(%a : f32) outs(%c : f32) loc(unknown)
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ operand-count: 'linalg.add' takes 3 inputs and outputs taken together, but got 2
""",
        """
linalg.add ins(%a, %b : f32) outs(%c : f32)
                        ^^^ type-count: 2 operands but 1 type, expected one for each
""",
        """
linalg.add {d} loc(unknown)
               ^^^ expected-token: expected 'ins' or 'outs', but got 'loc'
""",
        """
linalg.add ins() outs(%c : f32)
               ^ expected-token: expected ':', but got ')'
""",
        """
linalg.contract ins(%a, %b : f32, f32) outs(%c : f32)
                ^^^ expected-token: expected 'indexing_maps', but got 'ins'
""",
        """
linalg.matmul indexing_maps = [#a, 3] ins(%a, %b : f32, f32) outs(%c : f32)
                                   ^ bad-attribute: expected an affine map
""",
        """
linalg.elementwise ins(%a : f32) outs(%c : f32)
                   ^^^ expected-token: expected 'kind', but got 'ins'
""",
        """
linalg.generic ins(%a : f32) outs(%c : f32) { … }
               ^^^ expected-token: expected a dictionary with 'indexing_maps' and 'iterator_types', but got 'ins'
""",
        """
linalg.transpose ins(%a : f32) outs(%c : f32) dimensions = [0]
                                              ^^^^^^^^^^ expected-token: expected 'permutation', but got 'dimensions'
""",
        """
linalg.reduce ins(%a : f32) outs(%c : f32) dimensions = 1
                                                        ^ expected-token: expected '[', but got '1'
""",
        """
linalg.map ins(%a : f32) outs(%c : f32) { … }
                                        ^ expected-token: expected '(', but got '{'
""",
        """
linalg.yield %a, %b : f32 loc(unknown)
                      ^^^ type-count: 2 operands but 1 type, expected one for each
""",
    ],
)
def test_faults(fixture: str) -> None:
    check_fault(fixture)
