"""The dumps of a log: which pass changed what. A name, a number or a location that differs is no change."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from fixtures import EXAMPLES
from mlir_ls.semantics.passes import Log, RowKind, change_of, followed, listing, makers_of, next_change, rows_of
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

HEADER = "// -----// IR Dump After {} //----- //\n"


def log_of(*dumps: str, function: str | None = None) -> Log:
    return Log(split_lines("".join([HEADER.format(f"P{number} (p)") + text for number, text in enumerate(dumps)])), function)


def shown(log: Log, index: int = 1) -> list[str]:
    """The rows of a dump that are no context, as unified differences show them."""
    dump = log.dumps[index]
    before = log.dumps[dump.previous].line if dump.previous is not None else 0
    found = []
    for row in rows_of(log, index):
        if row.kind is not RowKind.SAME:
            if row.old is not None:
                found.append(f"-{log.lines[before + dump.before[row.old].number].strip()}")
            if row.new is not None:
                found.append(f"+{log.lines[dump.line + dump.lines[row.new].number].strip()}")
    return found


def printed(example: str, *flags: str) -> list[str]:
    path = next(path for path in EXAMPLES if path.stem == example)
    run = mlir_opt(str(path), *flags, "-o", "/dev/null")
    return split_lines(run.stderr)


PIPELINE = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),convert-scf-to-cf,func.func(canonicalize,cse))"
EXAMPLE_NAMES = ["control_flow", "matmul", "stencil", "saxpy_gpu"]


FIRST = """\
#map = affine_map<(d0) -> (d0)>
func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %0 = arith.muli %arg0, %arg1 : i32
  %1 = arith.addi %0, %arg1 : i32
  cf.br ^bb1(%1 : i32)
^bb1(%2: i32):  // pred: ^bb0
  "t.use"(%2) {map = #map} : (i32) -> () loc("a":1:2)
  return %2 : i32
}
"""


def test_names_numbers_and_locations_are_no_change() -> None:
    other = FIRST
    names = (("%arg0", "%x"), ("%1", "%sum"), ("^bb1", "^bb7"), ("#map", "#map3"), ('"a":1:2', "#loc9"), ("%2", "%c0_1"))
    for old, new in names:
        other = other.replace(old, new)
    log = log_of(FIRST, other)
    assert shown(log) == []
    assert not log.dumps[1].is_changed


@pytest.mark.parametrize(
    ("old", "new", "rows"),
    [
        ("%0, %arg1", "%arg1, %0",
         ["-%1 = arith.addi %0, %arg1 : i32", "+%1 = arith.addi %arg1, %0 : i32"]),
        ("  return %2", "  return %arg0", ["-return %2 : i32", "+return %arg0 : i32"]),
        ("  %1 = arith", "  %c = arith.constant 1 : i32\n  %1 = arith", ["+%c = arith.constant 1 : i32"]),
        ("(d0) -> (d0)", "(d0) -> (d0 + 1)",
         ['-"t.use"(%2) {map = #map} : (i32) -> () loc("a":1:2)', '+"t.use"(%2) {map = #map} : (i32) -> () loc("a":1:2)']),
        ("arith.muli", "arith.divsi",
         ["-%0 = arith.muli %arg0, %arg1 : i32", "+%0 = arith.divsi %arg0, %arg1 : i32",
          "-%1 = arith.addi %0, %arg1 : i32", "+%1 = arith.addi %0, %arg1 : i32"]),
    ],
)  # fmt: skip
def test_what_an_operation_says_and_uses_is_compared(old: str, new: str, rows: list[str]) -> None:
    log = log_of(FIRST, FIRST.replace(old, new))
    assert shown(log) == rows
    assert (log.dumps[1].added, log.dumps[1].removed) == (
        sum(row[0] == "+" for row in rows),
        sum(row[0] == "-" for row in rows),
    )


def test_a_branch_to_another_block_is_a_change() -> None:
    text = "func.func @f() {\n  cf.br ^bb1\n^bb1:\n  cf.br ^bb2\n^bb2:\n  cf.br ^bb1\n}\n"
    assert shown(log_of(text, text.replace("  cf.br ^bb1\n}", "  cf.br ^bb2\n}"))) == ["-cf.br ^bb1", "+cf.br ^bb2"]


def test_what_uses_an_operation_that_moved_is_not_changed() -> None:
    text = "func.func @f() {\n  %a = t.a\n  %b = t.b\n  t.use %a, %b\n  t.use %b, %a\n}\n"
    moved = "func.func @f() {\n  %0 = t.b\n  %1 = t.a\n  t.use %1, %0\n  t.use %0, %1\n}\n"
    assert shown(log_of(text, moved)) == ["-%a = t.a", "+%1 = t.a"]


def test_an_operation_is_compared_with_the_module_that_was_printed_in_between() -> None:
    inside = "module {\n  func.func @f() {\n    t.new\n    return\n  }\n}\n"
    log = log_of("func.func @f() {\n  return\n}\n", inside, "func.func @f() {\n  t.new\n  return\n}\n")
    assert [(dump.previous, dump.added) for dump in log.dumps] == [(None, 0), (None, 0), (1, 0)]


def test_dumps_are_compared_with_those_of_the_same_operation() -> None:
    one, other = "func.func @a() {\n  return\n}\n", "func.func @b() {\n  return\n}\n"
    log = log_of(one, other, one, other.replace("  return", '  "t.x"() : () -> ()\n  return'), one)
    assert [(dump.symbol, dump.previous, dump.added) for dump in log.dumps] == [
        ("a", None, 0), ("b", None, 0), ("a", 0, 0), ("b", 1, 1), ("a", 2, 0),
    ]  # fmt: skip
    assert (next_change(log, 1, 1), next_change(log, 3, -1), next_change(log, 0, 1)) == (3, None, None)
    assert [dump.symbol for dump in log_of(one, "module {\n  func.func @b() {\n  }\n}\n", function="@b").dumps] == ["b"]


def test_a_dump_from_before_a_pass_names_those_that_changed_something_in_front_of_it() -> None:
    one, two = "func.func @a() {\n  return\n}\n", "func.func @b() {\n  return\n}\n"
    used = one.replace("  return", '  "t.x"() : () -> ()\n  return')
    dumps = [f"module {{\n{one}{two}}}\n", one, two, used, f"module {{\n{used}{two}}}\n", f"module {{\n{two}}}\n"]
    names = ["Inline: inline{times=1 }", "A (a)", "B: b{x={y}}", "C: c", "D: unknown<D>", "E"]
    lines = [f"// -----// IR Dump Before {name} //----- //\n{text}" for name, text in zip(names, dumps, strict=True)]
    log = Log(split_lines("".join(lines)))
    assert [dump.title for dump in log.dumps] == [f"before {name}" for name in ("inline", "a", "b", "c", "D", "E")]
    assert [makers_of(log, index) for index in range(6)] == [[], [], [], ["a"], ["inline", "a", "b", "c"], ["D"]]
    assert [change_of(log, index) for index in (3, 4)] == ["+1 -0 by a", "+1 -0 by inline, a, b, …"]


@needs_mlir_opt
@pytest.mark.parametrize("example", EXAMPLE_NAMES)
def test_dumps_from_before_and_from_after_passes_say_the_same_of_what_changed(example: str) -> None:
    flags = ("-mlir-print-ir-module-scope", "-mlir-disable-threading")
    after = Log(printed(example, PIPELINE, "-mlir-print-ir-before=canonicalize", "-mlir-print-ir-after-all", *flags))
    before = Log(printed(example, PIPELINE, "-mlir-print-ir-before-all", *flags))
    changed = [each.pass_name for each in after.dumps if each.header.after and each.is_changed]
    named = [makers_of(before, index) for index in range(len(before.dumps))]
    assert [name for names in named for name in names] == changed[: sum(map(len, named))]
    assert len(changed) - sum(map(len, named)) <= 1, "of the last pass there is no dump after it"


def test_a_line_is_followed_to_the_dump_before() -> None:
    log = log_of(FIRST, FIRST.replace("  %1 = arith", "  %c = arith.constant 1 : i32\n  %1 = arith").replace("%1", "%5"))
    line = next(number for number, text in enumerate(log.lines) if text.startswith("  %5 = arith.addi"))
    before = followed(log, line)
    assert before is not None
    assert log.lines[before] == "  %1 = arith.addi %0, %arg1 : i32"
    assert followed(log, line - 1) is None, "the pass has made it"
    assert followed(log, before) is None, "there is no dump before"


@pytest.mark.parametrize("text", ["", "func.func @f() {", "no MLIR\n\0", "// -----// IR Dump After x //----- //", "}\n}"])
def test_logs_that_are_cut_are_listed(text: str) -> None:
    assert len(log_of(text, FIRST, text).dumps) >= 2


@needs_mlir_opt
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("example", EXAMPLE_NAMES)
def test_renumbering_of_real_dumps_is_no_change(example: str, seed: int) -> None:
    lines = printed(example, PIPELINE, "-mlir-print-ir-after-all", "-mlir-print-debuginfo")
    generator = random.Random(seed)
    dumps = "\n".join(lines).split("// -----//")[1:]
    assert len(dumps) > 4
    for dump in dumps:
        body = dump.partition("\n")[2]
        names = sorted(set(re.findall(r"%[A-Za-z_][\w$.-]*|%\d+|\^bb\d+", body)))
        numbers = generator.sample(range(1000), len(names))
        new = [f"^bb{number}" if name[0] == "^" else f"%v{number}" for name, number in zip(names, numbers, strict=True)]
        table = dict(zip(names, new, strict=True))
        parts = re.split(r"(%[A-Za-z_][\w$.-]*|%\d+|\^bb\d+)", body)
        renamed = "".join([table.get(part, part) for part in parts])
        assert shown(log_of(body, renamed)) == []


@needs_mlir_opt
@pytest.mark.parametrize("example", EXAMPLE_NAMES)
def test_passes_that_the_compiler_says_changed_nothing_are_unchanged(example: str) -> None:
    """With `-mlir-print-ir-after-change` the compiler leaves out what its fingerprints say did not change."""
    flags = ("-mlir-print-ir-module-scope", "-mlir-disable-threading")
    every = Log(printed(example, PIPELINE, "-mlir-print-ir-before-all", "-mlir-print-ir-after-all", *flags))
    changing = Log(printed(example, PIPELINE, "-mlir-print-ir-after-all", "-mlir-print-ir-after-change", *flags))
    theirs = {text_of(changing, index) for index in range(len(changing.dumps))}
    ours = {text_of(every, index) for index, dump in enumerate(every.dumps) if dump.header.after and dump.is_changed}
    assert ours <= theirs


LONGER = (
    "--pass-pipeline=builtin.module(func.func(canonicalize,cse,loop-invariant-code-motion,canonicalize,cse),convert-scf-to-cf,"
    "func.func(canonicalize,cse,sccp,canonicalize,cse),sccp,symbol-dce,func.func(mem2reg,canonicalize,cse))"
)


@pytest.mark.extended
@needs_mlir_opt
@pytest.mark.parametrize("flags", [(), ("-mlir-print-debuginfo",), ("-mlir-print-ir-module-scope", "-mlir-disable-threading")])
def test_every_one_of_200_dumps_of_a_log_is_found(flags: tuple[str, ...], tmp_path: Path) -> None:
    """The compiler writes each dump into a file of its own as well; times, remarks and blank lines are in between."""
    expected, lines = 0, [""]
    for example in EXAMPLE_NAMES * 2:
        tree = tmp_path / f"tree{expected}"
        lines += printed(example, LONGER, "-mlir-print-ir-after-all", "-mlir-timing", *flags)
        printed(example, LONGER, "-mlir-print-ir-after-all", f"-mlir-print-ir-tree-dir={tree}", *flags)
        expected += len([path for path in tree.rglob("*") if path.is_file()])
    assert expected >= 200
    log = Log(lines)
    assert len(log.dumps) == expected
    assert all(dump.lines for dump in log.dumps)
    half = Log(lines[: len(lines) // 2])
    assert [dump.header for dump in half.dumps] == [dump.header for dump in log.dumps[: len(half.dumps)]]
    assert len(half.dumps) > expected // 4


def text_of(log: Log, index: int) -> str:
    dump = log.dumps[index]
    return "\n".join([log.lines[dump.line + line.number] for line in dump.lines])


def test_an_edited_log_compares_only_the_dumps_around_the_edit(monkeypatch: pytest.MonkeyPatch) -> None:
    dumps = [FIRST.replace("muli", "subi") if number % 2 else FIRST for number in range(40)]
    log = log_of(*dumps)
    lines = list(log.lines)
    line = log.dumps[20].line + 3
    lines[line : line + 1] = [f"  %0 = arith.{name} %arg0, %arg1 : i32" for name in ("xori", "andi")]
    compared = []
    counts = listing._counts
    monkeypatch.setattr(listing, "_counts", lambda *sides: compared.append(sides) or counts(*sides))
    edited = Log(lines, earlier=[log])
    assert len(compared) == 2
    assert edited.dumps == Log(lines).dumps
    assert [dump.added for dump in edited.dumps][18:24] == [2, 2, 3, 2, 2, 2]
