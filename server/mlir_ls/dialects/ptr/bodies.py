"""ptr: how wide pointers are."""

from __future__ import annotations

_BITS_OF_A_BYTE = 8


def _of_bytes(size: int, abi: int, preferred: int, index: int | None = None) -> str:
    for what, found in (("size", size), ("abi", abi), ("preferred", preferred), ("index", index)):
        if found is not None and found % _BITS_OF_A_BYTE:
            return f"`{what}` is a multiple of 8 bits, but got {found}"
    return "the preferred alignment is no less than that of the ABI" if preferred < abi else ""


ATTRIBUTE_REQUIREMENTS = {"spec": _of_bytes}
