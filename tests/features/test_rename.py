"""Renaming: everywhere or not at all."""

from __future__ import annotations

import re

import pytest
from question_support import Question

from mlir_ls.features.rename import RenameError, renamable, renamed
from mlir_ls.text import Span


def renamed_text(fixture: str, new_name: str) -> str:
    question = Question(fixture)
    lines = question.text.split("\n")
    for (start, end), text in sorted(renamed(question.analysis, question.position, new_name), reverse=True):
        assert start.line == end.line
        lines[start.line] = lines[start.line][: start.character] + text + lines[start.line][end.character :]
    return "\n".join(lines)


def check(fixture: str, new_name: str) -> None:
    """In the fixture, what is between `<` and `>` is what is renamed, and only that."""
    marked = Question(fixture.replace("«", "").replace("»", "")).text
    expected = Question(fixture.replace("$0", "")).text
    before, *rest = expected.split("«")
    expected = before + "".join([new_name + each.partition("»")[2] for each in rest])
    assert renamed_text(fixture.replace("«", "").replace("»", ""), new_name) == expected, marked


def refusal(fixture: str, new_name: str) -> str:
    question = Question(fixture)
    with pytest.raises(RenameError) as caught:
        renamed(question.analysis, question.position, new_name)
    return str(caught.value)


def test_a_value() -> None:
    check(
        """
        func.func @f(%c: i1) {
          %«on$0e» = arith.constant 1 : i32
          scf.if %c {
            %two = arith.addi %«one», %«one» : i32
          }
          return
        }
        func.func @g() {
          %one = arith.constant 1 : i32
          return
        }
        """,
        "uno",
    )


def test_the_sigil_may_be_given() -> None:
    assert renamed_text("%$0a = arith.constant 1 : i32", "%b") == "%b = arith.constant 1 : i32"


def test_a_group_of_results() -> None:
    check('%«$0p»:2 = "test.p"() : () -> (i32, i32)\n"test.use"(%«p»#0, %«p»#1) : (i32, i32) -> ()', "q")


def test_a_value_in_a_broken_operation() -> None:
    check("func.func @f(%«$0a»: i32) {\n  %b = arith.addi %«a», ??? : i32\n  return\n}", "first")


def test_a_block() -> None:
    check("func.func @f() {\n  cf.br ^«ne$0xt»\n^«next»:\n  cf.br ^«next»\n}", "again")


def test_a_symbol_with_its_uses_in_other_tables() -> None:
    check(
        """
        module @«in$0ner» {
          func.func private @f()
        }
        "test.use"() {a = @«inner»::@f, b = [@«inner»]} : () -> ()
        """,
        "other",
    )


def test_a_symbol_in_generic_form_and_one_in_quotes() -> None:
    check('func.func private @«"a $0name"»()\nfunc.func @g() {\n  call @«"a name"»() : () -> ()\n  return\n}', "b")
    check(
        '"func.func"() <{function_type = () -> (), sym_name = "«$0f»"}> ({\n'
        '  "func.call"() <{callee = @«f»}> : () -> ()\n  "func.return"() : () -> ()\n}) : () -> ()',
        "g",
    )


def test_a_symbol_that_is_spelled_in_several_ways() -> None:
    check(
        r"""
        func.func private @«"pl$0ain"»()
        "test.use"() {a = @«plain», b = [@«"pl\61in"», @"pl\62in", "plain"]} : () -> ()
        """,
        "other",
    )
    assert refusal('func.func private @"é"()\nfunc.func private @$0g()', r"\C3\A9")


def test_a_symbol_in_the_body_of_an_attribute_and_of_a_type() -> None:
    check(
        """
        #address = #llvm.blockaddress<function = @«f», tag = <id = 1>>
        llvm.func @«f$0»() {
          llvm.blocktag <id = 1>
          llvm.return
        }
        llvm.func @g(%a: !unknown.type<"@f", @«f»>) -> !llvm.ptr {
          %0 = llvm.blockaddress <function = @«f», tag = <id = 1>> : !llvm.ptr
          llvm.return %0 : !llvm.ptr
        }
        """,
        "other",
    )


def test_a_symbol_whose_name_holds_sigils() -> None:
    check(
        """
        llvm.func @«"?f@@YAXH@Z"»(%a: i32)
        llvm.func @"?f@@YAXN@Z"(%a: f64)
        llvm.func @g(%a: i32, %b: f64) {
          llvm.call @«"?f@@$0YAXH@Z"»(%a) : (i32) -> ()
          llvm.call @"?f@@YAXN@Z"(%b) : (f64) -> ()
          "llvm.call"(%a) <{callee = @«"?f@@YAXH@Z"», op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
          llvm.return
        }
        """,
        "other",
    )


def test_aliases() -> None:
    check('#«m$0ap» = affine_map<(d0) -> (d0)>\n"test.use"() {map = #«map», other = #mapping} : () -> ()', "id")
    check("!«$0row» = tensor<4xf32>\nfunc.func private @f(!«row», tensor<2x!«row»>)", "line")


def test_what_prepare_rename_returns() -> None:
    question = Question("%o$0ne = arith.constant 1 : i32")
    found = renamable(question.analysis, question.position)
    assert found.name == "one"
    assert found.span == Span((0, 1), (0, 4))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fixture", "reason"),
    [
        ("%a = arith.con$0stant 1 : i32", "only values, blocks, symbols, aliases and names in affine maps can be renamed"),
        ('"test.use"(%no$0ne) : (i32) -> ()', "'%none' is not defined in this file"),
        ('"test.use"() {f = @no$0ne} : () -> ()', "'@none' is not defined in this file"),
        ("func.func @f() {\n cf.br ^no$0ne\n}", "'^none' is not defined in this file"),
        ("// noth$0ing", "only values"),
    ],
)
def test_what_cannot_be_renamed(fixture: str, reason: str) -> None:
    question = Question(fixture)
    with pytest.raises(RenameError, match=reason.replace("^", r"\^")):
        renamable(question.analysis, question.position)
    assert reason in refusal(fixture, "x")


@pytest.mark.parametrize("name", ["", " ", "a b", "1a", "%", "@a", "a%", "é", "->x"])
def test_names_that_are_not_valid_for_a_value(name: str) -> None:
    assert refusal("%$0a = arith.constant 1 : i32", name)


@pytest.mark.parametrize("name", ["7", "a-b", "a.b", "$x", "_"])
def test_names_that_are_valid_for_a_value(name: str) -> None:
    assert renamed_text("%$0a = arith.constant 1 : i32", name) == f"%{name} = arith.constant 1 : i32"


@pytest.mark.parametrize("name", ["7", "a-b", "a b", "é", r"a\\b", r"a\22"])
def test_names_of_symbols_that_need_quotes_get_them(name: str) -> None:
    text = '"test.use"() {f = @f} : () -> ()\n"func.func"() ({}) {function_type = () -> (), sym_name = "$0f"} : () -> ()'
    expected = text.replace("@f", f'@"{name}"').replace('"$0f"', f'"{name}"')
    for typed in (name, f"@{name}", f'"{name}"', f'@"{name}"'):
        assert renamed_text(text, typed) == expected


@pytest.mark.parametrize("name", ['"b"', "@b", '@"b"'])
def test_names_of_symbols_that_need_no_quotes_have_none(name: str) -> None:
    assert renamed_text('func.func private @"$0f"()\n"test.use"() {f = @f} : () -> ()', name) == (
        'func.func private @b()\n"test.use"() {f = @b} : () -> ()'
    )


@pytest.mark.parametrize("mark", "%^#!@")
def test_a_symbol_whose_name_begins_with_a_mark_may_keep_it(mark: str) -> None:
    fixture = f'func.func private @"$0{mark}f"()\n"test.use"() {{f = @"{mark}f"}} : () -> ()'
    for typed in (f"{mark}g", f'"{mark}g"', *([f'@"{mark}g"'] if mark != "@" else [])):
        assert renamed_text(fixture, typed) == fixture.replace("$0", "").replace(f"{mark}f", f"{mark}g")
    other = "!" if mark != "!" else "#"
    assert "does not begin with '@'" in refusal(fixture, f"{other}g")


@pytest.mark.parametrize("name", ["", '""', "@", 'a"b', "a\\", r"a\x", "a\nb", "%b"])
def test_names_that_are_not_valid_for_a_symbol(name: str) -> None:
    assert re.search("not a valid name|does not begin with '@'", refusal("func.func private @$0f()", name))


@pytest.mark.parametrize("name", ["7", "a.b", "a b", "é", "", "!b"])
def test_names_that_are_not_valid_for_an_alias(name: str) -> None:
    assert re.search("not a valid name|does not begin with '#'", refusal("#$0a = 1 : i32", name))


@pytest.mark.parametrize("name", ["a.b", "a-b", "7", "_"])
def test_names_that_are_valid_for_a_block(name: str) -> None:
    fixture = "func.func @f() {\n cf.br ^$0a\n^a:\n return\n}"
    assert renamed_text(fixture, name) == fixture.replace("$0", "").replace("^a", f"^{name}")


def test_a_name_that_is_taken_in_the_region_around_or_inside() -> None:
    around = "func.func @f(%c: i1, %a: i32) {\n  scf.if %c {\n    %$0b = arith.constant 1 : i32\n  }\n  return\n}"
    assert "there is a value '%a' already on line 1" in refusal(around, "a")
    inside = "func.func @f(%c: i1, %$0a: i32) {\n  scf.if %c {\n    %b = arith.constant 1 : i32\n  }\n  return\n}"
    assert "there is a value '%b' already" in refusal(inside, "b")
    argument = "func.func @f(%n: index, %$0a: i32) {\n  scf.for %i = %n to %n step %n {\n  }\n  return\n}"
    assert "there is a value '%i' already" in refusal(argument, "i")


def test_names_inside_of_isolated_operations_share_the_scope_around_them() -> None:
    after = "%$0a = arith.constant 1 : i32\nfunc.func @f() {\n  %b = arith.constant 1 : i32\n  return\n}"
    assert "there is a value '%b' already" in refusal(after, "b")
    around = "%a = arith.constant 1 : i32\nfunc.func @f() {\n  %$0b = arith.constant 1 : i32\n  return\n}"
    assert "there is a value '%a' already on line 1" in refusal(around, "a")
    in_front = "func.func @f() {\n  %b = arith.constant 1 : i32\n  return\n}\n%$0a = arith.constant 1 : i32"
    assert renamed_text(in_front, "b").endswith("%b = arith.constant 1 : i32")


def test_a_name_that_is_taken_where_it_is_not_visible() -> None:
    text = "func.func @f() {\n  %$0a = arith.constant 1 : i32\n  return\n}\nfunc.func @g(%b: i32) { return }"
    assert "%b = arith.constant" in renamed_text(text, "b")


def test_a_name_that_a_region_in_front_defines_for_itself() -> None:
    region = "  scf.if %c {\n    %t = arith.constant 1 : i32\n  }\n"
    loop = "  scf.for %t = %n to %n step %n {\n  }\n"
    for in_front in (region, loop, "  scf.if %c { %t = arith.constant 1 : i32 }\n"):
        text = f"func.func @f(%c: i1, %n: index) -> i32 {{\n{in_front}  %$0u = arith.constant 2 : i32\n  return %u : i32\n}}"
        assert renamed_text(text, "t").endswith("  %t = arith.constant 2 : i32\n  return %t : i32\n}")
        after = f"func.func @f(%c: i1, %n: index) {{\n  %$0u = arith.constant 2 : i32\n{in_front}  return\n}}"
        assert "there is a value '%t' already" in refusal(after, "t")
    early = f'func.func @f(%c: i1) {{\n  cf.br ^b\n^a:\n  "test.use"(%u) : (i32) -> ()\n{region}  return\n^b:\n  %$0u = arith.constant 2 : i32\n  cf.br ^a\n}}'
    assert "there is a value '%t' already" in refusal(early, "t")


def test_a_name_that_the_region_around_has_after_the_value() -> None:
    region = '  scf.if %c {\n    %$0a = arith.constant 1 : i32\n    "test.use"(%a) : (i32) -> ()\n  }\n'
    text = f"func.func @f(%c: i1) {{\n{region}  %b = arith.constant 2 : i32\n  return\n}}"
    assert renamed_text(text, "b") == text.replace("%$0a", "%b").replace("%a", "%b")
    early = text.replace("  scf.if", '  "test.region"() ({ "test.use"(%b) : (i32) -> () }) : () -> ()\n  scf.if')
    assert "there is a value '%b' already" in refusal(early, "b")
    assert "there is a value '%b' already" in refusal(text.replace('"(%a)', '"(%b)'), "b")


def test_other_names_that_are_taken() -> None:
    assert "block '^b'" in refusal("func.func @f() {\n cf.br ^$0a\n^a:\n cf.br ^b\n^b:\n return\n}", "b")
    assert "symbol '@g'" in refusal("func.func private @$0f()\nfunc.func private @g()", "g")
    assert "alias '#b'" in refusal("#$0a = 1 : i32\n#b = 2 : i32", "b")


def test_the_old_name_is_no_clash() -> None:
    assert renamed_text("%$0a = arith.constant 1 : i32", "a") == "%a = arith.constant 1 : i32"


def test_a_symbol_whose_name_is_an_alias() -> None:
    message = refusal(
        """
        #name = "f"
        "func.func"() <{sym_name = #name, function_type = () -> ()}> ({
          func.call @$0f() : () -> ()
          func.return
        }) : () -> ()
        """,
        "g",
    )
    assert message == "the name of '@f' is what '#name' stands for"


def test_an_argument_takes_no_name_of_its_region_where_it_is_defined() -> None:
    function = "func.func @f(%$0a: i32, %b: i32) {\n  %c = arith.addi %b, %b : i32\n  return\n}"
    assert refusal(function, "b") == "there is a value '%b' already on line 1"
    assert refusal(function, "c") == "there is a value '%c' already on line 2"
    loop = "scf.for %$0i = %a to %b step %c iter_args(%d = %a) -> index {\n  scf.yield %d : index\n}"
    assert refusal(loop, "d") == "there is a value '%d' already on line 1"
    assert "%e: i32, %b: i32" in renamed_text(function, "e")


@pytest.mark.parametrize(
    "fixture",
    [
        """
        %c = brew.when %go with(%«te$0a» = %leaf) {
          brew.pour %«tea»
        } else with(%tea = %leaf) {
          brew.pour %tea
        }
        """,
        """
        %c = brew.when %go with(%tea = %leaf) {
          brew.pour %tea
        } else with(%«te$0a» = %leaf) {
          brew.pour %«tea»
        }
        """,
        """
        %c = brew.when %go with(%tea = %leaf, %cup = %leaf) {
          brew.pour %tea into %cup
        } else with(%tea = %leaf, %«cup» = %leaf) {
          brew.pour %tea into %«cu$0p»
        }
        """,
    ],
)
def test_regions_of_an_operation_of_unknown_syntax_may_have_arguments_of_one_name(fixture: str) -> None:
    check(fixture, "milk")
