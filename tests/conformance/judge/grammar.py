"""Texts that are written at random by the rules of `grammar.txt` or of another file, and texts that are damaged in a token."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import count
from pathlib import Path

_FILE = Path(__file__).with_name("grammar.txt")
_REFERENCE = re.compile(r"\$([a-z_]+)(?:'([a-z]))?")
_TOKEN = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|[%@#!^]?[\w$.]+(?:#\d+)?|->|::|[ \t]+|.', re.DOTALL)

_DEEP = 7
"""So many rules inside of each other are expanded freely."""

_TOKENS = (
    *"<>[](){},:=x-?1*.",
    *("->", "::", "-1", "i32", "f32", "index", "true", "unit", '"s"', "%a", "%none", "^a", "^none", "@f", "#al", "!al", "loc"),
    *("[]", "()", "{}", "<{}>", "loc(unknown)", "attributes", "tensor<2xi32>", "affine_map<(d0) -> (d0)>", "0x1F", "1.5", "é"),
)


@cache
def _rules(file: Path) -> dict[str, tuple[str, ...]]:
    lines = [line for line in file.read_text("utf-8").splitlines() if line and line[0] != "#"]
    rules = [line.partition(": ") if ": " in line else (line.rstrip(":"), "", "") for line in lines]
    return {name: tuple([each.replace("\\n", "\n").strip(" ") for each in text.split("|")]) for name, _, text in rules}


def written(rng: random.Random, rule: str = "text", file: Path = _FILE, deep: int = _DEEP) -> str:
    """A text that a rule of a file makes; as many rules inside of each other as `deep` says are expanded freely.

    What has the same letter, as in `$type't`, is the same text wherever it stands in an alternative.
    """
    numbers = count()
    rules = _rules(file)

    def expanded(name: str, depth: int) -> str:
        if name == "fresh":
            return str(next(numbers))
        alternatives = rules[name]
        chosen = rng.choice(alternatives) if depth < deep else alternatives[0]
        same: dict[str, str] = {}

        def text(found: re.Match[str]) -> str:
            if not found[2]:
                return expanded(found[1], depth + 1)
            if found[0] not in same:
                same[found[0]] = expanded(found[1], depth + 1)
            return same[found[0]]

        return _REFERENCE.sub(text, chosen)

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
