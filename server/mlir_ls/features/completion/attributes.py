"""Attributes: their names in dictionaries, and their values."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Set

from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace, open_brackets, search_at_end
from mlir_ls.ods.bodies.names import case_of
from mlir_ls.ods.constraints import Term, dense_element, element_of_arrays
from mlir_ls.ods.facts import attached_interfaces, encodings
from mlir_ls.ods.registry import Registry
from mlir_ls.ods.spec import AttributeSpec, EnumSpec, OpSpec
from mlir_ls.ods.successions import successions
from mlir_ls.ods.syntaxes.functions import OF_SIGNATURE
from mlir_ls.ods.wording import in_words
from mlir_ls.semantics.verify.model.counts import segment_attributes
from mlir_ls.syntax.completing import ATTRIBUTE
from mlir_ls.syntax.erase import erase
from mlir_ls.syntax.leaf.lexical import CLOSING_OF
from mlir_ls.syntax.leaf.types import ShapedType

_KEYWORDS = (
    ("affine_map", "affine_map<(${1:d0}) -> (${2:d0})>"),
    ("affine_set", "affine_set<(${1:d0}) : (${2:d0} >= 0)>"),
    ("dense", "dense<$1>"),
    ("array", "array<${1:i64}: $2>"),
    ("true", ""),
    ("false", ""),
    ("unit", ""),
    ("dense_resource", "dense_resource<$1>"),
    ("sparse", "sparse<$1>"),
    ("strided", "strided<[$1]>"),
    ("distinct", "distinct[${1:0}]<>"),
    ("loc", ""),
)
_OF_KIND = {
    "affine_map": ("affine_map",),
    "integer_set": ("affine_set",),
    "bool": ("true", "false"),
    "unit": ("unit",),
    "dense_array": ("array",),
    "elements": ("dense", "dense_resource", "sparse"),
    "dense": ("dense", "dense_resource"),
    "dense_int": ("dense",),
    "dense_float": ("dense",),
    "dense_string": ("dense",),
    "dense_resource": ("dense_resource",),
    "location": ("loc",),
}
_BUILTIN = ("affine_map", "strided")
"""Builtin attributes to which interfaces are attached, by the words with which they begin."""
_REFERENCES = ("symbol_ref", "flat_symbol_ref")
_WORDLESS = frozenset(
    (
        *("string", "array", "dictionary", "integer_attr", "float_attr", "type_attr"),
        *("attr", "attr_dialect", "enum", "enum_value", *_REFERENCES),
    )
)
"""Attributes of these kinds begin with no word: they are numbers, strings, brackets, types, or have a sign in front."""
_ELEMENT = re.compile(r"\b(\w+)\s*=\s*\[[^\[\]{}]*\Z")
_ENCODING = re.compile(r"\btensor<[^<>,]*,\s*\Z")
_LOCATION = re.compile(
    r"(?:\bloc\s*\(|\bcallsite\s*\(|\bat(?=\s)|\bfused\s*(?:<[^\[\]]*>\s*)?\[(?:[^\[\]]*,)?|\"\s*\()\s*\Z"
)
_BEFORE_LOCATION = re.compile(r"\bloc\s*\Z")
_LAYOUT = re.compile(r"\bmemref<[^<>,]*,\s*\Z")
_ENTRY = re.compile(r"(?<![\w.$])([\w.$]+)\s*=\s*\Z")
_BEGUN_VALUE = re.compile(r"=\s*\Z")
_DIMENSIONS = re.compile(r"\s*affine_map\s*<\s*\(([^()]*)\)")
_USUAL_RANK = 2
_USUAL = 3
"""So many of the likeliest attributes of an operation come before those of the dialects that are used in it."""
_TYPES_IN_FRONT = (
    ("splat", "splat<${1:tensor<4xf32>}, ${2:0.0}>"),
    ("dense", "dense<${1:tensor<2xi32>}, [$2]>"),
    ("sparse", "sparse<${1:tensor<2x2xi32>}, [[$2]], [$3]>"),
    ("opaque", 'opaque<"$1", ${2:tensor<2xi8>}, "0x$3">'),
    ("true", ""),
    ("false", ""),
)
"""The forms of values while elements stood after their types."""
_OPAQUE = ("opaque", 'opaque<"$1", "0x$2">')
_SIGNS = {":": ": "}
_OF_PARTS = re.compile(r"\b(arg|res)_attrs\s*=\s*\[[^\[\]]*\{[^{}]*\Z")
_DIRECTIVE = re.compile(r"\bcustom<\w+>\(([^()]*)\)")
_SPELLED = re.compile(r"\$(\w+)")


def entry_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The names of attributes that a dictionary at the cursor may have, the likeliest first."""
    cut, part = place.cut, _part(place)
    given = {*cut.given, *[attribute.name for attribute in cut.shape.attributes]} if not part else set(cut.given)
    if part and not cut.part:
        given.update([entry.partition("=")[0].strip() for entry in place.header.rpartition("{")[2].split(",")])
    spec = place.spec
    inherent = list(_inherent(place, spec)) if spec is not None and not part else []
    counts = _counts(place)
    names = {attribute.name: attribute for attribute in inherent}
    needs = {name for name, attribute in names.items() if attribute.required and cut.shape.generic}
    ordered = sorted(names, key=lambda name: (name not in needs, -counts.get(name, 0.0), not names[name].required, name))
    others = [name for name in counts if name not in names and not _is_spelled(place, name)]
    others.sort(key=lambda name: -counts[name])
    known = [name for name in ordered if counts.get(name) or name in needs]
    seen = set(given)
    nearby = {item.node.shape.name.partition(".")[0] for item in place.others}
    before, after = ((), ()) if _in_properties(place) else (others, (*_of_parts(place), *_discardable(place, nearby)))
    used: list[str] = []
    if spec is not None and spec.symbol:  # such attributes describe functions and modules
        used = [name for name in (*before, *after) if name.partition(".")[0] in nearby - {spec.dialect}]
    for name in (*known[:_USUAL], *used, *known[_USUAL:], *before, *ordered, *after):
        if name in seen:
            continue
        seen.add(name)
        attribute = names.get(name)
        detail = in_words(attribute.constraint) if attribute is not None else "discardable attribute"
        is_unit = attribute is not None and attribute.constraint == "unit"
        text = name if attribute is None or is_unit else f"{name}{_SIGNS.get(place.analysis.language.reader.entry_sign, ' = ')}"
        yield CompletionItem(name, CompletionKind.ATTRIBUTE, detail, inserted=text if text != name else "")


def is_in_part(place: CompletionPlace) -> bool:
    """Whether the cursor is in the attributes of an argument or a result, as the generic form has them."""
    return place.cut.shape.generic and bool(_part(place))


def _part(place: CompletionPlace) -> str:
    """Of whose attributes the dictionary at the cursor is: "argument" or "result" of a function, "" for the operation."""
    found = search_at_end(_OF_PARTS, place.header) if place.cut.shape.generic else None
    return place.cut.part if found is None else "argument" if found[1] == "arg" else "result"


def _in_properties(place: CompletionPlace) -> bool:
    """Whether the cursor is in the properties of the generic form, of which each is one that the definition names."""
    opened = open_brackets(place.header)
    is_generic = place.spec is not None and place.cut.shape.generic
    return is_generic and bool(opened) and place.header[: opened[-1]].rstrip()[-1:] == "<"


def _inherent(place: CompletionPlace, spec: OpSpec) -> Iterator[AttributeSpec]:
    """The attributes of an operation's definition that its form does not spell elsewhere."""
    elsewhere = _spelled_elsewhere(place, spec)
    if spec.has_trait("FunctionOpInterface") and not place.cut.shape.generic:
        elsewhere.update(OF_SIGNATURE)
    yield from (attribute for attribute in spec.attributes if attribute.name not in elsewhere)
    for name in segment_attributes(spec) if place.cut.shape.generic else ():
        yield AttributeSpec(name, ("dense_array", "i32"))


def _spelled_elsewhere(place: CompletionPlace, spec: OpSpec) -> set[str]:
    """The attributes that the form of an operation spells outside of its dictionary."""
    return set() if place.cut.shape.generic else set(_SPELLED.findall(spec.assembly_format or ""))


def _is_spelled(place: CompletionPlace, name: str) -> bool:
    """Whether an attribute is one of the operation's own, which its form spells elsewhere."""
    return not _part(place) and place.spec is not None and place.spec.attribute(name) is not None


def _of_parts(place: CompletionPlace) -> Iterator[str]:
    """The attributes of dialects that arguments or results of any functions have, the most frequent first."""
    part = _part(place)
    counts: dict[str, float] = {}
    for name, usual in successions().attributes.items() if part else ():
        if name.endswith(f" {part}"):
            for attribute, count in usual.items():
                if "." in attribute:
                    counts[attribute] = counts.get(attribute, 0.0) + count
    offered = place.analysis.language.registry.offered()
    yield from [name for name in sorted(counts, key=lambda name: -counts[name]) if name.partition(".")[0] in offered]


def _counts(place: CompletionPlace) -> dict[str, float]:
    """How likely attributes are by what operations of the same name have here and elsewhere."""
    name, part = place.cut.shape.name, _part(place)
    counts: dict[str, float] = {}
    usual = successions().attributes.get(f"{name} {part}" if part else name, {})
    counts.update(usual)
    for distance, item in enumerate(place.others):
        shape = item.node.shape
        if shape.name != name or shape.kind != "operation":
            continue
        entries = [entry for each in shape.parts if each.kind == part for entry in each.entries] if part else shape.attributes
        for entry in entries:
            spelled = entry.name_offset < entry.start or entry.start == entry.end
            if spelled:
                counts[entry.name] = counts.get(entry.name, 0.0) + 2 / (2 + distance)
    return counts


def _discardable(place: CompletionPlace, nearby: Set[str]) -> Iterator[str]:
    """The discardable attributes of the dialects that are offered everywhere, and of those that operations `nearby` are of."""
    registry = place.analysis.language.registry
    for dialect in registry.loaded():
        facts = registry.facts(dialect)
        if facts is not None and (facts.offered or dialect in nearby or f"{dialect}." in place.header):
            yield from [name for name, _ in facts.discardable]


# -- values -----------------------------------------------------------------------------------------------------------


def expected_attribute(place: CompletionPlace) -> AttributeSpec | None:
    """The definition of the attribute whose value the cursor is at; in an array, with what an element has to be."""
    return attribute_after(place, place.header)


def attribute_after(place: CompletionPlace, header: str) -> AttributeSpec | None:
    """The definition of the attribute whose value begins after a part of the header; in an array, as `expected_attribute`."""
    closing = "".join([CLOSING_OF[header[at]] for at in reversed(open_brackets(header))])
    erased = place.erased.text if header == place.header else erase(header).text
    shape = place.cut_of_erased(f"{erased}{' ' * header[-1:].isalnum()}{ATTRIBUTE}{closing}").shape
    spec = shape.syntax
    for attribute in shape.attributes if isinstance(spec, OpSpec) else ():
        before, standin, _ = shape.text[attribute.start : attribute.end].partition(ATTRIBUTE)
        if not standin or not isinstance(spec, OpSpec):
            continue
        inherent = [each for each in _inherent(place, spec) if each.name == attribute.name]
        declared = inherent[0] if inherent else spec.attribute(attribute.name) or _of_dialect(place, attribute.name)
        if not before or declared is None:
            return declared
        element = element_of_arrays(declared.constraint) if open_brackets(before) == [0] else None
        return declared._replace(constraint=element, default=None) if before[0] == "[" and element is not None else None
    entry = search_at_end(_ENTRY, header) if isinstance(spec, OpSpec) and not shape.known and closing[:1] == "}" else None
    return spec.attribute(entry[1]) if entry is not None and isinstance(spec, OpSpec) else None


def _of_dialect(place: CompletionPlace, name: str) -> AttributeSpec | None:
    """What a discardable attribute is: what its dialect declares, or else the attribute of the dialect that is named so."""
    dialect, dot, mnemonic = name.partition(".")
    registry = place.analysis.language.registry
    facts = registry.facts(dialect) if dot else None
    declared = [term for each, term in facts.discardable if each == name] if facts is not None else []
    if declared:
        return AttributeSpec(name, declared[0])
    return AttributeSpec(name, ("attr", name)) if dot and registry.attr_def(dialect, mnemonic) is not None else None


def element_of_array(place: CompletionPlace, name: str) -> str:
    """The type of the elements of the dense array that an attribute of this name has to be; "" where it is none."""
    spec, registry = place.spec, place.analysis.language.registry
    facts = registry.facts(name.partition(".")[0]) if "." in name else None
    terms = [each.constraint for each in _inherent(place, spec) if each.name == name] if spec is not None else []
    terms += [term for each, term in facts.discardable if each == name] if facts is not None else []
    one_of = [part for term in terms for part in (term[1:] if isinstance(term, tuple) and term[0] == "anyof" else (term,))]
    return next((found for found in map(dense_element, one_of) if found), "")


def is_reference(place: CompletionPlace) -> bool:
    """Whether the attribute whose value the cursor is at refers to a symbol, and can be nothing else."""
    attribute = expected_attribute(place)
    constraint = attribute.constraint if attribute is not None else None
    parts = constraint[1:] if isinstance(constraint, tuple) and constraint[:1] == ("allof",) else (constraint,)
    return any([part in _REFERENCES for part in parts])


def held_type(attribute: AttributeSpec | None) -> Term | None:
    """What the type has to be that an attribute is, "any" for any; None where the attribute is no type."""
    constraint = attribute.constraint if attribute is not None else None
    parts = constraint[1:] if isinstance(constraint, tuple) and constraint[:1] == ("allof",) else (constraint,)
    if "type_attr" not in parts:
        return None
    return next((part[1] for part in parts if isinstance(part, tuple) and part[0] == "holds"), "any")


def value_words(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The words with which the value of the attribute at the cursor may begin."""
    attribute, spec = expected_attribute(place), place.spec
    if attribute is not None and "[" in place.cut.expected and dense_element(attribute.constraint) is not None:
        return  # it is spelled as a list
    words = list(_words_for(attribute.constraint)) if attribute is not None else []
    quoted = [f'"{case}"' for case in quoted_cases(place)] if spec is not None and spec.custom_syntax else []
    words += quoted
    if attribute is not None:
        yield from _cases(place, attribute) if not quoted else ()
        yield from _arrays(place, attribute)
    if attribute is not None and attribute.default in ("true", "false"):
        words.append(attribute.default)
    reader = place.analysis.language.reader
    snippets = {**dict(_KEYWORDS), **_map_snippet(expected_rank(place))}
    is_named = bool(words) or (attribute is not None and _is_wordless(attribute.constraint))
    in_dictionary = "{" in [place.header[each] for each in open_brackets(place.header)[-1:]]
    if attribute is not None and spec is not None and not in_dictionary and attribute.name in _spelled_elsewhere(place, spec):
        words = [word for word in words if word != "array"]  # a format takes a list without its name
    others = () if is_named else snippets  # what the definition does not name would be an error
    if place.analysis.language.form.bare_dialects:
        words, snippets = [], dict((*_KEYWORDS, _OPAQUE) if reader.elements_first else _TYPES_IN_FRONT)
        others = snippets
    seen = set()
    for word in (*words, *others):
        if word not in seen and not reader.is_later(f"{word}<") and not reader.is_later(f"{word}["):
            seen.add(word)
            yield CompletionItem(word, CompletionKind.KEYWORD, "attribute", snippet=snippets.get(word, ""))


def _cases(place: CompletionPlace, attribute: AttributeSpec) -> Iterator[CompletionItem]:
    """The cases of the enum that an attribute is, as they are spelled in a dictionary."""
    registry = place.analysis.language.registry
    kind, name = attribute.constraint[:2] if isinstance(attribute.constraint, tuple) else ("", "")
    if place.analysis.language.form.bare_dialects or not isinstance(name, str):
        return
    enum = registry.enum(name) if kind == "enum" else None
    for keyword, value in enum.cases if enum is not None else ():
        yield CompletionItem(f"{value} : i{enum.width if enum is not None else 32}", CompletionKind.ATTRIBUTE, keyword)
    definition = registry.attr_def(*name.split(".", 1)) if kind == "attr" and "." in name else None
    parameters = definition.parameters if definition is not None else ()
    parameter = parameters[0].kind if len(parameters) == 1 else ""
    enum = registry.enum(str(parameter[1])) if isinstance(parameter, tuple) and parameter[0] == "keyword" else None
    if enum is not None and definition is not None:
        yield from [CompletionItem(case_of(definition, each), CompletionKind.ATTRIBUTE, "case") for each in enum.keywords]


def _arrays(place: CompletionPlace, attribute: AttributeSpec) -> Iterator[CompletionItem]:
    """A whole array, where each element is a map or a case: one case for each dimension, one map for each operand."""
    if search_at_end(_BEGUN_VALUE, place.header) is None or place.typed:
        return
    rank = _rank_of_maps(place) or expected_rank(place)
    spec = place.spec
    cases = list(_cases_of_elements(place, attribute)) if spec is not None and spec.custom_syntax else []
    if cases:
        quoted = [f'"{cases[0]}"'] * (rank or _USUAL_RANK)
        yield CompletionItem(f"[{', '.join(quoted)}]", CompletionKind.ATTRIBUTE, "one for each dimension")
    if attribute.constraint == ("allof", "array", ("each", "affine_map")):
        dimensions = ", ".join([f"d{number}" for number in range(rank or _USUAL_RANK)])
        map_ = f"affine_map<({dimensions}) -> ({dimensions})>"
        count = max(2, len(place.cut.shape.uses))
        yield CompletionItem(f"[{', '.join([map_] * count)}]", CompletionKind.ATTRIBUTE, "one map for each operand")


def _rank_of_maps(place: CompletionPlace) -> int | None:
    """Over how many dimensions the first map in the header is; an alias stands for one."""
    found = _DIMENSIONS.search(place.header)
    return len([each for each in found[1].split(",") if each.strip()]) if found is not None else None


def quoted_cases(place: CompletionPlace) -> Iterator[str]:
    """The cases of an enum that an operation's own syntax may have as strings at the cursor, by itself or in an array."""
    found, spec, expected = _ELEMENT.search(place.header), place.spec, place.cut.expected
    if spec is None or place.cut.shape.generic:
        return
    attribute = spec.attribute(found[1]) if found is not None else None
    yield from _cases_of_elements(place, attribute) if attribute is not None else ()
    for each in spec.attributes if '"' in expected else ():
        enum = enum_of(each.constraint, place.analysis.language.registry)
        yield from enum.keywords if enum is not None and expected.issuperset(filter(None, enum.keywords)) else ()


def cases_in_directives(place: CompletionPlace) -> Iterator[str]:
    """The cases of the enums that are attributes which C++ reads: where in its text they stand is not known."""
    spec, registry = place.spec, place.analysis.language.registry
    if spec is None or place.cut.shape.generic:
        return
    given = {attribute.name for attribute in place.cut.shape.attributes}
    for directive in _DIRECTIVE.findall(spec.assembly_format or ""):
        for name in _SPELLED.findall(directive):
            attribute = spec.attribute(name) if name not in given else None
            enum = enum_of(attribute.constraint, registry) if attribute is not None else None
            yield from enum.keywords if enum is not None else ()


def _cases_of_elements(place: CompletionPlace, attribute: AttributeSpec) -> Iterator[str]:
    """The cases of the enum that each element of an array is."""
    for name in _elements(attribute.constraint):
        enum = enum_of(("attr", name), place.analysis.language.registry)
        yield from enum.keywords if enum is not None else ()


def enum_of(constraint: Term, registry: Registry) -> EnumSpec | None:
    """The enum that a constraint is, or the dialect's attribute that it names."""
    if not isinstance(constraint, tuple) or constraint[0] not in ("attr", "enum"):
        return None
    name = str(constraint[1])
    if constraint[0] == "enum":
        return registry.enum(name)
    dialect, _, mnemonic = name.partition(".")
    definition = registry.attr_def(dialect, mnemonic)
    return registry.enum(definition.enum) if definition is not None and definition.enum is not None else None


def _elements(constraint: Term) -> Iterator[str]:
    """The attributes of dialects of which a constraint requires arrays."""
    if isinstance(constraint, tuple) and constraint[0] == "each":
        yield from [str(each[1]) for each in constraint[1:] if isinstance(each, tuple) and each[0] == "attr"]
    elif isinstance(constraint, tuple) and constraint[0] == "allof":
        for part in constraint[1:]:
            yield from _elements(part)


def _words_for(constraint: Term) -> Iterator[str]:
    if isinstance(constraint, str):
        yield from _OF_KIND.get(constraint, ())
    elif constraint == ("typed", ("is", "i1")):
        yield from ("true", "false")
    elif constraint == ("attr_interface", "TypedAttr"):
        yield from ("true", "false", "dense", "dense_resource", "sparse")
    elif isinstance(constraint, tuple) and constraint[0] == "attr_interface":
        attached = attached_interfaces().get(str(constraint[1]), ())
        yield from [word for word in _BUILTIN if f"builtin.{word}" in attached]
    elif isinstance(constraint, tuple) and constraint:
        yield from _OF_KIND.get(str(constraint[0]), ())
        for part in constraint[1:]:
            if isinstance(part, tuple | str):
                yield from _words_for(part)


def _is_wordless(constraint: Term) -> bool:
    """Whether what a constraint allows begins with no word."""
    if not isinstance(constraint, tuple):
        return constraint in _WORDLESS
    if constraint[0] == "attr_interface":
        return str(constraint[1]) in attached_interfaces()
    if constraint[0] == "allof":
        return any(map(_is_wordless, constraint[1:]))
    return constraint[0] in _WORDLESS or (constraint[0] == "anyof" and all(map(_is_wordless, constraint[1:])))


def _map_snippet(rank: int | None) -> dict[str, str]:
    """How an affine map over so many dimensions begins."""
    dimensions = ", ".join([f"d{number}" for number in range(rank or 0)])
    return {"affine_map": f"affine_map<({dimensions}) -> (${{1:{dimensions}}})>"} if dimensions else {}


def expected_rank(place: CompletionPlace) -> int | None:
    """The most dimensions that an operand of the operation has, as many as a map of them; None where none has any.

    Of operands after the cursor where there are none before it.
    """
    names = place.erased.names
    before = [(names[slot], number) for slot, number, _ in place.cut.shape.uses if slot < min(place.cut.slots, len(names))]
    item = place.context.item.node if place.context is not None and place.header.strip() else None
    ranks = _ranks(place, before) or (_ranks(place, [(name, 0) for name in item.names]) if item is not None else [])
    return max(ranks, default=None)


def _ranks(place: CompletionPlace, values: Iterable[tuple[str, int]]) -> list[int]:
    """How many dimensions values have, of those that have any."""
    types = [type_ for name, number in values if (type_ := place.type_of(name, number)) is not None]
    shaped = [each for each in map(place.resolved, types) if isinstance(each, ShapedType) and each.shape is not None]
    return [len(each.shape) for each in shaped if each.shape is not None]


def begins_location(header: str) -> bool:
    """Whether a location begins at the end of a header: in the brackets after `loc`, or in another location there."""
    if search_at_end(_LOCATION, header) is None:
        return False
    return any([search_at_end(_BEFORE_LOCATION, header[:start]) is not None for start in open_brackets(header)])


def aliases_that_fit(place: CompletionPlace, meanings: Mapping[str, str]) -> frozenset[str]:
    """Which aliases the attribute at the cursor may be, by how what they stand for begins; maps by their dimensions as well."""
    if begins_location(place.header):
        return _begin_with(meanings, ("loc(",))
    if search_at_end(_ENCODING, place.header) is not None:
        known = _begin_with(meanings, tuple([each.partition("<")[0] for each in encodings()]))
        return known or _begin_with(meanings, ("#",))
    if search_at_end(_LAYOUT, place.header) is not None:
        return _begin_with(meanings, ("affine_map<", "strided<"))
    attribute = expected_attribute(place)
    if attribute is None and place.erased.text.rstrip() == place.cut.shape.text[: place.cut.shape.name_end]:
        return _begin_with(meanings, ("{",))  # it stands for the attributes of the operation
    begun = tuple(beginnings(attribute.constraint)) if attribute is not None else ()
    fitting = _begin_with(meanings, ("[",) if "[" in begun else begun)
    rank = expected_rank(place) if fitting else None
    return frozenset([name for name in fitting if rank is None or _dimensions(meanings[name]) in (rank, None)])


def _begin_with(meanings: Mapping[str, str], beginnings: tuple[str, ...]) -> frozenset[str]:
    """The aliases that stand for what begins so."""
    return frozenset([name for name, meaning in meanings.items() if meaning.lstrip().startswith(beginnings)])


def beginnings(constraint: Term) -> Iterator[str]:
    """How the attributes begin that satisfy a constraint."""
    yield from _words_for(constraint)
    if constraint == "array":
        yield "["
    if isinstance(constraint, tuple) and constraint[0] in ("attr", "attr_dialect"):
        yield f"#{constraint[1]}{'<' if constraint[0] == 'attr' else '.'}"
        if constraint[0] == "attr":
            yield "#{}<{}".format(*str(constraint[1]).split(".", 1))
    elif isinstance(constraint, tuple) and constraint[0] in ("anyof", "allof"):
        for part in constraint[1:]:
            yield from beginnings(part)


def _dimensions(meaning: str) -> int | None:
    """How many dimensions an affine map has that is spelled; None where it is another attribute."""
    found = _DIMENSIONS.match(meaning)
    return len([each for each in found[1].split(",") if each.strip()]) if found is not None else None
