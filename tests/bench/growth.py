"""Processor time against size: of opening a document to its end, of its first screen, and of an edit; as a table and a picture.

    python tests/bench/growth.py FILE.mlir [--picture growth.svg]

The file is cut at `// -----` lines, or at any line where it has none, to an eighth, a quarter, a half and all of it. Each
size is measured in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "server"))

from mlir_ls.lsp.encoding.protocol import types
from mlir_ls.workspace.session import Session
from mlir_ls.workspace.warming import warm_up

URI = "file:///growing.mlir"
SHARES = (8, 4, 2, 1)
EDITS = 20


class Cost(NamedTuple):
    """Lines of a text, and milliseconds of processor time."""

    lines: int
    opened: float
    screen: float
    edit: float


def measured(text: str) -> Cost:
    """What a text costs."""
    warm_up()
    session = Session(lambda method, params: None)
    start = time.process_time()
    session.open(URI, 1, text)
    session.flush()
    screen = time.process_time() - start
    while session.is_reading:
        session.work()
    opened = time.process_time() - start
    while session.has_work:
        session.work()
    lines = session.documents[URI].lines
    line = next((number for number in range(len(lines) // 2, len(lines)) if " = " in lines[number]), 0)
    end = len(lines[line])
    edits = []
    for number in range(EDITS):
        place = types.Range(types.Position(line, end), types.Position(line, end + number % 2))
        change = types.TextDocumentContentChangePartial(range=place, text=" " * (1 - number % 2))
        start = time.process_time()
        session.change(URI, number, [change])
        session.flush()
        edits.append(time.process_time() - start)
        while session.has_work:
            session.work()
    return Cost(len(lines), 1000 * opened, 1000 * screen, 1000 * statistics.median(edits))


def part_of(text: str, share: int) -> str:
    """The beginning of a text, one of so many shares."""
    end = len(text) // share
    if share == 1:
        return text
    split = text.find("\n// -----\n", end)
    return text[: split + 1 if split >= 0 else text.find("\n", end) + 1]


def picture(costs: list[Cost]) -> str:
    """The costs as SVG: two diagrams beside each other."""
    opening = _diagram(40, "opening, s", [("all of it", "#0969da", [each.opened / 1000 for each in costs])], costs)
    others = [
        ("first screen", "#1a7f37", [each.screen for each in costs]),
        ("an edit", "#bc4c00", [each.edit for each in costs]),
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 260" font-family="sans-serif" font-size="12">\n'
        '<rect width="720" height="260" fill="#ffffff"/>\n'
        f"{opening}{_diagram(400, 'first screen and edits, ms', others, costs)}</svg>\n"
    )


_WIDTH, _HEIGHT, _TOP = 290, 170, 40


def _diagram(left: int, title: str, series: list[tuple[str, str, list[float]]], costs: list[Cost]) -> str:
    most = max([value for _, _, values in series for value in values]) * 1.1
    farthest = costs[-1].lines
    bottom = _TOP + _HEIGHT
    parts = [
        f'<text x="{left}" y="24" font-weight="bold">{title}</text>\n',
        f'<path d="M{left} {_TOP}V{bottom}H{left + _WIDTH}" fill="none" stroke="#59636e"/>\n',
        f'<text x="{left - 4}" y="{_TOP + 4}" text-anchor="end">{most:.2g}</text>\n',
        f'<text x="{left + _WIDTH}" y="{bottom + 18}" text-anchor="end">{farthest:,} lines</text>\n',
    ]
    for number, (name, colour, values) in enumerate(series):
        places = [
            (left + _WIDTH * each.lines / farthest, bottom - _HEIGHT * value / most)
            for each, value in zip(costs, values, strict=True)
        ]
        points = " ".join([f"{x:.0f},{y:.0f}" for x, y in places])
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>\n')
        parts += [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>\n' for x, y in places]
        parts.append(f'<text x="{left + 12}" y="{_TOP + 14 + 16 * number}" fill="{colour}">{name}</text>\n')
    return "".join(parts)


def main() -> int:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--picture", type=Path, help="an SVG file to write")
    parser.add_argument("--share", type=int, help="only measure this share of the file, and print it as JSON")
    options = parser.parse_args()
    if options.share is not None:
        print(json.dumps(measured(part_of(options.file.read_text(encoding="utf-8"), options.share))))
        return 0
    costs = []
    for share in SHARES:
        command = [sys.executable, __file__, str(options.file), "--share", str(share)]
        costs.append(Cost(*json.loads(subprocess.run(command, capture_output=True, check=True).stdout)))
    print("| lines | opened, ms | first screen, ms | an edit, ms |\n| ---: | ---: | ---: | ---: |")
    for each in costs:
        print(f"| {each.lines:,} | {each.opened:.0f} | {each.screen:.0f} | {each.edit:.1f} |")
    if options.picture is not None:
        options.picture.write_text(picture(costs), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
