"""What a hover says of a token that is no name: each token of an operation that is no punctuation has one."""

from __future__ import annotations

import re

import pytest
from question_support import Question

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.hover import hover
from mlir_ls.ods.dialect_files import file_of
from mlir_ls.ods.examples import FILE
from mlir_ls.text import Position, split_lines

_TOKEN = re.compile(r'//.*|"[^"]*"|->|::|[%@#!^][\w$.]+|[A-Za-z_][\w$.]*|-?\d[\w.]*|\S')


@pytest.mark.parametrize("dialect", ["irdl", "ml_program", "pdl", "smt", "wasmssa"])
def test_each_token_of_an_example_has_a_hover(dialect: str) -> None:
    file = file_of(dialect, FILE)
    assert file is not None
    lines = split_lines(file.read_text(encoding="utf-8"))
    analysis = analyze(lines, CheckOptions())
    without = [
        f"{number + 1}: {token[0]}"
        for number, line in enumerate(lines)
        for token in _TOKEN.finditer(line)
        if (token[0][0].isalnum() or token[0][0] in '%@#!^"_') and len(token[0]) > token[0].startswith("%")
        if hover(analysis, Position(number, token.start())) is None
    ]
    assert without == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("%a = wasmssa.const 1$00 : i32", "**10** · in the value of the attribute `value` of `wasmssa.const`"),
        ("func.func @f(%a: i32 {test.x = $04}) {\n}", "attribute `test.x` of an argument of `func.func`"),
        ('%a = pdl.operation "te$0st.add"', '**"test.add"** · in the value of the attribute `opName` of `pdl.operation`'),
        ("wasmssa.memory @mem !wasm$0ssa<limit[0: 6]>", "**!wasmssa.limit**"),
        ("wasmssa.memory @mem !wasmssa<limit[$00: 6]>", "**!wasmssa.limit**"),
        ("func.func private @f(!smt.bv<$04>)", "**!smt.bv**"),
        ("%a = acc.private va$0rPtr(%m : memref<4xf32>) recipe(@p) -> memref<4xf32>", "**varPtr** · keyword of `acc.private`"),
        ("%a = smt.bv.repeat $03 times %v : !smt.bv<4>", "of `smt.bv.repeat`"),
        ("irdl.parameters($0element: %a)", "**element** · in the syntax of `irdl.parameters`"),
    ],
)
def test_what_a_token_is_by_its_place(text: str, said: str) -> None:
    question = Question(text)
    found = hover(question.analysis, question.position)
    assert found is not None
    assert said in found.markdown


def test_punctuation_and_comments_have_none() -> None:
    for text in ("%a = smt.bv.repeat 3 times %v $0: !smt.bv<4>", "%a = wasmssa.const 10 : i32 // ab$0out 10"):
        question = Question(text)
        assert hover(question.analysis, question.position) is None
