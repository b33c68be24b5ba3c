"""Input that no human writes: it is read in an amount of work that grows with its length, and raises nothing.

Work is counted, not timed: calls of functions, and characters that are cut into tokens.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from fixtures import OPTIONS
from mlir_ls.analysis import Analysis, analyze, update
from mlir_ls.syntax import tokens
from mlir_ls.text import Edit, split_lines
from trees import check_covers

#: How often what a text is made of stands in it, and how much work each of them may be.
SIZE, WORK = 600, 600


class Work:
    """Calls of functions, and one for every eight characters that are cut into tokens."""

    def __init__(self, limit: int) -> None:
        self.done = 0
        self.limit = limit

    def take(self, amount: int) -> None:
        self.done += amount
        if self.done > self.limit:
            sys.setprofile(None)
            raise AssertionError("this goes on and on")


@contextmanager
def counted_work(monkeypatch: pytest.MonkeyPatch, limit: int) -> Iterator[None]:
    """Counts what is done inside, and ends it beyond a limit."""
    work = Work(limit)
    tokenize = tokens.tokenize

    def counting(text: str) -> tuple[list[str], list[int]]:
        work.take(len(text) // 8)
        return tokenize(text)

    def on_event(frame: FrameType, event: str, argument: object) -> None:
        if event in ("call", "c_call"):
            work.take(1)

    with monkeypatch.context() as patched:
        for name, module in list(sys.modules.items()):
            if name.startswith("mlir_ls.") and getattr(module, "tokenize", None) is tokenize:
                patched.setattr(module, "tokenize", counting)
        limit = sys.getrecursionlimit()
        sys.setprofile(on_event)
        try:
            yield
        finally:
            sys.setprofile(None)
            assert sys.getrecursionlimit() == limit


def read(text: str, monkeypatch: pytest.MonkeyPatch, size: int = SIZE) -> Analysis:
    """The analysis of a text that is made of so many parts."""
    lines = split_lines(text)
    with counted_work(monkeypatch, WORK * size):
        analysis = analyze(lines, OPTIONS)
        diagnostics = analysis.diagnostics
    assert all(each.span.start.line < len(lines) for each in diagnostics)
    return analysis


DEEP: dict[str, Callable[[int], str]] = {
    "regions, never closed": lambda n: '"a.b"() ({\n' * n,
    "regions, closed": lambda n: '"a.b"() ({\n' * n + "}) : () -> ()\n" * n,
    "regions, indented": lambda n: "".join(f'{" " * (depth % 100)}"a.b"() ({{\n' for depth in range(n)),
    "modules, never closed": lambda n: "module {\n" * n,
    "modules, closed": lambda n: "module {\n" * n + "}\n" * n,
    "unknown operations, never closed": lambda n: "own.op {\n" * n,
    "regions on a line, never closed": lambda n: '"a.b"() ({ ' * n,
    "regions on a line, closed": lambda n: '"a.b"() ({ ' * n + "}) : () -> () " * n,
    "modules on a line, closed": lambda n: "module { " * n + "} " * n,
    "types": lambda n: '"a.b"() : () -> ' + "tensor<" * n,
    "types, closed": lambda n: '"a.b"() : () -> ' + "tuple<" * n + ">" * n,
    "parentheses": lambda n: '"a.b"() : ' + "(" * n,
    "parentheses, closed": lambda n: '"a.b"() : ' + "(" * n + ")" * n,
    "function types": lambda n: '"a.b"() : () -> ' + "(() -> " * n + "()" + ")" * n,
    "function types in a row": lambda n: '"a.b"() : () -> ' + "() -> " * n + "i32",
    "arrays": lambda n: '"a.b"() {a = ' + "[" * n + "]" * n + "} : () -> ()",
    "arrays, never closed": lambda n: '"a.b"() {a = ' + "[" * n,
    "dictionaries": lambda n: '"a.b"() ' + "{a = " * n + "}" * n + " : () -> ()",
    "brackets of an unknown operation": lambda n: "own.op " + "[(<{" * n,
    "bodies of a dialect's type": lambda n: '"a.b"() : () -> !own.t' + "<[({" * n,
    "locations": lambda n: '"a.b"() : () -> () loc' + "(fused[" * n,
    "affine expressions": lambda n: "#a = affine_map<(d0) -> (" + "(" * n + "d0" + ")" * n + ")>",
    "signs": lambda n: "#a = affine_map<(d0) -> (" + "-" * n + "d0)>",
    "metadata": lambda n: "{-# a: " + "{ b: " * n,
    "closing braces": lambda n: "}\n" * n,
    "closing braces on a line": lambda n: "}" * n,
    "opening braces on a line": lambda n: "{" * n,
    "braces in turn": lambda n: "}{" * n,
}

LONG: dict[str, Callable[[int], str]] = {
    "values": lambda n: "%a " * n,
    "results": lambda n: ", ".join(["%a"] * n) + ' = "a.b"() : () -> ()',
    "undefined operands": lambda n: '"a.b"(' + ", ".join(["%a"] * n) + ") : () -> ()",
    "a string": lambda n: '"a.b"() {a = "' + "x" * n + '"} : () -> ()',
    "a string, never closed": lambda n: '"a.b"() {a = "' + "x" * n,
    "a comment": lambda n: "// " + "x{" * n,
    "elements": lambda n: "#a = dense<[" + "1, " * n + f"1]> : tensor<{n + 1}xi8>",
    "a word": lambda n: "a" * n,
    "a name": lambda n: "%" + "a" * n,
    "a number": lambda n: "#a = " + "9" * n,
    "white space": lambda n: " " * n,
    "sigils": lambda n: "%@" * n,
    "quotes": lambda n: '"' * n,
    "backslashes": lambda n: '"' + "\\" * n,
    "arrows": lambda n: "->" * n,
    "operations on a line": lambda n: '"a.b"() : () -> () ' * n,
    "modules on a line": lambda n: "module {} " * n,
    "labels on a line": lambda n: "^a: " * n,
}

MANY_LINES: dict[str, Callable[[int], str]] = {
    "comments": lambda n: "// note\n" * n,
    "blank": lambda n: "\n" * n,
    "words": lambda n: "frob\n" * n,
    "brackets": lambda n: ")(\n" * n,
    "strings, never closed": lambda n: '"\n' * n,
    "operands": lambda n: '"a.b"(' + "%a,\n" * n,
    "operations that never end": lambda n: '"a.b"(\n' * n,
    "operands of an unknown operation": lambda n: "own.op [\n" + "%a,\n" * n,
    "arguments": lambda n: "func.func private @f(\n" + "".join(f"%a{k}: i32,\n" for k in range(n)) + "%z: i32)",
    "a dictionary": lambda n: '"a.b"() {\n' + "".join(f"a{k} = 1,\n" for k in range(n)) + "z = 1} : () -> ()",
    "elements in many lines": lambda n: "#a = dense<[\n" + "1,\n" * n + f"1]> : tensor<{n + 1}xi8>",
    "resources": lambda n: '{-#\n dialect_resources: {\n a: {\n' + 'b: "0x00",\n' * n + "}}\n#-}",
    "beginnings of metadata": lambda n: "{-#\n" * n,
    "labels": lambda n: "^a:\n" * n,
    "splits": lambda n: "// -----\n" * n,
    "aliases": lambda n: "".join(f"#a{k} = #a{k + 1}\n" for k in range(n)),
    "undefined values": lambda n: '"a.b"(%a) : (i32) -> ()\n' * n,
    "redefined values": lambda n: '%a = "a.b"() : () -> i32\n' * n,
    "redefined symbols": lambda n: "func.func private @f()\n" * n,
    "operations that go on in the next line": lambda n: "own.op\n= 1\n" * n,
}


@pytest.mark.parametrize("what", DEEP)
def test_deep(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_covers(read(DEEP[what](SIZE), monkeypatch).document)


@pytest.mark.parametrize("what", LONG)
def test_long_lines(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_covers(read(LONG[what](SIZE), monkeypatch).document)


@pytest.mark.parametrize("what", MANY_LINES)
def test_many_lines(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_covers(read(MANY_LINES[what](SIZE), monkeypatch).document)


@pytest.mark.parametrize("what", ["regions, closed", "parentheses", "parentheses, closed", "types", "dictionaries"])
def test_ten_thousand_deep(what: str) -> None:
    lines = split_lines(DEEP[what](10_000))
    assert len(analyze(lines, OPTIONS).document.lines) == len(lines)


@pytest.mark.parametrize(
    "text",
    ["", "\n", "\0", "\0" * 1000, "\ufeff", "//", "// a\n//b", '"', "\\", "\ud800\udc00", "\x1a", "\f", "\x03", "\u2028"],
)
def test_next_to_nothing(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read(text, monkeypatch)


def test_a_line_of_twenty_megabytes() -> None:
    text = 'module {\n  "a.b"() {a = dense<"0x' + "0" * 20_000_000 + '"> : tensor<10000000xi8>} : () -> ()\n}'
    analysis = analyze(split_lines(text), OPTIONS)
    again = update(analysis, Edit(0, 0, ["// a note"]))
    assert again.document.fresh <= 3


@pytest.mark.parametrize("what", ["regions, never closed", "regions, closed", "modules, closed", "closing braces"])
def test_an_edit_deep_inside(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    analysis = analyze(split_lines(DEEP[what](SIZE)), OPTIONS)
    with counted_work(monkeypatch, 3 * WORK * SIZE):
        for line in (SIZE // 2, 0, SIZE - 1):
            analysis = update(analysis, Edit(line, line, ['"a.c"() : () -> ()']))


def test_an_alias_of_exponential_size(monkeypatch: pytest.MonkeyPatch) -> None:
    aliases = "".join(f"!a{k + 1} = tuple<!a{k}, !a{k}>\n" for k in range(60))
    read(f'{aliases}%x = "a.b"() : () -> !a60\n"a.c"(%x) : (!a59) -> ()', monkeypatch)
