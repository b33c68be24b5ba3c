"""Tokens of erased texts."""

from __future__ import annotations

import random

import pytest

from mlir_ls.syntax.tokens import REGION, tokenize

PIECES = (
    *"{}()<>[]%@^!#\":,.=x1-+*?/\\ \t\n\0é",
    *("->", "::", "{-#", "#-}", "...", "==", ">=", "<=", "//", '"a"', '"\\""', "tensor<4x", "memref<?xf32>"),
    *("vector<[4]xi1>", "dense<1>", "0x1F", "1.5e-3", "2x3xi8", "i32", "a.b", "^bb0", "!t", "#map", "#3", REGION),
)


def spelled(text: str) -> str:
    return " ".join(tokenize(text)[0])


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("", ""),
        (" \t\0\n", ""),
        ("% = arith.addi %, % : i32", "% = arith.addi % , % : i32"),
        ("%:2 = a.b(%#1)", "% : 2 = a.b ( % #1 )"),
        ("@::@", "@ :: @"),
        ('@"a b"', '@ "a b"'),
        ("^bb1(%: i32):", "^bb1 ( % : i32 ) :"),
        ("^bb-1.x$:", "^bb-1.x$ :"),
        ("(i32) -> ()", "( i32 ) -> ( )"),
        ("{-# a #-}", "{-# a #-}"),
        ("!t.x<!a> #m #m.b<1>", "!t.x < !a > #m #m.b < 1 >"),
        ("1 -1 0x1F 1.5e-3 1. 4x8xf32 ?x", "1 - 1 0x1F 1.5e-3 1. 4x8xf32 ? x"),
        ("a == b >= c <= d ...", "a == b >= c <= d ..."),
        ("tensor<4x8xf32>", "tensor<4x8xf32>"),
        ("tensor<4xf32, #e>", "tensor<4xf32, #e>"),
        ("memref<4xvector<2xi1>>", "memref < 4xvector < 2xi1 > >"),
        ("dense<[[1, 2], [3]]>", "dense<[[1, 2], [3]]>"),
        ('dense<"0x00">', 'dense < "0x00" >'),
        ("f // tail", "f"),
        ('"a // b" c', '"a // b" c'),
        ('"a \\" b" c', '"a \\" b" c'),
        ('"open { \n}', '"open {  }'),
    ],
)
def test_tokens_of_a_text(text: str, tokens: str) -> None:
    assert spelled(text) == tokens


@pytest.mark.parametrize("seed", range(150))
def test_tokens_stand_where_they_should_and_leave_out_nothing(seed: int) -> None:
    text = "".join(random.Random(seed).choices(PIECES, k=40))
    tokens, starts = tokenize(text)
    end = 0
    for token, start in zip(tokens, starts, strict=True):
        assert token
        assert text[start : start + len(token)] == token
        skipped = [part.strip(" \t\r\0") for part in text[end:start].split("\n")]
        assert all(part == "" or part.startswith("//") for part in skipped)
        end = start + len(token)


@pytest.mark.parametrize("seed", range(80))
def test_no_token_crosses_a_line(seed: int) -> None:
    text = "".join(random.Random(seed).choices(PIECES, k=40))
    lines = [tokenize(line)[0] for line in text.split("\n")]
    assert tokenize(text)[0] == [token for line in lines for token in line]
