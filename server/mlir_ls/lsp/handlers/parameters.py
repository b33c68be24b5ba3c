"""The parameters of our own requests that run something. What makes no sense is a ValueError."""

from __future__ import annotations

from typing import Any, NamedTuple

MAX_LINE = 2**31 - 1


class TestParameters(NamedTuple):
    """A document, and the line of the command that is to be run; None for all of them."""

    uri: str
    line: int | None = None


def test_parameters(given: Any) -> TestParameters:
    """`{"textDocument": {"uri": …}, "line": …}`."""
    return TestParameters(uri_in(given), line_in(given, "line"))


def uri_in(given: Any) -> str:
    """The URI of the document that parameters are about."""
    document = given.get("textDocument") if isinstance(given, dict) else None
    uri = document.get("uri") if isinstance(document, dict) else None
    if not isinstance(uri, str):
        raise ValueError("no document")
    return uri


def line_in(given: Any, name: str) -> int | None:
    """A line, None where there is none."""
    line = given.get(name)
    if line is None:
        return None
    if not isinstance(line, int) or isinstance(line, bool) or not 0 <= line <= MAX_LINE:
        raise ValueError("no line")
    return line
