"""A great many edits, and a great many texts laid out, at little cost each: texts are short, and comparisons are rare.

    python tests/fuzz/bulk.py [--edits 1000000] [--texts 100000] [--seed 1] [--only KIND]

Half of the edits are made over the protocol, with all encodings of positions, and half in process. What is known of a text is
compared with what a fresh look says after every 25th edit, and at the end. Each series has a seed of its own, with which
its failure is printed; `--only KIND --seed N --edits 1` (or `--texts 1`) repeats it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable

from fixtures import EXAMPLES, OPTIONS
from fuzz.client_text import ENCODINGS, Encoding, Replace, Where, Whole
from fuzz.damaging import ODD_CHARACTERS, damaged_text
from fuzz.editing import TOKENS, random_edit, random_text, with_mixed_ends
from fuzz.peers import LocalServer
from fuzz.properties import check_layout, random_layout
from fuzz.requests import ABOUT_PLACES
from fuzz.sessions import Compare, Edit, Layout, Reopen, RequestStep, Step, Tokens, Undo, Work, done, run_session
from fuzz.shrinking import raise_small
from mlir_ls.analysis import CheckOptions, analyze, pending_verification, update, with_verdicts
from mlir_ls.syntax import nesting
from mlir_ls.text import split_lines
from mlir_ls.workspace.warming import warm_up
from trees import check_covers, check_equal, check_places

BETWEEN_COMPARISONS = 25
"""Edits between two comparisons of a series."""

_EDITS = 150
"""Edits of a series."""

_EDITS_OF_A_TEXT = 40
"""Edits of a session after which a new text takes the place of what is left of the one before."""

_MAX_LINES = 60
"""Lines of a text; after an edit that makes it longer it is replaced by a new one."""

_BITS = ("", "", "\n", "\r", "\r\n", "\n\r", "x", "%", " ", "é", "𝔪", "\nx", "x\r", "\rx\n", *ODD_CHARACTERS)

_EXAMPLE_LINES = [split_lines(path.read_text("utf-8")) for path in EXAMPLES]

_peers: dict[tuple[Encoding, bool], LocalServer] = {}


def _part(rng: random.Random, most: int) -> list[str]:
    lines = rng.choice(_EXAMPLE_LINES)
    start = rng.randrange(len(lines))
    return lines[start : start + rng.randrange(1, most)]


def _short_text(rng: random.Random) -> list[str]:
    """The lines of a part of an example, which may be damaged, or of tokens in any order."""
    kind = rng.random()
    if kind < 0.7:
        return _part(rng, 45)
    if kind < 0.9:
        return split_lines(damaged_text(rng)[:1500])
    return split_lines(random_text(rng))


def _change(rng: random.Random) -> Replace | Whole:
    kind = rng.random()
    if kind < 0.01:
        return Whole(with_mixed_ends(_short_text(rng), rng) if rng.random() < 0.7 else "")
    start = Where(rng.choice((0, 0, 1, 2)), rng.randrange(1 << 14))
    end = Where(start.kind, start.number + rng.choice((0, 0, 0, 0, 1, 1, 2) if start.kind else (0, 0, 1, 1, 2, 9)))
    if kind < 0.02:
        end = Where(rng.randrange(3), rng.randrange(1 << 14))
    new = rng.choice((rng.choice(_BITS), rng.choice(TOKENS), rng.choice(TOKENS), with_mixed_ends(_part(rng, 9), rng)))
    return Replace(start, end, new, rng.choice((0, 0, 0, 1, 1000)))


def _steps(rng: random.Random) -> list[Step]:
    """What is done in a session."""
    steps: list[Step] = []
    for number in range(1, _EDITS + 1):
        count = rng.choice((1, 1, 1, 1, 1, 1, 1, 2, 3))
        steps.append(Edit(tuple([_change(rng) for _ in range(count)])))
        if number % _EDITS_OF_A_TEXT == 0:
            steps.append(Edit((Whole(with_mixed_ends(_short_text(rng), rng)),)))
        where = Where(rng.randrange(3), rng.randrange(1 << 14))
        what = rng.random()
        if what < 0.5:
            steps.append(Work(rng.choice((0, 0, 0, 0, 1, 2, 5))))
        elif what < 0.56:
            steps.append(RequestStep(rng.randrange(len(ABOUT_PLACES)), where))
        elif what < 0.60:
            steps.append(Tokens())
        elif what < 0.65:
            steps.append(Undo(rng.random() < 0.5))
        elif what < 0.66:
            steps.append(Layout())
        elif what < 0.665:
            steps.append(Reopen())
        if number % BETWEEN_COMPARISONS == 0:
            steps.append(Compare(tuple([rng.randrange(len(ABOUT_PLACES)) for _ in range(2)]), where))
    return steps


def sessions(seed: int) -> int:
    """A session over the protocol: how many edits it has."""
    rng = random.Random(seed)
    before = done["changes"]
    encoding, small = rng.choice(ENCODINGS), rng.random() < 0.5
    text = with_mixed_ends(_short_text(rng), rng)
    steps = _steps(rng)

    def session(encoding: Encoding, text: str, taken: list[Step]) -> None:
        key = (encoding, small)
        peer = _peers.get(key) or _peers.setdefault(key, LocalServer(encoding, small=small))
        try:
            run_session(peer, encoding, text, taken)
        except BaseException:
            _peers.pop(key).end()
            raise

    try:
        session(encoding, text, steps)
    except Exception:
        print(f"a session fails, and is made small: --only sessions --seed {seed}", flush=True)
        raise_small(session, encoding, text, steps)
    return done["changes"] - before


def series(seed: int) -> int:
    """A series of edits of an analysis: how many there are."""
    rng = random.Random(seed)
    options = rng.choice((OPTIONS, CheckOptions(editor=True), CheckOptions(strict=True)))
    run_size, nesting.RUN_SIZE = nesting.RUN_SIZE, rng.choice((2, 3, nesting.RUN_SIZE))
    try:
        analysis = analyze(_short_text(rng), options)
        for number in range(1, _EDITS + 1):
            lines = analysis.document.lines
            analysis = update(analysis, random_edit(lines, rng))
            if len(analysis.document.lines) > _MAX_LINES:
                analysis = analyze(_short_text(rng), options)
            if rng.random() < 0.5 or number % BETWEEN_COMPARISONS == 0:
                while not analysis.settled:
                    for _ in pending_verification(analysis):
                        pass
                    analysis = with_verdicts(analysis)
            if number % BETWEEN_COMPARISONS == 0:
                fresh = analyze(list(analysis.document.lines), options)
                while not fresh.settled:
                    for _ in pending_verification(fresh):
                        pass
                    fresh = with_verdicts(fresh)
                check_equal(analysis, fresh)
                check_covers(analysis.document)
                check_places(analysis.document)
    finally:
        nesting.RUN_SIZE = run_size
    return _EDITS


def layouts(seed: int) -> int:
    """A damaged text laid out: one."""
    rng = random.Random(seed)
    text = damaged_text(rng)[:3000]
    check_layout(text, random_layout(rng))
    return 1


KINDS: dict[str, Callable[[int], int]] = {"sessions": sessions, "series": series, "layouts": layouts}


def _run(kind: str, most: int, first: int, failed: Counter[str]) -> None:
    """Goes through seeds from `first` on until there are enough edits or texts of a kind."""
    made, seed, reported, began = 0, first, 0.0, time.process_time()
    while made < most:
        try:
            made += KINDS[kind](seed)
        except Exception:
            failed[kind] += 1
            print(f"{kind} failed: --only {kind} --seed {seed}\n{traceback.format_exc()}", flush=True)
        seed += 1
        if time.monotonic() - reported > 60 or made >= most:
            reported = time.monotonic()
            spent = time.process_time() - began
            print(f"{kind}, seeds {first}–{seed - 1}: {made} in {spent:.0f} s; failures: {failed[kind]}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edits", type=int, default=1_000_000)
    parser.add_argument("--texts", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=KINDS)
    options = parser.parse_args()
    warm_up()
    failed: Counter[str] = Counter()
    most = {"sessions": options.edits // 2, "series": options.edits // 2, "layouts": options.texts}
    for kind in [options.only] if options.only else KINDS:
        _run(kind, max(1, most[kind]), options.seed, failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
