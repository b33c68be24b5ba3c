"""Replaces files with one fault each, in processes into which `faults.c` is preloaded: `trials.py FOLDER LIBRARY SEED COUNT`.

Prints how many calls a replacement makes, how many trials ended in which way, and a line for each that lost something.
"""

from __future__ import annotations

import collections
import ctypes
import os
import random
import shutil
import stat
import sys
from pathlib import Path

from mlir_ls.system.replacing import NotReplaced, replace_content

FAULTS = ("none", "EIO", "ENOSPC", "killed before", "killed after", "half a write")
REPLACED, FAILED, REFUSED, KILLED = "replaced", "failed", "refused", "killed"
_STATUS = {0: REPLACED, 1: FAILED, 2: REFUSED, -9: KILLED}


def main(folder: Path, library: str, seed: int, count: int) -> int:
    faults = ctypes.CDLL(library)
    found: collections.Counter[str] = collections.Counter()
    lost = 0
    calls = _calls(folder / "counted", faults)
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        kind, at = rng.randrange(1, len(FAULTS)), rng.randrange(1, calls + 3)
        how, problem = trial(folder / "trial", rng, faults, kind, at)
        found[how] += 1
        if problem:
            lost += 1
            print(f"LOST: seed {seed}, trial {number}, {FAULTS[kind]} at call {at}, {how}: {problem}")
    print(f"{calls} calls; {count} trials: {dict(sorted(found.items()))}, {lost} lost")
    return 1 if lost else 0


def trial(folder: Path, rng: random.Random, faults: ctypes.CDLL, kind: int, at: int) -> tuple[str, str]:
    """How a replacement with a fault ended, and what is wrong then, if anything."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "real").mkdir(parents=True)
    real = folder / "real" / "a.mlir"
    old, new = rng.randbytes(rng.choice((0, 1, 700, 70_000))), b"new" + rng.randbytes(rng.choice((0, 700, 300_000)))
    saved = rng.choice((old, old, old, old + b"saved by an editor"))
    mode = rng.choice((0o644, 0o600, 0o755))
    real.write_bytes(saved)
    real.chmod(mode)
    path = real
    if rng.random() < 0.3:
        path = folder / "link.mlir"
        path.symlink_to(real)
    how = _STATUS[_in_child(path, old, new, faults, kind, at)]
    content = real.read_bytes()
    if content != saved and (content != new or saved != old):
        return how, f"{len(content)} bytes that were never written"
    if how != KILLED and (how == REPLACED) != (content == new):
        return how, "the file holds something else"
    if stat.S_IMODE(real.stat().st_mode) != mode:
        return how, "the mode has changed"
    if how != KILLED and os.listdir(real.parent) != [real.name]:
        return how, f"left after: {os.listdir(real.parent)}"
    return how, "" if path == real or path.is_symlink() else "the link is gone"


def _in_child(path: Path, old: bytes, new: bytes, faults: ctypes.CDLL, kind: int, at: int) -> int:
    child = os.fork()
    if not child:
        status = 3
        try:
            faults.arm(kind, at)
            replace_content(str(path), old, new)
            status = 0
        except NotReplaced:
            status = 2
        except OSError:
            status = 1
        finally:
            faults.disarm()
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _calls(folder: Path, faults: ctypes.CDLL) -> int:
    folder.mkdir()
    (folder / "a.mlir").write_bytes(b"old")
    faults.arm(0, 0)
    replace_content(str(folder / "a.mlir"), b"old", b"new")
    return int(faults.disarm())


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
