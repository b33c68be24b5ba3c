"""What other programs read: LSP's fields, GitHub's annotations, SARIF."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from mlir_ls.commands.output.formats import github_lines, json_line, sarif_log, sarif_results
from mlir_ls.diagnostics import Diagnostic, Fix, Related, Severity
from mlir_ls.text import Position, Span, span

LINES = ["module {", '  "é日😀"  %x', "}"]
RELATED = Diagnostic(
    "undefined-value",
    Severity.ERROR,
    span(1, 9, 11),
    "no `%x`, 100%\nsecond line",
    related=(Related(span(0, 0, 6), "in here"),),
    fixes=(Fix("write `%y`", ((span(1, 9, 11), "%y"),)),),
)
NOTE = Diagnostic("unknown-dialect", Severity.INFORMATION, Span(Position(0, 7), Position(2, 1)), "unknown")


def test_json_counts_in_units_of_utf_16(tmp_path: Path) -> None:
    path = str(tmp_path / "a b.mlir")
    text = json_line(path, LINES, [RELATED, NOTE])
    assert "\n" not in text
    answer = json.loads(text)
    assert answer["path"] == path
    first, second = answer["diagnostics"]
    assert first == {
        "range": {"start": {"line": 1, "character": 10}, "end": {"line": 1, "character": 12}},
        "severity": 1,
        "code": "undefined-value",
        "source": "mlir-ls",
        "message": "no `%x`, 100%\nsecond line",
        "relatedInformation": [
            {
                "location": {
                    "uri": (tmp_path / "a b.mlir").as_uri(),
                    "range": {"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 6}},
                },
                "message": "in here",
            }
        ],
    }
    assert second["severity"] == 3
    assert "relatedInformation" not in second


def test_json_of_a_clean_file_has_an_empty_list() -> None:
    assert json.loads(json_line("a.mlir", [""], [])) == {"path": "a.mlir", "diagnostics": []}


def test_a_place_after_the_text_is_reported_as_it_is() -> None:
    answer = json.loads(json_line("a", [], [Diagnostic("unreadable-file", Severity.ERROR, span(3, 4, 5), "x")]))
    assert answer["diagnostics"][0]["range"]["start"] == {"line": 3, "character": 4}


def test_github_annotations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = str(tmp_path / "d" / "a,b.mlir")
    shown = os.path.join("d", "a%2Cb.mlir")
    assert github_lines(path, [RELATED, NOTE]) == [
        f"::error file={shown},line=2,endLine=2,col=10,endColumn=11,title=undefined-value::"
        f"no `%25x`, 100%25%0Asecond line%0A{os.path.join('d', 'a,b.mlir')}:1: in here",
        f"::notice file={shown},line=1,endLine=3,title=unknown-dialect::unknown",
    ]


def test_sarif(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results = sarif_results(str(tmp_path / "d" / "a b.mlir"), [RELATED, NOTE])
    log = json.loads(sarif_log(results, ["c.mlir: gone"]))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["undefined-value", "unknown-dialect"]
    assert run["tool"]["driver"]["rules"][0]["help"]["markdown"].startswith("# undefined-value: ")
    assert run["invocations"] == [
        {
            "executionSuccessful": False,
            "toolExecutionNotifications": [{"level": "error", "message": {"text": "c.mlir: gone"}}],
        }
    ]
    first, second = run["results"]
    place = {
        "artifactLocation": {"uri": "d/a%20b.mlir"},
        "region": {"startLine": 2, "startColumn": 10, "endLine": 2, "endColumn": 12},
    }
    assert first["level"] == "error"
    assert first["locations"] == [{"physicalLocation": place}]
    assert first["relatedLocations"][0]["message"] == {"text": "in here"}
    assert first["fixes"][0]["artifactChanges"][0]["replacements"] == [
        {"deletedRegion": place["region"], "insertedContent": {"text": "%y"}}
    ]
    assert second["level"] == "note"


def test_sarif_of_a_successful_run() -> None:
    (run,) = json.loads(sarif_log([], []))["runs"]
    assert run["results"] == []
    assert run["invocations"] == [{"executionSuccessful": True}]


def test_sarif_names_files_elsewhere_by_their_uri(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    (result,) = sarif_results(str(tmp_path / "a.mlir"), [NOTE])
    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == (tmp_path / "a.mlir").as_uri()
