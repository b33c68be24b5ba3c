"""What goes on in brackets, as far as the cursor stands in them: of builtin types, maps, locations, of what dialects define.

MLIR language reference, "Builtin Dialect" and "Affine Dialect".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from mlir_ls.features.completion.attributes import begins_location, element_of_array, expected_rank
from mlir_ls.features.completion.brackets.maps import USUAL_RANKS, map_items, names_of_plain_map
from mlir_ls.features.completion.items import CompletionItem, CompletionKind
from mlir_ls.features.completion.place import CompletionPlace, open_brackets, search_at_end
from mlir_ls.ods.facts import encodings, knowledge_of, memory_spaces
from mlir_ls.syntax.leaf.lexical import PLAIN_TYPE

_ELEMENTS = ("f32", "f16", "bf16", "f64", "i32", "i64", "i8", "i1", "index")
_OF_ARRAYS = ("i64", "i32", "f32", "f64", "i8", "i16", "i1", "f16", "bf16")
_ARRAY = re.compile(r"(?:([\w.]+)\s*=\s*)?(?<![\w.])array<\s*\Z")
_STRIDES = re.compile(r"\bstrided<\s*\[[^\[\]]*\]\s*,\s*\Z")
_BOOLEANS = re.compile(r"(?<![\w.])array<\s*i1\s*(?::|:[^<>]*,)\s*\Z")
_SHAPED = re.compile(r"\b(memref|tensor|vector)\Z")
_INNER = re.compile(r"<[^<>]*>|\([^()]*\)")
_SIZE = re.compile(r"(?:\d+|[?\]])x")
_DIMENSIONS = re.compile(r"([\dx]*)([A-Za-z]\w*)?")
_BEGINS_MAP = re.compile(r"\baffine_(?:map|set)<\s*\Z")
_OF_TYPES = re.compile(PLAIN_TYPE)
_NAMES = re.compile(r"[A-Za-z_]\w*")
_RESOURCE = re.compile(r"\bdense_resource<\s*\Z")
_KEYS = re.compile(r"\bdense_resource<\s*([A-Za-z_][\w.$-]*)")
_DEFINED = re.compile(r'\s*([A-Za-z_][\w.$-]*)\s*:\s*"0x')
_SECTION = re.compile(r'"[^"\n]*"|([A-Za-z_][\w$.-]*)\s*:\s*\{|\}')
_REPRODUCER = "mlir_reproducer"
_OF_REPRODUCER = (
    ("pipeline", 'pipeline: "$1"'),
    ("disable_threading", "disable_threading: ${1:true}"),
    ("verify_each", "verify_each: ${1:true}"),
)
"""The entries that `mlir-opt -run-reproducer` reads (MLIR, "Pass Infrastructure", "Crash and Failure Reproduction")."""
_MAX_LINES = 1000
_NEAR = 100
"""Lines before and after the cursor from which the types of elements are taken."""
_ELEMENT = re.compile(rf"\b(?:memref|tensor|vector)<[\d?x*\[\]]*({PLAIN_TYPE})(?=[,>])")
_LOCATIONS = (
    ("unknown", "unknown"),
    ("callsite", 'callsite("${1:callee}" at "${2:caller}")'),
    ("fused", 'fused["${1:name}"]'),
    ('"file":line:column', '"${1:file.mlir}":${2:1}:${3:1}'),
)


def bracket_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """The likely text in the innermost bracket at the cursor; nothing where that is none of these."""
    header = place.header
    shaped = shaped_before(header)
    if shaped is not None:
        kind, inside = shaped
        yield from _parameters(kind, inside) if "," in inside else _shape(place, kind, inside)
    elif begins_location(header):
        for name, snippet in _LOCATIONS:
            yield CompletionItem(name, CompletionKind.ATTRIBUTE, "location", snippet=snippet, inserted=name)
    elif _RESOURCE.search(header) is not None:
        defined, used = _keys(place)
        yield from [CompletionItem(name, CompletionKind.ATTRIBUTE, "resource") for name in (*defined, *used)]
    elif (array := search_at_end(_ARRAY, header)) is not None:
        required = element_of_array(place, array[1]) if array[1] else ""
        for type_ in dict.fromkeys((required or _OF_ARRAYS[0], *_OF_ARRAYS)):
            yield CompletionItem(type_, CompletionKind.TYPE, "type of the elements")
    elif search_at_end(_STRIDES, header) is not None:
        yield CompletionItem("offset", CompletionKind.KEYWORD, snippet="offset: ${1:?}", inserted="offset: ")
    elif search_at_end(_BOOLEANS, header) is not None:
        yield from [CompletionItem(word, CompletionKind.KEYWORD) for word in ("true", "false")]
    else:
        yield from _of_encoding(header)
        yield from map_items(place, _rank_of_map(place))


def shaped_before(header: str) -> tuple[str, str] | None:
    """The builtin type with dimensions in whose brackets the cursor is, and what stands there, but for brackets in it."""
    opened = open_brackets(header)
    found = search_at_end(_SHAPED, header[: opened[-1]]) if opened and header[opened[-1]] == "<" else None
    if found is None:
        return None
    inside, before = header[opened[-1] + 1 :].replace("->", ""), ""
    while inside != before:
        inside, before = _INNER.sub("", inside), inside
    return found[1], inside


def in_resources(place: CompletionPlace) -> bool:
    """Whether a place is in the part of a text that has the contents of resources."""
    lines = place.analysis.document.lines
    for number in range(place.start.line, max(-1, place.start.line - _MAX_LINES), -1):
        line = lines[number][: place.start.character] if number == place.start.line else lines[number]
        if "#-}" in line:
            return False
        if line.lstrip().startswith("{-#"):
            return True
    return False


def resource_items(place: CompletionPlace) -> Iterator[CompletionItem]:
    """What may stand in that part: its sections, in these what resources belong to, in these the keys that the text uses."""
    lines = place.analysis.document.lines
    begin = next(number for number in range(place.start.line, -1, -1) if lines[number].lstrip().startswith("{-#"))
    text = "\n".join([*lines[begin : place.start.line], place.left[: place.start.character]]).partition("{-#")[2]
    if text.rstrip()[-1:] == ":":
        return
    path: list[str] = []
    for found in _SECTION.finditer(text):
        if found[1]:
            path.append(found[1])
        elif found[0] == "}":
            path = path[:-1]
    if not path:
        for section in ("dialect_resources", "external_resources"):
            yield CompletionItem(section, CompletionKind.KEYWORD, "section", snippet=f"{section}: {{\n\t$0\n}}")
    elif path == ["dialect_resources"]:
        for name in place.analysis.language.registry.dialects():
            if knowledge_of(name).takes_resources and not knowledge_of(name).is_for_tests:
                yield CompletionItem(name, CompletionKind.DIALECT, "dialect", snippet=f"{name}: {{\n\t$0\n}}")
    elif path == ["external_resources"]:
        yield CompletionItem(_REPRODUCER, CompletionKind.KEYWORD, "passes to run", snippet=f"{_REPRODUCER}: {{\n\t$0\n}}")
    elif path[1:] == [_REPRODUCER]:
        for name, snippet in _OF_REPRODUCER:
            yield CompletionItem(name, CompletionKind.ATTRIBUTE, "of mlir-opt", snippet=snippet)
    elif path[0] == "dialect_resources":
        defined, used = _keys(place)
        for name in [each for each in used if each not in defined]:
            yield CompletionItem(name, CompletionKind.ATTRIBUTE, "resource", snippet=f'{name}: "0x${{1:04000000}}"')


def _keys(place: CompletionPlace) -> tuple[list[str], list[str]]:
    """The keys of resources that the text defines, and those that it uses."""
    lines = [line for number, line in enumerate(place.analysis.document.lines) if number != place.start.line]
    defined = [found[1] for line in lines if (found := _DEFINED.match(line)) is not None]
    used = [key for line in lines if "dense_resource<" in line for key in _KEYS.findall(line)]
    return list(dict.fromkeys(defined)), list(dict.fromkeys(used))


def _shape(place: CompletionPlace, kind: str, before: str) -> Iterator[CompletionItem]:
    """The rest of the dimensions and the type of the elements."""
    found = _DIMENSIONS.fullmatch(place.typed)
    if found is None or (before and not before.endswith(("x", "?", "]", "*"))):
        return
    base = found[1]
    if before and before[-1] != "x" and not base:
        if place.typed:
            return
        base = "x"
    if base and not base.endswith("x"):
        base = f"{base}x"
    if not place.typed and not before and kind != "vector":
        yield CompletionItem("?x", CompletionKind.TYPE, "a dimension whose size is not known")
    for element in dict.fromkeys((*_elements_nearby(place), *_ELEMENTS)):
        yield CompletionItem(f"{base}{element}", CompletionKind.TYPE, "type of the elements")


def _elements_nearby(place: CompletionPlace) -> list[str]:
    """The plain types of which types with dimensions around the cursor are, the most frequent first."""
    lines, line = place.analysis.document.lines, place.start.line
    near = "\n".join([*lines[max(0, line - _NEAR) : line], place.left, *lines[line + 1 : line + _NEAR]])
    return [name for name, _ in Counter(_ELEMENT.findall(near)).most_common()]


def _parameters(kind: str, before: str) -> Iterator[CompletionItem]:
    """What may stand after the type of the elements."""
    rank = len(_SIZE.findall(before.partition(",")[0]))
    names = ", ".join([f"d{number}" for number in range(rank)])
    if kind == "memref":
        if before.count(",") == 1:
            strides = ", ".join(["?"] * (rank - 1) + ["1"])
            yield CompletionItem(f"strided<[{strides}], offset: ?>", CompletionKind.ATTRIBUTE, "layout")
            yield CompletionItem(f"strided<[{strides}]>", CompletionKind.ATTRIBUTE, "layout")
            yield CompletionItem(f"affine_map<({names}) -> ({names})>", CompletionKind.ATTRIBUTE, "layout")
        for space in (*memory_spaces(), "1", "3"):
            yield CompletionItem(space, CompletionKind.ATTRIBUTE, "memory space")
    elif kind == "tensor":
        for encoding in encodings():
            yield CompletionItem(_encoding(encoding, rank), CompletionKind.ATTRIBUTE, "encoding")


def _encoding(template: str, rank: int) -> str:
    """An encoding of as many dimensions: all levels but the last one are dense."""
    names = ", ".join([f"d{number}" for number in range(rank)])
    levels = ", ".join([f"d{number} : {'dense' if number + 1 < rank else 'compressed'}" for number in range(rank)])
    return template.replace("{dimensions}", names).replace("{levels}", levels)


def _of_encoding(header: str) -> Iterator[CompletionItem]:
    """What follows where the dimensions of an encoding are expected: matrices, vectors, tensors of more dimensions."""
    begun = "".join(header.split())
    for encoding in encodings():
        start = encoding.index("({dimensions}")
        if begun.endswith("".join(encoding[:start].split())):
            for rank in USUAL_RANKS:
                text = _encoding(encoding[start:], rank).rstrip(" }>")
                yield CompletionItem(text, CompletionKind.ATTRIBUTE, f"{rank} dimensions")


def _rank_of_map(place: CompletionPlace) -> int | None:
    """How many dimensions a map at the cursor has: as many as the memref has whose layout it is, or as an operand."""
    found = search_at_end(_BEGINS_MAP, place.header)
    if found is None:
        return None
    shaped = shaped_before(place.header[: found.start()])
    return len(_SIZE.findall(shaped[1].partition(",")[0])) if shaped is not None else expected_rank(place)


def dimensions_of_map(place: CompletionPlace) -> list[CompletionItem]:
    """The dimensions that a map without a name may map to at the cursor: `(i, j) -> (`; none in the types of a function."""
    names = names_of_plain_map(place.header)
    if any([_OF_TYPES.fullmatch(name) for name in names]):
        return []
    return [CompletionItem(name, CompletionKind.VALUE, "dimension") for name in names]
