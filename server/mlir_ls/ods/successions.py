"""Which operations usually follow each other, which stand in which, and which attributes they usually have: counts.

`successions.json` of the default profile has them; `docs/operation_counts.py` makes it from a corpus. It is read when
completion first asks, and decides about nothing but the order in which items are offered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from mlir_ls.ods.profiles import DEFAULT_PROFILE, profile_folder
from mlir_ls.system.files import read_text

FILE = "successions.json"

Counts = Mapping[str, int]
_NONE: Counts = MappingProxyType({})


class Successions(NamedTuple):
    """The counts.

    `operations`: the full names of all operations that are offered, `dialects` those that they belong to. `total`: how often
    each was there. `behind`: how often operations follow another one; the first one in a region of `func.func` follows
    `{func.func`, the first one behind a label `^`. `inside`: how often they stand directly in a region of another one, "" for
    the top level. `attributes`: how often an operation has them; those of its arguments by its name and "argument".
    """

    operations: tuple[str, ...]
    dialects: frozenset[str]
    total: Counts
    behind: Mapping[str, Counts]
    inside: Mapping[str, Counts]
    attributes: Mapping[str, Counts]


@cache
def successions() -> Successions:
    """The counts of the default profile; none where the file is missing."""
    path = profile_folder(DEFAULT_PROFILE) / FILE
    read = json.loads(read_text(path)) if path.is_file() else {}
    total: dict[str, int] = {}
    for counts in read.get("inside", {}).values():
        for name, count in counts.items():
            total[name] = total.get(name, 0) + count
    tables = [read.get(name, {}) for name in ("behind", "inside", "attributes")]
    operations = tuple(read.get("operations", ()))
    return Successions(operations, frozenset([name.partition(".")[0] for name in operations]), total, *tables)


def share(table: Mapping[str, Counts], key: str, name: str) -> float:
    """The share of a name among those that a table counts for a key."""
    counts = table.get(key, _NONE)
    return counts.get(name, 0) / _sum(table, key) if name in counts else 0.0


def _sum(table: Mapping[str, Counts], key: str) -> int:
    return max(1, sum(table[key].values()))
