"""Every block of MLIR in the documents is read, but for those whose mistakes are the documents' own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, check_text
from mlir_ls.diagnostics import Severity
from mlir_ls.ods.language import profile_language
from mlir_ls.syntax.leaf import LeafError

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "spec"

PROFILES = {
    "langref-2018-12.md": "2018-12",
    "langref-2019-03.md": "2019-03",
    "standard-dialect-2019-12.md": "2020-10",
    "langref-2020-10.md": "2020-10",
}

SYNTAX = frozenset(
    (
        *("bad-attribute", "bad-type", "expected-token", "operand-count", "result-count", "stray-brace", "type-count"),
        *("unclosed-bracket", "unclosed-region", "unclosed-string", "unknown-keyword", "unknown-operation"),
    )
)

SLIPS = {
    ("langref-2018-12.md", 63): "a tensor type without its `>`",
    ("langref-2018-12.md", 150): "the notation, not MLIR",
    ("langref-2018-12.md", 492): "`...` stands for what is left out",
    ("langref-2018-12.md", 729): "`...` stands for what is left out",
    ("langref-2018-12.md", 967): "`br_cond` for `cond_br`",
    ("langref-2018-12.md", 1045): "a CFG function whose arguments have names",
    ("langref-2018-12.md", 1189): "arguments without types",
    ("langref-2018-12.md", 1280): "`...` stands for what is left out",
    ("langref-2018-12.md", 1379): "a memref type without its word",
    ("langref-2018-12.md", 1414): "a number in the place of an operand",
    ("langref-2018-12.md", 1535): "a map of one dimension for a memref of rank 2",
    ("langref-2018-12.md", 1611): "`...` stands for what is left out",
    ("langref-2018-12.md", 1653): "a number in the place of an operand",
    ("langref-2018-12.md", 1762): "an unclosed parenthesis",
    ("langref-2018-12.md", 1837): "a function type without inputs",
    ("langref-2018-12.md", 1978): "`0.0f`",
    ("langref-2018-12.md", 2038): "a vector that is allocated",
    ("langref-2018-12.md", 2059): "a vector that is allocated",
    ("langref-2018-12.md", 2089): "a placeholder in the place of an operation",
    ("langref-2019-03.md", 47): "a tensor type without its `>`",
    ("langref-2019-03.md", 115): "the notation, not MLIR",
    ("langref-2019-03.md", 367): "a set without parentheses, which nothing read any more",
    ("langref-2019-03.md", 418): "the inputs of a function type without parentheses",
    ("langref-2019-03.md", 579): "`...` stands for what is left out",
    ("langref-2019-03.md", 906): "`br_cond` for `cond_br`",
    ("langref-2019-03.md", 1097): "a memref type without its word",
    ("langref-2019-03.md", 1122): "`std.divi`, which there is not",
    ("langref-2019-03.md", 1216): "a map of one dimension for a memref of rank 2",
    ("langref-2019-03.md", 1307): "a number in the place of an operand",
    ("langref-2019-03.md", 1385): "an unclosed parenthesis",
    ("langref-2019-03.md", 1444): "a function type without inputs",
    ("standard-dialect-2019-12.md", 187): "a memref type that is closed too early",
    ("standard-dialect-2019-12.md", 276): "an example of what is not supported",
    ("standard-dialect-2019-12.md", 299): "a number in the place of an operand",
    ("standard-dialect-2019-12.md", 344): "`f8`, which is no type",
    ("standard-dialect-2019-12.md", 362): "`f8`, which is no type",
    ("standard-dialect-2019-12.md", 380): "`f8`, which is no type",
    ("standard-dialect-2019-12.md", 398): "`f8`, which is no type",
    ("standard-dialect-2019-12.md", 415): "`f8`, which is no type",
    ("standard-dialect-2019-12.md", 433): "`f8`, which is no type",
    ("standard-dialect-2019-12.md", 593): "a comma is missing",
    ("langref-2020-10.md", 74): "a dictionary with a colon",
    ("langref-2020-10.md", 159): "the notation, not MLIR",
    ("langref-2020-10.md", 314): "a dictionary with a colon",
    ("langref-2020-10.md", 400): "a dictionary with a colon",
    ("langref-2020-10.md", 600): "a result of an operation that has none",
    ("langref-2020-10.md", 740): "the inputs of a function type without parentheses",
    ("langref-2020-10.md", 981): "`->` for `to`",
    ("langref-2020-10.md", 1020): "`div`, which is no operator",
}
"""The blocks that are no MLIR of their time, by document and line, and why."""

BLOCK = re.compile(r"^```\s*mlir[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="the documents (../shared/spec) are not there")


def blocks() -> Iterator[tuple[str, int, str]]:
    for file in PROFILES if FOLDER.is_dir() else ():
        text = (FOLDER / file).read_text(encoding="utf-8")
        for found in BLOCK.finditer(text):
            yield file, text.count("\n", 0, found.start()) + 1, found[1]


def has_syntax_errors(profile: str, block: str) -> bool:
    if are_leaves(profile, block):
        return False
    found = check_text(block, CheckOptions(profile=profile))
    return any([one.severity == Severity.ERROR and one.code in SYNTAX for one in found])


def are_leaves(profile: str, block: str) -> bool:
    """Whether a block lists types and attributes alone; aliases before them do not count."""
    parse = profile_language(profile).leaves.parse_attribute
    lines = [line for line in block.split("\n") if line.strip() and not re.match(r"\s*(?://|#\w+ =)", line)]
    try:
        return bool(lines) and all([parse(line) is not None for line in lines])
    except LeafError:
        return False


@pytest.mark.parametrize("file", PROFILES)
def test_blocks_have_no_syntax_errors_but_the_listed_ones(file: str) -> None:
    wrong = {(name, line) for name, line, block in blocks() if name == file and has_syntax_errors(PROFILES[name], block)}
    assert wrong == {place for place in SLIPS if place[0] == file}
