"""A mistake is one error at its place: what follows from it is none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fixtures import OPTIONS, check
from mlir_ls.analysis import check_text


@pytest.mark.parametrize(
    ("before", "rest", "message"),
    [
        (" ", ": i32", "':'"),
        (" ", "=> i32", "'='"),
        (" ", "- > i32", "'-'"),
        ("", ") -> i32", "')'"),
        (" -> i32", ", i32", "several results stand in parentheses"),
        (" -> i32", ">", "expected '{' of the body, but got '>'"),
        (" attributes {test.a} ", "> i32", "'>'"),
    ],
)
@pytest.mark.parametrize("dialect", ["func", "llvm"])
def test_between_the_arguments_and_the_body_of_a_function(dialect: str, before: str, rest: str, message: str) -> None:
    header = f"{dialect}.func @f(%n: i32){before}"
    expected = message if " " in message else f"expected '->' or '{{' of the body, but got {message}"
    check(
        f"""
        {header}{rest} {{
        {"//".ljust(len(header))}^ expected-token: {expected}
          %0 = arith.addi %n, %n : i32
          {dialect}.return %0 : i32
        }}
        """
    )


def test_a_broken_function_says_nothing_about_its_calls() -> None:
    check(
        """
        module {
          func.func @f(%n: i32, %m: i64) : i32 {
          //                             ^ expected-token: expected '->' or '{' of the body, but got ':'
            return %n : i32
          }
          func.func private @g(i32) -> i32, i32
          //                              ^ expected-token: several results stand in parentheses
          func.func @h(%n: i32, %m: i64) -> i32 {
            %0 = call @f(%n, %m) : (i32, i64) -> i32
            %1:2 = call @g(%n) : (i32) -> (i32, i32)
            return %0 : i32
          }
        }
        """
    )


@pytest.mark.parametrize(
    ("before", "wrong", "rest"),
    [
        ("(%x ", "i32", ", %y: i32)"),
        ("(%x: i32, %y ", "i32", ")"),
        ("(%x: i32 ", "%y", ": i32)"),
        ("(%x: ", "%x", ": i32, %y: i32)"),
    ],
)
def test_arguments_of_a_block(before: str, wrong: str, rest: str) -> None:
    label = f"^bb1{before}"
    check(
        f"""
        func.func @f(%n: i32) -> i32 {{
          cf.br ^bb1(%n, %n : i32, i32)
        {label}{wrong}{rest}:
        {"//".ljust(len(label))}{"^" * len(wrong)} expected-token
          %0 = arith.addi %x, %y : i32
          return %0 : i32
        }}
        """
    )


def test_lists_of_results() -> None:
    check(
        """
        func.func private @h() -> (i32, i32)
        func.func @f() -> i32 {
          %r: = call @h() : () -> i32
          //  ^ expected-token: expected an integer, but got '='
          %s:=2 call @h() : () -> (i32, i32)
          // ^ expected-token: expected an integer, but got '='
          return %s#1 : i32
        }
        func.func @g() -> i32 {
          return : i32
          //     ^ expected-token: expected an operation, but got ':'
        }
        """
    )


@pytest.mark.parametrize(
    "text",
    [
        """
        func.func @f(%c: i1, %x: f32) -> f32 {
          %0 = scf.if %c -> (f32)
          //                    ^ expected-token: expected '{' of a region, but got the end of the operation
            scf.yield %x : f32
          } else {
            scf.yield %x : f32
          }
          return %0 : f32
        }
        """,
        """
        func.func @f(%c: i1, %x: f32) -> f32 {
          %0 = scf.while (%y = %x) : (f32) -> f32
          //                                    ^ expected-token: expected '{' of a region, but got the end of the operation
            scf.condition(%c) %y : f32
          } do {
          ^bb0(%z: f32):
            scf.yield %z : f32
          }
          return %0 : f32
        }
        """,
        """
        #id = affine_map<(d0) -> (d0)>
        func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
          %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%a : tensor<4xf32>)
          //                                                                                                ^ expected-token
          ^bb0(%x : f32):
            linalg.yield %x : f32
          } -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """,
        """
        func.func @f(%n: i32) -> i32
        //                         ^ expected-token: expected '{' of a region
          return %n : i32
        }
        """,
        """
        func.func @f(%i: index) {
          scf.index_switch %i : i32
          //                  ^ expected-token: expected 'default', but got ':'
          case 1 {
            scf.yield
          }
          default {
            scf.yield
          }
          return
        }
        """,
        """
        func.func @f(%v: i1) {
          scf.if %v {
          //        ^ unclosed-region
            %c = arith.constant 1 : i32
          else {
            %d = arith.constant 1 : i32
          }
          return
        }
        """,
        """
        func.func @f() {
          %0 = memref.alloc() {alignment = 8 : i64 : memref<4xf32>
          //                                       ^ expected-token: expected '}', but got ':'
          return
        }
        """,
    ],
)
def test_braces_of_regions_and_dictionaries(text: str) -> None:
    check(text)


@pytest.mark.parametrize(
    ("before", "wrong"),
    [
        ("affine_map<(d0, d1 ", "-> (d0)>"),
        ("affine_map<(d0, d1) -> (d0, d1", ">"),
        ("affine_map<(d0, d1)[s0 ", "-> (d0, d1)>"),
        ("affine_set<(d0, d1 ", ": (d0 >= 0)>"),
    ],
)
def test_brackets_of_maps(before: str, wrong: str) -> None:
    mark = "//".ljust(len("#m = ") + len(before)) + "^"
    check(f"""
        #m = {before}{wrong}
        {mark} bad-attribute
        """)


def test_values_without_a_type() -> None:
    check(
        """
        func.func @f() {
          %0 = arith.constant [1, 2] : vector<2xi32>
          //                  ^^^^^^ bad-attribute: expected a value that has a type, but got [1, 2]; did you mean 'dense<[1, 2]>'?
          %1 = arith.constant @f : i32
          //                  ^^ bad-attribute: expected a value that has a type, but got @f
          return
        }
        """
    )


def test_inputs_after_outputs() -> None:
    check(
        """
        func.func @f(%a: memref<2x2xf32>) {
          linalg.matmul outs(%a : memref<2x2xf32>) ins(%a, %a : memref<2x2xf32>, memref<2x2xf32>)
          //                                       ^^^ expected-token: 'ins' comes before 'outs'
          return
        }
        """
    )


def test_a_type_that_several_operands_do_not_have() -> None:
    check(
        """
        func.func @f(%a: i32, %b: i32, %s: i32, %x: f32) -> i32 {
          scf.for %i = %a to %b step %s {
        //             ^^ value-type-mismatch: '%a' is used with type 'index', but has type 'i32'
          }
          %0 = arith.addi %x, %x : i32
        //                ^^ value-type-mismatch: '%x' is used with type 'i32', but has type 'f32'
        //                    ^^ value-type-mismatch
          return %0 : i32
        }
        """
    )


def test_a_header_with_a_mistake_whose_brace_is_alone_on_a_line() -> None:
    check(
        """
        func.func @f(%a: i32 %b: i32)
        //                   ^^ expected-token: expected ')', but got an SSA value
        {
          %c = arith.addi %a, %b : i32
          return
        }
        func.func @g(%c: index) {
          scf.for %i = %c to %c stp %c
        //                      ^^^ expected-token: expected 'step', but got 'stp'

          { // with a comment
            %x = arith.addi %i, %i : index
          }
          return
        }
        """
    )


def test_a_sequence_that_is_not_there_or_in_another_one() -> None:
    check(
        """
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @f(%a: !transform.any_op {transform.consumed}) {
            %0 = transform.foreach_match in %a @matcher -> @action : (!transform.any_op) -> !transform.any_op
            //                                 ^^^^^^^^ undefined-symbol
            transform.named_sequence @g() {
        //  ^^^^^^^^^^^^^^^^^^^^^^^^ wrong-parent: 'transform.named_sequence' defines a symbol, so its parent op must have the
              transform.yield
            }
            transform.yield
          }
        }
        """
    )


def test_a_mistake_in_the_rewrite_of_a_pattern() -> None:
    check(
        """
        pdl.pattern @p : benefit(1) {
          %op = operation "a.b"
          rewrite %op {
            %new = operation "a.c"
            %results = results of %new
            replace %op with %new with (%results : !pdl.range<value>)
            //                    ^^^^ unknown-operation
          }
        }
        """
    )


def test_a_brace_in_the_place_of_something_else() -> None:
    check(
        """
        func.func @f(%x: f32) {
          %0 = arith.addf %x } %x : f32
        //                   ^ expected-token: expected ',', but got '}'
          %1 = arith.negf %x : f32
          return
        }
        """
    )


@pytest.mark.parametrize("operation", ["module", "func.func @f(%a: i32)"])
def test_a_dictionary_without_its_first_brace(operation: str) -> None:
    before = f"{operation} attributes "
    check(
        f"""
        {before}a.b = 1}} {{
        {"//".ljust(len(before))}^^^ expected-token: expected '{{', but got 'a.b'
          func.func private @g(i32)
          func.func private @h(i32)
        }}
        """
    )


@pytest.mark.parametrize(
    ("before", "found"),
    [("%a: i32, %b: f32 ", "x.y"), ("%a: i32, %b: f32 {x.y}", "}")],
)
def test_a_dictionary_of_an_argument(before: str, found: str) -> None:
    place = f"func.func private @f({before}"
    check(
        f"""
        module {{
          func.func @f({before}{found}}}, %c: i32 {{x.y}}) -> i32 {{
        {"//".ljust(len(place) - 6)}{"^" * len(found)} expected-token: expected ')', but got '{found}'
            return %a : i32
          }}
        }}
        """
    )


@pytest.mark.parametrize(
    ("results", "column", "message"),
    [
        ("%4b =", 4, "expected '=', but got 'b'"),
        ("%4", 5, "expected '=', but got 'arith.addi'"),
        ("%4, =", 6, "expected an SSA name, but got '='"),
    ],
)
def test_results_that_cannot_be_read_define_no_value_again(results: str, column: int, message: str) -> None:
    length = len("arith.addi") if "arith" in message else 1
    check(
        f"""
        func.func @f(%a: i32) -> i32 {{
          %4 = arith.addi %a, %a : i32
          {results} arith.addi %a, %a : i32
        //{" " * (column - 2)}{"^" * length} expected-token: {message}
          return %4 : i32
        }}
        """
    )


def test_a_value_that_an_operation_with_unclear_results_may_define() -> None:
    check(
        """
        func.func @f(%a: i32) -> i32 {
          %4b = arith.addi %a, %a : i32
        //  ^ expected-token: expected '=', but got 'b'
          %4 = arith.addi %a, %a : i32
          return %4 : i32
        }
        """
    )


def test_operands_that_are_exchanged() -> None:
    check(
        """
        func.func @f(%x: f32, %m: memref<4xf32>, %i: index) {
          memref.store %m, %x[%i] : memref<4xf32>
          //           ^^ value-type-mismatch: '%m' is used with type 'f32', but has type 'memref<4xf32>'
          memref.store %i, %m[%x] : memref<4xf32>
          //           ^^ value-type-mismatch
          return
        }
        """
    )


def test_types_of_an_operation_with_a_mistake_of_syntax() -> None:
    check(
        """
        func.func @f(%x: f32, %m: memref<4xf32>) {
          %0 = arith.addf %x, %m : f32>
          //                          ^ expected-token
          return
        }
        """
    )


def test_a_terminator_that_is_misspelled() -> None:
    check(
        """
        func.func @f(%c: i1, %x: f32) {
          %0 = scf.if %c -> (f32) {
            scf.yeild %x : f32
        //  ^^^^^^^^^ unknown-operation: dialect 'scf' has no operation 'scf.yeild'; did you mean 'scf.yield'?
          } else {
            scf.yield %x : f32
          }
          return
        }
        """
    )


@pytest.mark.parametrize(
    ("arguments", "column", "message"),
    [
        ("%a: i32, b: i32", 23, "expected an SSA name, but got 'b'"),
        ("a: i32, %b: i32", 14, "expected a type, but got 'a'"),
        ("%a: i32, @b: i32", 23, "expected an SSA name"),
        ("%a: i32 %b: i32", 22, "expected ')', but got an SSA value"),
    ],
)
def test_an_argument_that_a_mistake_hides(arguments: str, column: int, message: str) -> None:
    length = 1 if "got" in message and "SSA value" not in message else 2
    check(
        f"""
        func.func @f({arguments}) -> i32 {{
        {"//".ljust(column - 1)}{"^" * length} expected-token: {message}
          %0 = arith.addi %a, %b : i32
          return %0 : i32
        }}
        """
    )


@pytest.mark.parametrize("word", ["foo", "module_", "atributes"])
@pytest.mark.parametrize("dialect", ["func", "llvm"])
def test_a_word_before_the_body_of_a_function(dialect: str, word: str) -> None:
    hint = "; did you mean 'attributes'?" if word == "atributes" else ""
    check(
        f"""
        {dialect}.func @f(%a: i32) {word} {{
        {"//".ljust(len(dialect) + 18)}{"^" * len(word)} expected-token: expected '{{' of the body, but got '{word}'{hint}
          "test.use"(%a) : (i32) -> ()
          {dialect}.return
        }}
        """
    )


def test_an_operation_on_the_line_of_a_declaration() -> None:
    check("func.func private @f(i32) module { }")


@pytest.mark.parametrize("beginning", [", %b", "b", "@b", "foo %b", "%b, = %c"])
def test_a_result_whose_name_is_not_read(beginning: str) -> None:
    text = f"func.func @f(%a: i32) -> i32 {{\n  {beginning} = arith.addi %a, %a : i32\n  return %b : i32\n}}\n"
    assert [each.span.start.line for each in check_text(text)] == [1]


def test_an_argument_of_a_region_without_its_sign() -> None:
    check(
        """
        func.func @f(%n: index) {
          scf.for i = %n to %n step %n {
          //      ^ expected-token: expected an SSA name, but got 'i'
            "test.use"(%i) : (index) -> ()
          }
          "test.use"(%j) : (index) -> ()
          //         ^^ undefined-value
          return
        }
        """
    )


@pytest.mark.parametrize(
    ("spelled", "right"),
    [
        ("#gpu.dim x", "#gpu<dim x>"),
        ("#acc.data_clause acc_copyin", "#acc<data_clause acc_copyin>"),
        ("#acc.data_clause<acc_copyin>", "#acc<data_clause acc_copyin>"),
        ("#omp.clause_task_depend(taskdependin)", "#omp<clause_task_depend (taskdependin)>"),
    ],
)
def test_what_stands_after_a_name_and_not_in_brackets(spelled: str, right: str) -> None:
    (found,) = check(
        f"""
        "test.use"() {{a = {spelled}, b = 1}} : () -> ()
        //                {"^" * len(spelled)} bad-attribute: `{spelled}` is spelled `{right}`
        """
    )
    assert [new for fix in found.fixes for _, new in fix.edits] == [right]


@pytest.mark.parametrize(
    ("element", "first"), [("i8", "i8"), ("array<12 x i8>", "array"), ("struct<(i32)>", "struct"), ("ptr<i8>", "ptr")]
)
def test_what_mlir_passes_over_in_brackets_is_no_other_spelling(element: str, first: str) -> None:
    (found,) = check(
        f"""
        "test.use"() : () -> !llvm.ptr<{element}>
        //                             ^ bad-type: expected an integer, but got `{first}`
        """
    )
    assert found.fixes == ()


@pytest.mark.parametrize("results", ["%x, %y =", "%x, %y = // both", "%x:1, %y:1 ="])
@pytest.mark.parametrize(("rest", "missing"), [("%n, %n", "':'"), ("%n,", "an SSA value"), ("%n, %n :", "a type")])
def test_results_whose_operation_is_on_the_next_line_are_not_of_the_one_before(results: str, rest: str, missing: str) -> None:
    whole = f"%0 = arith.addi {rest}"
    last = len(whole) - len(whole.rstrip("%n"))
    check(
        f"""
        func.func @f(%n: index) {{
          {whole}
          //{" " * (len(whole) - 2 - (last or 1))}{"^" * (last or 1)} expected-token: expected {missing}, but got the end of the operation
          {results}
            "test.pair"() : () -> (i32, i32)
          "test.use"(%x, %y) : (i32, i32) -> ()
          return
        }}
        """
    )


def test_a_name_after_which_nothing_of_its_own_stands() -> None:
    check(
        """
        "test.use"() {a = #gpu.dim, b = 1} : () -> ()
        //                        ^ bad-attribute: expected `x`, `y` or `z`, but got `,`
        """
    )


def test_a_bracket_that_is_not_closed_before_a_region() -> None:
    check(
        """
        module {
          func.fun[c @f(%a: i32) {
        //^^^^^^^^ unknown-operation: dialect 'func' has no operation 'func.fun'; did you mean 'func.func'?
            %0 = arith.addi %a, %a : i32
            func.return
          }
          own.loop [%n {
          //       ^ unclosed-bracket: this '[' is not closed
            %0 = arith.constant 1 : i32
          }
        }
        """,
        replace(OPTIONS, assumed=frozenset(("own",))),
    )


@pytest.mark.parametrize(
    ("line", "wrong", "expected"),
    [
        ("  %a  arith.constant dense<[", "arith.constant", "expected-token: expected '=', but got 'arith.constant'"),
        ("  %a = dense<[", "dense", "unknown-operation: expected an operation, but got 'dense'"),
        ("  %a = [", "[", "expected-token: expected an operation, but got '['"),
    ],
)
def test_lines_that_go_on_with_one_that_cannot_be_read(line: str, wrong: str, expected: str) -> None:
    closing = "]>" if "<" in line else "]"
    mark = "//".ljust(line.index(wrong)) + "^" * len(wrong)
    check(f"func.func @f() {{\n{line}\n{mark} {expected}\n    1, 2\n  {closing} : i32\n  return\n}}\n")


def test_a_string_that_is_not_closed_in_an_operation_of_another_dialect() -> None:
    check(
        """
        module {
          own.op "abc
          //     ^^^^ unclosed-string
          own.op "a\\\\" b"
          //            ^ unclosed-string
          own.body "f(%a: i32) {
          //       ^^^^^^^^^^^^^ unclosed-string
            %0 = arith.constant 1 : i32
          }
          %1 = own.call "f" : () -> i32
          own.raw < it's "raw >
        }
        """,
        replace(OPTIONS, assumed=frozenset(("own",))),
    )


@pytest.mark.parametrize(
    "header", ["%2 = linalg.generic {indexing_maps = [#map, #map], iterator_", "%2 = linalg.generic {indexing_maps"]
)
def test_a_header_that_ends_in_its_dictionary_before_its_region(header: str) -> None:
    mark = "//".ljust(len(header) + 1) + "^ expected-token: expected '}'"
    check(
        f"""
        #map = affine_map<() -> ()>
        func.func @f(%arg0: tensor<f32>) -> tensor<f32> {{
          {header}
        {mark}
          ^bb0(%in: f32, %out: f32):
            linalg.yield %in : f32
          }} -> tensor<f32>
          cf.br ^bb1
        ^bb1:
          return %arg0 : tensor<f32>
        }}
        """
    )


def test_a_brace_in_a_header_of_several_lines() -> None:
    check(
        """
        #map = affine_map<() -> ()>
        #trait = {indexing_maps = [#map, #map], iterator_types = []}
        func.func @f(%arg0: tensor<f32>) -> tensor<f32> {
          %d = arith.constant dense <[}
        //                            ^ bad-attribute
             [ // i=0
               1, 2],
             [ // i=1
               3, 4]
          ]> : tensor<2x2xf32>
          %0 = linalg.generic #trait
              ins(%arg0 : tensor<f32}>)
        //                          ^ bad-type
              outs(%arg0 : tensor<f32>) {
                ^bb0(%in: f32, %out: f32):
                  linalg.yield %in : f32
              } -> tensor<f32>
          return %arg0 : tensor<f32>
        }
        """
    )


def test_entries_of_dictionaries_on_lines_of_their_own_in_a_signature_with_a_mistake() -> None:
    check(
        """
        func.func @conv(
            %input: {bufferization.writable = false,
            //      ^ expected-token: expected a type
                     bufferization.access = "read",
                     bufferization.buffer_layout =
                         affine_map<(d0) -> (d0)>},
            %filter: tensor<4xf32> {bufferization.writable = false,
                                    bufferization.buffer_layout = affine_map<(d0) -> (d0)>})
          attributes {llvm.emit_c_interface}
        {
          %0 = arith.addf %filter, %input : tensor<4xf32>
          return
        }
        """
    )


def test_a_line_of_a_header_that_begins_an_operation() -> None:
    check(
        """
        #trait = {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        func.func @f(%arg0: tensor<f32>) -> tensor<f32> {
          %0 = linalg.generic #trait
        //                         ^ expected-token: expected '{' of a region
              nowhere.frobnicate ins(%arg0, : i32
        //    ^^^^^^^^^^^^^^^^^^ information unknown-dialect
        //                          ^ unclosed-bracket
              outs(%arg0 : tensor<f32>) {
                ^bb0(%in: f32, %out: f32):
                  %0 = arith.addf %in, %out : f32
                  linalg.yield %0 : f32
              } -> tensor<f32>
          return %0 : tensor<f32>
        }
        """
    )


def test_clauses_of_a_header_below_one_that_is_broken() -> None:
    check(
        """
        gpu.module @kernels {
          gpu.func @kernel(%a: memref<4xi32>, %b: memref<2xi32>) kernel {
            gpu.return
          }
        }
        func.func @f(%a: memref<4xi32>, %b: memref<2xi32>, %n: index) {
          gpu.launch_func @kernels::@kernel
              blocks in (%n, %n, %n) threads in (%n, %n, %n)
              args(%a : memref<4xi32>>, %b : memref<2xi32>)
          //  ^^^^ unknown-operation
          return
        }
        """
    )


def test_a_function_whose_name_is_deleted() -> None:
    check(
        """
        func.func  memref<?xi8>, %len: index) {
        //         ^^^^^^^^^^^^ expected-token: expected a symbol name
          return
        }
        func.func @main(%a: memref<?xi8>, %n: index) {
          call @print_bytes(%a, %n) : (memref<?xi8>, index) -> ()
          return
        }
        """
    )


def test_the_rest_of_a_constant_whose_first_line_is_half_deleted() -> None:
    check(
        """
        func.func @f() -> tensor<2x3xf64> {
          %src = arith.c
        //       ^^^^^^^ unknown-operation
            [  1.0,  2.0,  3.0 ],
            [  1.0,  2.0,  3.0 ]
          ]> : tensor<2x3xf64>
          return %src : tensor<2x3xf64>
        }
        """
    )


@pytest.mark.parametrize("indent", ["  ", "   ", "     "])
def test_what_closes_a_bracket_of_a_broken_line_belongs_to_it_however_that_is_indented(indent: str) -> None:
    """What is wrong with the line may be its indentation as well, as where its first word is deleted."""
    text = f"func.func @f() {{\n{indent}= arith.constant sparse<\n     [[0], [1]], [1.0, 2.0]\n  > : tensor<32xf16>\n  return\n}}"
    assert [(each.span.start.line, each.code) for each in check_text(text, OPTIONS)] == [(1, "expected-token")]


def test_where_the_types_of_results_are_damaged_the_count_of_the_results_is_no_error() -> None:
    check(
        """
        func.func @f(%a: tensor<2x2xf32>) {
          %0 = linalg.matmul ins(%a, %a : tensor<2x2xf32>, tensor<2x2xf32>)
              outs(%a : tensor<2x2xf32>) - tensor<2x2xf32>
              //                         ^ expected-token: expected an operation, but got '-'
          return
        }
        """
    )


def test_values_after_a_brace_that_closes_nothing_may_be_of_another_function() -> None:
    """The line with which the second function began is deleted."""
    check(
        """
        func.func @f(%a: i32) -> i32 {
          %0 = arith.addi %a, %a : i32
          return %0 : i32
        }
        ^ stray-brace: this '}' closes nothing

          %0 = arith.constant 1 : i32
          return %0 : i32
        }
        """
    )
