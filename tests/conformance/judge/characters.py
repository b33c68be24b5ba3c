"""Texts with one character too many, too few, or another than stood there: also at the ends of lines, and in comments."""

from __future__ import annotations

import random

_OTHERS = "\x7f\x85\xa0é\u200b\u2028\ufeff😀λ\u0660＝”–×½²"
CHARACTERS = "".join([chr(code) for code in range(1, 127) if chr(code) not in "\n\r"]) + _OTHERS


def with_one_character(lines: list[str], rng: random.Random) -> tuple[list[str], str] | None:
    """The lines after a change of one character, a third of these at the beginning or the end of a line; and which it was."""
    if not lines:
        return None
    number = rng.randrange(len(lines))
    line = lines[number]
    place = rng.choice([rng.randrange(len(line) + 1), rng.randrange(len(line) + 1), rng.choice((0, len(line)))])
    kind = rng.choice(("inserted", "inserted", "replaced", "deleted"))
    character = "" if kind == "deleted" else rng.choice(CHARACTERS)
    changed = f"{line[:place]}{character}{line[place + (kind != 'inserted') :]}"
    if changed == line:
        return None
    return [*lines[:number], changed, *lines[number + 1 :]], f"{kind}-character"
