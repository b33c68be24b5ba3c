"""Diagnostics for other programs: JSON lines in LSP's terms, GitHub's annotations, SARIF."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import quote

from mlir_ls import __version__
from mlir_ls.commands import explain
from mlir_ls.commands.files.inputs import STDIN_NAME
from mlir_ls.diagnostics import Diagnostic, Fix, Severity
from mlir_ls.escaping import visible
from mlir_ls.text import Position, Span, to_units

Json = dict[str, Any]

_GITHUB_COMMANDS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFORMATION: "notice",
    Severity.HINT: "notice",
}
_SARIF_LEVELS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFORMATION: "note",
    Severity.HINT: "note",
}
_SARIF_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def json_line(path: str, lines: Sequence[str], diagnostics: Iterable[Diagnostic]) -> str:
    """A file's answer as one line: LSP's own fields, lines from 0, characters in units of UTF-16."""
    found = [_lsp_diagnostic(diagnostic, path, lines) for diagnostic in diagnostics]
    return json.dumps({"path": path, "diagnostics": found})


def github_lines(path: str, diagnostics: Iterable[Diagnostic]) -> list[str]:
    """Workflow commands that GitHub shows as annotations, a line each."""
    return [_github_line(path, diagnostic) for diagnostic in diagnostics]


def sarif_results(path: str, diagnostics: Iterable[Diagnostic]) -> list[Json]:
    """A file's findings as results of a SARIF run (SARIF 2.1.0, section 3.27)."""
    return [_sarif_result(path, diagnostic) for diagnostic in diagnostics]


def sarif_log(results: Sequence[Json], failures: Sequence[str]) -> str:
    """The whole log of one run. `failures` say which files could not be checked, and why."""
    codes = sorted({result["ruleId"] for result in results})
    invocation: Json = {"executionSuccessful": not failures}
    if failures:
        invocation["toolExecutionNotifications"] = [
            {"level": "error", "message": {"text": failure}} for failure in failures
        ]
    run = {
        "tool": {"driver": {"name": "mlir-ls", "version": __version__, "rules": [_sarif_rule(code) for code in codes]}},
        "columnKind": "unicodeCodePoints",
        "invocations": [invocation],
        "results": list(results),
    }
    return json.dumps({"$schema": _SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _lsp_diagnostic(diagnostic: Diagnostic, path: str, lines: Sequence[str]) -> Json:
    found: Json = {
        "range": _lsp_range(diagnostic.span, lines),
        "severity": int(diagnostic.severity),
        "code": diagnostic.code,
        "source": "mlir-ls",
        "message": diagnostic.message,
    }
    if diagnostic.unnecessary or diagnostic.deprecated:
        found["tags"] = [1 if diagnostic.unnecessary else 2]  # LSP's `DiagnosticTag`
    if diagnostic.related:
        uri = _file_uri(path)
        found["relatedInformation"] = [
            {"location": {"uri": uri, "range": _lsp_range(related.span, lines)}, "message": related.message}
            for related in diagnostic.related
        ]
    return found


def _lsp_range(where: Span, lines: Sequence[str]) -> Json:
    return {"start": _lsp_position(where.start, lines), "end": _lsp_position(where.end, lines)}


def _lsp_position(position: Position, lines: Sequence[str]) -> Json:
    line, character = position
    if line < len(lines):
        character = to_units(lines[line], character, "utf-16")
    return {"line": line, "character": character}


def _github_line(path: str, diagnostic: Diagnostic) -> str:
    (line, character), (end_line, end_character) = diagnostic.span
    fields = [f"file={_github_value(_from_here(path))}", f"line={line + 1}", f"endLine={end_line + 1}"]
    if line == end_line:  # GitHub takes columns only for a single line
        fields += [f"col={character + 1}", f"endColumn={max(end_character, character + 1)}"]
    fields.append(f"title={_github_value(diagnostic.code)}")
    message = [diagnostic.message]
    for related in diagnostic.related:
        message.append(f"{_from_here(path)}:{related.span.start.line + 1}: {related.message}")
    text = _github_escaped(visible("\n".join(message)))
    return f"::{_GITHUB_COMMANDS[diagnostic.severity]} {','.join(fields)}::{text}"


def _github_escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _github_value(text: str) -> str:
    return _github_escaped(visible(text)).replace(":", "%3A").replace(",", "%2C")


def _sarif_result(path: str, diagnostic: Diagnostic) -> Json:
    result: Json = {
        "ruleId": diagnostic.code,
        "level": _SARIF_LEVELS[diagnostic.severity],
        "message": {"text": diagnostic.message},
        "locations": [{"physicalLocation": _sarif_location(path, diagnostic.span)}],
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {"physicalLocation": _sarif_location(path, related.span), "message": {"text": related.message}}
            for related in diagnostic.related
        ]
    if diagnostic.fixes:
        result["fixes"] = [_sarif_fix(path, fix) for fix in diagnostic.fixes]
    return result


def _sarif_location(path: str, where: Span) -> Json:
    return {"artifactLocation": {"uri": _relative_uri(path)}, "region": _sarif_region(where)}


def _sarif_region(where: Span) -> Json:
    (line, character), (end_line, end_character) = where
    return {
        "startLine": line + 1,
        "startColumn": character + 1,
        "endLine": end_line + 1,
        "endColumn": end_character + 1,
    }


def _sarif_fix(path: str, fix: Fix) -> Json:
    replacements = [
        {"deletedRegion": _sarif_region(where), "insertedContent": {"text": text}} for where, text in fix.edits
    ]
    change = {"artifactLocation": {"uri": _relative_uri(path)}, "replacements": replacements}
    return {"description": {"text": fix.title}, "artifactChanges": [change]}


def _sarif_rule(code: str) -> Json:
    page = explain.page(code)
    if page is None:
        return {"id": code}
    return {
        "id": code,
        "shortDescription": {"text": explain.summary(page)},
        "help": {"text": page, "markdown": page},
    }


def _from_here(path: str) -> str:
    """A path relative to the working folder where it lies in it: annotations need paths inside the repository."""
    if not os.path.isabs(path):
        return os.path.normpath(path)
    here = os.path.join(os.getcwd(), "")
    return path[len(here) :] if path.startswith(here) else path


def _relative_uri(path: str) -> str:
    shown = _from_here(path)
    return _file_uri(shown) if os.path.isabs(shown) else quote(shown.replace(os.sep, "/"), errors="surrogateescape")


def _file_uri(path: str) -> str:
    if path == STDIN_NAME:
        return quote(path)
    full = os.path.abspath(path).replace(os.sep, "/")
    return "file://" + ("" if full.startswith("/") else "/") + quote(os.fsencode(full), safe="/:")
