"""How long a user waits for the first diagnostics in the playground, in Chromium: `python tests/bench/playground.py [SECONDS]`.

The page is that of `make playground`. Each visit is one of a browser without a cache; the shortest of five counts, or of fifteen where
none of five was in time, as other programs may keep the machine busy. On a machine that is slower than the one that limits are of,
by a fixed piece of work, a visit may take so much longer. Exit status: 1 where it took longer, on a machine on which no more
programs ran than it has processors; else that is only said.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from math import inf
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

from static_server import serving  # noqa: E402

_NUMBERS, _SECONDS = 2_000_000, 0.095
"""A piece of work, and how long it takes where a visit takes some 4.6 s and many_100k is read in 0.67 s."""

PAGE = TESTS.parent / "build" / "playground"


def main(arguments: Sequence[str]) -> int:
    """Prints the seconds of each visit. Returns the exit status."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    slower = slowness()
    limit = float(arguments[0]) * slower if arguments else inf
    with serving(PAGE) as address:
        seconds = visits(address)
        for _ in range(2):
            if min(seconds) > limit:
                seconds += visits(address)
    print(f"first diagnostics after {min(seconds):.1f} s", f"(visits: {', '.join(map(str, seconds))})")
    if slower > 1:
        print(f"the machine takes {slower:.2f} times as long as the one that the limit is of")
    too_slow = min(seconds) > limit
    if too_slow and busy > (os.cpu_count() or 1):
        print(f"more than {limit:.1f} s, but {busy:.1f} programs ran beside it")
        return 0
    return int(too_slow)


def slowness() -> float:
    """How many times as long as on the machine that limits are of a fixed piece of work takes here; 1 where it is faster."""
    found = []
    for _ in range(7):
        start = time.perf_counter()
        sum([number * number for number in range(_NUMBERS)])
        found.append(time.perf_counter() - start)
    return max(1.0, min(found) / _SECONDS)


def visits(address: str) -> list[float]:
    """The seconds that each of five visits waits for diagnostics."""
    command = ["node", TESTS / "editors" / "playground" / "first.mjs", address, "5"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    return [float(line) for line in run.stdout.split()]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
