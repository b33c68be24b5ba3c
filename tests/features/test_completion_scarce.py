"""Forms of operations where few values are in scope: nothing in them is wrong, and placeholders stand for what is missing."""

from __future__ import annotations

import re

import pytest

from completed_forms import form_at
from mlir_ls.analysis import CheckOptions, check_text

_ADDED = re.compile(r"%[\w$.-]+")


def form_of(values: str, typed: str) -> str:
    """The form that is offered for the operation whose name is typed in a function with some arguments."""
    start, _, name = typed.rpartition(" ")
    before, after = [f"func.func @f({values}) {{"], ["  return", "}"]
    found = form_at(before, f"  {start} " if start else "  ", name, after)
    assert found is not None
    undefined = [each for each in check_text("\n".join(found.lines), CheckOptions()) if each.code != "undefined-value"]
    assert undefined == [], found.lines
    return found.snippet


@pytest.mark.parametrize(
    ("values", "typed", "form"),
    [
        # values that fit are taken, and placeholders have the types that go with them
        (
            "%a: tensor<4x8xf32>", "linalg.matmul",
            "linalg.matmul ins(${1:%a}, ${2:%inputs} : ${3:tensor<4x8xf32>}, ${4:tensor<8x16xf32>}) "
            "outs(${5:%outputs} : ${6:tensor<4x16xf32>}) -> $6",
        ),
        ("%m: memref<4x8xf32>, %i: index", "memref.store", "memref.store ${1:%value}, ${2:%m}[${3:%i}, ${4:%i}] : ${5:memref<4x8xf32>}"),
        ("%m: memref<4x8xf64>, %i: index", "memref.store", "memref.store ${1:%value}, ${2:%m}[${3:%i}, ${4:%i}] : ${5:memref<4x8xf64>}"),
        ("%m: memref<4x8xf32>", "%x = memref.load", "memref.load ${1:%m}[${2:%indices}, ${3:%indices_0}] : ${4:memref<4x8xf32>}"),
        (
            "%m: memref<?x?xf32>", "%x = bufferization.to_tensor",
            "bufferization.to_tensor ${1:%m} : ${2:memref<?x?xf32>} to ${3:tensor<?x?xf32>}",
        ),
        # sizes that a type leaves open are operands
        ("", "%x = memref.alloc", "memref.alloc(${1:%dynamicSizes}) : ${2:memref<?x16xf32>}"),
        # values that do not fit are not taken
        ("%a: f32", "%x = arith.addi", "arith.addi ${1:%lhs}, ${2:%rhs} : ${3:i32}"),
        (
            "%t: tensor<16xf32>", "%x = tensor.expand_shape",
            "tensor.expand_shape ${1:%src} ${2:[[0, 1]]} output_shape [${3:8}, ${4:8}] : ${5:tensor<64xf32>} into ${6:tensor<8x8xf32>}",
        ),
        # constants of the types that results may have
        ("", "%x = ptr.constant", "ptr.constant ${1:#ptr.null : !ptr.ptr<#ptr.generic_space>}"),
        ("", "%x = arith.constant", "arith.constant ${1:0} : ${2:index}"),
        # attributes are those of the example
        ("", "emitc.apply", '%0 = emitc.apply ${1:"&"}(${2:%operand}) : (${3:!emitc.lvalue<i32>}) -> ${4:!emitc.ptr<i32>}'),
        # what operands are mostly is their name
        ("", "scf.for", "scf.for ${1:%i} = ${2:%c0} to ${3:%upperBound} step ${4:%c1} {\n\t$0\n}"),
    ],
)  # fmt: skip
def test_placeholders_stand_for_values_that_are_missing(values: str, typed: str, form: str) -> None:
    assert form_of(values, typed) == form


def test_placeholders_have_names_that_are_not_taken() -> None:
    assert form_of("%lhs: f32", "%x = arith.addi") == "arith.addi ${1:%lhs_0}, ${2:%rhs} : ${3:i32}"


def test_contractions_of_vectors_that_do_not_go_together_are_those_of_the_example() -> None:
    form = form_of("%v: vector<4xf32>", "%x = vector.contract")
    assert "%v" not in _ADDED.findall(form)
    assert form.endswith("${4:%lhs}, ${5:%rhs}, ${6:%acc} : ${7:vector<4x8xf32>}, ${8:vector<8x16xf32>} into ${9:vector<4x16xf32>}")
