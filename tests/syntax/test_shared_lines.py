"""The lines of a text that its versions share: they behave as a list does, and an edit copies few of them."""

from __future__ import annotations

import random

import pytest

from fuzz.editing import seed_parameters
from mlir_ls.syntax.lines import Lines, as_lines
from mlir_ls.text import Edit


def random_edit(rng: random.Random, count: int) -> Edit:
    first = rng.randrange(count + 1)
    last = min(count, first + rng.choice((0, 0, 1, 1, 2, rng.randrange(2000))))
    return Edit(first, last, [f"new {rng.random()}" for _ in range(rng.choice((0, 1, 1, 2, rng.randrange(2000))))])


@pytest.mark.parametrize("seed", seed_parameters(30))
def test_edits_do_what_they_do_to_a_list(seed: int) -> None:
    rng = random.Random(seed)
    plain = [f"line {number}" for number in range(rng.choice((0, 1, 511, 512, 513, 5000)))]
    lines = Lines(plain)
    for _ in range(40):
        edit = random_edit(rng, len(plain))
        before, old = list(plain), lines
        lines = lines.edited(edit)
        plain[edit.first : edit.last] = edit.lines
        assert list(lines) == plain
        assert list(old) == before, "the version before an edit stays as it was"
        assert len(lines) == len(plain)
        for _ in range(20):
            start, stop = (rng.randrange(-9, len(plain) + 9) for _ in range(2))
            assert lines[start:stop] == plain[start:stop]
            assert lines[start:stop:3] == plain[start:stop:3]
            if -len(plain) <= start < len(plain):
                assert lines[start] == plain[start]
            else:
                with pytest.raises(IndexError):
                    lines[start]


def test_lines_are_equal_where_their_texts_are() -> None:
    one = Lines(["a"] * 2000)
    other = Lines(["a"] * 1999).edited(Edit(700, 700, ["a"]))
    assert one == other
    assert one == ["a"] * 2000
    assert one != ["a"] * 1999
    assert one != other.edited(Edit(3, 4, ["b"]))
    assert as_lines(one) is one


def test_an_edit_shares_all_other_lines() -> None:
    """Lists are shared, so that a version costs what it changes: the lines of one block, not those of the text."""
    lines = Lines([str(number) for number in range(100_000)])
    edited = lines.edited(Edit(50_000, 50_001, ["other"]))
    shared = [one for one, other in zip(lines.blocks, edited.blocks, strict=True) if one is other]
    assert len(shared) == len(lines.blocks) - 1
