"""What printing puts before the elements of an assembly format.

ODS, "Declarative Assembly Format", white space: literals and variables are set apart by one blank, except beside most
punctuation and where the format says otherwise. `Notes` follows that for a whole format, and makes steps that
note it while an operation is read.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mlir_ls.ods.assembly.elements import (
    TIGHT,
    TIGHT_IN_PUNCTUATION,
    AttrDict,
    Clauses,
    Element,
    Elements,
    Group,
    Literal,
    PropDict,
    Space,
    Variable,
)
from mlir_ls.ods.assembly.found import Opt, Step, TypesRead
from mlir_ls.syntax.leaf.lexical import OPENING
from mlir_ls.syntax.reader import HeaderReader


class _Printing:
    """The state of printing between two elements: whether the next one is set apart, whether punctuation was last."""

    __slots__ = ("apart", "before", "punctuation", "set_apart", "spaces", "units")

    def __init__(self, units: Collection[str], apart: Collection[str]) -> None:
        self.units = units
        self.set_apart = apart
        self.apart = True
        self.punctuation = False
        self.spaces: dict[int, int] = {}
        self.before: dict[int, int] = {}

    def sequence(self, elements: Sequence[Element]) -> int:
        """Follows elements; yields the white space after the last one that the format has."""
        pending = 0
        for each in elements:
            if isinstance(each, Space):
                pending = _sum(pending, self._space(each.text))
                continue
            if pending:
                self.before[id(each)] = pending
            self._element(each)
            pending = 0
        return pending

    def _space(self, text: str) -> int:
        if text == "\n":
            return -1
        self.apart = False
        self.punctuation = not text
        return len(text)

    def _element(self, element: Element) -> None:
        if isinstance(element, Group):
            elided = element.anchor if element.then and element.anchor != element.then[0] else None
            for part in (element.then, element.otherwise):
                after = self.sequence([each for each in part if each != elided or not self._is_unit(each)])
                if after:
                    self.spaces[id(part)] = after
        elif isinstance(element, Clauses):
            for clause in element.clauses:
                self.sequence(clause[:1] if len(clause) == 2 and self._is_unit(clause[1]) else clause)
        elif isinstance(element, Literal):
            self.spaces[id(element)] = int(self.apart and _set_apart(element.text, self.punctuation))
            self.apart = len(element.text) != 1 or element.text not in OPENING
            self.punctuation = not (element.text[0].isalpha() or element.text[0] == "_")
        elif isinstance(element, AttrDict | PropDict):
            self.spaces[id(element)] = 1
            self.punctuation = False
        else:
            own = isinstance(element, Variable) and element.name in self.set_apart
            self.spaces[id(element)] = (self.apart or not self.punctuation) + own
            self.apart, self.punctuation = True, False

    def _is_unit(self, element: Element) -> bool:
        return isinstance(element, Variable) and element.name in self.units


def _set_apart(literal: str, punctuation: bool) -> bool:
    """Whether a blank stands before a literal that follows something else."""
    if len(literal) > 1:
        return True
    return literal not in (TIGHT_IN_PUNCTUATION if punctuation else TIGHT)


class Notes:
    """Makes steps that note, in `reader.gaps`, what printing puts before the tokens at which elements begin.

    What is spelled without a token, such as a list of no operands, leaves its blanks to the next element, and so does white
    space that the format has before an element which is left out. `units` are the names of unit attributes, which are not
    printed where the literals around them imply them; `apart` of those that are printed with a blank of their own in front.
    """

    def __init__(self, elements: Sequence[Element], units: Collection[str], apart: Collection[str]) -> None:
        printing = _Printing(units, apart)
        printing.sequence(elements)
        self._spaces, self._before = printing.spaces, printing.before

    def step(self, element: Element, step: Step) -> Step:
        """The step that notes what stands before an element and then reads it."""
        count, before = self._spaces.get(id(element)), self._before.get(id(element), 0)
        if count is None and before == 0:
            return step
        known = count or 0
        optional = isinstance(element, AttrDict)  # `prop-dict` leaves its blank where no property is printed

        def recorded(reader: HeaderReader, found: TypesRead) -> None:
            index, at = reader.index, reader.starts[reader.index]
            if before:
                _add(reader, at, before)
            kept = reader.gaps.get(at)
            _add(reader, at, known)
            step(reader, found)
            if optional and reader.index == index:
                _restore(reader, at, kept)

        return recorded

    def guard(self, element: Element, guard: Opt) -> Opt:
        """The same for the first element of a group, which is printed only where the group is."""
        count, before = self._spaces.get(id(element)), self._before.get(id(element), 0)
        if count is None:
            return guard
        known = _sum(before, count)

        def recorded(reader: HeaderReader, found: TypesRead) -> bool:
            at = reader.starts[reader.index]
            kept = reader.gaps.get(at)
            _add(reader, at, known)
            if guard(reader, found):
                return True
            _restore(reader, at, kept)
            return False

        return recorded

    def tail(self, elements: Elements) -> list[Step]:
        """The step, if any, that notes what optional elements put before the token that follows them."""
        count = self._spaces.get(id(elements), 0)
        return [lambda reader, _: _add(reader, reader.starts[reader.index], count)] if count else []

    def after(self, element: Element) -> Step:
        """The same for a literal that was just read."""
        count = self._spaces.get(id(element), 1)

        def record(reader: HeaderReader, _: TypesRead) -> None:
            _add(reader, reader.starts[reader.index - 1], count)

        return record


def _sum(first: int, second: int) -> int:
    """White space after other white space: blanks, or a line break, -1, less the blanks after it."""
    return second if second < 0 else first - second if first < 0 else first + second


def _add(reader: HeaderReader, at: int, count: int) -> None:
    reader.gaps[at] = _sum(reader.gaps.get(at, 0), count)


def _restore(reader: HeaderReader, at: int, kept: int | None) -> None:
    if kept is None:
        reader.gaps.pop(at, None)
    else:
        reader.gaps[at] = kept
