"""Makes the pictures of VS Code, `vscode.png` and those whose names begin with `vscode-`, from the real thing.

    python docs/pictures/vscode.py

It needs what the tests in VS Code need (see `tests/editors/test_vscode.py`), and the extension's package.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent.resolve()
ROOT = HERE.parent.parent
TESTS = ROOT / "tests" / "editors" / "vscode"
PICTURES = {"problems": "vscode.png", "hover": "vscode-hover.png", "graph": "vscode-graph.png", "beside": "vscode-pipeline.png"}
PAGE = ("extension-dark", "extension-light")
STEPS = (*PICTURES, "dumps")
OTHERS = {"dumps": "vscode-passes.png", "difference": "vscode-difference.png", "failed_check": "vscode-failed-check.png"}
TOUR = ("hover-tosa", "hover-scf", "hover-linalg", "hover-gpu", "hover-llvm", "signature", "completion")


def main() -> int:
    """Writes the pictures beside this file. Returns the exit status."""
    if shutil.which("node") is None or not (ROOT / "vscode-extension" / "mlir-ls.vsix").exists():
        print("VS Code is left out: needs Node.js and the extension (make vsix)")
        return 0
    install = subprocess.run(["bash", TESTS / "install.sh"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as home:
        folder, shots = Path(home) / "mlir", Path(home) / "shots"
        shutil.copytree(ROOT / "examples", folder, ignore=shutil.ignore_patterns("*.py", "dialects"))
        for name in ("outline.mlir", "tested.mlir"):
            shutil.copy(TESTS / name, folder)
        shutil.copy(ROOT / "examples" / "passes.log", folder / "dump.mlir")
        shutil.copy(ROOT / "syntaxes" / "tests" / "dialects.mlir", folder)
        command = ["node", TESTS / "looks.mjs", install.stdout.strip(), folder, Path(home) / "seen.json", shots]
        subprocess.run(command, env={**os.environ, "MLIR_LS_STEPS": ",".join(STEPS)}, check=True)
        for shot, picture in (*PICTURES.items(), *OTHERS.items()):
            shutil.copy(shots / f"{shot}.png", HERE / picture)
        tour = Path(home) / "tour"
        tour.mkdir()
        shutil.copy(HERE / "tour.mlir", tour)
        subprocess.run(["node", HERE / "tour.mjs", install.stdout.strip(), tour, shots], check=True)
        for shot in TOUR:
            shutil.copy(shots / f"{shot}.png", HERE / f"vscode-{shot}.png")
        details = ["node", TESTS / "details.mjs", install.stdout.strip(), tour, Path(home) / "page.json", shots]
        subprocess.run(details, check=True)
        for shot in PAGE:
            shutil.copy(shots / f"{shot}.png", HERE / f"vscode-{shot}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
