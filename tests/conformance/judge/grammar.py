"""Texts that are written at random by the rules of `grammar.txt`, and texts that are damaged in a token."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import count
from pathlib import Path

_FILE = Path(__file__).with_name("grammar.txt")
_REFERENCE = re.compile(r"\$([a-z_]+)")
_TOKEN = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[%@#!^]?[\w$.]+(?:#\d+)?|->|::|[ \t]+|.', re.DOTALL)

_DEEP = 7
"""So many rules inside of each other are expanded freely."""

_TOKENS = (
    *"<>[](){},:=x-?1*.",
    *("->", "::", "-1", "i32", "f32", "index", "true", "unit", '"s"', "%a", "%none", "^a", "^none", "@f", "#al", "!al", "loc"),
    *("[]", "()", "{}", "<{}>", "loc(unknown)", "attributes", "tensor<2xi32>", "affine_map<(d0) -> (d0)>", "0x1F", "1.5", "é"),
)


@cache
def _rules() -> dict[str, tuple[str, ...]]:
    lines = [line for line in _FILE.read_text("utf-8").splitlines() if line and line[0] != "#"]
    rules = [line.partition(": ") if ": " in line else (line.rstrip(":"), "", "") for line in lines]
    return {name: tuple([each.replace("\\n", "\n").strip(" ") for each in text.split("|")]) for name, _, text in rules}


def written(rng: random.Random, rule: str = "text") -> str:
    """A text that a rule makes."""
    numbers = count()

    def expanded(name: str, depth: int) -> str:
        if name == "fresh":
            return str(next(numbers))
        alternatives = _rules()[name]
        chosen = rng.choice(alternatives) if depth < _DEEP else alternatives[0]
        return _REFERENCE.sub(lambda found: expanded(found[1], depth + 1), chosen)

    return expanded(rule, 0)


def damaged(text: str, rng: random.Random) -> str:
    """The text with a token left out, doubled, exchanged with another one, in the place of another, or followed by another."""
    tokens = _TOKEN.findall(text)
    index, other = [rng.choice([number for number, token in enumerate(tokens) if not token.isspace()]) for _ in range(2)]
    way = rng.randrange(5)
    if way == 0:
        tokens[index] = ""
    elif way == 1:
        tokens[index] += f" {tokens[index]}"
    elif way == 2:
        tokens[index], tokens[other] = tokens[other], tokens[index]
    elif way == 3:
        tokens[index] = rng.choice(_TOKENS)
    else:
        tokens[index] += f" {rng.choice(_TOKENS)} "
    return "".join(tokens)
