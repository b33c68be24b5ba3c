"""An operation keeps all that it has when it is written in its other form, and is not offered that where it would not."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.features.refactoring import refactorings
from mlir_ls.text import Position, replaced, split_lines

OPTIONS = CheckOptions()
GENERIC, CUSTOM = "Write in generic form", "Write in custom form"


def line_in(title: str, line: str, around: str = "{}", options: CheckOptions = OPTIONS) -> str:
    """A line in another form, in which the cursor is at `$0`; "" where that is not offered."""
    text = around.format(line)
    before = split_lines(text.partition("$0")[0])
    cursor = Position(len(before) - 1, len(before[-1]))
    analysis = analyze(split_lines(text.replace("$0", "")), options)
    fix = next((each.fix for each in refactorings(analysis, cursor) if each.fix.title == title), None)
    if fix is None:
        return ""
    lines = replaced(analysis.document.lines, fix.edits)
    return "\n".join(lines[cursor.line :]).partition("\n// end")[0].strip()


VALUES = """#map = affine_map<(d0)[s0] -> (d0 + s0 * 2)>
#several = affine_map<(d0)[s0] -> (d0, s0 * 2)>
#shifted = affine_map<(d0, d1) -> (d0, d1 + 3)>
#first = affine_map<() -> (0)>
#last = affine_map<()[s0] -> (s0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @f(%a: index, %b: index, %m: memref<8x8xf32>, %x: f32, %n: i32) {{
{}
// end
  return
}}
"""


@pytest.mark.parametrize(
    ("generic", "custom"),
    [
        ('%0 = "$0affine.apply"(%a, %b) <{map = #map}> : (index, index) -> index', "%0 = affine.apply #map(%a)[%b]"),
        ('%0 = "$0affine.max"(%a, %b) <{map = #several}> : (index, index) -> index', "%0 = affine.max #several(%a)[%b]"),
        (
            '%0 = "$0affine.load"(%m, %a, %b) <{map = #shifted}> : (memref<8x8xf32>, index, index) -> f32',
            "%0 = affine.load %m[%a, %b + 3] : memref<8x8xf32>",
        ),
        (
            '"$0affine.store"(%x, %m, %a, %b) <{map = #several}> : (f32, memref<8x8xf32>, index, index) -> ()',
            "affine.store %x, %m[%a, symbol(%b) * 2] : memref<8x8xf32>",
        ),
        (
            '"$0affine.for"(%b) <{lowerBoundMap = #first, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index,'
            ' upperBoundMap = #last}> ({\n^bb0(%i: index):\n  affine.yield\n}) : (index) -> ()',
            "affine.for %i = #first() to %b {\n  affine.yield\n}",
        ),
        (
            '"$0affine.if"(%a, %b) <{condition = #set}> ({\n  affine.yield\n}, {\n}) : (index, index) -> ()',
            "affine.if #set(%a)[%b] {\n  affine.yield\n}",
        ),
    ],
)  # fmt: skip
def test_operands_of_maps_that_are_aliases_are_dimensions_and_symbols(generic: str, custom: str) -> None:
    assert line_in(CUSTOM, generic, VALUES) == custom


def test_a_map_of_nothing_is_followed_by_brackets_alone() -> None:
    generic = '%0 = "$0affine.min"() <{map = affine_map<() -> (3, 4)>}> : () -> index'
    assert line_in(CUSTOM, generic, VALUES) == "%0 = affine.min affine_map<() -> (3, 4)>()"


def test_a_value_that_occurs_twice_in_subscripts_is_one_operand() -> None:
    generic = line_in(GENERIC, "%0 = $0affine.load %m[%a, %a + 1] : memref<8x8xf32>", VALUES)
    assert generic == '%0 = "affine.load"(%m, %a) <{map = affine_map<(d0) -> (d0, d0 + 1)>}> : (memref<8x8xf32>, index) -> f32'


@pytest.mark.parametrize(
    ("generic", "custom"),
    [
        ('%0 = "$0llvm.add"(%n, %n) <{overflowFlags = 1 : i32}> : (i32, i32) -> i32', "%0 = llvm.add %n, %n overflow<nsw> : i32"),
        ('%0 = "$0llvm.add"(%n, %n) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32', "%0 = llvm.add %n, %n : i32"),
        ('%0 = "$0llvm.trunc"(%n) <{overflowFlags = 2 : i32}> : (i32) -> i8', "%0 = llvm.trunc %n overflow<nuw> : i32 to i8"),
        (
            '%0 = "$0arith.addi"(%n, %n) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32',
            "%0 = arith.addi %n, %n : i32",
        ),
        (
            '%0 = "$0affine.linearize_index"(%a, %b) <{disjoint, operandSegmentSizes = array<i32: 2, 0>,'
            " static_basis = array<i64: 4, 8>}> : (index, index) -> index",
            "%0 = affine.linearize_index disjoint [%a, %b] by (4, 8) : index",
        ),
    ],
)
def test_properties_have_their_places_in_the_custom_form(generic: str, custom: str) -> None:
    assert line_in(CUSTOM, generic, VALUES) == custom


def test_a_dictionary_of_the_custom_form_gives_no_property() -> None:
    assert line_in(GENERIC, "%0 = $0llvm.add %n, %n {overflowFlags = 1 : i32} : i32", VALUES) == ""
    assert line_in(GENERIC, "%0 = $0arith.addi %n, %n {overflowFlags = #arith.overflow<nsw>} : i32", VALUES) == (
        '%0 = "arith.addi"(%n, %n) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32'
    )


def test_a_property_that_may_be_missing_is_a_list_in_the_generic_form() -> None:
    load = "func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {{\n  {}\n// end\n  return\n}}"
    generic = '%0 = "ptr.load"(%p) <{alignment = [8]}> : (!ptr.ptr<#ptr.generic_space>) -> f32'
    custom = "%0 = ptr.load %p alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32"
    assert line_in(GENERIC, custom.replace("ptr.load", "$0ptr.load"), load) == generic
    assert line_in(CUSTOM, generic.replace('"ptr', '"$0ptr'), load) == custom


KERNELS = """gpu.module @m {{
  {}
}}
"""


def test_how_much_memory_of_a_kernel_is_of_its_workgroup_is_kept() -> None:
    kernel = "$0gpu.func @k(%a: memref<?xf32>) workgroup(%w: memref<32xf32, 3>) kernel {\n    gpu.return\n  }"
    assert line_in(GENERIC, kernel, KERNELS).split("\n") == [
        '"gpu.func"() <{function_type = (memref<?xf32>) -> ()}> ({',
        "  ^bb0(%a: memref<?xf32>, %w: memref<32xf32, 3>):",
        "    gpu.return",
        '  }) {gpu.kernel, workgroup_attributions = 1 : i64, sym_name = "k"} : () -> ()',
        "}",
    ]


def test_how_much_memory_of_a_launch_is_of_its_workgroup_is_kept() -> None:
    launch = (
        "$0gpu.launch blocks(%i, %j, %k) in (%l = %a, %m = %a, %n = %a) threads(%o, %p, %q) in (%r = %a, %s = %a, %t = %a)"
        " workgroup(%w: memref<32xf32, 3>) private(%v: memref<1xf32, 5>) {\n    gpu.terminator\n  }"
    )
    generic = line_in(GENERIC, launch, "func.func @f(%a: index) {{\n  {}\n// end\n  return\n}}")
    assert "%t: index, %w: memref<32xf32, 3>, %v: memref<1xf32, 5>):\n" in generic
    assert "}) {workgroup_attributions = 1 : i64} : (index" in generic


def test_attributes_that_are_kept_beside_the_declared_ones_are_no_slips() -> None:
    kernel = (
        '"gpu.module"() <{sym_name = "m"}> ({\n  "gpu.func"() <{function_type = () -> ()}> ({\n    "gpu.return"() : () -> ()\n'
        '  }) {gpu.kernel, sym_name = "k", %s = 0 : i64} : () -> ()\n}) : () -> ()\n'
    )
    assert check_text(kernel % "workgroup_attributions") == []
    assert [each.code for each in check_text(kernel % "workgroup_attrib_attr")] == ["near-attribute"]


def test_a_linkage_is_no_visibility() -> None:
    generic = line_in(GENERIC, "llvm.mlir.global $0private @init() : i32".replace("llvm.mlir.global $0", "$0llvm.mlir.global "))
    assert generic == ""  # a region may be missing
    body = "$0llvm.mlir.global private @init() : i32 {\n  llvm.return %0 : i32\n}"
    assert "sym_visibility" not in line_in(GENERIC, body)
    assert "linkage = #llvm.linkage<private>" in line_in(GENERIC, body)
    assert 'sym_visibility = "private"' in line_in(GENERIC, "$0func.func private @f()")


def test_blocks_are_in_the_order_of_the_definition() -> None:
    switch = 'pdl_interp.switch_operation_name of %o to ["a.a", "b.b"](^one, ^two) -> ^end'
    blocks = "pdl_interp.func @f(%o: !pdl.operation) {{\n  {}\n// end\n^one:\n  pdl_interp.finalize\n^two:\n  pdl_interp.finalize\n"
    blocks += "^end:\n  pdl_interp.finalize\n}}"
    generic = '"pdl_interp.switch_operation_name"(%o) [^end, ^one, ^two] <{caseValues = ["a.a", "b.b"]}> : (!pdl.operation) -> ()'
    assert line_in(GENERIC, f"$0{switch}", blocks) == generic
    assert line_in(CUSTOM, generic.replace('"pdl', '"$0pdl', 1), blocks) == switch


YEAR_2018 = CheckOptions(profile="2018-12")


def test_what_was_no_operation_has_no_generic_form() -> None:
    assert line_in(GENERIC, "$0mlfunc @f() {\n  return\n}", options=YEAR_2018) == ""
    assert line_in(GENERIC, "$0extfunc @f()", options=YEAR_2018) == ""
    assert line_in(GENERIC, "mlfunc @f(%n : index) {\n  $0for %i = 0 to 10 {\n  }\n  return\n}", options=YEAR_2018) == ""


def test_former_names_have_no_prefix_in_the_generic_form() -> None:
    function = "mlfunc @f(%a : i32) {{\n  {}\n// end\n  return\n}}"
    assert line_in(GENERIC, "%x = $0addi %a, %a : i32", function, YEAR_2018) == '%x = "addi"(%a, %a) : (i32, i32) -> i32'
    assert line_in(GENERIC, "%x = $0constant 1 : i32", function, YEAR_2018) == '%x = "constant"() {value: 1 : i32} : () -> i32'


def test_a_form_that_what_follows_would_go_on_with_is_not_offered() -> None:
    function = "func.func @f() {{\n  {}\n  return\n}}"
    generic = '"$0test.format_opt_attr_op_b"() : () -> ()'
    assert line_in(CUSTOM, f'{generic}\n  "test.other"() : () -> ()', function) == ""
    assert line_in(CUSTOM, f"{generic}\n// end", function) == "test.format_opt_attr_op_b"


def test_a_region_without_a_block_is_not_written_where_braces_make_one() -> None:
    function = "func.func @f() {{\n  {}\n// end\n  return\n}}"
    name = "test.format_implicit_terminator_region_a_op"
    assert line_in(CUSTOM, f'"$0{name}"() ({{\n}}) : () -> ()', function) == ""
    body = '{\n^bb0:\n  "test.finish"() : () -> ()\n}'
    assert line_in(CUSTOM, f'"$0{name}"() ({body}) : () -> ()', function) == f"{name} {body}"


def test_as_many_regions_are_left_as_there_are() -> None:
    function = "func.func @f() {{\n  {}\n// end\n  return\n}}"
    none, empty = '"$0test.format_variadic_region_a_op"() : () -> ()', '"$0test.format_variadic_region_a_op"() ({\n}) : () -> ()'
    assert line_in(CUSTOM, none, function) == "test.format_variadic_region_a_op"
    assert line_in(CUSTOM, empty, function) != "test.format_variadic_region_a_op"
