"""The list of messages that no comparison has met."""

from __future__ import annotations

from messages import strings_in, unmet

LIBRARY = b"\x00\x01expected at most \x00 elements of rank one\x00_ZN4mlir\x00must have a type in mlir::Type\x00expects no region\x00short\x00"


def test_a_librarys_strings_are_those_that_may_be_messages() -> None:
    assert list(strings_in(LIBRARY)) == ["expected at most", "elements of rank one", "expects no region"]


def test_what_is_a_part_of_a_message_was_met() -> None:
    said = {"'a.b' op expected at most 4, but got 5 elements of rank one"}
    assert unmet(strings_in(LIBRARY), said) == ["expects no region"]
