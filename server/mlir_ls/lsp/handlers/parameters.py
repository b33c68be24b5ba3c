"""The parameters of our own requests that run something. What makes no sense is a ValueError."""

from __future__ import annotations

from typing import Any, NamedTuple

from mlir_ls.text import from_units
from mlir_ls.workspace.programs.workbench import PipelineRequest

MAX_LINE = 2**31 - 1


class RunTestParameters(NamedTuple):
    """A document, and the line of the command that is to be run; None for all of them."""

    uri: str
    line: int | None = None


def run_test_parameters(given: Any) -> RunTestParameters:
    """`{"textDocument": {"uri": …}, "line": …}`. Raises ValueError for anything else."""
    return RunTestParameters(uri_in(given), line_in(given, "line"))


def lit_parameters(given: Any) -> tuple[str, ...]:
    """`{"uris": […]}`. Raises ValueError for anything else, and where there is none."""
    uris = given.get("uris") if isinstance(given, dict) else None
    if not isinstance(uris, list) or not uris or not all([isinstance(each, str) for each in uris]):
        raise ValueError("no files and folders")
    return tuple(uris)


class PipelineParameters(NamedTuple):
    """A document, and what is to be run on it."""

    uri: str
    pipeline: PipelineRequest


class FlagParameters(NamedTuple):
    """A document, and the cursor's place in typed flags."""

    uri: str
    text: str
    offset: int


def pipeline_parameters(given: Any) -> PipelineParameters:
    """`{"textDocument": …, "part": …, "line": …}`, with `"flags"`, `"run"` or `"reproducer"`.

    Raises:
        ValueError: anything else is given.
    """
    from mlir_ls.api.parts import KINDS  # it takes time, and only a run needs it

    uri = uri_in(given)
    part, flags, reproducer = given.get("part", "document"), given.get("flags"), given.get("reproducer")
    run = line_in(given, "run")
    if part not in KINDS or not isinstance(flags, str | None) or not isinstance(reproducer, bool | None):
        raise ValueError("no pipeline")
    if [flags is not None, run is not None, bool(reproducer)].count(True) != 1:
        raise ValueError("a pipeline is flags, or a RUN line, or a reproducer")
    line = line_in(given, "line") or 0
    return PipelineParameters(uri, PipelineRequest(part, line, flags, run, bool(reproducer)))


def flag_parameters(given: Any) -> FlagParameters:
    """`{"textDocument": …, "text": …, "offset": …}`; the offset counts code units of UTF-16.

    Raises:
        ValueError: anything else is given.
    """
    uri = uri_in(given)
    text, offset = given.get("text"), line_in(given, "offset")
    if not isinstance(text, str) or offset is None:
        raise ValueError("no text with an offset")
    return FlagParameters(uri, text, from_units(text, offset, "utf-16"))


def document_parameters(given: Any) -> str:
    """`{"textDocument": …}`. Raises ValueError where no document is named."""
    return uri_in(given)


def uri_in(given: Any) -> str:
    """The URI of the document that parameters are about. Raises ValueError where none is named."""
    document = given.get("textDocument") if isinstance(given, dict) else None
    uri = document.get("uri") if isinstance(document, dict) else None
    if not isinstance(uri, str):
        raise ValueError("no document")
    return uri


def line_in(given: Any, name: str) -> int | None:
    """A line, None where there is none. Raises ValueError for what is no line."""
    line = given.get(name)
    if line is None:
        return None
    if not isinstance(line, int) or isinstance(line, bool) or not 0 <= line <= MAX_LINE:
        raise ValueError("no line")
    return line
