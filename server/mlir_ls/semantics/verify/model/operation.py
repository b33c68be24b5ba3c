"""An operation as its definition sees it: which of its values are which operands and results, what its attributes are.

Only the shape is looked at. What the text leaves open stays unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar, cast

from mlir_ls.caches import remembered
from mlir_ls.ods.assembly.properties import SEGMENT_SIZES
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.semantics.verify.model.dictionaries import has_properties
from mlir_ls.syntax.brackets import brackets_after
from mlir_ls.syntax.leaf import Attribute, Leaf, LeafError, Type
from mlir_ls.syntax.leaf.attributes import DictionaryAttr, StringAttr, UnitAttr
from mlir_ls.syntax.leaf.types import NoneType
from mlir_ls.syntax.shape import AttributeText, DictionaryAlias, Fault, OpShape

Groups = tuple[tuple[int, ...], ...]
"""For each declared operand, or each declared result, the indices of the values that it is made of."""

LeafT = TypeVar("LeafT", bound=Leaf)

_NESTING = 8
"""How deep aliases may stand for other aliases; what is deeper stays unknown."""

_MAX_ATTRIBUTE = 20_000  # characters of an attribute beyond which it is not read


class Operation:
    """A shape, the definition of its operation, and what is known of its parts. Aliases have been resolved.

    `operands` and `results` go with those that `spec` declares, and are None where it is unknown which value belongs
    to which; `operand_types` and `result_types` are those of all values in a row. `generic`: written in generic form.
    `lacking`: the places of operands that are one value, which an attribute with sizes says are none.
    """

    __slots__ = ("_values", "attributes", "environment", "generic", "lacking", "operand_types", "operands",
                 "result_types", "results", "shape", "spec")  # fmt: skip

    def __init__(self, shape: OpShape, spec: OpSpec, environment: Environment) -> None:
        self.shape = shape
        self.spec = spec
        self.generic = shape.generic
        self.operands: Groups | None = None
        self.results: Groups | None = None
        self.lacking: frozenset[int] = frozenset()
        self.operand_types = [type_ and resolved(type_, environment) for _, _, type_ in shape.uses]
        self.result_types = [type_ and resolved(type_, environment) for type_ in shape.result_types]
        self.attributes: dict[str, AttributeText] = {}
        self._values: dict[str, Attribute | None] = {}
        self.environment = environment
        self._read_dictionary(shape.dictionary)
        for each in shape.attributes:
            self.attributes.setdefault(each.name, each)
        for today, former in spec.former:
            if former in self.attributes:
                self.attributes.setdefault(today, self.attributes[former])
        for name in _places(spec).properties:
            if name in self.attributes and self._is_discardable(self.attributes[name]):
                self._drop(name)
        if self.generic and self.attributes and has_properties(shape):
            self._drop_what_means_nothing()

    def _drop(self, name: str) -> None:
        del self.attributes[name]
        self._values.pop(name, None)

    def _drop_what_means_nothing(self) -> None:
        """Of what stands in `<{…}>` an operation takes the attributes that its definition has, and drops all else."""
        former = [name for _, name in self.spec.former]
        strange = [name for name in self.attributes if self.spec.attribute(name) is None and name not in former]
        for name in strange:
            if not name.endswith(SEGMENT_SIZES) and self.is_property(self.attributes[name]):
                self._drop(name)
                for each in self.shape.attributes:
                    if each.name == name and not self.is_property(each):
                        self.attributes.setdefault(name, each)

    def _read_dictionary(self, alias: DictionaryAlias | None) -> None:
        """Adds the attributes in a dictionary that an alias stands for; each has the place of the alias."""
        found = None if alias is None else self.environment.meaning(alias.name)
        if alias is None or not isinstance(found, DictionaryAttr):
            return
        end = alias.offset + len(alias.name)
        for name, value in found.entries:
            self.attributes[name] = AttributeText(name, alias.offset - 1, alias.offset, end)
            self._values[name] = resolved(value, self.environment)

    def has_attribute(self, name: str) -> bool:
        """Whether the text gives the attribute, in whatever way."""
        return name in self.attributes or self.spec.former_name(name) in self.shape.implied

    def is_property(self, attribute: AttributeText) -> bool:
        """Whether an attribute stands in `<{…}>`, where all that means nothing to the operation is dropped."""
        if self._is_of_alias(attribute):
            return True
        if not self.generic:
            return False
        around = brackets_after(self.shape.text[: attribute.name_offset])
        return around is not None and around.opened == "<{"

    def _is_of_alias(self, attribute: AttributeText) -> bool:
        """Whether an attribute is one of the dictionary of properties that an alias stands for."""
        alias = self.shape.dictionary
        return alias is not None and alias.properties and attribute.start == alias.offset

    def _is_discardable(self, attribute: AttributeText) -> bool:
        """Whether an attribute stands in the dictionary of attributes, which gives no property that is no attribute a value."""
        if self._is_of_alias(attribute):
            return False
        if attribute.name_offset >= attribute.start:
            return False
        around = brackets_after(self.shape.text[: attribute.name_offset])
        return around is not None and around.opened == "{" and (self.generic or not self.spec.custom_syntax)

    def attribute(self, name: str) -> Attribute | None:
        """The value of an attribute; None where it is missing or unknown."""
        if name not in self._values:
            value = self._read(name)
            self._values[name] = None if value is None else resolved(value, self.environment)
        return self._values[name]

    def _read(self, name: str) -> Attribute | None:
        implied = self.shape.implied.get(self.spec.former_name(name))
        if implied is not None:
            return implied
        found = self.attributes.get(name)
        if found is None or found.end - found.start > _MAX_ATTRIBUTE:
            return None
        if found.start >= found.end:
            return UnitAttr()
        try:
            return self.environment.leaves.parse_attribute(self.shape.text[found.start : found.end])
        except LeafError:
            return None

    def has_one_type(self) -> bool:
        """Whether all its operands and results, of which it has both, are of one type, which is known."""
        types = self.operand_types
        if not types or not self.result_types or types[0] is None:
            return False
        return all([type_ is types[0] for type_ in types]) and all([type_ is types[0] for type_ in self.result_types])

    # -- values by the names that the definition gives them -----------------------------------------------------------

    def operand_group(self, name: str) -> Sequence[int] | None:
        """The indices of the values of a declared operand."""
        return _group(self.operands, _places(self.spec).operands.get(name))

    def result_group(self, name: str) -> Sequence[int] | None:
        """The indices of the values of a declared result."""
        return _group(self.results, _places(self.spec).results.get(name))

    def types_named(self, name: str) -> list[Type | None] | None:
        """The types of a declared operand or result, or of a typed attribute; None if their number is unknown."""
        places = _places(self.spec)
        if name in places.operands:
            indices = self.operand_group(name)
            return None if indices is None else [self.operand_types[index] for index in indices]
        if name in places.results:
            indices = self.result_group(name)
            return None if indices is None else [self.result_types[index] for index in indices]
        value = self.attribute(name)
        if isinstance(value, StringAttr):
            return [value.type or NoneType()]
        return None if value is None else [value.type]

    def type_named(self, name: str) -> Type | None:
        """The type of a declared operand or result of which there is just one value, if it is known."""
        types = self.types_named(name)
        return types[0] if types is not None and len(types) == 1 else None


def resolved(leaf: LeafT, environment: Environment) -> LeafT:
    """The leaf with its aliases replaced by what they stand for, and those in that as well."""
    if not leaf.has_alias:
        return leaf
    known = environment.resolved.get(leaf)
    if known is None:
        known = leaf
        for _ in range(_NESTING):
            known = environment.resolve(known)
            if not known.has_alias:
                break
        if len(environment.resolved) >= _REMEMBERED:
            environment.resolved.clear()
        environment.resolved[leaf] = known
    return cast("LeafT", known)  # an alias of a type stands for a type, one of an attribute for an attribute


_REMEMBERED = 1024


class _Places(NamedTuple):
    """Which of a definition's operands and results has which name; the names of its properties that are no attributes."""

    operands: Mapping[str, int]
    results: Mapping[str, int]
    properties: Sequence[str]


@remembered(4096)
def _places(spec: OpSpec) -> _Places:
    # of several of one name the first counts
    operands = {operand.name: index for index, operand in reversed(list(enumerate(spec.operands)))}
    results = {result.name: index for index, result in reversed(list(enumerate(spec.results)))}
    for places in (operands, results):
        places.update({today: places[former] for today, former in spec.former if former in places})
    return _Places(operands, results, [each.name for each in spec.attributes if each.is_property])


def _group(groups: Groups | None, place: int | None) -> Sequence[int] | None:
    return groups[place] if groups is not None and place is not None else None


Check = Callable[[Operation], Sequence[Fault]]
"""One requirement of an operation's definition: gives back what violates it."""
