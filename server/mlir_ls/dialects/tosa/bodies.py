"""tosa: what shapes are."""

from __future__ import annotations


def _of_rank(rank: int) -> str:
    return f"the rank of a shape is 0 or more, but got {rank}" if rank < 0 else ""


TYPE_REQUIREMENTS = {"shape": _of_rank}
