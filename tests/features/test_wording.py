"""Constraints in words."""

from __future__ import annotations

import re

import pytest

from dialect_data import constraint_files
from mlir_ls.features.hover.operation import operation_text
from mlir_ls.ods.constraint_words import constraint_words
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.declared_rules import rules_in
from mlir_ls.ods.registry import default_registry
from mlir_ls.ods.wording import in_words, requirement_in_words

_WIDTH: Term = ("call", "getIntOrFloatBitWidth", "self")


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
        (("allof", "vector", ("min_rank", 1), ("element", ("is", "i1"))), "vector of i1 of rank 1 or more"),
        (("allof", "fixed_vector", "vector", ("min_rank", 1), ("rank", 1)), "fixed-length vector of rank 1"),
        (("allof", "dense_int", ("typed", ("element", "index"))), "dense integer elements of index"),
        (("allof", "tensor", ("anyof", ("allof", "ranked_tensor", ("dimensions", ("not", ("equals", 0)))), "unranked_tensor")),
         "ranked tensor none of whose dimensions is 0 or unranked tensor"),
        (("attr_interface", "TypedAttr"), "attribute that has a type"),
        (("allof", "unknown", "tensor"), "tensor"),
        (("allof", "unknown"), "a condition that is not known"),
        (("allof", "vector", ("anyof", ("count", 2), ("count", 4))), "vector of 2 or 4 elements"),
        (("allof", "integer", ("expression", ("less", 8, _WIDTH))), "integer of more than 8 bits"),
        (("allof", "integer", ("not", ("expression", ("at_most", 8, _WIDTH)))), "integer of fewer than 8 bits"),
        (("allof", "integer", ("expression", ("equal", _WIDTH, 1))), "integer of 1 bit"),
        (("allof", "integer", ("expression", ("and", ("less", 8, _WIDTH), ("less", _WIDTH, 32)))),
         "integer of more than 8 bits and of fewer than 32 bits"),
        (("allof", "vector", ("expression", ("equal", 0, ("remainder", ("call", "getNumElements", "self"), 2)))),
         "vector for which the number of elements of it is a multiple of 2"),
        (("expression", ("less", 1, ("call", "getDimSize", "self", 0))), "for which dimension 0 of it is more than 1"),
        (("not", ("expression", ("less", 1, ("call", "getDimSize", "self", 0)))), "for which dimension 0 of it is at most 1"),
        (("type", "llvm.ptr"), "!llvm.ptr"),
        (("blocks", 1), "1 block"),
        (("blocks", 2), "2 blocks"),
        (("a_word_of_tomorrow", "x"), "a word of tomorrow x"),
    ],
)  # fmt: skip
def test_words(term: Term, words: str) -> None:
    assert in_words(term) == words


def _with_count(element: str, *counts: int) -> Term:
    return ("allof", "vector", ("min_rank", 1), ("element", ("is", element)), ("anyof", *[("count", each) for each in counts]))


_EITHER: Term = ("anyof", "signless", ("is", "index"))
_OF_RANK_4: Term = ("allof", "ranked_tensor", "ranked", ("rank", 4), ("element", _EITHER))
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
        (("anyof", ("allof", "unranked_tensor", ("element", _EITHER)), _OF_RANK_4), "tensor of rank 4 of integer or index"),
        (("anyof", _with_count("f16", 4, 8), _with_count("bf16", 4, 8)), "vector of 4 or 8 elements of f16 or bf16"),
        (("anyof", ("integer", 8), ("is", "f16"), ("integer", 16)), "8- or 16-bit integer or f16"),
        (("allof", "vector", ("min_rank", 1), ("rank", 2), ("shape", 4, 4)), "vector of shape 4x4"),
        (("allof", "tensor", ("min_rank", 1)), "tensor of rank 1 or more"),
        (("allof", ("dialect", "llvm"), ("not", ("type", "llvm.void"))), "any !llvm type but not !llvm.void"),
        (("allof", "signless", ("anyof", ("not", ("dialect", "llvm")), "unknown")), "integer"),
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
        assert "\n-  " not in text, f"the parts of {name} without a name are set apart:\n{text}"


@pytest.mark.parametrize(
    ("term", "words"),
    [
        (("holds", ("anyof", ("is", "f16"), ("is", "f32"))), "f16 or f32"),
        (("holds", "signless"), "a signless integer"),
        (("each", ("min", 1)), "a list of members of 1 or more"),
        (("each", "affine_map"), "made of affine map"),
        (("one_of", 1, 2), "1 or 2"),
        (("min", 3), "3 or more"),
        (("rank", 2), "of rank 2"),
        ("power_of_two", "a power of two"),
        (("parameter", "layout", "any"), "one whose layout is anything"),
        (("allof", "integer_attr", ("typed", ("is", "i32")), ("min", 0), ("max", 3)), "integer of type i32 from 0 to 3"),
        (("allof", "vector", ("element", ("anyof", "signless", ("is", "f16"))), ("element", "signless")), "vector of signless integer"),
    ],
)  # fmt: skip
def test_words_after_must_be(term: Term, words: str) -> None:
    assert requirement_in_words(term) == words


_GARBLED = re.compile(r"\bof of\b|\b(?:is|be|not) that\b|\bthat is an? (?:\(|[a-z]+[0-9])|\bwhere\b.*\bwhere\b|\(\)|\ba [aeio]")


def test_no_constraint_is_garbled() -> None:
    registry = default_registry()
    specs = [registry.op(name) for dialect in registry.dialects() for name in registry.ops_of(dialect)]
    declared = [each for spec in specs if spec is not None for each in (*spec.operands, *spec.results, *spec.attributes)]
    rules = [rule for file in constraint_files() for row in rules_in(file.parent.name, file.name).values() for rule in row]
    terms = {each.constraint for each in declared}
    terms.update([term for rule in rules for relation in rule.relations for term in _constraints_in(relation)])
    assert len(terms) > 500
    assert [words for term in terms if _GARBLED.search(words := f"must be {requirement_in_words(term)}")] == []


def _constraints_in(relation: Term) -> list[Term]:
    if not isinstance(relation, tuple):
        return []
    if relation[0] in ("type_is", "attribute_is"):
        return [relation[2]]
    return [found for each in relation for found in _constraints_in(each)]
