"""Sends every request about texts at random, and reports what does not hold of the answers, with the seed.

    python tests/fuzz/surface/walk.py FOLDER [--count 20] [--seed 1] [--only NAME] [--plain] [--reference mlir-opt]

Texts are those of the files (.mlir) in the folder, disguised unless `--plain`. With `--reference` a program like mlir-opt says whether
renames, refactorings and layouts leave what a text means. Exit status 1 where something does not hold.
"""

from __future__ import annotations

import argparse
import inspect
import random
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from fuzz.client_text import ENCODINGS
from fuzz.peers import LocalServer
from fuzz.surface.changes import Judge
from fuzz.surface.checks import CHECKS
from fuzz.surface.disguises import disguised
from fuzz.surface.opened import with_opened
from mlir_ls.workspace.warming import warm_up

_SPLIT = re.compile(r"^// -----.*\n", re.MULTILINE)


def part_of(text: str, size: int, rng: random.Random) -> str:
    """A text, or some of its parts that have together about so many characters."""
    parts = _SPLIT.split(text)
    at = rng.randrange(len(parts)) if len(text) > size else 0
    found = parts[at]
    for part in parts[at + 1 :]:
        if len(found) > size:
            break
        found += f"// -----\n{part}"
    return found


def judged_by(program: str) -> Judge:
    """What a program prints of a text in generic form, None where it refuses it."""
    command = [program, "-mlir-print-op-generic", "-allow-unregistered-dialect", "-split-input-file"]

    @lru_cache(1000)
    def judge(text: str) -> str | None:
        ran = subprocess.run(command, input=text.encode("utf-8", "surrogatepass"), capture_output=True, timeout=60, check=False)
        return ran.stdout.decode("utf-8", "replace") if ran.returncode == 0 else None

    return judge


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--size", type=int, default=6000, help="characters of a text, about")
    parser.add_argument("--reference")
    options = parser.parse_args()
    judge = judged_by(options.reference) if options.reference else None
    files = sorted(options.folder.rglob("*.mlir"))
    warm_up()
    servers = {each: LocalServer(each) for each in ENCODINGS}
    failed = 0
    for number in range(options.count):
        rng = random.Random(f"{options.seed} {number}")
        path = rng.choice(files)
        text = part_of(path.read_bytes().decode("utf-8", "replace"), options.size, rng)
        text = text if options.plain else disguised(text, rng)
        for check in [each for each in CHECKS if options.only in each.__name__]:
            judging = {"judge": judge} if "judge" in inspect.signature(check).parameters else {}
            problems = with_opened(servers, text, rng, lambda opened, check=check, judging=judging: check(opened, **judging))
            failed += bool(problems)
            for problem in problems[:4]:
                print(f"seed {options.seed}, text {number}, {check.__name__}, {path.name}: {problem}", flush=True)
    print(f"{options.count} texts with seed {options.seed}: {failed} checks do not hold")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
