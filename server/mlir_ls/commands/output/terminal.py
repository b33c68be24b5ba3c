"""The screen: whether there is one, how wide it is, and lines in its colours."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from mlir_ls.escaping import visible

if TYPE_CHECKING:
    from mlir_ls.commands.output.render import Line

BROKEN_PIPE = 141
"""The exit status of a program whose reader went away, as shells report it."""

STYLES = {
    "place": "bold",
    "error": "bold red",
    "warning": "bold yellow",
    "info": "bold blue",
    "hint": "bold cyan",
    "related": "cyan",
    "message": "bold",
    "code": "dim",
    "gutter": "dim",
    "fix": "green",
    "good": "bold green",
    "comment": "italic dim",
    "string": "green",
    "value": "bright_blue",
    "symbol": "yellow",
    "alias": "magenta",
    "block": "yellow",
    "type": "magenta",
    "operation": "cyan",
    "number": "bright_green",
}
"""The colours of the styles that lines are made of."""

_NARROWEST = 40

OUTPUT = "standard output"
"""What standard output is called where it cannot be written."""


def is_terminal(stream: TextIO | None) -> bool:
    """Whether a stream is a terminal."""
    return stream is not None and not stream.closed and stream.isatty()


def supports_colour(stream: TextIO | None) -> bool:
    """Whether to write in colours: to terminals, unless NO_COLOR forbids or FORCE_COLOR requires it."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return is_terminal(stream) and os.environ.get("TERM") != "dumb"


def width_of(stream: TextIO | None) -> int:
    """The columns of a stream's terminal, or what COLUMNS says, or `render.WIDTH`."""
    from mlir_ls.commands.output.render import WIDTH  # which the language server does not need

    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) > 0:
        return max(_NARROWEST, int(columns))
    if stream is None or not is_terminal(stream):
        return WIDTH
    try:
        return max(_NARROWEST, os.get_terminal_size(stream.fileno()).columns)
    except (OSError, ValueError):
        return WIDTH


def colours(lines: Iterable[Line]) -> str:
    """Lines with the escape sequences of their styles."""
    from rich.console import Console
    from rich.text import Text
    from rich.theme import Theme

    console = Console(force_terminal=True, theme=Theme(STYLES), highlight=False, soft_wrap=True)
    with console.capture() as captured:
        for line in lines:
            console.print(Text.assemble(*((piece.text, piece.style) for piece in line)))
    return captured.get()


def write(text: str) -> None:
    """Write to standard output, at once. Raises BrokenPipeError where its reader is gone, other OSErrors with its name."""
    if sys.stdout is None:
        return
    try:
        raw = getattr(sys.stdout, "buffer", None)
        if isinstance(raw, io.RawIOBase):
            sys.stdout.flush()
            _write_all(raw, text.encode(sys.stdout.encoding, sys.stdout.errors or "strict"))
        else:
            sys.stdout.write(text)
            sys.stdout.flush()
    except OSError as error:
        error.filename = OUTPUT
        raise


def _write_all(raw: io.RawIOBase, data: bytes) -> None:
    """Write all bytes to a stream without a buffer, as PYTHONUNBUFFERED has it: such a stream may take a part, and Python's
    text streams lose what it has not taken. Raises OSError where the rest cannot be written."""
    rest = memoryview(data)
    while rest:
        taken = raw.write(rest)
        if taken is None:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
        rest = rest[taken:]


def harmless(text: str) -> str:
    """A text as a terminal may show it; as it is where something else than a terminal reads standard output."""
    return visible(text) if is_terminal(sys.stdout) else text


def complain(message: str) -> None:
    """A line on standard error, or several. Names in it are to be `visible_name`s, which have no ends of lines."""
    print(f"mlir-ls: {visible(message)}", file=sys.stderr, flush=True)


def write_utf8() -> None:
    """Make all output UTF-8 with the line ends that it has, whatever the platform and its locale.

    Halves of surrogate pairs, which stand for bytes of file names that are no text, appear as escapes.
    """
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")


def abandon_output() -> None:
    """Send what is still to be written nowhere, so that the interpreter can end in silence."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
