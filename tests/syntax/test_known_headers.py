"""Operations of unknown syntax that differ in numbers and types alone are read once; the others get what a reading would find."""

from __future__ import annotations

import random
import re
from dataclasses import asdict

import pytest

from mlir_ls.ods.language import default_language
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.header import HeaderOutcome, read_header
from mlir_ls.syntax.known_headers.patterns import Patterns


def read(text: str) -> HeaderOutcome:
    return read_header(erase(text).text, "builtin", default_language())


def known(first: str, second: str) -> HeaderOutcome | None:
    """How the second header is read if only the first one was."""
    patterns = Patterns()
    patterns.add(erase(first).text, read(first))
    return patterns.find(erase(second).text)


def comparable(outcome: HeaderOutcome) -> tuple[object, ...]:
    return outcome.kind, outcome.end, outcome.fault, outcome.closing, asdict(outcome.shape)


ALIKE = [
    ("%0 = own.add %1, %2 : tensor<4xf32>", "%a = own.add %b, %c : tensor<16x?xbf16>"),
    ("%0:2 = own.max(%1) dims = [0, 1] : (vector<4xi8>) -> i32", "%x:2 = own.max(%y) dims = [17, 2] : (vector<[2]xi8>) -> i32"),
    ("own.slice %0 {at = array<i64: 1, 2>} : memref<4xf32>", "own.slice %0 {at = array<i64>} : memref<4x1xf32>"),
    ("%0 = own.constant dense<[1, 2]> : tensor<2xi32>", "%0 = own.constant dense<-3> : tensor<2xi32>"),
    ("own.quant %0 : tensor<4x8x!own.q<i8, 1>>", "own.quant %0 : tensor<16x?x!own.q<i8, 2>>"),
    ("own.call @f(%0) {n = 1} : (i32) -> ()", "own.call @f(%0) {n = 1000} : (i32) -> ()"),
    ("own.jump 1 ^bb1(%0 : tensor<1xi8>), ^bb2", "own.jump 100 ^bb1(%0 : tensor<10xi8>), ^bb2"),
    ("own.map [1, 2] #map, !other.t, @f::@g", "own.map [1000, 2] #map, !other.t, @f::@g"),
    ("own.a 1 } rest", "own.a 123 } rest"),
    ("own.a %0 : tensor<4xf32> loc(#loc7)", "own.a %0 : tensor<128xf32> loc(#loc1234)"),
]


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_what_differs_in_numbers_and_types_is_read_once(first: str, second: str) -> None:
    found = known(first, second)
    assert found is not None
    assert comparable(found) == comparable(read(second))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("%0:2 = own.a 1", "%0:3 = own.a 1"),
        ("%0 : 2 = own.a 1", "%0 : 3 = own.a 1"),
        ("own.a %0#1", "own.a %0#2"),
        ("own.a ^bb1", "own.a ^bb2"),
        ("own.a #map1", "own.a #map2"),
        ("own.a : tensor<4xf32, #e>", "own.a : tensor<4xf32, #f>"),
        ("own.a : tensor<4xf32>", "own.a : tensor<(d0)>"),
        ('own.a @"f1"', 'own.a @"f2"'),
        ('own.a 1 loc("f":3:5)', 'own.a 2 loc("f":3:5)'),
        ('own.a 1 loc(fused<5>[#loc])', 'own.a 1 loc(fused<6>[#loc])'),
        ("own.a 1 // 1", "own.a 1 // 2"),
        ("own.a1 : i1", "own.a2 : i1"),
        ("own.a : i1", "own.a : i2"),
        ("own.a 1.5", "own.a 1"),
        ("own.a 0x1", "own.a 0x2"),
        ("own.a tensor<4x!own.t>", "own.a tensor<0x4x!own.t>"),
        ("own.a tensor<4>", "own.a vector<4>"),
        ("own.a tensor<4>", "own.a !tensor<4>"),
        ("own.a [1", "own.a [2"),
        ("own.a %0 ) 1", "own.a %0 ) 2"),
        ('"own.a"(%0) {n = 1} : (i32) -> ()', '"own.a"(%0) {n = 2} : (i32) -> ()'),
        ("arith.constant 1 : i32", "arith.constant 2 : i32"),
    ],
)
def test_what_differs_otherwise_is_read_itself(first: str, second: str) -> None:
    assert known(first, second) is None


WORDS = """
%a %b#1 %c:2 , = ( ) [ ] { } < > : -> => 1 12 0 007 1.5 1e5 0x1F -1 4x 4x?x 4x8x!own.q 3xf32 tensor<4xf32> tensor<*xf32> vector<2x[4]xi8>
memref<4xi8,1> dense<[1,2]> dense<-1> array<i64:1,2> tensor<4x!q<i8:f32,1>> tensor<4xf32,#e> i32 f32 index #map #map1 !own.t !own.t<1> @f @f::@g
@"s1" "text 1" ^bb1 ^bb2(%a:i32) word word.two5 loc loc(#loc3) loc(unknown) ? - :: ... \\ $1 _1 to
"""


@pytest.mark.parametrize("seed", range(20))
def test_random_headers_are_as_if_each_was_read(seed: int) -> None:
    rng = random.Random(seed)
    patterns, language, found = Patterns(), default_language(), 0
    for _ in range(150):
        words = [rng.choice(["", "%0 = ", "%0:2 = "]) + "own.op", *rng.choices(WORDS.split(), k=rng.randrange(1, 7))]
        text = words[0] + "".join([rng.choice(["", " ", " "]) + word for word in words[1:]])
        for _ in range(4):
            erased = erase(text).text
            outcome, fresh = patterns.find(erased), read_header(erased, "builtin", language)
            if outcome is not None:
                found += 1
                assert comparable(outcome) == comparable(fresh), (seed, text)
            patterns.add(erased, fresh)
            text = re.sub(r"[0-9]+", lambda digits: str(int(digits[0]) * rng.randrange(40)), text)
    assert found > 30
