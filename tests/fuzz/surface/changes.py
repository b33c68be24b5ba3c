"""What holds of changes that are offered for any text: renames, quick fixes, refactorings, layout, hints, completion.

Each check takes an `Opened` text and gives the problems, as lines of text; none means that all holds. `judge` is what a program like
mlir-opt prints of a text in generic form, None where it refuses it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from fuzz.client_text import lines_of
from fuzz.peers import LocalServer
from fuzz.requests import FRESH, LAYOUT
from fuzz.surface.opened import (
    CHANGED,
    URI,
    Json,
    Opened,
    around,
    as_offsets,
    close_text,
    offsets_in,
    open_text,
    reopened,
)

Judge = Callable[[str], str | None]

def applied(text: str, edits: Sequence[Json], problems: list[str]) -> str:
    """A text after edits, whose ranges are offsets; ranges that overlap are a problem."""
    in_order = sorted(range(len(edits)), key=lambda number: (edits[number]["range"], number))
    for first, second in pairwise(in_order):
        if edits[first]["range"][1] > edits[second]["range"][0]:
            problems.append(f"edits overlap: {edits[first]} {edits[second]}")
    for number in reversed(in_order):
        start, end = edits[number]["range"]
        text = text[:start] + edits[number]["newText"] + text[end:]
    return text


def edits_of(change: Json, problems: list[str]) -> list[Json]:
    """The edits of our document in a `WorkspaceEdit`."""
    found = list((change.get("changes") or {}).get(URI, ()))
    for each in change.get("documentChanges") or ():
        if each["textDocument"]["uri"] != URI or each["textDocument"]["version"] not in (1, None):
            problems.append(f"an edit of {each['textDocument']}")
        found += each["edits"]
    return found


def diagnosed(server: LocalServer, text: str) -> Json:
    """The diagnostics of another text."""
    found = open_text(server, CHANGED, text)
    close_text(server, CHANGED)
    return found


def _kinds(diagnostics: Json) -> Counter[str]:
    return Counter(each.get("code", "") for each in diagnostics)


def check_renames(opened: Opened, count: int = 4, judge: Judge | None = None) -> Iterator[str]:
    """A new name and the old one again are the same text, with the same diagnostics between; `judge` is what a program says of texts."""
    text, server = opened.text, opened.servers["utf-32"]
    for offset in offsets_in(text, opened.rng, count):
        change = opened.at("textDocument/rename", offset, newName=FRESH)
        if change is None:
            continue
        problems: list[str] = []
        edits = edits_of(change, problems)
        after = applied(text, edits, problems)
        spelled = opened.at("textDocument/prepareRename", offset)
        name = spelled["placeholder"] if isinstance(spelled, dict) else text[spelled[0] : spelled[1]]
        at = after.index(FRESH)
        back_to = Opened(after, lines_of(after), opened.servers, {}, opened.rng)
        now = reopened(server, after)
        kinds, others = _kinds(opened.sent["utf-32"]), _kinds(now)
        for each in (kinds, others):
            del each["unused-symbol"]  # a symbol of the same name that was mentioned with this one
        if kinds != others and not any("redefined" in each for each in kinds):
            problems.append(f"the diagnostics are others: {others - kinds}, {kinds - others}")
        back = back_to.at("textDocument/rename", at, newName=f'"{name}"' if name[:1] in tuple("%^#!") else name)
        if back is None and name not in re.findall(r"[\w.$\-]+", after):
            problems.append("it cannot be renamed again")
        elif back is not None:
            again = applied(after, edits_of(back, problems), problems)
            if again.replace('"', "") != text.replace('"', ""):
                problems.append("renaming it again makes another text")
        reopened(server, text)
        if judge is not None and (before := judge(text)) is not None:
            then = judge(after)
            if then is None or then.replace(FRESH, _printed(name)).replace('"', "") != before.replace('"', ""):
                problems.append("the reference reads another program")
        yield from [f"rename of {name} at {offset} ({around(text, offset)}): {each}" for each in problems]


def _printed(name: str) -> str:
    """A name as mlir-opt prints it: what is not printable ASCII by the numbers of its bytes."""
    plain = name.replace('\\"', "\\22")
    return "".join([each if each.isascii() else "".join([f"\\{byte:02X}" for byte in each.encode()]) for each in plain])


def check_taken_names(opened: Opened, count: int = 6, judge: Judge | None = None) -> Iterator[str]:
    """A name of something else is refused, or nothing means anything else after it."""
    text = opened.text
    names = re.findall(r"[%@^#!][A-Za-z_0-9]+", text)
    before = judge(text) if judge else None
    for offset in offsets_in(text, opened.rng, count) if before is not None and names else ():
        spelled = opened.at("textDocument/prepareRename", offset)
        where = spelled["range"] if isinstance(spelled, dict) else spelled
        if where is None or where[0] == 0:
            continue
        old = text[where[0] - 1 : where[1]]
        others = sorted({each for each in names if each[0] == old[0] and each != old})
        if old[0] not in "%@^#!" or not others:
            continue
        new = opened.rng.choice(others)
        change = opened.at("textDocument/rename", offset, newName=new)
        if change is None:
            continue
        problems: list[str] = []
        after = applied(text, edits_of(change, problems), problems)
        now = judge(after) if judge else None
        if now is None or (old[0] != "@" and now != before):
            problems.append(f"{old} may become {new}, and the reference {'refuses it' if now is None else 'reads another program'}")
        yield from [f"rename at {offset} ({around(text, offset)}): {each}" for each in problems]


def check_actions(opened: Opened, count: int = 6, judge: Judge | None = None) -> Iterator[str]:
    """Fixes remove their diagnostic and add none; refactorings of valid texts leave what they mean."""
    sent, server = opened.sent["utf-32"], opened.servers["utf-32"]
    as_data = [as_offsets(each, opened.lines, "utf-32", []) for each in sent]
    for number in opened.rng.sample(range(len(sent)), min(count, len(sent))):
        start, end = as_data[number]["range"]
        context = {"diagnostics": [sent[number]]}
        for action in opened.at("textDocument/codeAction", start, "utf-32", end, context=context) or ():
            if not str(action.get("kind", "")).startswith("quickfix") or "edit" not in action or action["title"].startswith(("Read the file", "Pin the profile")):
                continue
            problems: list[str] = []
            after = applied(opened.text, edits_of(action["edit"], problems), problems)
            if after == opened.text:
                problems.append("it changes nothing")
            now = diagnosed(server, after)
            errors = [sum(each["severity"] == 1 for each in found) for found in (sent, now)]
            if errors[1] > errors[0]:
                problems.append(f"there are more errors: {errors}: {_kinds(now) - _kinds(sent)}")
            for fixed in action.get("diagnostics") or ():
                if fixed["severity"] > 2:
                    continue  # one for all of the same
                kept = [sum(each["message"] == fixed["message"] for each in found) for found in (sent, now)]
                if kept[1] >= kept[0]:
                    problems.append(f"its diagnostic stays: {fixed['message']}")
            yield from [f"{action['title']} at {start} ({around(opened.text, start)}): {each}" for each in problems]


def check_refactorings(opened: Opened, count: int = 8, judge: Judge | None = None) -> Iterator[str]:
    """Refactorings of a text add no error, and those of a valid one leave what it means."""
    server = opened.servers["utf-32"]
    before = judge(opened.text) if judge is not None else None
    for offset in offsets_in(opened.text, opened.rng, count):
        end = opened.rng.choice((offset, opened.lines.ends[min(len(opened.lines.ends) - 1, opened.lines.line_of(offset) + opened.rng.randrange(4))]))
        end = max(offset, end)
        for action in opened.at("textDocument/codeAction", offset, "utf-32", end, context={"diagnostics": []}) or ():
            if str(action.get("kind", "")).startswith("quickfix") or "edit" not in action or "today" in action["title"]:
                continue
            problems: list[str] = []
            after = applied(opened.text, edits_of(action["edit"], problems), problems)
            now = diagnosed(server, after)
            errors = [sum(each["severity"] == 1 for each in found) for found in (opened.sent["utf-32"], now)]
            if errors[1] > errors[0]:
                problems.append(f"there are more errors: {[each['message'] for each in now if each['severity'] == 1][:3]}")
            if before is not None:
                then = judge(after)
                if then is None:
                    problems.append("the reference refuses it")
                elif then != before and not str(action["kind"]).startswith(("refactor.extract", "refactor.inline")):
                    problems.append("the reference reads another program")
            yield from [f"{action['title']} at {offset}-{end} ({around(opened.text, offset)}): {each}" for each in problems]


def check_layouts(opened: Opened, judge: Judge | None = None) -> Iterator[str]:
    """The layout is settled; that of a range touches its lines alone; what is typed moves no token."""
    text, server = opened.text, opened.servers["utf-32"]
    problems: list[str] = []
    after = applied(text, opened.at("textDocument/formatting", 0, options=LAYOUT) or (), problems)
    if sorted(_squeezed(after)) != sorted(_squeezed(text)):
        problems.append("the layout changes characters")
    reopened(server, after)
    again = Opened(after, lines_of(after), opened.servers, {}, opened.rng).at("textDocument/formatting", 0, options=LAYOUT)
    if again:
        problems.append(f"the layout of the layout: {again[:3]}")
    reopened(server, text)
    if judge is not None and (before := judge(text)) is not None and judge(after) != before:
        problems.append("the reference reads another program after formatting")
    for _ in range(3):
        first = opened.rng.randrange(len(opened.lines.starts))
        last = min(first + opened.rng.randrange(6), len(opened.lines.starts) - 1)
        start, end = opened.lines.starts[first], opened.lines.ends[last]
        edits = opened.at("textDocument/rangeFormatting", start, "utf-32", end, options=LAYOUT) or []
        applied(text, edits, problems)
        problems += [f"formatting of {(start, end)} changes {each}" for each in edits if not (each["range"][0] <= end and start <= each["range"][1])]
    for offset in offsets_in(text, opened.rng, 6):
        for typed in "\n}":
            edits = opened.at("textDocument/onTypeFormatting", offset, ch=typed, options=LAYOUT) or []
            if _squeezed(applied(text, edits, problems)) != _squeezed(text):
                problems.append(f"formatting at {offset} when {typed!r} is typed changes tokens: {edits}")
    yield from problems


def _squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


def check_hints(opened: Opened) -> Iterator[str]:
    """Hints that are accepted give a text with no more errors."""
    text, problems = opened.text, []
    hints = opened.at("textDocument/inlayHint", 0, "utf-32", len(text)) or []
    edits = [edit for each in hints for edit in each.get("textEdits") or ()]
    if edits:
        now = diagnosed(opened.servers["utf-32"], applied(text, edits, problems))
        errors = [sum(each["severity"] == 1 for each in found) for found in (opened.sent["utf-32"], now)]
        if errors[1] > errors[0]:
            problems.append("hints that are accepted give more errors")
    yield from problems


def check_completions(opened: Opened, count: int = 6) -> Iterator[str]:
    """What completion inserts replaces a part of the line around the cursor."""
    for offset in offsets_in(opened.text, opened.rng, count):
        found = opened.at("textDocument/completion", offset)
        items = found["items"] if isinstance(found, dict) else found or []
        line = opened.lines.line_of(offset)
        for item in items:
            edit = item.get("textEdit") or {}
            for where in [edit[key] for key in ("range", "insert", "replace") if key in edit]:
                if not opened.lines.starts[line] <= where[0] <= offset <= where[1] <= opened.lines.ends[line]:
                    yield f"completion at {offset} replaces {where} ({around(opened.text, offset)})"
            for other in item.get("additionalTextEdits") or ():
                if edit and "range" in edit and other["range"][0] < edit["range"][1] and edit["range"][0] < other["range"][1]:
                    yield f"additional edits of {item['label']} overlap at {offset}"
        for item in opened.rng.sample(items, min(2, len(items))):
            plain = {key: value for key, value in item.items() if key not in ("textEdit", "additionalTextEdits")}
            reply = opened.servers["utf-32"].request("completionItem/resolve", plain)
            if reply.get("result", {}).get("label") != item["label"]:
                yield f"completion of {item['label']} is resolved to {reply}"
