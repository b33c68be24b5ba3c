"""The forms of operations that completion inserts, with the values that it fills in: the reference accepts them.

An operation is typed in the place of its example, whose other lines stay. What the example has in its regions, and as the
arguments of a function, is what a user would type into the form.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.features.completion import completions
from mlir_ls.ods.examples import example_of, part_with_example
from mlir_ls.ods.registry import default_registry
from mlir_ls.text import Position

pytestmark = pytest.mark.extended

REFERENCE = shutil.which("mlir-opt-22")

ACCEPTED = {
    "affine": 15,
    "arith": 51,
    "complex": 29,
    "func": 5,
    "gpu": 62,
    "linalg": 93,
    "llvm": 258,
    "math": 46,
    "memref": 31,
    "scf": 8,
    "tensor": 21,
    "tosa": 89,
    "vector": 38,
}
"""How many operations of a dialect have a form that is accepted, at least: what others need is elsewhere in the text."""

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


def with_form(name: str) -> list[str] | None:
    """The part with the example of an operation, with the form in its place; None where none is offered."""
    spec = default_registry().op(name)
    assert spec is not None
    example = example_of(spec).split("\n")
    lines = list(part_with_example(spec))
    first = next(number for number, line in enumerate(lines) if line.lstrip() == example[0])
    indent = " " * (len(lines[first]) - len(lines[first].lstrip()))
    results = _RESULTS.match(example[0])
    typed = f"{indent}{results[0] if results is not None else ''}{name}"
    before, behind = lines[:first], lines[first + len(example) :]
    offered = completions(analyze([*before, typed, *behind], CheckOptions()), Position(first, len(typed)), snippets=True)
    items = offered.items if offered is not None else []
    item = next((each for each in items if each.operation == name), None)
    if item is None or not item.snippet:
        return None
    form = filled(item.snippet, example)
    start = typed.removesuffix(name) if results is not None else indent
    return [*before, *f"{start}{form}".replace("\n", f"\n{indent}").split("\n"), *behind]


def accepted(texts: list[list[str]]) -> int:
    """How many of some texts the reference accepts."""
    assert REFERENCE is not None
    lines: list[str] = []
    starts: list[int] = []
    for text in texts:
        starts.append(len(lines) + 1)
        lines += [*text, "// -----"]
    options = ["--split-input-file", "--mlir-print-op-on-diagnostic=false", "-o", "-"]
    ran = subprocess.run([REFERENCE, *options], input="\n".join(lines), capture_output=True, text=True, check=False)
    assert ran.returncode in (0, 1), ran.stderr[-2000:]
    wrong = set()
    for found in re.finditer(r"^(?:within split at )?<stdin>:(\d+)(?: offset )?:(?:(\d+):)?\d+: error: ", ran.stderr, re.MULTILINE):
        line = int(found[1]) + (int(found[2]) - 1 if "within" in found[0] else 0)
        wrong.add(max(number for number, start in enumerate(starts) if start <= line))
    return len(texts) - len(wrong)


@pytest.mark.skipif(REFERENCE is None, reason="the reference (mlir-opt-22) is not there")
@pytest.mark.parametrize("dialect", ACCEPTED)
def test_forms_are_accepted_as_they_are_filled_in(dialect: str) -> None:
    names = default_registry().ops_of(dialect)
    forms = {name: with_form(name) for name in names}
    assert [name for name, form in forms.items() if form is None] == []
    assert accepted([form for form in forms.values() if form is not None]) >= ACCEPTED[dialect]
