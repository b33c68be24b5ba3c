"""Constraints in words."""

from __future__ import annotations

import pytest

from mlir_ls.features.hover.operation import operation_text
from mlir_ls.ods.constraint_words import constraint_words
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


_EITHER: Term = ("anyof", "signless", ("is", "index"))
_RANKED: Term = ("anyof", ("allof", "ranked_tensor", ("dimensions", ("not", ("equals", 0)))), "unranked_tensor")


@pytest.mark.parametrize(
    ("term", "words"),
    [
        ("any", "any type"),
        (("signless", 8), "i8"),
        (_EITHER, "integer or index"),
        (("anyof", _EITHER, ("allof", "value_semantics", ("element", _EITHER))), "integer or index, or vector or tensor of them"),
        (("anyof", "float", ("allof", "vector", ("element", "float"))), "float, or vector of it"),
        (("allof", "tensor", _RANKED, ("element", ("anyof", "signless", "float"))), "tensor of integer or float"),
        (("allof", "vector", ("rank", 1), ("element", ("is", "f32"))), "vector of rank 1 of f32"),
        (("anyof", *[("is", each) for each in ("bf16", "f16", "f32", "f64", "f80")], "signless"), "float or integer"),
        (("anyof", *[("allof", ("dialect", "quant"), ("storage_width", each)) for each in (4, 8)]), "any !quant type"),
        (("allof", "type_attr", ("holds", ("anyof", ("is", "i32"), ("is", "f32")))), "type (i32 or f32)"),
        (("allof", "unknown"), "any type"),
    ],
)
def test_words_for_readers(term: Term, words: str) -> None:
    assert constraint_words(term) == words


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
