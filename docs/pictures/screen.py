"""A screen of characters in colours, and how it becomes a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple
from xml.sax.saxutils import escape

CELL_WIDTH, CELL_HEIGHT = 8.4, 19
MARGIN, TITLE_HEIGHT = 16, 38
FONTS = "ui-monospace, 'SF Mono', 'JetBrains Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"


@dataclass(frozen=True)
class Style:
    """How a cell looks; colours are 0xRRGGBB."""

    foreground: int
    background: int
    bold: bool = False
    italic: bool = False
    underline: int | None = None  # the colour of the line
    curly: bool = False  # the line is a wave


class Cell(NamedTuple):
    """A character; empty after one that is two columns wide."""

    text: str
    style: Style


class Screen(NamedTuple):
    """Rows of cells, shorter than `columns` or as long, on a ground."""

    rows: list[list[Cell]]
    columns: int
    foreground: int
    background: int


def to_svg(screen: Screen, title: str) -> str:
    """The picture of a window that shows a screen."""
    width = screen.columns * CELL_WIDTH + 2 * MARGIN
    height = len(screen.rows) * CELL_HEIGHT + TITLE_HEIGHT + MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" {_size(width, height)}>',
            f"<title>{escape(title)}</title>",
            f'<rect {_size(width, height)} rx="9" fill="{_hex(screen.background)}"/>',
            *(f'<circle cx="{x}" cy="19" r="6" fill="{fill}"/>' for x, fill in _BUTTONS),
            f'<g font-family="{FONTS}" font-size="14" xml:space="preserve">',
            f'<text x="{width / 2:g}" y="24" fill="#8a919e" text-anchor="middle">{escape(title)}</text>',
            *(part for number, row in enumerate(screen.rows) for part in _row(row, number, screen.background)),
            "</g>",
            "</svg>",
            "",
        ]
    )


_BUTTONS = ((22, "#ed6a5e"), (42, "#f4bf4f"), (62, "#61c554"))


def _row(row: list[Cell], number: int, ground: int) -> Iterator[str]:
    top = TITLE_HEIGHT + number * CELL_HEIGHT
    column = 0
    for style, run in groupby(row, lambda cell: cell.style):
        found = list(run)
        text = "".join([cell.text for cell in found])
        left, wide = MARGIN + column * CELL_WIDTH, len(found) * CELL_WIDTH
        column += len(found)
        if style.background != ground:
            place = f'x="{left:g}" y="{top:g}" {_size(wide, CELL_HEIGHT)}'
            yield f'<rect {place} fill="{_hex(style.background)}" shape-rendering="crispEdges"/>'
        if text.strip():
            yield _text(text, left, top, style)
        if style.underline is not None:
            yield _line(left, top + CELL_HEIGHT - 2.5, wide, style.underline, style.curly)


def _text(text: str, left: float, top: float, style: Style) -> str:
    lead = len(text) - len(text.lstrip())
    shown = text.strip()
    look = (' font-weight="700"' if style.bold else "") + (' font-style="italic"' if style.italic else "")
    place = f'x="{left + lead * CELL_WIDTH:g}" y="{top + 14:g}" textLength="{len(shown) * CELL_WIDTH:g}"'
    return f'<text {place} fill="{_hex(style.foreground)}"{look}>{escape(shown)}</text>'


def _line(left: float, y: float, wide: float, colour: int, curly: bool) -> str:
    half = CELL_WIDTH / 4
    path = f"M{left:g} {y:g}" + f"q{half:g} -3 {2 * half:g} 0t{2 * half:g} 0" * round(wide / CELL_WIDTH)
    if not curly:
        path = f"M{left:g} {y:g}h{wide:g}"
    return f'<path d="{path}" fill="none" stroke="{_hex(colour)}" stroke-width="1.2"/>'


def _size(width: float, height: float) -> str:
    return f'width="{width:g}" height="{height:g}"'


def _hex(colour: int) -> str:
    return f"#{colour:06x}"
