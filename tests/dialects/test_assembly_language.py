"""The language of a registry: which operation a name means, and how the operation is read."""

from __future__ import annotations

import pytest
from assembly_support import UPSTREAM

from dialect_data import with_dialects
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import DialectData, DialectFacts, OpSpec
from mlir_ls.syntax.header import read_header


def own(facts: DialectFacts, *specs: OpSpec) -> OpenLanguage:
    ops = {spec.name.partition(".")[2]: spec for spec in specs}
    return OpenLanguage(with_dialects(Registry({}), [DialectData(facts, ops, {}, {}, {})]))


@pytest.mark.parametrize(
    ("spelled", "default_dialect", "name"),
    [
        ("arith.addi", "builtin", "arith.addi"),
        ("func.return", "", "func.return"),
        ("return", "func", "func.return"),
        ("module", "builtin", "builtin.module"),
        ("return", "builtin", None),
        ("addi", "", None),
        ("arith.unheard", "arith", None),
        ("unheard.addi", "builtin", None),
    ],
)
def test_names(spelled: str, default_dialect: str, name: str | None) -> None:
    for _ in range(2):
        found = UPSTREAM.find(spelled, default_dialect)
        assert (None if found is None else found[0].name) == name


def test_what_is_found_once_is_found_again() -> None:
    assert UPSTREAM.find("arith.addi", "builtin") is UPSTREAM.find("arith.addi", "func")
    assert UPSTREAM.find("return", "func") is UPSTREAM.find("return", "func")


def test_the_operation_of_a_full_name() -> None:
    spec = UPSTREAM.named("func.func")
    assert spec is not None
    assert spec.isolated
    assert UPSTREAM.named("func.unheard") is None


def test_an_operation_with_only_a_generic_form_refuses_the_custom_one() -> None:
    language = own(DialectFacts("own"), OpSpec("own.generic"), OpSpec("own.custom", assembly_format="attr-dict"))
    for name, code in (("own.generic", "no-custom-form"), ("own.custom", None)):
        fault = read_header(f"{name} {{a = 1}}", "", language).fault
        assert (fault and fault.code) == code


def test_a_format_that_cannot_be_read_is_a_syntax_that_is_not_known() -> None:
    found = own(DialectFacts("own"), OpSpec("own.op", assembly_format="`unclosed")).find("own.op", "")
    assert found is not None
    assert found[1] is None


def test_every_format_of_the_default_dialects_makes_a_syntax() -> None:
    registry = UPSTREAM.registry
    for dialect in registry.dialects():
        for name in registry.ops_of(dialect):
            found = UPSTREAM.find(name, "")
            assert found is not None
            assert found[1] is not None or found[0].assembly_format is None


def test_operations_that_a_closed_dialect_does_not_declare() -> None:
    assert UPSTREAM.knows_dialect("arith")
    assert UPSTREAM.is_undeclared("arith.unheard")
    assert not UPSTREAM.is_undeclared("arith.addi")
    assert not UPSTREAM.knows_dialect("unheard")
    assert not UPSTREAM.is_undeclared("unheard.op")
    assert not own(DialectFacts("own", allows_unknown=True)).is_undeclared("own.unheard")
    assert not own(DialectFacts("own", extensible=True)).is_undeclared("own.unheard")
