"""The one error of the leaf grammars."""

from __future__ import annotations

THE_END = "the end"
"""What messages call that a leaf's text is over."""


class LeafError(ValueError):
    """A leaf cannot be read: what is wrong, and the character of the leaf's text at which it is."""

    code: str | None = None
    """The code of the diagnostic, where it is not up to what is read."""

    def __init__(
        self, message: str, offset: int, length: int = 0, instead: tuple[str, ...] = (), about: tuple[str, ...] = ()
    ) -> None:
        """`length`: how many characters it speaks of, 0 if that is not known. `instead`: what may stand there instead.

        `about`: the names and tokens that the message is about, as they are spelled.
        """
        super().__init__(message, offset)
        self.message = message
        self.offset = offset
        self.length = length
        self.instead = instead
        self.about = about

    def __str__(self) -> str:
        return f"{self.message} (at character {self.offset})"

    def shifted(self, by: int) -> LeafError:
        """The same error, counted from `by` characters further left."""
        return type(self)(self.message, self.offset + by, self.length, self.instead, self.about)


class TypeExpected(LeafError):
    """The text is over where a type has to stand."""


class AttributeExpected(LeafError):
    """The text is over where an attribute has to stand."""


class TooDeep(LeafError):
    """Brackets nest more deeply than is read."""


class MisspelledPart(LeafError):
    """There may be such a leaf, but a part of it cannot be spelled in its place: an alias has to stand for that."""


class UnknownType(LeafError):
    """A dialect that is known has no type of this name."""

    code = "unknown-type"


class UnknownAttribute(LeafError):
    """A dialect that is known has no attribute of this name."""

    code = "unknown-attribute"
