"""VS Code shows the dialects that a repository defines once, in a trusted folder, and does what the answer says.

It needs what `test_vscode` needs. `MLIR_LS_PICTURES=FOLDER` keeps the screenshots.
"""

from __future__ import annotations

import os
import shutil

import pytest
from editor_support import Seen
from test_vscode import MISSING, ROOT, watch

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {', no '.join(MISSING)}")

SETTINGS = """\
dialects = [
    "include/mill/MillOps.td",
    "include/mill/MillTransformOps.td",
]
includes = ["include"]
"""


@pytest.fixture(scope="module")
def seen(package: None, tmp_path_factory: pytest.TempPathFactory) -> Seen:
    """What a user has seen in three projects without settings."""
    folder = tmp_path_factory.mktemp("projects")
    for name in ("yes", "no", "later"):
        shutil.copytree(ROOT / "examples" / "dialects" / "mill" / "include", folder / name / "include")
        (folder / name / "a.mlir").write_text("mill.nothing\n", encoding="utf-8")
    file = tmp_path_factory.mktemp("seen") / "question.json"
    pictures = os.environ.get("MLIR_LS_PICTURES") or str(file.parent)
    return Seen(watch("question.mjs", folder, file, pictures))


def test_yes_writes_settings_that_hold_at_once(seen: Seen) -> None:
    found = seen["yes"]
    assert found["text"] == "1 dialect found in yes: mill. Use it?"
    assert found["settings"] == SETTINGS
    assert not found["again"]


def test_no_is_an_answer_for_good(seen: Seen) -> None:
    found = seen["no"]
    assert found["text"] == "1 dialect found in no: mill. Use it?"
    assert not found["settings"]
    assert not found["again"]


def test_a_folder_has_its_question_when_it_is_trusted(seen: Seen) -> None:
    found = seen["later"]
    assert not found["before"]
    assert found["text"] == "1 dialect found in later: mill. Use it?"
