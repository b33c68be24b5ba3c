"""From the paths of a command line to files, and from a file to its text."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.commands.output import terminal
from mlir_ls.diagnostics import BYTE_ORDER_MARK_FOUND, Diagnostic, Severity
from mlir_ls.escaping import visible_name
from mlir_ls.system.files import MAX_TEXT, read_bytes
from mlir_ls.text import BYTE_ORDER_MARK, Position, Span, span, split_lines

STDIN = "-"
"""The path that means standard input."""

STDIN_NAME = "<stdin>"
"""What standard input is called in answers."""

SUFFIXES = (".mlir", ".mlir.in", ".ttir", ".ttgir")
"""The endings of the files that a folder is searched for. A file that is named itself may end as it likes."""

_BYTECODE = b"ML\xefR"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_NUL = "\0"


class Unreadable(Exception):
    """A file has no text that could be checked. `span` is where in it the reason stands, if anywhere."""

    def __init__(self, reason: str, where: Span | None = None) -> None:
        super().__init__(reason)
        self.span = where or span(0, 0, 0)

    def diagnostic(self) -> Diagnostic:
        """The reason as a finding about the file."""
        return Diagnostic("unreadable-file", Severity.ERROR, self.span, str(self))


def find_files(path: str) -> list[str]:
    """The files that `path` stands for: itself, or those below it with one of `SUFFIXES`, in the order of their names.

    Hidden folders and links to folders are not entered. A folder that cannot be listed stands for itself, so that
    reading it reports the reason.
    """
    if path == STDIN or not os.path.isdir(path):
        return [path]
    found: list[str] = []
    unlisted: list[str] = []
    for folder, folders, files in os.walk(path, onerror=lambda error: unlisted.append(error.filename)):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [os.path.join(folder, name) for name in sorted(files) if name.endswith(SUFFIXES)]
    return found + unlisted


def files_in(paths: Sequence[str]) -> list[str]:
    """The files that a command is about, each once, in order; folders without any are reported."""
    found: dict[str, None] = {}
    for path in paths:
        files = find_files(path)
        if not files:
            terminal.complain(f"{visible_name(path)}: no MLIR files in this folder")
        found.update(dict.fromkeys(files))
    return list(found)


def display_name(path: str) -> str:
    """What a path is called in answers."""
    return STDIN_NAME if path == STDIN else path


def display_path(path: str) -> str:
    """An absolute path as answers name it: from the current folder on, if it is below that."""
    here = os.getcwd()
    return os.path.relpath(path, here) if path.startswith(here + os.sep) else path


class InputFile(NamedTuple):
    """What a file holds: its bytes, and its text without the byte order mark that may be `marked` before it."""

    data: bytes
    text: str
    marked: bool

    def encoded(self, text: str) -> bytes:
        """Another text as the bytes of the file."""
        return ((BYTE_ORDER_MARK if self.marked else "") + text).encode("utf-8")


def read_source(path: str) -> InputFile:
    """What a file holds. Raises `Unreadable` where it cannot be opened or does not hold text in UTF-8."""
    try:
        data = _read_bytes(path)
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from None
    text = _decode(data)
    marked = text.startswith(BYTE_ORDER_MARK)
    return InputFile(data, text[1:] if marked else text, marked)


def read_text(path: str) -> tuple[str, list[Diagnostic]]:
    """The text of a file, without a byte order mark, and what is odd about its bytes.

    Raises `Unreadable` where the file cannot be opened or does not hold text in UTF-8. NUL characters become spaces:
    MLIR takes them for white space.
    """
    _, text, marked = read_source(path)
    findings = []
    if marked:
        findings.append(BYTE_ORDER_MARK_FOUND)
    if _NUL in text:
        where = _place(text, text.index(_NUL))
        message = "a NUL character stands here; MLIR reads it as white space, other tools may not"
        findings.append(Diagnostic("nul-character", Severity.WARNING, where, message))
        text = text.replace(_NUL, " ")
    return text, findings


def _read_bytes(path: str) -> bytes:
    if path == STDIN:
        if sys.stdin is None:
            raise Unreadable("standard input is closed")
        return sys.stdin.buffer.read()
    if os.path.isdir(path):
        os.listdir(path)
    return read_bytes(path, MAX_TEXT)


def _decode(data: bytes) -> str:
    if data.startswith(_BYTECODE):
        raise Unreadable("MLIR bytecode, not text; `mlir-opt FILE -o FILE.mlir` writes it as text")
    if data.startswith(_UTF16):
        raise Unreadable("encoded in UTF-16; MLIR's text is UTF-8")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        where = _place(before, len(before))
        reason = f"not UTF-8: byte 0x{data[error.start]:02x} on line {where.start.line + 1}"
        raise Unreadable(reason, where) from None


def _place(text: str, offset: int) -> Span:
    """The character at an offset of a text."""
    lines = split_lines(text[:offset])
    line, character = len(lines) - 1, len(lines[-1])
    return Span(Position(line, character), Position(line, character + 1))
