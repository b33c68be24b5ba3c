"""A reader of a syntax or of a body that fails takes nothing else with it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from mlir_ls.dialects.smt import bodies as smt
from mlir_ls.ods.bodies.find import Bodies
from mlir_ls.ods.language import OpenLanguage, profile_language
from mlir_ls.ods.registry import default_registry
from mlir_ls.syntax.header import read_header
from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.leaf.forms import MODERN
from mlir_ls.system import failures


@pytest.fixture(autouse=True)
def _only_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures.logger, "handlers", [])
    failures.log_failure.cache_clear()


def failing(*_: object) -> Any:
    """Fails."""
    raise IndexError


class FailingLanguage:
    """LLVM 22, whose syntax of `arith.addi` fails."""

    def __init__(self) -> None:
        self._language = profile_language("llvm-22")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._language, name)

    def find(self, spelled: str, default_dialect: str) -> Any:
        """The operation that a word means, and how it is read."""
        found = self._language.find(spelled, default_dialect)
        return (found[0], failing) if found is not None and found[0].name == "arith.addi" else found


def test_an_operation_whose_syntax_fails_is_read_as_one_whose_syntax_is_not_known(caplog: pytest.LogCaptureFixture) -> None:
    language = cast("OpenLanguage", FailingLanguage())
    for _ in range(2):
        outcome = read_header("% = arith.addi %, % : i32", "func", language)
        assert (outcome.kind, outcome.fault) == ("complete", None)
        assert (outcome.shape.name, outcome.shape.known) == ("arith.addi", False)
        assert len(outcome.shape.uses) == 2
    assert [record.getMessage() for record in caplog.records] == ["the reading of arith.addi failed"]


def test_a_body_whose_reader_fails_is_kept_as_it_is_spelled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(smt.TYPE_REQUIREMENTS, "bv", failing)
    bodies = Bodies(default_registry())
    leaves = LeafParser(MODERN, bodies.type, bodies.attribute)
    assert [str(leaves.parse_type(each)) for each in ("!smt.bv< 4 >", "!smt.bv<8>")] == ["!smt.bv<4>", "!smt.bv<8>"]
    assert [record.getMessage() for record in caplog.records] == ["the reading of a body of !smt.bv failed"]
