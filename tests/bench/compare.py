"""Compares `mlir-ls lsp` with LLVM's `mlir-lsp-server` on generated files, in turns on one machine; prints a table.

    python tests/bench/compare.py [--tools DIR] [--rounds N] [--only NAME ...]

DIR holds the project's measuring tools, `gen.py` and `lspbench.py`. Figures are medians over the rounds; the ratio is
LLVM's time divided by ours, so that more is better.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = ("many_10k", "many_100k", "single_50k", "generic_10k", "locations_10k", "splits", "dense_hex", "dense_list")
REAL = ("joined", "unknown")  # of texts.py; only from a folder that holds them
REFERENCES = ("mlir-lsp-server-22", "mlir-lsp-server")


def measure(tools: pathlib.Path, command: str, file: pathlib.Path, edits: int) -> dict[str, Any]:
    """One run of the benchmark: a fresh server, one file."""
    line = [sys.executable, str(tools / "lspbench.py"), "--server", command, "--file", str(file)]
    line += ["--edits", str(edits), "--runs", "2", "--repeats", "5", "--burst-interval", "0.02"]
    done = subprocess.run(line, capture_output=True, text=True)
    if not done.stdout.strip():
        raise SystemExit(f"{command} on {file.name}: {done.stderr.strip()[-400:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def median(report: dict[str, Any], *path: str) -> float | None:
    """The figure at a path of a report."""
    value: Any = report
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    if isinstance(value, dict):
        value = value.get("median")
    return float(value) if isinstance(value, int | float) else None


FIGURES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("start-up, ms", ("startup_ms",)),
    ("open to diagnostics, ms", ("open", "diagnostics_ms")),
    ("open to outline, ms", ("open", "symbols_ms")),
    ("edit: a name broken, ms", ("edits", "rename", "insert_first_ms")),
    ("edit: the name repaired, ms", ("edits", "rename", "delete_first_ms")),
    ("edit: a stray brace, ms", ("edits", "brace", "insert_first_ms")),
    ("edit: a blank, ms", ("edits", "comment", "insert_first_ms")),
    ("typing, last key to diagnostics, ms", ("burst", "last_key_to_diagnostics_ms")),
    ("hover, ms", ("requests", "hover", "median_ms")),
    ("definition, ms", ("requests", "definition", "median_ms")),
    ("references, ms", ("requests", "references", "median_ms")),
    ("memory after opening, MiB", ("memory", "after_open_mib")),
    ("memory at its peak, MiB", ("memory", "peak_mib")),
)


def found(reports: list[dict[str, Any]], path: tuple[str, ...]) -> float | None:
    """The median of a figure over the rounds."""
    values = [value for value in (median(report, *path) for report in reports) if value is not None]
    return statistics.median(values) if values else None


def table(name: str, theirs: list[dict[str, Any]], ours: list[dict[str, Any]]) -> str:
    """A Markdown table of one file."""
    lines = [f"### {name}", "", "| | LLVM's server | mlir-ls | ratio |", "| --- | ---: | ---: | ---: |"]
    for title, path in FIGURES:
        left, right = found(theirs, path), found(ours, path)
        shown = [f"{value:.4g}" if value is not None else "–" for value in (left, right)]
        ratio = f"{left / right:.3g}" if left is not None and right else "–"
        lines.append(f"| {title} | {shown[0]} | {shown[1]} | {ratio} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Runs the comparison; 2 where a tool or the reference is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=pathlib.Path, default=ROOT.parent / "shared" / "tools")
    parser.add_argument("--files", type=pathlib.Path, help="a folder with files made before")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--edits", type=int, default=20)
    parser.add_argument("--only", nargs="+", choices=[*FILES, *REAL], default=list(FILES))
    options = parser.parse_args()
    reference = next((name for name in REFERENCES if shutil.which(name)), None)
    if reference is None or not (options.tools / "lspbench.py").exists():
        print("needs mlir-lsp-server (Debian's mlir-22-tools) and the measuring tools (--tools)", file=sys.stderr)
        return 2
    own = f"{ROOT / '.venv' / 'bin' / 'mlir-ls'} lsp"
    with tempfile.TemporaryDirectory() as name:
        folder = options.files or pathlib.Path(name)
        if options.files is None:
            command = [sys.executable, str(options.tools / "gen.py"), "--out", name, "--only", *options.only]
            subprocess.run([*command, "--mlir-opt", reference.replace("lsp-server", "opt")], check=True)
        for file in options.only:
            theirs, ours = [], []
            for _ in range(options.rounds):
                theirs.append(measure(options.tools, reference, folder / f"{file}.mlir", options.edits))
                ours.append(measure(options.tools, own, folder / f"{file}.mlir", options.edits))
            print(table(file, theirs, ours), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
