"""Draws the icon of the extension, `vscode-extension/icon.png`: nested regions as bars, one of them with a mistake underlined.

`python docs/pictures/icon.py` writes it; with `--check` it fails where the file is another picture. Nothing but the standard
library is used: shapes are distances, each pixel is the mean of some samples.
"""

from __future__ import annotations

import math
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

FILE = Path(__file__).parents[2] / "vscode-extension" / "icon.png"
SIZE = 256
"""Pixels of a side."""
SAMPLES = 4
"""Samples of a pixel in each direction."""

Colour = tuple[float, float, float]
Shape = Callable[[float, float], float]
"""The distance of a point to a shape, in units of the picture's side; negative inside."""

NIGHT: Colour = (0.11, 0.13, 0.24)
DUSK: Colour = (0.22, 0.20, 0.42)
RED: Colour = (1.0, 0.38, 0.36)


def bar(left: float, top: float, right: float, bottom: float, radius: float) -> Shape:
    """A rectangle with round corners."""
    x0, y0 = (left + right) / 2, (top + bottom) / 2
    width, height = (right - left) / 2 - radius, (bottom - top) / 2 - radius

    def distance(x: float, y: float) -> float:
        beside, above = abs(x - x0) - width, abs(y - y0) - height
        return math.hypot(max(beside, 0), max(above, 0)) + min(max(beside, above), 0) - radius

    return distance


def wave(left: float, right: float, middle: float, height: float, length: float, half: float) -> Shape:
    """A wavy line, `half` as thick to either side."""

    def distance(x: float, y: float) -> float:
        phase = 2 * math.pi * (x - left) / length
        slope = height * 2 * math.pi / length * math.cos(phase)
        beside = max(left - x, x - right, 0)
        return math.hypot(beside, (y - middle - height * math.sin(phase)) / math.hypot(1, slope)) - half

    return distance


BACKGROUND = bar(0.03, 0.03, 0.97, 0.97, 0.2)
SHAPES: tuple[tuple[Shape, Colour], ...] = (
    (bar(0.17, 0.18, 0.69, 0.28, 0.05), (0.36, 0.78, 0.96)),
    (bar(0.29, 0.36, 0.83, 0.46, 0.05), (0.55, 0.66, 1.0)),
    (wave(0.31, 0.81, 0.545, 0.022, 0.125, 0.014), RED),
    (bar(0.29, 0.63, 0.63, 0.73, 0.05), (0.55, 0.66, 1.0)),
    (bar(0.17, 0.79, 0.41, 0.85, 0.03), (0.36, 0.78, 0.96)),
)


def sample(x: float, y: float) -> tuple[float, float, float, float]:
    """Colour and opacity of a point."""
    if BACKGROUND(x, y) > 0:
        return (0, 0, 0, 0)
    for shape, (red, green, blue) in reversed(SHAPES):
        if shape(x, y) <= 0:
            return (red, green, blue, 1)
    red, green, blue = (a + (b - a) * (x + y) / 2 for a, b in zip(NIGHT, DUSK, strict=True))
    return (red, green, blue, 1)


def pixel(column: int, row: int) -> bytes:
    """Red, green, blue and opacity as bytes."""
    steps = [(step + 0.5) / SAMPLES for step in range(SAMPLES)]
    samples = [sample((column + right) / SIZE, (row + down) / SIZE) for down in steps for right in steps]
    opacity = sum(each[3] for each in samples)
    colours = [sum(each[part] for each in samples) / opacity if opacity else 0 for part in range(3)]
    return bytes(round(255 * value) for value in (*colours, opacity / len(samples)))


def png() -> bytes:
    """The picture as a file."""
    rows = b"".join(b"\0" + b"".join(pixel(column, row) for column in range(SIZE)) for row in range(SIZE))
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 6, 0, 0, 0)
    parts = [chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows, 9)), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    if "--check" not in sys.argv:
        FILE.write_bytes(png())
    elif FILE.read_bytes() != png():
        sys.exit(f"{FILE} is not what this script draws")
