"""Edits that join a carriage return and a line feed, or tear them apart: the lines are those of the client's text."""

from __future__ import annotations

import random

import pytest

from fuzz.editing import ClientText, rounds, with_mixed_ends
from mlir_ls.text import LineEnds, Position, Span, split_lines


@pytest.mark.parametrize(
    ("before", "where", "new", "after"),
    [
        ("a\nb", ((0, 1), (0, 1)), "\r", "a\r\nb"),
        ("a\rb", ((1, 0), (1, 0)), "\n", "a\r\nb"),
        ("a\rx\nb", ((1, 0), (1, 1)), "", "a\r\nb"),
        ("a\r\n\nb", ((1, 0), (2, 0)), "", "a\r\nb"),
        ("a\rx\n\nb", ((1, 0), (2, 0)), "", "a\r\nb"),
        ("a\r\nb", ((0, 1), (0, 1)), "\r", "a\r\r\nb"),
        ("a\r\nb", ((1, 0), (1, 0)), "\n", "a\r\n\nb"),
        ("a\r\nb", ((0, 1), (1, 0)), "", "ab"),
        ("a\rb\nc", ((1, 0), (1, 1)), "\n\r", "a\r\n\r\nc"),
        ("\r", ((1, 0), (1, 0)), "\n", "\r\n"),
        ("\n", ((0, 0), (0, 0)), "\r", "\r\n"),
    ],
)
def test_what_is_joined_is_one_end(before: str, where: tuple[tuple[int, int], tuple[int, int]], new: str, after: str) -> None:
    lines = split_lines(before)
    edit = LineEnds(before).edit(lines, Span(Position(*where[0]), Position(*where[1])), new)
    lines[edit.first : edit.last] = edit.lines
    assert lines == split_lines(after)


def test_a_span_may_lie_outside_the_text() -> None:
    lines = ["a", "b"]
    edit = LineEnds("a\rb").edit(lines, Span(Position(7, 0), Position(-1, 3)), "c\n")
    assert (edit.first, edit.last, edit.lines) == (0, 2, ["c", ""])


def test_a_new_text_has_ends_of_its_own() -> None:
    ends = LineEnds("a\rb")
    ends.reset("a\nb")
    edit = ends.edit(["a", "b"], Span(Position(1, 0), Position(1, 0)), "\n")
    assert (edit.first, edit.last, edit.lines) == (1, 2, ["", "b"])


def test_any_series_of_edits() -> None:
    for seed in range(rounds(300)):
        rng = random.Random(seed)
        client = ClientText(with_mixed_ends(["ab", "", "c", "", "", "d"], rng))
        ends, lines = LineEnds(client.text), split_lines(client.text)
        for _ in range(20):
            edit = ends.edit(lines, *client.random_edit(rng))
            lines[edit.first : edit.last] = edit.lines
            assert lines == split_lines(client.text), f"seed {seed}"
