"""What holds of answers about any text: ranges lie in it and are the same in all encodings, and answers fit each other.

Each check takes an `Opened` text and gives the problems, as lines of text; none means that all holds.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from fuzz.client_text import ENCODINGS, Encoding, Lines
from fuzz.requests import ABOUT_DOCUMENTS, ABOUT_PLACES, FRESH
from fuzz.surface.opened import URI, Json, Opened, around, as_offsets, offsets_in

_NUMBER = re.compile(r"[:#]\d+")

# -- the same in all encodings ------------------------------------------------------------------------------------


def check_encodings(opened: Opened, count: int = 12) -> Iterator[str]:
    """All answers are the same in all encodings, and all ranges are ranges of the text."""
    yield from _compared(opened, "diagnostics", lambda encoding: opened.sent[encoding])
    for method, others in ABOUT_DOCUMENTS:
        yield from _compared(opened, method, lambda encoding, m=method, o=others: opened.answer(m, encoding, o))
    for offset in offsets_in(opened.text, opened.rng, count):
        end = min(len(opened.text), offset + opened.rng.choice((0, 0, 10, 100, 1000)))
        end = opened.lines.ends[opened.lines.line_of(end)]
        for method, others in ABOUT_PLACES:
            yield from _compared(opened, f"{method} at {offset}", partial(_answer_about, opened, method, offset, end, others))


def _answer_about(opened: Opened, method: str, offset: int, end: int, others: Json, encoding: Encoding) -> Json:
    place, stop = opened.lines.position(offset, encoding), opened.lines.position(end, encoding)
    params = {"position": place, "positions": [place], "range": {"start": place, "end": stop}, **others}
    return opened.answer(method, encoding, params)


def _compared(opened: Opened, what: str, query: Callable[[Encoding], Json]) -> Iterator[str]:
    found = []
    for encoding in ENCODINGS:
        problems: list[str] = []
        answer = query(encoding)
        if "semanticTokens" in what and answer.get("result"):
            answer = {"result": _plain_tokens(opened.lines, encoding, answer["result"]["data"], problems)}
        found.append(json.dumps(_without_results(as_offsets(answer, opened.lines, encoding, problems))))
        yield from [f"{what} ({encoding}): {each}" for each in problems]
    if len(set(found)) > 1:
        at = next((n for n, pair in enumerate(zip(*found, strict=False)) if len(set(pair)) > 1), 0)
        yield f"{what}: differs by encoding: " + " | ".join(each[max(0, at - 80) : at + 80] for each in found)


def _without_results(answer: Json) -> Json:
    if isinstance(answer, dict):
        return {key: _without_results(value) for key, value in answer.items() if key not in ("resultId", "version", "data")}
    return [_without_results(each) for each in answer] if isinstance(answer, list) else answer


def _plain_tokens(lines: Lines, encoding: Encoding, data: Sequence[int], problems: list[str]) -> list[list[int]]:
    """Tokens as their first and last offset, type and modifiers; they come in order, and lie in their lines."""
    line = character = last = 0
    found = []
    for at in range(0, len(data), 5):
        down, across, length, kind, modifiers = data[at : at + 5]
        line, character = line + down, across + (0 if down else character)
        if line >= len(lines.starts):
            problems.append(f"a token on line {line}, which is not there")
            return found
        ends = [lines.offset_of({"line": line, "character": each}, encoding) for each in (character, character + length)]
        for offset, each in zip(ends, (character, character + length), strict=True):
            if lines.position(offset, encoding) != {"line": line, "character": each}:
                problems.append(f"a token at line {line}, character {character}, length {length} does not lie in its line")
        if ends[0] < last or length <= 0:
            problems.append(f"a token at line {line}, character {character}, length {length} overlaps or is empty")
        last = ends[1]
        found.append([*ends, kind, modifiers])
    return found


# -- structure ----------------------------------------------------------------------------------------------------


def check_structure(opened: Opened) -> Iterator[str]:
    """Outline, folds, tokens, lenses, links and diagnostics of a document."""
    whole = (0, len(opened.text))
    symbols = opened.at("textDocument/documentSymbol", 0)
    yield from _check_outline(symbols or [], whole)
    folds = [(each["startLine"], each["endLine"]) for each in opened.at("textDocument/foldingRange", 0) or ()]
    for number, (start, end) in enumerate(folds):
        if not 0 <= start < end < len(opened.lines.starts):
            yield f"fold {start}-{end} of {len(opened.lines.starts)} lines"
        for other, stop in folds[number + 1 :]:
            if start < other < end < stop or other < start < stop < end:
                yield f"folds {start}-{end} and {other}-{stop} cross"
    if len(set(folds)) < len(folds):
        yield f"folds are doubled: {[each for each, n in Counter(folds).items() if n > 1]}"
    links = opened.at("textDocument/documentLink", 0) or []
    for first, second in pairwise(sorted(each["range"] for each in links)):
        if first[1] > second[0]:
            yield f"links {first} and {second} overlap"
    for lens in opened.answer("textDocument/codeLens", "utf-32", {})["result"] or ():
        found = opened.servers["utf-32"].request("codeLens/resolve", lens)
        if not found.get("result", {}).get("command"):
            yield f"lens {lens} is resolved to {found}"
    yield from _check_tokens(opened)
    pulled = opened.answer("textDocument/diagnostic", "utf-32", {}).get("result", {}).get("items")
    if pulled != opened.sent["utf-32"]:
        yield "the diagnostics that are requested are others than those that are sent"


def _check_outline(symbols: Sequence[Json], around: tuple[int, int]) -> Iterator[str]:
    last = around[0]
    for each in symbols:
        name, where, chosen = each["name"], each["range"], each["selectionRange"]
        if not name.strip():
            yield f"a symbol without a name at {where}"
        if not where[0] <= chosen[0] <= chosen[1] <= where[1]:
            yield f"symbol {name}: selectionRange {chosen} is not in {where}"
        if not around[0] <= where[0] <= where[1] <= around[1]:
            yield f"symbol {name}: {where} is not in {around} of its parent"
        if where[0] < last:
            yield f"symbol {name}: {where} begins before {last}, the end of the one before"
        last = where[1]
        yield from _check_outline(each.get("children") or (), where)


def _check_tokens(opened: Opened) -> Iterator[str]:
    problems: list[str] = []
    lines = opened.lines
    data = opened.answer("textDocument/semanticTokens/full", "utf-16", {})["result"]["data"]
    full = _plain_tokens(lines, "utf-16", data, problems)
    for _ in range(4):
        first, last = sorted(opened.rng.randrange(len(lines.starts)) for _ in range(2))
        where = {"start": {"line": first, "character": 0}, "end": lines.position(lines.ends[last], "utf-16")}
        part = opened.answer("textDocument/semanticTokens/range", "utf-16", {"range": where})["result"]["data"]
        expected = [each for each in full if lines.starts[first] <= each[0] < lines.ends[last]]
        found = _plain_tokens(lines, "utf-16", part, problems)
        at = full.index(found[0]) if found and found[0] in full else 0
        if full[at : at + len(found)] != found or any(each not in found for each in expected):
            yield f"the tokens of lines {first}-{last} are not those of all tokens there"
    yield from problems


def check_selections(opened: Opened, count: int = 12) -> Iterator[str]:
    """Selections grow strictly, and begin around the place."""
    for offset in offsets_in(opened.text, opened.rng, count):
        found = opened.at("textDocument/selectionRange", offset)
        each = found[0]
        if not each["range"][0] <= offset <= each["range"][1]:
            yield f"the selection {each['range']} is not around {offset}"
        while parent := each.get("parent"):
            inner, outer = each["range"], parent["range"]
            if not (outer[0] <= inner[0] and inner[1] <= outer[1] and inner != outer):
                yield f"the selection {outer} is not larger than {inner} at {offset}"
            each = parent
        linked = opened.at("textDocument/linkedEditingRange", offset)
        if linked is not None:
            spelled = {opened.text[start:end] for start, end in linked["ranges"]}
            if len(spelled) > 1 or not any(start - 1 <= offset <= end for start, end in linked["ranges"]):
                yield f"linked ranges {linked} at {offset}: {spelled}"


# -- names --------------------------------------------------------------------------------------------------------


def check_names(opened: Opened, count: int = 10) -> Iterator[str]:
    """Definitions, references and highlights of one name are the same from each of its places."""
    for offset in offsets_in(opened.text, opened.rng, count):
        yield from [f"at {offset} ({around(opened.text, offset)}): {each}" for each in _check_name(opened, offset)]


def _references(opened: Opened, offset: int, declared: bool = True) -> list[tuple[int, int]]:
    found = opened.at("textDocument/references", offset, context={"includeDeclaration": declared})
    return [each["range"] for each in found or ()]


def _end_of_number(text: str, end: int) -> int:
    """Where a name ends, with the number of results or of one of them after it."""
    found = _NUMBER.match(text, end)
    return found.end() if found is not None else end


def _target(opened: Opened, offset: int) -> Json:
    found = opened.at("textDocument/definition", offset)
    return [(each.get("targetUri", each.get("uri")), each.get("targetSelectionRange", each.get("range"))) for each in found or ()]


def _check_name(opened: Opened, offset: int) -> Iterator[str]:
    places, target = _references(opened, offset), _target(opened, offset)
    if len(set(places)) < len(places):
        yield "references are doubled"
    lit = [each["range"] for each in opened.at("textDocument/documentHighlight", offset) or ()]
    if not target and not any(start <= offset <= end for start, end in places):
        places = []  # the name of an operation, of whose results these are
    if sorted(lit) != sorted(places):
        yield f"highlights {sorted(lit)[:9]} are not the references {sorted(places)[:9]}"
    others = _references(opened, offset, False) if places else []
    if not set(others) <= set(places):
        yield "references without the declaration are not among all references"
    if places and not any(start <= offset <= _end_of_number(opened.text, end) for start, end in places):
        yield f"no reference is at the place: {places[:9]}"
    own = [where for uri, where in target if uri == URI]
    if own and places and own[0] not in places and len(places) > 1:
        yield f"the definition {own} is not among the references {places[:9]}"
    for start, end in opened.rng.sample(places, min(4, len(places))):
        inside = opened.rng.choice((start, start, (start + end) // 2))
        if _references(opened, inside) != places:
            yield f"the references from {inside} ({around(opened.text, inside)}) are others: {_references(opened, inside)[:9]}, {places[:9]}"
        if _target(opened, inside) != target:
            yield f"the definition from {inside} ({around(opened.text, inside)}) is another: {_target(opened, inside)}, {target}"
    prepared = opened.at("textDocument/prepareRename", offset)
    renamed = opened.at("textDocument/rename", offset, newName=FRESH)
    if prepared is not None:
        where = prepared.get("range", prepared) if isinstance(prepared, dict) else prepared
        if not where[0] - 2 <= offset <= max(where[1] + 1, _end_of_number(opened.text, where[1])):  # a sigil and a quote stand before it
            yield f"what can be renamed ({where}) is not at the place"
    if (prepared is None) != (renamed is None):
        yield f"prepareRename says {prepared}, rename {'nothing' if renamed is None else 'something'}"


def check_calls(opened: Opened, count: int = 6) -> Iterator[str]:
    """Incoming calls are the inverse of outgoing ones."""
    server = opened.servers["utf-16"]
    for offset in offsets_in(opened.text, opened.rng, count):
        place = opened.lines.position(offset, "utf-16")
        items = opened.answer("textDocument/prepareCallHierarchy", "utf-16", {"position": place})["result"]
        for item in items or ():
            for call in server.request("callHierarchy/outgoingCalls", {"item": item})["result"] or ():
                back = server.request("callHierarchy/incomingCalls", {"item": call["to"]})["result"] or []
                same = [each for each in back if each["from"]["selectionRange"] == item["selectionRange"]]
                if not same or same[0]["fromRanges"] != call["fromRanges"]:
                    yield f"the call from {item['name']} to {call['to']['name']} is not among its incoming calls: {call['fromRanges']} {back}"
            for call in server.request("callHierarchy/incomingCalls", {"item": item})["result"] or ():
                there = server.request("callHierarchy/outgoingCalls", {"item": call["from"]})["result"] or []
                same = [each for each in there if each["to"]["selectionRange"] == item["selectionRange"]]
                if not same or same[0]["fromRanges"] != call["fromRanges"]:
                    yield f"the call to {item['name']} from {call['from']['name']} is not among its outgoing calls: {call['fromRanges']} {there}"
