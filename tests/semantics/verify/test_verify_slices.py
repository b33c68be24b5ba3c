"""Verification goes on in slices, forgets nothing, and after an edit looks only at what is new."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator

import pytest

from fixtures import OPTIONS, replaces_globals
from fuzz.editing import seed_parameters
from mlir_ls.analysis import Analysis, analyze, pending_verification, update, with_verdicts
from mlir_ls.diagnostics import Severity
from mlir_ls.semantics.verify.engine import verdicts as shapes
from mlir_ls.semantics.verify.engine import walk
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax import nesting
from mlir_ls.syntax.shape import Mention
from mlir_ls.text import Edit, replacement, span, split_lines


def functions(count: int) -> list[str]:
    """Many functions, one of them with a mistake."""
    lines: list[str] = []
    for number in range(count):
        lines += [
            f"func.func @f{number}(%a: i32) -> i32 {{",
            f"  %0 = arith.{'addf' if number == count // 2 else 'addi'} %a, %a : i32",
            "  return %0 : i32",
            "}",
        ]
    return lines


def long_function(count: int, rng: random.Random) -> list[str]:
    """One function of many operations, in a few blocks."""
    lines = ["func.func @f(%c: i1, %v0: i32) {"]
    for number in range(1, count):
        if rng.random() < 0.002:
            lines += [f"  cf.br ^bb{number}", f"^bb{number}:"]
        lines.append(f"  %v{number} = arith.addi %v{rng.randrange(number)}, %v{rng.randrange(number)} : i32")
    return [*lines, "  return", "}"]


def codes(analysis: Analysis) -> list[str]:
    return [found.code for found in analysis.diagnostics if found.severity == Severity.ERROR]


def test_verification_can_wait() -> None:
    lines = functions(300)
    analysis = analyze(lines, OPTIONS, verify=False)
    assert not analysis.verified
    assert "operand-type" not in codes(analysis)
    slices = sum(1 for _ in pending_verification(analysis))
    assert slices > 3
    done = with_verdicts(analysis)
    assert done.verified
    assert done.diagnostics == analyze(lines, OPTIONS).diagnostics
    assert "operand-type" in codes(done)


def test_what_was_done_stays_done() -> None:
    analysis = analyze(functions(300), OPTIONS, verify=False)
    whole = sum(1 for _ in pending_verification(analyze(functions(300), OPTIONS, verify=False)))
    first = pending_verification(analysis)
    for _ in range(whole // 2 + 2):
        next(first)
    assert not with_verdicts(analysis).verified
    assert 0 < sum(1 for _ in pending_verification(analysis)) < whole
    assert with_verdicts(analysis).verified


def test_an_edit_of_a_verified_text_is_verified_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(functions(600), OPTIONS)
    looked_at = 0
    verify_run = walk._verify_run

    def counting(run: walk.Run, *rest: object) -> None:
        nonlocal looked_at
        looked_at += len(run.items)
        verify_run(run, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(walk, "_verify_run", counting)
    edited = update(analysis, Edit(401, 402, ["  %0 = arith.addf %a, %a : i32"]))
    assert edited.verified
    assert "operand-type" in codes(edited)
    assert looked_at <= 256 + 2
    assert edited.diagnostics == analyze(edited.document.lines, OPTIONS).diagnostics


def test_an_edit_that_brings_very_much_leaves_it_pending() -> None:
    analysis = analyze(functions(3), OPTIONS)
    edited = update(analysis, Edit(0, 0, functions(3000)))
    assert not edited.verified
    for _ in pending_verification(edited):
        pass
    done = with_verdicts(edited)
    assert done.verified
    assert done.diagnostics == analyze(done.document.lines, OPTIONS).diagnostics


def test_an_edit_of_a_text_that_is_not_verified_verifies_nothing() -> None:
    analysis = analyze(functions(3), OPTIONS, verify=False)
    assert not update(analysis, Edit(1, 1, [""])).verified


@replaces_globals
def test_equal_operations_are_verified_once(monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []
    faults = shapes.Verifier._faults

    def noting(self: shapes.Verifier, operation: shapes.Operation) -> list[shapes.Fault]:
        verified.append(operation.shape.text)
        return faults(self, operation)

    monkeypatch.setattr(shapes.Verifier, "_faults", noting)
    lines = ["func.func @only_here(%a: i9) {", *["  %0 = arith.addi %a, %a : i9"] * 500, "  return", "}"]
    analyze(lines, OPTIONS)
    assert verified.count("  % = arith.addi %, % : i9") + verified.count("% = arith.addi %, % : i9") == 1


def test_a_header_is_verified_apart_from_the_same_header_in_a_damaged_text() -> None:
    header = "func.func @f(%x: memref<i32>, %y: f32) {\n  acc.atomic.update %x : memref<i32> {\n  ^bb0(%z: f32):\n"
    lines = split_lines(f"{header}    acc.yield %z : f32\n  }}\n  return\n}}")
    assert codes(analyze(lines, OPTIONS)) == ["atomic-update-region"]
    analyze(split_lines(f"{header}    acc.yield %z : f32\n}} more {{}}\n"), OPTIONS)
    assert codes(analyze(lines, OPTIONS)) == ["atomic-update-region"]


def test_regions_nested_ten_thousand_deep() -> None:
    depth = 10_000
    lines = ['"test.region"() ({'] * depth + ["}) : () -> ()"] * depth
    analysis = analyze(lines, OPTIONS)
    assert analysis.verified
    assert codes(analysis) == []


def test_a_change_of_an_alias_verifies_anew() -> None:
    lines = split_lines("!t = i32\nfunc.func @f(%a: !t) {\n  %0 = arith.addi %a, %a : !t\n  return\n}\n")
    analysis = analyze(lines, OPTIONS)
    assert codes(analysis) == []
    edited = update(analysis, Edit(0, 1, ["!t = f32"]))
    assert codes(edited) == ["operand-type"]
    assert codes(update(edited, Edit(0, 1, ["!t = i32"]))) == []


def test_a_new_parent_verifies_anew() -> None:
    lines = split_lines("func.func @f(%c: i1) {\n  scf.if %c {\n    scf.yield\n  }\n  return\n}\n")
    analysis = analyze(lines, OPTIONS)
    assert codes(analysis) == []
    edited = update(analysis, Edit(1, 2, ["  affine.if affine_set<() : (1 >= 0)>() {"]))
    assert codes(edited) == ["wrong-parent"]
    assert codes(update(edited, Edit(1, 2, ["  scf.if %c {"]))) == []


def test_other_arguments_of_a_symbols_regions_verify_anew() -> None:
    privatizer = "omp.private {type = private} @p : i32 init {\n^bb0(%x: !llvm.ptr, %y: !llvm.ptr):\n  omp.yield(%y : !llvm.ptr)\n}\n"
    user = "func.func @f(%a: !llvm.ptr) {\n  omp.parallel private(@p %a -> %b : !llvm.ptr) {\n    omp.terminator\n  }\n  return\n}\n"
    analysis = analyze(split_lines(privatizer + user), OPTIONS)
    assert codes(analysis) == []
    edited = update(analysis, Edit(1, 3, ["^bb0(%x: memref<i32>, %y: memref<i32>):", "  omp.yield(%y : memref<i32>)"]))
    assert codes(edited) == ["omp.private-type"]
    assert codes(update(edited, Edit(1, 3, split_lines(privatizer)[1:3]))) == []


@pytest.mark.parametrize("seed", seed_parameters(6))
def test_edits_of_a_long_function_find_what_a_fresh_look_finds(seed: int) -> None:
    """Lines are moved, removed and doubled, and operands exchanged, in a function of many runs and some blocks."""
    rng = random.Random(seed)
    analysis = analyze(long_function(2500, rng), OPTIONS)
    for _ in range(12):
        analysis = update(analysis, random_edit(analysis.document.lines, rng))
        assert analysis.verified
        assert analysis.diagnostics == analyze(list(analysis.document.lines), OPTIONS).diagnostics


def random_edit(lines: list[str], rng: random.Random) -> Edit:
    """An edit that leaves the syntax right."""
    at = rng.randrange(2, len(lines) - 3)
    kind = rng.randrange(5)
    if kind == 0:
        return Edit(at, at + 1, [])
    if kind == 1:
        return Edit(at, at + 2, [lines[at + 1], lines[at]])
    if kind == 2:
        other = rng.randrange(2, len(lines) - 2)
        return Edit(at, at, [lines[other]])
    if kind == 3:
        return Edit(at, at, [f"  cf.br ^bb{at}x", f"^bb{at}x:"])
    start = lines[at].rfind("%v")
    if start < 0:
        return Edit(at, at, [])
    end = lines[at].find(" ", start)
    return replacement(lines, span(at, start, end), f"%v{rng.randrange(len(lines))}")


def callers(count: int) -> list[str]:
    """A function, and many that call it."""
    lines = ["func.func private @callee(i32) -> i32"]
    for number in range(count):
        lines += [
            f"func.func @f{number}(%a: i32) -> i32 {{",
            "  %0 = func.call @callee(%a) : (i32) -> i32" if number % 100 == 0 else "  %0 = arith.addi %a, %a : i32",
            "  return %0 : i32",
            "}",
        ]
    return lines


class Work:
    """How many operations the verifier has looked at, and for how many it has run its rules."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.operations = 0
        self.verified = 0
        verify_run, site = walk._verify_run, shapes.Site

        def verifying(run: walk.Run, *rest: object) -> None:
            self.operations += len(run.items)
            verify_run(run, *rest)  # type: ignore[arg-type]

        def counting(*arguments: object) -> shapes.Site:
            self.verified += 1
            return site(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(walk, "_verify_run", verifying)
        monkeypatch.setattr(shapes, "Site", counting)


def test_a_new_signature_verifies_its_calls_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(callers(1000), OPTIONS)
    assert codes(analysis) == []
    work = Work(monkeypatch)
    edited = update(analysis, Edit(0, 1, ["func.func private @callee(i64) -> i32"]))
    assert codes(edited) == ["callee-mismatch"] * 10
    # the run of the callee, those of the callers, and the callers themselves
    assert work.operations <= 256 * 6 + 10 * 2
    assert work.verified <= 2
    back = update(edited, Edit(0, 1, ["func.func private @callee(i32) -> i32"]))
    assert codes(back) == []


def test_a_call_elsewhere_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(callers(1000), OPTIONS)
    work = Work(monkeypatch)
    edited = update(analysis, Edit(2002, 2003, ["  %0 = func.call @callee(%a) : (i32) -> i64"]))
    assert edited.diagnostics == analyze(list(edited.document.lines), OPTIONS).diagnostics
    assert "callee-mismatch" in codes(edited)
    work = Work(monkeypatch)
    update(edited, Edit(2002, 2003, ["  %0 = func.call @callee(%a) : (i32) -> i32"]))
    assert work.operations <= 256 + 2
    assert work.verified == 0


NESTED_TABLE = """module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @f(%x: i32) kernel {
      gpu.return
    }
  }
  func.func @main(%c: index) {
    %x = arith.constant 1 : i32
    gpu.launch_func @kernels::@f blocks in (%c, %c, %c) threads in (%c, %c, %c) args(%x : i32)
    scf.for %i = %c to %c step %c {
      func.call @main(%c) : (index) -> ()
    }
    return
  }
}"""


@pytest.mark.parametrize(
    ("line", "spelled", "other"),
    [(2, "@f", "@g"), (1, "@kernels", "@others"), (6, "@main", "@start"), (0, "module", "module @outer")],
    ids=["in a nested table", "of a nested table", "around its own use", "of the whole module"],
)
def test_another_name_verifies_what_names_it_anew(line: int, spelled: str, other: str) -> None:
    lines = split_lines(NESTED_TABLE)
    analysis = analyze(lines, OPTIONS)
    assert codes(analysis) == []
    # first an edit elsewhere, so that little is left of the version that was verified as a whole
    for at in (3, 7):
        analysis = update(analysis, Edit(at, at + 1, [lines[at] + " "]))
    edited = update(analysis, Edit(line, line + 1, [lines[line].replace(spelled, other, 1)]))
    assert codes(edited) == (["undefined-symbol"] if line else [])
    assert codes(update(edited, Edit(line, line + 1, [lines[line]]))) == []


def verified_after(analysis: Analysis, edit: Edit) -> Analysis:
    """The analysis after an edit, verified."""
    changed = update(analysis, edit)
    deque(pending_verification(changed), maxlen=0)
    return with_verdicts(changed)


def test_a_table_that_is_none_any_more_has_its_symbols_looked_for_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", 1)
    lines = [
        *("spirv.module Logical GLSL450 requires #spirv.vce<v1.5,", "    [Shader], []> {", "  spirv.GlobalVariable @v : !t"),
        *('  spirv.func @main() "None" {', "    %v = spirv.mlir.addressof @v : !t", "  }"),
    ]
    edited = update(analyze(lines, OPTIONS), Edit(0, 1, ["spirv.module Logic#-}al GLSL450 requires #spirv.vce<v1.5,"]))
    assert edited.diagnostics == analyze(edited.document.lines, OPTIONS).diagnostics


def test_a_function_that_ceases_to_be_in_a_module_has_its_callees_looked_for_at_the_top() -> None:
    lines = [
        *("module {", "  func.func @f(%a: i32)", "      -> i32 {", "    own.yield", "    } -> i32"),
        *("  func.func @h(%a: i32) -> i32 {", "    call @f(%a) : (i32) -> i32", "    %0 = own.op", "  }", "}"),
    ]
    edited = update(analyze(lines, OPTIONS), Edit(2, 3, ["      :: -> i32 {"]))
    assert "callee-mismatch" in codes(edited)
    edited = update(edited, Edit(9, 10, ["// }"]))
    assert edited.diagnostics == analyze(edited.document.lines, OPTIONS).diagnostics


def test_a_symbol_table_that_moves_keeps_its_symbols_where_another_takes_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", 2)
    module = ["module attributes {gpu.container_module} {", "  gpu.module @k {"]
    lines = [
        *(*module, "        {own.x}) kernel", "      attributes", *module, "    gpu.func @f() kernel {", "      gpu.return"),
        *("    }", "  }", "  func.func @g(%a: index) {", "    gpu.launch_func @k::@f"),
        *("        blocks in (%a, %a, %a) threads in (%a, %a, %a)", "    return", "  }", "}"),
    ]
    edited = update(analyze(lines, OPTIONS), Edit(2, 4, ["        {own.x}) kernel attributes"]))
    assert "undefined-symbol" not in codes(edited)
    assert edited.diagnostics == analyze(edited.document.lines, OPTIONS).diagnostics


def test_another_edit_of_the_same_text_leaves_its_symbol_tables_as_they_are() -> None:
    """What is offered as a change is verified as well, and then not done."""
    lines = [
        *("llvm.comdat @all {", "  llvm.comdat_selector @one any", "  llvm.comdat_selector @two any", "}"),
        *("llvm.mlir.global external @a() comdat(@all::@one) : i64", "", "llvm.func @f()", "llvm.func @g()"),
    ]
    text = analyze(lines, OPTIONS)
    assert codes(verified_after(text, Edit(1, 2, []))) == ["undefined-symbol"]
    assert codes(verified_after(text, Edit(7, 8, ["llvm.func @h()"]))) == []
    assert codes(text) == []


def test_another_edit_that_gives_operations_another_parent_leaves_their_verdicts() -> None:
    """The line that ends a function here, and begins another one, is offered and then not made."""
    lines = ["func.func private @c()", "func.func @f(%a: i32) {", *["  arith.addi %a, %a : i32"] * 2000]
    text = analyze([*lines, "  return %a : i32", "}"], OPTIONS)
    assert codes(verified_after(text, Edit(1000, 1000, ["  return", "}", "func.func @g(%a: i32) -> i32 {"]))) == []
    assert codes(verified_after(text, Edit(0, 1, ["func.func private @d()"]))) == ["returned-values"]


def test_another_edit_of_an_alias_leaves_what_it_stands_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nesting, "RUN_SIZE", 2)
    function = ["func.func @f(%a: !t) -> i32 {", "  return %a : !t", "}"]
    text = analyze(["!t = i32", *function, "func.func private @g()", "func.func private @h()"], OPTIONS)
    assert codes(verified_after(text, Edit(0, 1, ["!t = i64"]))) == ["returned-values"]
    assert codes(verified_after(text, Edit(5, 6, ["func.func private @i()"]))) == []


def test_of_several_definitions_of_a_value_the_first_one_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """However the items of the block are shared: the second definition is nearer to the use."""
    monkeypatch.setattr(nesting, "RUN_SIZE", 2)
    lines = [
        *("func.func @f(%a: memref<f32>) {", "  %0 = acc.update_device varPtr(%a : memref<f32>) -> memref<f32>"),
        *("  %1 = arith.constant 1 : i32", "  %2 = arith.constant 2 : i32", "  acc.update dataOperands(%0 : memref<f32>)"),
        *("  return", "}"),
    ]
    edited = update(analyze(lines, OPTIONS), Edit(3, 4, ["  %0 = memref.alloc() : memref<f32>"]))
    assert codes(edited) == codes(analyze(edited.document.lines, OPTIONS)) == ["redefined-value"]


def test_a_new_header_verifies_what_depends_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    body = ["  %0 = arith.addi %a, %a : i32"] * 2000
    lines = ["func.func @f(%a: i32) -> i32 {", *[line.replace("%0", f"%{i}") for i, line in enumerate(body)]]
    lines += ["  return %0 : i32", "}"]
    analysis = analyze(lines, OPTIONS)
    work = Work(monkeypatch)
    edited = update(analysis, Edit(0, 1, ["func.func @f(%a: i32) -> f32 {"]))
    assert codes(edited) == ["returned-values"]
    assert work.operations <= 256 + 1
    assert codes(update(edited, Edit(0, 1, lines[:1]))) == []


NO_TERMINATOR = """func.func @f() {{
{}%b = arith.constant 1 : i32
}}"""

NO_RESULT = """func.func @f(%c: i1) -> i32 {{
  %r = scf.if %c -> i32 {{
{}  %x = arith.constant 1 : i32
  }} else {{
{}  scf.yield %x : i32
  }}
  return %r : i32
}}"""

NO_DOMINANCE = """func.func @f() {{
{}%a = arith.addi %b, %b : i32
{}%b = arith.constant 1 : i32
{}return
}}"""


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (NO_TERMINATOR, "missing-terminator"),
        (NO_RESULT, "yielded-values"),
        (NO_DOMINANCE, "not-dominated"),
    ],
    ids=["what ends a block", "what a region yields", "what a use needs"],
)
def test_what_is_not_indented_is_verified_anew_where_braces_cease_to_balance(
    text: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stands no deeper than the operation around it may be outside of it then; nothing else is looked at."""
    flat = split_lines(text.format("", "", ""))
    lines = [*flat, *[line.lstrip().replace("addf", "addi") for line in functions(1000)]]
    opened = analyze(lines, OPTIONS)
    assert code in codes(opened)
    line = len(lines) - 3
    work = Work(monkeypatch)
    open_brace = update(opened, Edit(line, line + 1, [lines[line] + " {"]))
    assert code not in codes(open_brace)
    assert open_brace.diagnostics == analyze(list(open_brace.document.lines), OPTIONS).diagnostics
    work = Work(monkeypatch)
    closed = update(open_brace, Edit(line, line + 1, [lines[line]]))
    assert closed.diagnostics == opened.diagnostics
    # the two runs of functions that are concerned, and the regions in two functions
    assert work.operations <= 2 * 256 + 6
    assert closed.document.fresh <= 6


@pytest.mark.parametrize("text", [NO_TERMINATOR, NO_RESULT, NO_DOMINANCE])
def test_what_is_indented_stays_verified_where_braces_cease_to_balance(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [*split_lines(text.format("    ", "    ", "    ")), *functions(1000)]
    opened = analyze(lines, OPTIONS)
    line = len(lines) - 3
    work = Work(monkeypatch)
    open_brace = update(opened, Edit(line, line + 1, [lines[line] + " {"]))
    assert work.operations <= 256 + 6
    assert codes(opened)[0] in codes(open_brace)


@rule("definer-is-addi")
def definer_is_addi(site: shapes.Site) -> Iterator[Violation]:
    """A rule for tests: the first operand comes of an addition."""
    definer = site.definition(0)
    if definer is not None and definer.operation.shape.name != "arith.addi":
        yield Violation(f"comes of {definer.operation.shape.name}", HeaderRange(0, 1), (Mention("definition", 0, "here"),))


@rule("has-one-user")
def has_one_user(site: shapes.Site) -> Iterator[Violation]:
    """A rule for tests: the result has no two uses."""
    if len(site.users(0)) > 1:
        yield Violation("used more than once", HeaderRange(0, 1))


def nested_values(count: int) -> list[str]:
    """A long function whose values are used in its regions as well."""
    lines = ["func.func @f(%a: i32, %c: i1) {"]
    for number in range(count):
        lines.append(f"  %v{number} = arith.addi %a, %a : i32")
        if number % 9 == 0:
            lines += ["  scf.if %c {", f"    %w{number} = arith.muli %v{number // 2}, %a : i32", "  }"]
    return [*lines, "  return", "}"]


@pytest.mark.parametrize("count", [50, pytest.param(1500, marks=pytest.mark.extended)])
@pytest.mark.parametrize("seed", seed_parameters(3))
def test_rules_about_definitions_and_users_follow_edits(
    count: int, seed: int, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    rules = {"arith.muli": [definer_is_addi], "arith.addi": [has_one_user], "arith.subi": [has_one_user]}
    declared = shapes.site_rules_of
    monkeypatch.setattr(shapes, "site_rules_of", lambda spec, without: rules.get(spec.name) or declared(spec, without))
    shapes.verifier_of.cache_clear()
    request.addfinalizer(shapes.verifier_of.cache_clear)
    rng = random.Random(seed)
    # types that no other test uses, so that their shapes are verified here for the first time
    lines = [line.replace("i32", f"i{7000 + seed}") for line in nested_values(count)]
    analysis = analyze(lines, OPTIONS)
    seen: set[str] = set()
    for _ in range(40):
        at = rng.randrange(1, len(lines) - 2)
        line = analysis.document.lines[at]
        if "arith." in line:
            for old, new in (("addi", "subi"), ("subi", "addi")):
                if old in line and rng.random() < 0.7:
                    line = line.replace(old, new)
                    break
            else:
                line = line.replace("%a,", f"%v{rng.randrange(5) * 8},")
            analysis = update(analysis, Edit(at, at + 1, [line]))
            seen.update(codes(analysis))
            assert analysis.diagnostics == analyze(list(analysis.document.lines), OPTIONS).diagnostics
    assert "has-one-user" in seen
