"""Constraints on types: whether a type satisfies a term of the vocabulary in `ods.constraints`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.expressions.logic import Truth, all_hold, any_holds, negated
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.interfaces import BUILTIN_TYPES, SIGNEDNESS, type_implements
from mlir_ls.ods.registry import Registry
from mlir_ls.semantics.verify.model.strides import has_no_strides
from mlir_ls.semantics.verify.terms.computed import Satisfies, computed, scope_of, value_holds
from mlir_ls.semantics.verify.terms.integers import integer_holds
from mlir_ls.syntax.leaf import LeafError, LeafParser, Type
from mlir_ls.syntax.leaf import types as leaf
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr, StridedLayoutAttr
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    DialectType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedTensorType,
    VectorType,
)

Holds: TypeAlias = Callable[[Type], Truth]

_REMEMBERED = 512


class TypeTerms:
    """The constraints on types, each made a function once, for the types of a registry's dialects, as `leaves` reads them.

    `of_attributes` decides constraints on attributes in types, as memory spaces; without it these are not known.
    """

    def __init__(self, registry: Registry, leaves: LeafParser, of_attributes: Satisfies | None = None) -> None:
        self._registry = registry
        self.leaves = leaves
        self._made: dict[Term, Holds] = {}
        self._scope = scope_of(registry, leaves, self.check_of, of_attributes)

    def check_of(self, term: Term) -> Holds:
        """The function that says whether a type satisfies `term`; None is its answer where that is not known."""
        made = self._made.get(term)
        if made is None:
            made = self._made[term] = lru_cache(_REMEMBERED)(_knowing(self._make(term)))
        return made

    def traits_of(self, found: DialectType) -> frozenset[str] | None:
        """The traits and interfaces of a dialect's type, as far as its definition lists them; None if nothing does.

        What only C++ declares has all of them listed if it is MLIR's own, which has no location, and none in projects.
        """
        definition = self._registry.type_def(found.dialect, found.mnemonic)
        if definition is None:
            return None
        if definition.custom_syntax and not definition.parameters and definition.location is not None:
            return None
        return frozenset([trait.name for trait in definition.traits])

    def element_of(self, found: Type) -> Type | None:
        """The element type of a shaped type, other types themselves; None where that is not known."""
        if isinstance(found, ShapedType):
            return found.element
        if isinstance(found, DialectType):
            traits = self.traits_of(found)
            return found if traits is not None and "ShapedType" not in traits else self._type_parameter(found, "elementType")
        return None if isinstance(found, leaf.TypeAlias) else found

    def _type_parameter(self, found: DialectType, name: str) -> Type | None:
        """The type that is a parameter of a dialect's type, by the parameter's name; None where it is not known."""
        definition = self._registry.type_def(found.dialect, found.mnemonic)
        names = [] if definition is None else [each.name for each in definition.parameters]
        place = names.index(name) if name in names else len(names)
        if found.parameters is None or place >= len(found.parameters):
            return None
        parameter = found.parameters[place]
        return parameter if isinstance(parameter, Type) else None

    # -- terms ------------------------------------------------------------------------------------------------------

    def _make(self, term: Term) -> Holds:
        if isinstance(term, str):
            return self._word(term)
        if not isinstance(term, tuple) or len(term) < 2:
            return _unknown
        word, *arguments = term
        if word in ("anyof", "allof"):
            parts = [self.check_of(each) for each in arguments]
            combine = any_holds if word == "anyof" else all_hold
            return lambda found: combine([part(found) for part in parts])
        if word in ("not", "element", "element_or_self", "members", "nested_members", "throughout", "dimensions"):
            return self._about(str(word), arguments[0])
        if word == "expression":
            return computed(arguments[0], self._scope)
        if word == "parameter":
            return _unknown if len(arguments) < 2 else self._parameter(str(arguments[0]), arguments[1])
        if isinstance(arguments[0], str):
            return self._named(str(word), arguments[0])
        return _numeric(str(word), tuple([each for each in arguments if isinstance(each, int)]))

    def _word(self, word: str) -> Holds:
        kinds = BUILTIN_TYPES.get(word)
        if kinds is not None:
            known = kinds
            return lambda found: isinstance(found, known)
        if word in SIGNEDNESS:
            signedness = SIGNEDNESS[word]
            return lambda found: isinstance(found, IntegerType) and found.signedness == signedness
        if word == "float":
            return lambda found: isinstance(found, FloatType) or self._has_trait(found, "FloatType")
        if word == "shaped":
            return lambda found: isinstance(found, ShapedType) or self._has_trait(found, "ShapedType")
        if word == "value_semantics":
            valued = (VectorType, RankedTensorType, UnrankedTensorType)
            return lambda found: isinstance(found, valued) or self._has_trait(found, "ValueSemantics")
        if word == "ranked":
            return self._ranked
        if word == "static_shape":
            return lambda found: _of_shape(self._shaped(found), found, lambda shaped: shaped.element_count is not None)
        return _WORDS.get(word, _unknown)

    def _has_trait(self, found: Type, name: str) -> Truth:
        """Whether a dialect's type has a trait; builtin types are not looked up."""
        if not isinstance(found, DialectType):
            return False
        traits = self.traits_of(found)
        return None if traits is None else name in traits

    def _shaped(self, found: Type) -> Truth:
        return isinstance(found, ShapedType) or self._has_trait(found, "ShapedType")

    def _ranked(self, found: Type) -> Truth:
        return _of_shape(self._shaped(found), found, lambda shaped: shaped.shape is not None)

    def _about(self, word: str, term: Term) -> Holds:
        """A constraint on something that a type is made of, or its opposite."""
        if word == "dimensions":
            return lambda found: _dimensions_hold(term, found)
        part = self.check_of(term)
        if word == "not":
            return lambda found: negated(part(found))
        if word == "members":
            return lambda found: isinstance(found, TupleType) and all_hold([part(each) for each in found.types])
        if word == "nested_members":
            return lambda found: isinstance(found, TupleType) and all_hold([part(each) for each in _nested_members(found)])
        if word == "throughout":
            return lambda found: _throughout(found, part)
        if word == "element_or_self":
            return lambda found: _of_known(self.element_of(found), part)

        def element_holds(found: Type) -> Truth:
            if isinstance(found, ShapedType | ComplexType):
                return part(found.element)
            return None if isinstance(found, DialectType) and self._may_have_elements(found) else False

        return element_holds

    def _may_have_elements(self, found: DialectType) -> bool:
        """Whether a dialect's type may be one of elements: what only C++ declares may be, without being shaped."""
        definition = self._registry.type_def(found.dialect, found.mnemonic)
        is_declared = definition is not None and bool(definition.parameters or not definition.custom_syntax)
        return not is_declared or self._shaped(found) is not False

    def _named(self, word: str, name: str) -> Holds:
        if word == "is":
            return _is(name, self.leaves)
        if word == "type":
            return lambda found: _is_of_dialect(found, *name.split(".", 1))
        if word == "dialect":
            return lambda found: isinstance(found, DialectType) and found.dialect == name
        if word in ("interface", "trait"):
            return lambda found: type_implements(found, name, self._registry)
        return _unknown

    def _parameter(self, name: str, term: Term) -> Holds:
        """A parameter that is the only one of its type: a type, or an integer, as the address space of `!llvm.ptr<3>`."""
        part = self.check_of(term)

        def holds(found: Type) -> Truth:
            if not isinstance(found, DialectType):
                return False
            if found.parameters is not None and len(found.parameters) == 1 and isinstance(found.parameters[0], Type):
                return part(found.parameters[0])
            named = self._type_parameter(found, name)
            if named is not None:
                return part(named)
            value = self._scope.parameter(found, name)
            if value is not None:
                return value_holds(term, value, self._scope)
            definition = self._registry.type_def(found.dialect, found.mnemonic)
            if definition is None or definition.custom_syntax or len(definition.parameters) != 1:
                return None
            parameter = definition.parameters[0]
            text = parameter.default if found.body is None else found.body
            if parameter.name != name or text is None:
                return None
            if parameter.is_integer:
                return integer_holds(term, int(text)) if text.lstrip("-").isdecimal() else None
            if parameter.kind == "string" and isinstance(term, tuple) and term[0] == "text":
                return text.strip('"') == term[1]
            return None

        return holds


def _nested_members(found: TupleType) -> list[Type]:
    return [
        inner for each in found.types for inner in (_nested_members(each) if isinstance(each, TupleType) else [each])
    ]


def _throughout(found: Type, check: Holds) -> Truth:
    """Whether a type and all that it is made of satisfy a constraint."""
    parts: tuple[object, ...] = ()
    if isinstance(found, TupleType):
        parts = found.types
    elif isinstance(found, ShapedType | ComplexType):
        parts = (found.element,)
    elif isinstance(found, DialectType):
        parts = (None,) if found.parameters is None and found.body is not None else found.parameters or ()
    held = [None if part is None else _throughout(part, check) for part in parts if part is None or isinstance(part, Type)]
    return all_hold([check(found), *held])


def _knowing(check: Holds) -> Holds:
    """The same, where an alias that nothing resolved is not known to be anything."""
    return lambda found: None if isinstance(found, leaf.TypeAlias) else check(found)


def _unknown(found: Type) -> Truth:
    return None


def _of_known(found: Type | None, check: Holds) -> Truth:
    return None if found is None else check(found)


def _of_shape(shaped: Truth, found: Type, check: Callable[[ShapedType], Truth]) -> Truth:
    """A condition on the shape of a type; what has no shape does not meet it."""
    if isinstance(found, ShapedType):
        return check(found)
    return False if shaped is False else None


def _is(name: str, leaves: LeafParser) -> Holds:
    try:
        expected = leaves.parse_type(name)
    except LeafError:
        return _unknown
    if isinstance(expected, DialectType):
        # the body of a dialect's type may spell one type in several ways
        return lambda found: True if found is expected else None if isinstance(found, DialectType) else False
    return lambda found: found is expected


def _is_of_dialect(found: Type, dialect: str, mnemonic: str) -> Truth:
    if not isinstance(found, DialectType) or found.dialect != dialect:
        return False
    if not found.mnemonic:
        # the mnemonic is the first word of the body, unless a parser of its own reads that
        return None
    return found.mnemonic == mnemonic


def _numeric(word: str, numbers: tuple[int, ...]) -> Holds:
    if not numbers:
        return _unknown
    first = numbers[0]
    if word == "integer" or word in SIGNEDNESS:
        signedness = SIGNEDNESS.get(word)
        return lambda found: (
            isinstance(found, IntegerType) and found.width == first and signedness in (None, found.signedness)
        )
    check = _SHAPES.get(word)
    if check is None:
        return _unknown
    known = check
    return lambda found: (
        known(found, numbers) if isinstance(found, ShapedType) else None if isinstance(found, DialectType) else False
    )


def _rank_holds(found: ShapedType, ranks: tuple[int, ...]) -> Truth:
    return found.rank in ranks


def _least_rank_holds(found: ShapedType, ranks: tuple[int, ...]) -> Truth:
    return found.rank is not None and found.rank >= ranks[0]


def _count_holds(found: ShapedType, counts: tuple[int, ...]) -> Truth:
    return found.element_count in counts


def _least_count_holds(found: ShapedType, counts: tuple[int, ...]) -> Truth:
    return None if found.element_count is None else found.element_count >= counts[0]


def _most_count_holds(found: ShapedType, counts: tuple[int, ...]) -> Truth:
    return None if found.element_count is None else found.element_count <= counts[0]


def _shape_holds(found: ShapedType, sizes: tuple[int, ...]) -> Truth:
    return found.shape == sizes


def _dimension_holds(found: ShapedType, arguments: tuple[int, ...]) -> Truth:
    index, sizes = arguments[0], arguments[1:]
    shape = found.shape
    if shape is None or not -len(shape) <= index < len(shape):
        return False
    return shape[index] in sizes


_SHAPES: dict[str, Callable[[ShapedType, tuple[int, ...]], Truth]] = {
    "rank": _rank_holds,
    "min_rank": _least_rank_holds,
    "count": _count_holds,
    "min_count": _least_count_holds,
    "max_count": _most_count_holds,
    "shape": _shape_holds,
    "dimension": _dimension_holds,
}


def _dimensions_hold(term: Term, found: Type) -> Truth:
    if not isinstance(found, ShapedType):
        return None if isinstance(found, DialectType) else False
    return None if found.shape is None else all_hold([integer_holds(term, size) for size in found.shape])


def _is_strided(found: Type) -> Truth:
    if not isinstance(found, MemRefType):
        return False
    if found.layout is None or isinstance(found.layout, StridedLayoutAttr):
        return True
    return False if has_no_strides(found) else None


def _is_sparse(found: Type) -> Truth:
    if not isinstance(found, RankedTensorType) or found.encoding is None:
        return False
    if isinstance(found.encoding, DialectAttr) and found.encoding.mnemonic:
        return found.encoding.mnemonic in knowledge_of(found.encoding.dialect).sparse_encodings
    return None if isinstance(found.encoding, DialectAttr | AttributeAlias) else False


_WORDS: dict[str, Holds] = {
    "any": lambda _: True,
    "never": lambda _: False,
    "fixed_vector": lambda found: isinstance(found, VectorType) and not any(found.scalable),
    "scalable_vector": lambda found: isinstance(found, VectorType) and any(found.scalable),
    "all_scalable": lambda found: isinstance(found, VectorType) and all(found.scalable),
    # no text spells the type of a graph, but parsers of operations make it of one of a function
    "graph": lambda found: None if isinstance(found, FunctionType) else False,
    "last_scalable": lambda found: isinstance(found, VectorType) and found.scalable[-1:] == (True,),
    "leading_fixed": lambda found: isinstance(found, VectorType) and not any(found.scalable[:-1]),
    "trailing_scalable": lambda found: (
        isinstance(found, VectorType) and found.scalable[-1:] == (True,) and not any(found.scalable[:-1])
    ),
    "strided": _is_strided,
    "sparse_encoded": _is_sparse,
}
