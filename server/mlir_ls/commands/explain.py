"""The pages that explain the codes of diagnostics: one Markdown file each, below the folder `explain` of the package."""

from __future__ import annotations

import os
import sys
from functools import cache

from mlir_ls.commands import terminal

_PACKAGE = os.path.dirname(os.path.dirname(__file__))
_FOLDERS = ("explain", "dialects")
_SUFFIX = ".md"
_WIDEST = 100  # columns that can be read with ease


@cache
def _pages() -> dict[str, str]:
    """The path of each code's page. Those of the rules of a dialect are in a folder of its name."""
    return {
        name[: -len(_SUFFIX)]: os.path.join(folder, name)
        for top in _FOLDERS
        for folder, _, names in os.walk(os.path.join(_PACKAGE, top))
        for name in names
        if name.endswith(_SUFFIX)
    }


def codes() -> list[str]:
    """Every code that has a page, in alphabetical order."""
    return sorted(_pages())


def page(code: str) -> str | None:
    """The page of a code, in Markdown; None where there is none."""
    path = _pages().get(code)
    if path is None:
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def summary(text: str) -> str:
    """What a page says in one line: its title without the code."""
    return text.partition("\n")[0].partition(": ")[2]


def near_codes(code: str) -> list[str]:
    """Codes that somebody may have meant who wrote this one, the nearest first."""
    from difflib import get_close_matches

    return get_close_matches(code.lower().replace("_", "-"), codes(), n=3, cutoff=0.5)


def explain_command(code: str | None) -> int:
    """Print the page of a code, or all codes with a line each. Returns the exit status."""
    if code is None:
        terminal.write(_overview())
        return 0
    text = page(code)
    if text is None:
        near = near_codes(code)
        hint = f"did you mean {' or '.join(near)}?" if near else "`mlir-ls explain` lists all codes"
        terminal.complain(f"there is no code {code!r}; {hint}")
        return 2
    terminal.write(_for_screen(text) if terminal.wants_colour(sys.stdout) else text)
    return 0


def _overview() -> str:
    titles = {code: summary(page(code) or "") for code in codes()}
    width = max(map(len, titles))
    return "".join([f"{code:<{width}}  {title}\n" for code, title in titles.items()])


def _for_screen(text: str) -> str:
    from mlir_ls.commands.markdown import coloured_markdown

    return coloured_markdown(text, min(terminal.width_of(sys.stdout), _WIDEST))
