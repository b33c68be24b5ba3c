"""Where the printers of operations depart from the rules: `printing.json` in the folders of dialects.

"operations", by their names without the dialect's, have `gaps`, whose keys are two tokens that stand side by side, as
"before after", and whose values are gaps: "0" and "1" blanks, "0-1" either, "line+2" a line break and two more blanks than
the operation, "line+2 1" the same where one blank may end the line before. In the place of a token, `*` is any, `<number>`
a number, `<string>` a string, `<block>` the label of a block, `<star>` a `*`, `<list>]` a bracket after a list with commas,
`@` a name of a symbol, in quotes or not, `<end>` the operation's end, before its location. They hold outside of a
dictionary of attributes. A region that begins after a line break is indented from that line on. Of operations that are
`inline` the only operation of a region stands between its braces on one line. In types and attributes whose names are among
"loose", as "!uniform", any gap may be up to two blanks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

from mlir_ls.formatting.gaps import Gap
from mlir_ls.formatting.tokens import HeaderTokens
from mlir_ls.ods.dialect_files import dialects_with_file, json_of
from mlir_ls.syntax.tokens import REGION

_FILE = "printing.json"
_REMEMBERED = 4096

Exceptions: TypeAlias = Mapping[tuple[str, str], Gap]


_NAMED = {'"': "<string>", "^": "<block>"}  # by their first characters
_MARKS = frozenset("%^@!#([{<")


def exceptions_of(name: str, tokens: HeaderTokens, name_at: int) -> Iterator[tuple[int, Gap]]:
    """The gaps of an operation that its own printer decides on: by the index of the token after them.

    `name_at` is the offset of the operation's name.
    """
    known = _exceptions(name)
    if not known:
        return
    end = _location(tokens.texts)
    classes = [*_classes_of(tokens.texts[:end]), "<end>"]
    dictionary = range(0)
    for index in range(1, len(classes)):
        before, token = classes[index - 1], classes[index]
        if before == "{" and index >= dictionary.stop and _names_entry(classes[index : index + 3]):
            dictionary = range(index + 1, _closed(classes, index))
        if before == REGION or token == REGION or tokens.starts[index - 1] < name_at or index in dictionary:
            continue
        if token == "@" and tokens.texts[index] != "@":
            continue  # a name in quotes belongs to its sigil
        gap = known.get((before, token)) or known.get(("*", token)) or known.get((before, "*"))
        if gap is not None:
            yield index, _in_front_of_location(gap) if token == "<end>" and end < len(tokens.texts) else gap


def _location(texts: list[str]) -> int:
    """The index of the location after an operation; the end where there is none."""
    if texts[-1:] != [")"]:
        return len(texts)
    depth = 0
    for index in range(len(texts) - 1, 0, -1):
        depth += (texts[index] == ")") - (texts[index] == "(")
        if not depth:
            return index - 1 if texts[index - 1] == "loc" else len(texts)
    return len(texts)


def _in_front_of_location(gap: Gap) -> Gap:
    """What the end of an operation becomes where its location follows, which a blank sets apart."""
    return Gap(gap.least + 1, gap.most + 1)


def _names_entry(first: list[str]) -> bool:
    """Whether braces that begin with these tokens are a dictionary of attributes."""
    return len(first) == 3 and first[0] not in _MARKS and (first[1] == "," or (first[1] == "=" and first[2] != "%"))


def _closed(texts: list[str], index: int) -> int:
    """The index of the brace that closes one before an index."""
    depth = 1
    while index < len(texts):
        depth += (texts[index] == "{") - (texts[index] == "}")
        if not depth:
            break
        index += 1
    return index


def _classes_of(texts: list[str]) -> Iterator[str]:
    commas = [0]
    for before, token in pairwise(["", *texts]):
        if token in ("[", "("):
            commas.append(0)
        elif token == ",":
            commas[-1] += 1
        elif token in ("]", ")") and len(commas) > 1 and commas.pop() and token == "]":
            yield "<list>]"
            continue
        if before == "@" and token[0] == '"':
            yield "@"
            continue
        yield "<number>" if token.isdigit() else "<star>" if token == "*" else _NAMED.get(token[0], token)


def is_inline(name: str) -> bool:
    """Whether the region of an operation stands on its line if it holds a single operation."""
    return bool(_printing(name).get("inline"))


@cache
def loose_names() -> frozenset[str]:
    """The types and attributes in which the reference printer does not set all commas apart, as "!quant.uniform"."""
    loose = [(dialect, name) for dialect in dialects_with_file(_FILE) for name in json_of(dialect, _FILE).get("loose", ())]
    return frozenset([f"{name[0]}{dialect}.{name[1:]}" for dialect, name in loose])


@lru_cache(_REMEMBERED)
def _exceptions(name: str) -> Exceptions:
    gaps: dict[str, str] = _printing(name).get("gaps", {})
    return {_pair(key): _gap(gap) for key, gap in gaps.items()}


def _pair(key: str) -> tuple[str, str]:
    before, _, token = key.partition(" ")
    return before, token


@lru_cache(_REMEMBERED)
def _printing(name: str) -> Mapping[str, Any]:
    """The exceptions of an operation."""
    dialect, _, mnemonic = name.partition(".")
    found: Mapping[str, Any] = _operations(dialect).get(mnemonic, {})
    return found


@lru_cache(_REMEMBERED)
def _operations(dialect: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json_of(dialect, _FILE).get("operations", {})
    return found


def _gap(text: str) -> Gap:
    if text.startswith("line"):
        indent, _, most = text[4:].partition(" ")
        return Gap(0, int(most or "0"), int(indent), True)
    least, _, most = text.partition("-")
    return Gap(int(least), int(most or least))
