"""The pages that explain the codes of diagnostics, which `explain.pages` finds.

A page begins with its code and a title; where it is not about today's MLIR, `Profile: 2020-10` follows, which names the profile
that its examples are for.
"""

from __future__ import annotations

import sys

from mlir_ls.commands.output import terminal
from mlir_ls.explain.pages import pages

_WIDEST = 100  # columns that can be read with ease
_LIKENESS = 0.65  # of names that may have been meant: below it, they have little more than letters in common


def codes() -> list[str]:
    """Every code that has a page, in alphabetical order."""
    return sorted(pages())


def page(code: str) -> str | None:
    """The page of a code, in Markdown; None where there is none."""
    path = pages().get(code)
    if path is None:
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def summary(text: str) -> str:
    """What a page says in one line: its title without the code."""
    return text.partition("\n")[0].partition(": ")[2]


def codes_named(name: str) -> list[str]:
    """The codes that a name may mean: the code itself, else all codes whose last part it is."""
    return [name] if name in pages() else [code for code in codes() if code.rpartition(".")[2] == name]


def similar_codes(name: str) -> list[str]:
    """Codes that may have been meant by a name that is none of them, the nearest first, at most 3."""
    from difflib import get_close_matches

    spellings: dict[str, list[str]] = {}
    for code in codes():
        for spelling in {code, code.rpartition(".")[2], code.replace(".", "-")}:
            spellings.setdefault(spelling.replace("_", "-"), []).append(code)
    similar = get_close_matches(name.lower().replace("_", "-"), spellings, n=3, cutoff=_LIKENESS)
    return list(dict.fromkeys([code for spelling in similar for code in spellings[spelling]]))[:3]


def explain_command(name: str | None) -> int:
    """Print the page of a code, which its last part names where no other code has it, or all codes with a line each.

    Returns the exit status: 2 where there is no such code, or more than one.
    """
    if name is None:
        terminal.write(_overview())
        return 0
    meant = codes_named(name)
    if len(meant) > 1:
        terminal.complain(f"several codes end with {name!r}: {', '.join(meant)}")
        return 2
    text = page(meant[0]) if meant else None
    if text is None:
        similar = similar_codes(name)
        hint = f"did you mean {' or '.join(similar)}?" if similar else "`mlir-ls explain` lists all codes"
        terminal.complain(f"there is no code {name!r}; {hint}")
        return 2
    terminal.write(_for_screen(text) if terminal.supports_colour(sys.stdout) else text)
    return 0


def _overview() -> str:
    titles = {code: summary(page(code) or "") for code in codes()}
    width = max(map(len, titles))
    return "".join([f"{code:<{width}}  {title}\n" for code, title in titles.items()])


def _for_screen(text: str) -> str:
    from mlir_ls.commands.output.markdown import coloured_markdown

    return coloured_markdown(text, min(terminal.width_of(sys.stdout), _WIDEST))
