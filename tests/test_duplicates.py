"""No two places of the package do the same in more than a few lines, names, strings and numbers aside, or know the same table."""

from __future__ import annotations

import ast
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Sequence
from io import StringIO
from itertools import pairwise
from keyword import iskeyword
from pathlib import Path
from typing import NamedTuple

import pytest

import mlir_ls

PACKAGE = Path(mlir_ls.__file__).parent
MAX_SHARED_LINES = 12
MIN_MEMBERS = 3
MIN_LENGTH = 30

ALIKE = {
    "brackets but for those of regions, for two ends": {"features.fixes.tokens:_BRACKETS"},
    "in the order of their numbers, which are others": {"dialects.llvm.syntax_2020_10:_LINKAGES"},
    "what SPIR-V has, and what C++ has": {"dialects.spirv.bodies:_INTEGER_WIDTHS", "dialects.spirv.rules.matrices:_FLOATS"},
    "two enums of kinds": {"dialects.gpu.rules.shapes:_OF_FLOATS", "dialects.gpu.rules.shapes:_OF_INTEGERS"},
}
"""Constants that are equal to others and are something else, by the reason."""


class Line(NamedTuple):
    """A line of code: where it is, and its tokens, each with a kind that equal lines have in common."""

    file: str
    number: int
    tokens: tuple[tuple[str, str], ...]


class Pair(NamedTuple):
    """Two places with equal lines: the first line of each, and how many lines there are."""

    one: Line
    other: Line
    length: int

    def __str__(self) -> str:
        return f"{self.one.file}:{self.one.number} ~ {self.other.file}:{self.other.number}, {self.length} lines"


def text_spans(file: str, text: str) -> Iterator[list[Line]]:
    """The code of a file, in parts that end where a class begins. Documentation, comments, imports and tables do not count."""
    tree = ast.parse(text)
    skipped: set[int] = set()
    starts: set[int] = set()
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if is_text or isinstance(node, ast.Import | ast.ImportFrom):
            skipped.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        elif isinstance(node, ast.ClassDef):
            starts.add(node.lineno)
        for inner in node.body if isinstance(node, ast.Module | ast.ClassDef) else ():
            if isinstance(inner, ast.Assign | ast.AnnAssign):
                skipped.update(range(inner.lineno, (inner.end_lineno or inner.lineno) + 1))
    tokens: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.start[0] not in skipped and token.string.strip() and token.type != tokenize.COMMENT:
            tokens[token.start[0]].append((kind_of(token), token.string))
    found: list[Line] = []
    for number in sorted(tokens):
        if number in starts:
            yield found
            found = []
        elif any(kind in ("name", "text", "number") or iskeyword(kind) for kind, _ in tokens[number]):
            found.append(Line(file, number, tuple(tokens[number])))
    yield found


def kind_of(token: tokenize.TokenInfo) -> str:
    """What equal code has in the place of a token: names, strings and numbers may be others."""
    if token.type == tokenize.NAME and not iskeyword(token.string):
        return "name"
    return {tokenize.STRING: "text", tokenize.NUMBER: "number"}.get(token.type, token.string)


def shared(parts: Sequence[Sequence[Line]], least: int) -> Iterator[Pair]:
    """The pairs of places that share at least so many lines, each with one name in the place of another throughout."""
    by_shape: dict[tuple[tuple[str, ...], ...], list[tuple[Sequence[Line], int]]] = defaultdict(list)
    for part in parts:
        shapes = [tuple([kind for kind, _ in line.tokens]) for line in part]
        for start in range(len(part) - least + 1):
            by_shape[tuple(shapes[start : start + least])].append((part, start))
    known: set[tuple[str, int, str, int]] = set()
    for places in by_shape.values():
        for (one, i), (other, j) in pairwise(places) if len(places) > 1 else ():
            length = equal_lines(one[i:], other[j:])
            if one is other and j < i + length:
                length = min(length, j - i)
            key = (one[i].file, one[i].number, other[j].file, other[j].number)
            if length < least or key in known:
                continue
            known.update((one[i + k].file, one[i + k].number, other[j + k].file, other[j + k].number) for k in range(length))
            yield Pair(one[i], other[j], length)


def equal_lines(one: Sequence[Line], other: Sequence[Line]) -> int:
    """How many lines are equal from the start if each name of one side stands for one name of the other."""
    there: dict[str, str] = {}
    back: dict[str, str] = {}
    for count, (line, counterpart) in enumerate(zip(one, other, strict=False)):
        if [kind for kind, _ in line.tokens] != [kind for kind, _ in counterpart.tokens]:
            return count
        for (kind, name), (_, equal) in zip(line.tokens, counterpart.tokens, strict=True):
            if kind == "name" and (there.setdefault(name, equal) != equal or back.setdefault(equal, name) != name):
                return count
    return min(len(one), len(other))


ADD = """
def add(a, b):
    "A sum."
    c = a + b
    return c
"""


def test_equal_code_is_found() -> None:
    renamed = ADD.replace("c", "total").replace("add", "plus").replace("A sum", "Both")
    parts = [*text_spans("a", ADD), *text_spans("b", renamed)]
    assert [str(pair) for pair in shared(parts, 3)] == ["a:2 ~ b:2, 3 lines"]
    assert list(shared(parts, 4)) == []
    other = ADD.replace("return c", "return a")
    assert list(shared([*text_spans("a", ADD), *text_spans("b", other)], 3)) == []
    assert [len(part) for part in text_spans("a", "x = [\n  1,\n]\nclass A:\n  y = 1\n  def f(self):\n    return self\nimport z\n")] == [0, 2]


@pytest.mark.extended
def test_no_two_places_do_the_same() -> None:
    parts = [
        part
        for path in sorted(PACKAGE.rglob("*.py"))
        for part in text_spans(path.relative_to(PACKAGE).as_posix(), path.read_text("utf-8"))
    ]
    assert sum(map(len, parts)) > 20_000
    assert [str(pair) for pair in shared(parts, MAX_SHARED_LINES + 1)] == []


def constants(text: str) -> Iterator[tuple[str, object]]:
    """The tables and the long strings at the top of a module, by their names, in a form that is equal for what means the same."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            value = known_value(node.value)
            if value is not None and name.isidentifier():
                yield name, value


def known_value(node: ast.expr) -> object:
    """The members of a table of at least `MIN_MEMBERS`, or a string of at least `MIN_LENGTH`; None for anything else."""
    if isinstance(node, ast.Call) and node.args:
        maker = ast.unparse(node.func)
        if maker in ("re.compile", "deferred"):
            options = [ast.unparse(each) for each in (*node.args[1:], *node.keywords)]
            pattern = known_value(node.args[0])
            return None if pattern is None else (pattern, *options)
        if maker not in ("frozenset", "set", "tuple", "MappingProxyType") or len(node.args) > 1:
            return None
        letters = node.args[0]
        if isinstance(letters, ast.Constant) and isinstance(letters.value, str):
            return frozenset(map(repr, letters.value)) if len(letters.value) >= MIN_MEMBERS else None
        return known_value(letters)
    if isinstance(node, ast.Dict):
        pairs = [(ast.unparse(key) if key else "**", ast.unparse(value)) for key, value in zip(node.keys, node.values, strict=True)]
        return frozenset(pairs) if len(pairs) >= MIN_MEMBERS else None
    if isinstance(node, ast.Set | ast.List | ast.Tuple):
        members = [inner for each in node.elts for inner in unfolded(each)]
        return frozenset(map(ast.unparse, members)) if len(members) >= MIN_MEMBERS else None
    is_text = isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
    spelled = ast.unparse(node)
    return spelled if is_text and len(spelled) >= MIN_LENGTH else None


def unfolded(node: ast.expr) -> Sequence[ast.expr]:
    """The members that a member of a table stands for: a tuple with a star in front stands for its own."""
    return node.value.elts if isinstance(node, ast.Starred) and isinstance(node.value, ast.Tuple) else (node,)


def equal_constants(texts: Sequence[tuple[str, str]]) -> list[list[str]]:
    """The names of constants that are equal and stand in several modules, each with its module."""
    places: dict[object, list[str]] = defaultdict(list)
    for module, text in texts:
        for name, value in constants(text):
            places[value].append(f"{module}:{name}")
    return [names for names in places.values() if len({name.partition(":")[0] for name in names}) > 1]


def test_equal_constants_are_found() -> None:
    one = "A = ('x', 'y', 'z')\nB = {'(': ')', '[': ']', '{': '}'}\nC = frozenset('<([')\nD = deferred(r'a long expression [a-z]+ of words')"
    other = (
        "E: Final = frozenset({*('z', 'y'), 'x'})\nF = {'[': ']', '(': ')', '{': '}'}\nG = frozenset(('(', '[', '<'))\n"
        "H = re.compile(r'a long expression [a-z]+ of words')\nI = re.compile(r'a long expression [a-z]+ of words', re.A)"
    )
    assert equal_constants([("a", one), ("b", other)]) == [["a:A", "b:E"], ["a:B", "b:F"], ["a:C", "b:G"], ["a:D", "b:H"]]
    assert equal_constants([("a", "A = (1, 2)\nB = 'short'\nC = (1, 2, 3)"), ("b", "A = (1, 2)\nB = 'short'\nC = (1, 2, 4)")]) == []


def test_no_two_modules_know_the_same_table() -> None:
    texts = [
        (".".join(path.relative_to(PACKAGE).with_suffix("").parts), path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))
    ]
    allowed = set().union(*ALIKE.values())
    found = [[name for name in names if name not in allowed] for names in equal_constants(texts)]
    assert [names for names in found if len({name.partition(":")[0] for name in names}) > 1] == []
