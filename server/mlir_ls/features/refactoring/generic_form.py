"""An operation in generic form: its name in quotes, and all that its own syntax spells as operands, attributes and types.

MLIR language reference, "Operations". The contents of regions stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mlir_ls.features.refactoring.parts import FormParts, entry_of, function_type, parts_of
from mlir_ls.ods.facts import facts_of
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.environment import Environment
from mlir_ls.syntax.places import end_of, position_of, span_of
from mlir_ls.syntax.shape import OpShape
from mlir_ls.syntax.tokens import REGION
from mlir_ls.syntax.tree import Located, Node, Region, region_line_of
from mlir_ls.text import Position, Span

Edits = tuple[tuple[Span, str], ...]


def generic_form(item: Located, environment: Environment, language: OpenLanguage, lines: Sequence[str]) -> Edits | None:
    """The edits that give an operation its generic form; None where it has it, or where not all of its parts are known."""
    node = item.node
    shape, spec = node.shape, node.shape.syntax
    if shape.kind != "operation" or shape.generic or not shape.known or shape.faults or not isinstance(spec, OpSpec):
        return None
    parts = parts_of(node, spec, environment, language)
    regions = node.body.regions if node.body is not None else ()
    if not language.reader.regions_first and (spec.regions or regions or spec.symbol):
        return None  # what was no operation had no generic form
    missing = max(len([each for each in spec.regions if not each.variadic]) - len(regions), 0)
    if parts is None or "//" in shape.text or not are_in_order(spec, len(regions)):
        return None
    if spec.adds_terminator and spec.implicit_terminator is None:
        return None  # the generic form may have to spell it
    if any([spec.attribute(name) is not None for name in parts.discardable]):
        return None  # the generic form would give it to the operation
    if not regions:
        without = f" ({', '.join(['{}'] * missing)})" if missing else ""
        whole = Span(Position(item.line, item.node.column), end_of(item))
        return ((whole, f"{_head(spec, parts, language)}{without}{_tail(parts, language)}"),)
    edits = list(_around_regions(item, _head(spec, parts, language), _tail(parts, language), missing))
    for index, region in enumerate(regions):
        edits += _in_region(item, index, region, spec, lines, language.form.bare_dialects)
    return tuple(edits)


def are_in_order(spec: OpSpec, count: int) -> bool:
    """Whether the regions of the text are the first ones of the operation, and whether it makes none of its own."""
    is_mixed = len(spec.regions) > 1 and any([each.variadic for each in spec.regions])
    return not is_mixed and (count > 0 or spec.region_count == 0 or not spec.single_block)


def _around_regions(item: Located, head: str, tail: str, missing: int) -> Iterator[tuple[Span, str]]:
    """The edits before, between, and after the regions of an operation."""
    begin = Position(item.line, item.node.column)
    for index, region in enumerate(region_offsets(item.node.shape)):
        yield Span(begin, position_of(item, region - 1)), f"{head} (" if index == 0 else ", "
        begin = span_of(item, region + 1, region + 2).end
    yield Span(begin, end_of(item)), "".join([", {}"] * missing) + ")" + tail


def region_offsets(shape: OpShape) -> list[int]:
    return [offset for offset, letter in enumerate(shape.text) if letter == REGION]


def _in_region(
    item: Located, index: int, region: Region, spec: OpSpec, lines: Sequence[str], bare: Sequence[str]
) -> Iterator[tuple[Span, str]]:
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
        if inner.node.shape.kind == "operation" and name and name == _spelled_name(inner.node) and dialect not in bare:
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


def _head(spec: OpSpec, parts: FormParts, language: OpenLanguage) -> str:
    """What stands before the regions."""
    inherent = {name: text for name, text in parts.attributes.items() if name not in parts.discardable}
    successors = f" [{', '.join(parts.successors)}]" if parts.successors else ""
    head = f'{parts.results}"{_name(spec, language)}"({", ".join(parts.operands)}){successors}'
    return f"{head} <{_dictionary(inherent, language)}>" if inherent and language.reader.has_properties else head


def _name(spec: OpSpec, language: OpenLanguage) -> str:
    """The name in quotes: in former years those of one dialect had no prefix."""
    return spec.name.removeprefix(f"{language.form.bare_dialects[0]}.") if language.form.bare_dialects else spec.name


def _tail(parts: FormParts, language: OpenLanguage) -> str:
    """What stands after the regions."""
    are_there = language.reader.has_properties
    others = {name: text for name, text in parts.attributes.items() if not are_there or name in parts.discardable}
    return (f" {_dictionary(others, language)}" if others else "") + f" : {function_type(parts)}{parts.location}"


def _dictionary(attributes: Mapping[str, str], language: OpenLanguage) -> str:
    return f"{{{', '.join([entry_of(name, text, language.reader.entry_sign) for name, text in attributes.items()])}}}"
