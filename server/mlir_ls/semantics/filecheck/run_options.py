"""The options of the programs that RUN lines name, each with a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

PASSES_FILE = "passes.json"
"""The passes of MLIR and their options, separated by blanks; `docs/pass_names.py` makes it."""

RUN = re.compile(r"\s*//\s*RUN:")
"""The beginning of a RUN line."""

_PROGRAM = re.compile(r"(?:^|[|;&:\s])\s*([\w./-]*(?:opt|translate|FileCheck)[\w-]*)(?=\s)")


def program_in(line: str, end: int) -> str:
    """The program whose arguments stand before an index of a RUN line; "" where there is none that is known."""
    found = [each[1].rpartition("/")[2] for each in _PROGRAM.finditer(line, 0, end)]
    return found[-1] if found else ""


def options_of(program: str) -> Mapping[str, str]:
    """The options of a program without their hyphens, with what they do; those of `mlir-opt` for programs like it."""
    if "FileCheck" in program:
        return _options()["FileCheck"]
    if "translate" in program:
        return _options()["mlir-translate"]
    return _options()["mlir-opt"] if program else {}


@cache
def _options() -> dict[str, dict[str, str]]:
    data: dict[str, dict[str, str]] = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
    return data


@cache
def passes() -> Mapping[str, tuple[str, ...]]:
    """The passes of `mlir-opt`, each with its options; an equals sign after an option says that it takes a value."""
    data: dict[str, str] = json.loads(Path(__file__).with_name(PASSES_FILE).read_text(encoding="utf-8"))
    return {name: tuple(options.split()) for name, options in data.items()}
