"""A program that knows the operations of a seed: those that MLIR's generator refuses are left out."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from own.plugin import HEAD, INCLUDE, TBLGEN, built

from .declared import Generated, in_function
from .kinds import DEFINITIONS

HERE = Path(__file__).parent
WRITTEN = "".join([(HERE / name).read_text(encoding="utf-8") for name in ("directives.cpp", "syntaxes.cpp")])
HIDDEN = (HERE / "syntaxes.td").read_text(encoding="utf-8")
"""Operations whose parsers and printers are C++ alone."""

_PLACE = re.compile(r"own\.td:(\d+):\d+: ")
_ERROR = re.compile(r"error: (.*)")
_NAME = re.compile(r'Own_Op<"(\w+)"')


def definitions_of(operations: Sequence[Generated]) -> str:
    """All definitions, without those that each dialect begins with."""
    return DEFINITIONS + HIDDEN + "".join([each.definition for each in operations])


def program_of(operations: Sequence[Generated], folder: Path) -> Path:
    """A program that knows the operations, made in the folder once."""
    return built(definitions_of(operations), folder, WRITTEN + "".join([each.written for each in operations]))


def hidden() -> Generated:
    """The operations whose syntax only C++ knows, with uses of them."""
    uses = (HERE / "syntaxes.mlir").read_text(encoding="utf-8").split("\n")
    return Generated("hidden", HIDDEN, "", tuple([in_function(use, ")[^bb" in use) for use in uses if use]))


def sifted(operations: Sequence[Generated], report: bool = False) -> list[Generated]:
    """The operations whose definitions MLIR's generator takes."""
    if len(operations) > 60:
        half = len(operations) // 2
        return sifted(operations[:half], report) + sifted(operations[half:], report)
    left = list(operations)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "own.td"
        while True:
            text = HEAD + definitions_of(left)
            source.write_text(text, encoding="utf-8")
            command = [TBLGEN, "-I", str(INCLUDE), "-gen-op-defs", str(source), "-o", "/dev/null"]
            run = subprocess.run(command, capture_output=True, text=True, check=False)
            found = _PLACE.search(run.stderr)
            if run.returncode == 0:
                return left
            assert found, run.stderr
            names = _NAME.findall("\n".join(text.split("\n")[: int(found[1])]))
            if report:
                wrong = next(each for each in left if each.name == names[-1])
                print(f"{_ERROR.findall(run.stderr)}\n{wrong.definition}")
            left = [each for each in left if each.name != names[-1]]
