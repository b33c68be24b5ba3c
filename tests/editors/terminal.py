"""A terminal for programs that need one: it types keys, and shows what stands on the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Callable
from contextlib import suppress

ROWS, COLUMNS = 40, 120
PATIENCE = 20.0
"""Seconds to wait for what has to appear."""
_KEY = 0.01

_SEQUENCE = re.compile(
    rb"\x1b\[(?P<arguments>[0-9;?>=$ ]*)(?P<command>[A-Za-z@`~])|\x1b[\]P_^][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[()][0-9A-Za-z]|\x1b[=>78cDEHMNO]"
)
_UNFINISHED = re.compile(rb"\x1b(?:\[[0-9;?>=$ ]*|[\]P_^][^\x07\x1b]*\x1b?|[()]?)$")

#: What a program queries of its terminal, and the answers: which it is, where its cursor is.
_ANSWERS = {b"\x1b[c": b"\x1b[?62;22c", b"\x1b[6n": b"\x1b[1;1R", b"\x1b[?u": b"\x1b[?0u"}


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, command: list[str], folder: str, environment: dict[str, str]) -> None:
        self.rows = [[" "] * COLUMNS for _ in range(ROWS)]
        self._row = self._column = 0
        self._rest = b""
        self._process, self._screen = pty.fork()
        if self._process == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, {**os.environ, "TERM": "xterm-256color", **environment})
        fcntl.ioctl(self._screen, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def type(self, keys: str) -> None:
        """Presses keys, as fast as a quick hand does."""
        for key in keys:
            os.write(self._screen, key.encode())
            self.read(_KEY)

    def wait_for(self, what: str, condition: Callable[[], bool]) -> None:
        """Reads what the program writes until a condition holds."""
        assert self.reaches(condition, PATIENCE), f"waited in vain for {what}; the screen is\n{self.text}"

    def reaches(self, condition: Callable[[], bool], patience: float) -> bool:
        """Reads what the program writes until a condition holds; whether it does within some seconds."""
        until = time.monotonic() + patience
        while not condition():
            if time.monotonic() >= until:
                return False
            self.read(0.05)
        return True

    def wait_for_text(self, text: str) -> None:
        """Reads until a text is on the screen."""
        self.wait_for(f"'{text}'", lambda: text in self.text)

    @property
    def text(self) -> str:
        """What is on the screen."""
        return "\n".join(["".join(row).rstrip() for row in self.rows])

    def read(self, patience: float) -> None:
        """Takes what the program has written, if it does within some seconds."""
        ready, _, _ = select.select([self._screen], [], [], patience)
        if not ready:
            return
        try:
            data = self._rest + os.read(self._screen, 1 << 16)
        except OSError:  # the program is over
            time.sleep(patience)
            return
        unfinished = _UNFINISHED.search(data)
        end = unfinished.start() if unfinished is not None else len(data)
        self._rest = data[end:]
        self._show(data[:end])

    def close(self) -> None:
        """Ends the program."""
        with suppress(ProcessLookupError):
            os.kill(self._process, signal.SIGKILL)
        os.waitpid(self._process, 0)
        os.close(self._screen)

    def _show(self, data: bytes) -> None:
        after = 0
        for found in _SEQUENCE.finditer(data):
            self._print(data[after : found.start()].decode("utf-8", "replace"))
            self._obey(found)
            after = found.end()
        self._print(data[after:].decode("utf-8", "replace"))

    def _print(self, text: str) -> None:
        for character in text:
            if character == "\r":
                self._column = 0
            elif character == "\n":
                self._row = min(self._row + 1, ROWS - 1)
            elif character == "\b":
                self._column = max(self._column - 1, 0)
            elif character >= " " and self._row < ROWS and self._column < COLUMNS:
                self.rows[self._row][self._column] = character
                self._column += 1

    def _obey(self, sequence: re.Match[bytes]) -> None:
        answer = _ANSWERS.get(sequence[0])
        if answer is not None:
            os.write(self._screen, answer)
        if sequence["command"] is None or sequence["arguments"][:1] in (b"?", b">", b"="):
            return
        numbers = [int(number) for number in re.findall(rb"[0-9]+", sequence["arguments"])]
        first = numbers[0] if numbers else 0
        command = sequence["command"]
        if command in b"Hf":
            self._row, self._column = max(first, 1) - 1, (numbers[1] if len(numbers) > 1 else 1) - 1
        elif command == b"J":
            for row in self.rows[self._row + 1 if first == 0 else 0 :]:
                row[:] = [" "] * COLUMNS
        elif command == b"K":
            self.rows[self._row][self._column :] = [" "] * (COLUMNS - self._column)
        elif command in b"ABCDGd":
            self._move(command, max(first, 1))

    def _move(self, command: bytes, by: int) -> None:
        if command in b"AB":
            self._row = max(0, min(ROWS - 1, self._row + (by if command == b"B" else -by)))
        elif command in b"CD":
            self._column = max(0, min(COLUMNS - 1, self._column + (by if command == b"C" else -by)))
        elif command == b"G":
            self._column = min(by, COLUMNS) - 1
        else:
            self._row = min(by, ROWS) - 1
