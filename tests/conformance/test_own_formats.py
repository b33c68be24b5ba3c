"""Operations with random assembly formats: what their own compiler prints is clean, stays as it is, and has both forms."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from judge.reference import Reference
from own.cut import ranks, shares
from own.formats.__main__ import Figures, imported, of_mutants, of_rewritten, of_text
from own.formats.building import hidden, program_of, sifted
from own.formats.generator import generated
from own.formats.measures import Text, options_of, texts_of
from own.plugin import IS_INSTALLED

COUNT = 30
SEED = 4

needs_compiler = pytest.mark.skipif(not IS_INSTALLED, reason="needs MLIR's headers and a compiler")


class Built(NamedTuple):
    """A program, the dialect that it knows, and texts that it prints."""

    program: str
    dialects: Path
    texts: list[Text]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("own")
    operations = sifted(generated(SEED, COUNT))
    program = program_of(operations, folder)
    texts, _ = texts_of([hidden(), *operations], str(program))
    return Built(str(program), imported(program, folder / "dialects"), texts)


def test_a_seed_makes_the_same_operations() -> None:
    operations = generated(SEED, COUNT)
    assert operations == generated(SEED, COUNT)
    assert len({each.definition for each in operations}) == COUNT
    assert all(["assemblyFormat" in each.definition and each.texts for each in operations])


@pytest.mark.extended
@needs_compiler
def test_what_is_printed_is_clean_and_stays_as_it_is(built: Built) -> None:
    figures = Figures(True)
    for text in built.texts:
        for figure, problem in of_text(text, built.dialects):
            figures.add(figure, problem)
    shares = {figure: figures.right[figure] / total for figure, total in figures.all.items()}
    assert len(built.texts) > COUNT, f"seed {SEED}"
    assert [figure for figure, share in shares.items() if share < 1 and figure.startswith(("clean", "layout"))] == [], f"seed {SEED}"
    assert shares["completed words"] > 0.95
    assert shares["completed words (with custom<…>)"] > 0.85


@pytest.mark.extended
@needs_compiler
def test_both_forms_are_the_same_operation(built: Built) -> None:
    figures = Figures(True)
    of_rewritten(figures, built.texts, built.program, built.dialects)
    for form in ("generic", "custom"):
        assert figures.right[f"in {form} form, the same"] == figures.all[f"in {form} form, the same"] > 0, f"seed {SEED}"


@pytest.mark.extended
@needs_compiler
def test_changed_texts_are_decided_as_their_own_compiler_does(built: Built, tmp_path: Path) -> None:
    figures = Figures(True)
    of_mutants(figures, built.texts, Reference(built.program, tmp_path), built.dialects, 60, SEED)
    accepted = "changed and accepted, no alarm"
    assert figures.right[accepted] == figures.all[accepted] > 0, f"seed {SEED}"
    right, total = map(partial(_known, figures), (True, False))
    assert right > 0.97 * total, f"seed {SEED}"


@pytest.mark.extended
@needs_compiler
def test_what_stands_at_a_place_is_among_the_first_items(built: Built) -> None:
    texts = [each.custom for each in built.texts if not each.is_opaque]
    found = ranks(texts[::2], options_of(built.dialects))
    assert shares(found["word", 0])[1] > 95, f"seed {SEED}"
    assert shares(found["type", 1])[1] > 95, f"seed {SEED}"


def _known(figures: Figures, right: bool) -> int:
    """How many texts without opaque parts were changed, or of these, how many have the same verdict."""
    counts = figures.right if right else figures.all
    return sum([count for figure, count in counts.items() if figure.startswith("changed (") and "custom" not in figure])
