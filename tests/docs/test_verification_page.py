"""`docs/verification.md`: a row for everything that can refuse, of every operation, type and attribute of the profile."""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from mlir_ls.ods.registry import default_registry

DOCS = Path(__file__).parents[2] / "docs"
sys.path.insert(0, str(DOCS))

import verification  # noqa: E402

REGISTRY = default_registry()
SOURCES = json.loads(verification.SOURCES.read_text(encoding="utf-8"))
FOUND = list(verification.rows(REGISTRY, SOURCES))


def test_the_page_and_its_rows_are_up_to_date() -> None:
    assert verification.PAGE.read_text(encoding="utf-8") == verification.page(FOUND), "run make verification"
    assert verification.ROWS.read_text(encoding="utf-8") == verification.listed(FOUND), "run make verification"


@pytest.mark.parametrize("dialect", REGISTRY.dialects())
def test_every_part_of_every_operation_has_a_row(dialect: str) -> None:
    counts: dict[str, int] = defaultdict(int)
    for row in FOUND:
        counts[row.subject] += 1
    silent = verification.traits().silent
    flags = SOURCES.get(dialect, {}).get("operations", {})
    for name in REGISTRY.ops_of(dialect):
        spec = REGISTRY.op(name)
        assert spec is not None
        parts = (spec.operands, spec.results, spec.attributes, spec.regions, spec.successors)
        loud = [trait for trait in spec.traits if trait.name not in silent]
        assert counts[name] == sum(map(len, parts)) + len(loud) + len(flags.get(name.partition(".")[2], ())), name


def test_no_trait_is_of_two_kinds() -> None:
    kinds = verification.traits()
    assert not kinds.checked & kinds.silent
    assert not (kinds.checked | kinds.silent) & set(kinds.harmless)


def test_what_is_said_of_single_parts_is_of_parts_that_there_are() -> None:
    by = {f"{row.subject} {row.part}": row.by for row in FOUND}
    said = verification.traits().parts
    assert said
    assert {part: by.get(part) for part in said} == said


@pytest.mark.parametrize("dialect", SOURCES)
def test_what_is_in_code_is_of_known_operations_types_and_attributes(dialect: str) -> None:
    found = SOURCES[dialect]
    assert {f"{dialect}.{name}" for name in found.get("operations", ())} <= set(REGISTRY.ops_of(dialect))
    assert set(found.get("types", ())) <= set(REGISTRY.types_of(dialect))
    assert set(found.get("attributes", ())) <= set(REGISTRY.attributes_of(dialect))


def test_verifiers_of_operations_that_have_rules_are_covered() -> None:
    by = {(row.subject, row.part): row.by for row in FOUND}
    assert "tosa.clamp" in by["tosa.clamp", "verifier"]
    assert by["arith.addi", "operand lhs"] == "constraint"
    assert by["arith.addi", "SameOperandsAndResultType"] == "trait"
