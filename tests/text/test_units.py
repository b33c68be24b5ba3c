"""Characters counted in the units that editors count in."""

from __future__ import annotations

import random

import pytest

from mlir_ls.text import Encoding, from_units, to_units, units_of

ENCODINGS: tuple[Encoding, ...] = ("utf-8", "utf-16", "utf-32")

#: One to four bytes, one or two UTF-16 units, a mark that combines, and surrogates that have lost their partner.
CHARACTERS = "a%é\u0301ßλ一\uffff𝔪😀\ud800\udc00\0"


@pytest.mark.parametrize(
    ("text", "utf_8", "utf_16", "utf_32"),
    [
        ("", 0, 0, 0),
        ("%x = i32", 8, 8, 8),
        ("é", 2, 1, 1),
        ("一", 3, 1, 1),
        ("\uffff", 3, 1, 1),
        ("\U00010000", 4, 2, 1),
        ("a😀b", 6, 4, 3),
        ("\ud800", 3, 1, 1),
    ],
)
def test_how_long_a_text_is(text: str, utf_8: int, utf_16: int, utf_32: int) -> None:
    assert [units_of(text, encoding) for encoding in ENCODINGS] == [utf_8, utf_16, utf_32]


@pytest.mark.parametrize(
    ("encoding", "units"),
    [("utf-8", [0, 1, 5, 7, 8, 8]), ("utf-16", [0, 1, 3, 4, 5, 5]), ("utf-32", [0, 1, 2, 3, 4, 4])],
)
def test_where_a_character_begins(encoding: Encoding, units: list[int]) -> None:
    assert [to_units("a😀éb", character, encoding) for character in range(6)] == units


@pytest.mark.parametrize(
    ("encoding", "characters"),
    [
        ("utf-8", [0, 1, 1, 1, 1, 2, 2, 3, 4, 4]),
        ("utf-16", [0, 1, 1, 2, 3, 4, 4, 4, 4, 4]),
        ("utf-32", [0, 1, 2, 3, 4, 4, 4, 4, 4, 4]),
    ],
)
def test_a_unit_inside_a_character_is_that_character(encoding: Encoding, characters: list[int]) -> None:
    assert [from_units("a😀éb", unit, encoding) for unit in range(10)] == characters


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("line", ["", "abc", "é😀"])
def test_a_unit_outside_the_line_is_moved_into_it(encoding: Encoding, line: str) -> None:
    assert from_units(line, -1, encoding) == 0
    assert from_units(line, 1 << 31, encoding) == len(line)
    assert to_units(line, 1 << 31, encoding) == units_of(line, encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("seed", range(20))
def test_there_and_back(encoding: Encoding, seed: int) -> None:
    line = "".join(random.Random(seed).choices(CHARACTERS, k=30))
    for character in range(len(line) + 1):
        unit = to_units(line, character, encoding)
        assert from_units(line, unit, encoding) == character
        assert unit == units_of(line[:character], encoding)


@pytest.mark.parametrize("seed", range(10))
def test_units_are_those_of_the_codecs(seed: int) -> None:
    text = "".join(random.Random(seed).choices(CHARACTERS, k=30))
    assert units_of(text, "utf-8") == len(text.encode("utf-8", "surrogatepass"))
    assert units_of(text, "utf-16") == len(text.encode("utf-16-le", "surrogatepass")) // 2
    assert units_of(text, "utf-32") == len(text.encode("utf-32-le", "surrogatepass")) // 4
