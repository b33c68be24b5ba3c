"""Older MLIR that takes more than another name: names that collide, layouts, generic forms, copies, comments."""

from __future__ import annotations

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.migration import Migration, migrate
from mlir_ls.text import split_lines
from mlir_opt import mlir_opt, needs_mlir_opt


def migrated(text: str, profile: str) -> Migration:
    return migrate(analyze(split_lines(text), CheckOptions(profile=profile), verify=False))


def function(body: str, keyword: str = "func.func", arguments: str = "") -> str:
    return f"{keyword} @f({arguments}) {{\n  {body}\n  return\n}}"


CASES = [
    (  # the sign of a positive number
        "2020-10",
        function("", "func") + "\nfunc @g(tuple<> {d.a = +2.5}, index {d.b = [+1., -1.]})",
        function("") + "\nfunc.func private @g(tuple<> {d.a = 2.5}, index {d.b = [1., -1.]})",
    ),
    (  # the results of a map get names that nothing has
        "2018-12",
        function(
            "%x = affine_apply (d0) -> (d0, d0 + 1)(%x_0)\n  %y = affine_apply (d0) -> (d0)(%x#1)", "mlfunc", "%x_0 : index"
        ),
        function(
            "%x_0_0 = affine.apply affine_map<(d0) -> (d0)>(%x_0)\n  %x_1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%x_0)\n"
            "  %y = affine.apply affine_map<(d0) -> (d0)>(%x_1)",
            arguments="%x_0 : index",
        ),
    ),
    (  # maps that follow each other are one, with the symbols of the first in front
        "2018-12",
        "#a = (d0, d1)[s0] -> (d0 + s0, d1)\n#b = (d0, d1)[s0] -> (d1, d0 * s0)\n"
        + function("%0 = alloc()[%n, %n] : memref<8x8xf32, #a, #b, 2>", "mlfunc", "%n : index"),
        "#a = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>\n#b = affine_map<(d0, d1)[s0] -> (d1, d0 * s0)>\n"
        + function(
            "%0 = memref.alloc()[%n, %n] : memref<8x8xf32, affine_map<(d0, d1)[s0, s1] -> (d1, (d0 + s0) * s1)>, 2>",
            arguments="%n : index",
        ),
    ),
    (
        "2018-12",
        "extfunc @f(memref<4xf32, hbm>, memref<4x4xf32, (i, j) -> (j, i), vmem>)",
        'func.func private @f(memref<4xf32, "hbm">, memref<4x4xf32, affine_map<(i, j) -> (j, i)>, "vmem">)',
    ),
    (  # groups of operands are counted
        "2019-03",
        function('%0 = "std.alloc"(%n, %n) : (index, index) -> memref<?xf32, (d0)[s0] -> (d0 + s0)>', "func", "%n : index"),
        function(
            '%0 = "memref.alloc"(%n, %n) {operandSegmentSizes = array<i32: 1, 1>} : (index, index) -> '
            "memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>",
            arguments="%n : index",
        ),
    ),
    (
        "2018-12",
        'cfgfunc @f(i1, i32) {\na(%c : i1, %v : i32):\n  "cond_br"(%c)[b(%v : i32), c] : (i1) -> ()\nb(%w : i32):\n'
        "  return\nc:\n  return\n}",
        'func.func @f(%c : i1, %v : i32) {\n  "cf.cond_br"(%c, %v)[^b, ^c] {operandSegmentSizes = array<i32: 1, 1, 0>} : '
        "(i1, i32) -> ()\n^b(%w : i32):\n  return\n^c:\n  return\n}",
    ),
    (
        "2018-12",
        function('%0 = "extract_element"(%v, %i) : (vector<4xf32>, index) -> f32', "mlfunc", "%v : vector<4xf32>, %i : index"),
        function("%0 = vector.extract %v[%i] : f32 from vector<4xf32>", arguments="%v : vector<4xf32>, %i : index"),
    ),
    (
        "2018-12",
        function(
            '%0 = "cmpi"(%i, %i) {predicate: 3} : (i32, i32) -> i1\n  %1 = "addi"(%i, %i) : (i32, i32) -> i32',
            "mlfunc",
            "%i : i32",
        ),
        function(
            '%0 = "arith.cmpi"(%i, %i) {predicate = 3} : (i32, i32) -> i1\n  %1 = "arith.addi"(%i, %i) : (i32, i32) -> i32',
            arguments="%i : i32",
        ),
    ),
    (
        "2018-12",
        function('%0 = "dim"(%t) {index: 1} : (tensor<4x?xf32>) -> index', "mlfunc", "%t : tensor<4x?xf32>"),
        function(
            "%c1 = arith.constant 1 : index\n  %0 = tensor.dim %t, %c1 : tensor<4x?xf32>", arguments="%t : tensor<4x?xf32>"
        ),
    ),
    (
        "2019-03",
        'func @f(%a : f32 {x.y: 1}) attributes {x.z: "a", x.l: [1, 2]} {\n  return\n}',
        'func.func @f(%a : f32 {x.y = 1}) attributes {x.z = "a", x.l = [1, 2]} {\n  return\n}',
    ),
    (
        "2019-03",
        "!t = type tensor<4xi32>\n"
        + function("%0 = constant splat<!t, 3> : !t\n  %1 = constant dense<!t, [1, 2, 3, 4]> : !t", "func"),
        "!t = tensor<4xi32>\n" + function("%0 = arith.constant dense<3> : !t\n  %1 = arith.constant dense<[1, 2, 3, 4]> : !t"),
    ),
    (  # the elements are copied when the tensor is made
        "2018-12",
        function("%0 = tensor_load %m : memref<?x4xf32, 2>", "mlfunc", "%m : memref<?x4xf32, 2>"),
        function(
            "%c0 = arith.constant 0 : index\n  %dim = memref.dim %m, %c0 : memref<?x4xf32, 2>\n"
            "  %copy = memref.alloc(%dim) : memref<?x4xf32>\n  memref.copy %m, %copy : memref<?x4xf32, 2> to memref<?x4xf32>\n"
            "  %0 = bufferization.to_tensor %copy restrict : memref<?x4xf32> to tensor<?x4xf32>",
            arguments="%m : memref<?x4xf32, 2>",
        ),
    ),
    (
        "2018-12",
        "cfgfunc @f(i32, // first\n  f32 // second\n  ) -> i32 { // body\nb(%a : i32, // one\n  %b : f32): // two\n"
        "  return %a : i32\n}",
        "// first\n// second\nfunc.func @f(%a : i32, // one\n  %b : f32) -> i32 { // body\n // two\n  return %a : i32\n}",
    ),
    (  # a buffer without a layout has its elements one after the other
        "2018-12",
        function("%0 = reshape %m : memref<16x16xf32> () : memref<16x4x4xf32>", "mlfunc", "%m : memref<16x16xf32>"),
        function(
            "%0 = memref.reinterpret_cast %m to offset: [0], sizes: [16, 4, 4], strides: [16, 4, 1] : "
            "memref<16x16xf32> to memref<16x4x4xf32>",
            arguments="%m : memref<16x16xf32>",
        ),
    ),
    (
        "2018-12",
        function("store %v to %m[%i] : memref<4xf32>", "mlfunc", "%v : f32, %m : memref<4xf32>, %i : index"),
        function("memref.store %v, %m[%i] : memref<4xf32>", arguments="%v : f32, %m : memref<4xf32>, %i : index"),
    ),
    (  # a dot begins the name of a dialect's type today; the new name is one that nothing has
        "2019-03",
        "!a.b = type i32\n!a_b = type f32\n#m.x = (d0) -> (d0 + 1)\nfunc @f(!a.b, !a_b, vector<4x!a.b>, memref<4xf32, #m.x>)",
        "!a_b_ = i32\n!a_b = f32\n#m_x = affine_map<(d0) -> (d0 + 1)>\n"
        "func.func private @f(!a_b_, !a_b, vector<4x!a_b_>, memref<4xf32, #m_x>)",
    ),
    (
        "2020-10",
        'func @f(i32) attributes {sym_visibility = "private", x.y}\nfunc @g() attributes {x.y, sym_visibility = "nested"}\n'
        'func @h() attributes {sym_visibility = "private"}',
        "func.func private @f(i32) attributes {x.y}\nfunc.func nested @g() attributes {x.y}\nfunc.func private @h()",
    ),
    (  # a read without a padding stays inside, and a broadcast always does
        "2018-12",
        function(
            "%0 = vector_transfer_read %m, %i, %i {permutation_map: (d0, d1) -> (d0)} : "
            "(memref<?x?xf32>, index, index) -> vector<4xf32>\n"
            "  %1 = vector_transfer_read %m, %i, %i, %p {permutation_map: (d0, d1) -> (d1, 0)} : "
            "(memref<?x?xf32>, index, index, f32) -> vector<4x2xf32>",
            "mlfunc",
            "%m : memref<?x?xf32>, %i : index, %p : f32",
        ),
        function(
            "%padding = arith.constant 0.0 : f32\n"
            "  %0 = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(d0, d1) -> (d0)>, "
            "in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>\n"
            "  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, 0)>, "
            "in_bounds = [false, true]} : memref<?x?xf32>, vector<4x2xf32>",
            arguments="%m : memref<?x?xf32>, %i : index, %p : f32",
        ),
    ),
]


@pytest.mark.parametrize(("profile", "old", "new"), CASES)
def test_what_becomes_of_a_text(profile: str, old: str, new: str) -> None:
    found = migrated(old, profile)
    assert "\n".join(found.lines) == new
    assert found.left == ()


@needs_mlir_opt
def test_the_reference_accepts_what_becomes_of_them() -> None:
    text = "\n// -----\n".join([new for _, _, new in CASES])
    done = mlir_opt("--split-input-file", text=text)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("profile", "line", "reason"),
    [
        ("2018-12", "%0 = alloc_static(0x10) : memref<4xf32>", "'std.alloc_static' has no counterpart today"),
        (
            "2019-03",
            '%0 = constant opaque<"d", tensor<2xi8>, "0xAB"> : tensor<2xi8>',
            "elements that only a dialect can read have no counterpart today",
        ),
        (
            "2018-12",
            "%0 = extract_element %t[%i] : tensor<*xi32>",
            "today's MLIR does not accept this: operand #0 must be ranked tensor, but got tensor<*xi32>",
        ),
    ],
)
def test_what_cannot_be_done_is_reported_and_stays(profile: str, line: str, reason: str) -> None:
    keyword = "func" if profile == "2019-03" else "mlfunc"
    found = migrated(function(line, keyword, "%t : tensor<*xi32>, %i : index"), profile)
    assert found.lines == function(line, arguments="%t : tensor<*xi32>, %i : index").split("\n")
    assert [(one.span.start.line, one.message) for one in found.left] == [(1, reason)]


def test_types_of_tensorflow_need_its_dialects() -> None:
    found = migrated('func @f(!tf<"string">, tensor<2x!tf<"control">>)', "2019-03")
    assert found.lines == ["func.func private @f(!tf_type.string, tensor<2x!tf_executor.control>)"]
    assert [one.message for one in found.left] == [
        "TensorFlow's types belong to dialects of its own today, which MLIR does not come with"
    ]


def test_what_was_wrong_already_is_brought_to_todays_form_all_the_same() -> None:
    found = migrated(function("%0 = addf %x, %y : f32", "mlfunc", "%x : f32"), "2018-12")
    assert (found.lines[1], found.left) == ("  %0 = arith.addf %x, %y : f32", ())


def test_a_comment_that_names_the_profile_names_todays() -> None:
    found = migrated("// mlir-ls: profile=2018-12\nextfunc @f()", "2018-12")
    assert found.lines == ["// mlir-ls: profile=llvm-22", "func.func private @f()"]


@pytest.mark.parametrize("profile", ["2018-12", "2019-12", "2020-10"])
def test_a_layout_that_ends_with_the_text_stays(profile: str) -> None:
    text = "func @f() {\n  linalg.matmul ins(%r : memref<2xf32, offset: 1\n}\n"
    assert "offset: 1" in "\n".join(migrate(analyze(split_lines(text), CheckOptions(profile=profile))).lines)
