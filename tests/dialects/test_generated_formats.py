"""Operations with random assembly formats, among them directives that only C++ reads: what their printers write is clean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from foreign_figures import alarms, changed_lines, imported
from generated_formats import HEAD, Generated, generated, in_function
from test_ods_import import needs_tblgen

from mlir_ls.analysis import CheckOptions

SEED = 9
OPERATIONS = generated(SEED, 80)
_WORD = re.compile(r" ((?:with|from|kind|use)\d+)(?= |$)", re.MULTILINE)

pytestmark = needs_tblgen


@pytest.fixture(scope="module")
def options(tmp_path_factory: pytest.TempPathFactory) -> CheckOptions:
    folder: Path = tmp_path_factory.mktemp("project")
    (folder / "include").mkdir()
    definitions = "".join([each.definition for each in OPERATIONS])
    (folder / "include" / "Mesh.td").write_text(HEAD + definitions, encoding="utf-8")
    found = imported(tmp_path_factory.mktemp("cache"), folder)
    assert found.problems == ()
    return CheckOptions(dialects=found.folder)


@pytest.mark.parametrize("operation", OPERATIONS, ids=range(len(OPERATIONS)))
def test_what_a_printer_writes_is_clean_and_stays_as_it_is(operation: Generated, options: CheckOptions) -> None:
    text = in_function(operation.lines)
    for chosen in (CheckOptions(), options):
        assert alarms(text, chosen) == [], f"seed {SEED}\n{text}{operation.definition}"
    assert changed_lines(text, options) == 0, f"seed {SEED}\n{text}{operation.definition}"


def test_a_misspelt_keyword_is_flagged_where_no_directive_may_hold_it(options: CheckOptions) -> None:
    looked = 0
    for operation in OPERATIONS:
        word = _WORD.search(operation.lines[0])
        if word is None or "custom<" in operation.definition:
            continue
        wrong = operation.lines[0][: word.start(1)] + "x" + operation.lines[0][word.start(1) :]
        text = in_function([wrong, *operation.lines[1:]])
        assert alarms(text, options), f"seed {SEED}\n{text}{operation.definition}"
        looked += 1
    assert looked > 20
