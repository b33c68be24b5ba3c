"""Where the printers of operations depart from the rules: `data/gaps.json`.

A list of entries. `operations`, by full name, have `gaps`, whose keys are two tokens that stand side by side, as "before
behind", and whose values are gaps: "0" and "1" blanks, "0-1" either, "line+2" a line break and two more blanks than the
operation, "line+2 1" the same where one blank may end the line before. In the place of a token, `*` is any, `<number>` a
number, `<string>` a string, `<star>` a `*`, `<list>]` a bracket behind a list with commas, `<end>` the header's end. Of
operations that are `inline` the only operation of a region stands between its braces on one line. In types and attributes
whose names are `loose`, any gap may be one blank or none.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from mlir_ls.formatting.gaps import Gap
from mlir_ls.formatting.tokens import Tokens
from mlir_ls.syntax.tokens import REGION

Exceptions: TypeAlias = Mapping[tuple[str, str], Gap]


_NAMED = {"*": "<star>"}


def exceptions_of(name: str, tokens: Tokens, name_at: int) -> Iterator[tuple[int, Gap]]:
    """The gaps of an operation that its own printer decides on: by the index of the token behind them.

    `name_at` is the offset of the operation's name.
    """
    known = _table().get(name)
    if known is None:
        return
    classes = [*_classes_of(tokens.texts), "<end>"]
    for index in range(1, len(classes)):
        before, token = classes[index - 1], classes[index]
        if before == REGION or token == REGION or tokens.starts[index - 1] < name_at:
            continue
        gap = known.get((before, token)) or known.get(("*", token)) or known.get((before, "*"))
        if gap is not None:
            yield index, gap


def _classes_of(texts: list[str]) -> Iterator[str]:
    commas = [0]
    for token in texts:
        if token in ("[", "("):
            commas.append(0)
        elif token == ",":
            commas[-1] += 1
        elif token in ("]", ")") and len(commas) > 1 and commas.pop() and token == "]":
            yield "<list>]"
            continue
        yield "<number>" if token.isdigit() else "<string>" if token[0] == '"' else _NAMED.get(token, token)


def is_inline(name: str) -> bool:
    """Whether the region of an operation stands on its line if it holds a single operation."""
    return name in _inline()


@cache
def loose_names() -> frozenset[str]:
    """The types and attributes in which the reference printer does not set all commas apart."""
    return frozenset([name for entry in _entries() for name in entry.get("loose", [])])


@cache
def _inline() -> frozenset[str]:
    return frozenset([name for entry in _entries() if entry.get("inline") for name in entry["operations"]])


@cache
def _entries() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(files(__package__).joinpath("data/gaps.json").read_text(encoding="utf-8"))
    return found


@cache
def _table() -> dict[str, Exceptions]:
    table: dict[str, dict[tuple[str, str], Gap]] = {}
    for entry in _entries():
        for name in entry.get("operations", []):
            for key, gap in entry.get("gaps", {}).items():
                before, _, token = key.partition(" ")
                table.setdefault(name, {})[before, token] = _gap(gap)
    return dict(table)


def _gap(text: str) -> Gap:
    if text.startswith("line"):
        indent, _, most = text[4:].partition(" ")
        return Gap(0, int(most or "0"), int(indent))
    least, _, most = text.partition("-")
    return Gap(int(least), int(most or least))
