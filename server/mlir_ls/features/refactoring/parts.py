"""All that an operation is, but for its regions, whichever of its forms it has."""

from __future__ import annotations

import re
from typing import NamedTuple

from mlir_ls.features.refactoring.affine_texts import united
from mlir_ls.features.refactoring.attribute_texts import as_cases, as_inherent, defaults_of, plain
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.brackets import brackets_after
from mlir_ls.syntax.erase import restore, slot_offsets
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import DerivedType, result_list
from mlir_ls.syntax.shape import AttributeText, OpShape, symbol_text
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Node

_BARE = re.compile(r"[A-Za-z_][\w$.]*")
_LOCATION = re.compile(r"\bloc\((?:[^()\"]|\"[^\"]*\"|\((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*\))*\)\s*\Z")
_NAMELESS = re.compile(r"[@%](?![\w$.\"-])")
_VARIABLE = re.compile(r"\$(\w+)")
SEGMENTS = "operandSegmentSizes"
_FORMER_SEGMENTS = "operand_segment_sizes"
_VECTOR = "vector"


class FormParts(NamedTuple):
    """All that an operation is, but for its regions, as it is spelled.

    `results` is what stands before its name, `location` what stands at its end. `attributes` are by name, a unit is "";
    `discardable` are the names of those that are not the operation's own. `meanings` are the attributes that have not their
    defaults, as one spelling for all that mean the same.
    """

    results: str
    operands: tuple[str, ...]
    types: tuple[str, ...]
    result_types: tuple[str, ...]
    successors: tuple[str, ...]
    attributes: dict[str, str]
    discardable: frozenset[str]
    meanings: dict[str, str]
    location: str

    def is_same(self, other: FormParts) -> bool:
        """Whether two are the same operation, whatever attributes are spelled that have their default."""
        ours = (self.operands, self.types, self.result_types, self.successors, self.meanings)
        return ours == (other.operands, other.types, other.result_types, other.successors, other.meanings)


def parts_of(node: Node, spec: OpSpec, environment: Environment, language: OpenLanguage) -> FormParts | None:
    """The parts of an operation; None where not all of them are known."""
    shape = node.shape
    order = _operand_order(shape, spec)
    dropped = _not_inherent(shape, spec)
    attributes = _attributes(node, spec)
    count = sum([size for _, size, _ in shape.definitions]) if shape.definitions else len(shape.result_types)
    if order is None or attributes is None or shape.parts:
        return None
    order = _each_once(node, spec, order, attributes)
    uses = [shape.uses[index] for index in order]
    types = [spelled(type_, environment) for _, _, type_ in uses]
    results = [spelled(type_, environment) for type_ in shape.result_types]
    if len(results) != count:
        return None
    location = _LOCATION.search(restore(shape.text.replace(REGION, ""), node.names))
    inherent = {each.name for each in spec.attributes} - dropped
    known = [each for each in (*types, *results) if each is not None]
    if len(known) < len(types) + len(results):
        return None
    labels = [each.label for each in shape.successors]
    return FormParts(
        _results(node),
        tuple([_value(node, slot, number) for slot, number, _ in uses]),
        tuple(known[: len(types)]),
        tuple(known[len(types) :]),
        tuple(labels if shape.generic else [labels[index] for index in _by_definition(spec, len(labels))]),
        attributes,
        frozenset(attributes.keys() - inherent - {SEGMENTS, _FORMER_SEGMENTS}),
        _meanings(attributes, dropped, spec, language),
        f" {location[0].strip()}" if location is not None else "",
    )


def function_type(parts: FormParts) -> str:
    """The types of the operands and results of an operation, as one type."""
    return f"({', '.join(parts.types)}) -> {result_list(parts.result_types)}"


def entry_of(name: str, text: str, sign: str = "=") -> str:
    """An attribute as an entry of a dictionary; the text of a unit is empty."""
    key = name if _BARE.fullmatch(name) else f'"{name}"'
    return f"{key}{' =' if sign == '=' else sign} {text}" if text else key


def spelled(type_: Type | None, environment: Environment) -> str | None:
    if type_ is None:
        return None
    if isinstance(type_, DerivedType):
        type_ = environment.resolve(type_)
    return None if isinstance(type_, DerivedType) else str(type_)


def successor_order(spec: OpSpec, count: int) -> list[int]:
    """The indices of an operation's successors in the order in which its own syntax spells them."""
    names = [each.name for each in spec.successors]
    order = list(dict.fromkeys([name for name in _VARIABLE.findall(spec.assembly_format or "") if name in names]))
    single = len([each for each in spec.successors if not each.variadic])
    if sorted(order) != sorted(names) or len(names) > single + 1 or count < single:
        return list(range(count))
    indices, first = {}, 0
    for each in spec.successors:
        size = count - single if each.variadic else 1
        indices[each.name] = range(first, first + size)
        first += size
    found = [index for name in order for index in indices[name]]
    return found if len(found) == count else list(range(count))


def _by_definition(spec: OpSpec, count: int) -> list[int]:
    """The places in the text of an operation's successors, in the order of its definition."""
    order = successor_order(spec, count)
    return [order.index(index) for index in range(count)]


def _results(node: Node) -> str:
    groups = [f"%{node.names[slot]}{f':{count}' if count > 1 else ''}" for slot, count, _ in node.shape.definitions]
    return f"{', '.join(groups)} = " if groups else ""


def _value(node: Node, slot: int, number: int) -> str:
    """A value as it is used: the number of a result stands after a group of several."""
    offset = slot_offsets(node.shape.text)[slot] + 1
    has_number = node.shape.text.startswith("#", offset)
    return f"%{node.names[slot]}{f'#{number}' if has_number else ''}"


def _operand_order(shape: OpShape, spec: OpSpec) -> list[int] | None:
    """The indices of the uses in the order of the operation's operands."""
    if shape.generic:
        return list(range(len(shape.uses)))
    order = [index for operand in spec.operands for index in shape.groups.get(operand.name, ())]
    if sorted(order) == list(range(len(shape.uses))):
        return order
    is_plain = not shape.groups and not spec.operand_segments
    return list(range(len(shape.uses))) if is_plain else None


def _each_once(node: Node, spec: OpSpec, order: list[int], attributes: dict[str, str]) -> list[int]:
    """The indices of the uses that are operands: a value that occurs twice in affine expressions is one operand.

    The map that the expressions spell, which is among the attributes, takes it once as well.
    """
    shape = node.shape
    maps = [(name, value.map) for name, value in shape.implied.items() if isinstance(value, AffineMapAttr)]
    if len(maps) != 1 or spec.operand_segments:
        return order
    name, map_ = maps[0]
    group = next((uses for uses in shape.groups.values() if len(uses) == map_.dims + map_.symbols), ())
    values = [_value(node, *shape.uses[index][:2]) for index in group]
    dims, symbols = values[: map_.dims], values[map_.dims :]
    if len(set(dims)) + len(set(symbols)) == len(values):
        return order
    dropped = {group[at] for at in range(len(values)) if values.index(values[at], 0 if at < map_.dims else map_.dims) < at}
    attributes[name] = united(map_, dims, symbols)
    return [index for index in order if index not in dropped]


def _not_inherent(shape: OpShape, spec: OpSpec) -> frozenset[str]:
    """The names of attributes in the dictionary of an operation's own syntax that its properties have as well.

    What is no attribute but a property is nothing that a dictionary can give.
    """
    properties = {each.name for each in spec.attributes if each.is_property} if not shape.generic else ()
    return frozenset([each.name for each in shape.attributes if each.name in properties and _is_entry(shape, each)])


def _is_entry(shape: OpShape, entry: AttributeText) -> bool:
    """Whether an attribute stands in `{…}`, and not in `<{…}>`."""
    around = brackets_after(shape.text[: entry.name_offset])
    return around is not None and around.opened == "{"


def _attributes(node: Node, spec: OpSpec) -> dict[str, str] | None:
    """The attributes by name; None where one that there has to be is not known."""
    shape = node.shape
    names = [entry.name for entry in shape.attributes]
    if spec.result_segments or len(set(names)) < len(names):
        return None
    found = {entry.name: _text_of(node, entry) for entry in shape.attributes}
    found |= {name: str(value) for name, value in shape.implied.items()}
    if any([_NAMELESS.search(str(value)) for value in shape.implied.values()]):
        return None
    for each in spec.attributes:
        if each.name in found:
            found[each.name] = as_cases(each, found[each.name])
            if not shape.generic and each.is_property and each.name not in shape.implied:
                found[each.name] = as_inherent(each, found[each.name])
    if shape.symbol is not None and (spec.symbol or spec.attribute("sym_name") is not None):
        found.setdefault("sym_name", f'"{symbol_text(shape.symbol, node.names)}"')
    if spec.operand_segments and not shape.generic:
        sizes = [len(shape.groups.get(operand.name, ())) for operand in spec.operands]
        found |= _segments(spec, ", ".join(map(str, sizes)), len(sizes))
    required = {each.name for each in spec.attributes if not each.optional and each.default is None}
    return found if required <= found.keys() else None


def _segments(spec: OpSpec, sizes: str, count: int) -> dict[str, str]:
    """The attribute that says how many operands each group has."""
    trait = spec.trait("AttrSizedOperandSegments")
    if trait is not None and _VECTOR in trait.arguments:
        return {_FORMER_SEGMENTS: f"dense<[{sizes}]> : vector<{count}xi32>"}
    return {SEGMENTS: f"array<i32: {sizes}>"}


def _meanings(attributes: dict[str, str], dropped: frozenset[str], spec: OpSpec, language: OpenLanguage) -> dict[str, str]:
    """The attributes that have not their defaults, as one spelling for all that mean the same."""
    declared = {each.name: each for each in spec.attributes if each.name not in dropped}
    kept = facts_of(spec.name).undeclared_attributes
    found = {}
    for name, text in attributes.items():
        attribute = declared.get(name)
        meaning = plain(attribute, text, language)
        if name in kept and meaning == kept[name]:
            continue
        if attribute is None or meaning not in defaults_of(attribute, language.registry):
            found[f"{name} in a dictionary" if name in dropped else name] = meaning
    return found


def _text_of(node: Node, entry: AttributeText) -> str:
    """An attribute as it is spelled, with its names."""
    text = node.shape.text
    first = len(slot_offsets(text[: entry.start]))
    part = text[entry.start : entry.end]
    return restore(part, node.names[first : first + len(slot_offsets(part))]).strip()
