"""What may stand where a value is due: kinds of parameters and of properties, with values that are right and values that are wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

Spell = Callable[[random.Random], str]
"""Makes a spelling at random."""


class Kind(NamedTuple):
    """A kind: how a definition declares it, the C++ type that holds it, its values, and spellings that are mostly wrong.

    `absent`: a value may be left out. `short` spells the value where the name of its class may be left out. `listed`: values
    in a row, with commas between them. `hidden`: only C++ says how they are spelled.
    """

    declared: str
    holds: str
    good: Spell
    bad: Sequence[str] = ()
    absent: bool = False
    short: Spell | None = None
    listed: bool = False
    hidden: bool = False


def among(*texts: str) -> Spell:
    """One of some spellings."""
    return lambda rng: rng.choice(texts)


def numbers(bits: int, signed: bool) -> Kind:
    """An integer as C++ of so many bits holds it."""
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    holds = f"{'' if signed else 'u'}int{bits}_t"
    good = among("0", "1", "7", "0x1F", str(low), str(high), "true")
    return Kind(f'"{holds}"', holds, good, (str(low - 1), str(high + 1), "-1", "x", "1.5", '"1"', "[1]", "0xFFFFFFFFFFFFFFFFFF"))


_CLASSES = {
    "IntegerType": ("!", ("i1", "i32", "si8", "ui64"), ("f32", "index", "!own.token", "7")),
    "FloatType": ("!", ("f32", "bf16", "f64", "f8E4M3FN"), ("i32", "index")),
    "IndexType": ("!", ("index",), ("i64",)),
    "MemRefType": ("!", ("memref<4xf32>", "memref<?xi8, 1>"), ("memref<*xf32>", "tensor<4xf32>")),
    "RankedTensorType": ("!", ("tensor<4xf32>", "tensor<?x!own.token>"), ("tensor<*xf32>", "vector<4xf32>")),
    "TensorType": ("!", ("tensor<4xf32>", "tensor<*xf32>"), ("memref<4xf32>", "f32")),
    "ShapedType": ("!", ("tensor<4xf32>", "vector<4xf32>", "memref<*xi8>"), ("f32", "!own.token")),
    "VectorType": ("!", ("vector<4xf32>", "vector<[4]xi8>"), ("tensor<4xf32>",)),
    "FunctionType": ("!", ("(i32) -> i32", "() -> ()"), ("i32",)),
    "TupleType": ("!", ("tuple<i32, f32>", "tuple<>"), ("i32",)),
    "ComplexType": ("!", ("complex<f32>",), ("f32",)),
    "NoneType": ("!", ("none",), ("f32",)),
    "Type": ("!", ("i32", "tensor<?xf32>", "!own.token", "(i32) -> ()", "none"), ("7", "x", "#own.note", '"i32"', "")),
    "Attribute": ("#", ("7 : i8", '"x"', "[1, i32]", "{a}", "@s::@t", "#own.note", "i32", "unit", "true", "1.5"), ("x", "", "%0")),
    "TypedAttr": ("#", ("7 : i8", "1.5 : f32", '"x"', "true", "dense<1> : tensor<2xi8>", "array<i32: 1>"), ("[1]", "unit", "@s", "i32")),
    "FloatAttr": ("#", ("1.5", "2.5 : f32", "0x7FC00000 : f32"), ("1", "1 : i32", '"x"')),
    "IntegerAttr": ("#", ("7", "7 : i8", "-1 : si8", "3 : index", "true"), ("1.5", '"x"', "[1]", "i32")),
    "BoolAttr": ("#", ("true", "false"), ("1", "1 : i8", "unit")),
    "StringAttr": ("#", ('"x"', '""', '"a\\22b"', '"t" : i32'), ("x", "7", "@s")),
    "ArrayAttr": ("#", ("[]", "[1, \"x\"]", "[#own.note]"), ("7", "array<i32>", "{}")),
    "DictionaryAttr": ("#", ("{}", "{a = 1, b}"), ("[]", "7")),
    "DenseI64ArrayAttr": ("#", ("[1, 2]", "[]", "[-1]"), ("array<i32: 1>", "[1.5]", "7", "[true]")),
    "DenseI32ArrayAttr": ("#", ("[1, 2]", "[]"), ("[4294967296]", "array<i64: 1>", "[x]")),
    "DenseF32ArrayAttr": ("#", ("[1.5, 2.0]", "[]"), ("[x]", "array<f64: 1.0>")),
    "DenseBoolArrayAttr": ("#", ("[true, false]", "[]"), ("[2]", "array<i8: 1>")),
    "DenseArrayAttr": ("#", ("array<i32: 1>", "array<i1: true>"), ("[1]", "7")),
    "DenseElementsAttr": ("#", ("dense<1> : tensor<2xi32>", "dense<[1.0, 2.0]> : tensor<2xf32>"), ("dense<1>", "7", "[1]")),
    "ElementsAttr": ("#", ("dense<1> : tensor<2xi32>", "array<i32: 1>", "sparse<0, 1> : tensor<2xi32>"), ("7", "[1]")),
    "FlatSymbolRefAttr": ("#", ("@s", '@"a b"'), ("@s::@t", '"s"', "7")),
    "SymbolRefAttr": ("#", ("@s", "@s::@t"), ('"s"', "s", "7")),
    "AffineMapAttr": ("#", ("affine_map<(d0) -> (d0)>", "affine_map<()[s0] -> (s0 + 1)>"), ("(d0) -> (d0)", "affine_set<(d0) : (d0 == 0)>")),
    "IntegerSetAttr": ("#", ("affine_set<(d0) : (d0 == 0)>",), ("affine_map<(d0) -> (d0)>", "7")),
    "TypeAttr": ("#", ("i32", "tensor<?xf32>", "!own.token"), ("7", '"i32"')),
    "UnitAttr": ("#", ("unit",), ("true", "7")),
    "LocationAttr": ("#", ('loc("f":1:2)', "loc(unknown)", 'loc("n")'), ('"f"', "unknown", "7")),
}  # fmt: skip
"""MLIR's own classes: a sigil, spellings, and spellings of something else."""

_CONSTRAINTS = {
    "I32": ("i32", "i64"), "AnyFloat": ("f32", "i32"), "AnySignlessInteger": ("i8", "ui8"), "AnyVectorOfAnyRank": ("vector<f32>", "f32"),
    "AnyMemRef": ("memref<*xf32>", "f32"), "F32Tensor": ("tensor<2xf32>", "tensor<2xf64>"), "Index": ("index", "i64"),
    "AnyTypeOf<[I8, F32]>": ("i8", "i16"), "AnyInteger": ("si4", "f32"), "NoneType": ("none", "i1"), "AnyComplex": ("complex<f32>", "f32"),
    "AnyType": ("f32", "7"), "AnyRankedTensor": ("tensor<2xf32>", "tensor<*xf32>"), "AnyShaped": ("vector<2xf32>", "f32"),
}  # fmt: skip
"""Constraints on types that a parameter may have: a spelling, and one that does not satisfy it."""


def of_class(name: str) -> Kind:
    """A type or an attribute of a class of MLIR's."""
    _, good, bad = _CLASSES[name]
    return Kind(f'"::mlir::{name}"', f"::mlir::{name}", among(*good), bad)


def plain_kinds() -> list[Kind]:
    """Kinds of parameters that need no other definition, each once."""
    found = [numbers(bits, signed) for bits in (8, 16, 32, 64) for signed in (True, False)]
    found += [
        Kind(f'"{holds}"', holds, among("0", "1", "12"), ("-1", "4294967296", "18446744073709551616", "x"))
        for holds in ("int", "unsigned", "long", "size_t")
    ]
    text = ('"x"', '""', '"a b"', '"q\\22"', '"@s"')
    wrong_text = ("x", "7", "@s", '"x', "'x'")
    found += [
        Kind('"bool"', "bool", among("true", "false", "0", "1"), ("2", "x", '"true"', "-1")),
        Kind('APIntParameter<"">', "", among("0", "7", "-3"), ("x", "1.5")),
        Kind("StringRefParameter<>", "", among(*text), wrong_text),
        Kind('"std::string"', "std::string", among(*text), wrong_text),
        Kind('"::mlir::AffineMap"', "::mlir::AffineMap", among("(d0) -> (d0)", "()[s0] -> (s0)"), ("x", "affine_map<(d0) -> (d0)>")),
    ]
    return found + [of_class(name) for name in _CLASSES]


def constrained_kinds() -> list[Kind]:
    """Parameters of types and attributes that satisfy a constraint."""
    return [Kind(name, "", among(good), (bad, "x")) for name, (good, bad) in _CONSTRAINTS.items()]


def array_of(kind: Kind, optional: bool = False) -> Kind:
    """A list of values of a kind."""
    word = "OptionalArrayRefParameter" if optional else "ArrayRefParameter"

    def spell(rng: random.Random) -> str:
        return ", ".join([kind.good(rng) for _ in range(rng.randint(1, 3))])

    bad = [*kind.bad, "", f"{kind.good(random.Random(1))},"]
    return Kind(f'{word}<"{kind.holds}">', "", spell, bad, optional, listed=True, hidden=kind.hidden)


_DEFAULTS = {
    "int64_t": "4", "int8_t": "-1", "unsigned": "7", "bool": "true", "::mlir::Type": "::mlir::IndexType::get($_ctxt)",
    "::mlir::StringAttr": '::mlir::StringAttr::get($_ctxt, \\"d\\")', "::mlir::Attribute": "::mlir::UnitAttr::get($_ctxt)",
    "::mlir::IntegerAttr": "::mlir::IntegerAttr::get(::mlir::IndexType::get($_ctxt), 5)", "std::string": 'std::string(\\"d\\")',
    "::mlir::BoolAttr": "::mlir::BoolAttr::get($_ctxt, false)", "::mlir::ArrayAttr": "::mlir::ArrayAttr::get($_ctxt, {})",
    "::mlir::IntegerType": "::mlir::IntegerType::get($_ctxt, 32)", "::mlir::DenseI64ArrayAttr": "::mlir::DenseI64ArrayAttr::get($_ctxt, {1})",
    "::mlir::UnitAttr": "::mlir::UnitAttr::get($_ctxt)",
}  # fmt: skip


def defaulted(kind: Kind, value: str = "") -> Kind | None:
    """A kind with a default value; None where none is known."""
    code = value or _DEFAULTS.get(kind.holds)
    return kind._replace(declared=f'DefaultValuedParameter<"{kind.holds}", "{code}">', absent=True) if code else None


def optional(kind: Kind) -> Kind | None:
    """A kind that may be left out; None where C++ has no parser for that."""
    if kind.holds in ("std::string", "::mlir::AffineMap", ""):
        return None
    null = kind.holds.startswith("::mlir::") or kind.holds.endswith(("Type", "Attr"))
    holds = kind.holds if null else f"std::optional<{kind.holds}>"
    return kind._replace(declared=f'OptionalParameter<"{holds}">', holds=holds, absent=True)
