"""Lines of megabytes: after a syntax error they are not read, and what is right in them is read to its end."""

from __future__ import annotations

import pytest

from fixtures import OPTIONS
from mlir_ls.analysis import analyze, update
from mlir_ls.commands.format import format_text
from mlir_ls.diagnostics import Severity
from mlir_ls.features.completion import completions
from mlir_ls.formatting import FormatOptions
from mlir_ls.text import Edit, Position
from trees import check_covers, check_equal

SIZE = 6_000

AROUND = ["func.func @before() {", "  return", "}", "", "func.func @after() {", "  return", "}"]

GARBAGE = ["[", "]", "}", "{", '"', "%", "@", ",", ":", "<", "%a ", "]{}()<>[", '"%a, @b ', "#loc1 ", "\\"]


def _with(line: str) -> list[str]:
    return [*AROUND[:3], line, *AROUND[4:]]


@pytest.mark.parametrize("unit", GARBAGE)
def test_garbage_is_one_error(unit: str) -> None:
    lines = _with(unit * SIZE)
    analysis = analyze(lines, OPTIONS)
    errors = [each for each in analysis.diagnostics if each.severity == Severity.ERROR]
    assert len(errors) == 1
    assert errors[0].message.endswith("; the rest of this line is too long to be read")
    check_covers(analysis.document)
    assert completions(analysis, Position(3, len(lines[3]))) is None
    assert format_text("\n".join(lines), FormatOptions()) == "\n".join(lines)


@pytest.mark.parametrize("unit", GARBAGE)
def test_edits_in_garbage_and_around_it(unit: str) -> None:
    analysis = analyze(_with(unit * SIZE), OPTIONS)
    middle = len(unit) * SIZE // 2
    for edit in (
        Edit(3, 4, [unit * SIZE + "x"]),
        Edit(1, 2, ["  return }"]),
        Edit(3, 4, [f"{unit * SIZE}"[:middle] + " } " + unit]),
        Edit(3, 4, ['"a.b"() : () -> () ' + unit * SIZE]),
        Edit(3, 4, ["module {", unit * SIZE, "}"]),
        Edit(4, 5, []),
    ):
        analysis = update(analysis, edit)
        check_equal(analysis, analyze(list(analysis.document.lines), OPTIONS))
        check_covers(analysis.document)


LONG = {
    "a literal of digits": f'%0 = arith.constant dense<"0x{"AB" * SIZE}"> : tensor<{SIZE}xi8>',
    "a literal of elements": f"%0 = arith.constant dense<[{', '.join(['1'] * SIZE)}]> : tensor<{SIZE}xi8>",
    "a list": f'"test.op"() {{a = [{", ".join(["1 : i32"] * SIZE)}]}} : () -> ()',
    "a resource": f'{{-# dialect_resources: {{ builtin: {{ b: "0x01000000{"AB" * SIZE}" }} }} #-}}',
    "operations": '"test.op"() : () -> () ' * (SIZE // 10),
    "regions": "module { " * 300 + "} " * 300,
    "a comment": "// " + "]{" * SIZE,
}


@pytest.mark.parametrize("name", LONG)
def test_what_is_right_is_read_to_its_end(name: str) -> None:
    analysis = analyze(_with(LONG[name]), OPTIONS)
    assert analysis.diagnostics == []
    check_covers(analysis.document)
