"""What the next changes of the semantic tokens are compared with."""

from __future__ import annotations


class Memory:
    """The result of the last request for a document's tokens, and its number; 0 before the first."""

    __slots__ = ("counts", "parts", "result")

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.counts: list[int] = []
        self.result = 0
