"""What an editor offers, shows, renames, colours and lays out in texts of the documents of 2018, 2019 and 2020."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.cli import main
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition
from mlir_ls.features.hover import hover
from mlir_ls.features.references import references
from mlir_ls.features.rename import RenameError, renamed
from mlir_ls.features.semantic_tokens.document import tokens
from mlir_ls.features.semantic_tokens.legend import TYPES
from mlir_ls.features.semantic_tokens.memory import Memory
from mlir_ls.text import Position, split_lines

ML = "mlfunc @f(%m: memref<4xf32>, %n: index, %a: i32) {\n"
CFG = "cfgfunc @g(i1) {\nentry(%c: i1):\n  BRANCH\none:\n  return\ntwo(%q: i1):\n  return\n}"
FUNC = "func @f(%m: memref<4xf32>, %n: index, %a: i32, %x: f32) {\n"


def at_cursor(text: str, profile: str | None = None) -> tuple[Analysis, Position]:
    """A text is read in which `‸` stands where the cursor is."""
    before, after = text.split("‸")
    position = Position(before.count("\n"), len(before) - before.rfind("\n") - 1)
    return analyze(split_lines(before + after), CheckOptions(profile=profile)), position


def offered(text: str, profile: str | None = None) -> list[str]:
    found = completions(*at_cursor(text, profile))
    return [item.label for item in found.items] if found is not None else []


def shown(text: str, profile: str | None = None) -> str:
    found = hover(*at_cursor(text, profile))
    assert found is not None
    return found.markdown


@pytest.mark.parametrize(
    ("text", "profile", "expected", "missing"),
    [
        (ML + "  ‸\n  return\n}", None, {"for", "if", "store", "call"}, {"std", "std.for", "arith.addi", "affine.for"}),
        (ML + "  %r = ‸\n  return\n}", None, {"load", "affine_apply", "constant", "dim"}, {"std.load", "memref.load"}),
        (FUNC + "  %r = ‸\n  return\n}", "2019-03", {"load", "divis", "cmpi"}, {"std.load", "affine_apply", "arith.addi"}),
        (FUNC + "  %r = ‸\n  return\n}", "2020-10", {"load", "splat", "absf", "tanh"}, {"std.load", "arith.addi"}),
        ("‸\nextfunc @g()", None, {"cfgfunc", "mlfunc", "extfunc"}, {"func.func", "std.mlfunc"}),
    ],
)
def test_operations_are_offered_as_the_document_spells_them(
    text: str, profile: str | None, expected: set[str], missing: set[str]
) -> None:
    found = set(offered(text, profile))
    assert expected <= found
    assert not missing & found


def test_functions_come_last_in_functions_and_first_outside() -> None:
    inside, outside = offered(ML + "  ‸\n  return\n}"), offered("‸\nextfunc @g()")
    assert inside.index("for") < inside.index("mlfunc")
    assert set(outside[:3]) == {"cfgfunc", "extfunc", "mlfunc"}


LAYOUTS = """func @f(%a: memref<4x4xf32, (d0, d1) -> (d1, d0), 1>, %b: memref<?xf32, offset: ?, strides: [1]>, %i: index) {
  {}
  return
}"""


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (ML + "  %d = dim %m, 0 : ‸\n  return\n}", "memref<4xf32>"),
        (ML + "  %v = load %m[%n] : ‸\n  return\n}", "memref<4xf32>"),
        (LAYOUTS.replace("{}", "%v = load %a[%i, %i] : ‸"), "memref<4x4xf32, (d0, d1) -> (d1, d0), 1>"),
        (LAYOUTS.replace("{}", "%v = load %b[%i] : ‸"), "memref<?xf32, offset: ?, strides: [1]>"),
        ("#m = (i, j) -> (i floordiv 4, j c‸)\nfunc @f() {\n  return\n}", "ceildiv"),
        ("#m = (i, j)[s] -> (‸)\nfunc @f() {\n  return\n}", "i"),
        (FUNC + "  std.st‸\n  return\n}", "std.store"),
    ],
)
def test_types_maps_and_prefixes_are_offered_as_the_document_spells_them(text: str, first: str) -> None:
    assert offered(text)[:1] == [first]


@pytest.mark.parametrize(
    ("text", "profile", "first"),
    [
        (ML + '  %r = cmpi "‸", %a, %a : i32\n  return\n}', None, ["eq", "ne", "sge"]),
        (ML + '  %r = cmpi "sl‸", %a, %a : i32\n  return\n}', None, ["sle", "slt"]),
        (FUNC + "  %r = cmpi ‸\n  return\n}", "2019-03", ['"eq"', '"ne"', '"sge"']),
        (FUNC + '  %r = cmpf "o‸", %x, %x : f32\n  return\n}', "2020-10", ["oeq", "oge", "ogt"]),
    ],
)
def test_predicates_are_offered(text: str, profile: str | None, first: list[str]) -> None:
    assert offered(text, profile)[:3] == first


@pytest.mark.parametrize(
    ("text", "profile", "expected", "missing"),
    [
        (ML + "  %r = constant ‸\n  return\n}", None, {"splat", "dense", "sparse", "opaque"}, {"affine_map", "unit", "array"}),
        (FUNC + '  "x.y"() {k: ‸} : () -> ()\n}', "2019-03", {"splat", "opaque", "true"}, {"affine_map", "unit", "array"}),
        (FUNC + '  "x.y"() {k = ‸} : () -> ()\n}', "2020-10", {"affine_map", "unit", "opaque"}, {"splat", "array"}),
        ("extfunc @g(‸)", None, {"tensor", "memref", "vector"}, {"tuple", "complex"}),
        ("func @g(‸)", "2020-10", {"tensor", "tuple", "complex"}, set()),
    ],
)
def test_values_and_types_are_those_that_the_document_has(
    text: str, profile: str | None, expected: set[str], missing: set[str]
) -> None:
    found = set(offered(text, profile))
    assert expected <= found
    assert not missing & found


@pytest.mark.parametrize("branch", ["br ‸", "cond_br %c, ‸, one"])
def test_blocks_are_offered_but_not_the_entry(branch: str) -> None:
    assert sorted(offered(CFG.replace("BRANCH", branch))) == ["bb3", "one", "two"]
    assert offered(CFG.replace("BRANCH", "br t‸")) == ["two"]


def test_a_block_of_2018_is_found_shown_and_renamed() -> None:
    text = CFG.replace("BRANCH", "cond_br %c, o‸ne, one")
    found = definition(*at_cursor(text))
    assert found is not None
    assert tuple(found.target_name.start) == (3, 0)
    assert sorted([tuple(each.start) for each in references(*at_cursor(text), True) or ()]) == [(2, 14), (2, 19), (3, 0)]
    assert "block of `std.cfgfunc`, line 4" in shown(text)
    analysis, position = at_cursor(text)
    assert [new for _, new in renamed(analysis, position, "other")] == ["other"] * 3
    with pytest.raises(RenameError, match="has a block 'two' already"):
        renamed(analysis, position, "two")
    with pytest.raises(RenameError, match="not a valid name"):
        renamed(analysis, position, "^other")


@pytest.mark.parametrize(
    ("text", "profile", "parts"),
    [
        (
            ML + "  %v = lo‸ad %m[%n] : memref<4xf32>\n  return\n}",
            None,
            ["**load** · MLIR of 2018-12, section *'load' operation*", "Reads an element of a buffer", "`load` ssa-use `[`"],
        ),
        (ML + "  f‸or %i = 0 to 4 {\n  }\n  return\n}", None, ["section *'for' statement*", "(`step` integer-literal)?"]),
        ("m‸lfunc @f() {\n  return\n}", None, ["section *ML Functions*", "ml-argument-list"]),
        (FUNC + "  %r = div‸is %a, %a : i32\n  return\n}", "2019-03", ["MLIR of 2019-03", "rounds towards zero"]),
        (FUNC + "  %r = spl‸at %x : vector<4xf32>\n  return\n}", "2020-10", ["MLIR of 2020-10", "vector-type | tensor-type"]),
    ],
)
def test_an_operation_is_shown_with_its_syntax_and_its_section(text: str, profile: str | None, parts: list[str]) -> None:
    markdown = shown(text, profile)
    assert [part for part in parts if part not in markdown] == []


def test_each_result_of_a_map_is_one_of_the_application() -> None:
    text = ML + '  %r = affine_apply (d0) -> (d0, d0 + 1)(%n)\n  "x.y"(%r#0, %r‸#1) : (index, index) -> ()\n  return\n}'
    assert shown(text).startswith("```mlir\n%r#1 : index\n```")
    found = references(*at_cursor(text), True)
    assert sorted([tuple(each.start) for each in found or ()]) == [(1, 2), (2, 8), (2, 14)]


def kinds(text: str, profile: str) -> list[str]:
    """The kinds of the tokens of a text; the words that only today's spelling of a map has are left out."""
    lines = split_lines(text)
    values = [int(each) for each in tokens(analyze(lines, CheckOptions(profile=profile)), "utf-16", Memory()).split(",")[:-1]]
    line = start = 0
    found = []
    for down, right, length, kind, _ in zip(*[iter(values)] * 5, strict=True):
        start = right if down else start + right
        line += down
        word = lines[line][start : start + length]
        if word not in ("affine_map", "affine_set", "private", '"slt"', "slt"):
            found.append(TYPES[kind])
    return found


TODAY = {
    "mlfunc": "func.func",
    "for": "affine.for",
    "if ": "affine.if ",
    "= load": "= memref.load",
    "cond_br": "cf.cond_br",
    "= constant": "= arith.constant",
    "cmpi": "arith.cmpi",
}


def test_tokens_have_the_kinds_that_they_have_today() -> None:
    old = "mlfunc @f(%n: index, %m: memref<4xf32, (d0) -> (d0 + 1), 2>) {\n  for %i = 0 to %n {\n"
    old += "    %v = load %m[%i] : memref<4xf32, (d0) -> (d0 + 1), 2>\n    if (d0)[s0] : (d0 - s0 >= 0)(%i)[%n] {\n    } else {\n    }\n"
    old += '  }\n  %x = constant 1 : i32\n  %y = cmpi "slt", %x, %x : i32\n  "x.y"(%x) {k: true, t: i32} : (i32) -> ()\n  return\n}'
    new = old.replace("k:", "k =").replace("t: i32", "t = i32").replace('"slt"', "slt")
    new = new.replace("(d0) -> (d0 + 1)", "affine_map<(d0) -> (d0 + 1)>")
    new = new.replace("(d0)[s0] : (d0 - s0 >= 0)", "affine_set<(d0)[s0] : (d0 - s0 >= 0)>")
    for before, after in TODAY.items():
        new = new.replace(before, after)
    assert kinds(old, "2018-12") == kinds(new, "llvm-22")


def test_blocks_and_types_have_the_kinds_that_they_have_today() -> None:
    old = "cfgfunc @g(i1, tf_string) {\nbb0(%c: i1, %s: tf_string):\n  cond_br %c, bb1, bb2(%c : i1)\nbb1:\n  return\nbb2(%d: i1):\n  br bb1\n}"
    new = "func.func @g(i1, !tf.string) {\n^bb0(%c: i1, %s: !tf.string):\n  cf.cond_br %c, ^bb1, ^bb2(%c : i1)\n^bb1:\n  return\n"
    new += "^bb2(%d: i1):\n  cf.br ^bb1\n}"
    assert kinds(old, "2018-12") == kinds(new, "llvm-22")


def test_plain_check_names_the_profile(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    older, today = tmp_path / "older.mlir", tmp_path / "today.mlir"
    older.write_text("extfunc @f()\n", encoding="utf-8")
    today.write_text("func.func private @f()\n", encoding="utf-8")
    assert main(["check", str(older), str(today)]) == 0
    printed = "".join(capsys.readouterr())
    assert printed == "2 files checked: no errors; 1 file read as MLIR of 2018-12\n"


def test_hovers_of_older_texts_have_nothing_of_today() -> None:
    function = shown("fu‸nc @f(%m: memref<4xf32>) {\n  return\n}", "2020-10")
    assert "section *Functions*" in function
    assert "`func` symbol-ref-id" in function
    assert "Defines a function" in function
    loop = shown("func @f() {\n  affine.f‸or %i = 0 to 4 {\n  }\n  return\n}", "2019-03")
    assert loop.startswith("**affine.for** · affine dialect, MLIR of 2019-03")
    assert "Counts between bounds" in loop
    assert "affine_set<" not in loop
    assert "https://" not in loop
