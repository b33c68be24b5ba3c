"""The audit of libraries: what has a vulnerability fails, and what cannot be looked up is said."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import release_support

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return release_support.script("audit")


PIP: Any = {
    "dependencies": [
        {"name": "attrs", "version": "26.1.0", "vulns": []},
        {"name": "pygls", "version": "1.0", "vulns": [{"id": "PYSEC-2026-1", "fix_versions": ["1.1"]}]},
        {"name": "cattrs", "skip_reason": "cattrs could not be audited"},
    ]
}
NPM: Any = {
    "vulnerabilities": {
        "old": {"name": "old", "severity": "high", "range": "<2"},
        "odd": {"name": "odd", "severity": "low", "range": "*"},
    },
    "metadata": {"dependencies": {"total": 40}},
}


def test_vulnerabilities_are_listed(script: ModuleType) -> None:
    assert script.of_pip_audit(PIP, "") == (("pygls 1.0: PYSEC-2026-1",), ("cattrs could not be audited",), 2)
    assert script.of_npm(NPM, "") == (("old <2: high",), (), 40)


def test_what_cannot_be_looked_up_is_said(script: ModuleType) -> None:
    assert script.of_npm({"message": "405 Method Not Allowed"}, "") == ((), ("405 Method Not Allowed",), 0)
    assert script.of_npm(None, "") == ((), ("it printed nothing",), 0)
    assert script.of_pip_audit(None, "Traceback\nNo module named pip_audit\n") == ((), ("No module named pip_audit",), 0)


@pytest.mark.parametrize(("report", "status"), [(NPM, 1), ({"message": "no network"}, 0)])
def test_the_status_is_that_of_what_was_found(
    script: ModuleType, report: Any, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "output", lambda command, _: (report, "") if command[0] == "npm" else (None, "no pip-audit"))
    assert script.main() == status
    assert "skipped: no pip-audit" in capsys.readouterr().out


def test_a_program_that_is_not_there_is_said(script: ModuleType, tmp_path: Path) -> None:
    report, said = script.output([str(tmp_path / "nothing")], tmp_path)
    assert report is None
    assert "nothing" in said
