"""The page on which VS Code shows the extension that is installed from its package: texts, pictures, links.

It needs what `test_vscode` needs. `MLIR_LS_PICTURES=FOLDER` keeps the screenshots, in dark and in light colours.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from test_vscode import CODE_SERVER, EXTENSION, MISSING, ROOT

MANIFEST = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {', no '.join(MISSING)}")


@pytest.fixture(scope="module")
def seen(package: None, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a user has seen."""
    work = tmp_path_factory.mktemp("page")
    folder, file = work / "mlir", work / "seen.json"
    folder.mkdir()
    shutil.copy(ROOT / "examples" / "broken.mlir", folder)
    pictures = os.environ.get("MLIR_LS_PICTURES") or str(work / "pictures")
    command = ["node", Path(__file__).parent / "vscode" / "details.mjs", CODE_SERVER, folder, file, pictures]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(file.read_text(encoding="utf-8"))


def test_the_head_of_the_page_is_that_of_the_manifest(seen: Any) -> None:
    assert (seen["name"], seen["description"]) == (MANIFEST["displayName"], MANIFEST["description"])
    assert seen["icon"] == 256
    assert seen["tabs"] == ["Details", "Features", "Changelog"]
    assert [category for category in MANIFEST["categories"] if category not in seen["about"]] == []
    assert MANIFEST["version"] in seen["about"].split()


def test_the_page_begins_with_the_first_steps(seen: Any) -> None:
    assert seen["headings"][:3] == ["First steps", "Your own dialects", "Commands"]
    assert "Privacy" in seen["headings"]


def test_pictures_are_shown(seen: Any) -> None:
    assert len(seen["pictures"]) >= 2
    assert 0 not in seen["pictures"]
    assert seen["missing"] == []


def test_links_lead_to_files_of_the_repository(seen: Any) -> None:
    files = [link.partition("/blob/HEAD/")[2] for link in seen["links"]]
    assert "SECURITY.md" in files
    assert [file for file in files if not (ROOT / file).is_file()] == []
