"""Random white space and comments at random boundaries of tokens: only the layout is the formatter's."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from formatting_support import check_formatting, comments, formatted

from fixtures import EXAMPLES
from mlir_ls.formatting.tokens import tokens_of
from mlir_ls.syntax.steps import without_comment
from mlir_opt import mlir_opt, needs_mlir_opt

SEEDS = [0, *[pytest.param(seed, marks=pytest.mark.extended) for seed in (1, 2, 3)]]
CASES = sorted((Path(__file__).parent / "cases").glob("*.mlir"))
VALID = [path for path in EXAMPLES if path.stem != "broken"]

_BLANKS = (" ", " ", "  ", "\t", " \t ", "     ")
_BREAKS = (*_BLANKS, "\n", "\n  ", "\n\n\n")
_COMMENTS = (*_BREAKS, " // put in\n", "\n// put in\n    ")


def disturbed(text: str, chance: random.Random, gaps: tuple[str, ...]) -> str:
    """A text with other white space, and more of it, between tokens of each line."""
    lines: list[str] = []
    for line in text.split("\n"):
        code = without_comment(line)
        parts = [" " * chance.choice((0, 0, 2, 7))]
        for token, gap in zip(*tokens_of(code)[::2], strict=True):
            may_grow = gap or parts[-1][-1:] in ("(", ",", ")")
            parts += (chance.choice(gaps) if may_grow and len(parts) > 1 and chance.random() < 0.3 else gap, token)
        comment = line[len(code) :].strip()
        lines.append("".join(parts) + (" " * chance.choice((1, 3)) + comment if comment else ""))
        lines += [""] * chance.choice((0, 0, 0, 3))
    return "\n".join(lines)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("path", [*EXAMPLES, *CASES], ids=lambda path: path.stem)
def test_whatever_stands_between_tokens(path: Path, seed: int) -> None:
    print(f"seed {seed}")
    text = path.read_text(encoding="utf-8")
    check_formatting(disturbed(text, random.Random(seed), _COMMENTS))


@pytest.mark.parametrize("path", [path for path in VALID if path.stem != "unknown"], ids=lambda path: path.stem)
def test_blanks_do_not_matter(path: Path) -> None:
    """What is laid out looks the same, however many blanks there were."""
    text = formatted(path.read_text(encoding="utf-8"))
    blanks = disturbed(text, random.Random(7), _BLANKS)
    assert lines_of(formatted(blanks)) == lines_of(text)


@needs_mlir_opt
@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_the_reference_reads_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    after = formatted(disturbed(text, random.Random(3), _COMMENTS))
    assert comments(after).count("// put in") > 0
    assert generic_form(after) == generic_form(text)


def lines_of(text: str) -> list[str]:
    """The lines of code of a text, without comments."""
    return [without_comment(line) for line in text.split("\n") if without_comment(line).strip()]


def generic_form(text: str) -> str | None:
    """What mlir-opt prints of a text; None if it does not accept it."""
    run = mlir_opt("--mlir-print-op-generic", "--allow-unregistered-dialect", "--split-input-file", text=text)
    return run.stdout if run.returncode == 0 else None


NAMES = """
{attribute} = 1 : i32
{type} = i32
func.func {symbol}({value}: {type}) {{
  cf.br {block}({value} : {type})
{block}({other}: {type}):
  "own.use"({value}, {other}) {{of = {attribute}, {key} = {symbol}}} : ({type}, {type}) -> ()
  return
}}
"""


def _name(chance: random.Random, first: str, others: str) -> str:
    """A name: LangRef, "Identifiers and keywords", suffix-id and bare-id."""
    return chance.choice(first) + "".join(chance.choices(others, k=chance.choice((0, 1, 2, 3, 6))))


@pytest.mark.parametrize("seed", range(50))
def test_names_stay_whole(seed: int) -> None:
    print(f"seed {seed}")
    chance = random.Random(seed)
    letters, all_of_name = "abxZ$._-", "abxZ019$._-"
    names = {
        "attribute": "#" + _name(chance, "abxZ$_-", "abxZ019$_-"),
        "type": "!" + _name(chance, "abxZ$_-", "abxZ019$_-"),
        "symbol": "@" + _name(chance, letters, all_of_name),
        "value": "%" + _name(chance, letters, all_of_name),
        "other": "%other-" + _name(chance, letters, all_of_name),
        "block": "^" + _name(chance, letters, all_of_name),
        "key": _name(chance, "abxZ_", "abxZ019$_."),
    }
    text = NAMES.strip().format(**names)
    after = check_formatting(text)
    for name in names.values():
        assert after.count(name) == text.count(name)
