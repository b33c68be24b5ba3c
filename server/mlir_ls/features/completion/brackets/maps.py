"""What goes on in an affine map or an integer set: its dimensions and symbols, its arrow, and what these are computed to.

MLIR language reference, "Affine Dialect".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace, open_brackets
from mlir_ls.syntax.leaf.affine import PRODUCTS

_MAP = re.compile(r"\baffine_(map|set)<\s*")
_BARE_MAP = re.compile(r"(?:\A#[\w$.-]+\s*=\s*|\bmemref<[^()<>]*,\s*)(?=\()")
"""A map or a set in documents of 2018 and 2019, where no name of an attribute is before it."""
_MAP_OF_OPERATION = re.compile(r"\(([A-Za-z_]\w*(?:, *[A-Za-z_]\w*)*)\) *-> *\([\w, +*-]*\Z")
"""A map that an operation spells without `affine_map`, up to the cursor in what it maps to; or a function type."""
_WHOLE = re.compile(r"\baffine_(map|set)<\s*(\([^<>]*(?:->|:)[^\n]*?\))>")
_NAMES = re.compile(r"[A-Za-z_]\w*")
_HEAD = re.compile(r"\(([^()]*)\)\s*(?:\[([^\[\]]*)\])?\s*(->|:)?\s*")
_PART = re.compile(r"[A-Za-z_]\w*|\d+|[<>=]=|[^\s\w]")
_OPERATORS = sorted([each for each in PRODUCTS if each.isalpha()], key=len, reverse=True)
_COMPARISONS = (">=", "==")
USUAL_RANKS = (2, 1, 3)
_MAX_LINES, _MAX_MAPS = 200, 3


def map_items(place: CompletionPlace, rank: int | None) -> Iterator[CompletionItem]:
    """What may follow in the map or set whose brackets are open; `rank`: how many dimensions it has, None for unknown."""
    header, brackets = place.header, open_brackets(place.header)
    opened = [at for at in brackets if header[at] == "<"]
    begun = [found for found in _MAP.finditer(header) if header.index("<", found.start()) in opened]
    if not begun and place.analysis.language.form.bare_dialects:
        begun = list(_BARE_MAP.finditer(header))
    if not begun:
        return
    is_set = begun[-1][0].startswith("affine_set")
    text = header[begun[-1].end() :]
    innermost = header[brackets[-1]] if brackets else ""
    head = _HEAD.match(text)
    if not text:
        yield from _whole(place, is_set, rank)
    elif head is None or innermost == "[":
        yield from _new_name(text, innermost)
    elif innermost == "(":
        yield from _of_results(head, text[head.end() :], is_set)
    elif head[3] is None:
        yield from _after_names(place, head, is_set)
    elif head.end() == len(text):
        yield _results(_NAMES.findall(head[1]), is_set)


def _whole(place: CompletionPlace, is_set: bool, rank: int | None) -> Iterator[CompletionItem]:
    """Whole maps: those that the lines around spell, the nearest first, then identities."""
    lines, line = place.analysis.document.lines, place.start.line
    near: list[str] = []
    around = range(max(0, line - _MAX_LINES), min(len(lines), line + _MAX_LINES))
    for number in sorted(around, key=lambda each: abs(each - line)):
        near += [found[2] for found in _WHOLE.finditer(lines[number]) if (found[1] == "set") is is_set and number != line]
    of_rank = [each for each in near if rank is None or _count(each) == rank]
    for text in list(dict.fromkeys(of_rank))[:_MAX_MAPS]:
        yield CompletionItem(text, CompletionKind.ATTRIBUTE, "of a line nearby")
    for count in dict.fromkeys((*([] if rank is None else [rank]), *USUAL_RANKS)):
        names = [f"d{number}" for number in range(count)]
        start, results = f"({', '.join(names)})", _results(names, is_set)
        sign = " : " if is_set else " -> "
        snippet = f"{start}{sign}{results.snippet}" if results.snippet else ""
        detail = "set" if is_set else "map"
        yield CompletionItem(f"{start}{sign}{results.label}", CompletionKind.ATTRIBUTE, detail, snippet=snippet)


def _count(text: str) -> int:
    """How many dimensions a map has that is spelled."""
    return len(_NAMES.findall(text[: text.index(")")]))


def _new_name(text: str, innermost: str) -> Iterator[CompletionItem]:
    """The next dimension or symbol where one is named."""
    if text.rstrip()[-1:] in ("(", ",", "["):
        label, detail = ("s", "symbol") if innermost == "[" else ("d", "dimension")
        count = len(_NAMES.findall(text[text.rindex("[") :] if innermost == "[" else text))
        yield CompletionItem(f"{label}{count}", CompletionKind.VALUE, detail)


def _results(names: list[str], is_set: bool) -> CompletionItem:
    """What all dimensions map to by themselves, or the first constraint of a set."""
    if is_set:
        first = names[0] if names else "0"
        return CompletionItem(f"({first} >= 0)", CompletionKind.ATTRIBUTE, "constraints", snippet=f"(${{1:{first} >= 0}})")
    return CompletionItem(f"({', '.join(names)})", CompletionKind.ATTRIBUTE, "results")


def _after_names(place: CompletionPlace, head: re.Match[str], is_set: bool) -> Iterator[CompletionItem]:
    """The arrow of a map or the colon of a set, with what may follow, and symbols where there are none."""
    blank = "" if place.left[-1:].isspace() else " "
    results, sign = _results(_NAMES.findall(head[1]), is_set), ":" if is_set else "->"
    label = f"{sign} {results.label}"
    snippet = f"{blank}{sign} {results.snippet}" if results.snippet else ""
    yield CompletionItem(label, CompletionKind.ATTRIBUTE, results.detail, snippet=snippet, inserted=f"{blank}{label}")
    if head[2] is None:
        yield CompletionItem("[s0]", CompletionKind.ATTRIBUTE, "symbols")


def _of_results(head: re.Match[str], text: str, is_set: bool) -> Iterator[CompletionItem]:
    """Dimensions and symbols where an operand stands, those that are not used yet first; operators after one."""
    parts = _PART.findall(text)
    last = parts[-1] if parts else "("
    if last not in _OPERATORS and (last[0].isalnum() or last in ("_", ")")):
        yield from [CompletionItem(word, CompletionKind.KEYWORD, "operator") for word in _OPERATORS]
        part = text[text.rindex(",") :] if "," in text else text
        if is_set and not any([sign in part for sign in _COMPARISONS]):
            yield from [CompletionItem(sign, CompletionKind.KEYWORD, "comparison") for sign in _COMPARISONS]
        return
    dimensions, symbols = _NAMES.findall(head[1]), _NAMES.findall(head[2] or "")
    ordered = [*symbols, *dimensions] if last in _OPERATORS else [*dimensions, *symbols]
    for name in sorted(ordered, key=parts.count):
        yield CompletionItem(name, CompletionKind.VALUE, "symbol" if name in symbols else "dimension")


def names_of_plain_map(header: str) -> list[str]:
    """The names before the arrow of a map without `affine_map` that a header ends with; of a function type as well."""
    found = _MAP_OF_OPERATION.search(header) if header.rstrip()[-1:] in ("(", ",") else None
    return _NAMES.findall(found[1]) if found is not None else []
