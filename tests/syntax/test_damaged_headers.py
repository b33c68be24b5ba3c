"""Damage in a header of several lines, or to its braces, is one error: the lines that belong to the header are read as such."""

from __future__ import annotations

import pytest

from fixtures import analysis_of, text_of
from mlir_ls.analysis import update
from mlir_ls.diagnostics import Severity
from mlir_ls.text import difference
from trees import check_covers, check_equal

TEXTS = {
    "the brace of a dictionary lost": """
        #map = affine_map<(d0) -> (d0)>
        func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
          %0 = tensor.empty() : tensor<4xf32>
          %1 = linalg.generic
            indexing_maps = [#map, #map],
        // error: expected-token
            iterator_types = ["parallel"]}
            ins(%arg0 : tensor<4xf32>)
            outs(%0 : tensor<4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %2 = arith.addf %in, %in : f32
            linalg.yield %2 : f32
          } -> tensor<4xf32>
          return %1 : tensor<4xf32>
        }
        func.func @g() {
          return
        }
    """,
    "a name before a dictionary lost": """
        #map = affine_map<(d0) -> (d0)>
        func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
          %0 = tensor.empty() : tensor<4xf32>
          %1 =  {
        // error: expected-token
            indexing_maps = [#map, #map],
            iterator_types = ["parallel"]}
            ins(%arg0 : tensor<4xf32>)
            outs(%0 : tensor<4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %2 = arith.addf %in, %in : f32
            linalg.yield %2 : f32
          } -> tensor<4xf32>
          return %1 : tensor<4xf32>
        }
        func.func @g() {
          return
        }
    """,
    "a brace in a later line of a header": """
        #map = affine_map<(d0) -> (d0)>
        func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
          %0 = tensor.empty() : tensor<4xf32>
          %1 = linalg.generic {
            indexing_maps = [#map, #map],
            iterator_types = ["parallel"]}
            ins(%ar{g0 : tensor<4xf32>)
        // error: expected-token
            outs(%0 : tensor<4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %2 = arith.addf %in, %in : f32
            linalg.yield %2 : f32
          } -> tensor<4xf32>
          return %1 : tensor<4xf32>
        }
        func.func @g() {
          return
        }
    """,
    "a closing brace in the parentheses of a signature": """
        module {
        func.func @f(%arg0: te}nsor<4xf32>,
        // error: expected-token
            %arg1: tensor<4xf32>) -> tensor<4xf32> {
          %0 = arith.addf %arg0, %arg1 : tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        func.func @g() {
          return
        }
        }
    """,
    "a parenthesis that is open before the brace that ends a region on its line": """
        module {
        func.func @f() { call @g( }
        // error: expected-token
        func.func @g() { return }
        }
    """,
    "a brace in front of a literal of several lines": """
        func.func @f() {
          %m = arith.constan}t sparse<
        // error: unknown-operation
             [ [1], [3], [5], [7], [9] ],
             [ 1.0, 2.0, 3.0, 4.0, 5.0 ]
          > : tensor<10xf64>
          %n = arith.constant 1 : i32
          return
        }
    """,
    "a brace in a name": """
        func.func @f() {
          affine.f{or %i = 5 to 15 step 4 {
        // error: unknown-operation
            "a.b"(%i) : (index) -> ()
          }
          return
        }
        func.func @g() {
          return
        }
    """,
    "the end of a signature in the wrong order": """
        func.func @f({ )
        // error: expected-token
          %m = arith.constant 1 : i32
          return
        }
        func.func @g() {
          return
        }
    """,
    "a brace before an operand": """
        func.func @f(%0: f32) -> f32 {
          return {%0: f32
        // error: expected-token
        }
        func.func @g() {
          return
        }
    """,
    "a brace after an operation": """
        func.func @f(%0: f32) -> f32 {
          return %0{ : f32
        // error: expected-token
        }
        func.func @g() {
          return
        }
    """,
    "the brace of a loop lost, whose end stands elsewhere than it": """
        func.func @f(%c0: index, %c1: index) {
         scf.for %i = %c0 to %c1 step %c1 {
           scf.for %j = %c0 to %i step %c1
        // error: expected-token
             "a.b"() : () -> ()
             scf.for %k = %c0 to %i step %c1 {
                "a.b"() : () -> ()
             }
            }
          }
          return
        }
    """,
    "a line with a function that is there twice": """
        func.func @f() {
        // error: unclosed-region
        func.func @f() {
        // error: redefined-symbol
          return
        }
        func.func @g() {
          return
        }
    """,
    "the line before a label lost": """
        func.func @f() {
          ^bb0(%a: i32):
            %1 = arith.constant 1 : i32
          }) : () -> ()
        // error: stray-brace
          %1 = arith.constant 1 : i32
          return
        }
    """,
    "the first line of a function twice, where another one is indented otherwise": """
        func.func @f(%a: i32) -> i32 {
        // error: unclosed-region
        func.func @f(%a: i32) -> i32 {
        // error: redefined-symbol
          return %a : i32
        }
         func.func @g(%a: i32) -> i32 {
           return %a : i32
         }
        #map = affine_map<(d0) -> (d0)>
        func.func @h(%a: index) -> index {
          %0 = affine.apply #map(%a)
          return %0 : index
        }
    """,
    "the brace before a label lost": """
        func.func @f(%a: tensor<4xf32>) {
          tensor.generate %a
        // error: expected-token
          ^bb0(%i: index):
            %0 = arith.constant 1.0 : f32
            tensor.yield %0 : f32
          } : tensor<4xf32>
          %0 = arith.constant 1 : i32
          return
        }
    """,
    "the brace of an unknown operation before a label lost": """
        func.func @f() {
          nowhere.open
        // error: expected-token
          ^bb0(%i: index):
            %0 = arith.constant 1.0 : f32
            nowhere.close %0 : f32
          }
          %0 = arith.constant 1 : i32
          return
        }
    """,
    "the brace of an unknown operation lost": """
        func.func @f(%c: i1) {
          nowhere.if %c {
            nowhere.if %c
        // error: expected-token
              %0 = arith.constant 1.0 : f32
            }
            %1 = arith.constant 1.0 : f32
           }
          return
        }
    """,
    "the end of a function lost that is not indented": """
        module {
        func.func @f() {
        // error: unclosed-region
          return
        func.func @g() {
          return
        }
        func.func @h() {
          return
        }
        }
    """,
    "a body that is closed in front of what it holds": """
        module {
          func.func @f(%a: i32) -> i32 {}
        // error: stray-brace
            %0 = arith.addi %a, %a : i32
            return %0 : i32
          }
          func.func private @g()
        }
    """,
    "a loop that is closed in front of what it holds": """
        func.func @f(%a: index) {
          affine.for %i = 0 to 10 {}
        // error: stray-brace
            "a.b"(%i) : (index) -> ()
          }
          return
        }
    """,
    "a closing brace in the place of indentation": """
        func.func @f(%a: i32) -> i32 {
          %0 = arith.addi %a, %a : i32
        }  %1 = arith.addi %0, %a : i32
        // error: stray-brace
          return %1 : i32
        }
        func.func private @g()
    """,
    "half a word in the place of an operation with a label": """
        func.func @f(%n: index) {
          %0 = tenso
        // error: unknown-operation
          ^bb0(%i: index):
            %1 = arith.constant 1.0 : f32
            tensor.yield %1 : f32
          } : tensor<?xf32>
          %1 = arith.constant 1 : i32
          return
        }
    """,
    "a brace in the name of an unknown operation of several lines": """
        func.func @f(%n: tensor<4xf32>) {
          nowhere.conve{rt %n
        // error: unclosed-bracket
            : tensor<4xf32> to
              tensor<4xf32>
          %1 = arith.constant 1 : i32
          return
        }
    """,
    "a parenthesis lost before a dictionary of several lines": """
        gpu.module @m {
          gpu.func @main_kernel%arg0: !nvgpu.tensormap.descriptor<
        // error: expected-token
                tensor = memref<128x32xf32, 3>, swizzle = none, l2promo = none,
                oob = zero, interleave = none>) kernel attributes
                { gpu.known_block_size = array<i32: 128, 1, 1>,
                  gpu.known_grid_size = array<i32: 1, 1, 1>
                }
          {
            %c0 = arith.constant 0 : index
            gpu.return
          }
        }
    """,
    "an operation between the arguments of a function": """
        func.func @f(%a: f32,
        // error: expected-token
              nowhere.frob %b : i32
              %c: f32) -> f32 {
        // error: stray-brace
          %d = arith.addf %a, %c : f32
          return %a : f32
        }
    """,
    "a closing brace in a word before the last block": """
        func.func @f(%c: i1) {
          scf.execute_region {
            cf.br ^a
          ^a:
            cf.co}nd_br %c, ^a, ^b
        // error: unknown-operation
          ^b:
            scf.yield
          }
          return
        }
    """,
}
"""Each with a comment below the line that bears an error."""


@pytest.mark.parametrize("name", TEXTS)
def test_damage_is_one_error(name: str) -> None:
    text = text_of(TEXTS[name])
    lines = text.split("\n")
    expected = [(number - 1, line.split()[-1]) for number, line in enumerate(lines) if line.startswith("// error: ")]
    analysis = analysis_of(text)
    found = [(each.span.start.line, each.code) for each in analysis.diagnostics if each.severity == Severity.ERROR]
    assert found == expected
    check_covers(analysis.document)


@pytest.mark.parametrize("name", TEXTS)
def test_typing_the_damage_gives_the_same(name: str) -> None:
    """Whichever line comes last, the tree is that of the whole text."""
    lines = text_of(TEXTS[name]).split("\n")
    for number in range(len(lines)):
        before = analysis_of("\n".join([*lines[:number], *lines[number + 1 :]]))
        check_equal(update(before, difference(before.document.lines, lines)), analysis_of("\n".join(lines)))

