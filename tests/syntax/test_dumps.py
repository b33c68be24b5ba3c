"""Logs of a compiler: which lines begin a dump, which are no MLIR, and that what a compiler printed is not judged."""

from __future__ import annotations

import random

import pytest

from fixtures import EXAMPLES
from mlir_ls.analysis import CheckOptions, analyze, check_text, update
from mlir_ls.diagnostics import Severity
from mlir_ls.features.symbols.entries import outline
from mlir_ls.formatting import FormatOptions
from mlir_ls.formatting.document import format_document
from mlir_ls.syntax.chunks.dumps import DumpHeader, dump_header, foreign_lines, is_log
from mlir_ls.text import Edit, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt
from trees import check_equal


@pytest.mark.parametrize(
    ("line", "header"),
    [
        ("IR Dump After CSE (cse)", DumpHeader(True, "CSE", "cse", False, "", "")),
        ("IR Dump After Canonicalizer Failed", DumpHeader(True, "Canonicalizer", "", True, "", "")),
        ("IR Dump After ConvertToLLVMPass Failed (convert-to-llvm)",
         DumpHeader(True, "ConvertToLLVMPass", "convert-to-llvm", True, "", "")),
        ("IR Dump Before CSE (cse) ('func.func' operation: @step)", DumpHeader(False, "CSE", "cse", False, "func.func", "step")),
        ("IR Dump Before A (a) ('builtin.module' operation)", DumpHeader(False, "A", "a", False, "builtin.module", "")),
        ("IR Dump After x::(anonymous namespace)::Foo (foo{a=1 b=(c)})",
         DumpHeader(True, "x::(anonymous namespace)::Foo", "foo{a=1 b=(c)}", False, "", "")),
        ("IR Dump After X (x) ('func.func' operation: @\"a b\")", DumpHeader(True, "X", "x", False, "func.func", "a b")),
        ("IR Dump Before CSEPass: cse ('builtin.module' operation)",
         DumpHeader(False, "CSEPass", "cse", False, "builtin.module", "")),
        ("IR Dump After InlinerPass: inline{default-pipeline=canonicalize max=4 } ('f.f' operation: @a.b)",
         DumpHeader(True, "InlinerPass", "inline", False, "f.f", "a.b")),
        ("IR Dump Before (anonymous namespace)::V: unknown<(anonymous namespace)::V>",
         DumpHeader(False, "(anonymous namespace)::V", "", False, "", "")),
        ("Pipeliner internal IR Dump After: LowerLoops", DumpHeader(True, "LowerLoops", "", False, "", "")),
        ("IR Dump After Pass1 Pass2", DumpHeader(True, "Pass1 Pass2", "", False, "", "")),
    ],
)  # fmt: skip
def test_the_line_of_a_dump_is_read(line: str, header: DumpHeader) -> None:
    assert dump_header(f"// -----// {line} //----- //") == header


@pytest.mark.parametrize(
    ("line", "header"),
    [
        ("After CSE ***", DumpHeader(True, "CSE", "", False, "", "")),
        ("Before x::(anonymous namespace)::Foo ***", DumpHeader(False, "x::(anonymous namespace)::Foo", "", False, "", "")),
        ("After A Failed *** ('func' operation: @f)  ", DumpHeader(True, "A", "", True, "func", "f")),
        ("After A *** ('module' operation)", DumpHeader(True, "A", "", False, "module", "")),
        ("After Pattern Application ***", DumpHeader(True, "Pattern Application", "", False, "", "")),
    ],
)
def test_the_line_of_a_dump_of_llvm_11_is_read(line: str, header: DumpHeader) -> None:
    assert dump_header(f"// *** IR Dump {line}") == header
    assert dump_header(f"*** IR Dump {line}") == header


@pytest.mark.parametrize("header", ["// *** IR Dump After A ***", "*** IR Dump After A ***", "*** IR Dump After A *** ('func' operation: @f)"])
def test_older_dumps_are_chunks(header: str) -> None:
    dump = f"{header}\n#a = affine_map<(d0) -> (d0)>\nfunc @f(%x: memref<4xf32, #a>) {{\n  return\n}}\n\n"
    analysis = analyze(split_lines(f"2021-04-07 [default] begins\n{dump * 3}"), CheckOptions())
    assert len(analysis.document.tree.chunks) == 4
    assert analysis.shown == []
    assert analysis.language.profile == "2020-10"


def test_a_text_may_begin_with_the_line_of_an_older_dump_and_is_cut_off_before_others() -> None:
    dump = "*** IR Dump After A ***\nfunc @f() -> i32 {\n  %0 = constant 1 : i32\n  return %0 : i32\n}\n\n"
    assert analyze(split_lines(dump * 2), CheckOptions()).shown == []
    (brace,) = analyze(split_lines(f"  return %0 : i32\n}}\n\n{dump * 2}"), CheckOptions()).shown
    assert (brace.code, brace.severity) == ("stray-brace", Severity.INFORMATION)


def test_the_line_of_a_dump_within_a_pass_needs_no_end() -> None:
    assert dump_header("// -----// Pipeliner internal IR Dump After: A") == DumpHeader(True, "A", "", False, "", "")
    assert dump_header("// -----// IR Dump After A") is None


@pytest.mark.parametrize(
    "line",
    ["// -----", "// -----// x //----- //", "// *** IR Dump After CSE", "// *** x ***", "  // -----// IR Dump After CSE (cse) //----- //", "// CHECK: // -----// IR Dump After"],
)
def test_other_lines_begin_no_dump(line: str) -> None:
    assert dump_header(line) is None
    assert not is_log(line)


def test_a_dump_within_a_pass_stands_for_itself() -> None:
    body = "#a = affine_map<(d0) -> (d0)>\nfunc.func @f(%x: memref<4xf32, #a>) {\n  return\n}\n"
    before, within = "// -----// IR Dump Before P: p //----- //\n", "// -----// Pipeliner internal IR Dump After: LowerLoops\n"
    assert [one.code for one in check_text(before + body + body)] != []
    assert check_text(before + body + within + body) == []


LOG = """\
model.mlir:3:1: remark: fused two loops
  %0 = scf.for {
  ^
// -----// IR Dump After Canonicalizer (canonicalize) //----- //
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: i32) -> i32 {
  cf.switch %arg0 : i32, [
    default: ^bb1
  ]
^bb1:
  return %arg0 : i32
}

model.mlir:20:16: error: expected add/mul op in the body
    %product = linalg.matmul ins(%input, %weights : !input, !weights)
               ^
model.mlir:20:16: note: see current operation: 
%3 = "linalg.matmul"(%arg0, %arg1, %2) ({
^bb0(%arg6: f32):
  "linalg.yield"(%8) : (f32) -> ()
}) : (i1) -> i1
loc("a.py":1:2): warning: slow
// -----// IR Dump After CSE (cse) ('func.func' operation: @f) //----- //
func.func @f(%arg0: i32) -> i32 {
  %0 = future.op %arg0 with new syntax <<= : i32
model.mlir:9:1: warning: in the middle
  return %arg0 : i32
}


===-------------------------------------------------------------------------===
                         ... Execution time report ...
===-------------------------------------------------------------------------===
  Total Execution Time: 0.0433 seconds

  ----Wall Time----  ----Name----
    0.0016 (  3.7%)  Parser
    0.0161 ( 37.2%)  'func.func' Pipeline
    0.0000 (  0.0%)      (A) DominanceInfo
PLEASE submit a bug report to https://github.com/llvm/llvm-project/issues/
Stack dump:
0.\tProgram arguments: mlir-opt x.mlir
 #0 0x00007f2b /usr/lib/libLLVM.so+0x1
#1 0x00007f2b main (/usr/bin/mlir-opt+0x2)
"""  # noqa: W291


def test_lines_that_are_no_mlir_are_found() -> None:
    lines = split_lines(LOG)
    foreign = foreign_lines(lines)
    code = [number for number, line in enumerate(lines) if line.strip() and number not in foreign]
    assert code == [*range(3, 12), 22, 23, 24, 26, 27]


def test_lines_that_go_on_with_an_operation_are_mlir() -> None:
    lines = ["func.func @f(%a: i32)", "-> i32", "attributes {a.b}", "{", "  return %a : i32", "}", "linalg.x ins(%a : i32)", "outs(%b : i32)"]
    assert foreign_lines(lines) == frozenset()
    assert foreign_lines(["words", "{", "  return %a : i32", "}"]) == {0, 1, 2}


def test_what_a_compiler_printed_is_no_error() -> None:
    analysis = analyze(split_lines(LOG), CheckOptions(hints=False))
    assert len(analysis.document.tree.chunks) == 3
    assert {each.severity for each in analysis.shown} <= {Severity.INFORMATION}
    assert all(each.span.start.line == 24 for each in analysis.shown), "only what our syntax does not know is noted"


def test_the_same_symbols_in_two_dumps_are_not_defined_twice() -> None:
    dump = "// -----// IR Dump After A (a) //----- //\nfunc.func @f() {\n  return\n}\n"
    assert analyze(split_lines(dump * 3), CheckOptions()).shown == []


def test_what_is_not_known_is_noted_once_for_a_log() -> None:
    dump = "// -----// IR Dump After A (a) //----- //\nfunc.func @f() {\n  %0 = memref.alloc() some = 64 : memref<4xf32>\n  return\n}\n"
    found = analyze(split_lines(dump * 3), CheckOptions(hints=False)).shown
    assert [(each.code, each.span.start.line) for each in found] == [("expected-token", 2)]


def test_a_log_is_not_laid_out() -> None:
    text = "// -----// IR Dump After A (a) //----- //\nfunc.func   @f( )\nno MLIR   at all\n"
    analysis = analyze(split_lines(text), CheckOptions())
    assert analysis.document.is_log
    assert format_document(analysis.document, analysis.language, FormatOptions()) == []


@pytest.mark.parametrize("seed", range(4))
def test_an_edited_log_is_as_if_read_afresh(seed: int) -> None:
    generator = random.Random(seed)
    analysis = analyze(split_lines(LOG), CheckOptions())
    pieces = ["}", "x:1:1: error: y", "", "  %0 = arith.constant 1 : i32", "// -----// IR Dump After B (b) //----- //", "// -----", "("]
    for _ in range(25):
        first = generator.randrange(len(analysis.document.lines))
        last = min(len(analysis.document.lines), first + generator.randrange(3))
        edit = Edit(first, last, generator.sample(pieces, generator.randrange(1, 3)))
        analysis = update(analysis, edit)
        fresh = analyze(analysis.document.lines, CheckOptions())
        check_equal(analysis, fresh)


@needs_mlir_opt
@pytest.mark.parametrize("scope", [(), ("-mlir-print-ir-module-scope", "-mlir-disable-threading", "-mlir-print-debuginfo")])
@pytest.mark.parametrize("example", ["control_flow", "matmul", "stencil"])
def test_dumps_of_the_compiler_have_no_errors(example: str, scope: tuple[str, ...]) -> None:
    path = next(path for path in EXAMPLES if path.stem == example)
    pipeline = "builtin.module(func.func(canonicalize,cse),convert-scf-to-cf,convert-to-llvm)"
    flags = [f"--pass-pipeline={pipeline}", "-mlir-print-ir-before-all", "-mlir-print-ir-after-all", "-mlir-timing", *scope]
    run = mlir_opt(str(path), *flags, "-o", "/dev/null")
    lines = split_lines(run.stderr)
    headers = [line for line in lines if line.startswith("// -----//")]
    assert len(headers) > 8
    assert [line for line in headers if dump_header(line) is None] == []
    analysis = analyze(lines, CheckOptions(hints=False))
    assert [each.message for each in analysis.shown] == []


REPORT = """$ own-opt --lower in.mlir
/tmp/in.mlir:2:8: error: 'own.op' op has no lowering
  %0 = own.op %lhs : i32
       ^
in.mlir:1:1: note: called from
func.func @f(%lhs: i32) {
^
<stdin>:2:8: note: see current operation:
%0 = "own.op"(%lhs) ({
^bb0(%a: i32):
  "own.yield"(%a) : (i32) -> ()
}) : (i32) -> i32
func.func @f(%lhs: i32) -> i32 {
  %0 = own.op %lhs : i32
  return %0 : i32
}
Please report this.
"""


def test_diagnostics_that_were_copied_with_the_ir_are_no_mlir() -> None:
    analysis = analyze(split_lines(REPORT), CheckOptions())
    assert analysis.document.is_log
    assert foreign_lines(analysis.document.lines) == {*range(12), 16}
    assert {each.severity for each in analysis.diagnostics} <= {Severity.INFORMATION}
    assert [entry.name for entry in outline(analysis)] == ["@f"]


TRACE = """\
//===---===//
Legalizing operation : 'own.op'(0x5ebf36db24b0) {
  %0 = "own.op"(%arg0) : (i32) -> i32

  * Fold {
  } -> FAILURE : unable to fold

  * Pattern : 'own.op -> ()' {
Trying to match "(anonymous namespace)::OwnLowering"
    ** Insert  : 'own.other'(0x5ebf36e65370)
"(anonymous namespace)::OwnLowering" result 1
  } -> SUCCESS : pattern applied successfully
// *** IR Dump After Pattern Application ***
'func.return' op expects parent op 'func.func'
"builtin.module"() ({
  %0 = "own.other"() : () -> i32
}) : () -> ()


} -> SUCCESS
//===---===//
"""


def test_the_trace_of_a_conversion_is_no_mlir() -> None:
    analysis = analyze(split_lines(TRACE), CheckOptions())
    lines = analysis.document.lines
    assert analysis.document.is_log
    code = [line for number, line in enumerate(lines) if line.strip() and number not in foreign_lines(lines)]
    assert [line for line in code if line[:2] != "//"] == lines[14:17]
    assert [each.code for each in analysis.shown] == ["unknown-dialect"]


@pytest.mark.parametrize("title", ["Stack dump:", "LLVM ERROR: no", "PLEASE submit a bug report to x.org", "Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH):"])
def test_a_text_with_a_crash_is_a_log(title: str) -> None:
    text = f"func.func @f() {{\n  return\n}}\nPLEASE submit a bug report\n{title}\n0.\tProgram arguments: mlir-opt\n #0 0x00 f(int) {{}}\n"
    analysis = analyze(split_lines(text), CheckOptions())
    assert analysis.document.is_log
    assert analysis.shown == []
    assert [entry.name for entry in outline(analysis)] == ["@f"]


@pytest.mark.parametrize(
    "line",
    ["error: no", "%0 = error: no such operation", "// error: no such operation", "// Stack dump:", "Stack dump: x", "// Legalizing operation : 'a.b'(0x1)", "// in.mlir:2:8: error: no", 'own.op "in.mlir:2:8: error: no"', "%0 = own.op : error: no", "in.mlir: error: no", "a:1:2: hint: no"],
)
def test_other_lines_make_no_report(line: str) -> None:
    assert not is_log(line)


@pytest.mark.parametrize(
    "line", ["x.mlir:40:5: note: see current operation: %0 = own.op", 'loc("x.py":1:2): remark: so', "error: no such operation"]
)
def test_one_message_of_a_compiler_makes_a_log(line: str) -> None:
    assert is_log(f"func.func @f() {{\n  return\n}}\n{line}\n")


def test_a_diagnostic_that_is_typed_or_deleted_changes_what_a_text_is() -> None:
    lines = split_lines("func.func @f() {\n  return\n}")
    typed = update(analyze(lines, CheckOptions()), Edit(0, 0, ["in.mlir:2:8: error: no", "words"]))
    assert typed.document.is_log
    assert typed.diagnostics == []
    deleted = update(typed, Edit(0, 1, []))
    assert not deleted.document.is_log
    assert [each.code for each in deleted.diagnostics] == ["unknown-operation"]


@pytest.mark.parametrize(
    "line",
    ["<unknown>:0: error: failed to legalize operation 'own.op'", "2021-03-01 10:11:12.123456: I compiler/pass.cc:176] enabled",
     "I20210301 10:11:12.123456  1234 pass.cc:17] enabled", "W0301 10:11:12.123456 1234 compiler/pass.cc:17] slow", "$ mlir-opt a.mlir",
     "$ ./own-opt --cse < a.mlir", ">>> print(module)", ">>> module = build(context)", ">>> import own", "(gdb) call op->dump()",
     "(lldb) p op->dump()", "(Pdb) print(module)", "In [12]: print(module)", "julia> @code_hlo f(x)"],
)  # fmt: skip
def test_what_programs_around_a_compiler_show_is_a_log(line: str) -> None:
    assert is_log(line)
    text = f"{line}\nfunc.func @f() {{\n  return\n}}\n{line}\nTrue\n"
    analysis = analyze(split_lines(text), CheckOptions())
    assert analysis.shown == []
    assert [entry.name for entry in outline(analysis)] == ["@f"]
    shown = text.replace(f"{line}\n", "")
    assert not is_log(shown)
    begun = analyze(split_lines(f"{line}\n{shown}"), CheckOptions())
    typed = update(analyze(split_lines(shown), CheckOptions()), Edit(0, 0, [line]))
    check_equal(typed, begun)
    pushed = update(begun, Edit(0, 0, ["// above"]))
    check_equal(pushed, analyze(split_lines(f"// above\n{line}\n{shown}"), CheckOptions()))
    check_equal(update(pushed, Edit(0, 1, [])), begun)


@pytest.mark.parametrize(
    "line",
    [">>> {", ">>> attributes {a}", ">>> to i32", "$", "%a$ = f()", "(i32) -> i32", "[0] : i32", "I8 = x] y", "In [a]: x", "julia.op>", "  >>> print(a)", "// $ mlir-opt a.mlir",
     "<unknown>:0: x"],
)  # fmt: skip
def test_what_is_no_prompt(line: str) -> None:
    assert not is_log(line)
