"""What printing puts before the elements of an assembly format.

ODS, "Declarative Assembly Format", white space: literals and variables are set apart by one blank, except beside most
punctuation and where the format says otherwise. `spaces_of` follows that for a whole format. `Notes` makes steps that
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

    __slots__ = ("apart", "line", "punctuation", "set_apart", "spaces", "units")

    def __init__(self, units: Collection[str], apart: Collection[str]) -> None:
        self.units = units
        self.set_apart = apart
        self.apart = True
        self.punctuation = False
        self.line = False
        self.spaces: dict[int, int] = {}

    def sequence(self, elements: Sequence[Element]) -> int:
        """Follows elements; yields the blanks after the last one that the format has."""
        pending = 0
        for each in elements:
            if isinstance(each, Space):
                pending += self._space(each.text)
                continue
            self._element(each, pending)
            pending = 0
        if pending:
            self.apart, self.punctuation = False, False
        return pending

    def _space(self, text: str) -> int:
        if text == "\n":
            self.line = True
            return 0
        self.apart = False
        self.punctuation = not text
        return len(text)

    def _element(self, element: Element, pending: int) -> None:
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
            self._record(element, pending + (self.apart and _set_apart(element.text, self.punctuation)))
            self.apart = len(element.text) != 1 or element.text not in OPENING
            self.punctuation = not (element.text[0].isalpha() or element.text[0] == "_")
        elif isinstance(element, AttrDict | PropDict):
            self._record(element, pending + 1)
            self.punctuation = False
        else:
            own = isinstance(element, Variable) and element.name in self.set_apart
            self._record(element, pending + (self.apart or not self.punctuation) + own)
            self.apart, self.punctuation = True, False

    def _is_unit(self, element: Element) -> bool:
        return isinstance(element, Variable) and element.name in self.units

    def _record(self, element: Element, count: int) -> None:
        self.spaces[id(element)] = -1 - count if self.line else count
        self.line = False


def spaces_of(elements: Sequence[Element], units: Collection[str], apart: Collection[str]) -> dict[int, int]:
    """How many blanks printing puts before the elements, those in groups included, by their `id`.

    A negative number is a line break and -1 less that number of blanks. Optional elements are looked at as printed; the
    blanks after all of them are found by the `id` of their tuple.
    `units` are the names of unit attributes, which are not printed where the literals around them imply them;
    `apart` of those that are printed with a blank of their own in front.
    """
    printing = _Printing(units, apart)
    printing.sequence(elements)
    return printing.spaces


def _set_apart(literal: str, punctuation: bool) -> bool:
    """Whether a blank stands before a literal that follows something else."""
    if len(literal) > 1:
        return True
    return literal not in (TIGHT_IN_PUNCTUATION if punctuation else TIGHT)


class Notes:
    """Makes steps that note, in `reader.gaps`, what printing puts before the tokens at which elements begin.

    What is spelled without a token, such as a list of no operands, leaves its blanks to the next element.
    """

    def __init__(self, elements: Sequence[Element], units: Collection[str], apart: Collection[str]) -> None:
        self._spaces = spaces_of(elements, units, apart)

    def step(self, element: Element, step: Step) -> Step:
        """The step that notes what stands before an element and then reads it."""
        count = self._spaces.get(id(element))
        if count is None:
            return step
        known = count
        optional = isinstance(element, AttrDict)  # `prop-dict` leaves its blank where no property is printed

        def recorded(reader: HeaderReader, found: TypesRead) -> None:
            before, at = reader.index, reader.starts[reader.index]
            kept = reader.gaps.get(at)
            _add(reader, at, known)
            step(reader, found)
            if optional and reader.index == before:
                _restore(reader, at, kept)

        return recorded

    def guard(self, element: Element, guard: Opt) -> Opt:
        """The same for the first element of a group, which is printed only where the group is."""
        count = self._spaces.get(id(element))
        if count is None:
            return guard
        known = count

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


def _add(reader: HeaderReader, at: int, count: int) -> None:
    before = reader.gaps.get(at, 0)
    if count < 0:
        reader.gaps[at] = count
    else:
        reader.gaps[at] = before - count if before < 0 else before + count


def _restore(reader: HeaderReader, at: int, kept: int | None) -> None:
    if kept is None:
        reader.gaps.pop(at, None)
    else:
        reader.gaps[at] = kept
