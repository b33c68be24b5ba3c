"""Constraints that parts of one definition share, as those of IRDL: each stands for one attribute, wherever it is put on.

The trait `SharedConstraints` of an operation, a type or an attribute lists them: its first argument are constraints, which
refer to each other by number, the second says what they are put on.

    ("term", TERM)              what satisfies a term of the vocabulary of attributes (`ods.constraints`)
    ("is", "f32")               the attribute that is printed so
    ("any_of", N...)            what satisfies one of these constraints
    ("all_of", N...)            what satisfies all of them
    ("parametric", TERM, N...)  a type or an attribute that satisfies a term, and each of its parameters one constraint
    ("unknown",)                nothing is known of it

What they are put on is ("attribute", NAME, N), ("operand", NAME, N), ("result", NAME, N), or ("parameter", NAME, N); for the
arguments of a region, ("region", NUMBER, N...). They are listed in the order in which they are checked: what comes first says
what a constraint stands for. An attribute that holds a type stands for the type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth
from mlir_ls.ods.spec import Trait
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import DialectAttr, TypeAttr
from mlir_ls.syntax.leaf.types import DialectType

SHARED_CONSTRAINTS = "SharedConstraints"

_MAX_CHECKS = 1000
"""Checks after which nothing more is known: constraints that refer to each other may be very many, or go round in a circle."""

_MAX_DEPTH = 32

Satisfies = Callable[[Attribute, Term], Truth]
"""Whether an attribute satisfies a term."""


class Sharing:
    """What the constraints of one trait stand for, as its parts are checked in order.

    After a part that does not satisfy its constraint, `clash` is what the constraint stands for already, and what should be
    the same; None where there is another reason.
    """

    def __init__(self, trait: Trait, satisfies: Satisfies) -> None:
        constraints, uses = trait.arguments
        assert isinstance(constraints, tuple)
        assert isinstance(uses, tuple)
        self.uses: Sequence[Term] = uses
        self.clash: tuple[Attribute, Attribute] | None = None
        self._constraints: Sequence[Term] = constraints
        self._satisfies = satisfies
        self._meant: dict[int, Attribute] = {}
        self._left = _MAX_CHECKS

    def holds(self, number: Term, found: Attribute, depth: int = 0) -> Truth:
        """Whether an attribute satisfies a constraint, which stands for it from then on."""
        assert isinstance(number, int)
        self._left -= 1
        if found.has_alias or self._left < 0 or depth > _MAX_DEPTH:
            return None
        meant = self._meant.get(number)
        if meant is not None:
            is_same = meant is found or str(meant) == str(found)
            if not is_same:
                self.clash = meant, found
            return is_same
        answer = self._check(self._constraints[number], found, depth + 1)
        if answer:
            self._meant[number] = found
        return answer

    def failure(self, found: object) -> str:
        """What is wrong with a part that does not satisfy its constraint, after its name."""
        if self.clash is None:
            return f"does not satisfy its constraint: {found}"
        expected, got = self.clash
        return f"shares a constraint that stands for {expected} already, but got {got}"

    def _check(self, constraint: Term, found: Attribute, depth: int) -> Truth:
        assert isinstance(constraint, tuple)
        word, *arguments = constraint
        if word == "is":
            return str(found) == arguments[0]
        if word == "term":
            return self._satisfies(found, arguments[0])
        if word == "any_of":
            for each in arguments:
                answer = self.holds(each, found, depth)
                if answer is not False:
                    return answer
            self.clash = None
            return False
        if word == "all_of":
            return self._all_hold(arguments, [found] * len(arguments), depth)
        if word == "parametric":
            answer = self._satisfies(found, arguments[0])
            return self._all_hold(arguments[1:], _parameters_of(found), depth) if answer else answer
        return None

    def _all_hold(self, numbers: Sequence[Term], found: Sequence[Attribute] | None, depth: int) -> Truth:
        if found is None or len(found) != len(numbers):
            return None
        for number, each in zip(numbers, found, strict=True):
            answer = self.holds(number, each, depth)
            if not answer:
                return answer
        return True


def as_attribute(value: object) -> Attribute | None:
    """A type or an attribute as an attribute; None for what is neither."""
    return TypeAttr(value) if isinstance(value, Type) else value if isinstance(value, Attribute) else None


def _parameters_of(found: Attribute) -> list[Attribute] | None:
    """The parameters of a type or an attribute of a dialect, None where they are not known."""
    leaf = found.value if isinstance(found, TypeAttr) else found
    if not isinstance(leaf, DialectType | DialectAttr) or leaf.parameters is None:
        return None
    known = [as_attribute(each) for each in leaf.parameters]
    return [each for each in known if each is not None] if None not in known else None
