"""Any text at all is read without an exception, is covered by its tree, and says the same when it is read again."""

from __future__ import annotations

import random

import pytest

from fixtures import OPTIONS
from fuzz.editing import random_text, seeds, torn_example
from mlir_ls.analysis import CheckOptions, analyze, check_text
from mlir_ls.text import Position, split_lines
from trees import check_covers, check_places


def check_text_of_any_kind(text: str) -> None:
    analysis = analyze(split_lines(text), OPTIONS)
    check_covers(analysis.document)
    check_places(analysis.document)
    end = Position(len(analysis.document.lines) - 1, len(analysis.document.lines[-1]))
    for diagnostic in analysis.diagnostics:
        start, stop = diagnostic.span
        assert Position(0, 0) <= start <= stop <= end
        assert diagnostic.message
        for related in diagnostic.related:
            assert Position(0, 0) <= related.span.start <= related.span.end <= end


@pytest.mark.parametrize("seed", seeds(100))
def test_tokens_in_any_order(seed: int) -> None:
    check_text_of_any_kind(random_text(random.Random(seed)))


@pytest.mark.parametrize("seed", seeds(60))
def test_torn_examples(seed: int) -> None:
    check_text_of_any_kind(torn_example(random.Random(seed)))


@pytest.mark.parametrize("seed", seeds(40))
def test_bytes(seed: int) -> None:
    data = random.Random(seed).randbytes(400)
    check_text_of_any_kind(data.decode("utf-8", "replace"))
    check_text_of_any_kind(data.decode("latin-1"))
    check_text_of_any_kind(data.decode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("seed", seeds(20))
def test_a_second_look_sees_the_same(seed: int) -> None:
    text = torn_example(random.Random(seed))
    assert check_text(text, CheckOptions(strict=True)) == check_text(text, CheckOptions(strict=True))


@pytest.mark.parametrize("code", [*range(9), 11, 12, *range(14, 32), 0x7F, 0x85, 0x2028, 0xE000, 0xFFFF])
def test_no_character_means_anything_of_our_own(code: int) -> None:
    character = chr(code)
    check_text_of_any_kind(f'module {{ "a.{character}b"() {{c = "{character}"}} : () -> () }}')
    check_text_of_any_kind(f'"test.op"() ({{{character}}}) : () -> ()\n"test.op"() ({{\n{character}\n}}) : () -> ()')


@pytest.mark.parametrize("seed", seeds(40))
def test_no_character_raises_anything(seed: int) -> None:
    rng = random.Random(seed)
    text = list(torn_example(rng))
    for _ in range(20):
        text.insert(rng.randrange(len(text) + 1), chr(rng.choice([3, rng.randrange(32), rng.randrange(0x110000)])))
    assert isinstance(check_text("".join(text), OPTIONS), list)
