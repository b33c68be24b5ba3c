"""Plain spellings of the older forms are read without their grammars; the grammars are the definition, and both agree."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from mlir_ls.syntax.leaf import LeafError, LeafParser
from mlir_ls.syntax.leaf.forms import older_form
from mlir_ls.syntax.leaf.grammar import LeafGrammar
from plain_leaves import no_shortcuts

FORMS = ["2018_12", "2019_03", "2020_10"]

TYPES = """
i1;i64;i4096;i4097;i0;si8;ui8;index;none;f32;bf16;f80;f8E4M3FN;i32x;tf_string;tf_control
tensor<4x?xf32>;tensor<f32>;tensor<*xf32>;tensor<0xi1>;tensor<4xindex>;tensor<4 x f32>;tensor<4xvector<4xf32>>
tensor<4x!llvm<"float">>;tensor<4x!a>;tensor<4xtensor<4xf32>>;tensor<4xf32, 1>;tensor<4x!quant.uniform<i8:f32, 0.5>>
vector<4xf32>;vector<f32>;vector<0xf32>;vector<?xf32>;vector<4xindex>;vector<2xvector<2xi1>>;vector<[4]xf32>;vector<4x!a>
memref<4xf32>;memref<f32>;memref<0xf32>;memref<4x?xf32, 1>;memref<4xf32, 0>;memref<4xf32, -1>;memref<4xf32, 1, 2>
memref<4xf32, (d0) -> (d0)>;memref<4xf32, (d0) -> (d0 + 1), 2>;memref<4xf32, (d0, d1) -> (d0)>;memref<4xf32, #map>
memref<4xf32, #map, 1>;memref<4xf32, (f32) -> (f32)>;memref<4xf32, "a">;memref<4xf32, hot>;memref<*xf32>;memref<*xf32, 3>
memref<4xf32, 1, #map>;memref<4xf32, offset: 2, strides: [1]>;memref<4xf32, affine_map<(d0) -> (d0)>>;memref<4xindex>
memref<4xvector<4xf32>, 1>;memref<4xf32, (d0) -> (d0), (d0) -> (d0 * 2)>;memref<?xf32,#a,#b>;memref<4xmemref<4xf32>>
() -> ();(i32) -> i32;(i32, f32) -> (i32, tensor<4xf32>);((i32) -> i32) -> (() -> ());(i32, ) -> i32;(i32) -> i32 -> i32
!a;!a.b;!a.b<c>;!a<b>;!llvm<"float">;!llvm.float;!llvm.vec<4 x i32>;!a-b;!0;!a.b.c;!a<"b>">;!a.1;!spv.array<4 x f32>
tuple<i32>;complex<f32>;tuple<>
"""

ATTRIBUTES = """
0;-5;007;18446744073709551616;0x1F;1.;1.5e3;1.5;-1.5;1.5e+3;5 : i32;300 : i8;-200 : i8;-300 : i8;1.5 : f32;1.5 : i32;5 : f32
1 : index;-1 : index;2 : i1;-2 : i1;5 : !a;5 : tensor<2xi8>;true;false;unit;none
"a";"a\\n";"a\\q";"a" : i32;@a;@;@a.b;@"a";@a::@b;@a : (f32) -> ();@ : (f32) -> ();@a : f32;#a;#0;#a.b;#a<b>;#a.b<c>;#a-b
[];[1, 2];[1,];["a", [f32]];[1 : i32, #a];{};{a: 1};{a = 1};{a};{a: 1, b: "c"};{a: 1, a: 2};{a = 1, b};{"a" = 1}
(d0) -> (d0);(d0, d1)[s0] -> (d0 + s0, d1 mod 2);()[s0] -> (s0);() -> (0);() -> ();(d0) -> ();(i32) -> (i32);(f32) -> (f32)
(index) -> (index);(d0) -> (d0 floordiv 0);(d0) -> (d0 mod -1);(d0) -> (d0 floordiv (2 * 3));(d0) -> (d0 ceildiv  8)
(d0)[s0] -> (d0 floordiv s0);(d0) -> (floordiv(d0, 2));(d0, d0) -> (d0);(d0) -> (d1);(d0), [s0] -> (d0);(d0)[] -> (d0)
(d0) -> (d0) size (4);(d0, d1) -> (d0 * d1);(d0) -> (-d0);(tf_string) -> (tf_string);(mod) -> (mod);(mod) -> (mod mod 2)
(d0) -> (d0 - 1,);(d0) -> (d0 mod d0);(d0) : (d0 == 0);(d0) : (d0 >= 0, d0 - 5 == 0);(d0) : (d0 == 1);(d0) : (d0 <= 0)
(d0)[s0] : (d0 mod 2 == 0);(d0) : ();(d0) : d0 == 0;(d0) : (1 == 0);(d0) : (d0 == 0 + 1);(d0) : (d0 floordiv 0 == 0)
affine_map<(d0) -> (d0)>;affine_map<() -> ()>;affine_map<(d0) -> (d0 mod 0)>;affine_map<() -> (0)>;affine_set<(d0) : (d0 == 0)>
splat<tensor<2xi8>, 1>;splat<vector<4xf32>, 1.5>;splat<tensor<2xi8>, [1, 2]>;splat<f32, 1.0>;splat<memref<2xi8>, 1>
dense<tensor<2xi8>, [1, 2]>;dense<tensor<2xi8>, 1>;dense<tensor<i8>, 1>;dense<tensor<2xi8>, [1, 2, 3]>;dense<tensor<2xi8>, "0x01">
dense<1> : tensor<2xi8>;dense<[1, 2]> : tensor<2xi8>;dense<[1]> : memref<1xi8>;dense<300> : tensor<2xi8>;dense<1> : i8
dense<[[1], [2]]> : vector<2x1xi32>;sparse<tensor<2x2xi8>, [[0, 1]], [5]>;sparse<[[0, 1]], [5]> : tensor<2x2xi8>
opaque<"a", "0x01"> : tensor<2xi8>;opaque<tensor<2xi8>, "0x01">;f32;tensor<4xf32>;memref<4xf32, 1>;(i32) -> f32;!a.b;!a
loc(unknown);loc("f":1:2);loc("name");loc("name"("f":1:2));loc(callsite("f":1:2 at "g":3:4));loc(fused["f":1:2, "g"])
strided<[1]>;array<i32: 1>;loc(fused<"a">["f", "g"]);d0;offset: 1
"""


def _spellings(listed: str) -> list[str]:
    return [spelling for line in listed.strip().splitlines() for spelling in line.split(";")]


class _Parsers:
    """What reads a form with its shortcuts, and what reads it by its grammar alone."""

    def __init__(self, name: str) -> None:
        form = older_form(name)
        self.plain = LeafParser(form)
        self.grammar = LeafParser(form._replace(shortcuts=no_shortcuts))

    def disagreement(self, spelling: str, of_type: bool) -> str:
        """What the two make of a spelling where that differs, or nothing."""
        plain = _result(self.plain.parse_type if of_type else self.plain.parse_attribute, spelling)
        expected = _result(self.grammar.parse_type if of_type else self.grammar.parse_attribute, spelling)
        return "" if plain == expected else f"{spelling!r}: {plain}, but by the grammar {expected}"


def _result(parse: Callable[[str], object], spelling: str) -> object:
    try:
        return parse(spelling)
    except LeafError as error:
        return error.message, error.offset


@pytest.fixture(scope="module", params=FORMS)
def parsers(request: pytest.FixtureRequest) -> _Parsers:
    return _Parsers(request.param)


def test_plain_spellings_are_the_same_without_the_grammar(parsers: _Parsers) -> None:
    found = [parsers.disagreement(spelling, True) for spelling in _spellings(TYPES)]
    found += [parsers.disagreement(spelling, False) for spelling in _spellings(ATTRIBUTES)]
    assert [each for each in found if each] == []


def _damaged(spelling: str, rng: random.Random) -> str:
    at = rng.randrange(len(spelling) + 1)
    if rng.random() < 0.4:
        return spelling[:at] + spelling[at + 1 :]
    piece: str = rng.choice([*'<>()[]{},:"x?01! #@%-=*', "\n", "// c\n", "i32", "4x", "->", " mod ", "s0"])
    return spelling[:at] + piece + spelling[at:]


def test_damaged_spellings_get_the_same_verdict(parsers: _Parsers) -> None:
    rng = random.Random(2018)
    found = [parsers.disagreement(_damaged(spelling, rng), True) for spelling in _spellings(TYPES) * 2]
    found += [parsers.disagreement(_damaged(spelling, rng), False) for spelling in _spellings(ATTRIBUTES) * 2]
    assert [each for each in found if each] == [], "seed 2018"


PLAIN = [
    *("i32", "tensor<4x?xf32>", "vector<4xf32>", "memref<2 x i32>", "memref<4xf32, (d0) -> (d0), 1>", "(i32) -> f32"),
    *("5 : i32", "1.5", '"a"', "@f", "#map0", "[1, 2]", "(d0)[s0] -> (d0 mod 2, s0)", "(d0) : (d0 - 5 >= 0)", "loc(unknown)"),
]


@pytest.mark.parametrize("name", FORMS)
def test_plain_spellings_do_not_build_the_grammar(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    monkeypatch.setattr(LeafGrammar, "parse", lambda grammar, rule, text: parsed.append(text))
    parser = LeafParser(older_form(name))
    for spelling in PLAIN:
        parser.parse_attribute(spelling)
    assert parsed == []
