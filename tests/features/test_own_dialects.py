"""Dialects of a project in hover, completion and definition, and the notes on syntax that only C++ defines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.features.definition import definition
from mlir_ls.features.hover import hover
from mlir_ls.text import Position, split_lines

OPS: dict[str, Any] = {
    "emit": {"assembly_format": "custom<Colour>($hue) attr-dict", "attributes": [["hue", "any"]], "summary": "sends light"},
    "bend": {"custom_syntax": True, "operands": [["ray", "any"]]},
    "tint": {
        "assembly_format": "$ray `by` $shade attr-dict `:` type($ray)",
        "operands": [["ray", "any"]],
        "attributes": [["shade", ["allof", "integer_attr", ["typed", ["is", "i32"]]], False, None, "attribute", "i32"]],
    },
    "split": {
        "assembly_format": "$ray prop-dict attr-dict `:` type($ray)",
        "operands": [["ray", "any"]],
        "attributes": [["ways", "integer_attr"], ["loss", "float_attr", True]],
        "location": ["", 1],
    },
    "clock": {
        "assembly_format": "$timer attr-dict `:` type($timer) `->` type($time)",
        "operands": [["timer", ["type", "beam.timer"]]],
        "results": [["time", ["is", "i64"]]],
    },
    "count": {
        "assembly_format": "$ways `of` $kind attr-dict",
        "attributes": [["ways", "integer_attr", False, None, ["property", ["optional", "integer"]]], ["kind", "any"]],
    },
    "plain": {"assembly_format": "$ray `:` type($ray) attr-dict", "operands": [["ray", "any"]], "location": ["", 1]},
}
TYPES: dict[str, Any] = {
    "ray": {"parameters": [["width", "integer"], ["hue", "string", True]], "summary": "a ray", "location": ["", 0]},
    "odd": {"parameters": [["width", "unknown"]], "custom_syntax": True},
    "timer": {},
    "slit": {
        "parameters": [["width", "integer"], ["clear", "bool"]],
        "assembly_format": "`<` `wide` `=` $width `,` `clear` `=` $clear `>`",
    },
    "prism": {"parameters": [["sides", "integer"]], "assembly_format": "`(` struct(params) `)`"},
    "mask": {"parameters": [["width", "integer"]], "assembly_format": "`<` `_of` $width `>`"},
    "lens": {"parameters": [["focus", ["attr", "beam.focus"]], ["clear", "bool"]], "assembly_format": "`<` struct(params) `>`"},
}
ATTRIBUTES: dict[str, Any] = {
    "focus": {"parameters": [["length", "integer"]], "assembly_format": "`<` struct(params) `>`"},
}
SOURCE = "def Beam_RayType : Beam_Type;\n  def Beam_PlainOp : Beam_Op;\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    source = tmp_path / "Beam.td"
    source.write_text(SOURCE, encoding="utf-8")
    text = json.dumps({"dialect": {"name": "beam"}, "ops": OPS, "types": TYPES, "attributes": ATTRIBUTES}).replace('[""', f'["{source.as_posix()}"')
    (tmp_path / "beam.json").write_text(text, encoding="utf-8")
    index = {"format": 1, "dialects": {"beam": {"file": "beam.json"}}, "enums": {}}
    (tmp_path / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    return tmp_path


def read(folder: Path, fixture: str) -> tuple[Analysis, Position]:
    """The analysis of a text, in which `$0` is the cursor, and where that is."""
    before = split_lines(fixture[: fixture.index("$0")])
    position = Position(len(before) - 1, len(before[-1]))
    return analyze(split_lines(fixture.replace("$0", "")), CheckOptions(strict=True, dialects=str(folder))), position


def shown(folder: Path, fixture: str) -> str:
    found = hover(*read(folder, fixture))
    return found.markdown if found is not None else ""


def test_an_operation_is_inserted_whole_with_a_word_in_front_of_its_attribute(folder: Path) -> None:
    found = completions(*read(folder, "func.func @f(%r: i32) {\n  beam.ti$0\n  return\n}"), snippets=True)
    assert found is not None
    assert found.items[0].snippet == "beam.tint ${1:%r} by ${2:shade} : ${3:i32}"


def test_an_operation_is_inserted_with_the_only_types_that_its_definition_allows(folder: Path) -> None:
    found = completions(*read(folder, "func.func @f(%r: i32) {\n  %t = beam.cl$0\n  return\n}"), snippets=True)
    assert found is not None
    assert found.items[0].snippet == "beam.clock ${1:%timer} : ${2:!beam.timer} -> ${3:i64}"


def test_a_directive_in_code_is_read_tolerantly_and_marked(folder: Path) -> None:
    analysis, _ = read(folder, "beam.emit anything <of this> {a = 1}$0")
    assert analysis.diagnostics == []
    assert "`custom<Colour>`: syntax written in C++, which is read tolerantly" in shown(folder, "beam.em$0it blue")


def test_a_syntax_in_code_is_read_tolerantly_and_marked(folder: Path) -> None:
    text = "func.func @f(%r: !beam.ray<1>) {\n  beam.b$0end %r as it likes\n  return\n}"
    analysis, _ = read(folder, text)
    assert analysis.diagnostics == []
    assert "Its syntax is written in C++, which is read tolerantly" in shown(folder, text)


def test_nothing_is_added_to_what_is_known(folder: Path) -> None:
    text = "func.func @f(%r: !beam.ray<1>) {\n  beam.pl$0ain %r : !beam.ray<1>\n  return\n}"
    assert "tolerantly" not in shown(folder, text)


def test_hover_on_a_type_shows_its_parameters(folder: Path) -> None:
    text = shown(folder, "func.func private @f(!beam.r$0ay<1>)")
    assert text.startswith("**!beam.ray** · beam dialect\n\na ray\n\n```mlir\n!beam.ray<$width, $hue>\n```")
    assert "- `width`: an integer\n- `hue`: a string, optional" in text
    assert "written in C++" in shown(folder, "func.func private @f(!beam.o$0dd<1>)")
    assert shown(folder, "func.func private @f(!none.o$0dd<1>)") == ""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("func.func private @f(!beam.r$0ay<1>)", (0, 4, 16)),
        ('"beam.pl$0ain"() : () -> ()', (1, 6, 18)),
        ('"beam.split"(%a) <{loss = 1.0 : f32, wa$0ys = 2 : i32}> : (i32) -> ()', (1, 6, 18)),
        ('"beam.split"(%a) {ways$0 = 2 : i32} : (i32) -> ()', (1, 6, 18)),
        ("beam.split %a <{ways = 2 : i32, l$0oss = 1.0 : f32}> : i32", (1, 6, 18)),
    ],
)
def test_definition_is_in_the_source(folder: Path, text: str, expected: tuple[int, int, int]) -> None:
    link = definition(*read(folder, text))
    assert link is not None
    assert Path(str(link.path)) == folder / "Beam.td"
    assert (link.target_name.start.line, link.target_name.start.character, link.target_name.end.character) == expected


def test_definition_of_what_has_no_source(folder: Path) -> None:
    assert definition(*read(folder, "beam.em$0it blue")) is None
    assert definition(*read(folder, '"beam.split"(%a) <{ways = 2 : i32}> {ot$0her = 1 : i32} : (i32) -> ()')) is None
    assert definition(*read(folder, '"beam.split"(%a) <{ways = $02 : i32}> : (i32) -> ()')) is None
    (folder / "Beam.td").unlink()
    assert definition(*read(folder, "func.func private @f(!beam.r$0ay<1>)")) is None
    assert definition(*read(folder, "func.func private @f(!llvm.p$0tr)")) is None


def test_completion_offers_its_operations(folder: Path) -> None:
    found = completions(*read(folder, "beam.$0"))
    assert found is not None
    assert {"beam.emit", "beam.bend", "beam.plain"} <= {item.label for item in found.items}


def test_a_change_of_the_folder_is_another_language(folder: Path) -> None:
    analysis, _ = read(folder, "$0")
    again, _ = read(folder, "$0")
    assert analysis.language is again.language
    assert analysis.language is not analyze([""], CheckOptions()).language


def test_what_else_cpp_may_define_is_no_error(folder: Path) -> None:
    data = json.loads((folder / "beam.json").read_text(encoding="utf-8"))
    data["traits"] = [["Terminator", "BranchOpInterface"]]
    data["ops"]["split"] = {
        "operands": [["left", "any", "variadic"]],
        "successors": [["to", False]],
        "traits": 0,
        "location": ["", 1],
    }
    (folder / "beam.json").write_text(json.dumps(data), encoding="utf-8")
    # the operation may make the first argument of the block itself
    block = 'func.func @f(%x: i32) {\n  "beam.split"(%x) [^b] : (i32) -> ()\n^b(%0: i32, %1: i32):\n  return\n}$0'
    assert read(folder, block)[0].diagnostics == []
    # the names of operations in a dictionary begin none
    library = "shape.function_library @l {\n  func.func private @g()\n} mapping {\n  beam.bend = @g,\n  beam.plain = @g\n}$0"
    assert [each.code for each in read(folder, library)[0].diagnostics if each.severity == 1] == []


def offered(folder: Path, line: str, profile: str | None = None) -> list[str]:
    fixture = f"#near = #beam.focus<length = 3>\nfunc.func @f(%r: i32) {{\n  {line}\n  return\n}}"
    analysis, position = read(folder, fixture)
    if profile is not None:
        analysis = analyze(analysis.document.lines, CheckOptions(dialects=str(folder), profile=profile))
    found = completions(analysis, position)
    return [item.label for item in found.items] if found is not None else []


@pytest.mark.parametrize(
    ("line", "first", "absent"),
    [
        ("beam.split %r <{$0", ["ways", "loss"], "loc"),
        ("beam.split %r <ways = 3, $0", ["loss"], "ways"),
        ("%0 = tensor.empty() : tensor<4x!beam.lens<$0>>", ["focus", "clear"], "loc"),
        ("%0 = tensor.empty() : tensor<4x!beam.slit<$0>>", ["wide"], "clear"),
        ("%0 = tensor.empty() : tensor<4x!beam.slit<wide = 4, c$0>>", ["clear"], "wide"),
        ("%0 = tensor.empty() : tensor<4x!beam.mask<$0>>", ["_of"], "loc"),
        ("%0 = tensor.empty() : tensor<4x!beam.lens<focus = $0>>", ["#near", "#beam.focus"], "loc"),
        ("%0 = tensor.empty() : tensor<4x!beam.lens<focus = #near, clear = $0>>", ["true", "false"], "loc"),
    ],
)
def test_entries_of_properties_and_of_parameters(folder: Path, line: str, first: list[str], absent: str) -> None:
    for profile in (None, "llvm-next"):
        found = offered(folder, line, profile)
        assert found[: len(first)] == first
        assert absent not in found


def test_properties_without_braces_begin_in_texts_of_a_newer_mlir(folder: Path) -> None:
    assert offered(folder, "beam.split %r <$0", "llvm-next")[:2] == ["ways", "loss"]
    assert "ways" not in offered(folder, "beam.split %r <$0")


def test_after_a_sigil_the_dialects_of_a_project_are_before_those_that_nothing_uses(folder: Path) -> None:
    found = completions(*read(folder, "func.func @f(%a: !$0"))
    assert found is not None
    named = [item.label for item in found.items]
    assert named[0] == "!beam.timer"
    assert named.index("!beam") < named.index("!llvm")


@pytest.mark.parametrize(
    ("text", "few"),
    [
        ("beam.plain %r : $0", ["!beam.timer"]),
        ("%0 = tensor.empty() : $0", []),
        ("%0 = arith.addi %r, %r : $0", []),
    ],
)
def test_types_of_a_project_are_offered_before_a_text_has_any(folder: Path, text: str, few: list[str]) -> None:
    found = completions(*read(folder, f"func.func @f() {{\n  {text}"))
    assert found is not None
    own = [item.label for item in found.items if item.label.startswith("!beam.")]
    assert own[: len(few)] == few
    assert bool(own) == bool(few)


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("!ray_of_light = $0", "!beam.ray"),
        ("!slit = $0", "!beam.slit"),
        ("#focus = $0", "#beam.focus"),
        ("!x = !beam.slit<wide = 2, clear = true>\nfunc.func private @f($0", "!x"),
    ],
)
def test_what_a_project_declares_is_offered_where_an_alias_is_defined(folder: Path, text: str, first: str) -> None:
    found = completions(*read(folder, text), snippets=True)
    assert found is not None
    assert found.items[0].label == first


def test_any_attribute_of_a_project_may_be_an_alias(folder: Path) -> None:
    found = completions(*read(folder, "#near_by = $0"))
    assert found is not None
    assert "#beam.focus" in [item.label for item in found.items]


def test_the_terminator_that_a_region_lacks_is_first_among_many_operations(tmp_path: Path) -> None:
    nest = [["SingleBlock"], ["SingleBlockImplicitTerminator", "own.yield"]]
    ops: dict[str, Any] = {
        **{f"a{number}": {"operands": [["x", "any"]], "assembly_format": "$x attr-dict `:` type($x)"} for number in range(100)},
        "nest": {"regions": [["body", "any"]], "results": [["r", "any"]], "traits": nest, "custom_syntax": True},
        "yield": {"operands": [["x", "any", "variadic"]], "traits": [["Terminator"], ["ReturnLike"]], "custom_syntax": True},
    }
    (tmp_path / "own.json").write_text(json.dumps({"dialect": {"name": "own"}, "ops": ops}), encoding="utf-8")
    index = {"format": 1, "dialects": {"own": {"file": "own.json"}}, "enums": {}}
    (tmp_path / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    text = "func.func @f(%x: i32) {\n  %0 = own.nest {\n    own.a1 %x : i32\n    own.$0\n  }\n  return\n}"
    found = completions(*read(tmp_path, text))
    assert found is not None
    assert found.items[0].label == "own.yield"


def test_a_symbol_in_a_syntax_in_code_may_be_defined_there(folder: Path) -> None:
    text = shown(folder, "beam.bend @o$0ne {\n}")
    assert "not defined" not in text
    assert "symbol in a syntax that is not known" in text


def test_parameters_are_explained_in_the_brackets_of_the_dialect_as_well(folder: Path) -> None:
    assert "parameter of `!beam.prism`" in shown(folder, "func.func private @f(tensor<4x!beam<prism(si$0des = 3)>>)")


def test_a_word_that_stands_for_no_property_is_no_type(folder: Path) -> None:
    assert "type" not in shown(folder, "func.func @f() {\n  beam.count no$0ne of 3\n  return\n}")
    assert "type" in shown(folder, "func.func @f() {\n  beam.count none of no$0ne\n  return\n}")


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [("#own.marks<no$0ne>", "**none** · case 0 of `own.Marks`"), ("#own.cell<ind$0ex, i32>", "**index** · case 1 of `own.Marks`")],
)
def test_a_case_in_a_body_is_no_type_that_is_called_the_same(attribute: str, expected: str, tmp_path: Path) -> None:
    attributes = {
        "marks": {"parameters": [["value", ["keyword", "own.Marks"]]], "assembly_format": "`<` $value `>`", "enum": "own.Marks"},
        "cell": {"parameters": [["by", ["keyword", "own.Marks"]], ["of", "type"]], "assembly_format": "`<` $by `,` $of `>`"},
    }
    enums = {"own.Marks": {"cases": [["none", 0], ["index", 1]]}}
    data = {"dialect": {"name": "own"}, "ops": {}, "attributes": attributes, "enums": enums}
    (tmp_path / "own.json").write_text(json.dumps(data), encoding="utf-8")
    index = {"format": 1, "dialects": {"own": {"file": "own.json"}}, "enums": {"own.Marks": "own"}}
    (tmp_path / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")
    assert shown(tmp_path, f"func.func private @f() attributes {{own.note = {attribute}}}").startswith(expected)


def _with_operations(folder: Path, count: int) -> None:
    """Makes a project's dialect of operations that are alike, and a constant."""
    alike = {"results": [["r", "any"]], "attributes": [["name", "string"]], "assembly_format": "$name attr-dict `:` type($r)"}
    ops = {**{f"op{number}": alike for number in range(count)}, "constant": alike}
    (folder / "own.json").write_text(json.dumps({"dialect": {"name": "own"}, "ops": ops}), encoding="utf-8")
    index = {"format": 1, "dialects": {"own": {"file": "own.json"}}, "enums": {}}
    (folder / "dialect-index.json").write_text(json.dumps(index), encoding="utf-8")


def test_operations_that_are_not_counted_come_by_their_names_and_by_the_one_in_front(tmp_path: Path) -> None:
    _with_operations(tmp_path, 9)
    found = completions(*read(tmp_path, 'func.func @f() {\n  %0 = own.op7 "a" : i32\n  %1 = own.$0\n  return\n}'))
    assert found is not None
    assert [item.label for item in found.items][:3] == ["own.constant", "own.op7", "own.op0"]


def test_many_operations_of_a_project_do_not_hide_those_of_other_dialects(tmp_path: Path) -> None:
    _with_operations(tmp_path, 60)
    found = completions(*read(tmp_path, 'func.func @f() {\n  %0 = own.op7 "a" : i32\n  %c0 = $0\n  return\n}'))
    assert found is not None
    assert "arith.constant" in [item.label for item in found.items][:3]
