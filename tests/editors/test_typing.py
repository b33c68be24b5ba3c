"""A user types in VS Code, key by key, and accepts nothing but the first item, with Tab: no line end is lost, and few keys show errors.

`make typing` does the same with whole files of `examples`, and prints how many keys they take.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_vscode import CODE_SERVER, EXTENSION, HERE, MISSING

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {', no '.join(MISSING)}")

TEXT = """\
func.func @scaled(%value: f32, %scale: f32) -> f32 {
  %product = arith.mulf %value, %scale : f32
  return %product : f32
}

func.func @caller(%first: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %result = call @scaled(%first, %two) : (f32, f32) -> f32
  return %result : f32
}
"""


@pytest.mark.usefixtures("package")
def test_no_line_end_is_lost_while_items_are_accepted_with_tab(tmp_path: Path) -> None:
    file, seen = tmp_path / "typed.mlir", tmp_path / "seen.json"
    file.write_text(TEXT, encoding="utf-8")
    command = ["node", HERE / "typing.mjs", CODE_SERVER, seen, file]
    environment = {**os.environ, "MLIR_LS_COMMAND": json.dumps([sys.executable, "-m", "mlir_ls", "lsp"])}
    run = subprocess.run(command, cwd=EXTENSION, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    (typed,) = json.loads(seen.read_text("utf-8")).values()
    assert (typed["same"], typed["lost"]) == (True, 0), run.stdout
    assert typed["keys"] <= 0.75 * typed["characters"], run.stdout
    assert typed["waves"] <= 0.1 * typed["keys"], run.stdout
