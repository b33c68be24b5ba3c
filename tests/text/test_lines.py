"""Lines end where the Language Server Protocol says, and nowhere else."""

from __future__ import annotations

import pytest

from mlir_ls.text import split_lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("a", ["a"]),
        ("a\n", ["a", ""]),
        ("a\nb", ["a", "b"]),
        ("a\r\nb", ["a", "b"]),
        ("a\rb", ["a", "b"]),
        ("a\r\n", ["a", ""]),
        ("\r\r\n\n", ["", "", "", ""]),
        ("\n\r", ["", "", ""]),
        ("a\r\n\r\nb\n", ["a", "", "b", ""]),
    ],
)
def test_line_feed_carriage_return_and_both_end_a_line(text: str, lines: list[str]) -> None:
    assert split_lines(text) == lines


@pytest.mark.parametrize("character", ["\v", "\f", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029", "\0"])
def test_no_other_character_ends_a_line(character: str) -> None:
    assert split_lines(f"a{character}b\nc") == [f"a{character}b", "c"]
    assert split_lines(f"a{character}b\r\nc") == [f"a{character}b", "c"]
