"""How little is read anew after an edit: performance, as a matter of right or wrong."""

from __future__ import annotations

import gc
import weakref

import pytest

from fixtures import OPTIONS, analysis_of, text_of
from mlir_ls.analysis import Analysis, analyze, update
from mlir_ls.semantics import regions
from mlir_ls.semantics.cached.views import CachedView
from mlir_ls.semantics.summary import run_summary
from mlir_ls.text import Edit, difference
from trees import all_regions, check_equal

#: So many items are read anew after an edit of one line, however large the file and its functions are.
MAX_FRESH = 6

#: So many runs of operations are looked at anew: those the edit split, and the ones around them on the way up.
MAX_SUMMARIES = 6


def one_large_function() -> list[str]:
    """A function of 4,000 operations."""
    operations = [f"  %v{number} = arith.addi %v{number - 1}, %a : i32" for number in range(1, 4000)]
    return [
        "func.func @f(%a: i32) -> i32 {",
        "  %v0 = arith.addi %a, %a : i32",
        *operations,
        "  return %v3999 : i32",
        "}",
    ]


def many_functions() -> list[str]:
    """A module of 400 functions with nested regions."""
    function = """
          func.func @f{}(%a: i32, %c: i1) -> i32 {{
            %b = arith.addi %a, %a : i32
            %r = scf.if %c -> i32 {{
              %d = arith.muli %b, %b : i32
              scf.yield %d : i32
            }} else {{
              scf.yield %a : i32
            }}
            return %r : i32
          }}
        """
    lines = text_of(function).rstrip().split("\n")
    return ["module {", *["  " + line.format(number) for number in range(400) for line in lines], "}"]


TEXTS = {"one large function": one_large_function(), "many functions": many_functions()}
OPENED = {name: analysis_of("\n".join(lines)) for name, lines in TEXTS.items()}
EDITED = {"one large function": 2000, "many functions": 2002}

EDITS = {
    "white space": lambda line: [line + "  "],
    "another type": lambda line: [line.replace("i32", "i64")],
    "another name": lambda line: [line.replace("%", "%w", 1)],
    "another operation": lambda line: [line.replace("arith.", "arith.x", 1)],
    "a line less": lambda line: [],
    "a line more": lambda line: [line, "  %more = arith.constant 1 : i32"],
    "ten lines more": lambda line: [line, *[f"  %more{number} = arith.constant 1 : i32" for number in range(10)]],
    "half a line": lambda line: [line[: len(line) // 2]],
    "a word less": lambda line: [line.replace("arith.addi", "")],
    "a colon less": lambda line: [line.replace(":", "")],
    "a comment": lambda line: [line + " // tail", "// more"],
    "a blank line": lambda line: [line, ""],
    "an open brace": lambda line: [line + " {"],
    "a closing brace": lambda line: [line + " }"],
    "an open parenthesis": lambda line: [line + " ("],
    "a closing bracket": lambda line: [line + " ]"],
    "an open string": lambda line: [line + ' "'],
    "a label": lambda line: [line, "^bb1:"],
}  # fmt: skip


@pytest.fixture
def summaries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of items in each run that is summarised."""
    made: list[int] = []
    summarize_run = regions.summarize_run

    def counted(run, environment):  # type: ignore[no-untyped-def]
        made.append(len(run.items))
        return summarize_run(run, environment)

    monkeypatch.setattr(regions, "summarize_run", counted)
    return made


def edited(opened: Analysis, line: int, what: str) -> Analysis:
    return update(opened, Edit(line, line + 1, EDITS[what](opened.document.lines[line])))


def are_all_clean(analysis: Analysis) -> bool:
    """Whether all regions count as not damaged."""
    return all([region.clean for region in all_regions(analysis.document)])


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("what", EDITS)
def test_an_edit_in_the_middle(text: str, what: str, summaries: list[int]) -> None:
    opened, line = OPENED[text], EDITED[text]
    assert "arith.addi" in opened.document.lines[line]
    added = what.startswith("ten") * 10

    new = edited(opened, line, what)
    assert new.document.fresh <= MAX_FRESH + added
    assert len(summaries) <= MAX_SUMMARIES

    summaries.clear()
    back = update(new, difference(new.document.lines, opened.document.lines))
    assert back.document.fresh <= MAX_FRESH
    assert len(summaries) <= MAX_SUMMARIES
    assert back.diagnostics == []
    assert are_all_clean(back)


@pytest.mark.parametrize("what", ["a closing brace", "half a line", "a label", "an open brace"])
@pytest.mark.parametrize("text", TEXTS)
def test_what_was_reused_is_what_would_be_read(text: str, what: str) -> None:
    new = edited(OPENED[text], EDITED[text], what)
    check_equal(new, analysis_of("\n".join(new.document.lines)))


DAMAGED = {
    "a brace on a line of its own may end the region around a header": (
        ["module {", "  func.func @f() {", "  }", "  }", "  cf.br ^first {", "}"],
        Edit(2, 3, ["  "]),
    ),
    "an operation with an equals sign may be an entry of the item before it": (
        ["    test.branch %c ^left(%d : i32), ^right", "  ^left(%h: i32):", "    test.retur==n %h, %g#1 : i32, f32"],
        Edit(1, 2, []),
    ),
    "one of two braces that are lacking is explained": (
        [
            "module {",
            "  llvm.func @f() {",
            "    %one = llvm.mlir.constant(1 : i32) <{: i32",
            "  llvm.func @g() {",
            "    %one = llvm.mlir.constant(1 : i64) : i64",
            "  }",
            "}",
            "func.func @h() {",
            "  }",
            "}",
        ],
        Edit(8, 8, ["  affine.for %i = 0 to 4 {"]),
    ),
}
"""Texts in which braces do not balance after an edit, or did not before it."""


@pytest.mark.parametrize("case", DAMAGED)
def test_what_an_edit_leaves_of_a_damaged_text_is_what_would_be_read(case: str) -> None:
    lines, edit = DAMAGED[case]
    new = update(analyze(lines, OPTIONS), edit)
    check_equal(new, analyze(new.document.lines, OPTIONS))


def test_siblings_are_shared() -> None:
    old = OPENED["many functions"]
    new = edited(old, EDITED["many functions"], "another type")
    [before], [after] = old.document.tree.chunks[0].region.items(), new.document.tree.chunks[0].region.items()
    assert before.body is not None
    assert after.body is not None
    functions = list(zip(before.body.regions[0].items(), after.body.regions[0].items(), strict=True))
    assert sum(mine is not other for mine, other in functions) <= 2


def test_typing_a_line_character_by_character(summaries: list[int]) -> None:
    analysis, line = OPENED["one large function"], 2000
    typed = "  %new = arith.muli %v7, %v8 : i32"
    analysis = update(analysis, Edit(line, line, [""]))
    for end in range(1, len(typed) + 1):
        summaries.clear()
        analysis = update(analysis, Edit(line, line + 1, [typed[:end]]))
        assert analysis.document.fresh <= MAX_FRESH
        assert len(summaries) <= MAX_SUMMARIES
    assert analysis.diagnostics == []


def test_edits_at_both_ends() -> None:
    opened = OPENED["one large function"]
    last = len(opened.document.lines) - 1
    for line in (0, last - 1, last + 1):
        assert update(opened, Edit(line, line, ["// a note"])).document.fresh <= MAX_FRESH


def test_the_first_line_of_a_function_is_all_that_is_read_of_it() -> None:
    opened = OPENED["one large function"]
    new = update(opened, Edit(0, 1, ["func.func @g(%a: i32) -> i32 {"]))
    assert new.document.fresh <= MAX_FRESH
    assert new.diagnostics == []


def test_a_brace_taken_away_and_put_back() -> None:
    opened = OPENED["many functions"]
    line = next(index for index in range(2000, 2100) if opened.document.lines[index] == "    }")
    without = update(opened, Edit(line, line + 1, []))
    check_equal(without, analysis_of("\n".join(without.document.lines)))
    again = update(without, Edit(line, line, ["    }"]))
    check_equal(again, opened)
    assert again.document.fresh <= 20
    assert not are_all_clean(without)
    assert are_all_clean(again)


@pytest.mark.parametrize(
    ("text", "edits"),
    [
        (
            """
            func.func @f() {
              own.inner
            }
            }
            func.func @g() {
            func.func @h() {
            }
            """,
            [Edit(1, 1, ["own.op"]), Edit(5, 6, [])],
        ),
        (
            """
            func.func @f() {
             own.first
              own.second
              own.region {
              }
            }
            """,
            [Edit(3, 4, [])],
        ),
        (
            """
            func.func @f() {
              cf.br ^next
            ^next(
              %a: i32):
              return
            }
            """,
            [Edit(5, 6, [])],
        ),
    ],
    ids=[
        "what stands deeper is put in",
        "what stands deeper comes next",
        "a label in two lines",
    ],
)
def test_siblings_are_read_anew_where_indentation_begins_to_count(text: str, edits: list[Edit]) -> None:
    """After the last edit the braces do not balance, so that indentation counts."""
    analysis = analysis_of(text_of(text))
    for edit in edits:
        analysis = update(analysis, edit)
    check_equal(analysis, analysis_of("\n".join(analysis.document.lines)))


class Kept:
    """What lives as long as the summary that it is kept with."""


def test_what_an_edit_replaces_is_freed_at_once() -> None:
    """Nothing that is kept with the tree refers back to what holds it: no collection has to find it."""
    analysis = analysis_of("\n".join(one_large_function()))
    [function] = analysis.document.tree.chunks[0].region.items()
    assert function.body is not None
    alive: weakref.WeakSet[Kept] = weakref.WeakSet()
    for run in function.body.regions[0].runs:
        kept = Kept()
        alive.add(kept)
        CachedView[Kept]("kept with a run").put(run_summary(run), kept)
    count = len(alive)
    del function, run, kept
    gc.disable()
    try:
        for name in "abcdef":
            analysis = update(analysis, Edit(2000, 2001, [f"  %v1999 = arith.muli %v1998, %v1998 : i32 // {name}"]))
        assert 0 < len(alive) < count
        del analysis
        assert len(alive) == 0
    finally:
        gc.enable()


def test_a_brace_that_closed_nothing_may_close_a_region_around_it() -> None:
    text = """
    module {
      func.func @g() {
        %7 = arith.constant 1 : i3func.func @f() {2
        return
      }
    }
    own.two
      }
    own.three
    """
    edited = update(analysis_of(text_of(text)), Edit(0, 0, ["}", "module {"]))
    check_equal(edited, analysis_of("\n".join(edited.document.lines)))


def test_what_follows_a_bare_name_decides_whether_it_is_an_operation() -> None:
    text = """
    func.func @f() {
      "test.some"() {some,
        gpu.return
        gpu.barrier
      } : () -> ()
      return
    }
    """
    analysis = analysis_of(text_of(text))
    for edit in (Edit(3, 4, []), Edit(3, 3, ["    gpu.barrier"])):
        analysis = update(analysis, edit)
        check_equal(analysis, analysis_of("\n".join(analysis.document.lines)))


def test_what_follows_a_list_of_values_decides_whether_they_are_results() -> None:
    text = """
    func.func @f(%a: i32) {
      own.first
      %b
      = own.second
      return
    }
    """
    analysis = analysis_of(text_of(text))
    for edit in (Edit(3, 4, ["  : i32"]), Edit(3, 4, ["  = own.second"])):
        analysis = update(analysis, edit)
        check_equal(analysis, analysis_of("\n".join(analysis.document.lines)))


@pytest.mark.parametrize("first", ["%0 = own.pair %a", "%0 = arith.constant 1 : i32", "own.loop %a {", ""])
def test_a_word_belongs_to_what_stands_in_front_of_it_after_each_edit(first: str) -> None:
    lines = ["own.func @f() {", "  own.first %a", "    where %b", "    and %c", "  own.last", "}"]
    analysis = analysis_of("\n".join(lines))
    for text in (first, "own.first %a"):
        changed = [lines[0], f"  {text}", *lines[2:]]
        analysis = update(analysis, difference(analysis.document.lines, changed))
        check_equal(analysis, analysis_of("\n".join(changed)))


@pytest.mark.parametrize("block", ["^b", "^b(%a : i32)", "^b, ^c", '^b("x")'])
@pytest.mark.parametrize("around", [["own.f {", "}"], [], ["own.f {"], ["}"]], ids=["balanced", "none", "open", "closed"])
def test_a_successor_on_a_line_of_its_own_is_read_anew_with_what_decides_about_it(block: str, around: list[str]) -> None:
    lines = [*around[:1], "  own.jump", "    " + block, "  own.last", *around[1:], ""]
    colon = lines.index("  own.last")
    for first, last, new in [(colon, colon, ["    :"]), (colon, colon + 1, []), (colon - 2, colon - 1, []), (0, 1, [])]:
        opened = analysis_of("\n".join(lines))
        edited = update(opened, Edit(first, last, new))
        check_equal(edited, analysis_of("\n".join(edited.document.lines)))
        back = update(edited, difference(edited.document.lines, opened.document.lines))
        check_equal(back, opened)


def test_what_is_wrong_with_a_closing_brace_is_decided_anew_by_what_stands_before_it() -> None:
    lines = [
        *("func.func private @f(%a: i32)", "    call @f() : () -> ()", "  }", "}", "func.func @g() {", ""),
        *("  return<{", "func.func @h() {", "  own.x {", "  }", "}"),
    ]
    edited = update(analysis_of("\n".join(lines)), Edit(5, 6, ["  }"]))
    check_equal(edited, analysis_of("\n".join(edited.document.lines)))
