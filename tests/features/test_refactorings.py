"""Refactorings: aliases are extracted and inlined, and the text keeps its meaning."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from question_support import Question

from fixtures import with_cursor
from mlir_ls import analysis as analysis_module
from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.outcome import is_as_right
from mlir_ls.features.refactoring import refactorings
from mlir_ls.text import Position, Span, replaced, split_lines


def refactored(fixture: str) -> dict[str, str]:
    """The text after each refactoring that is offered at the cursor, by its title. None of them may make an error."""
    question = Question(fixture)
    found = {}
    for _, fix in refactorings(question.analysis, question.position):
        text = "\n".join(replaced(question.analysis.document.lines, fix.edits))
        assert [each.message for each in check_text(text) if each.severity == Severity.ERROR] == []
        found[fix.title] = text
    return found


def of_profile(fixture: str, profile: str) -> dict[str, str]:
    """The text after each refactoring at the cursor, of a text of a profile."""
    text, position = with_cursor(fixture)
    analysis = analyze(split_lines(text), CheckOptions(profile=profile))
    return {fix.title: "\n".join(replaced(analysis.document.lines, fix.edits)) for _, fix in refactorings(analysis, position)}


def test_a_type_becomes_an_alias_wherever_it_is_spelled() -> None:
    text = refactored(
        """
        // memref<4x8xf32> is not code here
        func.func @f(%a: mem$0ref<4x8xf32>) -> memref<4x8xf32> {
          return %a : memref<4x8xf32>
        }
        """
    )["Extract to alias '!memref'"]
    assert "!memref = memref<4x8xf32>\n// memref<4x8xf32> is not code here\n" in text
    assert "func.func @f(%a: !memref) -> !memref {\n  return %a : !memref\n}" in text


def test_comments_stay_above_what_they_are_about_when_an_alias_is_extracted() -> None:
    question = Question(
        """
        // RUN: mlir-opt %s -verify-diagnostics -split-input-file
        // The name is of no use.
        // expected-error @below {{is not defined}}
        func.func private @f(mem$0ref<4x8xf32>) attributes {a = #b}
        // expected-error @above {{is not defined}}
        func.func private @g(memref<2xf32>)
        // -----
        func.func private @h(memref<6xf32>)
        """
    )
    lines = question.analysis.document.lines
    [(_, fix)] = refactorings(question.analysis, question.position)
    assert "-file\n!memref = memref<4x8xf32>\n// The name is of no use.\n" in "\n".join(replaced(lines, fix.edits))
    for name, before in (("@g", "@above {{is not defined}}"), ("@h", "// -----")):
        line = next(number for number, text in enumerate(lines) if name in text)
        [(_, fix)] = refactorings(question.analysis, Position(line, lines[line].index("memref") + 2))
        assert f"{before}\n!memref = memref<" in "\n".join(replaced(lines, fix.edits))


def test_a_map_in_a_type_becomes_an_alias_with_a_name_that_is_free() -> None:
    text = refactored(
        "#map = affine_map<(d0) -> (d0)>\n"
        "func.func private @f(memref<4x4xf32, affine_map<(d0, d1) -> ($0d1, d0)>>, memref<4xf32, #map>)"
    )["Extract to alias '#map1'"]
    assert "#map1 = affine_map<(d0, d1) -> (d1, d0)>\nfunc.func private @f(memref<4x4xf32, #map1>" in text


def test_an_attribute_of_a_dialect_becomes_an_alias() -> None:
    text = refactored('"test.use"() {a = #gpu.add$0ress_space<global>} : () -> ()')["Extract to alias '#gpu_address_space'"]
    assert text.endswith('#gpu_address_space = #gpu.address_space<global>\n"test.use"() {a = #gpu_address_space} : () -> ()')


def test_aliases_of_older_mlir() -> None:
    before = "func @f(ten$0sor<4xf32>) -> tensor<4xf32>"
    after = "!tensor = type tensor<4xf32>\nfunc @f(!tensor) -> !tensor"
    assert of_profile(before, "2019-03") == {"Extract to alias '!tensor'": after}
    inlined = of_profile(after.replace("(!", "(!$0"), "2019-03")
    assert inlined["Inline alias '!tensor'"] == before.replace("$0", "")
    assert of_profile("extfunc @f(ten$0sor<4xf32>) -> tensor<4xf32>", "2018-12") == {}


def test_operations_of_older_mlir_have_no_dialect_in_custom_form() -> None:
    function = 'mlfunc @f(%a : f32) {\n  %0 = "ad$0df"(%a, %a) : (f32, f32) -> f32\n  return\n}'
    assert "  %0 = addf %a, %a : f32" in of_profile(function, "2018-12")["Write in custom form"]
    later = function.replace("mlfunc", "func").replace('"', '"std.', 1)
    assert "  %0 = addf %a, %a : f32" in of_profile(later, "2019-03")["Write in custom form"]


def test_an_alias_that_is_there_is_used() -> None:
    text = refactored("!t = tensor<4xf32>\nfunc.func private @f(ten$0sor<4xf32>) -> !t")["Use alias '!t'"]
    assert "!t = tensor<4xf32>\nfunc.func private @f(!t) -> !t" in text


def test_an_alias_is_replaced_by_what_it_stands_for() -> None:
    fixture = "#m = affine_map<(d0) -> (d0)>\nfunc.func private @f(memref<4xf32, #$0m>) -> memref<8xf32, #m>"
    found = refactored(fixture)
    map_ = "affine_map<(d0) -> (d0)>"
    assert found["Inline alias '#m'"].strip() == f"func.func private @f(memref<4xf32, {map_}>) -> memref<8xf32, {map_}>"
    assert f"@f(memref<4xf32, {map_}>) -> memref<8xf32, #m>" in found["Inline this '#m'"]


def test_an_alias_of_which_not_all_is_read_is_not_inlined() -> None:
    fixture = "#half = #pho(ton<1>\nfunc.func private @f(memref<4xf32, #h$0alf>) -> memref<4xf32, #half>"
    for definition, expected in (("#pho(ton<1>", []), ("#photon.half<1> // all of it", ["Inline this '#half'"])):
        question = Question(fixture.replace("#pho(ton<1>", definition))
        titles = [fix.title for _, fix in refactorings(question.analysis, question.position)]
        assert [title for title in titles if title.startswith("Inline")] == expected


@pytest.mark.parametrize(
    "fixture",
    [
        "func.func private @f(i$032)",
        "// tensor<$04xf32>",
        "func.func private @f(!llvm.struct<(vec$0tor<4xf32>)>)",
        '#loc = loc("a":1:1)\n"test.use"() : () -> () loc(#l$0oc)',
        "!t = tensor<4xf$032>",
        '"test.use"() {a = #photon.li$0ght<1> : i32} : () -> ()',
    ],
)
def test_what_is_not_offered(fixture: str) -> None:
    titles = [fix.title for _, fix in refactorings(Question(fixture).analysis, Question(fixture).position)]
    assert [title for title in titles if "struct" not in title] == []


def test_an_operation_gets_its_generic_form() -> None:
    text = refactored(
        """
        func.func @f(%n: index, %m: memref<?xf32>) {
          scf.$0for %i = %n to %n step %n {
            %x = memref.load %m[%i] : memref<?xf32>
          }
          return
        }
        """
    )["Write in generic form"]
    assert text == (
        "func.func @f(%n: index, %m: memref<?xf32>) {\n"
        '  "scf.for"(%n, %n, %n) ({\n'
        "  ^bb0(%i: index):\n"
        "    %x = memref.load %m[%i] : memref<?xf32>\n"
        '    "scf.yield"() : () -> ()\n'
        "  }) : (index, index, index) -> ()\n"
        "  return\n"
        "}\n"
    )


def test_an_operation_gets_its_custom_form() -> None:
    text = refactored(
        """
        func.func @f(%a: i32, %m: memref<4xi32>, %i: index) -> i1 {
          %0 = "arith$0.cmpi"(%a, %a) <{predicate = 2 : i64}> {my.note} : (i32, i32) -> i1
          return %0 : i1
        }
        """
    )["Write in custom form"]
    assert "  %0 = arith.cmpi slt, %a, %a {my.note} : i32\n" in text


def test_what_is_not_known_keeps_its_form() -> None:
    assert "Write in generic form" not in refactored("func.func @f(%a: i32) {\n  $0foo.bar %a : i32\n  return\n}")
    assert "Write in custom form" not in refactored('func.func @f(%a: i32) {\n  "$0foo.bar"(%a) : (i32) -> ()\n  return\n}')


def test_a_region_is_outlined_as_a_function() -> None:
    text = refactored(
        """
        func.func @sum(%m: memref<?xf32>, %n: index, %start: f32) -> f32 {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %sum = scf.f$0or %i = %c0 to %n step %c1 iter_args(%partial = %start) -> (f32) {
            %x = memref.load %m[%i] : memref<?xf32>
            // Added in place.
            %next = arith.addf %partial, %x : f32
            // Passed on.
            scf.yield %next : f32
          }
          return %sum : f32
        }
        """
    )["Outline the region to '@sum_for'"]
    assert text == (
        "func.func @sum(%m: memref<?xf32>, %n: index, %start: f32) -> f32 {\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %c1 = arith.constant 1 : index\n"
        "  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%partial = %start) -> (f32) {\n"
        "    %next = func.call @sum_for(%m, %i, %partial) : (memref<?xf32>, index, f32) -> f32\n"
        "    // Passed on.\n"
        "    scf.yield %next : f32\n"
        "  }\n"
        "  return %sum : f32\n"
        "}\n"
        "\n"
        "func.func private @sum_for(%m: memref<?xf32>, %i: index, %partial: f32) -> f32 {\n"
        "  %x = memref.load %m[%i] : memref<?xf32>\n"
        "  // Added in place.\n"
        "  %next = arith.addf %partial, %x : f32\n"
        "  return %next : f32\n"
        "}\n"
    )


def test_a_region_without_results_that_holds_another_is_outlined() -> None:
    text = refactored(
        """
        module {
          func.func @fill(%m: memref<4x4xf32>, %x: f32) {
            affine$0.for %i = 0 to 4 {
              affine.for %j = 0 to 4 {
                memref.store %x, %m[%i, %j] : memref<4x4xf32>
              }
            }
            return
          }
        }
        """
    )["Outline the region to '@fill_for'"]
    assert "    affine.for %i = 0 to 4 {\n      func.call @fill_for(%x, %m, %i) : (f32, memref<4x4xf32>, index) -> ()\n    }\n" in text
    assert "  func.func private @fill_for(%x: f32, %m: memref<4x4xf32>, %i: index) {\n    affine.for %j = 0 to 4 {\n" in text


def test_what_leaves_a_region_otherwise_is_not_outlined() -> None:
    found = refactored(
        """
        func.func @f(%c: i1) {
          scf.execute$0_region {
            cf.br ^next
          ^next:
            scf.yield
          }
          return
        }
        """
    )
    assert [title for title in found if title.startswith("Outline")] == []


def test_what_only_the_verifier_refuses_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_module, "_SLICES_AT_ONCE", 0)
    question = Question("func.func @f() -> i32 {\n  return\n}\nfunc.func @g() {\n  $0return\n}")
    assert [each.code for each in question.analysis.diagnostics] == ["returned-values"]
    signature = Span(Position(3, 12), Position(3, 12))
    assert is_as_right(question.analysis, ((signature, " "),))
    assert not is_as_right(question.analysis, ((signature, " -> i32"),))


def test_a_region_that_may_be_missing_is_not_written_in_generic_form() -> None:
    text = refactored(
        """
        func.func @f(%a: index) {
          scf.parallel (%i) = (%a) to (%a) step (%a) {
            scf.redu$0ce
          }
          return
        }
        """
    )["Write in generic form"]
    assert '    "scf.reduce"() : () -> ()\n' in text


CALLS = """
    func.func private @scale(%x: f32, %factor: f32) -> f32 {{
      // Scaled once.
      %scaled = arith.mulf %x, %factor : f32
      return %scaled : f32
    }}
    func.func @both(%x: f32, %y: f32) -> f32 {{
      %two = arith.constant 2.0 : f32
      %a = func.call @scale(%x, %{passed}two) : (f32, f32) -> f32
      %also = arith.constant {other} : f32
      %b = func.call @scale(%a, %also) : (f32, f32) -> f32
      return %b : f32
    }}
    """


def test_a_constant_that_all_calls_pass_is_inlined() -> None:
    text = refactored(CALLS.format(passed="$0", other="2.0"))["Inline the constant '%two' into '@scale'"]
    assert text.startswith(
        "func.func private @scale(%x: f32, %factor: f32) -> f32 {\n"
        "  // Scaled once.\n"
        "  %factor_constant = arith.constant 2.0 : f32\n"
        "  %scaled = arith.mulf %x, %factor_constant : f32\n"
    )
    assert "call @scale(%x, %two) : (f32, f32) -> f32" in text


@pytest.mark.parametrize(
    "fixture",
    [
        CALLS.format(passed="$0", other="3.0"),
        CALLS.format(passed="$0", other="2.0").replace("private ", ""),
        CALLS.format(passed="$0", other="2.0") + "func.func @h() -> ((f32, f32) -> f32) {\n  %f = func.constant @scale"
        " : (f32, f32) -> f32\n  return %f : (f32, f32) -> f32\n}",
        CALLS.format(passed="", other="2.0").replace("@scale(%x, %two)", "@scale(%$0x, %two)"),
    ],
    ids=["another constant", "callers elsewhere", "no call", "no constant"],
)
def test_a_constant_that_may_be_another_is_not_inlined(fixture: str) -> None:
    assert [title for title in refactored(fixture) if title.startswith("Inline")] == []


def extracted(fixture: str) -> str | None:
    """The text after the extraction of the lines that are marked with carets; None where it is not offered."""
    question = Question(fixture)
    start, end = question.marks[0][0].start, question.marks[-1][0].end
    found = refactorings(question.analysis, start, end)
    return next((after(question.text, fix.edits) for _, fix in found if fix.title.startswith("Extract to function")), None)


def after(text: str, edits: Sequence[tuple[Span, str]]) -> str:
    return "\n".join(replaced(split_lines(text), edits))


def test_operations_that_are_selected_become_a_function() -> None:
    text = extracted(
        """
        func.func @f(%m: memref<?xf32>, %n: index) -> f32 {
          %c0 = arith.constant 0 : index
          %x = memref.load %m[%c0] : memref<?xf32>
        //^^ first
          // Doubled.
          %two = arith.addf %x, %x : f32
          %sum = scf.for %i = %c0 to %n step %n iter_args(%part = %two) -> (f32) {
            %more = arith.addf %part, %x : f32
            scf.yield %more : f32
          }
        //^ last
          %all = arith.mulf %sum, %two : f32
          return %all : f32
        }
        """
    )
    assert text == (
        "func.func @f(%m: memref<?xf32>, %n: index) -> f32 {\n"
        "  %c0 = arith.constant 0 : index\n"
        "  %two, %sum = func.call @extracted(%m, %c0, %n) : (memref<?xf32>, index, index) -> (f32, f32)\n"
        "  %all = arith.mulf %sum, %two : f32\n"
        "  return %all : f32\n"
        "}\n"
        "\n"
        "func.func private @extracted(%m: memref<?xf32>, %c0: index, %n: index) -> (f32, f32) {\n"
        "  %x = memref.load %m[%c0] : memref<?xf32>\n"
        "  // Doubled.\n"
        "  %two = arith.addf %x, %x : f32\n"
        "  %sum = scf.for %i = %c0 to %n step %n iter_args(%part = %two) -> (f32) {\n"
        "    %more = arith.addf %part, %x : f32\n"
        "    scf.yield %more : f32\n"
        "  }\n"
        "  return %two, %sum : f32, f32\n"
        "}\n"
    )


def test_nothing_is_extracted_from_an_operation_that_may_be_a_symbol_table() -> None:
    fixture = """
        func.func @f(%a: i32) {{
          {0} {{
            %b = arith.addi %a, %a : i32
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            {1}
          }}{2}
          return
        }}
        """
    assert extracted(fixture.format("scf.execute_region", "scf.yield", "")) is not None
    assert extracted(fixture.format('"test.region"() (', '"test.end"() : () -> ()', ") : () -> ()")) is None


@pytest.mark.parametrize(
    ("first", "last"),
    [
        ("%c = arith", "return"),
        ("%c = arith", "scf.if"),
        ("scf.yield", "}"),
        ("%b = foo", "%b = foo"),
        ("%s = memref.alloca", "%s = memref.alloca"),
        ("onstant", "scf.if"),
    ],
    ids=["terminator", "part of an operation", "terminator of a region", "unknown operation", "memory of the function", "half"],
)
def test_what_is_not_extracted(first: str, last: str) -> None:
    lines = [
        "func.func @f(%a: i32, %d: i1) {",
        "  %c = arith.constant 1 : i32",
        "  %b = foo.bar %c : i32",
        "  %s = memref.alloca() : memref<i32>",
        "  %r = scf.if %d -> (i32) {",
        "    scf.yield %c : i32",
        "  } else {",
        "    scf.yield %a : i32",
        "  }",
        "  memref.store %r, %s[] : memref<i32>",
        "  return",
        "}",
    ]
    analysis = Question("\n".join(lines)).analysis
    begin = next(Position(number, line.index(first)) for number, line in enumerate(lines) if first in line)
    end = next(Position(number, len(line)) for number, line in enumerate(lines) if last in line and number >= begin.line)
    assert [fix.title for _, fix in refactorings(analysis, begin, end) if fix.title.startswith("Extract to function")] == []
