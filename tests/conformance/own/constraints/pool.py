"""Types and attributes of many kinds, to hold constraints against."""

from __future__ import annotations

import random

from judge.changes import ATTRIBUTES, TYPES

_SCALARS = (
    "i1", "i8", "i16", "i32", "i64", "i24", "i128", "si8", "si32", "ui8", "ui16", "index", "f16", "bf16", "f32", "f64", "tf32", "f80",
    "f128", "f8E4M3FN", "f8E5M2", "f4E2M1FN", "f6E2M3FN", "f8E8M0FNU", "none", "complex<f32>", "complex<i32>", "!own.token", "!own.cell<4>",
    "!own.cell<2>", "!own.cell<9>", "!own.box<i32>", "!own.box<f32>", "!own.box<vector<4xi32>>", "!own.box<!own.box<index>>",
    "tuple<>", "tuple<i32>", "tuple<f32, f32>", "tuple<tuple<i32>, i32>", "tuple<tensor<4xf32>, index>", "() -> ()", "(i32) -> ()",
    "() -> f32", "(f32, f32) -> f32", "(i32, index) -> (i32, index)", "!llvm.ptr",
)  # fmt: skip
_ELEMENTS = ("i1", "i8", "i32", "i64", "f16", "f32", "f64", "index", "bf16", "si8", "ui16", "complex<f32>", "f8E4M3FN")
_MEMREF_TAILS = (
    "", "", "", ", 1", ", 3 : i32", ', "shared"', ", 0", ", 1 : index", ", strided<[?, 1], offset: ?>", ", strided<[1, 2]>",
    ", affine_map<(d0, d1) -> (d1, d0)>", ", strided<[4, 1]>, 1", ", affine_map<(d0, d1) -> (d0, d1)>", ", unit",
)  # fmt: skip


def types(chance: random.Random, count: int) -> list[str]:
    """Types: all kinds of scalars, and random shaped ones."""
    found = [*_SCALARS, *TYPES, "tensor<f32>", "vector<f32>", "memref<f32>", "tensor<*xi32>", "memref<*xi8, 3>", "tensor<4xf32>",
             "vector<4xi32>", "vector<2x2xf32>", "vector<[4]xi1>", "tensor<0xf32>", "memref<4xi8>", "tensor<?x?xf32>"]  # fmt: skip
    for _ in range(count):
        found.append(shaped(chance))
    return list(dict.fromkeys(found))


def shaped(chance: random.Random) -> str:
    """A vector, tensor or memref."""
    kind = chance.choice(("vector", "tensor", "tensor", "memref"))
    element = chance.choice(_ELEMENTS)
    rank = chance.choice((0, 1, 1, 2, 2, 3))
    if kind == "vector":
        if element == "complex<f32>":
            element = "f32"
        sizes = [chance.choice(("1", "2", "4", "4", "8", "3", "[4]", "[2]")) for _ in range(rank)]
        return f"vector<{''.join(f'{each}x' for each in sizes)}{element}>"
    sizes = [chance.choice(("1", "2", "4", "?", "?", "3", "0", "7")) for _ in range(rank)]
    tail = ""
    if kind == "memref":
        tail = chance.choice(_MEMREF_TAILS)
        if ("strided" in tail or "affine" in tail) and rank != 2:
            tail = ", 1"
    elif chance.random() < 0.12:
        tail = chance.choice((', "coded"', ", 1 : i32", ", unit"))
    if kind == "memref" and element == "none":
        element = "i32"
    return f"{kind}<{''.join(f'{each}x' for each in sizes)}{element}{tail}>"


_MORE_ATTRIBUTES = (
    "0 : i32", "1 : i32", "2 : i32", "4 : i32", "16 : i32", "-4 : i32", "0 : i64", "1 : i64", "2 : i64", "4 : i64", "8 : i64", "0 : i8",
    "1 : i8", "-1 : i8", "127 : i8", "0 : index", "1 : index", "4 : index", "4 : si32", "-1 : si32", "4 : ui32", "0 : ui32", "1 : si8",
    "200 : ui8", "3 : i16", "0.0 : f32", "-0.0 : f32", "1.5 : f64", "3.0 : f32", "0x7F800000 : f32", "0x7FC00000 : f32", "1.0 : bf16",
    "-2.5 : f64", "false", '""', '"a"', '"ab"', '"b"', '"text1"', '"a" : i32', '"text" : f32', "[1 : i32, 2 : i32]", "[1, 2]",
    "[0 : i32]", "[2, 1, 4]", '["a"]', '["a", "text"]', "[i32]", "[i32, f32]", "[[1], [2]]", "[@nowhere]", "[@nowhere::@inner]", "[{}]",
    "[{a = 1 : i32}]", "[true, false]", "[1.0 : f32, 2.0 : f32]", "[affine_map<(d0) -> (d0)>]", "[loc(unknown)]", "[unit]", "[-1]",
    "array<i64>", "array<i64: 1>", "array<i64: 0, 0>", "array<i64: 2, 1>", "array<i64: -1, 2>", "array<i64: 1, 2, 4>", "array<i32: 1, 2>",
    "array<i32: 2, 2>", "array<i8: 1, 1>", "array<i8: -1>", "array<i16: 3, 2>", "array<i1: true, false>", "array<f32: 1.0, 2.0>",
    "array<f64: 1.0>", "{b = \"x\"}", '{a = "text", b = 1 : i64}', "{a}", "@nowhere::@mid::@inner", "@inner", "index", "vector<4xf32>",
    "tuple<i32>", "memref<4xi32>", "!own.cell<4>", "() -> ()", "(i32) -> f32", "f32", "dense<[1, 2]> : tensor<2xi64>",
    "dense<0> : tensor<2xindex>", "dense<[1, -2]> : tensor<2xi32>", "dense<3> : vector<4xi32>", "dense<1.5> : tensor<4xf32>",
    "dense<2.0> : tensor<2xf64>", 'dense<["a", "b"]> : tensor<2x!own.token>', "dense<> : tensor<0xi32>", "dense<true> : tensor<2xi1>",
    "dense<7> : tensor<i32>", "sparse<[[0]], [1]> : tensor<2xi32>", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0, d1) -> (d0)>", "affine_map<(d0, d1) -> (d1)>", "affine_map<() -> ()>", "affine_map<() -> (3)>",
    "affine_map<(d0)[s0] -> (d0, s0)>", "affine_map<(d0)[s0] -> (d0)>", "affine_map<(d0, d1) -> (d0 + d1, 0)>", "affine_set<(d0)[s0] : (d0 - s0 == 0)>", "loc(unknown)",
    'loc("x")', "#own.note", "#own.mark<3>", "#own.mark<0>",
)  # fmt: skip


def attributes() -> list[str]:
    """Attributes of many kinds."""
    return list(dict.fromkeys([*ATTRIBUTES, *_MORE_ATTRIBUTES]))
