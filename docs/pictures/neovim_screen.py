"""The screen of a Neovim, from the events of its protocol for front ends (`:help ui`)."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import IO, Any

import msgpack
from screen import Cell, Screen, Style


def screen_after(nvim: str, arguments: list[str], home: Path, columns: int, rows: int, ready: str) -> Screen:
    """The screen when Neovim, started in `home`, has sent the notification `ready` and drawn what came before it."""
    names = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    process = subprocess.Popen(
        [nvim, "--embed", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=home,
        env={**os.environ, **{name: str(home) for name in names}},
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        options = {"rgb": True, "ext_linegrid": True}
        _request(process.stdin, 1, "nvim_ui_attach", columns, rows, options)
        return _watch(process.stdin, process.stdout, columns, rows, ready)
    finally:
        process.kill()


def _request(pipe: IO[bytes], number: int, method: str, *arguments: Any) -> None:
    pipe.write(msgpack.packb([0, number, method, list(arguments)]))
    pipe.flush()


def _watch(to_neovim: IO[bytes], from_neovim: IO[bytes], columns: int, rows: int, ready: str) -> Screen:
    grid = _Grid(columns, rows)
    unpacker = msgpack.Unpacker()
    redrawn = False
    while part := os.read(from_neovim.fileno(), 65536):
        unpacker.feed(part)
        for kind, *message in unpacker:
            if kind == 2 and message[0] == "redraw":
                for event, *calls in message[1]:
                    for call in calls:
                        grid.handle(event, call)
            elif kind == 2 and message[0] == ready:
                _request(to_neovim, 2, "nvim_command", "redraw!")
            elif kind == 1 and message[0] == 2:
                redrawn = True
            elif kind == 1 and message[1] is not None:
                raise RuntimeError(message[1])
        if redrawn and grid.flushed:
            return grid.screen()
    raise RuntimeError("Neovim ended")


class _Grid:
    """What the events of a redraw have made of the screen."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.looks: dict[int, dict[str, Any]] = {0: {}}
        self.foreground, self.background, self.special = 0xFFFFFF, 0, 0xFF0000
        self.rows: list[list[tuple[str, int]]] = [[(" ", 0)] * columns for _ in range(rows)]
        self.flushed = False

    def handle(self, event: str, arguments: list[Any]) -> None:
        """Takes in one event."""
        self.flushed = event == "flush"
        if event == "default_colors_set":
            self.foreground, self.background, self.special = arguments[:3]
        elif event == "hl_attr_define":
            self.looks[arguments[0]] = arguments[1]
        elif event == "grid_clear":
            self.rows = [[(" ", 0)] * self.columns for _ in self.rows]
        elif event == "grid_line":
            self._draw(*arguments[1:4])
        elif event == "grid_scroll":
            self._scroll(*arguments[1:6])

    def screen(self) -> Screen:
        """The screen as it is now."""
        rows = [[Cell(text, self._style(look)) for text, look in row] for row in self.rows]
        return Screen(rows, self.columns, self.foreground, self.background)

    def _draw(self, row: int, column: int, parts: list[list[Any]]) -> None:
        look = 0
        for part in parts:
            look = part[1] if len(part) > 1 else look
            for _ in range(part[2] if len(part) > 2 else 1):
                self.rows[row][column] = part[0], look
                column += 1

    def _scroll(self, top: int, bottom: int, left: int, right: int, by: int) -> None:
        order = range(top, bottom - by) if by > 0 else range(bottom - 1, top - by - 1, -1)
        for row in order:
            self.rows[row][left:right] = self.rows[row + by][left:right]

    def _style(self, number: int) -> Style:
        look = self.looks.get(number, {})
        foreground = look.get("foreground", self.foreground)
        background = look.get("background", self.background)
        if look.get("reverse"):
            foreground, background = background, foreground
        lined = look.get("underline") or look.get("undercurl")
        line = look.get("special", foreground) if lined else None
        return Style(
            foreground, background, bool(look.get("bold")), bool(look.get("italic")), line, bool(look.get("undercurl"))
        )
