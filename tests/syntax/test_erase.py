"""Erasing the names of a text, putting them back, and finding places in between."""

from __future__ import annotations

import random

import pytest

from mlir_ls.syntax.erase import count_slots, erase, restore, slot_offsets

PIECES = (
    *"%@#^!:=,<>(){}-> ",
    *("%x", "%12", "%12a", "%a-b", "%a->", "@f", "@f::@g", '@"q"', "%$a.b", "%_", "%-", "#loc)", "#loc7,", "#locs"),
    *("#loc.x", "#map1", "x", "7", "loc(#loc3)", '"%in @string"', "// %in @comment ", "->", "\n", "é", "%é", "%x#1"),
)


@pytest.mark.parametrize(
    ("text", "erased", "names"),
    [
        ("", "", []),
        ("%a = arith.addi %b, %c : i32", "% = arith.addi %, % : i32", ["a", "b", "c"]),
        ("%0:2, %12 = call @f(%x#1)", "%:2, % = call @(%#1)", ["0", "12", "f", "x"]),
        ("@outer::@inner", "@::@", ["outer", "inner"]),
        ('@"a name"', '@"a name"', [""]),
        ("%a-b = %c->", "% = %->", ["a-b", "c"]),
        ("%_x.y$z-1", "%", ["_x.y$z-1"]),
        ("% x", "% x", [""]),
        ("%é", "%é", [""]),
        ('"%x" // @y', '"%" // @', ["x", "y"]),
        ("loc(#loc12)", "loc(#loc)", ["12"]),
        ("#loc = loc(unknown)", "#loc = loc(unknown)", [""]),
        ("#location #locs #map1 #0", "#location #locs #map1 #0", []),
        ("%7a", "%a", ["7"]),
    ],
)
def test_names_and_what_is_left(text: str, erased: str, names: list[str]) -> None:
    assert erase(text) == (erased, names)


@pytest.mark.parametrize("seed", range(150))
def test_there_and_back(seed: int) -> None:
    rng = random.Random(seed)
    text = "".join(rng.choices(PIECES, k=rng.randrange(20)))
    erased, names = erase(text)
    assert restore(erased, names) == text
    assert len(slot_offsets(erased)) == len(names) == count_slots(erased)


@pytest.mark.parametrize("text", ["#loc1x", "#loc1.0", "%a #loc12b %c", "#loc7$"])
def test_an_alias_that_only_begins_like_a_numbered_location(text: str) -> None:
    erased, names = erase(text)
    assert restore(erased, names) == text
    assert len(slot_offsets(erased)) == len(names) == count_slots(erased)


@pytest.mark.parametrize("seed", range(60))
def test_lines_are_erased_as_the_text_is(seed: int) -> None:
    rng = random.Random(seed)
    text = "".join(rng.choices(PIECES, k=30))
    by_line = [erase(line) for line in text.split("\n")]
    assert erase(text) == ("\n".join(each.text for each in by_line), [name for each in by_line for name in each.names])


def test_a_text_of_which_fewer_names_are_known() -> None:
    assert restore("%, %", ["abc"]) == "%abc, %"
