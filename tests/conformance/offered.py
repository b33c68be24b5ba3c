"""What completion offers while texts are typed from nothing: whether it is right, and whether mlir-opt refuses it there.

    offered.py [CORPUS LABELS] [--count N] [--seed S] [--generic] [--list KIND ...] [--judged]
    offered.py --dialects all|NAME ... [--count N] [--each N] [--seed S] [--list KIND ...] [--judged]
    offered.py --projects FOLDER [--each N] [--seed S] [--list KIND ...]

takes texts as `typed` does, and looks at what is offered where a person looks: after a sigil, a period, a mark and a blank, and a
bracket, with the brackets closed that are open. Figures are the shares of places where the text that follows is offered, among the first five, and
as the first one. With `--judged`, the reference reads the text up to each of the first five: one that it refuses before the end,
where it reads the text that follows, is `wrong`.

With `--dialects`, the texts are the uses of the operations of each dialect (`operations`, the examples, `uses`), so many of each, and the
places are at most so many of each kind in a text, those between words (`gap`) and in the middle of a name (`middle`) as well. Names that
a text has not had before are no places. Figures are by dialect, too.

With `--projects`, the texts are the programs of a folder of which each stands beside the definitions of its dialect (`styles`), and the
places are chosen in the same way, in each function or module at the top level.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import EXAMPLES, OPERATIONS
from judge.generate import USES
from judge.reference import MLIR_OPT, errors
from judge.uses import texts_of_file
from own.plugin import INCLUDE
from typed import MAX_LENGTH, after_cursor, brackets, parser_of, texts

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.sources import Named, Sources
from mlir_ls.text import Position, split_lines

FEW = 5
_BEFORE = re.compile(r"(?P<kind>[%@#!^](?<!\w#)|(?<=[A-Za-z_])\.|(?:->|=|:|,|[({<\[])(?= ?\Z)|\b[\w]+\.[\w.]+(?= \Z))( ?)\Z")
_TOKEN = re.compile(r"[%@#!^]?[A-Za-z_][\w$.]*|[%^#]\d+")
_RESULTS = re.compile(r"[\s%\w,:$.-]*")
_DEFINING = re.compile(r"\b(?:func|global|module|class|sequence|sym_name|declare|reduction|recipe|private|public)\b[^@]*\Z")
_FIELD = re.compile(r"(?<!\\)\$")
_GAP = re.compile(r"\w\.\w.*[A-Za-z_)\]}>] \Z")
"""What stands before a word of a format: a name with a period, and a word or a closing bracket."""
_END_OF_PART = re.compile(r"^\}$", re.MULTILINE)
_LONG = 3
"""Characters of a name; in the middle of a longer one, what is offered is not looked at."""


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


def places_in_formats(text: str) -> Iterator[Place]:
    """The same, between the words of a format and in the middle of each name too, but for names that nothing above has."""
    found = list(places(text))
    known = {(place.at, place.typed) for place in found}
    for token in _TOKEN.finditer(text):
        line, start, name = text[text.rfind("\n", 0, token.start()) + 1 : token.start()], token.start(), token[0]
        if not line.strip() or line.count('"') % 2 or "//" in line or text[start - 1].isalnum() or _defines(text, line, token):
            continue
        if _GAP.search(line) is not None and (start, "") not in known:
            found.append(Place("gap", start, name, ""))
        if len(name) > _LONG:
            found.append(Place("middle", start, name, name[: (len(name) + 1) // 2]))
    for place in found:
        if place.token[0] not in "%@^" or re.search(rf"{re.escape(place.token)}(?![\w$.])", text[: place.at]) is not None:
            yield place


def texts_of_dialect(dialect: str) -> list[str]:
    """The uses of a dialect's operations, each in a text of its own."""
    files = [OPERATIONS / f"{dialect}.mlir", *[each for each in EXAMPLES if each.parent.name == dialect], USES / f"{dialect}.mlir"]
    parts = [question.text for file in files if file.exists() for question in texts_of_file(file)]
    bare = ["\n".join([line for line in part.split("\n") if not line.lstrip().startswith("//")]).strip("\n") for part in parts]
    return [text for text in bare if 0 < len(text) < MAX_LENGTH * 2]


def sampled(text: str, each: int, rng: random.Random) -> list[Place]:
    """At most so many of the places in a text of each kind, at random."""
    kinds: dict[str, list[Place]] = defaultdict(list)
    for place in places_in_formats(text):
        kinds[place.kind].append(place)
    return [place for _, some in sorted(kinds.items()) for place in rng.sample(some, min(each, len(some)))]


def offers_in_dialect(dialect: str, count: int, each: int, seed: int) -> Iterator[tuple[str, list[Offer]]]:
    """Texts at random that use a dialect, and what is offered in each."""
    rng = random.Random(f"{seed} {dialect}")
    known = texts_of_dialect(dialect)
    for text in rng.sample(known, min(count, len(known))):
        closed = brackets(text)
        yield text, [offer(text, place, closed, CheckOptions()) for place in sampled(text, each, rng)]


def imported(definitions: Path, cache: Path) -> CheckOptions:
    """As a text of a project that has these definitions."""
    found = load(Sources((Named(str(definitions), "", 0),), (str(INCLUDE),)), cache)
    assert found.problems == ()
    assert found.folder is not None
    return CheckOptions(dialects=Path(found.folder), strict=True)


def offers_in_project(program: Path, options: CheckOptions, each: int, seed: int) -> list[Offer]:
    """What is offered in the program of a project: at so many places of each kind in each part at the top level."""
    rng = random.Random(f"{seed} {program.stem}")
    text = program.read_text(encoding="utf-8")
    closed = brackets(text)
    parts: dict[int, dict[str, list[Place]]] = defaultdict(lambda: defaultdict(list))
    ends = [found.end() for found in _END_OF_PART.finditer(text)]
    for place in places_in_formats(text):
        parts[bisect(ends, place.at)][place.kind].append(place)
    groups = [some for _, kinds in sorted(parts.items()) for _, some in sorted(kinds.items())]
    chosen = [place for some in groups for place in rng.sample(some, min(each, len(some)))]
    return [offer(text, place, closed, options) for place in chosen]


def shares(ranks: Sequence[int | None]) -> tuple[float, float, float]:
    """In per cent of some ranks: those of what is offered, of what is among the first five, and of what is the first."""
    counts = [len([rank for rank in ranks if rank is not None and rank < most]) for most in (sys.maxsize, FEW, 1)]
    offered, few, first = [100 * count / max(1, len(ranks)) for count in counts]
    return offered, few, first


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


def _questions(options: argparse.Namespace) -> Iterator[tuple[str, str, list[Offer]]]:
    """The texts that the options choose, each with the dialect that it is of, "" for none, and what is offered in it."""
    if options.projects:
        with tempfile.TemporaryDirectory() as cache:
            for definitions in sorted(options.projects.glob("*.td")):
                found = offers_in_project(definitions.with_suffix(".mlir"), imported(definitions, Path(cache)), options.each, options.seed)
                yield definitions.stem, "", found
        return
    everything = sorted({file.parent.name for file in EXAMPLES} - {"test"})
    for dialect in everything if options.dialects == ["all"] else options.dialects:
        for text, offers in offers_in_dialect(dialect, options.count, options.each, options.seed):
            yield dialect, text, offers
    if options.dialects:
        return
    checked = CheckOptions()
    for text in texts(options.corpus, options.labels, options.count, options.generic, random.Random(options.seed)):
        closed = brackets(text)
        yield "", text, [offer(text, place, closed, checked) for place in places(text)]


def main() -> int:
    """Measures and prints."""
    parser = parser_of((__doc__ or "").partition("\n")[0])
    parser.add_argument("--judged", action="store_true")
    parser.add_argument("--dialects", nargs="*", default=[], help="names of dialects, or 'all'")
    parser.add_argument("--projects", type=Path, help="a folder of definitions with programs")
    parser.add_argument("--each", type=int, default=2, help="places of a kind in a text of a dialect")
    options = parser.parse_args()
    ranks: dict[str, list[int | None]] = defaultdict(list)
    mistakes: dict[str, int] = defaultdict(int)
    for dialect, text, offers in _questions(options):
        for each in offers:
            for group in (each.place.kind, *([dialect] if dialect else [])):
                ranks[group].append(each.rank)
            if (each.place.kind in options.list or "all" in options.list) and (each.rank is None or each.rank >= FEW):
                print(f"{each.place.kind!r} {each.left[-70:]!r} -> {each.place.token} {each.rank} {each.texts[:3]}")
        if options.judged:
            for each, word, message in wrong(text, offers):
                for group in (each.place.kind, *([dialect] if dialect else [])):
                    mistakes[group] += 1
                if each.place.kind in options.list or "wrong" in options.list:
                    print(f"wrong {each.place.kind!r} {each.left[-70:]!r} -> {word!r} for {each.place.token}: {message[:90]}")
    for group, some in sorted(ranks.items(), key=lambda item: -len(item[1])):
        there, few, first = shares(some)
        print(f"{group!r}: {len(some)} places, offered {there:.1f} %, five {few:.1f} %, first {first:.1f} %, wrong {mistakes[group]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
