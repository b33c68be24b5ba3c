"""Edits of whole lines: from a replaced span, and from two versions of a text."""

from __future__ import annotations

import random

import pytest

from mlir_ls.text import Edit, Position, Span, difference, replacement, span, split_lines


def apply(lines: list[str], edit: Edit) -> list[str]:
    return [*lines[: edit.first], *edit.lines, *lines[edit.last :]]


def random_lines(rng: random.Random) -> list[str]:
    return ["".join(rng.choices("ab é😀", k=rng.randrange(4))) for _ in range(rng.randrange(1, 8))]


def offset_of(lines: list[str], position: Position) -> int:
    return sum(len(line) + 1 for line in lines[: position.line]) + position.character


@pytest.mark.parametrize(
    ("where", "text", "edit"),
    [
        (span(1, 1, 2), "X", Edit(1, 2, ["dXf"])),
        (span(1, 3, 3), "", Edit(1, 2, ["def"])),
        (span(0, 0, 0), "x\ny", Edit(0, 1, ["x", "yabc"])),
        (span(2, 3, 3), "\r\n", Edit(2, 3, ["ghi", ""])),
        (Span(Position(0, 2), Position(2, 1)), "-", Edit(0, 3, ["ab-hi"])),
        (Span(Position(0, 3), Position(1, 0)), "", Edit(0, 2, ["abcdef"])),
    ],
)
def test_a_replacement_covers_the_lines_it_touches(where: Span, text: str, edit: Edit) -> None:
    assert replacement(["abc", "def", "ghi"], where, text) == edit


@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (Span(Position(-1, 5), Position(0, 0)), "+abc|def"),
        (Span(Position(0, 99), Position(0, 99)), "abc+|def"),
        (Span(Position(9, 9), Position(12, 0)), "abc|def+"),
        (Span(Position(0, -3), Position(0, 1)), "+bc|def"),
        (Span(Position(1, 1), Position(0, 2)), "ab+ef"),
    ],
)
def test_a_span_outside_the_text_is_moved_into_it(where: Span, expected: str) -> None:
    lines = ["abc", "def"]
    assert apply(lines, replacement(lines, where, "+")) == expected.split("|")


def test_shift_is_how_far_the_lines_after_move() -> None:
    assert Edit(2, 2, ["a", "b"]).shift == 2
    assert Edit(2, 5, ["a"]).shift == -2
    assert Edit(2, 3, ["a"]).shift == 0


@pytest.mark.parametrize("seed", range(80))
def test_a_replacement_is_that_of_the_characters(seed: int) -> None:
    rng = random.Random(seed)
    lines = random_lines(rng)
    places = [Position(line := rng.randrange(len(lines)), rng.randrange(len(lines[line]) + 1)) for _ in range(2)]
    start, end = sorted(places)
    text = "".join(rng.choices(["a", "b", "\n", "\r\n", "😀"], k=rng.randrange(4)))
    whole = "\n".join(lines)
    expected = whole[: offset_of(lines, start)] + text + whole[offset_of(lines, end) :]
    assert apply(lines, replacement(lines, Span(start, end), text)) == split_lines(expected)


@pytest.mark.parametrize("seed", range(80))
def test_a_difference_turns_one_text_into_the_other(seed: int) -> None:
    rng = random.Random(seed)
    old = random_lines(rng)
    first, last = sorted(rng.choices(range(len(old) + 1), k=2))
    new = rng.choice([random_lines(rng), apply(old, Edit(first, last, random_lines(rng)))])
    edit = difference(old, new)
    assert apply(old, edit) == new
    assert edit.lines == new[edit.first : edit.first + len(edit.lines)]


@pytest.mark.parametrize("seed", range(40))
def test_a_difference_is_as_small_as_can_be(seed: int) -> None:
    rng = random.Random(seed)
    old, new = random_lines(rng), random_lines(rng)
    edit = difference(old, new)
    removed = old[edit.first : edit.last]
    if removed and edit.lines:
        assert removed[0] != edit.lines[0]
        assert removed[-1] != edit.lines[-1]


@pytest.mark.parametrize("first", [0, 1, 255, 256, 4095, 4096, 9000, 9999])
def test_long_texts_differ_where_they_do(first: int) -> None:
    old = [str(number) for number in range(10_000)]
    new = [*old[:first], "new", *old[first + 1 :]]
    assert difference(old, new) == Edit(first, first + 1, ["new"])
    assert difference(old, [*old[:first], *old[first + 1 :]]) == Edit(first, first + 1, [])


def test_equal_texts_differ_nowhere() -> None:
    edit = difference(["a", "b"], ["a", "b"])
    assert (edit.first, edit.last, edit.lines) == (2, 2, [])


@pytest.mark.parametrize(("line", "at", "text"), [("a\ud83e", 2, "\uddea"), ("a\uddea", 1, "\ud83e")])
def test_halves_of_a_character_that_meet_are_one(line: str, at: int, text: str) -> None:
    assert replacement([line], span(0, at, at), text).lines == ["a\U0001f9ea"]
