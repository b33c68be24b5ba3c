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
from fuzz.surface.checks import CHECKS
from fuzz.surface.disguises import disguised
from fuzz.surface.opened import with_opened
from fuzz.surface.walk import part_of

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
