"""Constraints on attributes: whether an attribute satisfies a term of the vocabulary in `ods.constraints`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from mlir_ls.ods.bodies.enum_values import cases_of, values_of
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.lists import size_of
from mlir_ls.ods.expressions.logic import Truth, all_hold, any_holds, negated
from mlir_ls.ods.expressions.values import bits_of
from mlir_ls.ods.interfaces import ELEMENTS, attribute_implements
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import EnumSpec
from mlir_ls.semantics.verify.model.attributes import numbers_of
from mlir_ls.semantics.verify.terms.computed import SIZES, computed, scope_of, value_holds
from mlir_ls.semantics.verify.terms.integers import integer_holds
from mlir_ls.semantics.verify.terms.types import TypeTerms
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import (
    AffineMapAttr,
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.locations import Location
from mlir_ls.syntax.leaf.types import ComplexType, FloatType, IndexType, IntegerType, NoneType, ShapedType
from mlir_ls.system.patterns import deferred

Holds: TypeAlias = Callable[[Attribute], Truth]

_KINDS: dict[str, tuple[type[Attribute], ...]] = {
    "unit": (UnitAttr,),
    "string": (StringAttr,),
    "array": (ArrayAttr,),
    "dictionary": (DictionaryAttr,),
    "affine_map": (AffineMapAttr,),
    "integer_set": (IntegerSetAttr,),
    "integer_attr": (IntegerAttr, BoolAttr),
    "float_attr": (FloatAttr,),
    "type_attr": (TypeAttr,),
    "symbol_ref": (SymbolRefAttr,),
    "distinct": (DistinctAttr,),
    "location": (Location,),
    "dense": (DenseElementsAttr,),
    "dense_resource": (DenseResourceAttr,),
    "sparse": (SparseElementsAttr,),
    "strided_layout": (StridedLayoutAttr,),
}
"""Words that mean builtin attributes of certain kinds, which no attribute of a dialect is."""

_HELD = IntegerType(64)

_ON_INTEGERS = frozenset(("equals", "min", "max", "one_of", "multiple_of", "positive", "non_negative", "power_of_two"))


class AttributeTerms:
    """The constraints on attributes, each made a function once. `scope` is what conditions are computed in."""

    def __init__(self, registry: Registry, types: TypeTerms) -> None:
        self._registry = registry
        self._types = types
        self._made: dict[Term, Holds] = {}
        self.scope = scope_of(registry, types.leaves, types.check_of, self.check_of)

    def check_of(self, term: Term) -> Holds:
        """The function that says whether an attribute satisfies `term`; None is its answer where that is not known."""
        made = self._made.get(term)
        if made is None:
            made = self._made[term] = _knowing(self._make(term))
        return made

    def _make(self, term: Term) -> Holds:
        word = term[0] if isinstance(term, tuple) else term
        arguments = term[1:] if isinstance(term, tuple) else ()
        if word in _ON_INTEGERS:
            return lambda found: _each_integer(found, term)
        if not arguments:
            return self._word(str(word))
        if word == "expression":
            return computed(arguments[0], self.scope)
        if word in ("anyof", "allof"):
            parts = [self.check_of(each) for each in arguments]
            combine = any_holds if word == "anyof" else all_hold
            return lambda found: combine([part(found) for part in parts])
        if word == "case":
            cases = frozenset([str(each) for each in arguments])
            return lambda found: _is_case(found, cases)
        if word == "wrapped":
            inner_check, held = self.check_of(arguments[1]), str(arguments[0])
            return lambda found: _wrapped(found, held, inner_check)
        if word in ("not", "each", "at"):
            return self._about(str(word), arguments)
        if word in ("typed", "holds"):
            return self._about_type(str(word), arguments[0])
        if word in SIZES and isinstance(arguments[0], int):
            return _sized(SIZES[str(word)], arguments[0])
        if word == "parameter":
            name, inner = str(arguments[0]), arguments[1]
            return lambda found: value_holds(inner, self.scope.parameter(found, name), self.scope)
        return self._named(str(word), str(arguments[0]))

    def _word(self, word: str) -> Holds:
        kinds = _KINDS.get(word)
        if kinds is not None:
            known = kinds
            return lambda found: isinstance(found, known)
        return _WORDS.get(word, _unknown)

    def _about(self, word: str, arguments: tuple[Term, ...]) -> Holds:
        part = self.check_of(arguments[-1])
        if word == "not":
            return lambda found: negated(part(found))
        if word == "each":
            return lambda found: _each(found, part)
        index = arguments[0]
        return lambda found: _member(found, index, part) if isinstance(index, int) else None

    def _about_type(self, word: str, term: Term) -> Holds:
        check = self._types.check_of(term)
        if word == "holds":
            return lambda found: check(found.value) if isinstance(found, TypeAttr) else False
        return lambda found: _of_type(found, check)

    def _named(self, word: str, name: str) -> Holds:
        if word == "enum":
            enum = self._registry.enum(name)
            return _unknown if enum is None else cases_of(enum)
        if word == "enum_value":
            enum = self._registry.enum(name)
            return _unknown if enum is None else _value_of(enum)
        if word == "dense_array":
            return lambda found: isinstance(found, DenseArrayAttr) and str(found.element_type) == name
        if word == "attr":
            return self._of_dialect(*name.split(".", 1))
        if word == "attr_dialect":
            return lambda found: isinstance(found, DialectAttr) and found.dialect == name
        if word in ("attr_interface", "trait"):
            return lambda found: attribute_implements(found, name, self._registry)
        if word == "text":
            return lambda found: isinstance(found, StringAttr) and found.value == name
        if word == "prefix":
            return lambda found: isinstance(found, StringAttr) and found.value.startswith(name)
        return _unknown

    def _of_dialect(self, dialect: str, mnemonic: str = "") -> Holds:
        return lambda found: _is_of_dialect(found, dialect, mnemonic)

    def takes_strings(self, term: Term) -> bool:
        """Whether hand-written parsers may read what satisfies `term` from a string: a case of an enum."""
        if not isinstance(term, tuple):
            return False
        if term[0] != "attr":
            return any(self.takes_strings(part) for part in term[1:])
        definition = self._registry.attr_def(*str(term[1]).split(".", 1))
        return definition is not None and definition.enum is not None


def _knowing(check: Holds) -> Holds:
    """The same, where an alias that nothing resolved, or what was not read, is not known to be anything."""
    return lambda found: None if isinstance(found, AttributeAlias | UnreadAttr) else check(found)


def _unknown(found: Attribute) -> Truth:
    return None


def _is_bool(found: Attribute) -> Truth:
    return isinstance(found, BoolAttr)


def _is_true(found: Attribute) -> Truth:
    return isinstance(found, BoolAttr) and found.value


def _is_false(found: Attribute) -> Truth:
    return isinstance(found, BoolAttr) and not found.value


def _is_flat(found: Attribute) -> Truth:
    return isinstance(found, SymbolRefAttr) and len(found.path) == 1


def _are_elements(found: Attribute) -> Truth:
    if isinstance(found, DialectAttr):
        return None
    return isinstance(found, ELEMENTS)


def _dense_of(*kinds: type) -> Holds:
    def holds(found: Attribute) -> Truth:
        if not isinstance(found, DenseElementsAttr):
            return False
        return isinstance(found.type, ShapedType) and isinstance(found.type.element, kinds)

    return holds


def _are_strings(found: Attribute) -> Truth:
    """Whether elements are strings; those of which none is known are, unless their type is one of numbers."""
    if not isinstance(found, DenseElementsAttr):
        return False
    if found.elements:
        return isinstance(found.elements[0], StringAttr)
    element = found.type.element if isinstance(found.type, ShapedType) else None
    return False if isinstance(element, IntegerType | IndexType | FloatType | ComplexType) else None


def _sorted(strictly: bool) -> Holds:
    def holds(found: Attribute) -> Truth:
        values = numbers_of(found) if isinstance(found, DenseArrayAttr) else None
        if values is None:
            return None
        return all(one < other or (one == other and not strictly) for one, other in pairwise(values))

    return holds


_WORDS: dict[str, Holds] = {
    "any": lambda _: True,
    "never": lambda _: False,
    "bool": _is_bool,
    "true": _is_true,
    "false": _is_false,
    "flat_symbol_ref": _is_flat,
    "elements": _are_elements,
    "dense_int": _dense_of(IntegerType, IndexType),
    "dense_float": _dense_of(FloatType),
    "dense_string": _are_strings,
    "sorted": _sorted(strictly=False),
    "strictly_sorted": _sorted(strictly=True),
}


def _of_type(found: Attribute, check: Callable[[Type], Truth]) -> Truth:
    """A constraint on the type of an attribute; a string that spells none has the type `none`."""
    if isinstance(found, StringAttr):
        return check(found.type or NoneType())
    return None if found.type is None else check(found.type)


def _each_integer(found: Attribute, term: Term) -> Truth:
    """A constraint on the value of an integer, or on all the members of a dense array of integers."""
    if isinstance(found, IntegerAttr | BoolAttr):
        return _of_integer(found, term)
    values = numbers_of(found) if isinstance(found, DenseArrayAttr) else None
    return None if values is None else all_hold([integer_holds(term, value) for value in values])


def _of_integer(found: IntegerAttr | BoolAttr, term: Term) -> Truth:
    """A constraint on the value of an integer: C++ reads its first bit as a sign, whatever its type is.

    Where that makes a difference, what a value equals depends on the method that reads it, and is not known.
    """
    bits, width = bits_of(found)
    if term == "power_of_two":
        return integer_holds(term, bits)
    value = bits - (1 << width) if bits << 1 >> width else bits
    holds = integer_holds(term, value)
    word = term[0] if isinstance(term, tuple) else term
    if word in ("equals", "one_of", "multiple_of") and value != int(found.value):
        return holds if holds == integer_holds(term, bits) else None
    return holds


def _members(found: Attribute) -> tuple[object, ...] | None:
    if isinstance(found, ArrayAttr | DenseArrayAttr):
        return found.elements
    if isinstance(found, DictionaryAttr):
        return tuple([value for _, value in found.entries])
    return None


def _each(found: Attribute, check: Holds) -> Truth:
    members = _members(found)
    if members is None or isinstance(found, DenseArrayAttr):
        return None
    return all_hold([check(each) if isinstance(each, Attribute) else None for each in members])


def _member(found: Attribute, index: int, check: Holds) -> Truth:
    members = _members(found)
    if members is None:
        return None
    if index >= len(members):
        return False
    member = members[index]
    return check(member) if isinstance(member, Attribute) else None


def _wrapped(found: Attribute, held: str, check: Holds) -> Truth:
    """Whether an integer satisfies a condition as C++ holds it, in so many bits with a sign or without."""
    if not isinstance(found, IntegerAttr | BoolAttr):
        return None
    bits = int(held[1:])
    signed = -found.value if isinstance(found, BoolAttr) else found.value  # `true` is a bit that is a sign
    value = (bits_of(found)[0] if held[0] == "u" else signed) % (1 << bits)
    return check(IntegerAttr(value - (1 << bits) if held[0] == "i" and value >> (bits - 1) else value, _HELD))


def _sized(compare: Callable[[int, int], bool], expected: int) -> Holds:
    def holds(found: Attribute) -> Truth:
        if isinstance(found, StringAttr):
            return compare(size_of(found) or 0, expected)
        members = _members(found)
        return None if members is None else compare(len(members), expected)

    return holds


def _is_of_dialect(found: Attribute, dialect: str, mnemonic: str) -> Truth:
    if not isinstance(found, DialectAttr):
        # a dialect may give an attribute of the builtin dialect a name of its own
        return None if dialect == "builtin" else False
    if found.dialect != dialect:
        return False
    return found.mnemonic == mnemonic if found.mnemonic else None


_SEPARATOR = deferred("[,|]")
"""What stands between the cases of an enum of bits."""


def _is_case(found: Attribute, cases: frozenset[str]) -> Truth:
    """Whether a dialect's attribute holds some cases of an enum and no other; not known of a number, or of what is not read."""
    if not isinstance(found, DialectAttr) or not found.parameters or not isinstance(found.parameters[0], str):
        return None
    spelled = found.parameters[0].strip('"')
    return spelled in cases or cases.issuperset([each.strip() for each in _SEPARATOR.split(spelled)])


def _value_of(enum: EnumSpec) -> Holds:
    """The same of a property that is no attribute: an integer of any type, or a Boolean."""
    is_valid = values_of(enum)

    def holds(found: Attribute) -> Truth:
        return isinstance(found, BoolAttr | IntegerAttr) and is_valid(bits_of(found)[0])

    return holds
