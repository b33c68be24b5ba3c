"""What the first file that a process opens does not have to pay for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.mlir"))

CHECK = """
import sys
from pathlib import Path

from mlir_ls.analysis import check_text

check_text(Path(sys.argv[1]).read_text(encoding="utf-8"))
print(*sorted({"parsimonious", "regex", "importlib.resources"} & set(sys.modules)))
"""


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_ordinary_file_is_checked_without_making_a_grammar(file: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "server")}
    command = [sys.executable, "-c", CHECK, str(file)]
    ran = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert ran.stdout.split() == []
