"""Forms of operations that completion inserts, filled in as they are offered, in the text of an example."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.ods.examples import example_of, part_with_example
from mlir_ls.ods.registry import default_registry
from mlir_ls.text import Position

_STOP = re.compile(r"\$\{(\d+)(?::((?:[^\\}]|\\.)*))?\}|\$(\d+)")
_ESCAPE = re.compile(r"\\(.)")
_RESULTS = re.compile(r"%[^=\"]* = ")
_LABEL_ABOVE = re.compile(r"\n\^[^\n]*\n\s*\Z")
_SIGNATURE = "(${2})${3}"


def filled(snippet: str, example: list[str]) -> str:
    """A form with what it shows in its stops, and the contents of the example's regions in its regions."""
    if _SIGNATURE in snippet:
        found = re.search(r"@([\w.]+)(\(.*?\)(?: -> [^{\"]*?)?) (?:\"\w+\" |kernel )?\{$", example[0])
        assert found is not None
        snippet = snippet.replace("${1:name}", found[1]).replace(_SIGNATURE, found[2])
    shown = {stop[1]: stop[2] for stop in _STOP.finditer(snippet) if stop[2] is not None}
    bodies = list(bodies_of(example))

    def text(stop: re.Match[str]) -> str:
        number = stop[1] or stop[3]
        if number in shown:
            return shown[number]
        body = bodies.pop(0) if bodies else ""
        return body.partition("\n")[2] if body[:1] == "^" and _LABEL_ABOVE.search(snippet, 0, stop.start()) else body

    return _ESCAPE.sub(r"\1", _STOP.sub(text, snippet))


def bodies_of(example: list[str]) -> Iterator[str]:
    body: list[str] | None = None
    for line in example[:1] if len(example) == 1 else example:
        if line[:1] not in ("", " ", "^") and body is not None and line[:1] == "}":
            yield "\n".join(body)
            body = None
        elif body is not None:
            body.append(line)
        if line[:1] not in ("", " ") and line.endswith("{"):
            body = []


class Form(NamedTuple):
    """What is offered for an operation, "" for its name alone, and the lines with that filled in."""

    snippet: str
    lines: tuple[str, ...]


def form_at(
    before: Sequence[str], start: str, name: str, after: Sequence[str], example: str = "", options: CheckOptions | None = None
) -> Form | None:
    """The form of an operation whose name is typed after the `start` of a line between others; None where it is not offered.

    The regions of the form hold what those of the `example` do.
    """
    typed = f"{start}{name}"
    analysis = analyze([*before, typed, *after], options or CheckOptions())
    offered = completions(analysis, Position(len(before), len(typed)), snippets=True)
    if offered is not None and not offered.items:  # one that is whole with its name
        return Form("", (*before, typed, *after))
    item = next((each for each in offered.items if each.operation == name), None) if offered is not None else None
    if item is None:
        return None
    indent = " " * (len(start) - len(start.lstrip()))
    form = filled(item.snippet, example.split("\n")) if item.snippet else item.label
    return Form(item.snippet, (*before, *f"{start}{form}".replace("\n", f"\n{indent}").split("\n"), *after))


def with_form(name: str) -> Form | None:
    """The part with the example of an operation, with the form in its place; None where it is not offered."""
    spec = default_registry().op(name)
    assert spec is not None
    example = example_of(spec)
    lines = list(part_with_example(spec))
    first = next(number for number, line in enumerate(lines) if line.lstrip() == example.partition("\n")[0])
    indent = " " * (len(lines[first]) - len(lines[first].lstrip()))
    results = _RESULTS.match(example)
    start = f"{indent}{results[0] if results is not None else ''}"
    return form_at(lines[:first], start, name, lines[first + example.count("\n") + 1 :], example)
