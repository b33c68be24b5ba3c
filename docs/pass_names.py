"""Writes the names of passes and of their options, for completion in RUN lines.

    python docs/pass_names.py mlir-opt-22

Only names are kept; passes and options for tests of MLIR itself are left out. The result is `passes.json` beside
`semantics/filecheck/run_options.py`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from mlir_ls.semantics.filecheck import run_options
from mlir_ls.workspace.programs.opt_help import options_in


def main() -> None:
    shown = subprocess.run([sys.argv[1], "--help"], capture_output=True, text=True, check=True).stdout
    passes = {each.name: each for each in options_in(shown) if each.is_pass and not each.name.startswith("test-")}
    lines = [
        f" {json.dumps(name)}: {json.dumps(' '.join([f'{o.name}=' if o.value else o.name for o in passes[name].options]))}"
        for name in sorted(passes)
    ]
    path = Path(run_options.__file__).with_name(run_options.PASSES_FILE)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
