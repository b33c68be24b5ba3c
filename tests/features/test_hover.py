"""What a hover says."""

from __future__ import annotations

from textwrap import dedent

import pytest
from question_support import Question

from mlir_ls.features.hover import hover


def hover_text(fixture: str) -> str:
    question = Question(fixture)
    found = hover(question.analysis, question.position)
    if found is None:
        return ""
    question.expect([(found.span, "this")] if question.marks else [])
    return found.markdown


def check(fixture: str, *expected: str) -> None:
    """The hover holds each of these texts, in this order."""
    text = hover_text(fixture)
    at = 0
    for each in expected:
        found = text.find(dedent(each), at)
        assert found >= 0, f"{each!r} is not (there) in:\n{text}"
        at = found + len(each)


def test_a_value_shows_its_type_where_it_is_defined_and_how_often_it_is_used() -> None:
    check(
        """
        func.func @f() {
          %one = arith.constant 1 : i32
          %two = arith.addi %o$0ne, %one : i32
          //                ^^^^^^ this
          return
        }
        """,
        "```mlir\n%one : i32\n```",
        "result of `arith.constant`, line 2 · 2 uses",
    )


def test_one_use_is_not_uses() -> None:
    check('%a = "test.x"() : () -> i32\n"test.use"(%$0a) : (i32) -> ()', "· 1 use")
    assert "uses" not in hover_text('%a = "test.x"() : () -> i32\n"test.use"(%$0a) : (i32) -> ()')


def test_a_value_of_unknown_type() -> None:
    check('%a = nowhere.x\nnowhere.y %$0a', "%a : unknown")


def test_one_of_several_results_counts_its_own_uses() -> None:
    text = '%p:2 = "test.p"() : () -> (i32, f32)\n"test.use"(%p#1, %p#0, %p#1) : (f32, i32, f32) -> ()\n'
    check(text + '"test.use"(%p$0#1) : (f32) -> ()', "%p#1 : f32", "3 uses")
    check(text.replace("%p:2", "%$0p:2"), "%p:2 : i32, f32", "3 uses")


def test_arguments() -> None:
    check("func.func @f(%$0a: i32) { return }", "%a : i32", "region argument of `func.func`")
    check(
        """
        func.func @f() {
          cf.br ^next
        ^next(%$0b: f32):
          return
        }
        """,
        "%b : f32",
        "block argument of block `^next`",
    )


LOOPS = """\
func.func @f(%n: index, %m: memref<4xf32>) {
  scf.for %i = %n to %n step %n {
    affine.for %j = 0 to 4 {
      %v = memref.load %m[%i] : memref<4xf32>
      memref.store %v, %m[%j] : memref<4xf32>
    }
  }
  return
}
"""


@pytest.mark.parametrize(
    ("marked", "said"),
    [
        ("%$0v = ", "1 use · loop depth 2"),
        ("%m[%$0i]", "1 use · loop depth 1"),
        ("memref.$0store", "\n\nloop depth 2"),
        ("%$0m[%i", ""),
        ("re$0turn", ""),
    ],
)
def test_how_many_loops_are_around(marked: str, said: str) -> None:
    text = hover_text(LOOPS.replace(marked.replace("$0", ""), marked, 1))
    assert text.endswith(said) if said else "loop depth" not in text


BLOCKS = """
func.func @f(%c: i1, %n: i32) {
  cf.br ^outer
^outer:
  %a = arith.addi %n, %n : i32
  cf.br ^inner(%a : i32)
^inner(%i: i32):
  %b = arith.addi %i, %a : i32
  cf.cond_br %c, ^inner(%b : i32), ^again
^again:
  cf.cond_br %c, ^outer, ^end
^end:
  return
}
"""


@pytest.mark.parametrize(
    ("marked", "said"),
    [("%$0a = ", 1), ("^inner(%$0i: ", 2), ("%$0b = ", 2), ("arith.$0addi %i", 2), ("^aga$0in:", 1), ("^en$0d:", 0), ("%$0n: i32", 0)],
)
def test_how_many_loops_of_blocks_are_around(marked: str, said: int) -> None:
    text = hover_text(BLOCKS.replace(marked.replace("$0", ""), marked, 1))
    assert text.endswith(f"loop depth {said}") if said else "loop depth" not in text


def test_an_alias_in_the_type_of_a_value() -> None:
    check("!row = tensor<4xf32>\nfunc.func @f(%$0a: !row) { return }", "%a : !row", "!row = tensor<4xf32>")


def test_a_value_that_nothing_defines() -> None:
    check('"test.use"(%no$0ne) : (i32) -> ()', "%none : i32", "not defined here")


def test_a_block_shows_its_arguments_and_predecessors() -> None:
    check(
        """
        func.func @f(%c: i1, %a: i32) {
          cf.cond_br %c, ^ne$0xt(%a : i32), ^last
        ^next(%b: i32):
          cf.br ^last
        ^last:
          return
        }
        """,
        "```mlir\n^next(%b: i32):\n```",
        "block of `func.func`, line 3 · 1 predecessor: `entry`",
    )
    check(
        """
        func.func @f(%c: i1) {
          cf.br ^head
        ^head:
          cf.cond_br %c, ^head, ^la$0st
        ^last:
          cf.cond_br %c, ^head, ^last
        }
        """,
        "2 predecessors: `^head`, `^last` · loop depth 2",
    )
    check("func.func @f() {\n cf.br ^no$0where\n}", "^nowhere", "not defined in this region")


def test_a_symbol_shows_the_header_of_its_operation() -> None:
    check(
        """
        func.func @callee(%a: i32) -> i32 {
          return %a : i32
        }
        func.func @caller(%a: i32) {
          %b = call @cal$0lee(%a) : (i32) -> i32
          return
        }
        """,
        "```mlir\nfunc.func @callee(%a: i32) -> i32\n```",
        "symbol, line 1 · 1 use",
    )


def test_a_header_of_several_lines_is_shown_whole() -> None:
    check(
        """
        module {
          module @in$0ner attributes {
            first = 1 : i32,
            second = [
              2 : i32
            ]
          } {
          }
          "func.func"() <{
            function_type = () -> (), sym_name = "generic"
          }> ({
          }) : () -> ()
        }
        """,
        "```mlir\nmodule @inner attributes {\n  first = 1 : i32,\n  second = [\n    2 : i32\n  ]\n}\n```",
    )
    check(
        """
          "func.func"() <{
            function_type = () -> (), sym_name = "gen$0eric"
          }> ({
          }) : () -> ()
        """,
        '```mlir\n"func.func"() <{\n  function_type = () -> (), sym_name = "generic"\n}>\n```',
    )


def test_of_a_header_of_very_many_lines_the_first_are_shown() -> None:
    entries = "".join([f"  a{number} = {number} : i32,\n" for number in range(100)])
    text = hover_text(f"module @ma$0ny attributes {{\n{entries}  z = 1 : i32\n}} {{\n}}")
    assert "  a22 = 22 : i32,\n…\n```" in text
    assert "a23" not in text


def test_a_symbol_shows_the_comment_above_it() -> None:
    check(
        """
        // Adds one *twice*,
        // CHECK-LABEL: @add
        // to be sure.
        func.func private @add(i32) -> i32
        func.func @f(%a: i32) {
          %b = call @a$0dd(%a) : (i32) -> i32
          return
        }
        """,
        "Adds one \\*twice\\*, to be sure.",
        "symbol, line 4",
    )


def test_a_symbol_that_nothing_defines() -> None:
    check('"test.use"() {f = @a::@$0b} : () -> ()', "@a::@b", "not defined in this file")


def test_an_alias_shows_what_it_stands_for() -> None:
    check(
        '#map = affine_map<(d0) -> (d0)>\n"test.use"() {map = #m$0ap} : () -> ()',
        "#map = affine_map<(d0) -> (d0)>",
        "attribute alias, line 1 · 1 use",
    )
    check("!row = tensor<4xf32>\nfunc.func private @f(!$0row)", "!row = tensor<4xf32>", "type alias, line 1 · 1 use")


def test_an_operation_shows_its_syntax_its_parts_and_its_traits() -> None:
    check(
        """
        func.func @f(%a: i32) {
          %b = arith.ad$0di %a, %a : i32
          //   ^^^^^^^^^^^^ this
          return
        }
        """,
        "**arith.addi**",
        "https://mlir.llvm.org/docs/Dialects/ArithOps/",
        "```mlir\n%sum = arith.addi %lhs, %rhs : i32",
        "Operands",
        "`lhs`, `rhs`: integer or index, or vector or tensor of them",
        "Results",
        "Attributes",
        "`overflowFlags`: #arith.overflow",
        "`nsw`",
        "by default",
        "Traits",
        "`Commutative`",
        "Assembly format",
        "```mlir\n%result = arith.addi $lhs `,` $rhs",
    )


def test_an_operation_in_generic_form() -> None:
    check('%a = "arith.const$0ant"() <{value = 1 : i32}> : () -> i32', "**arith.constant**")


def test_an_operation_without_its_dialect() -> None:
    check("func.func @f() {\n ret$0urn\n}", "**func.return**", "Terminator")


def test_an_operation_whose_syntax_is_written_by_hand_shows_its_generic_form() -> None:
    check("func.fu$0nc private @f()", "Regions", "`body`", "Assembly format", '"func.func"()')


def test_a_broken_operation() -> None:
    check("func.func @f(%a: i32) {\n %b = arith.ad$0di %a, : i32\n return\n}", "**arith.addi**")


@pytest.mark.parametrize(
    ("operation", "reason"),
    [
        ("nowhere.x", "the dialect `nowhere` is not known"),
        ("arith.frobnicate", "the arith dialect has no such operation"),
    ],
)
def test_an_operation_that_is_not_known(operation: str, reason: str) -> None:
    check(f"$0{operation}", f"**{operation}**", reason)


@pytest.mark.parametrize("name", ["nowhere.x", "!nowhere.x", "#nowhere.x"])
def test_what_is_not_known_while_dialects_are_imported(name: str) -> None:
    texts = {"!": '"u.v"() : () -> $0', "#": '"u.v"() {a = $0} : () -> ()'}
    question = Question(texts.get(name[0], "$0").replace("$0", f"$0{name}"))
    found = hover(question.analysis, question.position, (), loading=True)
    reason = "the dialect `nowhere` is not known yet: the dialects of the project are being imported"
    assert found is not None
    assert found.markdown.replace("\\", "") == f"**{name}**\n\n{reason}"


def test_what_is_known_while_dialects_are_imported() -> None:
    question = Question("arith.frob$0nicate")
    assert hover(question.analysis, question.position, (), loading=True) == hover(question.analysis, question.position)


def test_a_resource() -> None:
    text = '{-#\n  dialect_resources: {\n    builtin: {\n      blob: "0x0100000000"\n    }\n  }\n#-}'
    use = '"test.use"() {data = dense_resource<%s> : tensor<1xi8>} : () -> ()\n'
    check(use % "blo$0b" + text, "blob", "resource, line 5")
    check(use % "o$0ther" + text, "other", "not in the metadata of this file")


@pytest.mark.parametrize(
    "fixture",
    [
        "// %a$0",
        '"test.use"() {a = "%$0x"} : () -> ()',
        "$0",
        "   $0   ",
        "// RUN: mlir-opt %s --some-other-pa$0ss",
        '"test.use"() {a = #test.so$0me} : () -> ()',
    ],
)
def test_where_there_is_nothing_to_show(fixture: str) -> None:
    assert hover_text(fixture) == ""


def test_a_long_header_is_cut() -> None:
    text = hover_text(f"#long = [{'1, ' * 1000}1]\n\"test.use\"() {{a = #lo$0ng}} : () -> ()")
    assert len(text) < 1000
    assert "…" in text


def test_an_operation_shows_what_it_is_for_and_links_its_documentation() -> None:
    text = hover_text("func.func @f(%a: i32) {\n %b = arith.ad$0di %a, %a : i32\n return\n}")
    heading, summary = text.split("\n\n")[:2]
    assert heading == (
        "**arith.addi** · [arith dialect](https://mlir.llvm.org/docs/Dialects/ArithOps/#arithaddi-arithaddiop)"
    )
    assert summary == "Adds two integers; what does not fit wraps around."


def test_traits_that_only_say_how_an_operation_is_implemented_are_left_out() -> None:
    text = hover_text("func.func @f(%a: i32) {\n %b = arith.ad$0di %a, %a : i32\n return\n}")
    (traits,) = [line for line in text.splitlines() if line.startswith("Traits")]
    assert traits == "Traits: `Commutative`, `Pure`, `SameOperandsAndResultType`, `Elementwise`"
    assert "HasParent<func.func>" in hover_text("func.func @f() {\n ret$0urn\n}")


def test_a_type_that_follows_from_an_alias() -> None:
    text = "!t = tensor<4xf32>\nfunc.func @f(%a: !t, %i: index) {\n  %$0x = tensor.extract %a[%i] : !t\n  return\n}"
    check(text, "%x : f32")
    check(text.replace("!t = tensor<4xf32>\n", ""), "%x : unknown")


@pytest.mark.parametrize(
    ("shown", "type_"),
    [("%$0r", "tensor<?xf32>"), ("%$0q", "tensor<?xf32>"), ("%$0p:2", "index, i1"), ("%$0u", "unknown"), ("%$0v", "unknown")],
)
def test_a_value_after_an_arrow_stands_for_its_type(shown: str, type_: str) -> None:
    text = """
        func.func @f(%a: tensor<?xf32>, %n: index, %c: i1) {
          %r = own.dispatch @k[%n](%a, %n) : (tensor<?xf32>{%n}, index) -> %a{%n}
          %q = own.dispatch @k(%r) : (tensor<?xf32>) -> %r
          %p:2 = own.dispatch @k(%n, %c) : (index, i1) -> (%n, %c)
          %u = own.loop @k(%v) -> %v
          %v = own.loop @k(%u) -> %u
          return
        }
        """
    check(text.replace(shown.replace("$0", "") + " =", shown + " ="), f"{shown.replace('$0', '')} : {type_}\n")


@pytest.mark.parametrize(
    ("line", "type_"),
    [
        ("%$0a = nowhere.x %x : i32", "i32"),
        ("%$0a = nowhere.x %x : i32 loc(unknown)", "i32"),
        ("%$0a:2 = nowhere.x %x : (i32) -> (!nowhere.t, f32)", "!nowhere.t, f32"),
        ("%$0a = nowhere.cast %x : i32 to f32", "f32"),
        ("%$0a = nowhere.timepoint => !nowhere.t", "!nowhere.t"),
        ("%$0a = nowhere.call(%x, %y) : (i32, f32) -> %x as tensor<?xf32>{%y}", "tensor<?xf32>"),
        ("%a, %$0b = nowhere.alloc %x : !nowhere.r<i32>{%x} => !nowhere.t", "!nowhere.t"),
        ("%a:2, %$0b = nowhere.run %x -> (i32, f32) {\n  nowhere.end\n} => !nowhere.t", "!nowhere.t"),
        ("%$0a:2, %b = nowhere.run %x -> (i32, f32) {\n  nowhere.end\n} => !nowhere.t", "i32, f32"),
        ("%$0a = nowhere.import %x : i32 -> tensor<4xf32> in !nowhere.r{%x}", "!nowhere.r"),
        ("%$0a = nowhere.load %x : tensor<4xf32> in !nowhere.r", "unknown"),
        ("%$0a, %b = nowhere.x %x : i32, f32 => !nowhere.t", "unknown"),
        ("%$0a = nowhere.switch %x -> i32\ncase 4 {\n  nowhere.end\n}", "i32"),
        ("%$0a = nowhere.x %x : i32 fast", "unknown"),
        ("%$0a, %b = nowhere.x %x : i32", "unknown"),
        ("%$0a = nowhere.x %x[1 : i32]", "unknown"),
        ("%r = nowhere.region (%$0a: f32) -> i32 {\n  nowhere.end\n}", "f32"),
        ("nowhere.region in(%x as %$0a: index) {\n  nowhere.end\n}", "index"),
    ],
)
def test_a_type_that_the_text_of_an_unknown_syntax_suggests(line: str, type_: str) -> None:
    text = hover_text(line)
    assert f" : {type_}\n```" in text
    assert ("The syntax of `nowhere." in text) == (type_ != "unknown")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('"test.use"() {a = 1 : i$032} : () -> ()', ["i32", "32-bit integer without a sign"]),
        ('"test.use"(%a) : (mem$0ref<4x8xf32, 1>) -> ()', ["memref<4x8xf32, 1>", "rank 2", "32 elements, 128 bytes", "space `1`"]),
        ('"test.use"(%a) : (ten$0sor<?x8xf32>) -> ()', ["1 dimension of 2 known only at run time"]),
        ('"test.use"(%a) : (memref<4x$08xf32, strided<[8, 1]>>) -> ()', ["memref<4x8xf32, strided<[8, 1]>>", "rank 2"]),
        ('"test.use"(%a) : (tensor<4xcomplex<f$032>>) -> ()', ["f32", "floating-point number of 32 bits"]),
        ('#t = #llvm.di_basic_type<tag = DW_TAG_base_type, na$0me = "i">', ["**name** · parameter of `#llvm.di_basic_type`"]),
        ("#l = #xegpu.layout<lane_lay$0out = [1], lane_data = [1]>", ["a list in brackets, each `i32`"]),
        ("!t = !nvgpu.warpgroup.descriptor<ten$0sor = memref<4xf32>>", ["**tensor** · parameter of", ": memref"]),
        (
            '#v = #llvm.di_local_variable<scope = #llvm.di_lexical_block<line = 3>, na$0me = "x">',
            ["**name** · parameter of `#llvm.di_local_variable`"],
        ),
        (
            "#s = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compres$0sed(nonunique)) }>",
            ["**compressed** · level in which only the positions of stored elements are kept"],
        ),
        ("llvm.func inter$0nal @f()", ["**internal** · case 7 of `llvm.Linkage`", "`extern_weak`"]),
        ("#m = affine_$0map<(d0, d1)[s0] -> (d1, d0)>", ["affine map of 2 dimensions and 1 symbol to 2 results: a permutation"]),
        ("#m = affine_map<(d0, d1) -> ($0d1)>", ["a projection, without d0"]),
        ("#s = affine_set<(d$00) : (d0 - 1 >= 0)>", ["integer set over 1 dimension with 1 constraint"]),
        ("%c = arith.cmpi s$0lt, %a, %a : i32", ["**slt** · case 2 of `arith.CmpIPredicate`", "`sge`"]),
        ("%c = arith.addf %a, %a fastmath<nn$0an> : f32", ["**nnan** · case"]),
        ("%c = vector.reduction <a$0dd>, %a : vector<4xf32> into f32", ["**add** · case"]),
        ("%c = vector.reduction <add>, %a : vector<4xf32> in$0to f32", ["**into** · keyword of `vector.reduction`", "into f32"]),
        ("%c = tosa.abs %a {a$0b = 1} : (tensor<4xf32>) -> tensor<4xf32>", ["**ab** · discardable attribute"]),
        ("%s = tensor.pad %a low[1] hi$0gh[1] {", ["keyword of `tensor.pad`"]),
        ('%c = "arith.cmpi"(%a, %a) <{predi$0cate = 2 : i64}> : (i32, i32) -> i1', ["attribute of `arith.cmpi`", "`slt`"]),
        ("// RUN: mlir-opt %s -split-$0input-file | FileCheck %s", ["option of `mlir-opt`", "files of their own"]),
        ("// RUN: mlir-opt %s | FileCheck %s --check-$0prefix=A", ["option of `FileCheck`", "in the place of `CHECK`"]),
    ],
)
def test_words_that_are_no_names(line: str, expected: list[str]) -> None:
    check(line, *expected)


def test_a_keyword_of_a_syntax_that_is_written_by_hand() -> None:
    check("scf.for %i = %a to %b st$0ep %c {\n}", "**step** · keyword of `scf.for`", "iter_args(%total = %init)")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("func.func @f(%a: !llvm.ptr {llvm.noa$0lias}) {\n}", "attribute of an argument of `func.func`"),
        ('"arith.cmpi"(%a, %a) <{predicate = $02 : i64}> : (i32, i32) -> i1', "**slt** · case 2 of `arith.CmpIPredicate`"),
        ("func.func pri$0vate @f()", "keyword of `func.func`: only operations in the same symbol table"),
        ("func.func private @f(memref<4xf32, str$0ided<[1]>>)", "the layout of a buffer"),
        ("%a = arith.constant den$0se<1> : tensor<4xi32>", "the elements of a tensor or vector"),
        ("%a = arith.constant tr$0ue", "the boolean 1 : i1"),
    ],
)
def test_words_of_the_language(text: str, said: str) -> None:
    check(text, said)


def test_a_word_that_is_no_operation_has_no_hover() -> None:
    assert hover_text("func.func @f() {\n  ba$0r\n  return\n}") == ""


def test_the_form_of_an_attribute_has_no_empty_literals() -> None:
    question = Question('"x.y"() {a = #acc.device_$0type<none>} : () -> ()')
    found = hover(question.analysis, question.position)
    assert found is not None
    assert "#acc.device_type`<` $value `>`\n```" in found.markdown
