"""Hover on what is no name: builtin types, affine maps, attribute names, enum cases, keywords, options of RUN lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mlir_ls.analysis import Analysis
from mlir_ls.escaping import code, fenced, literal
from mlir_ls.features.hover.definition import parameter_text
from mlir_ls.features.hover.operation import attribute_text, enum_in
from mlir_ls.ods.examples import example_of
from mlir_ls.ods.facts import knowledge_of
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttrDef, EnumSpec, OpSpec, TypeDef
from mlir_ls.ods.synopsis import form_of
from mlir_ls.plurals import plural
from mlir_ls.semantics.cursor import context_at
from mlir_ls.semantics.filecheck.run_options import RUN, options_of, program_in
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.affine import AffineConstant, AffineDim, AffineMap, IntegerSet
from mlir_ls.syntax.leaf.errors import LeafError
from mlir_ls.syntax.leaf.extent import balanced_end
from mlir_ls.syntax.leaf.lexical import ANGLED_TYPE, PLAIN_TYPE
from mlir_ls.syntax.leaf.parser import LeafParser
from mlir_ls.syntax.leaf.types import (
    ComplexType,
    FloatType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    VectorType,
)
from mlir_ls.syntax.places import offset_at
from mlir_ls.text import Position, Span, span

_TOKEN = re.compile(r'//.*|(?P<string>"[^"\\]*(?:\\.[^"\\]*)*"?)|[%@^#!][\w$.-]*|(?P<word>[A-Za-z_][\w$.]*)')
_TYPE = re.compile(rf"(?:{PLAIN_TYPE}|{ANGLED_TYPE})\Z")
_SHAPED = re.compile(rf"\b{ANGLED_TYPE}(?=<)")
_MAP = re.compile(r"affine_(map|set)\s*<")
_OPTION = re.compile(r"(?<=\s)--?([A-Za-z][\w-]*)")
_LITERAL = re.compile(r"`([^`]*)`")

_NUMBER = re.compile(r"-?\b\d+\b")
_SHARED = {
    "private": "only operations in the same symbol table refer to the symbol",
    "public": "any operation may refer to the symbol, also one that is not in this text",
    "nested": "operations in the tables around refer to the symbol, but none outside of this text",
    "attributes": "the dictionary after it has further attributes of the operation",
}
"""Words of the syntaxes of functions and modules."""
_ATTRIBUTES = {
    "dense": "the elements of a tensor or vector: one value for all of them, nested lists, or a string of hexadecimal digits",
    "sparse": "the elements of a tensor by the positions of those that are not zero, and their values",
    "dense_resource": "the elements of a tensor, which stand at the end of the text under this key",
    "array": "numbers of one type, which are no elements of a tensor",
    "strided": "the layout of a buffer: the distance between neighbours in each dimension, and where the first element is",
    "affine_map": "a function from dimensions and symbols to sums of their multiples",
    "affine_set": "the points for which some sums of multiples of dimensions and symbols are zero, or at least zero",
    "distinct": "an attribute that equals no other one, though it may have the same content",
}
"""Attributes of the language itself."""
_OPENS_BODY = {"distinct": "["}
_VALUES = {"true": "the boolean 1 : i1", "false": "the boolean 0 : i1", "unit": "the attribute whose presence is all it says"}
"""Attributes of the language itself that have no body."""
_BODY = re.compile(r"([#!])([\w$]+)\.([\w$.]+)(?=<)")
_BODY_OF_DIALECT = re.compile(r"([#!])([\w$]+)<\s*([\w$.]+)(?=[^\w$.])")


def words_at(analysis: Analysis, position: Position) -> tuple[Span, str] | None:
    """The word at a position that is explained, and what is said of it in Markdown."""
    line = analysis.document.lines[position.line]
    if RUN.match(line):
        return _option(line, position)
    leaves = analysis.language.leaves
    found = _token(line, position.character)
    around = _map_around(line, position.character, leaves)
    if around is not None:
        return span(position.line, *around[0]), around[1]
    if found is None:
        return _enum_value(analysis, position) or _type_around(line, position, leaves)
    start, end = found.span()
    word = found[0]
    body = _body_around(line, start)
    is_case = body is not None and bool(_case(word, _enums_of(body, analysis.language.registry)))
    if _TYPE.match(word) and not is_case and not _is_no_type(analysis, Position(position.line, start), word):
        spelled, type_ = _type(line, start, end, leaves)
        if type_ is not None:
            return span(position.line, start, start + len(spelled)), f"{fenced(str(type_))}\n\n{_of_type(type_)}"
    text = _in_operation(analysis, Position(position.line, start), word.strip('"'), body)
    if not text and word in _ATTRIBUTES and line[end : end + 1] in _OPENS_BODY.get(word, "<"):
        text = f"**{literal(word)}** · {_ATTRIBUTES[word]}"
    if not text:
        meaning = (knowledge_of(body.dialect).words.get(word) if body is not None else None) or _VALUES.get(word)
        text = f"**{literal(word)}** · {meaning}" if meaning else ""
    return (span(position.line, start, end), text) if text else _type_around(line, position, leaves)


def _token(line: str, character: int) -> re.Match[str] | None:
    for token in _TOKEN.finditer(line):
        if token.start() <= character <= token.end() and token.lastgroup is not None:
            return token
    return None


# -- options of RUN lines ---------------------------------------------------------------------------------------------


def _option(line: str, position: Position) -> tuple[Span, str] | None:
    for option in _OPTION.finditer(line):
        if option.start() <= position.character <= option.end():
            program = program_in(line, option.start())
            text = options_of(program).get(option[1])
            if text is None:
                return None
            return span(position.line, *option.span()), f"**{literal(option[0])}** · option of {code(program)}\n\n{text}"
    return None


# -- builtin types ----------------------------------------------------------------------------------------------------


def _type(line: str, start: int, end: int, leaves: LeafParser) -> tuple[str, Type | None]:
    if line[end : end + 1] == "<":
        end = _after_brackets(line, end)
    spelled = line[start:end]
    try:
        return spelled, leaves.parse_type(spelled)
    except LeafError:
        return spelled, None


def _type_around(line: str, position: Position, leaves: LeafParser) -> tuple[Span, str] | None:
    """The innermost builtin type in whose brackets a position is: its dimensions, its elements."""
    for found in reversed(list(_SHAPED.finditer(line, 0, position.character))):
        spelled, type_ = _type(line, found.start(), found.end(), leaves)
        if type_ is not None and position.character < found.start() + len(spelled):
            where = span(position.line, found.start(), found.start() + len(spelled))
            return where, f"{fenced(str(type_))}\n\n{_of_type(type_)}"
    return None


def _after_brackets(line: str, start: int) -> int:
    """The index after the bracket that closes the one at `start`; that of the line's end where it is on another line."""
    try:
        return balanced_end(line, start)
    except LeafError:
        return len(line)


def _of_type(type_: Type) -> str:
    if isinstance(type_, IntegerType):
        sign = {"s": "signed integer", "u": "unsigned integer"}.get(type_.signedness[:1], "integer without a sign of its own")
        return f"{type_.width}-bit {sign}"
    if isinstance(type_, FloatType):
        return f"floating-point number of {plural(type_.width, 'bit')}"
    if isinstance(type_, ComplexType):
        return f"complex number of two {code(str(type_.element))}"
    if isinstance(type_, ShapedType):
        return "\n".join([f"- {each}" for each in _of_shape(type_)])
    return _PLAIN.get(str(type_), "builtin type")


_PLAIN = {"index": "integer as wide as the target's addresses, for sizes and subscripts", "none": "type with a single value"}


def _of_shape(type_: ShapedType) -> Iterator[str]:
    kind = "buffer in memory" if isinstance(type_, MemRefType | UnrankedMemRefType) else "value"
    count = type_.element_count
    if type_.shape is None:
        yield f"{kind} of unknown rank, of elements {code(str(type_.element))}"
        return
    dynamic = sum([size is None for size in type_.shape])
    yield f"{kind} of rank {type_.rank}, of elements {code(str(type_.element))}"
    if dynamic:
        yield f"{plural(dynamic, 'dimension')} of {type_.rank} known only at run time"
    elif count is not None:
        width = getattr(type_.element, "width", 0)
        size = f", {plural(count * width // 8, 'byte')}" if width and not width % 8 else ""
        scaled = ", times the scale of the target" if isinstance(type_, VectorType) and any(type_.scalable) else ""
        yield f"{plural(count, 'element')}{size}{scaled}"
    if isinstance(type_, MemRefType):
        yield f"layout {code(str(type_.layout))}" if type_.layout is not None else "rows one after the other, without gaps"
        space = str(type_.memory_space).removesuffix(" : i64")
        yield f"memory space {code(space)}" if type_.memory_space is not None else "default memory space"
    if isinstance(type_, RankedTensorType) and type_.encoding is not None:
        yield f"encoding {code(str(type_.encoding))}"


# -- affine maps ------------------------------------------------------------------------------------------------------


def _map_around(line: str, character: int, leaves: LeafParser) -> tuple[tuple[int, int], str] | None:
    for found in _MAP.finditer(line):
        end = _after_brackets(line, found.end() - 1)
        if found.start() <= character <= end:
            inner = line[found.end() : end - 1]
            try:
                leaf = leaves.parse_affine_map(inner) if found[1] == "map" else leaves.parse_affine_set(inner)
            except LeafError:
                return None
            text = of_map(leaf) if isinstance(leaf, AffineMap) else _of_set(leaf)
            return (found.start(), end), f"{fenced(str(leaf))}\n\n{text}"
    return None


def _inputs(leaf: AffineMap | IntegerSet) -> str:
    symbols = f" and {plural(leaf.symbols, 'symbol')}" if leaf.symbols else ""
    return plural(leaf.dims, "dimension") + symbols


def of_map(leaf: AffineMap) -> str:
    """What an affine map does, in a sentence."""
    return f"affine map of {_inputs(leaf)} to {plural(len(leaf.results), 'result')}{_kind(leaf)}"


def _kind(leaf: AffineMap) -> str:
    positions = [each.position for each in leaf.results if isinstance(each, AffineDim)]
    if leaf.is_identity:
        return ": the identity"
    if leaf.results and all([isinstance(each, AffineConstant) for each in leaf.results]):
        return ": constants"
    if len(positions) != len(leaf.results) or len(set(positions)) != len(positions):
        return ""
    if len(positions) == leaf.dims:
        return ": a permutation"
    left = [f"d{each}" for each in range(leaf.dims) if each not in positions]
    return f": a projection, without {', '.join(left)}" if positions else ""


def _of_set(leaf: IntegerSet) -> str:
    return f"integer set over {_inputs(leaf)} with {plural(len(leaf.constraints), 'constraint')}"


# -- words of an operation --------------------------------------------------------------------------------------------


class _Body(NamedTuple):
    """What follows the name of a dialect's type or attribute, and the bracket in which it is."""

    bracket: int
    sigil: str
    dialect: str
    mnemonic: str


def _is_no_type(analysis: Analysis, position: Position, word: str) -> bool:
    """Whether a word that looks like a type is another one in the syntax of an operation: a case of an enum, or `none`."""
    context = context_at(analysis.document, position)
    shape = context.item.node.shape if context is not None else None
    if context is None or shape is None or not isinstance(shape.syntax, OpSpec) or not shape.known or shape.generic:
        return False
    defined = [each for group in shape.definitions for each in group.types]
    types = [*shape.result_types, *[use[2] for use in shape.uses], *defined]
    if shape.regions or shape.symbol is not None or any([re.search(rf"\b{word}\b", str(each)) for each in types]):
        return False
    offset = offset_at(context.item, position)
    value = next((each for each in shape.attributes if offset is not None and each.start <= offset < each.end), None)
    if value is not None and value.name_offset < value.start:
        return False  # an entry of a dictionary
    declared = shape.syntax.attribute(value.name) if value is not None else None
    return value is None or (declared is not None and isinstance(declared.syntax, tuple) and declared.syntax[0] != "body")


def _in_operation(analysis: Analysis, position: Position, word: str, body: _Body | None) -> str:
    registry = analysis.language.registry
    if body is not None:
        definition = _definition_of(body, registry)
        if isinstance(definition, AttrDef) and definition.enum:
            return _case(word, _enums_of(body, registry))
        if definition is not None and (text := parameter_text(body.sigil, definition, word)):
            return text
        if text := _case(word, _enums_of(body, registry)):
            return text
    context = context_at(analysis.document, position)
    if context is None:
        return ""
    shape = context.item.node.shape
    spec = shape.syntax
    if not isinstance(spec, OpSpec):
        return ""
    offset = offset_at(context.item, position)
    is_attribute = any([each.name_offset == offset for each in shape.attributes])
    declared = next((each for each in spec.attributes if each.name == word), None)
    if is_attribute and declared is not None:
        return f"**{literal(word)}** · attribute of {code(spec.name)}{attribute_text(declared, registry)}"
    part = next((each.kind for each in shape.parts for entry in each.entries if entry.name_offset == offset), "")
    if part:
        return f"**{literal(word)}** · attribute of {PARTS[part]} of {code(spec.name)}"
    found = _case(word, _enums(spec, registry)) or _keyword(word, spec)
    if not found and any([each.name == word and each.name_offset == offset for each in shape.attributes]):
        return f"**{literal(word)}** · discardable attribute, which {code(spec.name)} does not declare"
    return found


PARTS = {"argument": "an argument", "result": "a result", "attribution": "a buffer"}
"""Whose attributes stand in the signature of a function."""


def _body_around(line: str, start: int) -> _Body | None:
    """The innermost body of a dialect's type or attribute that a position is in."""
    found = [_Body(each.end(), *each.groups()) for each in _BODY.finditer(line, 0, start)]
    found += [_Body(each.end(2), *each.groups()) for each in _BODY_OF_DIALECT.finditer(line, 0, start)]
    found.sort(reverse=True)
    return next((each for each in found if start < _after_brackets(line, each.bracket)), None)


def _enum_value(analysis: Analysis, position: Position) -> tuple[Span, str] | None:
    """The case that a number is, where it is an attribute that is an enum."""
    context = context_at(analysis.document, position)
    shape = context.item.node.shape if context is not None else None
    if context is None or shape is None or not isinstance(shape.syntax, OpSpec):
        return None
    line = analysis.document.lines[position.line]
    number = next((found for found in _NUMBER.finditer(line) if found.start() <= position.character <= found.end()), None)
    offset = offset_at(context.item, Position(position.line, number.start())) if number is not None else None
    if number is None or offset is None:
        return None
    for attribute in shape.attributes:
        declared = shape.syntax.attribute(attribute.name) if attribute.start == offset else None
        registry = analysis.language.registry
        enum = registry.enum(enum_in(declared.constraint, registry) or "") if declared is not None else None
        word = next((name for name, value in enum.cases if value == int(number[0])), "") if enum is not None else ""
        if word:
            return span(position.line, *number.span()), _case(word, [enum])
    return None


def _definition_of(body: _Body, registry: Registry) -> TypeDef | None:
    find = registry.attr_def if body.sigil == "#" else registry.type_def
    return find(body.dialect, body.mnemonic)


def _enums_of(body: _Body, registry: Registry) -> Sequence[EnumSpec | None]:
    """The enums whose cases stand in a body: that of the attribute, or those of parameters."""
    definition = _definition_of(body, registry)
    if isinstance(definition, AttrDef) and definition.enum:
        return [registry.enum(definition.enum)]
    kinds = [each.kind for each in definition.parameters] if definition is not None else []
    return [registry.enum(str(kind[1])) for kind in kinds if isinstance(kind, tuple) and kind[0] == "keyword"]


def _enums(spec: OpSpec, registry: Registry) -> Sequence[EnumSpec | None]:
    return [registry.enum(name) for each in spec.attributes if (name := enum_in(each.constraint, registry))]


def _case(word: str, enums: Sequence[EnumSpec | None]) -> str:
    for enum in enums:
        values = dict(enum.cases) if enum is not None else {}
        if enum is not None and word in values:
            others = ", ".join([f"**{literal(each)}**" if each == word else code(each) for each in enum.keywords])
            return f"**{literal(word)}** · case {values[word]} of {code(enum.name)}\n\n{others}"
    return ""


def _keyword(word: str, spec: OpSpec) -> str:
    example = example_of(spec)
    if spec.assembly_format is not None:
        is_keyword = word in [each.strip() for each in _LITERAL.findall(spec.assembly_format)]
    else:
        # of a syntax written by hand, only the example is known
        is_keyword = re.search(rf'(?<![%@^#!."\w]){re.escape(word)}(?![\w."]|\s*=)', example) is not None
        if not is_keyword and word in _SHARED:
            return f"**{literal(word)}** · keyword of {code(spec.name)}: {_SHARED[word]}"
    if not is_keyword:
        return ""
    shown = example or form_of(spec)
    return f"**{literal(word)}** · keyword of {code(spec.name)}\n\n{fenced(shown)}"
