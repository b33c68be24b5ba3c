"""Texts of the releases between the documents and today's, brought to today's MLIR: each pair is the text then and now."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze, analyze_once
from mlir_ls.commands.migrate import migrate_text
from mlir_ls.migration import migrate, offers
from mlir_ls.text import Position, split_lines
from mlir_opt import mlir_opt, needs_mlir_opt

PAIRS = [
    tuple([part.strip("\n").partition("\n")[2] if number == 0 else part.strip("\n") for number, part in enumerate(pair.split("// =====\n"))])
    for pair in (Path(__file__).parent / "releases" / "migrated.mlir").read_text("utf-8").split("// -----\n")
]


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_a_text_of_a_release_becomes_todays(old: str, new: str) -> None:
    found = migrate_text(old)
    assert ("\n".join(found.lines), found.left) == (new, ())
    assert migrate_text(new).changes == ()


@needs_mlir_opt
@pytest.mark.parametrize("new", [new for _, new in PAIRS])
def test_what_comes_out_is_todays(new: str) -> None:
    done = mlir_opt(text=new)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('"llvm.intr.memcpy"(%p, %p, %n, %b) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()', "whether a copy is volatile must be constant"),
        ("%0 = llvm.getelementptr %s[%n, %n] : (!llvm.ptr<struct<(i32)>>, i64, i64) -> !llvm.ptr<i32>", "an index into a struct"),
        ("%0 = tensor.expand_shape %t [[0, 1]] : tensor<?xf32> into tensor<?x?xf32>", "the sizes of what is expanded"),
        ('%0 = "tosa.transpose"(%m, %o) : (tensor<2x4xf32>, tensor<2xi32>) -> tensor<4x2xf32>', "the order of the dimensions must be constant"),
        ("omp.wsloop reduction(@r -> %p : !llvm.ptr) for (%i) : i64 = (%n) to (%n) step (%n) {\n    omp.yield\n  }", "what a loop reduces"),
        (
            "%0 = tosa.negate %i : (tensor<4x!quant.uniform<i8:f32, 1.0>>) -> tensor<4x!quant.uniform<i8:f32, 1.0>>",
            "zero points of quantized numbers",
        ),
    ],
)
def test_what_cannot_be_decided_stays_and_is_reported(line: str, reason: str) -> None:
    arguments = "%p: !llvm.ptr, %n: i64, %b: i1, %s: !llvm.ptr<struct<(i32)>>, %t: tensor<?xf32>"
    text = f"func.func @f({arguments}, %m: tensor<2x4xf32>, %o: tensor<2xi32>, %i: tensor<4x!quant.uniform<i8:f32, 1.0>>) {{\n  {line}\n  return\n}}"
    found = migrate(analyze(split_lines(text), CheckOptions(profile="llvm-older")))
    assert found.lines[1 : 1 + line.count("\n") + 1] == f"  {line}".split("\n")
    assert [reason in each.message for each in found.left if each.span.start.line == 1] == [True]


@pytest.mark.parametrize(
    "line",
    [
        "%0 = vector.extract %v0] : vector<4x4xf32>",
        "%0 = sparse_tensor.pointers .a, %i : tensor<8xf32> to memref<?xindex>",
        "%0 = llvm.getelementptr %p[ : (!llvm.ptr<i8>",
        "%0 = tosa.reshape %t {new_shape = [ : (tensor<4xf32>",
        "omp.wsloop for (%j) : i32 =",
        "scf.reduce(%i : f32 {",
    ],
)
@pytest.mark.parametrize("profile", ["llvm-older", "llvm-19", "2020-10"])
def test_what_is_broken_stays(line: str, profile: str) -> None:
    text = f"func.func @f(%v: vector<4x4xf32>, %i: index, %p: i32, %t: i32) {{\n  {line}\n  return\n}}"
    found = migrate(analyze(split_lines(text), CheckOptions(profile=profile), verify=False))
    assert f"  {line}" in found.lines


def test_a_slip_is_left_as_it_is() -> None:
    text = "func.func @f(%a: i32) {\n  %0 = arith.addi %a : i32\n  %1 = arith.addi %a, %a i32\n  return\n}"
    assert (migrate_text(text).changes, migrate_text(text).left) == ((), ())


def test_names_of_operations_that_several_have_today_are_reported() -> None:
    found = migrate_text(
        "func.func @f(%t: tensor<4xf32>) {\n"
        "  %0 = linalg.elemwise_unary ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>\n"
        "  %1 = linalg.elemwise_binary ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>\n  return\n}\n"
        "transform.sequence failures(propagate) {\n^bb0(%h: !transform.any_op):\n"
        '  %0 = transform.structured.match ops{["linalg.elemwise_unary"]} in %h : (!transform.any_op) -> !transform.any_op\n}'
    )
    assert [each.message for each in found.left] == ["what is called 'linalg.elemwise_unary' and others are all 'linalg.elementwise' today"]
    assert '["linalg.elemwise_unary"]' in found.lines[7]


def test_a_text_that_names_todays_release_stays() -> None:
    text = "// mlir-ls: profile=llvm-22\nfunc.func @f(%a: f32) {\n  %0 = arith.maxf %a, %a : f32\n  return\n}"
    assert migrate_text(text).changes == ()
    assert migrate_text(text.partition("\n")[2], CheckOptions(profile="llvm-22")).changes == ()


def test_a_comment_that_names_the_release_names_todays() -> None:
    text = "// mlir-ls: profile=llvm-19\nfunc.func @f(%t: tensor<8xf32>) {\n  %0 = bufferization.to_memref %t : memref<8xf32>\n  return\n}"
    assert list(migrate_text(text).lines[:3:2]) == [
        "// mlir-ls: profile=llvm-22",
        "  %0 = bufferization.to_buffer %t : tensor<8xf32> to memref<8xf32>",
    ]


def test_an_editor_offers_it_where_the_release_was_found() -> None:
    text = "func.func @f(%a: f32) -> f32 {\n  %0 = arith.maxf %a, %a : f32\n  return %0 : f32\n}"
    found = analyze_once(split_lines(text), CheckOptions(editor=True))
    assert [each.title for each in offers(found, Position(1, 8))] == [
        f"Bring {what} to today's MLIR" for what in ("this operation", "this function", "the file")
    ]
    named = analyze_once(split_lines(text), CheckOptions(editor=True, profile="llvm-older"))
    assert offers(named, Position(1, 8)) == []
