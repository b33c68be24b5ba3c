"""Operations of a project with declared formats: their other form, what completion offers in them, and their layout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from test_other_forms import CUSTOM, GENERIC, line_in

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.commands.format import format_text
from mlir_ls.features.completion import completions
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import Position

IMPLICIT = [["SingleBlockImplicitTerminator", "mill.done"]]
I64 = ["allof", "integer_attr", ["typed", ["is", "i64"]]]
OPS: dict[str, Any] = {
    "done": {"assembly_format": "attr-dict", "traits": ["Terminator"]},
    "loop": {"assembly_format": "attr-dict-with-keyword $body", "regions": [["body", "any"]], "traits": IMPLICIT},
    "say": {"assembly_format": "custom<Words>($words) attr-dict", "attributes": [["words", "string", True]]},
    "turn": {
        "assembly_format": "custom<Speed>($speed) `for` $grain (`by` $by^)? `in` `(` $mode `)` attr-dict `:` type($grain)",
        "operands": [["grain", "any"]],
        "attributes": [
            ["speed", "any"],
            ["by", I64, True, None, "attribute", "i64"],
            ["mode", ["enum", "mill.Mode"], False, None, ["keyword", "mill.Mode"]],
        ],
    },
    "set": {
        "assembly_format": "$sym_name (`at` $at^)? prop-dict attr-dict",
        "attributes": [
            ["sym_name", "string", False, None, "symbol_name"],
            ["at", I64, True, None, "attribute", "i64"],
            ["to", I64, True, None, "attribute", "i64"],
        ],
    },
    "pick": {
        "assembly_format": "`of` $count `as` $mode `named` $name attr-dict",
        "attributes": [
            ["count", "any", True, None, ["property", ["optional", "integer"]]],
            ["mode", "any", True, None, ["property", ["optional", ["keyword", "mill.Mode"]]]],
            ["name", "string", False, None, ["property", "string"]],
        ],
    },
    "heap": {
        "assembly_format": "($sacks^ `:` type($sacks))? attr-dict `:` `{` type($out) `}`",
        "operands": [["sacks", "any", "nested", None, "sizes"]],
        "results": [["out", "any", "optional"]],
        "attributes": [["sizes", ["dense_array", "i32"]]],
    },
    "of": {
        "assembly_format": "$map `<` $count `>` attr-dict",
        "attributes": [["map", "any"], ["count", I64, False, None, "attribute", "i64"]],
    },
    "pour": {
        "assembly_format": "$grain ` ` attr-dict `:` type($grain)",
        "operands": [["grain", "any"]],
    },
    "mix": {
        "assembly_format": "`all` `\\n` attr-dict (`of` $count^)? `now` `` (` ` `more` $more^)?",
        "attributes": [["count", I64, True, None, "attribute", "i64"], ["more", "unit", True, None, "unit"]],
    },
    "sort": {
        "assembly_format": "oilist(`by` `(` $key `)` | `up` $up) ` ` ($grain^ `:` type($grain))? attr-dict `end`",
        "operands": [["grain", "any", "optional"]],
        "attributes": [["key", "string", True], ["up", "unit", True, None, "unit"]],
    },
}
ENUM = {"cases": [["fast", 0], ["slow", 1]], "width": 32}


@pytest.fixture(scope="module")
def mill(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    folder: Path = tmp_path_factory.mktemp("mill")
    data = {"dialect": {"name": "mill"}, "ops": OPS, "enums": {"mill.Mode": ENUM}}
    (folder / "mill.json").write_text(json.dumps(data), encoding="utf-8")
    index = {"format": 1, "dialects": {"mill": {"file": "mill.json"}}, "enums": {"mill.Mode": "mill"}}
    (folder / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    return CheckOptions(strict=True, dialects=str(folder))


AROUND = "func.func @f(%a: i32, %b: f32) {{\n{}\n// end\n  return\n}}\n"
FORMS = [
    ('"mill.set"() <{sym_name = "s", to = 4 : i64}> {other = 1 : i8} : () -> ()', "mill.set @s <{to = 4 : i64}> {other = 1 : i8}"),
    ('"mill.set"() <{at = 3 : i64, sym_name = "s"}> : () -> ()', "mill.set @s at 3"),
    ('"mill.pick"() <{count = [4], mode = [1 : i32], name = "x y"}> : () -> ()', 'mill.pick of 4 as slow named "x y"'),
    ('"mill.pick"() <{count = [], mode = [], name = ""}> : () -> ()', 'mill.pick of none as none named ""'),
    ('%0 = "mill.heap"() <{sizes = array<i32>}> : () -> f32', "%0 = mill.heap : {f32}"),
]


@pytest.mark.parametrize(("generic", "custom"), FORMS)
def test_an_operation_is_the_same_in_both_forms(generic: str, custom: str, mill: CheckOptions) -> None:
    assert check_text(AROUND.format(f"{generic}\n{custom.replace('%0', '%1').replace('@s', '@t')}"), mill) == []
    assert line_in(CUSTOM, generic.replace('"mill', '"$0mill', 1), AROUND, mill) == custom
    back = line_in(GENERIC, custom.replace("mill", "$0mill", 1), AROUND, mill)
    assert line_in(CUSTOM, back.replace('"mill', '"$0mill', 1), AROUND, mill) == custom


def test_lists_of_operands_have_their_lengths_in_generic_form(mill: CheckOptions) -> None:
    custom = "$0mill.heap (%a, %b), (), (%a) : (i32, f32), (), (i32) : {}"
    generic = '"mill.heap"(%a, %b, %a) <{sizes = array<i32: 2, 0, 1>}> : (i32, f32, i32) -> ()'
    assert line_in(GENERIC, custom, AROUND, mill) == generic


@pytest.mark.parametrize(
    "generic",
    [
        '"$0mill.loop"() ({}) : () -> ()',  # a region that is spelled has a block, and in it a terminator
        '"$0mill.say"() <{words = "x"}> : () -> ()',  # what C++ reads is not known
        '"$0mill.say"() : () -> ()',
    ],
)
def test_a_form_is_not_offered_where_it_may_be_another_operation(generic: str, mill: CheckOptions) -> None:
    assert line_in(CUSTOM, generic, AROUND, mill) == ""


def test_a_region_with_a_block_has_the_custom_form(mill: CheckOptions) -> None:
    generic = '"$0mill.loop"() ({\n  "mill.done"() : () -> ()\n}) : () -> ()'
    assert line_in(CUSTOM, generic, AROUND, mill) == 'mill.loop {\n  "mill.done"() : () -> ()\n}'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('mill.pick of as slow named "x"', "expected 'none' or the value of property 'count', but got 'as'"),
        ('mill.pick of 4 as named "x"', "'named' is none of the known keywords here: expected 'fast' or 'slow'"),
        ('mill.pick of 4 as slw named "x"', "'slw' is none of the known keywords here; did you mean 'slow'?"),
    ],
)
def test_an_optional_property_outside_of_a_group_is_spelled(text: str, message: str, mill: CheckOptions) -> None:
    assert [each.message for each in check_text(text, mill)] == [message]


def test_a_bracket_apart_from_an_alias_begins_no_body(mill: CheckOptions) -> None:
    assert check_text("#m = affine_map<(d0) -> (d0)>\nmill.of #m <3>\nmill.of #m\n  <4>", mill) == []
    assert [each.message for each in check_text("mill.of #mill.x <3> <4>", mill)] != []


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("mill.turn ", ["for"]),
        ("mill.turn quickly [1, 2] ", ["for"]),
        ("mill.turn quickly for %a ", ["by", "in"]),
        ("mill.turn quickly for %a in (", ["fast", "slow"]),
        ("mill.turn quickly for %a in (slow) ", [":", "{"]),
    ],
)
def test_completion_goes_on_after_what_only_code_reads(typed: str, words: list[str], mill: CheckOptions) -> None:
    lines = ["func.func @f(%a: i32) {", f"  {typed}", "  return", "}"]
    found = completions(analyze(lines, mill), Position(1, len(lines[1])))
    labels = [item.label for item in found.items] if found is not None else []
    assert [word for word in words if word.isalpha() and word not in labels[:4]] == []


@pytest.mark.parametrize(
    "text",
    [
        "mill.pour %a : i32",
        "mill.pour %a  {x}: i32",
        "mill.mix all\n now",
        "mill.mix all\n of 4 now",
        "mill.mix all\n now more",
        "mill.mix all\n {x} now",
        'mill.sort by("x")  end',
        "mill.sort up %a : i32 end",
    ],
)
def test_white_space_of_a_format_is_printed_whatever_follows(text: str, mill: CheckOptions) -> None:
    around = "func.func @f(%a: i32) {{\n  {}\n  return\n}}\n".format(text.replace("\n", "\n  "))
    for given in (around, around.replace("\n   ", " ")):
        assert format_text(given, FormatOptions(), mill) == around
