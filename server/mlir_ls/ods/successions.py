"""Which operations usually follow each other, which stand in which, what they have and how their results are named: counts.

`successions.json` of the default profile has them; `docs/operation_counts.py` makes it from a corpus. It is read when
completion first needs them, and decides about nothing but the order in which items are offered.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from mlir_ls.ods.profiles import DEFAULT_PROFILE, profile_folder
from mlir_ls.system.files import read_text

FILE = "successions.json"

Shares = Mapping[str, float]


class Successions(NamedTuple):
    """The counts, and shares of them between 0 and 1.

    `operations`: the full names of all operations that are offered, `dialects` those that they belong to. `total`: how often
    each was there. `after`: the shares of the operations that follow another one; the first one in a region of `func.func`
    follows `{func.func`, the first one after a label `^`. `inside`: the shares of those that stand directly in a region of
    another one, "" for the top level, and `sizes` how many these were. `attributes`: the shares of the attributes of an
    operation; those of its arguments by its name and "argument". `names`: the shares of the operations whose results have a
    name, in small letters and without the number at its end, by the files that have it.
    """

    operations: tuple[str, ...]
    dialects: frozenset[str]
    total: Mapping[str, int]
    after: Mapping[str, Shares]
    inside: Mapping[str, Shares]
    sizes: Mapping[str, int]
    attributes: Mapping[str, Shares]
    names: Mapping[str, Shares]


@cache
def successions() -> Successions:
    """The counts of the default profile; none where the file is missing."""
    path = profile_folder(DEFAULT_PROFILE) / FILE
    read = json.loads(read_text(path)) if path.is_file() else {}
    inside = read.get("inside", {})
    total: dict[str, int] = {}
    for counts in inside.values():
        for name, count in counts.items():
            total[name] = total.get(name, 0) + count
    operations = tuple(read.get("operations", ()))
    return Successions(
        operations,
        frozenset([name.partition(".")[0] for name in operations]),
        total,
        _shares(read.get("after", {})),
        _shares(inside),
        {name: sum(counts.values()) for name, counts in inside.items()},
        _shares(read.get("attributes", {})),
        _shares(read.get("names", {})),
    )


def _shares(table: Mapping[str, Mapping[str, int]]) -> Mapping[str, Shares]:
    shares = {}
    for key, counts in table.items():
        whole = sum(counts.values())
        shares[key] = {name: count / whole for name, count in counts.items()}
    return shares
