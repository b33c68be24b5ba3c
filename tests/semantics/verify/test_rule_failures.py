"""A rule of the verifier that fails takes nothing else with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from fixtures import replaces_globals
from mlir_ls.dialects.arith import rules as arith
from mlir_ls.ods.registry import default_registry
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.rules import Violation, faults_inside, rule, rules_of
from mlir_ls.system import failures


@rule("arith.failing")
def failing(about: Any) -> Iterator[Any]:
    """Fails."""
    raise IndexError(about)


@rule("arith.after")
def after(about: Any) -> Iterator[Any]:
    """Finds something."""
    yield Violation("found", HeaderRange(1, 2))


@pytest.fixture(autouse=True)
def _only_logged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failures.logger, "handlers", [])
    failures.log_failure.cache_clear()


@replaces_globals
def test_what_other_rules_find_of_a_shape_is_found_and_the_failure_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    registry = default_registry()
    spec = registry.op("arith.constant")
    assert spec is not None
    monkeypatch.setattr(arith, "RULES", {"constant": (failing, after)})
    operation: Any = "an operation"
    for _ in range(2):
        found = [fault.code for check in rules_of(spec, registry) for fault in check(operation)]
        assert found == ["arith.after"]
    assert [record.getMessage() for record in caplog.records] == ["the rule arith.failing failed"]


def test_what_other_rules_find_in_regions_is_found(caplog: pytest.LogCaptureFixture) -> None:
    inside: Any = "a region"
    assert [fault.code for fault, _ in faults_inside((failing, after), inside)] == ["arith.after"]
    assert [record.getMessage() for record in caplog.records] == ["the rule arith.failing failed"]
