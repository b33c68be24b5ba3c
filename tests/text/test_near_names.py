"""Which of some names is most like another one: as `difflib` has it, which compares each with each."""

from __future__ import annotations

import random
from difflib import SequenceMatcher, get_close_matches

from mlir_ls.did_you_mean import nearest
from mlir_ls.ods.language import default_language

_INSERTED = ("", "a", "x.y", "é", "_", "zz", "a" * 70)


def _nearest_by_difflib(name: str, known: list[str], likeness: float) -> tuple[str, ...]:
    near = get_close_matches(name, known, 3, likeness)
    ratios = [SequenceMatcher(None, each, name).ratio() for each in near]
    return tuple([each for each, ratio in zip(near, ratios, strict=True) if ratio == ratios[0]])


def test_the_nearest_names_are_those_of_difflib() -> None:
    registry = default_language().registry
    operations = [name for dialect in ("arith", "scf", "vector", "shape") for name in registry.ops_of(dialect)]
    choose = random.Random(3)
    for _ in range(150):
        letters = list(choose.choice(operations))
        for _ in range(choose.randrange(8)):
            at = choose.randrange(len(letters) + 1)
            letters[at : at + choose.randrange(3)] = choose.choice(_INSERTED)
        name = "".join(letters)
        known = [*choose.sample(operations, 60), "", "q" * 60, "a" * 90]
        likeness = choose.choice((0.0, 0.3, 0.6, 0.7, 1.0))
        assert nearest(name, known, likeness) == _nearest_by_difflib(name, known, likeness), (name, likeness)
