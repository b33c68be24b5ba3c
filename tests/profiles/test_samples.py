"""What the documents define is read: each production and each operation has an example, and no example is wrong."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from mlir_ls.analysis import CheckOptions, analyze
from mlir_ls.diagnostics import Severity

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT.parent / "shared" / "spec"

sys.path.insert(0, str(ROOT / "docs"))

from productions import SAMPLES, TABLE, shown, table  # noqa: E402

PROFILES = {"2018-12": "2018-12", "2019-03": "2019-03", "2020-10": "2020-10", "memref": "llvm-22"}


def chunks(name: str) -> list[str]:
    return (SAMPLES / f"{name}.mlir").read_text(encoding="utf-8").split("// -----\n")


@pytest.mark.parametrize("name", PROFILES)
def test_a_file_of_examples_is_found_to_be_what_it_is(name: str) -> None:
    lines = (SAMPLES / f"{name}.mlir").read_text(encoding="utf-8").split("\n")
    assert analyze(lines, CheckOptions()).language.profile == PROFILES[name]


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in PROFILES for text in chunks(name)])
def test_nothing_is_wrong_with_an_example(name: str, text: str) -> None:
    found = analyze(text.split("\n"), CheckOptions(profile=PROFILES[name])).diagnostics
    assert [one for one in found if one.severity == Severity.ERROR] == []


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in PROFILES if name != "memref" for text in chunks(name)])
def test_an_example_is_no_mlir_of_today(name: str, text: str) -> None:
    assert any(
        [one.severity == Severity.ERROR for one in analyze(text.split("\n"), CheckOptions(profile="llvm-22")).diagnostics]
    )


def test_every_production_and_every_operation_has_an_example() -> None:
    productions = TABLE.read_text(encoding="utf-8").partition("\n# What they require\n")[0]
    rows = re.findall(r"^\| (?!section|---)(.*) \| (.*) \| (.*) \|$", productions, re.MULTILINE)
    places = set(shown().values())
    assert len(rows) > 500
    assert [row for row in rows if row[2] not in places] == []


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents (../shared/spec) are not there")
def test_no_production_of_the_documents_is_missing_in_the_table() -> None:
    assert TABLE.read_text(encoding="utf-8") == table(DOCUMENTS)
