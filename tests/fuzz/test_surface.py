"""Answers to all requests about a document fit the text and each other, whatever the text and the encoding of positions.

`python tests/fuzz/surface/walk.py FOLDER` goes on with the files of a folder.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fixtures import EXAMPLES
from fuzz.client_text import ENCODINGS, Encoding
from fuzz.peers import LocalServer
from fuzz.strange_names import strange_program
from fuzz.surface import answers, changes
from fuzz.surface.checks import CHECKS
from fuzz.surface.disguises import disguised
from fuzz.surface.opened import with_opened
from fuzz.surface.walk import judged_by, part_of
from mlir_opt import MLIR_OPT, needs_mlir_opt

SEED = 7

Servers = dict[Encoding, LocalServer]


@pytest.fixture(scope="module")
def servers() -> Iterator[Servers]:
    """A server for each encoding."""
    made = {each: LocalServer(each) for each in ENCODINGS}
    yield made
    for each in made.values():
        each.end()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("example", [EXAMPLES[0], *(pytest.param(each, marks=pytest.mark.extended) for each in EXAMPLES[1:])], ids=lambda path: path.name)
def test_answers_fit(servers: Servers, example: Path, check: Callable[..., Iterator[str]]) -> None:
    rng = random.Random(f"{SEED} {example.name} {check.__name__}")
    text = disguised(part_of(example.read_text("utf-8"), 4000, rng), rng)
    assert with_opened(servers, text, rng, check) == [], f"seed {SEED}:\n{text}"


@pytest.mark.parametrize("check", [answers.check_names, answers.check_structure, answers.check_selections, answers.check_calls, answers.check_encodings])
def test_answers_about_strange_names_fit(servers: Servers, check: Callable[..., Iterator[str]]) -> None:
    for number in range(3):
        rng = random.Random(f"{SEED} {number}")
        text = strange_program(rng)
        assert with_opened(servers, text, rng, check) == [], f"seed {SEED} {number}:\n{text}"


@needs_mlir_opt
@pytest.mark.parametrize("check", [changes.check_renames, changes.check_taken_names, changes.check_refactorings])
def test_changes_of_strange_names_leave_what_programs_mean(servers: Servers, check: Callable[..., Iterator[str]]) -> None:
    assert MLIR_OPT is not None
    judge = judged_by(MLIR_OPT)
    for number in range(5):
        rng = random.Random(f"{SEED} {number}")
        text = strange_program(rng)
        found = with_opened(servers, text, rng, lambda opened: check(opened, judge=judge))
        assert found == [], f"seed {SEED} {number}:\n{text}"
