"""Types files of `examples` in VS Code, key by key, and prints how many keys they take: make typing.

ARGS names other files, each with its lines after a colon if not all of them are to be typed: `examples/stencil.mlir:1-20`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from test_vscode import CODE_SERVER, HERE, MISSING, ROOT

FILES = ("matmul", "saxpy_gpu", "matmul_bufferized")


def main(files: list[str]) -> int:
    """Types the files; 1 where something is missing that it takes."""
    if MISSING:
        print(f"no {', no '.join(MISSING)}")
        return 1
    paths = files or [str(ROOT / "examples" / f"{name}.mlir") for name in FILES]
    environment = {**os.environ, "MLIR_LS_COMMAND": json.dumps([sys.executable, "-m", "mlir_ls", "lsp"])}
    seen = Path(os.environ.get("MLIR_LS_SEEN", os.devnull))
    return subprocess.run(["node", HERE / "typing.mjs", CODE_SERVER, seen, *paths], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
