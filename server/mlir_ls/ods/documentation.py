"""What an operation is for, in a line, and where its documentation is on the web.

Summaries of built-in dialects are in `summaries.txt` of their folders: a line for each operation, read when one of them is
first looked up. `documentation.json` beside it has the "page" of the dialect, and, as "classes" by mnemonic, the
C++ classes that the headings on it name, in small letters, where these are not just the mnemonic and "op".
`documents.json` has, by the profile of a document of older MLIR and by mnemonic, the section and the syntax of operations.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from mlir_ls.ods.dialect_files import file_of, json_of
from mlir_ls.ods.spec import OpSpec

_ROOT = "https://mlir.llvm.org/docs/Dialects/"
_UNNAMED = ("builtin",)
"""Dialects whose C++ classes are in no namespace of their own."""


def summary_of(spec: OpSpec) -> str:
    """What an operation is for, in a line: the summary of its dialect's source, else ours; "" where there is none."""
    if spec.summary or not spec.built_in:
        return spec.summary.strip()
    dialect, _, mnemonic = spec.name.partition(".")
    return _summaries(dialect).get(mnemonic, "")


class DocumentedSyntax(NamedTuple):
    """What a document of older MLIR says of an operation: the section, and the syntax in the notation of the document."""

    section: str
    syntax: str


def documented_syntax(spec: OpSpec, profile: str) -> DocumentedSyntax | None:
    """The section and the syntax of an operation in the document of a profile; None where that has none."""
    dialect, _, mnemonic = spec.name.partition(".")
    found = _documents(dialect).get(profile, {}).get(mnemonic)
    return DocumentedSyntax(*found) if found is not None else None


def page_of(spec: OpSpec) -> str:
    """The address of an operation's documentation; "" where there is none."""
    dialect, _, mnemonic = spec.name.partition(".")
    page = page_of_dialect(dialect) if spec.built_in else ""
    if not page:
        return ""
    made = mnemonic.replace(".", "").replace("_", "").lower() + "op"
    namespace = "" if dialect in _UNNAMED else dialect
    return f"{page}#{spec.name.replace('.', '').lower()}-{namespace}{_pages(dialect).get('classes', {}).get(mnemonic, made)}"


def page_of_dialect(dialect: str) -> str:
    """The address of a built-in dialect's documentation; "" where there is none."""
    page = _pages(dialect).get("page")
    return f"{_ROOT}{page}/" if page else ""


@lru_cache(1024)
def _summaries(dialect: str) -> Mapping[str, str]:
    file = file_of(dialect, "summaries.txt")
    text = file.read_text(encoding="utf-8") if file is not None else ""
    return dict([line.split(": ", 1) for line in text.splitlines()])


@lru_cache(1024)
def _documents(dialect: str) -> Mapping[str, Any]:
    return json_of(dialect, "documents.json")


@lru_cache(1024)
def _pages(dialect: str) -> Mapping[str, Any]:
    return json_of(dialect, "documentation.json")
