"""The extension for VS Code takes a plain text for MLIR where it is a log of passes; VS Code itself is stood in for."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

EXTENSION = Path(__file__).parents[2] / "vscode-extension"
ESBUILD = EXTENSION / "node_modules" / ".bin" / "esbuild"
HEADER = "// -----// IR Dump After CSE (cse) //----- //"

pytestmark = pytest.mark.skipif(shutil.which("node") is None or not ESBUILD.exists(), reason="needs Node.js, and npm ci")

STAND_IN = """
const nothing = { dispose() {} };
export const textDocuments = [];
export const chosen = [];
export const opening = [];
export const workspace = {
  textDocuments,
  onDidOpenTextDocument: (listener) => (opening.push(listener), nothing),
  onDidCloseTextDocument: () => nothing,
  registerTextDocumentContentProvider: () => nothing,
};
export const window = {};
export const commands = { registerCommand: () => nothing };
export const languages = { setTextDocumentLanguage: async (document, language) => void chosen.push([document.name, language]) };
export class EventEmitter { dispose() {} }
export const Disposable = { from: (...all) => nothing };
"""

SCRIPT = """
import { passCommands } from "PASSES";
import { chosen, opening, textDocuments } from "vscode";
const documents = JSON.parse(process.argv[2]).map(([name, languageId, lines]) =>
  ({ name, languageId, lineCount: lines.length, lineAt: (line) => ({ text: lines[line] }), uri: { toString: () => name } }));
textDocuments.push(documents[0]);
passCommands(() => undefined);
for (const document of documents.slice(1)) for (const listener of opening) listener(document);
console.log(JSON.stringify(chosen));
"""


def test_logs_of_passes_are_mlir_whatever_their_names(tmp_path: Path) -> None:
    (tmp_path / "vscode.mjs").write_text(STAND_IN, encoding="utf-8")
    passes = (EXTENSION / "src" / "passes.ts").as_posix()
    (tmp_path / "script.mjs").write_text(SCRIPT.replace("PASSES", passes), encoding="utf-8")
    bundled = ["--bundle", "--platform=node", f"--alias:vscode={tmp_path / 'vscode.mjs'}", f"--outfile={tmp_path / 'made.js'}"]
    subprocess.run([str(ESBUILD), str(tmp_path / "script.mjs"), *bundled], check=True, capture_output=True)
    documents = [
        ["open.log", "log", ["beam-opt: a warning", HEADER, "module {", "}"]],
        ["late.txt", "plaintext", [HEADER, "module {", "}"]],
        ["late.txt", "plaintext", [HEADER, "module {", "}"]],  # the user has chosen that, and it is not changed again
        ["notes.txt", "plaintext", ["module {", "}"]],
        ["program.py", "python", [HEADER]],
    ]
    command = ["node", str(tmp_path / "made.js"), json.dumps(documents)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == [["open.log", "mlir"], ["late.txt", "mlir"]]
