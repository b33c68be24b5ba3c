"""What an operation is for, in a line, and where its documentation is on the web.

Summaries of the most used built-in dialects are in `summaries.txt` of their folders: a line for each operation, read when
one of them is first asked for. `profiles/pages.json` holds the pages, and, by dialect and mnemonic, the C++ classes that
the headings on them name, in small letters, where these are not just the mnemonic and "op".
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mlir_ls.ods.spec import OpSpec

_PACKAGE = Path(__file__).parent.parent
_UNNAMED = ("builtin",)
"""Dialects whose C++ classes are in no namespace of their own."""


class _Pages(NamedTuple):
    root: str
    pages: Mapping[str, str]
    classes: Mapping[str, Mapping[str, str]]


def summary_of(spec: OpSpec) -> str:
    """What an operation is for, in a line: what its dialect's source says, or what we say; "" where nobody does."""
    if spec.summary or not spec.built_in:
        return spec.summary.strip()
    dialect, _, mnemonic = spec.name.partition(".")
    return _summaries(dialect).get(mnemonic, "")


def page_of(spec: OpSpec) -> str:
    """The address of an operation's documentation; "" where there is none."""
    if not spec.built_in:
        return ""
    dialect, _, mnemonic = spec.name.partition(".")
    root, pages, classes = _pages()
    if dialect not in pages:
        return ""
    made = mnemonic.replace(".", "").replace("_", "").lower() + "op"
    namespace = "" if dialect in _UNNAMED else dialect
    heading = f"{spec.name.replace('.', '').lower()}-{namespace}{classes.get(dialect, {}).get(mnemonic, made)}"
    return f"{root}{pages[dialect]}/#{heading}"


def page_of_dialect(dialect: str) -> str:
    """The address of a built-in dialect's documentation; "" where there is none."""
    root, pages, _ = _pages()
    return f"{root}{pages[dialect]}/" if dialect in pages else ""


@cache
def _summaries(dialect: str) -> Mapping[str, str]:
    try:
        text = (_PACKAGE / "dialects" / dialect / "summaries.txt").read_text(encoding="utf-8")
    except (OSError, ValueError):  # most dialects have none; some names are no names of files
        return {}
    return dict([line.split(": ", 1) for line in text.splitlines()])


@cache
def _pages() -> _Pages:
    return _Pages(**json.loads((_PACKAGE / "profiles" / "pages.json").read_text(encoding="utf-8")))
