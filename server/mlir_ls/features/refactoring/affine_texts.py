"""Affine maps as expressions over values, and of fewer values."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_ls.syntax.leaf.affine import AffineMap

_PLACE = re.compile(r"\b([ds])(\d+)\b")
"""A dimension or a symbol of a map as it is spelled."""


def over_operands(map_: AffineMap, operands: Sequence[str]) -> str:
    """The results of a map as expressions over values: of its dimensions, then of its symbols."""

    def operand(found: re.Match[str]) -> str:
        is_symbol = found[1] == "s"
        name = operands[int(found[2]) + (map_.dims if is_symbol else 0)]
        return f"symbol({name})" if is_symbol else name

    return ", ".join([_PLACE.sub(operand, str(result)) for result in map_.results])


def united(map_: AffineMap, dims: Sequence[str], symbols: Sequence[str]) -> str:
    """The spelling of a map over each of its values once."""
    values = {"d": list(dict.fromkeys(dims)), "s": list(dict.fromkeys(symbols))}
    given = {"d": dims, "s": symbols}

    def place(found: re.Match[str]) -> str:
        return f"{found[1]}{values[found[1]].index(given[found[1]][int(found[2])])}"

    results = ", ".join([_PLACE.sub(place, str(result)) for result in map_.results])
    names = {kind: ", ".join([f"{kind}{number}" for number in range(len(each))]) for kind, each in values.items()}
    after = f"[{names['s']}]" if symbols else ""
    return f"affine_map<({names['d']}){after} -> ({results})>"
