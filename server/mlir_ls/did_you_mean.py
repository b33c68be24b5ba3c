"""Names that may have been meant by another one: for messages and repairs, never for the hot path."""

from __future__ import annotations

from collections.abc import Iterable

_MAX_SUGGESTIONS = 3  # more names that are equally similar do not help


class Comparisons:
    """How many comparisons of names may still be made for one text: near names help where there are few mistakes."""

    def __init__(self, count: int) -> None:
        self.left = count

    def take(self, count: int) -> bool:
        """Takes so many of them; false where there are not as many, and then none is left."""
        self.left = self.left - count if count <= self.left else 0
        return self.left > 0


def nearest(name: str, known: Iterable[str], likeness: float = 0.6) -> tuple[str, ...]:
    """The known name that is most like a name; several where they are equally near, none where none is near enough.

    `likeness` is between 0, where every name is near enough, and 1, where only the same one is.
    """
    from difflib import SequenceMatcher, get_close_matches  # slow to import

    similar = get_close_matches(name, list(dict.fromkeys(known)), _MAX_SUGGESTIONS, likeness)
    if len(similar) < 2:
        return tuple(similar)
    matcher = SequenceMatcher()
    matcher.set_seq2(name)
    ratios = []
    for each in similar:
        matcher.set_seq1(each)
        ratios.append(matcher.ratio())
    return tuple([each for each, ratio in zip(similar, ratios, strict=True) if ratio == ratios[0]])


def suggestion(names: Iterable[str], quote: str = "'") -> str:
    """What a message says of near names: "; did you mean 'a' or 'b'?", nothing where there are none."""
    shown = [f"{quote}{name}{quote}" for name in names]
    if not shown:
        return ""
    return f"; did you mean {' or '.join([part for part in (', '.join(shown[:-1]), shown[-1]) if part])}?"
