"""Any text at all is read without an exception, is covered by its tree, and says the same when it is read again."""

from __future__ import annotations

import random

import pytest

from fixtures import OPTIONS
from fuzz.editing import random_text, seed_parameters, torn_example
from fuzz.properties import check_reading
from mlir_ls.analysis import CheckOptions, check_text


@pytest.mark.parametrize("seed", seed_parameters(100))
def test_tokens_in_any_order(seed: int) -> None:
    check_reading(random_text(random.Random(seed)))


@pytest.mark.parametrize("seed", seed_parameters(60))
def test_torn_examples(seed: int) -> None:
    check_reading(torn_example(random.Random(seed)))


@pytest.mark.parametrize("seed", seed_parameters(40))
def test_bytes(seed: int) -> None:
    data = random.Random(seed).randbytes(400)
    check_reading(data.decode("utf-8", "replace"))
    check_reading(data.decode("latin-1"))
    check_reading(data.decode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("seed", seed_parameters(20))
def test_a_second_look_sees_the_same(seed: int) -> None:
    text = torn_example(random.Random(seed))
    assert check_text(text, CheckOptions(strict=True)) == check_text(text, CheckOptions(strict=True))


@pytest.mark.parametrize("code", [*range(9), 11, 12, *range(14, 32), 0x7F, 0x85, 0x2028, 0xE000, 0xFFFF])
def test_no_character_means_anything_of_our_own(code: int) -> None:
    character = chr(code)
    check_reading(f'module {{ "a.{character}b"() {{c = "{character}"}} : () -> () }}')
    check_reading(f'"test.op"() ({{{character}}}) : () -> ()\n"test.op"() ({{\n{character}\n}}) : () -> ()')


@pytest.mark.parametrize("seed", seed_parameters(40))
def test_no_character_raises_anything(seed: int) -> None:
    rng = random.Random(seed)
    text = list(torn_example(rng))
    for _ in range(20):
        text.insert(rng.randrange(len(text) + 1), chr(rng.choice([3, rng.randrange(32), rng.randrange(0x110000)])))
    assert isinstance(check_text("".join(text), OPTIONS), list)


@pytest.mark.parametrize("text", ["i.(\n\n}", "module {\n  i.(\n\n}\n"])
def test_texts_that_failed(text: str) -> None:
    check_reading(text)
