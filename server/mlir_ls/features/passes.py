"""Passes of a log, in a text that is open: their list, the way from one to the next, and what one of them changed.

Lines count from 0. All of it is empty or None for a text without dumps.
"""

from __future__ import annotations

from typing import Any

from mlir_ls.analysis import Analysis
from mlir_ls.semantics.passes import Log, change_of, dump_fields, followed, log_of, next_change, signed_lines

Json = dict[str, Any]


def passes(analysis: Analysis) -> list[Json]:
    """The dumps of a log in its order."""
    log = _log_in(analysis)
    return [_described(log, index) for index in range(len(log.dumps))] if log is not None else []


def pass_beside(analysis: Analysis, line: int, step: int) -> Json | None:
    """The dump after (`step` 1) or before (-1) the one that holds a line."""
    log = _log_in(analysis)
    if log is None:
        return None
    index = log.at(line)
    at = (index if index is not None else -1) + step
    return _described(log, at) if 0 <= at < len(log.dumps) else None


def change_beside(analysis: Analysis, line: int, step: int) -> Json | None:
    """The same, of those that print the same operation and in which it is changed."""
    log = _log_in(analysis)
    index = log.at(line) if log is not None else None
    at = next_change(log, index, step) if log is not None and index is not None else None
    return _described(log, at) if log is not None and at is not None else None


def pass_difference(analysis: Analysis, line: int) -> Json | None:
    """What differs between the dump that holds a line and the last one of its operation.

    `rows` are lines with "-", "+" or " " before them, all of the dump.
    """
    log = _log_in(analysis)
    index = log.at(line) if log is not None else None
    if log is None or index is None:
        return None
    rows = [f"{sign} {text}" for sign, text in signed_lines(log, index)]
    return {**_described(log, index), "rows": rows}


def followed_line(analysis: Analysis, line: int) -> Json | None:
    """The line that became a line of a dump, in the last dump of its operation; None where the pass has made it."""
    log = _log_in(analysis)
    found = followed(log, line) if log is not None else None
    return {"line": found} if found is not None else None


def _log_in(analysis: Analysis) -> Log | None:
    return log_of(analysis.document.lines) if analysis.document.is_log else None


def _described(log: Log, index: int) -> Json:
    dump = log.dumps[index]
    return {**dump_fields(log, index), "title": dump.title, "end": dump.end, "change": change_of(log, index)}
