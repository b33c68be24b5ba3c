"""Where types end in a text that is not whole."""

from __future__ import annotations


def balanced(text: str) -> str:
    """The beginning of a text, up to a bracket that closes none of its own."""
    depth = 0
    for at, letter in enumerate(text):
        if letter in "<([{":
            depth += 1
        elif letter in ">)]}" and text[at - 1 : at + 1] != "->":
            depth -= 1
            if depth < 0:
                return text[:at]
    return text


def type_end(text: str, start: int, depth: int = 0) -> int:
    """Where a type ends that begins at an index, or that goes on there within some brackets."""
    opened = depth
    for at in range(start, len(text)):
        letter = text[at]
        if letter in "<([{":
            depth += 1
        elif letter in ">)]}" and text[at - 1 : at + 1] != "->":
            if depth == 0:
                return at
            depth -= 1
            if depth == 0 and opened:
                return at + 1
        elif depth == 0 and letter in " ,":
            return at
    return len(text)
