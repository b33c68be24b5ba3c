"""An operation in generic form: its name in quotes, and all that its own syntax spells as operands, attributes and types.

MLIR language reference, "Operations". The contents of regions stay as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.ods.constraints import Term
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.spec import AttributeSpec, OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.erase import restore, slot_offsets
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DerivedType
from mlir_ls.syntax.places import end_of, position_of, span_of
from mlir_ls.syntax.shape import AttributeText, OpShape, symbol_text
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, Region, region_line_of
from mlir_ls.text import Position, Span

Edits = tuple[tuple[Span, str], ...]

_BARE = re.compile(r"[A-Za-z_][\w$.]*")
_LOCATION = re.compile(r"\bloc\((?:[^()\"]|\"[^\"]*\"|\((?:[^()\"]|\"[^\"]*\"|\([^()]*\))*\))*\)\s*\Z")
_NAMELESS = re.compile(r"[@%](?![\w$.\"-])")
_STRINGS = re.compile(r"\[\"\w+\"(?:,\s*\"\w+\")*\]")
_VISIBILITY = re.compile(r"\b(public|private|nested)\s+@")
SEGMENTS = "operandSegmentSizes"


class FormParts(NamedTuple):
    """All that an operation is, but for its regions, as it is spelled.

    `results` is what stands in front of its name, `location` what stands at its end. `attributes` are by name, a unit is "";
    `discardable` are the names of those that are not the operation's own.
    """

    results: str
    operands: tuple[str, ...]
    types: tuple[str, ...]
    result_types: tuple[str, ...]
    successors: tuple[str, ...]
    attributes: dict[str, str]
    discardable: frozenset[str]
    defaults: dict[str, str]
    location: str

    def is_same(self, other: FormParts) -> bool:
        """Whether two are the same operation, whatever attributes are spelled that have their default."""
        ours = (self.operands, self.types, self.result_types, self.successors, self._others())
        return ours == (other.operands, other.types, other.result_types, other.successors, other._others())

    def _others(self) -> dict[str, str]:
        return {name: text for name, text in self.attributes.items() if self.defaults.get(name) != text}


def generic_form(item: Located, environment: Environment, lines: Sequence[str]) -> Edits | None:
    """The edits that give an operation its generic form; None where it has it, or where not all of its parts are known."""
    node = item.node
    shape, spec = node.shape, node.shape.syntax
    if shape.kind != "operation" or shape.generic or not shape.known or shape.faults or not isinstance(spec, OpSpec):
        return None
    parts = parts_of(node, spec, environment)
    regions = node.body.regions if node.body is not None else ()
    missing = max(len([each for each in spec.regions if not each.variadic]) - len(regions), 0)
    if parts is None or "//" in shape.text or not are_in_order(spec, len(regions)):
        return None
    if not regions:
        without = f" ({', '.join(['{}'] * missing)})" if missing else ""
        whole = Span(Position(item.line, item.node.column), end_of(item))
        return ((whole, f"{_head(spec, parts)}{without}{_tail(parts)}"),)
    edits = list(_around_regions(item, _head(spec, parts), _tail(parts), missing))
    for index, region in enumerate(regions):
        edits += _in_region(item, index, region, spec, lines)
    return tuple(edits)


def are_in_order(spec: OpSpec, count: int) -> bool:
    """Whether the regions of the text are the first ones of the operation, and whether it makes none of its own."""
    is_mixed = len(spec.regions) > 1 and any([each.variadic for each in spec.regions])
    return not is_mixed and (count > 0 or spec.region_count == 0 or not spec.single_block)


def _around_regions(item: Located, head: str, tail: str, missing: int) -> Iterator[tuple[Span, str]]:
    """The edits in front of, between, and behind the regions of an operation."""
    begin = Position(item.line, item.node.column)
    for index, region in enumerate(region_offsets(item.node.shape)):
        yield Span(begin, position_of(item, region - 1)), f"{head} (" if index == 0 else ", "
        begin = span_of(item, region + 1, region + 2).end
    yield Span(begin, end_of(item)), "".join([", {}"] * missing) + ")" + tail


def region_offsets(shape: OpShape) -> list[int]:
    return [offset for offset, letter in enumerate(shape.text) if letter == REGION]


def _in_region(item: Located, index: int, region: Region, spec: OpSpec, lines: Sequence[str]) -> Iterator[tuple[Span, str]]:
    """The edits in a region: the label of an entry block with arguments, a terminator that was implied, full names."""
    body, shape = item.node.body, item.node.shape
    assert body is not None
    offset = region_offsets(shape)[index]
    opening, closing = span_of(item, offset - 1, offset).end, position_of(item, offset + 1)
    indent = " " * (len(lines[item.line]) - len(lines[item.line].lstrip()))
    items = [Located(item.line + region_line_of(body, index) + line, node) for line, node in region.items_with_lines()]
    arguments = shape.regions[index].arguments if index < len(shape.regions) else ()
    if arguments or (spec.single_block and spec.no_terminator and not items):
        given = ", ".join([f"%{item.node.names[slot]}: {types[0]}" for slot, _, types in arguments])
        label = _free_label(items) + (f"({given})" if given else "")
        yield Span(opening, opening), f"\n{indent}^{label}:" + ("" if items or arguments else f"\n{indent}")
    for inner in items:
        dialect, _, name = inner.node.shape.name.partition(".")
        if inner.node.shape.kind == "operation" and name and name == _spelled_name(inner.node):
            place = position_of(inner, inner.node.shape.name_offset)
            yield Span(place, place), f"{dialect}."
    last = items[-1].node.shape.syntax if items else None
    ends = isinstance(last, OpSpec) and last.terminator
    if spec.implicit_terminator is not None and not ends and not facts_of(spec.name).spells_terminator:
        text = f'"{spec.implicit_terminator}"() : () -> ()'
        if lines[closing.line][: closing.character].strip():
            yield Span(closing, closing), f" {text} "
        else:
            start = Position(closing.line, 0)
            yield Span(start, start), f"{indent}  {text}\n"


def _spelled_name(node: Node) -> str:
    return node.shape.text[node.shape.name_offset : node.shape.name_end]


def _free_label(items: Sequence[Located]) -> str:
    taken = {each.node.shape.name for each in items if each.node.shape.kind == "label"}
    return next(label for label in (f"bb{number}" for number in range(len(taken) + 1)) if f"^{label}" not in taken)


def parts_of(node: Node, spec: OpSpec, environment: Environment) -> FormParts | None:
    """The parts of an operation; None where not all of them are known."""
    shape = node.shape
    order = _operand_order(shape, spec)
    attributes = _attributes(node, spec)
    count = sum([size for _, size, _ in shape.definitions]) if shape.definitions else len(shape.result_types)
    if order is None or attributes is None or shape.parts:
        return None
    uses = [shape.uses[index] for index in order]
    types = [spelled(type_, environment) for _, _, type_ in uses]
    results = [spelled(type_, environment) for type_ in shape.result_types]
    if len(results) != count:
        return None
    location = _LOCATION.search(restore(shape.text.replace(REGION, ""), node.names))
    inherent = {each.name: each.default for each in spec.attributes}
    known = [each for each in (*types, *results) if each is not None]
    if len(known) < len(types) + len(results):
        return None
    return FormParts(
        _results(node),
        tuple([_value(node, slot, number) for slot, number, _ in uses]),
        tuple(known[: len(types)]),
        tuple(known[len(types) :]),
        tuple([each.label for each in shape.successors]),
        attributes,
        frozenset(attributes.keys() - inherent.keys() - {SEGMENTS}),
        {name: default for name, default in inherent.items() if default},
        f" {location[0].strip()}" if location is not None else "",
    )


def _head(spec: OpSpec, parts: FormParts) -> str:
    """What stands in front of the regions."""
    properties = [entry_of(name, text) for name, text in parts.attributes.items() if name not in parts.discardable]
    successors = f" [{', '.join(parts.successors)}]" if parts.successors else ""
    head = f'{parts.results}"{spec.name}"({", ".join(parts.operands)}){successors}'
    return f"{head} <{{{', '.join(properties)}}}>" if properties else head


def _tail(parts: FormParts) -> str:
    """What stands behind the regions."""
    others = [entry_of(name, text) for name, text in parts.attributes.items() if name in parts.discardable]
    return (f" {{{', '.join(others)}}}" if others else "") + f" : {function_type(parts)}{parts.location}"


def function_type(parts: FormParts) -> str:
    """The types of the operands and results of an operation, as one type."""
    return f"({', '.join(parts.types)}) -> {result_list(parts.result_types)}"


def entry_of(name: str, text: str) -> str:
    """An attribute as an entry of a dictionary; the text of a unit is empty."""
    key = name if _BARE.fullmatch(name) else f'"{name}"'
    return f"{key} = {text}" if text else key


def result_list(types: Sequence[str]) -> str:
    """The results of a function type as they are spelled: in brackets, but for one that cannot be mistaken."""
    is_single = len(types) == 1 and not types[0].startswith("(") and "->" not in types[0]
    return types[0] if is_single else f"({', '.join(types)})"


def _results(node: Node) -> str:
    groups = [f"%{node.names[slot]}{f':{count}' if count > 1 else ''}" for slot, count, _ in node.shape.definitions]
    return f"{', '.join(groups)} = " if groups else ""


def _value(node: Node, slot: int, number: int) -> str:
    """A value as it is used: the number of a result stands behind a group of several."""
    offset = slot_offsets(node.shape.text)[slot] + 1
    has_number = node.shape.text.startswith("#", offset)
    return f"%{node.names[slot]}{f'#{number}' if has_number else ''}"


def spelled(type_: Type | None, environment: Environment) -> str | None:
    if type_ is None:
        return None
    if isinstance(type_, DerivedType):
        type_ = environment.resolve(type_)
    return None if isinstance(type_, DerivedType) else str(type_)


def _operand_order(shape: OpShape, spec: OpSpec) -> list[int] | None:
    """The indices of the uses in the order of the operation's operands."""
    if shape.generic:
        return list(range(len(shape.uses)))
    order = [index for operand in spec.operands for index in shape.groups.get(operand.name, ())]
    if sorted(order) == list(range(len(shape.uses))):
        return order
    is_plain = not shape.groups and not spec.operand_segments
    return list(range(len(shape.uses))) if is_plain else None


def _attributes(node: Node, spec: OpSpec) -> dict[str, str] | None:
    """The attributes by name; None where one that there has to be is not known."""
    shape = node.shape
    if spec.result_segments:
        return None
    found = {entry.name: _text_of(node, entry) for entry in shape.attributes}
    found |= {name: str(value) for name, value in shape.implied.items()}
    if any([_NAMELESS.search(str(value)) for value in shape.implied.values()]):
        return None
    found |= {each.name: _cases(each, found[each.name]) for each in spec.attributes if each.name in found}
    if shape.symbol is not None and spec.symbol:
        found.setdefault("sym_name", f'"{symbol_text(shape.symbol, node.names)}"')
        visibility = _VISIBILITY.search(shape.text)
        if visibility is not None:
            found.setdefault("sym_visibility", f'"{visibility[1]}"')
    if spec.operand_segments and not shape.generic:
        sizes = [len(shape.groups.get(operand.name, ())) for operand in spec.operands]
        found[SEGMENTS] = f"array<i32: {', '.join(map(str, sizes))}>"
    required = {each.name for each in spec.attributes if not each.optional and each.default is None}
    return found if required <= found.keys() else None


def _cases(attribute: AttributeSpec, text: str) -> str:
    """An attribute as the generic form spells it: what an operation's own syntax has as strings may be cases of an enum."""
    case = _case_of(attribute)
    return text if case is None or _STRINGS.fullmatch(text) is None else re.sub(r'"(\w+)"', rf"#{case}<\1>", text)


def as_strings(attribute: AttributeSpec, text: str) -> str:
    """The opposite: an attribute with strings for the cases of an enum of which it is an array."""
    case = _case_of(attribute)
    return text if case is None else re.sub(rf"#{re.escape(case)}<(\w+)>", r'"\1"', text)


def _case_of(attribute: AttributeSpec) -> str | None:
    """The attribute of which an attribute is an array, None if it is something else."""
    lists = [term for term in _arguments(attribute.constraint) if isinstance(term, tuple) and term[0] == "each"]
    each = lists[0][1] if lists else None
    return str(each[1]) if isinstance(each, tuple) and each[0] == "attr" else None


def _arguments(constraint: Term) -> Sequence[Term]:
    return constraint[1:] if isinstance(constraint, tuple) and constraint[0] == "allof" else ()


def _text_of(node: Node, entry: AttributeText) -> str:
    """An attribute as it is spelled, with its names."""
    text = node.shape.text
    first = len(slot_offsets(text[: entry.start]))
    part = text[entry.start : entry.end]
    return restore(part, node.names[first : first + len(slot_offsets(part))]).strip()
