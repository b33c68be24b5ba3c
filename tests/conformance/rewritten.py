"""Operations that are written in generic form, or in custom form from that, stay the same operations for the reference.

    rewritten.py [CORPUS LABELS] [--only TEXT] [--each N] [--count N] [--seed S] [--way WAY ...] [--list OUTCOME ...]

takes the uses of operations (those in `operations` and `uses`, and the examples that hover shows), or a corpus, as they are (`generic`),
and as mlir-opt prints them in generic form, without aliases (`custom`) and with them (`aliases`). In each text every operation gets the
other form in turn, as the editor offers it, at most `--each` of one name, in each way. The text with that is the `same` if mlir-opt prints
of it what it prints of the text before; else it `differs` or is `refused`. `none` are operations for which nothing is offered. Texts
that mlir-opt does not read as it prints them are left out. Diagnostics about attributes of what mlir-opt prints in generic form are listed
as well. Exit status 1 where something differs, is refused, or has a diagnostic.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from judge.agreement import EXAMPLES, OPERATIONS, USES
from judge.reference import MLIR_OPT, PROFILE, printed
from judge.uses import FLAGS, texts_of_corpus, texts_of_file

from mlir_ls.analysis import Analysis, CheckOptions, analyze
from mlir_ls.diagnostics import Diagnostic
from mlir_ls.features.refactoring import refactorings
from mlir_ls.syntax.places import span_of
from mlir_ls.syntax.tree import Located, Region, region_line_of
from mlir_ls.text import replaced, split_lines

WAYS = {"generic": None, "custom": FLAGS, "aliases": FLAGS[:1]}
"""Ways to rewrite, and how the texts are printed for that."""

OUTCOMES = ("same", "differs", "refused", "none")
WRONG = ("differs", "refused")
HIDDEN = frozenset([
    "test.format_custom_directive_successors", "test.isolated_one_region_op", "test.parse_b64", "test.parse_custom_operation_name_api",
    "test.using_property_in_custom", "test.using_property_in_custom_and_other",
])  # fmt: skip
"""Operations of MLIR's own tests whose parsers make something else of a text than what it spells."""

_TOGETHER = 100
_OPTIONS = CheckOptions(profile=PROFILE)
_PLACES = re.compile(r'loc\("<stdin>":\d+:\d+\)')
_TITLES = {"generic": "Write in generic form", "custom": "Write in custom form", "aliases": "Write in custom form"}


class Rewritten(NamedTuple):
    """An operation, how it is rewritten, the text with it and the line of it; the text is "" where nothing is offered."""

    name: str
    way: str
    line: int
    before: str
    text: str


class Judged(NamedTuple):
    """A text with an operation that is rewritten, and what comes of it."""

    rewritten: Rewritten
    outcome: str


class Given(NamedTuple):
    """A text whose operations are rewritten, in which way, and what the reference prints of it."""

    way: str
    text: str
    meaning: str


def uses(only: str) -> list[str]:
    """The uses of operations in which a text stands."""
    paths = [*sorted(OPERATIONS.glob("*.mlir")), *sorted(USES.glob("*.mlir")), *EXAMPLES]
    return [
        question.text for path in paths for question in texts_of_file(path) if question.text.strip() and only in question.text
    ]


def given(texts: Sequence[str], program: str) -> Iterator[Given]:
    """Texts that the reference accepts, as they are, and as it prints them."""
    for first in range(0, len(texts), _TOGETHER):
        some = texts[first : first + _TOGETHER]
        meanings = printed(program, some, False, *FLAGS)
        aliased = printed(program, some, False, *FLAGS[:1])
        again = printed(program, [meaning or "" for meaning in meanings], False)
        for text, meaning, other, read in zip(some, meanings, aliased, again, strict=True):
            if meaning is not None and other is not None and read is not None:
                yield Given("generic", text, meaning)
                yield Given("custom", meaning, meaning)
                if other != meaning:
                    yield Given("aliases", other, meaning)


def rewritten_of(way: str, text: str, only: str, dialects: str | None = None) -> list[Rewritten]:
    """The operations of a text, each in its other form; `dialects` are those of a project, imported into a folder."""
    analysis = analyze(split_lines(text), replace(_OPTIONS, dialects=dialects))
    items = [item for item in _operations(analysis) if item.node.shape.generic != (way == "generic")]
    chosen = [item for item in items if only in item.node.shape.name]
    return [_rewritten(analysis, way, text, item) for item in chosen if way != "aliases" or item.node.shape.aliases]


def _rewritten(analysis: Analysis, way: str, text: str, item: Located) -> Rewritten:
    shape = item.node.shape
    place = span_of(item, shape.name_offset, shape.name_end).start
    fixes = [found.fix for found in refactorings(analysis, place) if found.fix.title == _TITLES[way]]
    changed = "\n".join(replaced(analysis.document.lines, fixes[0].edits)) if fixes else ""
    return Rewritten(shape.name, way, item.line, text, changed)


def _operations(analysis: Analysis) -> Iterator[Located]:
    """The operations of a text."""
    tree = analysis.document.tree
    for start, chunk in zip(tree.starts, tree.chunks, strict=True):
        yield from _operations_in(chunk.region, start)


def _operations_in(region: Region, line: int) -> Iterator[Located]:
    for offset, node in region.items_with_lines():
        if node.shape.kind == "operation":
            yield Located(line + offset, node)
        for index, inner in enumerate(node.body.regions if node.body is not None else ()):
            assert node.body is not None
            yield from _operations_in(inner, line + offset + region_line_of(node.body, index))


def remarks(text: str) -> list[Diagnostic]:
    """All that is said about attributes of a text that the reference printed."""
    return [each for each in analyze(split_lines(text), _OPTIONS).diagnostics if "attribute" in f"{each.code} {each.message}"]


def judged(found: Sequence[tuple[Rewritten, str]], program: str) -> list[Judged]:
    """What the reference makes of texts; each comes with what it printed of the text before."""
    offered = [each for each in found if each[0].text]
    answers: list[str | None] = []
    for first in range(0, len(offered), _TOGETHER):
        answers += printed(program, [each.text for each, _ in offered[first : first + _TOGETHER]], False, *FLAGS)
    outcomes = {
        id(each): "refused" if answer is None else "same" if _bare(answer) == _bare(expected) else "differs"
        for (each, expected), answer in zip(offered, answers, strict=True)
    }
    return [Judged(each, outcomes.get(id(each), "none")) for each, _ in found]


def _bare(text: str) -> str:
    """A text without empty lines, and without places in the text that was read."""
    return _PLACES.sub("loc(unknown)", "\n".join([line for line in text.split("\n") if line.strip()]))


def limited(
    texts: Sequence[Given], each: int, only: str, dialects: str | None = None
) -> Iterator[tuple[Rewritten, str]]:
    """The rewritten operations of texts, so many of each name and way, and what the reference prints of the texts before."""
    counts: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor(max_workers=2) as pool:
        ways, contents, meanings = zip(*texts, strict=True)
        rewritten = pool.map(partial(rewritten_of, only=only, dialects=dialects), ways, contents, chunksize=16)
        for found, meaning in zip(rewritten, meanings, strict=True):
            for one in found:
                counts[one.way, one.name] += 1
                if counts[one.way, one.name] <= each:
                    yield one, meaning


def report(found: Sequence[Judged], listed: Sequence[str]) -> int:
    """Prints the outcomes by way, and those to be listed; how many are wrong."""
    shown: defaultdict[tuple[str, str, str], int] = defaultdict(int)
    for each, outcome in found:
        key = (each.way, outcome, each.name)
        shown[key] += 1
        if outcome in listed and shown[key] == 1:
            before, after = each.before.split("\n"), each.text.split("\n")
            print(f"=== {outcome}, {each.way}: {each.name}\n- {before[each.line].strip()}")
            print("\n".join([f"+ {line.strip()}" for line in after[each.line : each.line + 3] if line not in before]))
    for way in WAYS:
        counts = Counter([outcome for each, outcome in found if each.way == way])
        names = Counter(
            [outcome for each, outcome in dict.fromkeys([(one.name, outcome) for one, outcome in found if one.way == way])]
        )
        rows = ", ".join([f"{outcome} {counts[outcome]} ({names[outcome]} names)" for outcome in OUTCOMES])
        print(f"{way}: {counts.total()} operations: {rows}")
    return len(wrong(found))


def wrong(found: Sequence[Judged]) -> list[str]:
    """The names of operations that are other ones in their other form."""
    return [each.name for each, outcome in found if outcome in WRONG and each.name not in HIDDEN]


def main() -> int:
    """Rewrites, judges and reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("corpus", type=Path, nargs="?")
    parser.add_argument("labels", type=Path, nargs="?")
    parser.add_argument("--only", default="", help="operations in whose names this stands")
    parser.add_argument("--count", type=int, help="so many texts at random instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", type=int, default=8, help="operations of one name that are judged, at most, in each way")
    parser.add_argument("--way", nargs="*", default=list(WAYS), choices=WAYS)
    parser.add_argument(
        "--list", nargs="*", default=list(WRONG), choices=OUTCOMES, help="print the first of each name that comes to this"
    )
    parser.add_argument("--reference", default=MLIR_OPT, help="the program that prints")
    options = parser.parse_args()
    if options.corpus is None:
        all_texts = uses(options.only)
    else:
        questions = texts_of_corpus(options.corpus, options.labels)
        all_texts = [each.text for each in questions if not each.unregistered and options.only in each.text]
    if options.count:
        all_texts = random.Random(options.seed).sample(all_texts, min(options.count, len(all_texts)))
    texts = list(given(all_texts, options.reference))
    chosen = [each for each in texts if each.way in options.way]
    found = judged(list(limited(chosen, options.each, options.only)), options.reference)
    failures = report(found, options.list)
    said = 0
    for text in [text for way, text, _ in texts if way == "custom"]:
        for each in remarks(text):
            said += 1
            print(f"{each.code}: {each.message}\n    {text.split(chr(10))[each.span.start.line].strip()}")
    print(f"{said} diagnostics about attributes of what {options.reference} prints")
    return min(1, failures + said)


if __name__ == "__main__":
    sys.exit(main())
