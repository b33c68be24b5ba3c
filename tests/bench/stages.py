"""What the opening of a file and an edit in it cost, stage by stage: in processor time, and in work that is counted.

    python tests/bench/stages.py FILE.mlir [--edits N]

The stages: `lines` splits and erases the text, `automaton` takes steps from line to line, `headers` reads those that no text
had before, `leaves` their types and attributes, `names` resolves, `findings` makes diagnostics, `verification` judges
operations, `unused` looks for hints, `publishing` writes JSON. A stage that another one calls counts for itself alone. Work is
the number of calls of functions, built-in ones included: the same on every machine, and in every run.
"""

from __future__ import annotations

import argparse
import gc
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "server"))

from mlir_ls import analysis
from mlir_ls.analysis import Analysis, CheckOptions
from mlir_ls.lsp.encoding.client import Client
from mlir_ls.lsp.encoding.positions import EncodedDocument
from mlir_ls.lsp.encoding.text import diagnostics
from mlir_ls.syntax import document, steps
from mlir_ls.syntax.known_headers.cache import HeaderCache
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.text import Edit, split_lines
from mlir_ls.workspace.warming import warm_up

REST = "the rest"
STAGES: tuple[tuple[str, Any, tuple[str, ...]], ...] = (
    ("lines", document, ("LineSource",)),
    ("automaton", document, ("parse_chunk",)),
    ("headers", steps, ("read_header",)),
    ("headers", HeaderCache, ("outcome",)),
    ("leaves", LeafParser, ("parse_type", "parse_attribute", "parse_attribute_of", "parse_affine_map")),
    ("names", analysis, ("summarize",)),
    ("findings", analysis, ("findings", "chunk_findings", "hints_in", "compared")),
    ("verification", analysis, ("verify_region",)),
    ("unused", analysis, ("collect_mentions", "find_unused")),
    ("publishing", diagnostics, ("diagnostics_part",)),
)
"""Which functions are a stage, and the module or class in which they are looked up."""


class Meter:
    """Charges what is spent to the innermost stage: nanoseconds, or calls where they are counted."""

    def __init__(self, counting: bool) -> None:
        self.spent: Counter[str] = Counter()
        self.entered: Counter[str] = Counter()
        self._calls = 0
        self._counting = counting
        self._stages = [REST]
        self._since = 0

    def start(self) -> None:
        """Begins to measure."""
        self.spent.clear()
        self.entered.clear()
        self._since = self._now()
        if self._counting:
            sys.setprofile(self._count)

    def stop(self) -> None:
        """Ends the measurement."""
        sys.setprofile(None)
        self._charge()

    def enter(self, stage: str) -> None:
        """A stage begins; what is around it waits."""
        self._charge()
        self.entered[stage] += 1
        self._stages.append(stage)

    def leave(self) -> None:
        """The innermost stage is over."""
        self._charge()
        self._stages.pop()

    def _charge(self) -> None:
        now = self._now()
        self.spent[self._stages[-1]] += now - self._since
        self._since = now

    def _now(self) -> int:
        return self._calls if self._counting else time.process_time_ns()

    def _count(self, frame: Any, event: str, argument: object) -> None:
        self._calls += event in ("call", "c_call")


def watch(meter: Meter) -> None:
    """Has the functions of all stages report to a meter."""
    for stage, holder, names in STAGES:
        for name in names:
            inner = getattr(holder, name)
            setattr(holder, name, (_in_slices if name in _SLICED else _at_once)(meter, stage, inner))


_SLICED = ("verify_region", "collect_mentions", "find_unused")


def _at_once(meter: Meter, stage: str, inner: Callable[..., Any]) -> Callable[..., Any]:
    def measured(*arguments: Any, **named: Any) -> Any:
        meter.enter(stage)
        try:
            return inner(*arguments, **named)
        finally:
            meter.leave()

    return measured


def _in_slices(meter: Meter, stage: str, inner: Callable[..., Iterator[None]]) -> Callable[..., Iterator[None]]:
    def measured(*arguments: Any) -> Iterator[None]:
        slices = inner(*arguments)
        while True:
            meter.enter(stage)
            try:
                if next(slices, slices) is slices:
                    return
            finally:
                meter.leave()
            yield

    return measured


def _settled(known: Analysis) -> Analysis:
    while not known.settled:
        for _ in analysis.pending_verification(known):
            pass
        known = analysis.with_verdicts(known)
    return known


def _publish(known: Analysis) -> None:
    diagnostics.diagnostics_part(EncodedDocument(known.document.lines, Client(), "file:///bench.mlir"), known.shown)


def measured(file: Path, edits: int, counting: bool) -> dict[str, dict[str, list[int]]]:
    """By phase and stage: what was spent, and how often the stage was entered."""
    text = file.read_text(encoding="utf-8")
    warm_up()
    gc.disable()
    meter = Meter(counting)
    watch(meter)
    found: dict[str, dict[str, list[int]]] = {}

    def phase(name: str, work: Callable[[], Analysis]) -> Analysis:
        meter.start()
        known = work()
        _publish(known)
        meter.stop()
        found[name] = {stage: [meter.spent[stage], meter.entered[stage]] for stage in meter.spent}
        return known

    known = phase("open", lambda: analysis.analyze(split_lines(text), CheckOptions(editor=True), verify=False))
    known = phase("verify", lambda: _settled(known))
    lines = known.document.lines
    line = next((n for n in range(len(lines) // 2, len(lines)) if " = " in lines[n] and "//" not in lines[n]), 0)

    def edit() -> Analysis:
        last = known
        for number in range(edits):
            last = _settled(analysis.update(last, Edit(line, line + 1, [lines[line] + " " * (number % 2)])))
            _publish(last)
        return last

    phase(f"{edits} edits", edit)
    return found


def main() -> int:
    """Measures in two fresh processes, by time and by work, and prints a table for each phase."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--edits", type=int, default=10)
    parser.add_argument("--raw", choices=("time", "work"), help="only measure one of them, and print it as JSON")
    options = parser.parse_args()
    if options.raw is not None:
        print(json.dumps(measured(options.file, options.edits, options.raw == "work")))
        return 0
    times, works = (_in_another_process(options.file, options.edits, what) for what in ("time", "work"))
    for phase, stages in times.items():
        print(f"### {phase}\n\n| stage | ms | % | calls | entered |\n| --- | ---: | ---: | ---: | ---: |")
        whole = sum([spent for spent, _ in stages.values()]) or 1
        for stage in [*dict.fromkeys([name for name, _, _ in STAGES]), REST]:
            spent, entered = stages.get(stage, (0, 0))
            calls = works[phase].get(stage, (0, 0))[0]
            if spent or calls:
                print(f"| {stage} | {spent / 1e6:.1f} | {100 * spent / whole:.0f} | {calls:,} | {entered:,} |")
        print(f"| all | {whole / 1e6:.1f} | 100 | {sum([calls for calls, _ in works[phase].values()]):,} | |\n")
    return 0


def _in_another_process(file: Path, edits: int, what: str) -> dict[str, dict[str, list[int]]]:
    command = [sys.executable, __file__, str(file), "--edits", str(edits), "--raw", what]
    found: dict[str, dict[str, list[int]]] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return found


if __name__ == "__main__":
    sys.exit(main())
