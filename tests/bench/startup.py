"""How long it takes from the start of a server's process to its answer to `initialize`, and to the first diagnostics of a file.

    python tests/bench/startup.py FILE.mlir [--rounds N] [--server COMMAND ...]

LLVM's server, ours, and other servers that are named are started in turns, a fresh process each time. `opened` is from the start
of the process to the diagnostics of the file, with nothing waited for in between but the answer to `initialize`; `cpu` is what
the process has computed until then, in user and in system mode, on all processors.
Times of commands that start nothing but themselves follow. All figures are medians, in ms.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from verified import REFERENCES, receive, send

OWN = [sys.executable, "-m", "mlir_ls"]


class Start(NamedTuple):
    """The figures of one process, in ms."""

    answered: float
    opened: float
    cpu: float


def main() -> None:
    """Measures, and prints two tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--server", action="append", default=[], help="another server to compare; repeatable")
    options = parser.parse_args()
    servers = {name: [found] for name in REFERENCES[:1] if (found := shutil.which(name))}
    servers |= {"mlir-ls": [*OWN, "lsp"]} | {each: shlex.split(each) for each in options.server}
    text = options.file.read_text("utf-8")
    starts: dict[str, list[Start]] = {name: [] for name in servers}
    commands = {"mlir-ls --version": [*OWN, "--version"], f"mlir-ls check {options.file.name}": [*OWN, "check", str(options.file)]}
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for _ in range(options.rounds):
        for name, command in servers.items():
            starts[name].append(started(command, text))
        for name, command in commands.items():
            runs[name].append(ran(command))
    print("| server | `initialize` answered | first diagnostics | CPU time |\n| --- | ---: | ---: | ---: |")
    for name, figures in starts.items():
        print(f"| {name} | {' | '.join(f'{statistics.median(each):.0f}' for each in zip(*figures, strict=True))} |")
    print("\n| command | time | CPU time |\n| --- | ---: | ---: |")
    for name, pairs in runs.items():
        print(f"| `{name}` | {' | '.join(f'{statistics.median(each):.0f}' for each in zip(*pairs, strict=True))} |")


def started(command: list[str], text: str) -> Start:
    """A fresh server, which is given a text and killed after its first diagnostics of it."""
    begun = time.perf_counter()
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert server.stdin is not None
    assert server.stdout is not None
    send(server.stdin, {"id": 0, "method": "initialize", "params": {"rootUri": None, "capabilities": {}}})
    receive(server.stdout)
    answered = time.perf_counter()
    send(server.stdin, {"method": "initialized", "params": {}})
    document = {"uri": "file:///bench.mlir", "languageId": "mlir", "version": 1, "text": text}
    send(server.stdin, {"method": "textDocument/didOpen", "params": {"textDocument": document}})
    while receive(server.stdout).get("method") != "textDocument/publishDiagnostics":
        pass
    opened = time.perf_counter()
    server.kill()
    return Start(1000 * (answered - begun), 1000 * (opened - begun), _cpu_of(server))


def ran(command: list[str]) -> tuple[float, float]:
    """How long a command takes, and its CPU time."""
    begun = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    cpu = _cpu_of(process)
    return 1000 * (time.perf_counter() - begun), cpu


def _cpu_of(process: subprocess.Popen[bytes]) -> float:
    """Waits for the end of a process; its CPU time in ms."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return 1000 * (used.ru_utime + used.ru_stime)


if __name__ == "__main__":
    main()
