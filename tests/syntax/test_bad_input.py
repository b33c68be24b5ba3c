"""Input that nobody writes by hand: it is read in an amount of work that grows with its length, and raises nothing.

Work is counted, not timed: characters that are cut into tokens, and calls of functions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from fixtures import OPTIONS
from mlir_ls.analysis import Analysis, analyze, update
from mlir_ls.syntax import reader, steps
from mlir_ls.text import Edit, split_lines
from trees import check_covers

#: How often each character may be looked at, and how many functions may be called for it.
LOOKS, CALLS = 12, 12

MANY = 10_000


class TooMuch(AssertionError):
    """The work is out of proportion to the input."""


@contextmanager
def limited_work(monkeypatch: pytest.MonkeyPatch, length: int) -> Iterator[None]:
    """Raises `TooMuch` where a text of this length takes more work than it should."""
    left = {"characters": LOOKS * length + 10_000, "calls": CALLS * length + 100_000}

    def take(what: str, amount: int) -> None:
        left[what] -= amount
        if left[what] < 0:
            sys.setprofile(None)
            raise TooMuch(f"too many {what} for a text of {length} characters")

    def counted(tokenize: Callable[[str], object]) -> Callable[[str], object]:
        def counting(text: str) -> object:
            take("characters", len(text))
            return tokenize(text)

        return counting

    def on_call(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            take("calls", 1)

    for module in (reader, steps):
        monkeypatch.setattr(module, "tokenize", counted(module.tokenize))
    limit = sys.getrecursionlimit()
    sys.setprofile(on_call)
    try:
        yield
    finally:
        sys.setprofile(None)
        assert sys.getrecursionlimit() == limit


def analysis_within_limits(text: str, monkeypatch: pytest.MonkeyPatch) -> Analysis:
    lines = split_lines(text)
    with limited_work(monkeypatch, len(text)):
        analysis = analyze(lines, OPTIONS)
        diagnostics = analysis.diagnostics
    assert all(each.span.start.line < len(lines) for each in diagnostics)
    return analysis


DEEP = {
    "regions, never closed": '"a.b"() ({\n' * MANY,
    "regions, closed": '"a.b"() ({\n' * MANY + "}) : () -> ()\n" * MANY,
    "regions, indented": "".join(f'{" " * (depth % 500)}"a.b"() ({{\n' for depth in range(2000)),
    "modules, never closed": "module {\n" * MANY,
    "modules, closed": "module {\n" * MANY + "}\n" * MANY,
    "unknown operations, never closed": "own.op {\n" * MANY,
    "types": '"a.b"() : () -> ' + "tensor<" * MANY,
    "types, closed": '"a.b"() : () -> ' + "tuple<" * MANY + ">" * MANY,
    "parentheses": '"a.b"() : ' + "(" * MANY,
    "parentheses, closed": '"a.b"() : ' + "(" * MANY + ")" * MANY,
    "function types": '"a.b"() : () -> ' + "(() -> " * MANY + "()" + ")" * MANY,
    "function types in a row": '"a.b"() : () -> ' + "() -> " * MANY + "i32",
    "arrays": '"a.b"() {a = ' + "[" * MANY + "]" * MANY + "} : () -> ()",
    "arrays, never closed": '"a.b"() {a = ' + "[" * MANY,
    "dictionaries": '"a.b"() ' + "{a = " * MANY + "}" * MANY + " : () -> ()",
    "brackets of an unknown operation": "own.op " + "[(<{" * MANY,
    "bodies of a dialect's type": '"a.b"() : () -> !own.t' + "<[({" * MANY,
    "locations": '"a.b"() : () -> () loc' + "(fused[" * MANY,
    "affine expressions": "#a = affine_map<(d0) -> (" + "(" * MANY + "d0" + ")" * MANY + ")>",
    "signs": "#a = affine_map<(d0) -> (" + "-" * MANY + "d0)>",
    "closing braces": "}\n" * MANY,
    "closing braces on a line": "}" * MANY,
    "opening braces on a line": "{" * MANY,
    "braces in turn": "}{" * MANY,
    "modules on a line": "module {} " * MANY,
    "metadata": "{-# a: " + "{ b: " * MANY,
}


@pytest.mark.parametrize("what", DEEP)
def test_deep(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_covers(analysis_within_limits(DEEP[what], monkeypatch).document)


LONG = {
    "values": "%a " * 300_000,
    "results": ", ".join(["%a"] * 100_000) + ' = "a.b"() : () -> ()',
    "operands": '"a.b"(' + ", ".join(["%a"] * 50_000) + ") : () -> ()",
    "a string": '"a.b"() {a = "' + "x" * 1_000_000 + '"} : () -> ()',
    "a string, never closed": '"a.b"() {a = "' + "x" * 1_000_000,
    "a comment": "// " + "x{" * 500_000,
    "elements": "#a = dense<[" + "1, " * 300_000 + "1]> : tensor<300001xi8>",
    "a word": "a" * 1_000_000,
    "a name": "%" + "a" * 1_000_000,
    "a number": "#a = " + "9" * 500_000,
    "white space": " " * 1_000_000,
    "sigils": "%@" * 300_000,
    "quotes": '"' * 300_000,
    "backslashes": '"' + "\\" * 300_000,
    "arrows": "->" * 300_000,
    "operations on a line": '"a.b"() : () -> () ' * 20_000,
    "labels on a line": "^a: " * 20_000,
}


@pytest.mark.parametrize("what", LONG)
def test_long_lines(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_covers(analysis_within_limits(LONG[what], monkeypatch).document)


MANY_LINES = {
    "comments": "// note\n" * MANY,
    "blank": "\n" * MANY,
    "words": "frob\n" * MANY,
    "brackets": ")(\n" * MANY,
    "strings, never closed": '"\n' * MANY,
    "an operation that never ends": '"a.b"(' + "%a,\n" * MANY,
    "operations that never end": '"a.b"(\n' * MANY,
    "an unknown operation that never ends": "own.op [\n" + "%a,\n" * MANY,
    "a dictionary": '"a.b"() {\n' + "".join(f"a{number} = 1,\n" for number in range(MANY)) + "z = 1} : () -> ()",
    "elements": "#a = dense<[\n" + "1,\n" * MANY + "1]> : tensor<10001xi8>",
    "metadata": '{-#\n dialect_resources: {\n a: {\n' + 'b: "0x00",\n' * MANY + "}}\n#-}",
    "labels": "^a:\n" * MANY,
    "splits": "// -----\n" * MANY,
    "metadata of one resource": '{-#\n' * MANY,
    "aliases": "".join(f"#a{number} = #a{number + 1}\n" for number in range(MANY)),
    "nested aliases": "".join(f"!a{number + 1} = tuple<!a{number}, !a{number}>\n" for number in range(40)),
    "undefined values": '"a.b"(%a) : (i32) -> ()\n' * MANY,
    "redefined values": '%a = "a.b"() : () -> i32\n' * MANY,
    "redefined symbols": "func.func private @f()\n" * MANY,
    "operations that go on in the next line": "own.op\n= 1\n" * (MANY // 2),
}


@pytest.mark.parametrize("what", MANY_LINES)
def test_many_lines(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_covers(analysis_within_limits(MANY_LINES[what], monkeypatch).document)


@pytest.mark.parametrize("text", ["", "\n", "\0", "\0" * 1000, "\ufeff", "//", "// a\n//b", '"', "\\", "\ud800\udc00", "\x1a", "\x0c"])
def test_next_to_nothing(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    analysis_within_limits(text, monkeypatch)


def test_a_line_of_twenty_megabytes() -> None:
    text = 'module {\n  "a.b"() {a = dense<"0x' + "0" * 20_000_000 + '"> : tensor<10000000xi8>} : () -> ()\n}'
    analysis = analyze(split_lines(text), OPTIONS)
    again = update(analysis, Edit(0, 0, ["// a note"]))
    assert again.document.fresh <= 3


@pytest.mark.parametrize("what", ["regions, never closed", "regions, closed", "modules, closed", "closing braces"])
def test_an_edit_deep_inside(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(split_lines(DEEP[what]), OPTIONS)
    with limited_work(monkeypatch, len(DEEP[what])):
        for line in (MANY // 2, 0, MANY - 1):
            analysis = update(analysis, Edit(line, line, ['"a.c"() : () -> ()']))
