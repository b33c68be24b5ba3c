"""Makes the pictures of the documentation from the real thing: `check.svg` of a terminal, the others of Neovim.

    python docs/pictures/make.py

It needs msgpack, from the extra `pictures`, and Neovim 0.10 or later, of which 0.11 and later draw hovers best: NVIM is
its path, else that in PATH counts, or what `tests/editors/install.sh` has installed.
The terminal is a pseudo-terminal in which `mlir-ls check` prints. Neovim sends its screen as to any graphical front
end, after a script has opened a file and moved the cursor.
"""

from __future__ import annotations

import os
import pty
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from neovim_screen import screen_after
from rich.console import Console
from rich.style import Style as RichStyle
from rich.text import Text
from screen import Cell, Screen, Style, to_svg

HERE = Path(__file__).parent.resolve()
ROOT = HERE.parent.parent
OLDEST_NEOVIM = (0, 10)
COLUMNS = 108
FOREGROUND, BACKGROUND = 0xD4D8E0, 0x1B1E24
#: Each with its script, its example, a line of that which begins with a word, and the rows of the screen.
EDITOR_PICTURES = (("editor", "broken.mlir", 30, 33), ("hints", "saxpy_gpu.mlir", 5, 20))

FAINT = 0x8A919E
PALETTE = [0x3A3F4B, 0xF2777A, 0x99C794, 0xFAC863, 0x6F9DF0, 0xC594C5, 0x5FC8D8, 0xD4D8E0]  # as terminals number them


def main() -> int:
    """Writes the pictures beside this file. Returns the exit status."""
    nvim = neovim()
    if nvim is None:
        print(f"needs Neovim {'.'.join(map(str, OLDEST_NEOVIM))} or later: NVIM=PATH, or tests/editors/install.sh installs one")
        return 2
    command = ["mlir-ls", "check", "broken.mlir"]
    check = terminal_screen(command, [sys.executable, "-m", "mlir_ls", *command[1:]])
    (HERE / "check.svg").write_text(to_svg(check, "mlir-ls check"), encoding="utf-8")
    for name, example, coloured, rows in EDITOR_PICTURES:
        screen = editor_screen(nvim, f"{name}.lua", example, coloured, rows)
        (HERE / f"{name}.svg").write_text(to_svg(screen, f"{example} - Neovim"), encoding="utf-8")
    return 0


def neovim() -> str | None:
    """The first Neovim that is new enough."""
    installed = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mlir-ls" / "editors" / "bin" / "nvim"
    for name in (os.environ.get("NVIM"), "nvim", installed):
        found = shutil.which(name) if name else None
        if found is not None and neovim_version(found) >= OLDEST_NEOVIM:
            return found
    return None


def neovim_version(nvim: str) -> tuple[int, ...]:
    """The version that a Neovim says it has; (0,) where it says none."""
    said = subprocess.run([nvim, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"NVIM v([0-9]+)\.([0-9]+)", said)
    return (0,) if found is None else (int(found[1]), int(found[2]))


def terminal_screen(shown: list[str], command: list[str]) -> Screen:
    """The screen of a terminal after a command, with the prompt it was typed at."""
    output = run_in_terminal(command)
    prompt = "\x1b[1;32m$\x1b[0m \x1b[1m" + " ".join(shown) + "\x1b[0m\n"
    rows: list[list[Cell]] = []
    for line in (prompt + output).rstrip().splitlines():
        row = cells(line)
        rows += [row[start : start + COLUMNS] for start in range(0, max(1, len(row)), COLUMNS)]
    return Screen(rows, COLUMNS, FOREGROUND, BACKGROUND)


def run_in_terminal(command: list[str]) -> str:
    """What a command prints on a terminal of COLUMNS columns."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "COLUMNS": str(COLUMNS), "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    folder = ROOT / "examples"
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=environment)
    os.close(theirs)
    output = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other side was closed
            break
        if not part:
            break
        output += part
    process.wait()
    os.close(ours)
    return output.decode().replace("\r\n", "\n")


def cells(line: str) -> list[Cell]:
    """The cells of a line of text with escape sequences for colours."""
    found: list[Cell] = []
    for segment in Text.from_ansi(line).render(Console(width=10 * COLUMNS)):
        found += [Cell(character, look(segment.style)) for character in segment.text if character != "\n"]
    return found


def look(style: RichStyle | None) -> Style:
    """A style of the picture for one of the terminal."""
    if style is None:
        return Style(FOREGROUND, BACKGROUND)
    number = style.color.number if style.color is not None else None
    foreground = PALETTE[number % 8] if number is not None else FAINT if style.dim else FOREGROUND
    return Style(foreground, BACKGROUND, bold=bool(style.bold), italic=bool(style.italic))


def editor_screen(nvim: str, script: str, example: str, coloured: int, rows: int) -> Screen:
    """The screen of Neovim after a script on an example; on the line `coloured` the server colours the first word."""
    with tempfile.TemporaryDirectory() as home:
        shutil.copy(ROOT / "examples" / example, home)
        arguments = [
            *("--clean", "-i", "NONE", "-n"),
            *("--cmd", f"set runtimepath^={ROOT / 'editors' / 'neovim'}"),
            *("--cmd", f"lua vim.g.server = {{ '{sys.executable}', '-m', 'mlir_ls', 'lsp' }}"),
            *("--cmd", f"lua vim.g.pictures = '{HERE}' vim.g.coloured = {coloured}"),
            *("-c", f"luafile {HERE / script}"),
        ]
        return screen_after(nvim, arguments, Path(home), COLUMNS, rows, "picture_is_ready")


if __name__ == "__main__":
    sys.exit(main())
