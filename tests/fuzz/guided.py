"""Fuzzing that is guided by coverage, with atheris where that is installed: `pip install atheris`. `make fuzz` runs it.

    python tests/fuzz/guided.py TARGET [--seconds 30] [--seed 1] [--corpus FOLDER] [FILE]    FILE: only these bytes
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

MISSING = 3
"""The exit status where atheris is not installed."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", type=Path, help="what is found is kept there, and is where the next run begins")
    parser.add_argument("file", nargs="?", type=Path)
    options = parser.parse_args()
    try:
        import atheris
    except ImportError:
        print("skipped: fuzzing guided by coverage (atheris is not installed)")
        return MISSING
    with atheris.instrument_imports(include=["mlir_ls"]):
        from fuzz.targets import TARGETS
    function, seeds = TARGETS[options.target]
    if options.file is not None:
        function(options.file.read_bytes())
        return 0
    corpus = options.corpus or Path(tempfile.mkdtemp(prefix="mlir-ls-fuzz-"))
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds()):
        (corpus / f"seed-{number}").write_bytes(data)
    limits = [f"-max_total_time={options.seconds}", "-max_len=400", "-timeout=20", "-rss_limit_mb=4096"]
    arguments = [*limits, f"-seed={options.seed}", f"-artifact_prefix={corpus}/failed-", "-print_final_stats=1"]
    atheris.Setup([sys.argv[0], *arguments, str(corpus)], function)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
