"""What is done before the first document comes, so that opening it is quick: dialects, grammars and rules are loaded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.text import split_lines
from mlir_ls.workspace.updating import bulk_work

_SAMPLE = Path(__file__).with_name("warm_up.mlir")
_SPLIT = "// -----\n"

_RESERVE = 12 << 20
"""Bytes that are allocated before a text comes: the system gives them a page at a time, each at a cost."""

_BLOCK = 440  # bytes, of which the interpreter's own allocator makes blocks of 480
_reserved: list[bytes] = []


def _reserve() -> None:
    """Allocates memory. The allocator gives back what is empty, so a block in each half megabyte stays."""
    blocks = [bytes(_BLOCK) for _ in range(_RESERVE // (_BLOCK + 40))]
    _reserved.extend(blocks[::1024])


def warm_up() -> None:
    """Does all of `warming`."""
    for _ in warming():
        pass


def warming() -> Iterator[None]:
    """Reads what most texts need: the dialects that are used most, the grammars, the rules. Each step takes some 20 ms."""
    for sample in _SAMPLE.read_text(encoding="utf-8").split(_SPLIT):
        with bulk_work():
            analyze(split_lines(sample), CheckOptions(editor=True))
        yield
    _reserve()
