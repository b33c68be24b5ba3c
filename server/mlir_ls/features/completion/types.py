"""Types: the one that the values around say, then those used nearby, then what the language and its dialects have."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain, islice

from mlir_ls.analysis import Analysis, update
from mlir_ls.caches import remembered
from mlir_ls.features.completion.attributes import attribute_after, expected_attribute, held_type
from mlir_ls.features.completion.fit import attribute_types, fits, function_type_of_shape, results_of
from mlir_ls.features.completion.forms.extents import balanced, type_end
from mlir_ls.features.completion.inference import (
    constraints_on,
    known_types,
    may_stand,
    settled_types,
    terms_of_signature,
)
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.likely.literals import SpelledLiteral, ends_with_literal
from mlir_ls.features.completion.place import CompletionPlace, is_standin, open_brackets, search_at_end, used_types
from mlir_ls.features.completion.required import (
    allowed_types,
    are_of_dialects,
    declared_types,
    element_types,
    is_of_project,
    named_types,
    names_in,
    required_types,
    types_of_example,
)
from mlir_ls.ods.constraints import Term
from mlir_ls.ods.spec import OpSpec
from mlir_ls.syntax.completing import TYPE, Cut
from mlir_ls.syntax.leaf import LeafError, LeafParser, Type
from mlir_ls.syntax.leaf.types import ComplexType, DerivedType, FloatType, IntegerType, RankedTensorType, ShapedType
from mlir_ls.syntax.shape import OpShape
from mlir_ls.text import Edit, Position

_SCALARS = ("index", "i32", "f32", "i64", "f64", "i1", "f16", "bf16", "i8", "i16")
_USUAL_SCALARS = 3
"""So many of them are offered before types with dimensions."""
_USUAL_NAMED = 3
"""So many of the types that a constraint names are offered before types with dimensions, where it takes these as well."""
_USUAL_DECLARED = 1
"""So many of the types that a project's dialects declare are offered before types with dimensions."""
_SIGNED = ("ui32", "ui64", "ui8", "ui16", "si32", "si64", "si8", "si16", "none")
"""Scalars that are offered where a letter of theirs is typed."""
SHAPES = (
    ("tensor", "tensor<${1:?}x${2:f32}>"),
    ("memref", "memref<${1:?}x${2:f32}>"),
    ("vector", "vector<${1:4}x${2:f32}>"),
    ("tuple", "tuple<$1>"),
    ("complex", "complex<${1:f32}>"),
)
_OF_ELEMENTS = ("tensor", "vector")
"""The builtin types of literals that are elements."""
_PARAMETERS = ("?xf32", "4xf32", "4x4xf32", "4xi32", "4xi1", "4xindex", "f32")
"""What an example of a builtin type with dimensions or elements may have in its brackets."""
_LISTED = re.compile(r":\s*([\w!.<>]+)\s*,\s*[^\s,:\[\]]+\s*:\s*\Z")
_ELEMENTS = re.compile(r"(?:([\w.$]+)\s*=\s*)?dense<[^<>]*>\s*:\s*")
_ATTRIBUTE = re.compile(r"([\w.$]+)\s*=\s*dense<[^<>]*>\s*:\s*\Z")
_STRIDED = re.compile(r"strided<(\[[^\[\]<>]*\])(?:, (offset: [^<>]*))?>")
_LAYOUT_MAP = re.compile(r"affine_map<(\([\w, ]*\)(?:\[[\w, ]*\])? -> \([^<>]*\))>")
_MAX_LINES = 400
"""Lines before and after the cursor that show how a file spells layouts."""
_MAX_NEAR = 60
_MAX_ALIASES = 8
_MAX_CONTINUED = 40
_COMPLEX, _TUPLE, _FUNCTION = re.compile(r"(?:\b|x)complex\Z"), re.compile(r"\btuple\Z"), re.compile(r"(?::|->)\Z")
"""What is before the brackets around a number, around the members of a tuple, and around the types of a function."""
_NO_MEMBER = frozenset(("<type>", "%"))
"""What the grammar expects where a type is offered by it, or where a value stands first."""
_BEGUN = re.compile(r"[!A-Za-z_][\w.$]*<\Z")


def type_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types that may stand at the cursor, the likeliest first."""
    cut = place.cut
    yield from (item for item in _type_items(place, cut) if TYPE not in item.label)


def _type_items(place: CompletionPlace, cut: Cut) -> Iterator[CompletionItem]:
    if not cut.rest or not cut.rest[0].startswith(TYPE):
        cut = place.cut_after(f" {TYPE}0")  # one that may be left out
        cut = cut._replace(rest=(f"{TYPE}0", *cut.rest))
    standin = cut.rest[0]
    rest = _rest_after(place, cut, standin)
    seen: set[str] = set()
    is_of_value = any([str(type_) == standin for _, _, type_ in cut.shape.uses])
    literal = None if is_of_value else SpelledLiteral.of(place.header)
    settled = settled_types(place, cut, standin)
    found = settled or known_types(place, cut, standin)
    known = [type_ for type_ in found if literal is None or literal.may_have(place.resolved(type_))]
    for number, type_ in enumerate(known):
        text = spelled(place, type_)
        if rest and number == 0:
            yield CompletionItem(text + rest, CompletionKind.TYPE, "type")
        if text not in seen:
            seen.add(text)
            yield CompletionItem(text, CompletionKind.TYPE, "type")
    if settled:
        return
    constraints = constraints_on(place, cut.shape, standin)
    if literal is not None:
        constraints = [*constraints, *[term for terms in _typed_attributes(cut) for term in terms]]

    signature = terms_of_signature(place, cut.shape, standin)
    for terms in [[*constraints, *signature], constraints][not signature :]:
        yield from _fitting_items(place, cut, literal, terms, seen)


def _fitting_items(
    place: CompletionPlace, cut: Cut, literal: SpelledLiteral | None, constraints: list[Term], seen: set[str]
) -> Iterator[CompletionItem]:
    """The types that satisfy constraints, as far as that is known; none of those that are `seen` already."""
    standin = cut.rest[0]

    def fitting(types: Iterable[Type]) -> Iterator[CompletionItem]:
        for type_ in types:
            text = spelled(place, type_)
            if text not in seen and may_stand(place, cut, standin, type_, constraints):
                seen.add(text)
                yield CompletionItem(text, CompletionKind.TYPE, "type")

    yield from fitting(chain(required_types(place, cut, standin, constraints), _likely(place, cut, literal)))
    for name, type_ in _aliased(place, literal):
        if name not in seen and may_stand(place, cut, standin, type_, constraints):
            seen.add(name)
            yield CompletionItem(name, CompletionKind.TYPE, "type")
    declared = declared_types(place, constraints) if literal is None else []
    own = [CompletionItem(name, CompletionKind.TYPE, "type", snippet=each) for name, each in declared if name not in seen]
    are_first = place.header.startswith("!") or (place.spec is not None and is_of_project(place, place.spec.dialect))
    yield from own[: _USUAL_NAMED if are_first else 0]
    scalars = [each for each in scalar_types(place) if literal is None or literal.may_have(place.resolved(each))]
    usual = _USUAL_SCALARS if literal is None else len(scalars)
    yield from fitting(scalars[:usual])
    items = [CompletionItem(name, CompletionKind.TYPE, "type", snippet=each) for name, each in named_types(place, constraints)]
    named = [item for item in items if item.label not in seen]
    yield from named[:_USUAL_NAMED]
    if not are_first:
        yield from own[:_USUAL_DECLARED]
    if are_of_dialects(constraints):
        yield from named[_USUAL_NAMED:]
        yield from fitting(scalars[usual:])
        return
    is_later = place.analysis.language.reader.is_later
    possible = [shape for shape in SHAPES if literal is None or (literal.elements and shape[0] in _OF_ELEMENTS)]
    shapes = [shape for shape in possible if not is_later(f"{shape[0]}<")]
    for name, snippet in [shape for shape in shapes if _may_be(place, shape[0], constraints)] or shapes:
        yield CompletionItem(name, CompletionKind.TYPE, "builtin type", snippet=snippet)
    yield from fitting(scalars[usual:])
    yield from named[_USUAL_NAMED:]
    yield from own[_USUAL_NAMED if are_first else _USUAL_DECLARED :]


def names_that_fit(place: CompletionPlace, held: Term | None) -> Callable[[str], bool]:
    """Whether a type of a dialect may stand at the cursor, by its name without the sigil.

    `held` is what the type has to be that the attribute at the cursor is; None where a type stands there by itself.
    """
    cut = place.cut
    standin = cut.rest[0] if cut.rest and "<type>" in cut.expected else ""
    constraints = [held] if held is not None else constraints_on(place, cut.shape, standin) if standin else []
    if are_of_dialects(constraints):
        return frozenset(names_in(place, constraints)).__contains__

    def fits_all(name: str) -> bool:
        with suppress(LeafError):
            type_ = place.analysis.language.leaves.parse_type(f"!{name}")
            return not any([fits(place, type_, each) is False for each in constraints])
        return True

    return fits_all if constraints else bool


def member_types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The types that may be the next member of a tuple, of a complex type, or of the parentheses of a function type."""
    opened = open_brackets(place.header)
    inside = place.header[opened[-1] + 1 :].rstrip() if opened else ""
    if not opened or place.header[opened[-1]] not in "(<" or inside[-1:] not in ("", ",") or place.cut.expected & _NO_MEMBER:
        return
    bracket, before = place.header[opened[-1]], place.header[: opened[-1]].rstrip()
    in_body = any([place.header[each] == "<" and place.header[each + 1 : each + 2] != "{" for each in opened[:-1]])
    is_value = bracket == "(" and before[-1:] == "="
    holds_type = is_value and held_type(attribute_after(place, place.header[: opened[-1]])) is not None
    lists_types = search_at_end(_TUPLE if bracket == "<" else _FUNCTION, before) is not None
    if bracket == "<" and search_at_end(_COMPLEX, before) is not None:
        yield from [CompletionItem(str(each), CompletionKind.TYPE, "type") for each in scalar_types(place) if _is_number(each)]
    elif holds_type or (lists_types and (bracket == "<" or not in_body)):
        for type_ in dict.fromkeys([*nearby_types(place), *scalar_types(place)]):
            yield CompletionItem(spelled(place, type_), CompletionKind.TYPE, "type")
        for name, snippet in SHAPES:
            yield CompletionItem(name, CompletionKind.TYPE, "builtin type", snippet=snippet)


def is_spelled_as(place: CompletionPlace, text: str, constraint: Term) -> bool:
    """Whether a type that satisfies a constraint may be spelled so, or begin with that word."""
    with suppress(LeafError):
        return fits(place, place.analysis.language.leaves.parse_type(text), constraint) is not False
    return _may_be(place, text, [constraint]) or text not in dict(SHAPES)


def _is_number(type_: Type) -> bool:
    return isinstance(type_, IntegerType | FloatType)


def _may_be(place: CompletionPlace, name: str, constraints: list[Term]) -> bool:
    """Whether a builtin type of this name satisfies constraints, as far as a few examples of it show."""
    for example in _examples(place.analysis.language.leaves, name) if constraints else ():
        if not any([fits(place, example, constraint) is False for constraint in constraints]):
            return True
    return not constraints


@remembered(32)
def _examples(leaves: LeafParser, name: str) -> list[Type]:
    """Some builtin types of a name."""
    found: list[Type] = []
    for parameters in _PARAMETERS:
        with suppress(LeafError):
            found.append(leaves.parse_type(f"{name}<{parameters}>"))
    return found


def spelled(place: CompletionPlace, type_: Type) -> str:
    """A type as the file spells it: by its alias, if it has one."""
    environment = place.environment
    if environment is not None and environment.aliases and not type_.has_alias:
        for name, value in environment.aliases.items():
            if value is type_:
                return name
    text = str(type_)
    return _in_older_spelling(place, text) if "strided<" in text or "affine_map<" in text else text


def _in_older_spelling(place: CompletionPlace, text: str) -> str:
    """A type with the layouts of memrefs as they were spelled until 2022, in a file that spells them so."""
    lines = place.analysis.document.lines
    near = "\n".join(lines[max(0, place.start.line - _MAX_LINES) : place.start.line + _MAX_LINES])
    if "strides: [" in near:
        text = _STRIDED.sub(lambda found: f"{found[2] or 'offset: 0'}, strides: {found[1]}", text)
    if place.analysis.language.form.bare_dialects and "affine_map<" not in near:
        text = _LAYOUT_MAP.sub(r"\1", text)
    return text


def _rest_after(place: CompletionPlace, cut: Cut, standin: str) -> str:
    """What follows the first type, as far as its types are known: `, vector<4xf32>`."""
    rest = cut.rest[cut.rest.index(standin) + 1 :]
    parts: list[str] = []
    for number, token in enumerate(rest):
        if token == ",":
            parts.append(", ")
        elif token in ("to", "into", "->"):
            parts.append(f" {token} ")
        elif token.startswith(TYPE):
            types = known_types(place, cut, token)
            types = types or list(required_types(place, cut, token, constraints_on(place, cut.shape, token)))
            if not types or not parts:
                return ""
            parts.append(spelled(place, types[0]))
            if number + 1 == len(rest):
                return "".join(parts)
        else:
            return ""
    return ""


def function_type_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """`(types) -> types` of a call or of the generic form, where all of them are known."""
    cut = place.cut
    parts: list[str] = []
    for token in cut.rest:
        if token.startswith(TYPE):
            types = known_types(place, cut, token)
            types = types or list(allowed_types(place, cut, token))
            if not types:
                return
            parts.append(spelled(place, types[0]))
        elif token in ("(", ")", ",", "->", ":"):
            parts.append({",": ", ", "->": " -> ", ":": ": "}.get(token, token))
        else:
            return
    text = "".join(parts)
    if text and ("(" in text or ":" in text):
        yield CompletionItem(text, CompletionKind.TYPE, "type")


def continued_types(place: CompletionPlace) -> Iterator[CompletionItem]:
    """What the likely types at the place where the one at the cursor begins have where the cursor is in it."""
    brackets = open_brackets(place.header)
    if not brackets:
        return
    found = search_at_end(_BEGUN, place.header[: brackets[0] + 1])
    first = next((at for at in brackets if place.header[at] == "<"), -1)
    begun = search_at_end(_BEGUN, place.header[: first + 1]) if first >= 0 else found
    if begun is None or "\n" in place.header[begun.start() :]:
        return
    partial = place.header[begun.start() :]
    start = place.start.character - len(partial)
    if start < 0:
        return
    outer = CompletionPlace(_without(place, start), Position(place.start.line, start), "", place.left[:start])
    if "<type>" not in outer.cut.expected:
        return
    for item in islice(type_items(outer), _MAX_CONTINUED):
        if item.label.startswith(partial) and item.snippet.startswith((partial, "")[not item.snippet]):
            rest, whole = item.label[len(partial) :], item.snippet[len(partial) :]
            if whole and rest:
                yield CompletionItem(rest, CompletionKind.TYPE, item.label, snippet=whole)
            elif rest := balanced(rest):
                kind = CompletionKind.ATTRIBUTE if rest[0] == "#" else CompletionKind.TYPE
                yield CompletionItem(rest, kind, item.label)


def _without(place: CompletionPlace, start: int) -> Analysis:
    """The text without the type that begins at a column and ends at the cursor: open brackets hide what the next lines are."""
    line = place.start.line
    if len(place.analysis.document.lines[line]) > len(place.left):
        return place.analysis
    return update(place.analysis._replace(verified=False), Edit(line, line + 1, [place.left[:start].rstrip()]))


# -- what is likely ---------------------------------------------------------------------------------------------------


def _likely(place: CompletionPlace, cut: Cut, literal: SpelledLiteral | None) -> Iterator[Type]:
    """Types of operations of the same name, or else of the example of it, of elements of operands, of operations nearby."""
    alike = () if literal is None else _of_literals(place) if literal.elements else _of_number(place, cut.shape)
    declared = _of_attribute(place, cut, literal)
    own = (*_of_arguments(place, cut.shape), *_of_operation(place, cut.shape)) or (*types_of_example(place),)
    elsewhere = (*element_types(place, cut.shape), *_of_literal(place, literal), *nearby_types(place))
    found = [*_of_same_attribute(place), *declared, *alike, *own, *elsewhere]
    yield from (type_ for type_ in found if literal is None or literal.may_have(place.resolved(type_)))


def _aliased(place: CompletionPlace, literal: SpelledLiteral | None) -> list[tuple[str, Type]]:
    """The aliases of types that the text defines, the last ones, with what they stand for; not the one at the cursor."""
    aliases = place.environment.aliases if place.environment is not None else {}
    own = place.header.partition("=")[0].strip()
    found = [(name, each) for name, each in aliases.items() if isinstance(each, Type) and name != own]
    return [pair for pair in found[-_MAX_ALIASES:] if literal is None or literal.may_have(place.resolved(pair[1]))]


def _of_same_attribute(place: CompletionPlace) -> Iterator[Type]:
    """The types that operations of the same name nearby have as the attribute at the cursor."""
    attribute = expected_attribute(place) if "<attribute>" in place.cut.expected else None
    for item in place.others if attribute is not None else ():
        shape = item.node.shape
        for each in shape.attributes if shape.name == place.cut.shape.name else ():
            if attribute is not None and each.name == attribute.name:
                with suppress(LeafError):
                    yield place.analysis.language.leaves.parse_type(shape.text[each.start : each.end])


def _typed_attributes(cut: Cut) -> Iterator[list[tuple[Term, ...]]]:
    """What the type at the cursor has to be, as the definition of the attribute says whose value ends with it."""
    spec = cut.shape.syntax
    if not isinstance(spec, OpSpec) or not cut.rest or cut.part:
        return
    for attribute in cut.shape.attributes:
        text = cut.shape.text
        end = text.find(cut.rest[0]) if cut.rest[0] in text else len(text)
        if attribute.start < end and not text[attribute.end : end].strip():
            declared = spec.attribute(attribute.name)
            if declared is not None:
                yield _terms_of_type(declared.constraint)


def _terms_of_type(constraint: Term) -> list[tuple[Term, ...]]:
    """What a constraint on an attribute requires of the type of that."""
    parts = constraint[1:] if isinstance(constraint, tuple) and constraint[0] == "allof" else (constraint,)
    return [part[1] for part in parts if isinstance(part, tuple) and part[0] == "typed" and isinstance(part[1], tuple)]


def _of_attribute(place: CompletionPlace, cut: Cut, literal: SpelledLiteral | None) -> Iterator[Type]:
    """The type that the definition of the attribute requires, where it says all of it: a scalar, or elements and sizes."""
    leaves = place.analysis.language.leaves
    for typed in _typed_attributes(cut):
        declared = next((part[1:] for part in typed if part[0] == "shape"), None)
        sizes = declared if declared is not None else literal.shape if literal is not None else None
        for part in typed:
            with suppress(LeafError):
                if part[0] == "is":
                    yield leaves.parse_type(str(part[1]))
                elif part[0] == "element" and isinstance(part[1], tuple) and part[1][0] == "is" and sizes is not None:
                    shape = tuple([size for size in sizes if isinstance(size, int)])
                    yield RankedTensorType(shape, leaves.parse_type(str(part[1][1])))


def _of_number(place: CompletionPlace, shape: OpShape) -> Iterator[Type]:
    """The type of the number before one in a list, then those of the elements that the uses of the results have."""
    listed = search_at_end(_LISTED, place.header)
    if listed is not None:
        with suppress(LeafError):
            yield place.analysis.language.leaves.parse_type(listed[1])
    for name, number, _ in results_of(place, shape):
        for type_ in used_types(place, name, number):
            whole = place.resolved(type_)
            yield from [whole.element] if isinstance(whole, ShapedType | ComplexType) else []


def types_of_literal(place: CompletionPlace) -> Iterator[Type]:
    """The types nearby, and those of numbers, that the literal before the cursor may have."""
    literal = SpelledLiteral.of(place.header)
    found = dict.fromkeys((*_of_literal(place, literal), *nearby_types(place), *scalar_types(place)))
    yield from [type_ for type_ in found if literal is None or literal.may_have(place.resolved(type_))]


def begins_type_of_number(place: CompletionPlace) -> bool:
    """Whether a number and a colon are before the cursor, so that its type follows."""
    return ends_with_literal(place.header)


def _of_arguments(place: CompletionPlace, shape: OpShape) -> Iterator[Type]:
    """The types of the arguments that a function or a label has already, the last first."""
    function = function_type_of_shape(place, shape)
    labelled = [type_ for group in shape.definitions for type_ in group.types] if shape.kind == "label" else []
    given = labelled if function is None else function.inputs
    yield from [type_ for type_ in reversed(given) if type_ is not None and not is_standin(type_)]


def _of_operation(place: CompletionPlace, shape: OpShape) -> Iterator[Type]:
    """The types that operations of the same name nearby have, the nearest first."""
    for item in (*place.before, *place.after):
        other = item.node.shape
        if other.name == shape.name and other.kind == "operation":
            yield from _types_in(other)
            if not other.uses and not other.result_types and function_type_of_shape(place, other) is None:
                yield from attribute_types(place, other)


def _of_literals(place: CompletionPlace) -> Iterator[Type]:
    """The types of the elements that are spelled nearby, the nearest first; those of attributes of this name in front."""
    attribute = search_at_end(_ATTRIBUTE, place.header)
    found: list[tuple[bool, Type]] = []
    for item in (*place.before, *place.after):
        text = item.node.shape.text
        for literal in _ELEMENTS.finditer(text) if "dense<" in text else ():
            spelled_type = text[literal.end() : type_end(text, literal.end())]
            with suppress(LeafError):
                same_name = attribute is not None and literal[1] == attribute[1]
                found.append((not same_name, place.analysis.language.leaves.parse_type(spelled_type)))
    yield from [type_ for _, type_ in sorted(found, key=lambda pair: pair[0])]


def _types_in(shape: OpShape) -> Iterator[Type]:
    for type_ in (*shape.result_types, *[use[2] for use in shape.uses]):
        if type_ is not None and not isinstance(type_, DerivedType) and not is_standin(type_):
            yield type_
    for region in shape.regions:
        for argument in region.arguments:
            yield from [type_ for type_ in argument.types if type_ is not None and not is_standin(type_)]
    if shape.kind == "label":
        for definition in shape.definitions:
            yield from [type_ for type_ in definition.types if type_ is not None and not is_standin(type_)]


def nearby_types(place: CompletionPlace) -> Iterator[Type]:
    """The types nearby: by how often they are there, and how near they are."""
    scores: dict[Type, float] = {}
    for type_ in _types_in(place.cut.shape):  # an argument of a function has the type of another one, often
        scores[type_] = scores.get(type_, 0) + 1 / 4
    for items in (place.before, place.after):
        for distance, item in enumerate(items):
            for type_ in _types_in(item.node.shape):
                scores[type_] = scores.get(type_, 0) + 1 / (2 + distance)
    yield from sorted(scores, key=lambda type_: -scores[type_])[:_MAX_NEAR]


def scalar_types(place: CompletionPlace) -> Iterator[Type]:
    """The types of numbers that the language has, the usual ones first."""
    leaves = place.analysis.language.leaves
    for name in (*_SCALARS, *(_SIGNED if place.typed else ())):
        try:
            yield leaves.parse_type(name)
        except LeafError:
            continue


def _of_literal(place: CompletionPlace, literal: SpelledLiteral | None) -> Iterator[Type]:
    """Tensors and vectors of the shape that a literal has."""
    if literal is None or literal.shape is None:
        return
    elements = ("f32", "f64") if literal.is_float else ("i32", "i64", "index", "i1")
    leaves = place.analysis.language.leaves
    for element in elements:
        yield RankedTensorType(literal.shape, leaves.parse_type(element))
