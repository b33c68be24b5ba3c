"""Names that may have been meant by another one: for messages and repairs, never for the hot path."""

from __future__ import annotations

from collections import Counter
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
    from difflib import SequenceMatcher  # slow to import

    size, counts = len(name), Counter(name).items()
    # names of any other length have too little in common, whatever they are
    shortest = size * likeness / (2 - likeness) - 1
    longest = size * (2 - likeness) / likeness + 1 if likeness else float("inf")
    bounds: list[tuple[float, str]] = []
    for each in dict.fromkeys(known):
        if shortest <= len(each) <= longest:
            matches = 0
            for letter, count in counts:
                found = each.count(letter)
                matches += found if found < count else count
            bound = _ratio(matches, size + len(each))
            if bound >= likeness:
                bounds.append((bound, each))
    matcher = SequenceMatcher(b=name)
    best: list[str] = []
    for bound, each in sorted(bounds, reverse=True):
        if bound < likeness:
            break
        matcher.set_seq1(each)
        ratio = matcher.ratio()
        if ratio > likeness or (ratio == likeness and not best):
            best, likeness = [each], ratio
        elif ratio == likeness:
            best.append(each)
    return tuple(sorted(best, reverse=True)[:_MAX_SUGGESTIONS])


def _ratio(matches: int, characters: int) -> float:
    """`SequenceMatcher.ratio` of two texts that have so many characters and in common so many each."""
    return 2.0 * matches / characters if characters else 1.0


def is_slip(name: str, known: str) -> bool:
    """Whether a word is another one but for one letter after the first that is wrong, missing, too many, or exchanged with the
    next; words of less than four letters are no slips of each other."""
    if name == known or min(len(name), len(known)) < 4 or name[0] != known[0]:
        return False
    start = 0
    while start < min(len(name), len(known)) and name[start] == known[start]:
        start += 1
    left, right = name[start:], known[start:]
    exchanged = left[:2] == right[1::-1] and left[2:] == right[2:]
    return left[1:] == right[1:] or left[1:] == right or left == right[1:] or exchanged


def suggestion(names: Iterable[str], quote: str = "'") -> str:
    """What a message says of near names: "; did you mean 'a' or 'b'?", nothing where there are none."""
    shown = [f"{quote}{name}{quote}" for name in names]
    if not shown:
        return ""
    return f"; did you mean {' or '.join([part for part in (', '.join(shown[:-1]), shown[-1]) if part])}?"
