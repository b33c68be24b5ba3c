"""How long a long log of passes takes: listing its dumps, the difference of each, and the graph of a large function.

    python tests/bench/passes.py [--lines 100000]

It needs mlir-opt, which prints the dumps of the examples; the log repeats them.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from mlir_ls import api
from mlir_ls.api.graphs import graph_of
from mlir_ls.semantics.passes import Log, rows_of
from mlir_ls.text import split_lines

EXAMPLES = Path(__file__).parents[2] / "examples"
NAMES = ("control_flow", "matmul", "stencil", "saxpy_gpu")
PIPELINE = "--pass-pipeline=builtin.module(func.func(canonicalize,cse),convert-scf-to-cf,func.func(canonicalize,cse),sccp,symbol-dce)"
FLAGS = ("-mlir-print-ir-before-all", "-mlir-print-ir-after-all", "-mlir-print-debuginfo", "-mlir-timing")
OPERATIONS = 5000


def printed(program: str, name: str) -> str:
    """What the compiler prints of an example."""
    command = [program, str(EXAMPLES / f"{name}.mlir"), PIPELINE, *FLAGS, "-o", "/dev/null"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stderr


def milliseconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    begin = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begin)


def main() -> int:
    """Prints the figures. Returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", type=int, default=100_000)
    options = parser.parse_args()
    program = shutil.which("mlir-opt-22") or shutil.which("mlir-opt")
    if program is None:
        print("needs mlir-opt")
        return 2
    once = "".join([printed(program, name) for name in NAMES])
    text = once * (options.lines // once.count("\n") + 1)
    lines = split_lines(text)[: options.lines]
    print(f"list of a log of {len(lines)} lines: {milliseconds(lambda: Log(lines)):.0f} ms")
    log = Log(lines)
    times = sorted([milliseconds(lambda index=index: rows_of(log, index)) for index in range(len(log.dumps))])
    print(f"difference of one of {len(times)} dumps: median {times[len(times) // 2]:.1f} ms, slowest {times[-1]:.1f} ms")
    body = [f"  %v{number} = arith.addi %v{number - 1}, %v{number // 2} : i32" for number in range(1, OPERATIONS)]
    module = api.parse("\n".join(["func.func @f(%v0: i32) {", *body, "  return", "}"]))
    for kind in ("dataflow", "cfg"):
        print(f"graph ({kind}) of {OPERATIONS} operations: {milliseconds(lambda kind=kind: graph_of(module, kind)):.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
