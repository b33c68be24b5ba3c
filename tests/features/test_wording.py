"""Constraints in words."""

from __future__ import annotations

import pytest

from mlir_ls.features.hover.operation import operation_text
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.wording import in_words


@pytest.mark.parametrize(
    ("term", "words"),
    [
        ("any", "anything"),
        ("signless", "signless integer"),
        (("is", "i32"), "i32"),
        (("anyof", ("is", "i1"), ("is", "index")), "i1 or index"),
        (("anyof", ("is", "i1"), ("is", "i8"), ("is", "i16")), "i1, i8 or i16"),
        (("allof", "vector", ("element", "float")), "vector of floating-point number"),
        (("allof", "memref", ("rank", 1, 2), "static_shape"), "memref of rank 1 or 2 of static shape"),
        (("allof", "tensor", ("element", ("anyof", "signed", "unit"))), "tensor of (signed integer or unit attribute)"),
        (("allof", "unknown", "tensor"), "tensor"),
        (("allof", "unknown"), "a condition that is not known"),
        (("type", "llvm.ptr"), "!llvm.ptr"),
        (("blocks", 1), "1 block"),
        (("blocks", 2), "2 blocks"),
        (("a_word_of_tomorrow", "x"), "a word of tomorrow x"),
    ],
)
def test_words(term: Term, words: str) -> None:
    assert in_words(term) == words


def test_every_operation_has_a_description() -> None:
    registry = default_registry()
    names = [name for dialect in registry.dialects() for name in registry.ops_of(dialect)]
    assert len(names) > 2000
    for name in names:
        spec = registry.op(name)
        assert spec is not None
        text = operation_text(spec, registry)
        assert f"**{name}**" in text
        assert "('" not in text, f"a constraint of {name} is shown as it is kept:\n{text}"
