"""Sessions of an editor, as steps that make sense in any order: whichever are left out, the others still do.

What the server says of a document after them is compared with what a server says that has never seen another text.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from fuzz.client_text import Encoding, Lines, Replace, Where, Whole, change_of, lines_of, with_edits
from fuzz.peers import LocalServer, Peer
from fuzz.requests import ABOUT_DOCUMENTS, ABOUT_PLACES

Json = Any


class Edit(NamedTuple):
    """Changes that are sent as one."""

    changes: tuple[Replace | Whole, ...]


class Undo(NamedTuple):
    """The text as it was before the last edit, as one change of a range or as a whole new text."""

    whole: bool


class RequestStep(NamedTuple):
    """A request about a place, whatever the state the server is in; its answer is not looked at."""

    feature: int
    where: Where


class Tokens(NamedTuple):
    """Semantic tokens as a delta to those before."""


class Layout(NamedTuple):
    """The formatter's edits, which are made."""


class Work(NamedTuple):
    """Slices of background work."""

    slices: int


class Reopen(NamedTuple):
    """The document is closed and opened again."""


class Compare(NamedTuple):
    """A comparison with a fresh session: all of the document, and these features at a place."""

    features: tuple[int, ...]
    where: Where


Step = Edit | Undo | RequestStep | Tokens | Layout | Work | Reopen | Compare

_IDENTIFIED = ("textDocument/semanticTokens/full", "textDocument/diagnostic")
"""Requests whose answers have an identifier, which is another one for each."""

_URI = "file:///fuzzed.mlir"
_FRESH = "file:///fresh.mlir"
_NEWER = "so this is read as a newer MLIR"

done: Counter[str] = Counter()
"""How many steps of each kind were taken so far, and how many changes were sent."""

_fresh: dict[Encoding, LocalServer] = {}


class _Editor:
    """The client's end of a session."""

    def __init__(self, peer: Peer, encoding: Encoding, text: str) -> None:
        self.peer = peer
        self.encoding = encoding
        self.text = text
        self.version = 0
        self.before: list[str] = []
        self.result: str | None = None
        self.tokens: list[int] = []
        self.open()

    def open(self) -> None:
        self.version += 1
        self.result = None
        item = {"uri": _URI, "languageId": "mlir", "version": self.version, "text": self.text}
        self.peer.notify("textDocument/didOpen", {"textDocument": item})

    def close(self) -> None:
        self.peer.notify("textDocument/didClose", {"textDocument": {"uri": _URI}})

    def send(self, text: str, changes: Sequence[Json]) -> None:
        self.before.append(self.text)
        self.text = text
        self.version += 1
        done["changes"] += len(changes)
        document = {"uri": _URI, "version": self.version}
        self.peer.notify("textDocument/didChange", {"textDocument": document, "contentChanges": list(changes)})

    def take(self, step: Step) -> None:
        """Takes a step."""
        done[type(step).__name__.lower()] += 1
        if isinstance(step, Edit):
            text, sent = self.text, []
            for change in step.changes:
                text, params = change_of(text, change, self.encoding)
                sent.append(params)
            self.send(text, sent)
        elif isinstance(step, Undo):
            self._undo(step.whole)
        elif isinstance(step, RequestStep):
            self.peer.request(*_about(step.feature, step.where, lines_of(self.text), self.encoding, _URI))
        elif isinstance(step, Tokens):
            self._renew_tokens()
        elif isinstance(step, Layout):
            self._lay_out()
        elif isinstance(step, Work):
            self.peer.work(step.slices)
        elif isinstance(step, Reopen):
            self.close()
            self.open()
        else:
            self.compare(step)

    def _undo(self, whole: bool) -> None:
        if not self.before:
            return
        text = self.before.pop()
        if whole:
            self.send(text, [{"text": text}])
        else:
            lines = lines_of(self.text)
            where = {"start": lines.position(0, self.encoding), "end": lines.position(len(self.text), self.encoding)}
            self.send(text, [{"range": where, "text": text}])
        self.before.pop()

    def _renew_tokens(self) -> None:
        params: Json = {"textDocument": {"uri": _URI}}
        if self.result is None:
            answer = self.peer.request("textDocument/semanticTokens/full", params)["result"]
        else:
            delta = "textDocument/semanticTokens/full/delta"
            answer = self.peer.request(delta, {**params, "previousResultId": self.result})["result"]
        self.result = answer["resultId"]
        if "data" in answer:
            self.tokens = answer["data"]
            return
        for edit in sorted(answer["edits"], key=lambda edit: edit["start"], reverse=True):
            first, last = edit["start"], edit["start"] + edit["deleteCount"]
            assert last <= len(self.tokens), "the delta deletes more tokens than there are"
            self.tokens = [*self.tokens[:first], *edit.get("data", ()), *self.tokens[last:]]

    def _lay_out(self) -> None:
        options = {"tabSize": 2, "insertSpaces": True}
        edits = self.peer.request("textDocument/formatting", {"textDocument": {"uri": _URI}, "options": options})["result"]
        if edits:
            self.send(*with_edits(self.text, edits, self.encoding))

    def compare(self, step: Compare) -> None:
        """Compares what the server says of the text with what it says where nothing was before."""
        fresh = _fresh.get(self.encoding)
        if fresh is None:
            fresh = _fresh[self.encoding] = LocalServer(self.encoding)
        item = {"uri": _FRESH, "languageId": "mlir", "version": self.version, "text": self.text}
        fresh.notify("textDocument/didOpen", {"textDocument": item})
        try:
            self._compare(step, fresh)
        finally:
            fresh.notify("textDocument/didClose", {"textDocument": {"uri": _FRESH}})
            fresh.work(0)
            fresh.problems.clear()

    def _compare(self, step: Compare, fresh: LocalServer) -> None:
        done["comparisons"] += 1
        expected = _renamed(fresh.settled(_FRESH, self.version, None))
        found = self.peer.settled(_URI, self.version, expected)
        if _NEWER in str(expected) or _NEWER in str(found):
            return  # decided when a text is opened
        assert found == expected, "diagnostics"
        self._renew_tokens()
        data = fresh.request("textDocument/semanticTokens/full", {"textDocument": {"uri": _FRESH}})["result"]["data"]
        assert self.tokens == data, "semantic tokens"
        lines = lines_of(self.text)
        assert not list(_outside(found, lines, self.encoding)), "diagnostics outside of the text"
        for method, others in ABOUT_DOCUMENTS:
            if method in _IDENTIFIED:
                continue
            ours = self.peer.request(method, {"textDocument": {"uri": _URI}, **others})
            assert ours == _renamed(fresh.request(method, {"textDocument": {"uri": _FRESH}, **others})), method
            assert not list(_outside(ours, lines, self.encoding)), f"{method} outside of the text"
        for feature in step.features:
            method, params = _about(feature, step.where, lines, self.encoding, _URI)
            ours = self.peer.request(method, params)
            theirs = fresh.request(*_about(feature, step.where, lines, self.encoding, _FRESH))
            assert ours == _renamed(theirs), f"{method} with {params}"
            assert not list(_outside(ours, lines, self.encoding)), f"{method} with {params} outside of the text"
        assert not fresh.problems, list(fresh.problems)


def _about(feature: int, where: Where, lines: Lines, encoding: Encoding, uri: str) -> tuple[str, Json]:
    """A request about a place, and about a range that begins there."""
    method, others = ABOUT_PLACES[feature % len(ABOUT_PLACES)]
    offset = lines.offset(where)
    place = lines.position(offset, encoding)
    end = lines.position(lines.ends[min(lines.line_of(offset) + where.number % 7, len(lines.ends) - 1)], encoding)
    document: Json = {"textDocument": {"uri": uri}, "range": {"start": place, "end": end}}
    return method, {**document, "position": place, "positions": [place], **others}


def _outside(answer: Json, lines: Lines, encoding: Encoding) -> Iterator[Json]:
    """The ranges in an answer that do not lie in a text, or end before they begin; all of them are about one document."""
    if isinstance(answer, dict):
        if isinstance(answer.get("start"), dict) and isinstance(answer.get("end"), dict):
            ends = [lines.offset_of(answer[end], encoding) for end in ("start", "end")]
            if [lines.position(end, encoding) for end in ends] != [answer["start"], answer["end"]] or ends[0] > ends[1]:
                yield answer
        answer = list(answer.values())
    if isinstance(answer, list):
        for each in answer:
            yield from _outside(each, lines, encoding)


def _renamed(answer: Json) -> Json:
    """The answers for the fresh document, as answers for the other one."""
    return json.loads(json.dumps(answer).replace(_FRESH, _URI))


def run_session(peer: Peer, encoding: Encoding, text: str, steps: Iterable[Step]) -> None:
    """Goes through a session, at whose end all is compared."""
    peer.problems.clear()
    editor = _Editor(peer, encoding, text)
    try:
        for step in steps:
            editor.take(step)
            assert not peer.problems, list(peer.problems)
        editor.compare(Compare((), Where(0, 0)))
        assert not peer.problems, list(peer.problems)
    finally:
        editor.close()
        peer.work(0)
        peer.problems.clear()
