"""Plain spellings are read without the grammar; the grammar is the definition, and both must agree."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mlir_ls.syntax.leaf import LeafError, LeafParser, attribute_end, type_end
from plain_leaves import BY_GRAMMAR

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"


def _words(text: str) -> list[str]:
    return text.split()


TYPES = _words("""
i1 i64 si8 ui16 index none f32 bf16 f8E4M3FN i0 i00012 i16777216 i99999999 indexes f33
tensor<4x?xf32> tensor<f32> tensor<0xi1> tensor<*xf32> tensor<4x?xf32,#enc> tensor<4xnone> tensor<4x!a.b>
vector<4xf32> vector<0xf32> vector<?xf32> vector<[4]x2xi8> vector<[0]xi8> vector<2xvector<2xi1>>
memref<4x?xf32> memref<*xf32,3> memref<4xf32,3> memref<4xf32,0> memref<4xf32,1,2> memref<4xf32,strided<[1]>>
memref<4xf32,strided<[1,2]>> memref<4xf32,#a,#b> memref<4xf32,#a.b<c>> memref<2xmemref<2xi8>> memref<4xi0>
tuple<> tuple<i1> tuple<i1,> tuple<i1,tuple<>> complex<f32> complex<index> complex<i8>
!a !0 !a.b !a.b<c> !a<b> !a<"b"> !a. !a.1 !a.b<{[(<)]}> !a.b<c>> !-a
""")
LONGER_TYPES = [
    "() -> ()",
    "(i32) -> (i32, tensor<4xf32>)",
    "((i32) -> i32) -> (() -> ())",
    "(i32, ) -> i32",
    "(i32) -> i32 -> i32",
    "(i32)->i32",
    "tensor<4 x f32>",
    "(\n  i32,\n  i64\n) -> i1",
    "(i32 // c\n) -> i1",
    "tensor<4xf32, {a = affine_set<(i) : (i >= 0)>, b}>",
    "memref<4xf32, affine_map<(i)[s] -> (i + s)>, #a.b<1>>",
    "!a.b<( i32,i64 )  -> f32>",
]
ATTRIBUTES = [
    *_words("""
    0 -5 007 99999999999999999999 0x1F -0x1F 1. 1.5e3 1.5e+3 1e5 true false unit [] {} [1,2] [1,] [1,,2] {a} {a,}
    {a=1} {a=} {a=1,a=2} {1=2} "a" "a\\n" "a\\q" "\\C3\\A9" @a @a::@b @ @::@ @0 @a::b #a #0 #a.b #a.b<c> #a<b> #a.b<>>
    array<i32> array<i32:1,2> array<i32:> array<i1:true> array<i1:1> array<i8:300> array<ui8:-1> array<f32:1.0,2>
    strided<[1,?],offset:3> strided<[]> dense<1>:tensor<2xi8> dense<[1,2]>:tensor<2xi8>
    dense<[[1],[2,3]]>:tensor<2x2xi8> dense<>:tensor<0xi8> dense<[]>:tensor<0xi8> dense<300>:tensor<2xi8>
    dense<1>:i8 dense<(1,2)>:tensor<complex<i8>> sparse<0,1>:tensor<2xi8>
    sparse<[[0,1]],[5]>:tensor<2x2xi8> sparse<[9],[5]>:tensor<2xi8> i32 tensor<4xf32> !a.b
    """),
    "5 : i32",
    "300 : i8",
    "1 : i1",
    "2 : i1",
    "5 : !a",
    "5 : f32",
    "1.5 : f32",
    "1.5 : i32",
    '"a" : i32',
    "[1 : i32, {a = @b, c}, #d.e<f>, dense<1> : tensor<2xi8>]",
    "{a = 1 : i32 // c\n}",
    "{\n  a = 1,\n  b = [\n    2\n  ]\n}",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<(d0, d0) -> (d0)>",
    "affine_map<(d0)[s0] -> (s0, 5, d0)>",
    "affine_map<(d0) -> (d1)>",
    "affine_map<() -> ()>",
    "strided<[1, -2], offset: ?>",
    "loc(unknown)",
    'loc("f":1:2)',
    "loc(#a)",
    'loc("pass")',
    'loc("pass"(#a))',
    'loc(callsite("f":1:2 at "pass"("f":3:4)))',
    'loc(fused["f":1:2, #a, unknown])',
    'loc(fused<#b>["f":1:2])',
    "loc(fused[])",
    "strided<[4,1], offset: 2>",
    'dense<"0x0102"> : tensor<2xi8>',
    'dense<"0x010203"> : tensor<2xi8>',
    "dense<> : tensor<0xi8>",
    "dense <1> : tensor<2xi8>",
    "2: i64",
    "memref<4 x ? x f32>",
    'loc("f":99999999999:2)',
    "#a.b : i32",
]


def _result(parse: Callable[[str], object], spelling: str) -> object:
    try:
        return parse(spelling)
    except LeafError as error:
        return error.message, error.offset


@pytest.fixture(scope="module")
def plain() -> LeafParser:
    return LeafParser()


@pytest.fixture(scope="module")
def grammar() -> LeafParser:
    return LeafParser(BY_GRAMMAR)


@pytest.mark.parametrize("spelling", [*TYPES, *LONGER_TYPES])
def test_types_are_the_same_without_the_grammar(spelling: str, plain: LeafParser, grammar: LeafParser) -> None:
    assert _result(plain.parse_type, spelling) == _result(grammar.parse_type, spelling)


@pytest.mark.parametrize("spelling", ATTRIBUTES)
def test_attributes_are_the_same_without_the_grammar(spelling: str, plain: LeafParser, grammar: LeafParser) -> None:
    assert _result(plain.parse_attribute, spelling) == _result(grammar.parse_attribute, spelling)


def _damaged(spelling: str, rng: random.Random) -> str:
    at = rng.randrange(len(spelling) + 1)
    if rng.random() < 0.4:
        return spelling[:at] + spelling[at + 1 :]
    piece: str = rng.choice([*'<>()[]{},:"x?1! #@%-', "\n", "// c\n", "i32", "4x", "->"])
    return spelling[:at] + piece + spelling[at:]


@pytest.mark.parametrize("seed", range(4))
def test_damaged_spellings_get_the_same_verdict(seed: int, plain: LeafParser, grammar: LeafParser) -> None:
    rng = random.Random(seed)
    for spelling in [*TYPES, *LONGER_TYPES]:
        damaged = _damaged(spelling, rng)
        assert _result(plain.parse_type, damaged) == _result(grammar.parse_type, damaged), f"seed {seed}: {damaged!r}"
    for spelling in ATTRIBUTES:
        damaged = _damaged(spelling, rng)
        expected = _result(grammar.parse_attribute, damaged)
        assert _result(plain.parse_attribute, damaged) == expected, f"seed {seed}: {damaged!r}"


# Strings and comments are matched to be skipped.
_LEAF_START = re.compile(
    r"""
    "[^"\\\n]*(?:\\.[^"\\\n]*)*" | //[^\n]*
    | (?<![\w.$!#@%\-])(?:
        (?P<type>(?:tensor|memref|vector|complex|tuple)[ ]?<)
      | (?P<attribute>(?:affine_map|affine_set|strided)<)
      )
    """,
    re.ASCII | re.VERBOSE,
)


def _valid_chunks() -> Iterator[str]:
    for line in (CORPUS / "llvm19.by22.jsonl").read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        lines = (CORPUS / "llvm19" / entry["path"]).read_text("utf-8", "surrogateescape").split("\n")
        for chunk in entry["chunks"]:
            if chunk["valid"]:
                yield "\n".join(lines[chunk["start"] : chunk["start"] + chunk["lines"]])


def _spellings() -> tuple[set[str], set[str]]:
    types: set[str] = set()
    attributes: set[str] = set()
    for chunk in _valid_chunks():
        for match in _LEAF_START.finditer(chunk):
            if match["type"]:
                types.add(chunk[match.start() : type_end(chunk, match.start())])
            elif match["attribute"]:
                attributes.add(chunk[match.start() : attribute_end(chunk, match.start())])
    return types, attributes


@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus of test files is not there")
def test_everything_valid_in_the_corpus_is_read_alike(plain: LeafParser, grammar: LeafParser) -> None:
    types, attributes = _spellings()
    assert len(types) > 2_000
    for spelling in types:
        assert plain.parse_type(spelling) is plain.parse_type(str(plain.parse_type(spelling)))
    for spelling in attributes:
        plain.parse_attribute(spelling)
    for spelling in sorted(types)[::4]:
        assert plain.parse_type(spelling) is grammar.parse_type(spelling)
    for spelling in sorted(attributes)[::4]:
        assert plain.parse_attribute(spelling) is grammar.parse_attribute(spelling)
