"""Operations of a project that C++ parses are read where their text has a form that most parsers accept."""

from __future__ import annotations

from pathlib import Path

import pytest
from assembly_support import language, operands, read, results

from mlir_ls.ods.spec import OpSpec, RegionSpec, SourceLocation, Trait

HERE = SourceLocation(str(Path(__file__)), 1)


def in_code(**fields: object) -> OpSpec:
    return OpSpec("own.op", custom_syntax=True, location=HERE, **fields)  # type: ignore[arg-type]


UNARY = in_code(operands=operands("a"), results=results("r"))
BINARY = in_code(operands=operands("a", "b"), results=results("r"))
STORE = in_code(operands=operands("a", "b"))
CALL = in_code(operands=operands("args", arity="variadic"), results=results("r", arity="variadic"))


@pytest.mark.parametrize(
    ("spec", "text", "uses", "yielded"),
    [
        (BINARY, "own.op %x, %y {a = 1} : i32, i8 -> i1", ["%x: i32", "%y: i8"], ["i1"]),
        (BINARY, "own.op %x, %y : (i32, i8) -> i1", ["%x: i32", "%y: i8"], ["i1"]),
        (BINARY, "own.op %x, %y : i32", ["%x", "%y"], ["None"]),
        (UNARY, "own.op %x : i32", ["%x"], ["None"]),
        (STORE, "own.op %x, %y : i32, i8", ["%x: i32", "%y: i8"], []),
        (in_code(operands=operands("a")), "own.op %x : i32", ["%x"], []),
        (CALL, "own.op @f(%x, %y) : (i32, i8) -> (i1, i2)", ["%x: i32", "%y: i8"], ["i1", "i2"]),
        (CALL, "own.op @f() : () -> ()", [], []),
    ],
)
def test_a_usual_form_is_read(spec: OpSpec, text: str, uses: list[str], yielded: list[str]) -> None:
    operation = read(text, language(spec))
    assert operation.shape.partly
    assert operation.uses() == uses
    assert [str(type_) for type_ in operation.shape.result_types] == yielded


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        (BINARY, "own.op %x, %y : i32, i8 as i1"),
        (BINARY, "own.op %x, %y, %z : i32, i8, i1 -> i1"),
        (BINARY, "own.op %x, %y : i32 -> i1"),
        (BINARY, "own.op %x, %y : i32, i8 -> i1, i1"),
        (BINARY, "own.op %x to %y : i32, i8 -> i1"),
        (STORE, "own.op %x, %y : i32"),
        (CALL, "own.op @f(%x) fast : (i32) -> i1"),
        (in_code(operands=operands("a"), regions=(RegionSpec("body"),)), "own.op %x : i32"),
    ],
)
def test_any_other_form_is_read_tolerantly(spec: OpSpec, text: str) -> None:
    operation = read(text, language(spec))
    assert not operation.shape.partly
    assert not operation.shape.known
    assert not any(type_ for _, _, type_ in operation.shape.uses)
    assert operation.shape.result_count is None


def test_what_is_declared_to_be_a_function_has_arguments_with_types() -> None:
    spec = in_code(regions=(RegionSpec("body"),), traits=(Trait("FunctionOpInterface"), Trait("Symbol")))
    shape = read("own.op private @f(%x: i32 {own.a}, %y: i8) -> i1 attributes {own.b} {…}", language(spec)).shape
    assert shape.partly
    assert [str(each.types[0]) for each in shape.regions[0].arguments] == ["i32", "i8"]
    shape = read("own.op @f(%x: i32) with (%y) {…}", language(spec)).shape
    assert not shape.partly
