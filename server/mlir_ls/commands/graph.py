"""`mlir-ls graph`: the graphs of a file, for Graphviz, as a picture that it draws, or as JSON."""

from __future__ import annotations

import os
import subprocess
import tempfile

from mlir_ls import api
from mlir_ls.api.graphs import as_dot, as_json, graph_of
from mlir_ls.commands.command import MISUSE
from mlir_ls.commands.files.inputs import Unreadable, display_name, read_text
from mlir_ls.commands.output import terminal
from mlir_ls.escaping import visible_name
from mlir_ls.system.limits import lifeline, run
from mlir_ls.system.programs import find_program

_SECONDS = 60.0
"""Graphviz may take so long for a picture."""


class _NotDrawn(Exception):
    """Why there is no picture."""


def graph_command(path: str, kind: str, function: str | None, form: str) -> int:
    """Print a graph of a file; `form` is "dot", "svg" or "json". Returns the exit status."""
    try:
        graph = graph_of(api.parse(read_text(path)[0]), kind, function)
        text = as_json(graph) if form == "json" else as_dot(graph)
        terminal.write(terminal.harmless(_drawn(text) if form == "svg" else text))
    except (Unreadable, _NotDrawn) as reason:
        terminal.complain(f"{visible_name(display_name(path))}: {reason}")
        return MISUSE
    except LookupError as reason:
        terminal.complain(f"{visible_name(display_name(path))}: {visible_name(str(reason.args[0]))}")
        return MISUSE
    return 0


def _drawn(text: str) -> str:
    """What Graphviz draws of a graph, in SVG."""
    program = find_program("dot")
    if program is None:
        raise _NotDrawn("Graphviz draws pictures, and its program `dot` is not there; --format dot needs nothing")
    file, name = tempfile.mkstemp(suffix=".dot")
    try:
        with lifeline() as life:
            with os.fdopen(file, "w", encoding="utf-8") as writing:
                writing.write(text)
            done = run([program, "-Tsvg", name], _SECONDS, life)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise _NotDrawn(f"Graphviz has not drawn it: {error}") from None
    finally:
        os.unlink(name)
    if done.returncode != 0:
        raise _NotDrawn(f"Graphviz has not drawn it: {done.stderr.decode('utf-8', 'replace').strip()}")
    return done.stdout.decode("utf-8", "replace")
