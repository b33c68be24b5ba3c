"""Which MLIR a text is read as: found, named in a comment, set; and what an editor and the command line say of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls import analysis, caches
from mlir_ls.analysis import Analysis, CheckOptions, analyze, profile_of, update
from mlir_ls.cli import main
from mlir_ls.features.hover import hover
from mlir_ls.syntax.document import Document
from mlir_ls.syntax.steps import Automaton
from mlir_ls.text import Edit, Position, split_lines


def read(text: str, profile: str | None = None) -> Analysis:
    return analyze(split_lines(text), CheckOptions(profile=profile))


@pytest.mark.parametrize(
    ("text", "profile"),
    [
        ("extfunc @f()", "2018-12"),
        ("#map = (d0) -> (d0)\n\nmlfunc @f() {\n  return\n}", "2018-12"),
        ('func @f() {\n  "a"() {k: 1} : () -> ()\n  return\n}', "2019-03"),
        ("func @f() {\n  %0 = constant dense<tensor<2xi32>, [1, 2]> : tensor<2xi32>\n  return\n}", "2019-03"),
        ('func @f() {\n  "a"() {k = 1} : () -> ()\n  return\n}', "2020-10"),
        ("func @f(%m: memref<4xf32, offset: 0, strides: [1]>)", "2020-10"),
        ("func @f() {\n  return\n}", "2020-10"),
        ("func.func @f() {\n  return\n}", "llvm-22"),
        ("// func @f()\nmodule {\n  func.func private @g()\n}", "llvm-22"),
        ("func @f(%r: !linalg.range) {\n  return\n}", "2020-10"),
        ('"module"() ({\n  "module_terminator"() : () -> ()\n}) : () -> ()', "2020-10"),
        ("module {\n  func @f(%m: memref<4xf32>) {\n    %0 = memref.alloc() : memref<4xf32>\n  }\n}", "llvm-22"),
        ("func @f(%a: i32) {\n  %0 = muli %a, %a : i32\n  %1 = memref.alloc() : memref<4xf32>\n  return\n}", "2020-10"),
        ("func @f(%a: tensor<4xf32>) {\n  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>\n  return\n}", "llvm-22"),
        ("module {\n  func @f(%x: f32) {\n    func.return\n  }\n}", "llvm-22"),
        ('own.op {\n  loop.for %i\n}\nmodule {\n  func.func private @g()\n}', "llvm-22"),
        ('func.func private @f(!emitc.opaque<"int">)', "llvm-22"),
        ('// it was !llvm<"i64 (i64)"> once\nllvm.func @f(%a: i64) -> i64 {\n  llvm.return %a : i64\n}', "llvm-22"),
        ("llvm.mlir.global @g() : !llvm.struct<(ptr<i8>)>\nfunc @f(%p: !llvm.ptr<i8>) {\n  return\n}", "2020-10"),
        ('"module"() ( {\n  "own.op"() : () -> ()\n}) : () -> ()', "2020-10"),
        ("own.op : memref<4xf32>\nown.op : i32, (i32) -> i32", "llvm-22"),
        ("", "llvm-22"),
        ('"b.c"() <{t = memref<4x4xf32, affine_map<(d0, d1) -> (d0, (d1 mod 2))>>}> : () -> ()', "llvm-22"),
        ('"func.func"() ({\n}) {t = (memref<4x4xf32, affine_map<(d0, d1) -> (d0, (d1 mod 2))>>) -> ()} : () -> ()', "llvm-22"),
        ("own.op : memref<4x4xf32, affine_map<(d0, d1) -> (d0, (d1 mod 2))>>", "llvm-22"),
        ("own.op : memref<2xvector<4xf32>, (d0) -> (d0)>", "2020-10"),
        ("for %i = 0 to 10 {\n  %0 = load %A[%i] : memref<10xf32>\n}", "2018-12"),
        ("bb0(%a: i32):\n  %0 = addi %a, %a : i32\n  br bb1\nbb1:\n  return", "2018-12"),
        ("%1 = affine_apply (d0) -> (d0 + 1) (%i)", "2018-12"),
        ("%0 = load %A[%i] : memref<4xf32>", "2020-10"),
        ('%0 = "std.dim"(%A){index: 0} : (tensor<4x?xf32>) -> index', "2019-03"),
        ("br ^bb1(%a : i32)", "2020-10"),
        ('"x.y"() {a: 1} : () -> ()', "2019-03"),
        ("affine.for %i = 0 to 4 {\n  %0 = affine.apply (d0) -> (d0)(%i)\n}", "2020-10"),
        ("%0 = constant splat<tensor<4xi32>, 1> : tensor<4xi32>", "2019-03"),
    ],
)
def test_a_profile_is_found_from_the_text(text: str, profile: str) -> None:
    assert read(text).language.profile == profile


def test_what_is_not_clear_is_read_in_the_way_that_gives_fewer_errors() -> None:
    older = 'func @f(%i: index, %m: memref<4xf32>) {\n  %0 = vector_transfer_read %m, %i\n'
    older += '    {permutation_map :\n(d0) -> (d0)} : (memref<4xf32>, index) -> vector<4xf32>\n  return\n}'
    assert read(older).language.profile == "2019-03"


PIECES = [
    ("#map = (d0) -> (d0 * 2)\n%x = affine_apply #map(%i)", "2018-12"),
    ("#s = (d0) : d0 >= 0, d0 - 5 == 0", "2018-12"),
    ('"addf"(%a, %b) : (f32, f32) -> f32', "2018-12"),
    ("bb2(%x : f32):\n  %z = addf %x, %x : f32\n  cond_br %c, bb3, bb4(%z : f32)", "2018-12"),
    ("if #set(%i, %j)[%M] {\n  %v = load %A[%i] : memref<4xf32>\n}", "2018-12"),
    ('%y = "tf.Conv2d"(%input)\n    {strides: [1, 1], padding: "SAME"}\n  : (tensor<*xf32>) -> tensor<*xf32>', "2019-03"),
    ("splat<tensor<4xi32>, 1>", "2019-03"),
    ('"cond_br"(%cond)[^bb1, ^bb2(%v : index)] : (i1) -> ()', "2019-03"),
    ("(d0)[s0] : (d0 - s0 >= 0)", "2020-10"),
    ("(d0, d1)[s0] -> (d0, d1 + s0) size (10, 20)", "2020-10"),
    ("memref<16x32xf32, #map, hbm>", "2020-10"),
    ("%s = splat %a : vector<4xf32>", "2020-10"),
    ("^bb1(%a : i32):\n  br ^bb2(%a : i32)\n^bb2(%b: i32):\n  return", "2020-10"),
]


@pytest.mark.parametrize(("text", "profile"), PIECES)
def test_a_piece_of_an_older_text_has_no_errors(text: str, profile: str) -> None:
    found = read(text)
    assert found.language.profile == profile
    assert [one for one in found.diagnostics if one.severity.name == "ERROR"] == []


@pytest.mark.parametrize("text", ["(d0)[s0] : (d0 - s0 >= 0)", "// types\nmemref<16x32xf32, 2>\ntensor<*xf32>"])
def test_a_type_or_a_set_on_its_own_is_noted(text: str) -> None:
    assert [one.code for one in read(text, "2018-12").diagnostics] == ["no-operation"]
    assert "no-operation" not in [one.code for one in read(text, "llvm-22").diagnostics]


def test_a_value_that_a_piece_does_not_define_is_an_error_where_the_profile_is_pinned() -> None:
    text = "%0 = load %m[%i] : memref<4xf32>"
    assert {one.severity.name for one in read(text).diagnostics} == {"INFORMATION"}
    assert {one.severity.name for one in read(text, "2020-10").diagnostics} == {"ERROR"}


def test_a_piece_that_several_profiles_have_is_read_with_a_note_and_a_repair() -> None:
    found = read("%0 = constant 1 : i32").diagnostics
    assert [one.message for one in found] == ["read as MLIR of 2020-10; MLIR of 2019-03 and MLIR of 2018-12 would do as well"]
    assert [fix.title for fix in found[0].fixes] == [f"Pin the profile {name}" for name in ("2020-10", "2019-03", "2018-12")]
    assert found[0].fixes[0].edits[0][1] == "// mlir-ls: profile=2020-10\n"


@pytest.mark.parametrize("slip", ["br ^bb1", "%9 = addf %a, %a : i32", "%9 = load %m[%a] : memref<4xf32>", "dealloc %m : memref<4xf32>"])
@pytest.mark.parametrize(
    "around",
    [
        "llvm.func @f(%a: i32) {{\n  %0 = nvvm.read.ptx.sreg.tid.x : i32\n  {}\n  llvm.return\n}}",
        "shape.func @f(%a: !shape.shape) -> !shape.size {{\n  %0 = shape.rank %a : !shape.shape -> !shape.size\n  {}\n"
        "  shape.return %0 : !shape.size\n}}",
        "irdl.dialect @d {{\n  irdl.type @t {{\n    %0 = irdl.any\n    {}\n  }}\n}}",
    ],
)
def test_one_operation_of_former_years_makes_no_older_text(around: str, slip: str) -> None:
    found = read(around.format(slip))
    assert found.language.profile == "llvm-22"
    assert [one.code for one in found.diagnostics if one.severity.name == "ERROR"][:1] == ["unknown-operation"]


def test_a_text_between_two_profiles_has_the_dialects_that_operations_have_moved_to() -> None:
    text = "func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  %1 = muli %0, %a : i32\n  return %1 : i32\n}"
    assert read(text).diagnostics == []
    assert [one.severity.name for one in read(text, "2020-10").diagnostics] == ["ERROR"]
    wrong = text.replace("  return", "  %2 = arith.extsi %a : i16 to i64\n  return")
    assert {one.code for one in read(wrong).diagnostics} == {"value-type-mismatch"}


def test_operations_that_came_between_two_profiles_have_no_dialect() -> None:
    text = """
func @f(%a: i32, %m: memref<4xi32>) {
  %0 = arith.addi %a, %a : i32
  %1 = maxsi %0, %a : i32
  memref.dealloc %m : memref<4xi32>
  switch %a : i32, [
    default: ^bb1,
    1: ^bb1
  ]
^bb1:
  return
}
"""
    assert read(text).diagnostics == []


@pytest.mark.parametrize("dialect", ["scf", "loop"])
def test_a_parallel_loop_of_2020_needs_no_terminator(dialect: str) -> None:
    body = "    %one = constant 1.0 : f32\n    store %one, %m[%i] : memref<?xf32>\n"
    loop = f"  {dialect}.parallel (%i) = (%n) to (%n) step (%n) {{\n{body}  }}\n"
    assert read(f"func @f(%m: memref<?xf32>, %n: index) {{\n{loop}  return\n}}").diagnostics == []


def test_functions_after_operations_of_today_are_between_two_profiles() -> None:
    text = "%0 = arith.constant 1 : i32\nfunc @f(%a: i32) {\n  %1 = addi %a, %a : i32\n  return\n}"
    assert read(text).language.profile == "2020-10"
    assert read(text.replace("func @", "func.func @")).language.profile == "llvm-22"


def test_spellings_of_a_time_between_two_profiles_are_no_mistakes() -> None:
    text = 'func @f(%a: tensor<4xf32, 1 : i64>) {\n  "own.use"(%a) : (tensor<4xf32, 1 : i64>) -> ()\n  return\n}'
    assert [one.severity.name for one in read(text).diagnostics] == ["INFORMATION"]
    assert "there was no 'tensor<4xf32,' yet" in [one.message for one in read(text, "2020-10").diagnostics]
    of_the_document = text.replace('"own.use"(%a)', '"std.use"(%a)')
    assert "there was no 'tensor<4xf32,' yet" in [one.message for one in read(of_the_document).diagnostics]


@pytest.mark.parametrize(
    "text",
    [
        "func @f(%c: i1) {\n  %t = xor %c, %c : i1\n  cf.cond_br %t, ^b, ^b\n^b:\n  return\n}",
        'func @f() attributes {input_names = ["a"]} {\n  "own.use"() : () -> ()\n  return\n}',
        "func @f(%a: !llvm.struct<(i64, array<3 x i64>)>, %b: !llvm.ptr<array<3 x i64>>) {\n  return\n}",
        "func @f() {\n  affine.for %i = 0 to 10 {\n    affine.yield\n  }\n  affine.for %i = 0 to 10 {\n  }\n  return\n}",
    ],
)
def test_what_was_written_between_two_profiles_has_no_errors(text: str) -> None:
    found = read(text)
    assert found.language.profile == "2020-10"
    assert "ERROR" not in [one.severity.name for one in found.diagnostics]


def test_an_editor_warns_of_types_that_a_text_between_two_profiles_may_have() -> None:
    text = 'func @f(%a: !quant.nothing) {\n  "own.use"() : () -> ()\n  return\n}'
    for editor, severity in ((False, "ERROR"), (True, "WARNING")):
        found = analyze(split_lines(text), CheckOptions(editor=editor)).diagnostics
        assert {one.severity.name for one in found if one.code == "unknown-type"} == {severity}


def test_functions_of_the_builtin_dialect_are_between_two_profiles() -> None:
    found = read("builtin.func @f(%a: i32) {\n  %c0 = arith.constant 0 : index\n  %0 = addi %a, %a : i32\n  return\n}")
    assert (found.language.profile, found.diagnostics) == ("2020-10", [])


def test_a_function_without_its_dialect_among_operations_of_today_is_a_mistake() -> None:
    text = "func @f(%m: memref<4xf32>, %i: index) -> f32 {\n  %0 = memref.load %m[%i] : memref<4xf32>\n  return %0 : f32\n}\n"
    text += "func @g(%m: memref<4xf32>, %i: index) -> f32 {\n  %0 = call @f(%m, %i) : (memref<4xf32>, index) -> f32\n  return %0 : f32\n}"
    found = read(text)
    assert found.language.profile == "llvm-22"
    assert [(one.code, one.span.start.line) for one in found.diagnostics] == [("unknown-operation", 0), ("unknown-operation", 4)]
    assert read(text.replace("memref.load", "load")).language.profile == "2020-10"


def test_functions_without_a_dialect_around_operations_of_a_project_are_of_former_years() -> None:
    text = "func @f(%n: index) {\n  %0 = arith.addi %n, %n : index\n  own.use %0 : index\n  return\n}"
    found = read(text)
    assert found.language.profile == "2020-10"
    assert [one.code for one in found.diagnostics] == ["unknown-dialect"]
    assert read(text.replace("own.use %0", "vector.print %0")).language.profile == "llvm-22"
    assert read(text.replace("arith.addi %n, %n", "arith.addi %n")).language.profile == "2020-10"


@pytest.mark.parametrize(
    "text",
    [
        "func @f(%m: memref<?xf32>) -> index {\n  %c = constant 0 : index\n  %0 = memref.dim %m, %c : memref<?xf32>\n"
        "  return %0 : index\n}",
        '"own.kernel"() ({\n^bb0(%m: memref<?xf32>):\n  %c = constant 0 : index\n  %0 = memref.dim %m, %c : memref<?xf32>\n'
        '  "own.use"(%0) : (index) -> ()\n}) : () -> ()',
    ],
)
def test_a_constant_without_a_dialect_beside_memref_is_between_two_profiles(text: str) -> None:
    found = read(text)
    assert found.language.profile == "2020-10"
    assert "ERROR" not in [one.severity.name for one in found.diagnostics]
    today = read(text.replace("constant 0", "arith.constant 0"))
    assert today.language.profile == "llvm-22"


def test_a_function_of_a_library_of_shapes_is_no_older_one() -> None:
    text = """
module attributes {shape.lib = @lib} {
  shape.function_library @lib {
    func @fn(%a: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %a : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {test.op = @fn}
}
"""
    assert read(text).diagnostics == []
    unfinished = read(text.replace("} mapping {test.op = @fn}", "}"))
    assert [each.message for each in unfinished.diagnostics] == ["expected 'mapping', but got the end of the operation"]
    half_typed = read(text.replace("} mapping {test.op = @fn}", "}").replace(" : !shape.value_shape ->", ""))
    assert half_typed.language.profile == "llvm-22"


def test_a_comment_and_a_setting_count_for_more_than_the_text() -> None:
    assert read("// mlir-ls: profile=2019-03\nfunc @f()").language.profile == "2019-03"
    assert read("func @f()", "2019-03").language.profile == "2019-03"
    assert read("// mlir-ls: profile=llvm-22\nextfunc @f()").language.profile == "llvm-22"


def test_the_profile_of_a_text_is_shown_with_the_reason() -> None:
    assert profile_of(["extfunc @f()"], CheckOptions()) == "MLIR of 2018-12 (found from the text)"
    assert profile_of(["func @f()"], CheckOptions(profile="2019-03")) == "MLIR of 2019-03 (set)"
    assert profile_of(["// mlir-ls: profile=llvm-19"], CheckOptions()) == "LLVM 19 (named in a comment)"
    assert profile_of(["func.func private @f()"], CheckOptions()) == "LLVM 22"


def test_the_first_line_shows_the_profile_of_an_older_text() -> None:
    found = hover(read("// a comment\nextfunc @f()"), Position(0, 3))
    assert found is not None
    assert found.markdown == "read as MLIR of 2018-12 (found from the text), profile `2018-12`"
    assert hover(read("// a comment\nfunc.func private @f()"), Position(0, 3)) is None


def test_an_edit_may_change_what_a_text_is_read_as() -> None:
    analysis = update(read("func.func @f() {\n  return\n}"), Edit(0, 1, ["mlfunc @f() {"]))
    assert (analysis.language.profile, analysis.diagnostics) == ("2018-12", [])
    analysis = update(analysis, Edit(0, 1, ["func.func @f() {"]))
    assert (analysis.language.profile, analysis.diagnostics) == ("llvm-22", [])


def test_texts_of_several_profiles_are_kept_apart() -> None:
    old = "#m = (d0) -> (d0 + 1)\nextfunc @f(memref<4xf32, #m>, vector<0xi32>)"
    new = "#m = (d0) -> (d0 + 1)\nfunc.func private @f(memref<4xf32, #m>, vector<0xi32>)"
    for _ in range(2):
        assert read(old).diagnostics == []
        assert len(read(new, "llvm-22").diagnostics) > 1


def test_the_command_says_which_profile_was_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.mlir"
    file.write_text("func @f()\n", encoding="utf-8")
    assert main(["check", "--verbose", "--profile", "2019-03", str(file)]) == 0
    assert "MLIR of 2019-03 (set)" in capsys.readouterr().err


def test_an_edit_of_a_piece_reads_in_no_profile_all_of_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f"%{number} = muli %a{number}, %b : i32" for number in range(200)]
    known = analyze(lines, CheckOptions(), verify=False)
    read_anew: list[int] = []
    parse = analysis.parse_document

    def count(text: list[str], automaton: Automaton) -> Document:
        read_anew.append(len(text))
        return parse(text, automaton)

    monkeypatch.setattr(analysis, "parse_document", count)
    for edit in (Edit(7, 8, ["%7 = mulf %x, %y : f32"]), Edit(3, 3, ["^bb0(%c: i1):"]), Edit(40, 60, []), Edit(0, 1, ["%q"])):
        known = update(known, edit)
        assert not read_anew
        caches.empty_caches()
        fresh = analyze(known.document.lines, CheckOptions(), verify=False)
        assert (known.language, known.diagnostics) == (fresh.language, fresh.diagnostics)
        read_anew.clear()


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('"func"() ( {\n  }) {sym_name = "f", type = () -> ()} : () -> ()', "missing-terminator"),
        ("^bb0:  // no predecessors", "empty-block"),
    ],
)
def test_a_module_of_a_year_that_is_found_may_end_as_those_of_2021(body: str, code: str) -> None:
    text = f'"module"() ( {{\n  {body}\n}}) : () -> ()'
    assert read(text).diagnostics == []
    assert [each.code for each in read(f"// mlir-ls: profile=2020-10\n{text}").diagnostics] == [code]
