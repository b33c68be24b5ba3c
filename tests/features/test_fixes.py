"""Repairs."""

from __future__ import annotations

import pytest
from question_support import Question

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.fixes import fixes, helping
from mlir_ls.features.fixes.repairs import with_obvious_fixes
from mlir_ls.features.outcome import analysis_after
from mlir_ls.text import Position, Span, replaced, split_lines


def test_a_value_that_was_misspelled() -> None:
    question = Question('%total = arith.constant 1 : i32\n"test.use"(%tot$0la) : (i32) -> ()')
    found = fixes(question.analysis, Span(question.position, question.position))
    assert [(diagnostic.code, fix.title) for diagnostic, fix in found] == [("undefined-value", "Change to '%total'")]
    assert fixes(question.analysis, Span(Position(0, 0), Position(0, 1))) == []


def test_a_value_with_a_letter_too_many() -> None:
    text = after("func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a$0a, %a : i32\n  return %b : i32\n}", "Change to '%a'")
    assert "arith.addi %a, %a" in text


def test_the_terminator_of_the_function_around_it() -> None:
    for function in ("llvm.func @f(%a: i32) -> i32 {\n  re$0turn %a : i32\n}", "llvm.func @f() {\n  re$0turn\n}"):
        assert "  llvm.return" in after(function, "Change to 'llvm.return'")
    body = "gpu.module @m {\n  gpu.func @f(%a: i32) {\n    re$0turn\n  }\n}"
    assert "    gpu.return" in after(body, "Change to 'gpu.return'")
    loop = "func.func @f(%a: i32, %c: i1) {\n  %0 = scf.if %c -> i32 {\n    yi$0eld %a : i32\n  } else {\n    scf.yield %a : i32\n  }\n  return\n}"
    assert "    scf.yield %a : i32\n  } else" in after(loop, "Change to 'scf.yield'")


STRICT = CheckOptions(strict=True, hints=True)


def repaired(fixture: str, options: CheckOptions | None = None) -> dict[str, str]:
    """The text after each repair that is offered at the cursor, by the repair's title."""
    question = Question(fixture)
    found = {}
    analysis = question.analysis if options is None else analyze(split_lines(question.text), options)
    for _, fix in fixes(analysis, Span(question.position, question.position)):
        found[fix.title] = "\n".join(replaced(analysis.document.lines, fix.edits))
    return found


def after(fixture: str, title: str) -> str:
    """The text after a repair; nothing may be wrong with it any more."""
    text = repaired(fixture)[title]
    assert [found for found in check_text(text) if found.severity == Severity.ERROR] == []
    return text


def test_a_symbol_that_was_misspelled() -> None:
    text = after(
        """
        func.func private @helper()
        func.func @f() {
          call @he$0lpr() : () -> ()
          return
        }
        """,
        "Change to '@helper'",
    )
    assert "  call @helper() : () -> ()" in text


def test_a_callee_that_is_declared_nowhere() -> None:
    text = after(
        """
        module {
          func.func @f(%a: i32) -> f32 {
            %0 = call @co$0nvert(%a, %a) : (i32, i32) -> f32
            return %0 : f32
          }
        }
        """,
        "Declare @convert",
    )
    assert "module {\n  func.func private @convert(i32, i32) -> f32\n  func.func @f(%a: i32) -> f32 {" in text


def test_an_alias_that_was_misspelled() -> None:
    text = after("#layout = affine_map<(d0) -> (d0)>\nfunc.func private @f(memref<4xf32, #layo$0ut1>)", "Change to '#layout'")
    assert "memref<4xf32, #layout>" in text


def test_a_result_type_that_follows_from_the_operands() -> None:
    function = "func.func @f(%a: {0}, %i: index) {{\n  %part = {1} : {0} to {2}\n  return\n}}"
    view = "memref<8x2xf32, strided<[4, 1], offset: ?>>"
    found = after(function.format("memref<8x4xf32>", "memref.subview %a[0, %i] [8, 2] [1, 1]", "$0memref<8x2xf32>"), f"Change to '{view}'")
    assert f" to {view}" in found
    found = after(
        function.format("tensor<8x4xf32>", "tensor.extract_slice %a[0, 0] [8, %i] [1, 1]", "$0tensor<8x4xf32>"),
        "Change to 'tensor<8x?xf32>'",
    )
    assert " to tensor<8x?xf32>" in found


def test_a_dialect_that_was_misspelled() -> None:
    fixture = "func.func @f(%a: i32) {\n  %0 = ari$0h.addi %a, %a : i32\n  return\n}"
    assert "arith.addi %a" in after(fixture, "Change to 'arith'")
    assert repaired("func.func private @f(!lvm$0.ptr)", STRICT) == {"Change to 'llvm'": "func.func private @f(!llvm.ptr)"}


def test_types_and_attributes_that_were_misspelled() -> None:
    assert after("func.func private @f(tensor<4x!llvm.pt$0rr>)", "Change to 'ptr'") == "func.func private @f(tensor<4x!llvm.ptr>)"
    text = after("func.func private @f() attributes {a.b = [#llvm.linka$0g<weak>]}", "Change to 'linkage'")
    assert "#llvm.linkage<weak>" in text
    text = after("func.func private @f() attributes {a.b = #llvm.linkage<wea$0kk>}", "Change to 'weak'")
    assert "#llvm.linkage<weak>" in text


def test_cases_of_enums_that_were_misspelled() -> None:
    body = "func.func @f(%a: i32) {\n  %0 = [] %a, %a : i32\n  return\n}"
    assert "arith.cmpi ugt, %a" in after(body.replace("[]", "arith.cmpi u$0gtt,"), "Change to 'ugt'")
    assert 'llvm.icmp "ugt" %a' in after(body.replace("[]", 'llvm.icmp "u$0gtt"'), "Change to 'ugt'")
    assert "llvm.func extern_weak @f" in after("llvm.func extern_w$0eek @f(i32)", "Change to 'extern_weak'")


def test_of_equally_similar_names_none_is_preferred() -> None:
    question = Question("func.func @f(%a: i32) {\n  %0 = arith.cmpi s$0lu, %a, %a : i32\n  return\n}")
    found = fixes(question.analysis, Span(question.position, question.position))
    assert [(fix.title, fix.preferred) for _, fix in found] == [("Change to 'slt'", False), ("Change to 'sle'", False)]
    assert all(f"{each}" in found[0][0].message for each in ("'slt'", "'sle'"))


def test_keywords_of_an_assembly_format_that_were_misspelled() -> None:
    body = "func.func @f(%a: i32, %i: index) {\n  []\n  return\n}"
    assert ": i32 to i64" in after(body.replace("[]", "%0 = arith.extsi %a : i32 to$0o i64"), "Change to 'to'")
    text = after(body.replace("[]", "affine.for %j = 0 to 10 ste$0pp 2 {\n  }"), "Change to 'step'")
    assert "0 to 10 step 2 {" in text
    assert after("func.func privat$0 @f(i32)", "Change to 'private'") == "func.func private @f(i32)"
    assert " attributes {a}" in after("func.func private @f() attri$0bute {a}", "Change to 'attributes'"), "the end of another"


def test_tokens_that_are_missing() -> None:
    body = "func.func @f(%a: i32, %m: memref<4xi32>, %i: index) {\n  []\n  return\n}"
    assert "%a, %a : i32" in after(body.replace("[]", "%0 = arith.addi %a $0%a : i32"), "Insert ','")
    assert "%a, %a : i32" in after(body.replace("[]", "%0 = arith.addi %a, %a $0i32"), "Insert ':'")
    assert "i32 to i64" in after(body.replace("[]", "%0 = arith.extsi %a : i32 $0i64"), "Insert 'to'")
    assert "i32 to i64" in after(body.replace("[]", "%0 = arith.extsi %a : i32  $0i64"), "Insert 'to'")
    assert "%m[%i] : memref" in after(body.replace("[]", "%0 = memref.load %m[%i $0: memref<4xi32>"), "Insert ']'")
    text = after("func.func private @f() attributes {a.b = [1, $02", "Insert ']}'")
    assert text == "func.func private @f() attributes {a.b = [1, 2]}"
    text = after('func.func private @f() attributes {a.b = "$0c, d.e}', "Close the string")
    assert text == 'func.func private @f() attributes {a.b = "c, d.e"}'
    # what goes there is not the only thing that is missing
    assert repaired("func.func @f(%a: i32) {\n  %0 = arith.addi %a $0%a i32\n  return\n}") == {}


def test_a_constant_of_the_wrong_kind() -> None:
    assert after("%0 = arith.constant $01 : f32", "Change to '1.0'") == "%0 = arith.constant 1.0 : f32"
    assert after("%0 = arith.constant -3$0.0 : i32", "Change to '-3'") == "%0 = arith.constant -3 : i32"
    assert repaired("%0 = arith.constant 2$0.5 : i32") == {}
    assert after("%0 = arith.constant dense<[1.5, $02]> : tensor<2xf32>", "Change to '2.0'").endswith("[1.5, 2.0]> : tensor<2xf32>")


def test_a_required_attribute_that_was_misspelled() -> None:
    fixture = """
        func.func @f(%a: i32) {
          %0 = "arith$0.cmpi"(%a, %a) {predicatee = 0 : i64, my.predicate = 1 : i64} : (i32, i32) -> i1
          return
        }
        """
    assert "{predicate = 0 : i64, my.predicate = 1 : i64}" in after(fixture, "Change to 'predicate'")


def test_an_attribute_or_property_that_was_misspelled() -> None:
    body = "func.func @f(%a: i32, %m: memref<4xi32>, %i: index) {\n  []\n  return\n}"
    text = after(body.replace("[]", "%0 = memref.load %m[%i] {nontempor$0l = true} : memref<4xi32>"), "Change to 'nontemporal'")
    assert "{nontemporal = true}" in text
    generic = '%0 = "arith.addi"(%a, %a) <{overflowFla$0g = #arith.overflow<nsw>}> : (i32, i32) -> i32'
    assert "<{overflowFlags = " in after(body.replace("[]", generic), "Change to 'overflowFlags'")
    found = check_text(body.replace("[]", '%0 = "arith.addi"(%a, %a) <{colour = 1 : i32}> : (i32, i32) -> i32'))
    assert [(each.severity, each.message) for each in found] == [
        (Severity.WARNING, "'colour' is no property of 'arith.addi', so it is dropped")
    ]
    assert check_text(body.replace("[]", "%0 = arith.addi %a, %a {colour = 1 : i32} : i32")) == []


def test_what_stands_after_the_properties_is_none_of_them() -> None:
    function = '"func.func"() PROPERTIES ({\n  "func.return"() : () -> ()\n}) ATTRIBUTES : () -> ()'
    properties = "<{function_type = () -> (), sym_name = \"f\"}>"
    for spelled in (properties, properties.replace("}>", "} >"), properties.replace("<{", "< {")):
        for attributes in ("{colour = 1 : i32}", "{my.map = #my.map<{a = 1} >, colour = 1 : i32}"):
            assert check_text(function.replace("PROPERTIES", spelled).replace("ATTRIBUTES", attributes)) == []
        more = spelled.replace("sym_name", "colour = #my.map<{a = 1}>, sym_name")
        [found] = check_text(function.replace("PROPERTIES", more).replace("ATTRIBUTES ", ""))
        assert found.message == "'colour' is no property of 'func.func', so it is dropped"


def test_a_declaration_that_is_public() -> None:
    assert after("func.f$0unc public @f()", "Make it private") == "func.func private @f()"
    assert after("func.f$0unc @f()", "Make it private") == "func.func private @f()"


def test_an_operation_that_was_misspelled() -> None:
    fixture = """
        func.func @f(%a: i32) {
          %0 = arith.ad$0ddi %a, %a : i32
          return
        }
        """
    assert "%0 = arith.addi %a, %a : i32" in after(fixture, "Change to 'arith.addi'")
    assert '"arith.addi"(%a, %a)' in after(
        fixture.replace("arith.ad$0ddi %a, %a : i32", '"arith.ad$0ddi"(%a, %a) : (i32, i32) -> i32'), "Change to 'arith.addi'"
    )


PACKED = """
    func.func @f(%a: tensor<8x8xf32>, %b: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
      %0 = ten$0sor.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %b : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
      return %0 : tensor<2x2x4x4xf32>
    }
"""


def test_an_operation_of_another_release() -> None:
    question = Question(PACKED)
    (message,) = [each for each in question.analysis.diagnostics if each.code == "unknown-operation"]
    assert message.message == "dialect 'tensor' has no operation 'tensor.pack'; LLVM 19 has it, today it is 'linalg.pack'"
    assert "%0 = linalg.pack %a inner" in after(PACKED, "Change to 'linalg.pack'")
    assert after(PACKED, "Read the file as LLVM 19").startswith("// mlir-ls: profile=llvm-19\n")


def test_an_operation_that_is_spelled_as_in_a_document() -> None:
    fixture = """
        func.func @f() {
          %0 = al$0loc() : memref<4xf32>
          return
        }
        """
    (found,) = Question(fixture).analysis.diagnostics
    assert found.message == "expected an operation, but got 'alloc'; MLIR of 2020-10 has it, today it is 'memref.alloc'"
    assert "%0 = memref.alloc() : memref<4xf32>" in after(fixture, "Change to 'memref.alloc'")
    in_a_kernel = "gpu.module @m {\n  gpu.func @f() kernel {\n    ret$0urn\n  }\n}\n"
    (found,) = Question(in_a_kernel).analysis.diagnostics
    assert found.message == "expected an operation, but got 'return'"


def test_an_operation_of_a_dialect_that_another_release_has() -> None:
    assert list(repaired("mesh.me$0sh @grid(shape = 2x2)")) == ["Read the file as LLVM 19"]


def test_a_block_that_was_misspelled() -> None:
    text = after("func.func @f() {\n  cf.br ^ex$0i\n^exit:\n  return\n}", "Change to '^exit'")
    assert "cf.br ^exit" in text


def test_a_terminator_that_is_missing() -> None:
    fixture = "func.func @f(%a: i32) {\n  %0 = arith.ad$0di %a, %a : i32\n}"
    assert after(fixture, "Add 'return'").endswith("  %0 = arith.addi %a, %a : i32\n  return\n}")
    text = after(fixture.replace(") {", ") -> i32 {"), "Add 'return %0 : i32'")
    assert text.endswith("  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}")
    assert repaired(fixture.replace(") {", ") -> f32 {")) == {}


def test_a_terminator_goes_below_a_comment_and_into_an_empty_line() -> None:
    fixture = "func.func @f(%a: i32) {\n  %0 = arith.ad$0di %a, %a : i32[]\n}"
    for rest, then in ((" // sum", " // sum\n  return"), ("\n  ", "\n  return"), (" // sum\n", " // sum\n  return")):
        assert after(fixture.replace("[]", rest), "Add 'return'").endswith(f"  %0 = arith.addi %a, %a : i32{then}\n}}")


def test_a_body_that_is_empty() -> None:
    assert after("func.fu$0nc @f() {\n}", "Add 'return'") == "func.func @f() {\n  return\n}"
    assert after("func.fu$0nc @f() {}", "Add 'return'") == "func.func @f() {\n  return\n}"


def test_a_brace_that_closes_nothing() -> None:
    assert after("func.func private @f()\n$0}\nfunc.func private @g()", "Remove '}'") == "func.func private @f()\nfunc.func private @g()"


def test_a_terminator_of_another_operation() -> None:
    fixture = """
        func.func @f(%c: i1) {
          scf.if %c {
            llvm.unrea$0chable
          }
          return
        }
        """
    assert "    scf.yield\n" in after(fixture, "Change to 'scf.yield'")


def test_an_alias_that_nothing_uses() -> None:
    text = "#a$0 = affine_map<(d0) -> (d0)>\nfunc.func private @f()"
    assert repaired(text, STRICT) == {"Remove '#a'": "func.func private @f()"}


def test_the_type_of_a_result_that_follows_from_others() -> None:
    text = after(
        """
        func.func private @half(i64) -> f32
        func.func @f(%a: i64) {
          %0 = func.call @half(%a) : (i64) -> i3$02
          return
        }
        """,
        "Change to 'f32'",
    )
    assert "@half(%a) : (i64) -> f32" in text


def test_a_type_that_several_operands_share() -> None:
    fixture = "func.func @f(%a: i64, %b: i64) {\n  %0 = arith.addi %$0a, %b : i32\n  return\n}"
    assert "%a, %b : i64" in after(fixture, "Change the type to 'i64'")
    assert list(repaired(fixture.replace("%b: i64", "%b: i32"))) == ["Change the type of '%a' to 'i32'"]


def test_a_type_that_is_another() -> None:
    text = after(
        "func.func @f(%a: i64) {\n  \"test.op\"(%$0a) : (i32) -> ()\n  return\n}",
        "Change the type to 'i64'",
    )
    assert '"test.op"(%a) : (i64) -> ()' in text


def test_a_block_that_is_missing_is_created() -> None:
    text = after(
        """
        func.func @f(%a: i32) {
          cf.br ^en$0d(%a : i32)
        }
        """,
        "Create block '^end'",
    )
    assert "  cf.br ^end(%a : i32)\n^end(%arg0: i32):\n  return\n}" in text


def test_a_value_that_is_defined_twice_is_renamed_with_its_uses() -> None:
    text = after(
        """
        func.func @f(%a: i32) -> i64 {
          %b = arith.addi %a, %a : i32
          %$0b = arith.extsi %b : i32 to i64
          return %b : i64
        }
        """,
        "Rename to '%b_0'",
    )
    assert "  %b_0 = arith.extsi %b : i32 to i64\n  return %b_0 : i64" in text


def test_the_name_of_a_result_that_is_not_there_is_removed() -> None:
    text = after(
        """
        func.func @f(%a: i32, %m: memref<i32>) {
          %$0b = memref.store %a, %m[] : memref<i32>
          return
        }
        """,
        "Remove '%b'",
    )
    assert "\n  memref.store %a" in text


def test_an_operation_whose_values_are_not_used_is_removed() -> None:
    fixture = """
        func.func @f(%a: i32, %m: memref<i32>) {
          %$0b = arith.addi %a, %a : i32
          %c = memref.load %m[] : memref<i32>
          return
        }
        """
    assert "{\n  %c = memref.load" in repaired(fixture, STRICT)["Remove 'arith.addi'"]
    kept = fixture.replace("$0", "").replace("%c", "%$0c")
    assert not [title for title in repaired(kept, STRICT) if title.startswith("Remove")]


def test_a_private_symbol_that_nothing_refers_to_is_removed() -> None:
    fixture = "func.func private @$0f() {\n  return\n}\nfunc.func @g() {\n  return\n}"
    assert repaired(fixture, STRICT)["Remove 'func.func'"].startswith("func.func @g()")


def test_the_type_of_an_argument_is_repaired_where_it_is_declared() -> None:
    text = after(
        """
        func.func @f(%a: i32, %b: i64) -> i64 {
          %c = arith.addi %$0a, %a : i64
          return %c : i64
        }
        """,
        "Change the type of '%a' to 'i64'",
    )
    assert "@f(%a: i64, %b: i64)" in text


def test_the_type_of_a_cast_is_repaired_where_it_is_spelled() -> None:
    text = after(
        """
        func.func @f(%a: i8) -> i64 {
          %b = arith.extsi %a : i8 to i32
          return %$0b : i64
        }
        """,
        "Change the type of '%b' to 'i64'",
    )
    assert "%b = arith.extsi %a : i8 to i64" in text


def test_a_type_that_other_uses_have_is_not_changed_at_its_source() -> None:
    fixture = """
        func.func @f(%a: i32) -> i64 {
          %b = arith.addi %a, %a : i32
          return %$0a : i64
        }
        """
    assert not [title for title in repaired(fixture) if title.startswith("Change the type of")]


BODY = "func.func @f(%a: i32, %t: tensor<4xi32>, %i: index, %c: i1) -> i32 {\n  []\n  return %r : i32\n}"


def test_types_that_are_missing() -> None:
    assert "%a, %a : i32\n" in after(BODY.replace("[]", "%r = arith.addi %a, %$0a"), "Insert ': i32'")
    assert "%t[%i] : tensor<4xi32>\n" in after(BODY.replace("[]", "%r = tensor.extract %t[%i$0]"), "Insert ': tensor<4xi32>'")
    text = after("func.func @f(%a: i8) -> i64 {\n  %r = arith.extsi %$0a\n  return %r : i64\n}", "Insert ': i8 to i64'")
    assert "%a : i8 to i64\n" in text
    assert "%x: i32" in after("func.func @f(%x$0) -> i32 {\n  return %x : i32\n}", "Insert ': i32'").replace(" :", ":")
    text = after("func.func @f(%a: i32) -> i32 {\n  cf.br ^b(%a : i32)\n^b(%x$0):\n  return %x : i32\n}", "Insert ': i32'")
    assert "^b(%x : i32):" in text


def test_types_of_results_that_regions_yield() -> None:
    text = after(
        BODY.replace("[]", "%$0r = scf.if %c {\n    scf.yield %a : i32\n  } else {\n    scf.yield %a : i32\n  }"), "Insert '-> (i32)'"
    )
    assert "scf.if %c -> (i32) {" in text


def test_a_loop_yields_what_it_carries() -> None:
    body = "%r = scf.f$0or %j = %i to %i step %i iter_args(%x = %a) -> (i32) {\n  }"
    assert "{\n    scf.yield %x : i32\n  }" in after(BODY.replace("[]", body), "Add 'scf.yield %x : i32'")


def test_builtin_types_and_values_that_were_misspelled() -> None:
    assert after("func.func private @f(tens$0r<4xi32>)", "Change to 'tensor'") == "func.func private @f(tensor<4xi32>)"
    assert "%a, %a : i32" in after(BODY.replace("[]", "%r = arith.addi a$0, %a : i32"), "Change to '%a'")
    assert "  %r = arith.addi" in after(BODY.replace("[]", "r$0 = arith.addi %a, %a : i32"), "Change to '%r'")


def test_brackets_and_commas_further_in_front() -> None:
    assert "(i32, i32) -> i32" in after('"test.op"() {t = (i32, i32 -> i32} $0: () -> ()', "Insert ')'")
    assert "vector<4xi32>" in after('"test.op"() {t = $0vector4xi32>} : () -> ()', "Insert '<'")
    assert after('"test.op"() {a, $0} : () -> ()', "Remove ','") == '"test.op"() {a } : () -> ()'


def test_a_region_that_is_not_closed() -> None:
    fixture = "func.func @f(%c: i1) {\n  scf.if %c $0{\n    %x = arith.constant 1 : i32\n  return\n}"
    text = after(fixture, "Add '}'")
    assert text.endswith("    %x = arith.constant 1 : i32\n  }\n  return\n}")
    at_return = fixture.replace("$0", "").replace("ret", "$0ret")
    assert repaired(at_return) == {}, "no operation is spelled otherwise because a brace is missing"


def test_a_region_that_is_not_opened() -> None:
    text = after("func.func @f(%c: i1)$0\n  %x = arith.constant 1 : i32\n  return\n}", "Insert '{'")
    assert text == "func.func @f(%c: i1) {\n  %x = arith.constant 1 : i32\n  return\n}"


def test_a_function_and_what_it_returns() -> None:
    text = after("func.func @f(%a: i32) -> i64 {\n  return %a : $0i32\n}", "Change the function's results to 'i32'")
    assert text.startswith("func.func @f(%a: i32) -> i32 {")
    found = repaired("func.func @f(%a: i32) -> i32 {\n  ret$0urn\n}")
    assert found == {
        "Change to 'return %a : i32'": "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}",
        "Remove the function's results": "func.func @f(%a: i32) {\n  return\n}",
    }


def test_results_that_have_no_names() -> None:
    text = after("func.func @f(%a: i32) {\n  %$0s = arith.addui_extended %a, %a : i32, i1\n  return\n}", "Name '%s_0'")
    assert "%s, %s_0 = arith.addui_extended" in text


def test_an_attribute_that_is_missing() -> None:
    fixture = 'func.func @f(%a: i32) {\n  %0 = "arith$0.cmpi"(%a, %a) : (i32, i32) -> i1\n  return\n}'
    assert '"arith.cmpi"(%a, %a) <{predicate = 0 : i64}> :' in after(fixture, "Add 'predicate = 0 : i64'")


def test_a_short_name_that_meant_another_operation_once() -> None:
    fixture = BODY.replace("[]", "%r = const$0ant 1 : i32")
    (found,) = Question(fixture).analysis.diagnostics
    assert found.message.endswith("; 'constant' of MLIR of 2020-10 is 'arith.constant' today")
    assert "%r = arith.constant 1 : i32" in after(fixture.replace("const$0ant 1", "constant 1$0"), "Change to 'arith.constant'")


def test_a_short_name_that_several_dialects_have() -> None:
    fixture = "func.func @f(%m: memref<?xi32>, %i: index) {\n  %0 = d$0im %m, %i : memref<?xi32>\n  return\n}"
    (found,) = Question(fixture).analysis.diagnostics
    assert found.message.endswith("MLIR of 2020-10 has it; did you mean 'memref.dim' or 'tensor.dim'?")
    assert "memref.dim %m, %i" in after(fixture, "Change to 'memref.dim'")
    assert "  return\n" in after("func.func @f() {\n  ret$0unr\n}", "Change to 'return'")


def test_a_repair_that_would_make_another_error_is_not_offered() -> None:
    fixture = """
        func.func @f(%a: i64) -> i64 {
          %b = arith.addi %$0a, %a : i32
          %c = arith.addi %a, %a : i64
          return %c : i64
        }
        """
    assert list(repaired(fixture)) == ["Change the type to 'i64'"]


def test_a_word_is_not_changed_to_itself() -> None:
    assert repaired("func.func private @f(!emitc.array<i$032>)") == {}


def test_no_fix_of_a_half_typed_line_makes_more_errors() -> None:
    whole = after(BODY.replace("[]", "%r = arith.addi %a, %$0a"), "Insert ': i32'")
    assert "%r = arith.addi %a, %a : i32" in whole
    half = "func.func @f(%arg0: index, %arg1: index) -> index {\n  %r = arith.addi %arg0, %ar$0\n}"
    assert not [title for title in repaired(half) if title.startswith("Insert")]


def test_a_function_in_generic_form_of_which_the_end_is_half_typed() -> None:
    signature = '<{function_type = (i32) -> i32, sym_name = "f"}>'
    text = f'"func.func"() {signature} ({{\n^bb0(%a: i32):\n  "func.return"(%a) : (i32) -> ()\n}}) : () $0-'
    assert repaired(text) == {}


def test_fewer_repairs_are_tried_where_much_is_wrong_in_a_long_text(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []
    monkeypatch.setattr(helping, "analysis_after", lambda *arguments: tried.append(0) or analysis_after(*arguments))
    for functions, expected in ((50, 100), (2000, 26)):
        tried.clear()
        texts = [f"func.func @f{n}(%a: i32) {{\n  arith.adi %a, %a : i32\n  return\n}}" for n in range(functions)]
        with_obvious_fixes(analyze(split_lines("\n".join(texts)), CheckOptions()))
        assert len(tried) == expected
