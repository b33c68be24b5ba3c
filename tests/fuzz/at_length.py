"""Fuzzing for a given time: `make fuzz MINUTES=60`. What fails is shrunk and printed, with the seed of its round.

No run takes more than two minutes longer than requested, whatever fails.

    python tests/fuzz/at_length.py [--minutes 2] [--seed N] [--only NAME] [FOLDER…]

More files (.mlir) to use, besides the examples, are those in the folders.
"""

from __future__ import annotations

import argparse
import faulthandler
import random
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.internal.conjecture import engine

from fuzz import generating
from fuzz.client_text import ENCODINGS, Encoding
from fuzz.guided import MISSING
from fuzz.peers import LocalServer, Peer, Process
from fuzz.properties import check_layout, check_reading
from fuzz.sessions import Step, done, run_session
from fuzz.shrinking import SHRINKING, raise_small
from fuzz.targets import TARGETS
from mlir_ls.workspace.warming import warm_up

_EXAMPLES = 100
"""How many texts or sessions a round of one kind has."""

_GUIDED = 0.25
"""The part of the time that goes to fuzzing that is guided by coverage."""

_OVERTIME = 120
"""Seconds beyond its minutes after which a run is ended where it stands, with its stack traces."""

_SETTINGS = settings(
    max_examples=_EXAMPLES,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    report_multiple_bugs=False,
    phases=(Phase.generate, Phase.shrink),
)

_peers: dict[tuple[Callable[[Encoding], Peer], Encoding], Peer] = {}


def _small(encoding: Encoding) -> LocalServer:
    """A server that treats short texts as long ones."""
    return LocalServer(encoding, small=True)


def _sessions(kind: Callable[[Encoding], Peer], encodings: tuple[Encoding, ...]) -> Callable[[int], None]:
    """A round of sessions with a kind of server; a server that has failed is not used again."""

    def session(encoding: Encoding, text: str, taken: list[Step]) -> None:
        key = (kind, encoding)
        peer = _peers.get(key) or _peers.setdefault(key, kind(encoding))
        try:
            run_session(peer, encoding, text, taken)
        except BaseException:
            _peers.pop(key).end()
            raise

    def run(number: int) -> None:
        failed: list[tuple[Encoding, str, list[Step]]] = []

        def one(encoding: Encoding, text: str, taken: list[Step]) -> None:
            if encoding not in encodings:
                encoding = encodings[0]
            if failed:  # hypothesis runs it again; it is made smaller below, which takes less time
                raise AssertionError
            try:
                session(encoding, text, taken)
            except BaseException:
                failed.append((encoding, text, taken))
                raise

        test = given(encoding=generating.encodings, text=generating.texts, taken=generating.steps)(one)
        try:
            seed(number)(settings(_SETTINGS, phases=(Phase.generate,))(test))()
        except Exception:
            if not failed:
                raise
        if failed:
            raise_small(session, *failed[0])

    return run


def _texts(check: Callable[[str], None]) -> Callable[[int], None]:
    """A round of texts."""

    def run(number: int) -> None:
        def one(text: str) -> None:
            check(text)
            done[check.__name__] += 1

        seed(number)(_SETTINGS(given(text=generating.damaged)(one)))()

    return run


KINDS: dict[str, Callable[[int], None]] = {
    "sessions": _sessions(LocalServer, ENCODINGS),
    "small": _sessions(_small, ENCODINGS),
    "process": _sessions(Process, ("utf-16",)),
    "layout": _texts(check_layout),
    "reading": _texts(check_reading),
}


def _guided(seconds: float, number: int) -> Counter[str]:
    """Fuzzing that is guided by coverage: the targets that failed."""
    failed: Counter[str] = Counter()
    for name in TARGETS:
        command = [sys.executable, str(Path(__file__).with_name("guided.py")), name, "--seed", str(number)]
        ran = subprocess.run([*command, "--seconds", str(max(1, round(seconds)))], capture_output=True, check=False)
        output = (ran.stdout + ran.stderr).decode("utf-8", "replace")
        if ran.returncode == MISSING:
            print(output.strip(), flush=True)
            break
        if ran.returncode:
            failed[name] += 1
            print(f"{name} failed, with seed {number}:\n{output[-4000:]}", flush=True)
        else:
            print(f"{name}: {_runs_in(output)}", flush=True)
    return failed


def _runs_in(output: str) -> str:
    return next((line for line in output.splitlines() if line.startswith("Done")), "done")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1 << 32))
    parser.add_argument("--only", choices=KINDS)
    parser.add_argument("folders", nargs="*", type=Path)
    options = parser.parse_args()
    generating.sources += [path for folder in options.folders for path in sorted(folder.rglob("*.mlir"))]
    kinds = {options.only: KINDS[options.only]} if options.only else KINDS
    failures: Counter[str] = Counter()
    until = time.monotonic() + 60 * options.minutes
    faulthandler.dump_traceback_later(60 * options.minutes + _OVERTIME, exit=True)
    engine.MAXSHRINKING_SECONDS = SHRINKING
    if not options.only:
        failures += _guided(60 * options.minutes * _GUIDED / len(TARGETS), options.seed % (1 << 31))
    warm_up()
    number = options.seed
    reported = 0.0
    while time.monotonic() < until:
        for name, run in kinds.items():
            if time.monotonic() >= until:
                break
            try:
                run(number)
            except Exception:
                failures[name] += 1
                print(f"{name} failed: make fuzz ARGS='--only {name} --seed {number}'\n{traceback.format_exc()}", flush=True)
        number += 1
        if time.monotonic() - reported > 30:
            reported = time.monotonic()
            print(f"seeds {options.seed}–{number - 1}: {_summary()}; failures: {sum(failures.values())}", flush=True)
    for peer in _peers.values():
        peer.end()
    print(f"seeds {options.seed}–{number - 1}: {_summary()}; failures: {dict(failures) or 0}", flush=True)
    return 1 if failures else 0


def _summary() -> str:
    return ", ".join([f"{count} {name}" for name, count in sorted(done.items())])


if __name__ == "__main__":
    sys.exit(main())
