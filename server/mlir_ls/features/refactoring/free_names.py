"""Names for what a refactoring adds."""

from __future__ import annotations

from collections.abc import Container
from itertools import count


def free_name(base: str, taken: Container[str], separator: str = "_", first: int = 0) -> str:
    """`base`, or if that is taken, the first name of it, a separator and a number, from `first` on, that is not."""
    if base not in taken:
        return base
    return next(name for name in map(f"{base}{separator}{{}}".format, count(first)) if name not in taken)
