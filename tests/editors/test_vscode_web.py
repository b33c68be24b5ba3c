"""The extension for VS Code for the Web: its server runs in a worker of the browser, which code-server's workbench starts.

It needs what `test_vscode` needs, and `npm ci` in `editors/playground`. `MLIR_LS_PICTURES=FOLDER` keeps the screenshot.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from test_vscode import CODE_SERVER, EXTENSION, MISSING, ROOT

PLAYGROUND = ROOT / "editors" / "playground"
PACKAGES = () if (PLAYGROUND / "node_modules").exists() else ("the packages of editors/playground (npm ci)",)
LACKING = [*MISSING, *PACKAGES]

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"no {', no '.join(LACKING)}")


def run(command: list[str | Path], folder: Path) -> None:
    environment = {**os.environ, "PYTHON": sys.executable}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.fixture(scope="module")
def extension(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that is packaged."""
    folder = tmp_path_factory.mktemp("web") / "extension"
    run(["npm", "run", "vscode", "--", os.path.relpath(folder, PLAYGROUND)], PLAYGROUND)
    return folder


@pytest.fixture(scope="module")
def seen(extension: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a user has seen. The package is for any platform: code-server installs none for the web."""
    work = tmp_path_factory.mktemp("session")
    vsix, file, folder = work / "web.vsix", work / "seen.json", work / "mlir"
    run([EXTENSION / "node_modules" / ".bin" / "vsce", "package", "--no-dependencies", "--out", vsix], extension)
    folder.mkdir()
    shutil.copy(ROOT / "examples" / "broken.mlir", folder)
    pictures = [os.environ["MLIR_LS_PICTURES"]] if "MLIR_LS_PICTURES" in os.environ else []
    session = Path(__file__).parent / "vscode" / "web.mjs"
    run(["node", session, CODE_SERVER, folder, file, vsix, *pictures], work)
    return json.loads(file.read_text(encoding="utf-8"))


def test_the_server_runs_in_the_browser(seen: Any) -> None:
    status = seen["status"].replace("\N{NO-BREAK SPACE}", " ")
    assert "The language server runs: in this browser." in status
    assert "Dialects of LLVM 22 that are loaded: " in status


def test_mistakes_are_found(seen: Any) -> None:
    assert any(row.startswith("'%lenght' is not defined") for row in seen["problems"])


def test_codes_lead_to_pages(seen: Any) -> None:
    files = [address.partition("/blob/HEAD/")[2] for address in seen["pages"] if "/blob/HEAD/" in address]
    assert "server/mlir_ls/explain/names/undefined-value.md" in files
    assert not any(address.startswith("file:") for address in seen["pages"])
    assert all((ROOT / file).is_file() for file in files)


def test_hover_shows_the_operation(seen: Any) -> None:
    assert "Takes the smaller of two unsigned integers" in seen["hover"]


def test_the_package_starts_no_programs(extension: Path) -> None:
    manifest = json.loads((extension / "package.json").read_text(encoding="utf-8"))
    assert manifest["browser"] == "./out/extension.js"
    assert "main" not in manifest
    commands = {command["command"] for command in manifest["contributes"]["commands"]}
    assert commands >= {"mlir-ls.restart", "mlir-ls.format", "mlir-ls.openExample", "mlir-ls.passes"}
    assert "mlir-ls.reportIssue" not in commands
    assert "node:" not in (extension / "out" / "extension.js").read_text(encoding="utf-8")
