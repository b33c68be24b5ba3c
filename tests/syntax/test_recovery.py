"""A broken line costs its own services only. The diagnostics of each damage are in golden/recovery.txt, as users see them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from fixtures import OPTIONS, analysis_of, check, text_of
from fuzz.editing import seed_parameters
from golden import check_golden
from mlir_ls.analysis import Analysis, CheckOptions, analyze, update
from mlir_ls.commands.output.render import render
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics.cursor import ValueName, name_at
from mlir_ls.semantics.occurrences import occurrences
from mlir_ls.text import Edit, Position, Span, split_lines
from trees import check_covers, check_equal, outline

GOLDEN = Path(__file__).parent / "golden"

LINES = text_of(
    """
    func.func @before(%a: i32) -> i32 {
      %b = arith.addi %a, %a : i32
      return %b : i32
    }

    func.func @damaged(%n: index, %m: memref<?xf32>) -> f32 {
      %zero = arith.constant 0.0 : f32
      %one = arith.constant 1 : index
      %first = arith.constant 0 : index
      %sum = scf.for %i = %first to %n step %one iter_args(%s = %zero) -> (f32) {
        %x = memref.load %m[%i] : memref<?xf32>
        %big = arith.cmpf ogt, %x, %zero : f32
        %y = scf.if %big -> (f32) {
          %z = arith.mulf %x, %x : f32
          scf.yield %z : f32
        } else {
          scf.yield %x : f32
        }
        %t = arith.addf %s, %y : f32
        scf.yield %t : f32
      }
      %twice = arith.addf %sum, %sum : f32
      return %twice : f32
    }

    func.func @after(%c: i1) -> i32 {
      %d = "test.value"() : () -> i32
      cf.cond_br %c, ^left, ^right(%d : i32)
    ^left:
      %e = call @before(%d) : (i32) -> i32
      cf.br ^right(%e : i32)
    ^right(%f: i32):
      return %f : i32
    }
    """
).split("\n")

#: A name for each damage, the line that is damaged, and what it looks like then (None: it is gone).
DAMAGES: dict[str, tuple[str, str | None]] = {
    "a lost parenthesis": ("      %e = call", "  %e = call @before(%d : (i32) -> i32"),
    "a lost square bracket": ("%x = memref.load", "    %x = memref.load %m[%i : memref<?xf32>"),
    "a lost angle bracket": ("%x = memref.load", "    %x = memref.load %m[%i] : memref<?xf32"),
    "a lost opening parenthesis": ("%e = call", "  %e = call @before%d) : (i32) -> i32"),
    "a lost opening bracket": ("%x = memref.load", "    %x = memref.load %m%i] : memref<?xf32>"),
    "a stray parenthesis": ("%t = arith", "    %t = arith.addf %s, %y) : f32"),
    "a stray opening parenthesis": ("%t = arith", "    %t = arith.addf (%s, %y : f32"),
    "a stray square bracket": ("%t = arith", "    %t = arith.addf %s, %y : f32]"),
    "a stray opening bracket": ("%t = arith", "    %t = [arith.addf %s, %y : f32"),
    "a stray angle bracket": ("%t = arith", "    %t = arith.addf %s, %y : f32>"),
    "a stray brace": ("%t = arith", "    %t = arith.addf %s, %y : f32 }"),
    "a stray opening brace": ("%t = arith", "    %t = arith.addf %s, %y : f32 {"),
    "a stray brace in the middle": ("%t = arith", "    %t = arith.addf }%s, %y : f32"),
    "a stray brace at the front": ("%t = arith", "    }%t = arith.addf %s, %y : f32"),
    "a stray opening brace at the front": ("%t = arith", "    {%t = arith.addf %s, %y : f32"),
    "the brace of a loop lost": ("%sum = scf.for", LINES[9].replace(" {", "")),
    "the brace of a condition lost": ("%y = scf.if", LINES[12].replace(" {", "")),
    "the brace of a function lost": ("func.func @damaged", LINES[5].replace(" {", "")),
    "the closing brace of a condition lost": ("    } else {", "     else {"),
    "the opening brace of else lost": ("    } else {", "    } else"),
    "else lost": ("    } else {", "    } {"),
    "the whole of else lost": ("    } else {", None),
    "the closing brace of a function lost": ("}@", None),
    "a function's name lost": ("func.func @damaged", LINES[5].replace("@damaged", "")),
    "a function's word lost": ("func.func @damaged", LINES[5].replace("func.func ", "")),
    "a function's argument half typed": ("func.func @damaged", "func.func @damaged(%n: index, %m: mem"),
    "half a line": ("%t = arith", "    %t = arith.addf %s"),
    "a result alone": ("%t = arith", "    %t = "),
    "a value alone": ("%t = arith", "    %t"),
    "a dialect alone": ("%t = arith", "    %t = arith."),
    "half an operation's name": ("%t = arith", "    %t = arith.ad %s, %y : f32"),
    "the sign lost": ("%t = arith", "    %t arith.addf %s, %y : f32"),
    "the operation lost": ("%t = arith", "    %t = %s, %y : f32"),
    "the comma lost": ("%t = arith", "    %t = arith.addf %s %y : f32"),
    "the colon lost": ("%t = arith", "    %t = arith.addf %s, %y f32"),
    "the type lost": ("%t = arith", "    %t = arith.addf %s, %y :"),
    "half a type": ("%x = memref.load", "    %x = memref.load %m[%i] : memref<?x"),
    "an operand lost": ("%t = arith", "    %t = arith.addf %s, : f32"),
    "a sigil lost": ("%t = arith", "    %t = arith.addf %s, y : f32"),
    "an operation of an unknown dialect": ("%t = arith", "    %t = nowhere.frobnicate %s, %y : f32"),
    "a quote": ("%t = arith", '    %t = "arith.addf %s, %y : f32'),
    "a quote lost": ("%d = ", '  %d = "test.value() : () -> i32'),
    "prose": ("%t = arith", "    here the terms are added"),
    "a label half typed": ("^right(%f", "^right(%f: i32"),
    "a label without its colon": ("^left:", "^left"),
    "a label without a name": ("^left:", "^:"),
    "a branch half typed": ("cf.br ^right", "  cf.br ^right(%e"),
    "a terminator lost": ("    scf.yield %t", None),
}


#: Damages that leave something which may be right, as far as is known.
NO_ERRORS = {"an operation of an unknown dialect"}
OF_REGIONS = {"unclosed-region", "yielded-values"}


def damaged(name: str) -> tuple[int, Edit]:
    """The line that a damage is done to, and the edit."""
    begins, replaced = DAMAGES[name]
    if begins == "}@":
        line = 23
    else:
        line = next(number for number, text in enumerate(LINES) if text.strip().startswith(begins.strip()))
    return line, Edit(line, line + 1, [] if replaced is None else [replaced])


WHOLE = analysis_of("\n".join(LINES))


def moved(span: Span, line: int, shift: int) -> Span:
    start, end = span
    if start.line <= line or not shift:
        return span
    return Span(Position(start.line + shift, start.character), Position(end.line + shift, end.character))


def definitions(analysis: Analysis) -> dict[Span, Span | None]:
    """For each value that is named somewhere, where it is defined."""
    found: dict[Span, Span | None] = {}
    for number, text in enumerate(analysis.document.lines):
        for match in re.finditer(r"%\w+", text):
            name = name_at(analysis.document, Position(number, match.start() + 1))
            if not isinstance(name, ValueName):
                continue
            places = [each.span for each in occurrences(analysis.document, name) if each.is_definition]
            found[name.span] = places[0] if places else None
    return found


def test_the_whole_text_is_right() -> None:
    assert WHOLE.diagnostics == []
    assert all(definitions(WHOLE).values())


@pytest.mark.parametrize("name", DAMAGES)
def test_the_tree_covers_damaged_text(name: str) -> None:
    _, edit = damaged(name)
    analysis = update(WHOLE, edit)
    check_covers(analysis.document)
    check_equal(analysis, analysis_of("\n".join(analysis.document.lines)))


@pytest.mark.parametrize("name", DAMAGES)
def test_other_values_are_still_found(name: str) -> None:
    """Each value that is neither named nor defined in the damaged line is found where it was."""
    line, edit = damaged(name)
    after = definitions(update(WHOLE, edit))
    lost = []
    for use, definition in definitions(WHOLE).items():
        assert definition is not None
        if line in (use.start.line, definition.start.line):
            continue
        if after.get(moved(use, line, edit.shift)) != moved(definition, line, edit.shift):
            lost.append(f"{use.start.line}: {WHOLE.document.lines[use.start.line].strip()}")
    assert lost == []


@pytest.mark.parametrize("name", DAMAGES)
def test_errors_stay_where_the_damage_is(name: str) -> None:
    """Errors are on the damaged line, next to it, or where a value is named that was defined there.

    A region that is not closed is pointed out where it begins, and so is one that yields something else than it should.
    """
    line, edit = damaged(name)
    analysis = update(WHOLE, edit)
    own = set(re.findall(r"%\w+", LINES[line]))
    excused = {line - 1, line, line + 1}
    excused |= {number for number, text in enumerate(analysis.document.lines) if own & set(re.findall(r"%\w+", text))}
    errors = [each for each in analysis.diagnostics if each.severity == Severity.ERROR]
    assert {each.span.start.line for each in errors if each.code not in OF_REGIONS} <= excused
    assert bool(errors) == (name not in NO_ERRORS)


def test_the_messages() -> None:
    parts = []
    for name in DAMAGES:
        _, edit = damaged(name)
        analysis = update(WHOLE, edit)
        parts.append(f"== {name}\n\n{render(analysis.diagnostics, analysis.document.lines, 'file.mlir')}")
    check_golden(GOLDEN / "recovery.txt", "\n".join(parts))


def test_functions_around_the_damage_are_still_there() -> None:
    missing = []
    for name in DAMAGES:
        _, edit = damaged(name)
        rows = outline(update(WHOLE, edit).document).split("\n")
        if sum(row.endswith(" func.func") and not row.startswith(" ") for row in rows) < 2:
            missing.append(name)
    assert missing == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("}", "0:0 } !stray-brace"),
        ("module {}\n}\nmodule {}", "0:0 builtin.module\n1:0 } !stray-brace\n2:0 builtin.module"),
        ("module {", "0:0 builtin.module !unclosed-region"),
        (
            "module {\n  module {\n}\nmodule {}",
            "0:0 builtin.module\n  1:2 builtin.module !unclosed-region\n3:0 builtin.module",
        ),
        ("module {\n}}\nmodule {\n}", "0:0 builtin.module\n1:1 } !stray-brace\n2:0 builtin.module"),
        (
            "module {\nmodule {\nmodule {\n}\n}",
            "0:0 builtin.module !unclosed-region\n  1:0 builtin.module\n    2:0 builtin.module",
        ),
    ],
)
def test_braces_that_do_not_balance(text: str, expected: str) -> None:
    document = analysis_of(text).document
    check_covers(document)
    assert outline(document) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("!a = tuple<i32\n!b = tuple<i32>\n#m = unit\n", ["0:13 unclosed-bracket"]),
        ("!a = !foo.bar<[i32\n!b = tuple<i32>\n", ["0:17 unclosed-bracket"]),
        ("#a = {x = 1,\n!b = tuple<i32>\n", ["0:11 unclosed-bracket"]),
        ("!a =\n\n// comment\n!b = tuple<i32>\n", ["0:3 expected-token"]),
        ("!b = tuple<\n  i32\n>\n#c =\n  unit\n#d = #dlti.dl_spec<\n  !llvm.ptr = dense<64> : vector<4xi64>>\n", []),
    ],
)
def test_the_definition_of_an_alias_ends_where_the_next_one_begins(text: str, expected: list[str]) -> None:
    analysis = analysis_of(f"{text}func.func private @f(!b)\n" if "!b" in text else text)
    assert [f"{each.span.start.line}:{each.span.start.character} {each.code}" for each in analysis.diagnostics] == expected


@pytest.mark.parametrize("clauses", ["ins(%a : memref<4xf32>)\n  outs(%a : memref<4xf32>)", "-> tensor<4xf32>", ": i32, i32"])
def test_clauses_on_lines_of_their_own_after_a_mistake_are_no_second_one(clauses: str) -> None:
    head = 'func.func @f(%a: memref<4xf32>) {\n  linalg.matmul {\n    x = {\n      "i",\n      5 = unit\n    }\n  }'
    text = f"{head}\n  {clauses}\n  retrun %a\n  return\n}}\n"
    found = [(each.span.start.line, each.code) for each in analysis_of(text).diagnostics]
    assert found == [(4, "bad-attribute"), (text.split("\n").index("  retrun %a"), "unknown-operation")]


@pytest.mark.parametrize(
    "text",
    [
        "%=vector.vscale{\n%=i\n}",
        "func.func @f() {\n  return {\n  return\n}\n}",
        "scf.if%{\n}{\nt.p(\n}",
        '{\n o{\n"\n(',
        "}\nfunc.func{\nreturn{\nreturn\n}",
    ],
)
def test_braces_in_unlikely_places_are_covered(text: str) -> None:
    check_covers(analysis_of(text).document)


def test_options_change_nothing_in_the_tree() -> None:
    strict = analyze(list(LINES), CheckOptions(strict=True, editor=True))
    assert outline(strict.document) == outline(WHOLE.document)


def test_a_dictionary_with_a_mistake_ends_with_its_brace() -> None:
    text = "shape.function_library @lib {\n} mapping {\n  a.x = @g, a.x = @g\n}\nfunc.func private @after()"
    found = analyze(text.split("\n"), CheckOptions()).diagnostics
    assert [(each.span.start.line, each.message) for each in found if each.severity == Severity.ERROR] == [
        (2, "`a.x` is given twice")
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("memref.store %x, %m[%none{}] : memref<4xf32", "expected '>', but got the end of the operation"),
        ("%v{} = tensor.empty(%none{}) : tensor<?xf32", "expected '>', but got the end of the operation"),
        ("func.call @before(%none{} : (f32) -> ()", "expected ')', but got ':'"),
    ],
)
def test_each_of_several_lines_with_an_open_bracket_is_an_operation_with_one_mistake(line: str, message: str) -> None:
    lines = [line.replace("{}", str(number)) for number in range(3)]
    text = ["func.func @before(%x: f32, %m: memref<4xf32>) {", *lines, "func.return", "}"]
    found = analyze(text, CheckOptions()).diagnostics
    assert [each.span.start.line for each in found if each.message == message] == [1, 2, 3]
    undefined = [each.span.start.line for each in found if each.code == "undefined-value"]
    assert undefined == [1, 2, 3]


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("func.func @f(%i: index, %x: i32 {", "expected ')', but got '{'"),
        ("func.func @f(%i: index, %x: i32) -> {", "expected a type, but got '{'"),
        ("func.func @f(%i: index, %x: ) {", "expected a type, but got ')'"),
        ("llvm.func @f(%i: index, %x: i32 -> i32 {", "expected ')', but got '->'"),
    ],
)
def test_arguments_in_front_of_a_mistake_keep_their_types(header: str, message: str) -> None:
    found = analyze([header, "  %j = arith.addi %i, %i : i32", "  llvm.unreachable", "}"], CheckOptions()).diagnostics
    assert [each.message for each in found if each.span.start.line == 0] == [message]
    mismatches = {each.message for each in found if each.code == "value-type-mismatch"}
    assert mismatches == {"'%i' is used with type 'i32', but has type 'index'"}


@pytest.mark.parametrize("literal", ["dense<12", "dense<[[1, 2]", "sparse<[[0, 0], []", "array<i32: 1", "dense<"])
def test_a_literal_that_is_not_closed_does_not_take_the_brace_of_the_region(literal: str) -> None:
    text = f"module {{\n  func.func @f() {{\n    %c = arith.constant {literal}\n  }}\n  func.func @g() {{\n    return\n  }}\n}}"
    found = analyze(text.split("\n"), CheckOptions()).diagnostics
    assert [each.span.start.line for each in found] == [2]


@pytest.mark.parametrize(
    ("before", "message"),
    [
        ('spirv.module Logical GLSL450 {\n  spirv.func @f() "No', "the string is not closed on its line"),
        ('module {\n  func.func @f() attributes {a = "No', "the string is not closed on its line"),
        ('func.func @f(%c: i1) {\n  scf.if "c', "expected an SSA value, but got '\"c {'"),
    ],
)
def test_a_string_that_is_not_closed_does_not_hide_the_brace_of_a_region(before: str, message: str) -> None:
    rest = '    "test.inside"() : () -> ()\n    func.return\n  }\n  func.func private @g()\n}'
    found = analyze(f"{before} {{\n{rest}".split("\n"), OPTIONS).diagnostics
    in_header = [each.message for each in found if each.span.start.line == 1]
    assert in_header == [message]
    assert not {"stray-brace", "unclosed-region"} & {each.code for each in found}


def test_a_region_is_typed_around_lines_that_are_there() -> None:
    check(
        """
        func.func @f(%b: i1, %x: i32) -> i32 {
          scf.if %b {
        //          ^ unclosed-region
          %0 = arith.addi %x, %x : i32
          cf.cond_br %b, ^next, ^last
        ^next:
          scf.if %b {
            %1 = arith.addi %0, %x : i32
          }
          cf.br ^last
        ^last:
          return %0 : i32
        }
        func.func @g() {
          scf.execute_region {
        //                   ^ unclosed-region
          return
        }
        """
    )


def test_the_line_that_opens_a_region_is_removed() -> None:
    check(
        """
        gpu.module @kernels {
          gpu.func @add(%arg0: memref<8xf32>, %i: index)
            kernel attributes {test.a} {
            %0 = memref.load %arg0[%i] : memref<8xf32>
              %1 = arith.addf %0, %0 : f32
              memref.store %1, %arg0[%i] : memref<8xf32>
            }
        //  ^ stray-brace
            gpu.return
          }
        }
        """
    )


def test_its_brace_is_looked_for_far_below() -> None:
    lines = "".join([f"          %{number} = call @g() : () -> i32\n" for number in range(400)])
    check(
        f"""
        func.func private @g() -> i32
        func.func @f(%b: i1) {{
          scf.if %b {{
        //          ^ unclosed-region
{lines}          return
        }}
        """
    )


def test_where_a_region_is_not_indented_its_brace_closes_it() -> None:
    check(
        """
        func.func @f(%b: i1, %x: i32) -> i32 {
          scf.if %b {
          %0 = arith.addi %x, %x : i32
          }
          return %x : i32
        }
        func.func @g() {
        //             ^ unclosed-region
          return
        """
    )


def test_a_function_is_split_in_two() -> None:
    check(
        """
        module {
          func.func @f(%x: i32) -> i32 {
            %0 = arith.addi %x, %x : i32
          }
        //^ stray-brace
            %1 = arith.addi %0, %x : i32
            return %1 : i32
          }
          func.func @g() {
            return
          }
        }
        """
    )
    check(
        """
        func.func @f(%x: i32) -> i32 {
          return %x : i32
        }
        func.func @second(%
        //                ^ expected-token: expected ':', but got the end of the operation
          func.call @g() : () -> ()
          %1 = arith.addi %0, %x : i32
          return
        }
        func.func @g() {
          return
        }
        """
    )


def test_a_brace_at_the_beginning_of_a_body() -> None:
    check(
        """
        func.func @f(%x: i32) -> i32 {
          }
        //^ stray-brace
          %0 = arith.addi %x, %x : i32
          return %0 : i32
        }
        """
    )


ODDLY_INDENTED = """
func.func @odd(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]}
    ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
      ^bb0(%x: f32, %y: f32):
        linalg.yield %x : f32
      } -> tensor<4xf32>
 scf.if %c {
 "test.here"() : () -> ()
   }
  cf.br ^end
^end:
  return %0 : tensor<4xf32>
}
""".strip().split("\n")


@pytest.mark.parametrize("brace", ["{", "}"])
def test_a_brace_in_another_function_changes_nothing_where_braces_balance(brace: str) -> None:
    lines = [*ODDLY_INDENTED, "func.func @damaged(%x: i32) {", "  %0 = arith.addi %x, %x : i32", "  return", "}"]
    whole, place = analyze(lines, OPTIONS), len(ODDLY_INDENTED) + 1
    analysis = update(whole, Edit(place, place + 1, [lines[place] + brace]))
    fresh = analyze(list(analysis.document.lines), OPTIONS)
    check_equal(analysis, fresh)
    assert fresh.diagnostics
    assert min([each.span.start.line for each in fresh.diagnostics]) >= place - 1
    assert outline(fresh.document).split("func.func")[1] == outline(whole.document).split("func.func")[1]


@pytest.mark.parametrize("indent", [1, 2, 3])
def test_a_brace_too_many_is_the_one_after_which_the_region_goes_on(indent: int) -> None:
    text = text_of(
        """
        func.func @f(%x: i32) -> i32 {
            return %x : i}32
        }
        INDENTfunc.func @g(%x: i32) -> i32 {
            return %x : i32
        INDENT}
        """
    )
    found = analysis_of(text.replace("INDENT", " " * indent)).diagnostics
    assert {each.span.start.line for each in found} == {1}


@pytest.mark.parametrize("seed", seed_parameters(4))
def test_braces_that_are_typed_and_removed(seed: int) -> None:
    rng = random.Random(seed)
    lines = split_lines(
        "func.func @f(%b: i1, %x: i32) {\n  scf.if %b {\n  %0 = arith.addi %x, %x : i32\n  }\n  scf.if %b {\n    "
        "%1 = arith.addi %x, %x : i32\n  }\n  return\n}\nmodule {\n  func.func @g() {\n  return\n  }\n}"
    )
    analysis = analyze(lines, OPTIONS)
    for _ in range(60):
        text = list(analysis.document.lines)
        at = rng.randrange(len(text))
        braces = [number for number, line in enumerate(text) if line.strip() in ("}", "scf.if %b {")]
        if braces and rng.random() < 0.5:
            at = rng.choice(braces)
            edit = Edit(at, at + 1, [])
        else:
            edit = Edit(at, at, [rng.choice(["  }", "}", "    }", "  scf.if %b {", "  scf.for {", '"a {', "func.func @h(%"])])
        analysis = update(analysis, edit)
        check_equal(analysis, analyze(list(analysis.document.lines), OPTIONS))
