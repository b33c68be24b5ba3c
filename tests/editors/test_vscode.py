"""VS Code with the packaged extension: code-server, driven in Chromium and from within its extension host.

`bash tests/editors/vscode/install.sh` installs code-server into a cache (once), `npm ci` in `vscode-extension` the
rest. What the sessions do is in `vscode/inside/session.js` and `vscode/looks.mjs`; here stands what they have to see.
`MLIR_LS_PICTURES=FOLDER` keeps the screenshots.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from editor_support import Seen

import mlir_ls
from mlir_opt import MLIR_OPT

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "vscode"
EXTENSION = ROOT / "vscode-extension"
CACHES = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
CODE_SERVER = next(CACHES.glob("mlir-ls-tests/code-server-*/.ready"), CACHES / "nowhere" / ".ready").parent
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
FILECHECK = shutil.which("FileCheck") or shutil.which("FileCheck-22") or shutil.which("FileCheck-14")
LIT = shutil.which("lit") or shutil.which("lit", path=str(Path(sys.executable).parent))
LARGE = 100_000

NEEDS = {
    "Node.js and npm": shutil.which("node") and shutil.which("npm"),
    "the packages of vscode-extension (npm ci)": (EXTENSION / "node_modules").exists(),
    "code-server (bash tests/editors/vscode/install.sh)": CODE_SERVER.exists(),
    "Chromium (Debian: apt install chromium)": CHROMIUM,
}
MISSING = [what for what, there in NEEDS.items() if not there]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {', no '.join(MISSING)}")

SUM = """\
func.func @sum(%left: i32, %right: i32) -> i32 {
  %total = arith.addi %left, %right : i32
  return %missing : i32
}
"""

OUTLINE = (HERE / "outline.mlir").read_text(encoding="utf-8")

SECTION = "func.func @f{}() {{\n  return\n}}\n"

UNTIDY = """\
func.func   @f( %a : i32 )->i32 {
      %b=arith.addi %a,%a:i32
  return %b:i32
}
"""

TIDY = """\
// touched
func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}
"""

NOTES = """\
# Notes

```mlir
%sum = arith.addi %left, %right : i32
```

Plain arith.addi text.
"""

LOCATED = """\
func.func @f(%memory: memref<4xf32>, %index: index) {
  %value = memref.load %memory[%index] : memref<4xf32> loc("notes.md":3:1)
  return
}
"""

TESTED = (HERE / "tested.mlir").read_text(encoding="utf-8")

COMMITTED = "func.func @f() -> i32 {\n  return %x : i32\n}\n"


def many_operations() -> str:
    body = [f"  %v{number} = arith.addi %v{number - 1}, %v{number // 2} : i32" for number in range(1, 5000)]
    return "\n".join(["func.func @many(%v0: i32) -> i32 {", *body, "  return %v4999 : i32", "}", ""])


def large_text() -> str:
    body = [f"  %v{number} = arith.addi %0, %1 : i32" for number in range(LARGE)]
    return "\n".join(["func.func @large(%0: i32, %1: i32) -> i32 {", *body, "  return %0 : i32", "}", ""])


def write_files(folder: Path) -> None:
    files = {
        "sum.mlir": SUM,
        "outline.mlir": OUTLINE,
        "sections.mlir": "\n// -----\n\n".join([SECTION.format(number) for number in (1, 2)]),
        "untidy.mlir": UNTIDY,
        "located.mlir": LOCATED,
        "photon.mlir": "photon.emit\n",
        "notes.md": NOTES,
        "committed.mlir": COMMITTED,
        "tested.mlir": TESTED,
        "large.mlir": large_text(),
        "many.mlir": many_operations(),
        "dump.mlir": (ROOT / "examples" / "passes.log").read_text(encoding="utf-8"),
        "dialects.mlir": (ROOT / "syntaxes" / "tests" / "dialects.mlir").read_text(encoding="utf-8"),
        "broken.mlir": (ROOT / "examples" / "broken.mlir").read_text(encoding="utf-8"),
        **{f"empty.{ending}": "" for ending in ("mlir", "mlir.in", "ttir", "ttgir")},
        **{f"printed.{ending}": "// -----// IR Dump After CSE (cse) //----- //\nmodule {\n}\n" for ending in ("log", "out")},
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")


def python_extension(folder: Path, chosen: Path) -> Path:
    """An extension that says what the Python extension says when this Python was chosen in it."""
    description = {
        "name": "python",
        "publisher": "ms-python",
        "version": "1.0.0",
        "engines": {"vscode": "^1.82.0"},
        "main": "./main.js",
    }
    code = f"""
const vscode = require("vscode");
exports.activate = () => ({{
  environments: {{
    getActiveEnvironmentPath: () => ({{ path: {json.dumps(str(chosen))} }}),
    resolveEnvironment: async ({{ path }}) => ({{ executable: {{ uri: vscode.Uri.file(path) }} }}),
    onDidChangeActiveEnvironmentPath: new vscode.EventEmitter().event,
  }},
}});
"""
    package = folder / "python.vsix"
    with ZipFile(package, "w") as archive:
        archive.writestr("extension/package.json", json.dumps(description))
        archive.writestr("extension/main.js", code)
    return package


def program(folders: pytest.TempPathFactory, name: str, script: str) -> Path:
    """A program of this name, alone in its folder."""
    file = folders.mktemp("alone") / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.org", *arguments], cwd=folder, check=True)


def watch(script: str, folder: Path, seen: Path, *arguments: str, **environment: str) -> Any:
    command = ["node", str(HERE / script), str(CODE_SERVER), str(folder), str(seen), *arguments]
    variables = {**os.environ, "CHROMIUM": CHROMIUM or "", **environment}
    run = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=600, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(seen.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def session(package: None, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """A session through VS Code's own interface."""
    folder = tmp_path_factory.mktemp("session")
    write_files(folder)
    git(folder, "init", "--quiet")
    git(folder, "add", "committed.mlir")
    git(folder, "commit", "--quiet", "--message", "one")
    if MLIR_OPT is not None:
        (folder / "code.mlir").write_text("func.func @before() {\n  return\n}\n", encoding="utf-8")
        output = ["--emit-bytecode", "-o", "code.mlirbc"]
        subprocess.run([MLIR_OPT, "code.mlir", *output], cwd=folder, check=True)
    seen = tmp_path_factory.mktemp("seen") / "session.json"
    return Seen(watch("session.mjs", folder, seen, MLIR_LS_MLIR_OPT=MLIR_OPT or "", MLIR_LS_LIT=LIT or ""))


@pytest.fixture(scope="module")
def looks(package: None, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """What is on the screen."""
    folder = tmp_path_factory.mktemp("looks")
    write_files(folder)
    (folder / "code.mlirbc").write_bytes(b"ML\xefR")
    serve = f'exec "{sys.executable}" -m mlir_ls "$@"'
    newer = program(tmp_path_factory, "mlir-ls", f'[ "$1" = --version ] && echo mlir-ls 99.0.0 && exit\n{serve}')
    old = program(tmp_path_factory, "python3", "echo too old; exit 1")
    (old.parent / "python").symlink_to(sys.executable)
    seen = tmp_path_factory.mktemp("seen")
    pictures = os.environ.get("MLIR_LS_PICTURES") or str(seen / "pictures")
    chosen = tmp_path_factory.mktemp("chosen") / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(chosen)], check=True)
    environment = {
        "MLIR_LS_PYTHON": sys.executable,
        "MLIR_LS_NEWER": str(newer.parent),
        "MLIR_LS_PYTHONS": str(old.parent),
        "MLIR_LS_PYTHON_EXTENSION": str(python_extension(chosen.parent, chosen / "bin" / "python")),
    }
    return Seen(watch("looks.mjs", folder, seen / "looks.json", pictures, **environment))


def mistakes(diagnostics: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The diagnostics, without hints on what is unused."""
    return [each for each in diagnostics if each["severity"] != "Hint"]


def codes(diagnostics: list[dict[str, Any]]) -> list[str]:
    return [each["code"] for each in mistakes(diagnostics)]


class TestInside:
    def test_diagnostics_come_when_a_file_is_opened(self, session: Seen) -> None:
        assert mistakes(session["first_diagnostics"]["diagnostics"]) == [
            {
                "code": "undefined-value",
                "message": "'%missing' is not defined",
                "severity": "Error",
                "start": [2, 9],
                "end": [2, 17],
            }
        ]

    def test_files_are_recognised(self, session: Seen) -> None:
        names = ("empty.mlir", "empty.mlir.in", "empty.ttgir", "empty.ttir")
        assert session["languages"] == dict.fromkeys(names, "mlir")

    def test_logs_of_passes_are_recognised_by_what_is_in_them(self, session: Seen) -> None:
        assert session["logs"] == {"printed.out": "mlir", "printed.log": "mlir"}

    def test_the_example_of_the_walkthrough_opens(self, session: Seen) -> None:
        example = session["example"]
        assert (example["isUntitled"], example["language"]) == (True, "mlir")
        assert example["count"] > 5

    def test_a_report_has_versions_status_and_log(self, session: Seen) -> None:
        report = session["report"]
        assert f"- extension: {mlir_ls.__version__}" in report
        assert "- status: the server runs: mlir-ls" in report
        assert "the server answers: mlir-ls" in report
        assert str(Path.home()) not in report

    def test_diagnostics_follow_what_is_typed(self, session: Seen) -> None:
        typing = session["typing"]
        assert mistakes(typing["corrected"]) == []
        assert codes(typing["broken"]) == ["undefined-value"]
        assert "%wrong" in mistakes(typing["broken"])[0]["message"]

    def test_hover(self, session: Seen) -> None:
        assert "%total : i32" in session["hover"]

    def test_definition(self, session: Seen) -> None:
        assert session["definition"] == ["%total"]

    def test_references(self, session: Seen) -> None:
        assert session["references"] == [[0, "%left"], [1, "%left"]]

    def test_outline(self, session: Seen) -> None:
        ((outer, ((inner, parts),)),) = session["outline"]
        assert (outer, inner) == ("@outer", "@inner")
        assert "^bb1" in [name for name, _ in parts]

    def test_completion(self, session: Seen) -> None:
        assert "func.return" in session["completion"]

    def test_sections_can_be_folded(self, session: Seen) -> None:
        assert [0, 2] in session["folding"]
        assert any(start == 4 and end >= 7 for start, end in session["folding"])

    def test_semantic_tokens(self, session: Seen) -> None:
        tokens = session["semantic_tokens"]
        assert ["%x", "parameter", ["definition"]] in tokens
        assert ["scf.yield", "macro", []] in tokens
        assert ["%pair", "variable", []] in tokens

    def test_locations_are_links(self, session: Seen) -> None:
        ((text, path, place),) = session["links"]
        assert "notes.md" in text
        assert Path(path).name == "notes.md"
        assert "3" in place

    def test_types_that_are_not_spelled_are_shown(self, session: Seen) -> None:
        assert any("f32" in hint for hint in session["hints"])

    def test_a_file_is_formatted_when_it_is_saved(self, session: Seen) -> None:
        assert session["format_on_save"] == TIDY

    def test_the_command_that_formats(self, session: Seen) -> None:
        assert session["format_command"] == TIDY

    @pytest.mark.parametrize(("document", "value"), [("untitled", "%a"), ("virtual", "%x"), ("git", "%x")])
    def test_documents_that_are_no_files(self, session: Seen, document: str, value: str) -> None:
        found = session[document]
        assert set(codes(found)) == {"undefined-value"}
        assert value in mistakes(found)[0]["message"]

    @pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt (Debian: apt install mlir-22-tools)")
    def test_bytecode_is_read_and_written_as_text(self, session: Seen) -> None:
        bytecode = session["bytecode"]
        assert bytecode["language"] == "mlir"
        assert "func.func @before()" in bytecode["text"]
        assert bytecode["saved"]
        assert bytecode["magic"] == "ML\u00efR"
        assert "func.func @after()" in bytecode["again"]

    @pytest.mark.skipif(MLIR_OPT is None or FILECHECK is None, reason="no mlir-opt, or no FileCheck")
    def test_a_run_line_is_run_and_its_directive_updated(self, session: Seen) -> None:
        found = session["run_line"]
        assert found["titles"] == ["Run", "Pipeline", "0 uses"]
        assert (found["failure"]["start"], found["failure"]["severity"]) == ([1, 10], "Error")
        assert found["action"] == "Update this CHECK line"
        assert (found["line"], found["verdict"]) == ("// CHECK: arith.constant 2", "passed")

    @pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt (Debian: apt install mlir-22-tools)")
    def test_the_output_of_a_pipeline_is_beside_the_text_and_follows_it(self, session: Seen) -> None:
        found = session["pipeline"]
        assert "arith.constant 2 : i32" in found["first"]
        assert "arith.constant 3 : i32" in found["second"]
        assert found["third"].startswith("// mlir-opt")
        assert found["ofOutput"] == []
        assert sorted(found["columns"]) == [["file", 1], ["mlir-ls-pipeline", 2]]

    @pytest.mark.skipif(MLIR_OPT is None, reason="no mlir-opt (Debian: apt install mlir-22-tools)")
    def test_the_first_output_of_a_pipeline_is_of_what_was_typed_meanwhile(self, session: Seen) -> None:
        assert "func.func private @later()" in session["pipeline_meanwhile"]

    @pytest.mark.skipif(MLIR_OPT is None or FILECHECK is None, reason="no mlir-opt, or no FileCheck")
    def test_the_test_explorer_runs_the_tests_of_the_folder(self, session: Seen) -> None:
        assert session["explorer"] == ["failed-check"]

    @pytest.mark.skipif(MLIR_OPT is None or FILECHECK is None or LIT is None, reason="no mlir-opt, no FileCheck, or no lit")
    def test_lit_runs_the_tests_of_the_folder(self, session: Seen) -> None:
        assert session["lit"] == [[1, 10]]

    def test_settings_take_effect_at_once(self, session: Seen) -> None:
        settings = session["settings"]
        assert codes(settings["before"]) == ["unknown-dialect"]
        assert mistakes(settings["after"]) == []
        assert settings["same_server"]

    def test_words_have_their_sigils(self, session: Seen) -> None:
        assert session["words"] == ["%a.b", "@inner", "^bb1", "#map", "!alias", "scf.yield", "%pair"]

    def test_indentation_of_new_lines(self, session: Seen) -> None:
        signature = "func.func @f(%a: i32,\n  %b: i32) {\n  foo.x {a = 1,\n    b}\n}"
        assert session["enter_key"] == ["func.func @f() {\n  cf.br ^bb1\n^bb1:\n  return\n}", signature]

    def test_snippets(self, session: Seen) -> None:
        assert session["snippets"] == "func.func private @name(i32) -> i32"

    def test_a_snippet_of_a_comment_takes_the_slashes_that_are_typed(self, session: Seen) -> None:
        assert session["snippet_in_a_comment"]["character"] == 0
        assert session["snippet_in_a_comment"]["text"].startswith("// RUN: mlir-opt %s")

    def test_completion_goes_on_after_a_dialect(self, session: Seen) -> None:
        assert session["dialect_completion"] == {"text": "arith.", "command": "editor.action.triggerSuggest"}

    def test_the_server_can_be_restarted(self, session: Seen) -> None:
        assert session["restart"]["other_server"]
        assert codes(session["restart"]["diagnostics"]) == ["undefined-value"]

    def test_a_server_that_crashed_is_started_again_and_nothing_is_lost(self, session: Seen) -> None:
        crash = session["crash"]
        assert crash["other_server"]
        assert crash["unsaved"]
        (found,) = mistakes(crash["diagnostics"])
        assert "%worse" in found["message"]
        assert found["start"][0] == 2

    def test_a_large_file(self, session: Seen) -> None:
        assert session["large_file"]["lines"] > LARGE


class TestScreen:
    def test_the_first_look(self, looks: Seen) -> None:
        assert looks["first_look"]["language"] == "MLIR"

    def test_the_status_shows_dialects_and_server(self, looks: Seen) -> None:
        status = looks["status"]
        assert re.search(r"LLVM 22: \d+ dialects", status["text"])
        assert "This file is read as LLVM 22" in status["tooltip"]
        assert re.search(r"mlir-ls \d+\.\d+\.\d+, run by /\S*python", status["tooltip"])
        assert "arith" in status["tooltip"]
        assert "Restart" in status["tooltip"]

    def test_hover(self, looks: Seen) -> None:
        assert "%product : f32" in looks["hover"]

    def test_parts_have_different_colours(self, looks: Seen) -> None:
        colours = looks["colours"]
        words = ["mulf", "%product", "@scale_transposed", "tensor", "2.5e-1", "indexing_maps", "RUN:"]
        assert len({tuple(colours[word]) for word in words}) == len(words), {word: colours[word] for word in words}

    def test_the_server_colours_arguments_and_results_differently(self, looks: Seen) -> None:
        colours = looks["colours"]
        assert colours["%values"] != colours["%next"]

    def test_a_dialect_that_is_not_known_has_colours(self, looks: Seen) -> None:
        colours = looks["unheard_of"]
        assert colours["store"] != colours["measure"]
        assert colours["!photon.beam"] == colours["!llvm.ptr"]
        assert colours["lumen"] != colours["%bright"]

    def test_fences_in_markdown_have_colours(self, looks: Seen) -> None:
        colours = looks["markdown"]
        assert colours["addi"] != colours["Plain"]
        assert colours["arith.addi"] == colours["Plain"]

    def test_the_graph_of_a_function_leads_to_the_text(self, looks: Seen) -> None:
        found = looks["graph"]
        assert any("^bb1" in label for label in found["labels"])
        assert found["marked"]
        assert found["place"].startswith("Ln 12")

    def test_the_outline_of_a_log_names_its_passes_and_a_difference_shows_one(self, looks: Seen) -> None:
        found = looks["dumps"]
        rows = [" ".join(row.split()) for row in found["outline"]]
        assert "canonicalizefunc.func @collatz, 30 lines, +0 -2" in rows
        assert "sccpfunc.func @collatz, 30 lines, +4 -4" in rows
        assert any(row.endswith("unchanged") for row in rows)
        assert "func.func @collatz" in found["before"]
        assert found["before"] != found["after"]

    def test_of_a_large_graph_what_is_near_the_cursor_or_searched_is_shown(self, looks: Seen) -> None:
        found = looks["large_graph"]
        assert found["count"] == "201 of 5002"
        assert found["first"] == 201
        assert found["found"] == ["%v4321 = arith.addi %v4320, %v2160 : i32"]
        assert found["place"].startswith("Ln 4322")

    @pytest.mark.skipif(MLIR_OPT is None or FILECHECK is None, reason="no mlir-opt, or no FileCheck")
    def test_a_lens_runs_a_test_and_a_pipeline_is_shown_beside(self, looks: Seen) -> None:
        found = looks["beside"]
        assert found["lenses"].startswith("failed: a directive does not match")
        assert "expected string not found in input" in found["hover"]
        assert "line 3 of the output" in found["hover"]
        assert "%c2_i32 = arith.constant 2 : i32" in found["output"]

    def test_problems(self, looks: Seen) -> None:
        assert any("'%lenght' is not defined" in row for row in looks["problems"])

    def test_commands_without_anything_to_do_say_why(self, looks: Seen) -> None:
        no_log = "this file holds no IR that a compiler printed between passes, as with --mlir-print-ir-after-all"
        reasons = ("this file has no RUN line", "no RUN line begins here", "the cursor is in no operation that has a symbol")
        assert looks["nothing_to_do"] == [f"MLIR: {reason}" for reason in (*reasons, no_log, no_log)]

    def test_references(self, looks: Seen) -> None:
        assert len(looks["references"]) == 5

    def test_waves_follow_the_keys_in_a_large_file(self, looks: Seen) -> None:
        assert len(looks["keystroke"]["others"]) == 38

    def test_a_missing_python_is_reported_and_a_setting_mends_it(self, looks: Seen) -> None:
        missing = looks["missing_python"]
        assert "no Python 3.10 or later was found" in missing["message"]
        assert missing["buttons"][0] == "Open Settings"
        assert missing["query"] == "mlir-ls.python"

    def test_a_server_that_fails_is_reported_once(self, looks: Seen) -> None:
        (message,) = looks["failing_server"]
        assert "the language server '/bin/sh -c exit 3' does not work" in message

    def test_commands_that_cannot_be_run_are_reported(self, looks: Seen) -> None:
        expected = ("there is no program 'no-such-program'", "'mlir-ls.command' is not a list of texts")
        assert all(map(str.__contains__, looks["missing_command"], expected))

    def test_a_newer_server_that_is_installed_is_preferred(self, looks: Seen) -> None:
        assert "/alone0/mlir-ls" in looks["newer_server"]

    def test_a_python_that_is_too_old_is_passed_over(self, looks: Seen) -> None:
        assert re.search(r"run by \S*/python\.", looks["old_python"])

    def test_the_python_that_the_python_extension_has_chosen_is_taken(self, looks: Seen) -> None:
        assert "/environment/bin/python" in looks["chosen_python"]

    def test_bytecode_without_mlir_opt_is_reported(self, looks: Seen) -> None:
        assert "This bytecode cannot be shown as text" in looks["missing_mlir_opt"]
        assert "mlir-ls.mlirOpt" in looks["missing_mlir_opt"]
