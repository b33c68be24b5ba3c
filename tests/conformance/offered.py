"""What completion offers while texts are typed from nothing: whether it is right, and whether mlir-opt refuses it there.

    offered.py [CORPUS LABELS] [--count N] [--seed S] [--generic] [--list KIND ...] [--judged]

takes texts as `typed` does, and looks at what is offered where a person looks: after a sigil, a period, a mark and a blank, and a
bracket, with the brackets closed that are open. Figures are the shares of places where the text that follows is offered, among the first five, and
as the first one. With `--judged`, the reference reads the text up to each of the first five: one that it refuses before the end,
where it reads the text that follows, is `wrong`.
"""

from __future__ import annotations

import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.reference import MLIR_OPT, errors
from typed import after_cursor, brackets, parser_of, texts

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.text import Position, split_lines

FEW = 5
_BEFORE = re.compile(r"(?P<kind>[%@#!^](?<!\w#)|(?<=[A-Za-z_])\.|(?:->|=|:|,|[({<\[])(?= ?\Z)|\b[\w]+\.[\w.]+(?= \Z))( ?)\Z")
_TOKEN = re.compile(r"[%@#!^]?[A-Za-z_][\w$.]*|[%^#]\d+")
_RESULTS = re.compile(r"[\s%\w,:$.-]*")
_DEFINING = re.compile(r"\b(?:func|global|module|class|sequence|sym_name|declare|reduction|recipe|private|public)\b[^@]*\Z")
_FIELD = re.compile(r"(?<!\\)\$")


class Place(NamedTuple):
    """A place in a text: what a person has typed last, where the token begins, and how much of it is typed."""

    kind: str
    at: int
    token: str
    typed: str


def places(text: str) -> Iterator[Place]:
    """Where a person looks at what is offered."""
    for found in _TOKEN.finditer(text):
        line = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        if line.count('"') % 2 or "//" in line or text[found.start() - 1 : found.start()].isalnum():
            continue
        token = found[0]
        if _defines(text, line, found):
            continue
        before = _BEFORE.search(line)
        if token[0] in "%@#!^":
            yield Place(token[0], found.start(), token, token[0])
        if before is not None:
            kind = "name " if before["kind"][0].isalnum() else before["kind"]
            yield Place(kind, found.start(), token, "")
        if token[0] not in "%@^" and "." in token:
            dot = token.index(".") + 1
            yield Place(".", found.start(), token, token[:dot])
        elif token[0].isalpha() and len(token) > 1:
            yield Place("letter", found.start(), token, token[0])


def _defines(text: str, line: str, found: re.Match[str]) -> bool:
    """Whether a name is defined where it stands, so that it follows from nothing."""
    token, after = found[0], text[found.end() : found.end() + 10]
    if token[0] == "%":
        is_argument = ("^" in line or "func" in line) and re.match(r"\s*:\s*(?![\d(])", after) is not None
        return is_argument or _RESULTS.fullmatch(line) is not None or re.match(r"\s*=(?!=)", after) is not None
    if token[0] == "@":
        return _DEFINING.search(line) is not None
    return token[0] in "^#!" and not line.strip()


class Offer(NamedTuple):
    """What is offered first, and as which item what follows is."""

    place: Place
    rank: int | None
    texts: tuple[str, ...]
    left: str


def offer(text: str, place: Place, closed: dict[int, int], options: CheckOptions) -> Offer:
    """What is offered at a place."""
    at = place.at + len(place.typed)
    lines = split_lines(text[:at] + after_cursor(text, at, closed))
    line = text.count("\n", 0, at)
    left = text[text.rfind("\n", 0, at) + 1 : at]
    found = completions(analyze(lines, options), Position(line, len(left)), snippets=True)
    items = found.items if found is not None else []
    rest = text[place.at :]
    offered = [(_FIELD.split(each.snippet)[0] if each.snippet else each.text).split("\n")[0] for each in items]
    ranks = [n for n, (each, item) in enumerate(zip(offered, items, strict=True)) if _is_right(rest, place, each, item.label)]
    return Offer(place, min(ranks, default=None), tuple(offered[:FEW]), left)


def _is_right(rest: str, place: Place, offered: str, label: str) -> bool:
    token = place.token
    if offered and rest.startswith(offered.rstrip()) and (len(offered.strip()) >= len(token) or offered[-1] == "."):
        return True
    return label == token or (offered.startswith(token) and not re.match(r"[\w$.]", offered[len(token) :]))


_OPEN = ("<", "(", "[", "{")
"""What is offered up to a bracket that a user fills is not judged."""
_JUNK = "\n}}}}}}}}}"
"""More braces than any text has open, so that operations are read and no text is verified."""


def wrong(text: str, offers: Sequence[Offer]) -> Iterator[tuple[Offer, str, str]]:
    """Those of the first offers that the reference refuses where it reads the text that follows, with its message."""
    of = [(each, word.rstrip()) for each in offers for word in (each.place.token, *each.texts) if word[-1:] not in _OPEN]
    questions = [text[: each.place.at] + word for each, word in of]
    answers = errors(MLIR_OPT, [f"{each}{_JUNK}" for each in questions], unregistered=True)
    right: set[str] = set()
    for number, ((each, word), question, answer) in enumerate(zip(of, questions, answers, strict=True)):
        end = (question.count("\n"), len(question) - question.rfind("\n") - 1)
        refused = {error.message for error in answer if (error.line, error.character) < end}
        if number == 0 or of[number - 1][0] is not each:
            right = refused
        elif refused - right:
            yield each, word, min(refused - right)


def main() -> int:
    """Measures and prints."""
    parser = parser_of((__doc__ or "").partition("\n")[0])
    parser.add_argument("--judged", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    ranks: dict[str, list[int | None]] = defaultdict(list)
    mistakes: dict[str, int] = defaultdict(int)
    checked = CheckOptions()
    for text in texts(options.corpus, options.labels, options.count, options.generic, rng):
        closed = brackets(text)
        offers = [offer(text, place, closed, checked) for place in places(text)]
        for each in offers:
            ranks[each.place.kind].append(each.rank)
            if (each.place.kind in options.list or "all" in options.list) and (each.rank is None or each.rank >= FEW):
                print(f"{each.place.kind!r} {each.left[-70:]!r} -> {each.place.token} {each.rank} {each.texts[:3]}")
        if options.judged:
            for each, word, message in wrong(text, offers):
                mistakes[each.place.kind] += 1
                if each.place.kind in options.list or "wrong" in options.list:
                    print(f"wrong {each.place.kind!r} {each.left[-70:]!r} -> {word!r} for {each.place.token}: {message[:90]}")
    for kind, some in sorted(ranks.items(), key=lambda item: -len(item[1])):
        shares = [100 * len([rank for rank in some if rank is not None and rank < most]) / len(some) for most in (10**6, FEW, 1)]
        print(f"{kind!r}: {len(some)} places, offered {shares[0]:.1f} %, five {shares[1]:.1f} %, first {shares[2]:.1f} %, wrong {mistakes[kind]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
