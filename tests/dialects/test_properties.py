"""Properties of operations that are no attributes, as a project's definitions declare them: what the generic form and a
dictionary of properties may give for them."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_ods_import import needs_tblgen
from test_project import dialect, sources, write

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.ods.project.load import load

DEFINITIONS = """
def EachOp : Op<D_a, "each"> {
  let arguments = (ins
    DefaultValuedProp<IntArrayProp<I64Prop>, "ArrayRef<int64_t>{}">:$dense,
    DefaultValuedProp<IntArrayProp<I32Prop>, "ArrayRef<int32_t>{}">:$narrow,
    DefaultValuedProp<ArrayProp<I64Prop>, "ArrayRef<int64_t>{}">:$list,
    DefaultValuedProp<ArrayProp<StringProp>, "ArrayRef<std::string>{}">:$names,
    DefaultValuedProp<ArrayProp<OptionalProp<I64Prop>>, "ArrayRef<std::optional<int64_t>>{}">:$some,
    OptionalProp<I64Prop>:$number,
    OptionalProp<UnitProp>:$unit,
    OptionalProp<IntArrayProp<I32Prop>>:$rest,
    DefaultValuedProp<ConfinedProp<I64Prop, CPred<"$_self >= 0">>, "0">:$size,
    DefaultValuedProp<ConfinedProp<I64Prop, And<[CPred<"$_self > 2">, CPred<"$_self < 5">]>>, "3">:$between,
    DefaultValuedProp<ConfinedProp<StringProp, CPred<"!$_self.empty()">>, "\\"a\\"">:$label);
  let assemblyFormat = "prop-dict attr-dict";
}
def NeedsOp : Op<D_a, "needs"> {
  let arguments = (ins I64Prop:$first, I64Prop:$second, OptionalProp<I64Prop>:$third);
  let assemblyFormat = "$first prop-dict attr-dict";
}
def OwnOp : Op<D_a, "own"> {
  let arguments = (ins I64Prop:$first);
  let assemblyFormat = "prop-dict attr-dict";
  let extraClassDeclaration = [{ static ParseResult parseProperties(OpAsmParser &parser, OperationState &result) {
    if (failed(parser.parseOptionalLess())) return success();
    return failure(parser.parseAttribute(result.propertiesAttr) || parser.parseGreater());
  } }];
}
"""

GIVEN = {
    "dense": (["array<i64: 1, 2>", "array<i64>"], ["[1, 2]", "array<i32: 1>", "1"]),
    "narrow": (["array<i32: 1>"], ["array<i64: 1>"]),
    "list": (["[]", "[1, 2 : i8]"], ["array<i64: 1>", '["a"]', "1"]),
    "names": (["[]", '["a"]'], ["[1]", '"a"']),
    "some": (["[[], [1]]"], ["[1]", "[[1, 2]]"]),
    "number": (["[]", "[1]"], ["[1, 2]", '["a"]', "1"]),
    "unit": (["[unit]", "[false]"], ["[1]", "unit"]),
    "rest": (["[array<i32: 1>]"], ["[array<i64: 1>]", "array<i32: 1>"]),
    "size": (["0", "7 : i8"], ["-1", '"a"']),
    "between": (["3", "4"], ["2", "5"]),
    "label": (['"a"'], ["1"]),
}
CASES = [(name, value, good) for name, values in GIVEN.items() for good in (True, False) for value in values[not good]]


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    folder: Path = tmp_path_factory.mktemp("project")
    write(folder, A=dialect("a").replace("OpBase.td", "OpBase.td\"\ninclude \"mlir/IR/Properties.td") + DEFINITIONS)
    found = load(sources(folder), tmp_path_factory.mktemp("cache"))
    assert found.problems == ()
    return CheckOptions(strict=True, dialects=found.folder)


@needs_tblgen
@pytest.mark.parametrize(("name", "value", "good"), CASES)
def test_a_property_in_the_generic_form(name: str, value: str, good: bool, options: CheckOptions) -> None:
    found = [each.code for each in check_text(f'"a.each"() <{{{name} = {value}}}> : () -> ()', options)]
    assert found == ([] if good else ["attribute-value"])


@needs_tblgen
@pytest.mark.parametrize(("name", "value", "good"), CASES)
def test_a_property_in_a_dictionary_of_properties(name: str, value: str, good: bool, options: CheckOptions) -> None:
    found = [each.code for each in check_text(f"a.each <{{{name} = {value}}}>", options)]
    assert found == ([] if good else ["attribute-value"])


@needs_tblgen
@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("a.needs 1 <{second = 2}>", []),
        ("a.needs 1 <{third = [2]}>", ["missing-attribute"]),
        ("a.needs 1", ["missing-attribute"]),
        ("a.own", []),
        ("a.own <{first = 1}>", []),
        ('a.own <{first = "a"}>', ["attribute-value"]),
        ('"a.needs"() : () -> ()', []),
        ('a.needs 1 <{second = 2}> {size = "a", dense = 1}', []),
    ],
)
def test_properties_without_a_default_value(text: str, codes: list[str], options: CheckOptions) -> None:
    assert [each.code for each in check_text(text, options)] == codes
