"""The text of a compiler's log: a file, one that gzip compressed, or a folder with a file for each dump.

A folder is what `-mlir-print-ir-tree-dir` writes, or what frameworks write a dump a file into. Numbers in names order them.
"""

from __future__ import annotations

import os
import re
import zlib
from collections.abc import Iterator

from mlir_ls.commands.files.inputs import STDIN, Unreadable, read_text
from mlir_ls.syntax.chunks.dumps import dump_header, has_dumps
from mlir_ls.system.files import MAX_TEXT, read_bytes
from mlir_ls.text import split_lines

_SUFFIXES = (".mlir", ".mlir.gz", ".ttir", ".ttgir", ".llir", ".log", ".txt", ".log.gz")
_GZIP = b"\x1f\x8b"
_NUMBER = re.compile(r"(\d+)")
_WORDS = re.compile(r"^[\d_.-]*(.*?)(?:\.gz)?$")


def read_log(path: str) -> str:
    """The text of a log. Raises `Unreadable` where it cannot be read; of a folder, where no file in it can."""
    if path != STDIN and os.path.isdir(path):
        return _joined(path)
    return _text_of(path)


def _text_of(path: str) -> str:
    if path == STDIN:
        return read_text(path)[0]
    try:
        data = read_bytes(path, MAX_TEXT)
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from None
    # what a compiler prints between dumps need not be text
    return (_unpacked(data) if data.startswith(_GZIP) else data).decode("utf-8", "replace")


def _unpacked(data: bytes) -> bytes:
    """What gzip compressed, as far as it is whole. Raises `Unreadable` where that is larger than a text may be."""
    reader = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        unpacked = reader.decompress(data, MAX_TEXT)
    except zlib.error as error:
        raise Unreadable(f"not what gzip writes: {error}") from None
    if reader.unconsumed_tail:
        raise Unreadable(f"larger than {MAX_TEXT >> 20} MiB when it is unpacked, which is the most that is read")
    return unpacked


def _joined(folder: str) -> str:
    """The dumps of a folder as one log, a file after the other. A file without the line of a dump gets one with its name."""
    parts = []
    for path in sorted(_files(folder), key=lambda path: _by_numbers(os.path.relpath(path, folder))):
        try:
            text = _text_of(path)
        except Unreadable:
            continue
        lines = split_lines(text)
        first = next((line for line in lines if line.strip()), "")
        if dump_header(first) is None and not has_dumps("\n".join(lines)):
            name = _WORDS.match(os.path.splitext(os.path.basename(path).removesuffix(".gz"))[0])
            parts.append(f"// -----// IR Dump After {name[1] if name is not None and name[1] else 'pass'} //----- //\n")
        parts.append(text if text.endswith("\n") else f"{text}\n")
    if not parts:
        raise Unreadable("no dumps in this folder")
    return "".join(parts)


def _files(folder: str) -> Iterator[str]:
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from [os.path.join(here, name) for name in names if name.endswith(_SUFFIXES)]


def _by_numbers(path: str) -> tuple[list[tuple[int, str]], str]:
    """A key by which dumps come in the order of the passes.

    The name of a file begins with the places of its pass in the pipelines around it, as `1_0_cse.mlir`.
    """
    name = os.path.basename(path)
    leading = re.match(r"[\d_]*", name)
    numbers = [(int(part), "") for part in _NUMBER.findall(leading[0])] if leading is not None else []
    rest = [(int(part), "") if part.isdecimal() else (-1, part) for part in _NUMBER.split(path)]
    return numbers or rest, path
