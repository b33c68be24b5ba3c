"""What dialects cost: the time and the memory of a first file, by how many dialects are known and how many it uses.

Run it as `python tests/bench/loading.py`. Each figure is the best of several fresh processes.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

SERVER = Path(__file__).resolve().parents[2] / "server"
ROUNDS = 7
MANY = 1000

FILE = """
func.func @f(%n: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (i32) {
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
"""

PROGRAM = """
import json, sys, time
sys.path.insert(0, {server!r})
from mlir_ls.analysis import CheckOptions, analyze
options = CheckOptions(dialects={folder!r})
analyze(["// nothing"], options)  # what every file needs

def memory():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024

before, start = memory(), time.perf_counter()
analysis = analyze({lines!r}, options)
assert not analysis.diagnostics
registry = analysis.language.registry
if {everything!r}:
    for name in registry.dialects():
        for operation in registry.ops_of(name):
            registry.op(operation)
print(json.dumps([1000 * (time.perf_counter() - start), memory() - before, memory(), len(registry.dialects())]))
"""


def measured(folder: str | None, everything: bool) -> list[float]:
    """Milliseconds and MiB for the file, MiB of the process, and how many dialects are known."""
    program = PROGRAM.format(server=str(SERVER), folder=folder, lines=FILE.split("\n"), everything=everything)
    runs = [json.loads(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout)]
    for _ in range(ROUNDS - 1):
        runs.append(json.loads(subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout))
    return [min(figures) for figures in zip(*runs, strict=True)]


def made_up(folder: Path) -> str:
    """Writes many dialects of 50 operations each."""
    names = [f"made{number}" for number in range(MANY)]
    index = {name: {"file": f"{name}.json", "ops": 50} for name in names}
    (folder / "dialect-index.json").write_text(json.dumps({"format": 1, "dialects": index, "enums": {}}), encoding="utf-8")
    for name in names:
        ops = {f"op{number}": {"operands": [["value", "any"]]} for number in range(50)}
        (folder / f"{name}.json").write_text(json.dumps({"dialect": {"name": name}, "ops": ops}), encoding="utf-8")
    return str(folder)


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as made:
        folder = made_up(Path(made))
        rows = [
            ("the built-in ones; the file's three loaded", measured(None, False)),
            (f"and {MANY} more of a project; the file's three loaded", measured(folder, False)),
            ("the built-in ones; all loaded", measured(None, True)),
        ]
    print("| dialects known | number | first file, ms | memory for it, MiB | memory of the process, MiB |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for name, (milliseconds, grown, whole, number) in rows:
        print(f"| {name} | {number:.0f} | {milliseconds:.1f} | {grown:.1f} | {whole:.1f} |")


if __name__ == "__main__":
    main()
