"""How much faster one build of the package is than another: opens a file with the Pythons of two environments in turns.

    python tests/bench/builds.py FILE.mlir PURE/bin/python COMPILED/bin/python [--turns N]

Processor time of opening, of verifying, and of an edit, each the median of the turns. `python tests/bench/builds.py FILE.mlir` alone
measures once with the package that this Python has, and prints JSON.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

EDITS = 10


def measured(file: Path) -> dict[str, float]:
    """Milliseconds of processor time by phase, in the build that is installed."""
    from mlir_ls import analysis
    from mlir_ls.analysis import Analysis, CheckOptions
    from mlir_ls.text import Edit, split_lines
    from mlir_ls.workspace.warming import warm_up

    def settled(known: Analysis) -> Analysis:
        while not known.settled:
            for _ in analysis.pending_verification(known):
                pass
            known = analysis.with_verdicts(known)
        return known

    text = file.read_text(encoding="utf-8")
    warm_up()
    gc.disable()
    start = time.process_time()
    known = analysis.analyze(split_lines(text), CheckOptions(editor=True), verify=False)
    opened = time.process_time()
    known = settled(known)
    verified = time.process_time()
    lines = known.document.lines
    line = next((n for n in range(len(lines) // 2, len(lines)) if " = " in lines[n] and "//" not in lines[n]), 0)
    last = known
    for number in range(EDITS):
        last = settled(analysis.update(last, Edit(line, line + 1, [lines[line] + " " * (number % 2)])))
    edited = time.process_time()
    return {
        "open": 1000 * (opened - start),
        "verify": 1000 * (verified - opened),
        "edit": 1000 * (edited - verified) / EDITS,
    }


def main() -> int:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("pythons", nargs="*", help="the slower one first")
    parser.add_argument("--turns", type=int, default=5)
    options = parser.parse_args()
    if not options.pythons:
        print(json.dumps(measured(options.file)))
        return 0
    found: dict[str, list[dict[str, float]]] = {python: [] for python in options.pythons}
    for _ in range(options.turns):
        for python, rows in found.items():
            run = subprocess.run([python, __file__, str(options.file)], capture_output=True, text=True, check=True)
            rows.append(json.loads(run.stdout))
    slower, faster = [{phase: statistics.median([row[phase] for row in rows]) for phase in rows[0]} for rows in found.values()]
    for phase, spent in slower.items():
        print(f"{phase}: {spent:.1f} ms, {faster[phase]:.1f} ms, {spent / faster[phase]:.2f} times as fast")
    return 0


if __name__ == "__main__":
    sys.exit(main())
