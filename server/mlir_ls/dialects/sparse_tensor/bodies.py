"""sparse_tensor: how the elements of a tensor are stored.

The names of dimensions and levels are local, so MLIR prints encodings with names of its own: dimensions are d0, d1, …,
levels l0, l1, …, symbols s0, s1, …; an encoding that names them otherwise is the same one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from mlir_ls.dialects.sparse_tensor.levels import LevelMap, is_no_inverse, level_problem
from mlir_ls.ods.bodies.declared import BodyDirective, DeclaredBody, Values
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DialectAttr, FloatAttr, IntegerAttr

_KEYS = ("map", "posWidth", "crdWidth", "explicitVal", "implicitVal")
_WIDTHS = (0, 8, 16, 32, 64)
_FORMATS = ("dense", "batch", "compressed", "singleton", "loose_compressed", "structured")
_PROPERTIES = ("nonunique", "nonordered", "soa")
_NAME = re.compile(r"\b[A-Za-z_]\w*")
_OPERATORS = frozenset(("floordiv", "ceildiv", "mod"))


def _encoding(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` `{` (key `=` value),* `,`? `}` `>`"""
    reader.expect("<")
    start = reader.position
    found: dict[str, object] = {}

    reader.expect("{")
    while not reader.accept("}"):
        at = reader.position
        key = reader.one_of(_KEYS)
        if key == "map" and key in found:  # of the others the last one holds
            reader.fail_at(f"`{key}` is given twice", at)
        reader.expect("=")
        found[key] = _value(reader, key)
        if not reader.accept(","):
            reader.expect("}")
            break
    reader.expect(">")
    if "map" not in found:
        reader.fail_at("expected `map` among the entries", start)
    problem = level_problem(found["map"])
    if problem:
        reader.fail_at(problem, start)
    given = {key: found[key] for key in _KEYS if found.get(key) not in (None, 0)}
    shown = ", ".join([f"{key} = {value}" for key, value in given.items()])
    return DeclaredBody(f"<{{ {shown} }}>", tuple([found.get(key) for key in _KEYS]))


def _value(reader: BodyReader, key: str) -> object:
    if key == "map":
        return _map(reader)
    start = reader.position
    if not key.endswith("Width"):
        value = reader.attribute()
        if not isinstance(value, IntegerAttr | FloatAttr | DialectAttr | AttributeAlias):
            reader.fail_at(f"expected a number, but got `{value}`", start)
        return value
    if reader.comes("#"):
        alias = reader.attribute()
        if not isinstance(alias, AttributeAlias):
            reader.fail_at(f"expected a number, but got `{alias}`", start)
        return alias
    width = reader.integer()
    if reader.accept(":"):
        reader.type()
    if width not in _WIDTHS:
        reader.fail_at(f"expected 0, 8, 16, 32 or 64, but got `{width}`", start)
    return width


def _map(reader: BodyReader) -> LevelMap:
    """(`[` symbol,* `]`)? (`{` level,* `}`)? `(` dimension,* `)` `->` `(` level-spec,* `)`"""
    begin = reader.position
    symbols = reader.delimited("[", reader.keyword) if reader.comes("[") else ()
    declared = reader.delimited("{", reader.keyword) if reader.comes("{") else ()
    dimensions = reader.delimited("(", lambda: _dimension(reader, {*declared, *symbols}))
    known = (*symbols, *declared, *[name for name, _, _ in dimensions])
    twice = next((name for index, name in enumerate(known) if name in known[:index]), None)
    if twice is not None:
        reader.fail_at(f"symbols, levels and dimensions have different names, but got `{twice}` twice", begin)
    reader.expect("->")
    names = {name: f"d{number}" for number, (name, _, _) in enumerate(dimensions)}
    names |= {name: f"s{number}" for number, name in enumerate(symbols)}
    bound = iter([*declared, None])
    start = reader.position
    levels = reader.delimited("(", lambda: _level(reader, names, (len(dimensions), len(symbols)), bound, bool(declared)))
    if declared and len(levels) != len(declared):
        reader.fail_at(f"{len(declared)} levels are declared, but got {len(levels)}", start)
    values = ", ".join([value for value, _ in levels])
    map_ = reader.leaves.parse_affine_map(f"{_head(len(dimensions), len(symbols))} -> ({values})")
    inverse = [inverse for _, _, inverse in dimensions]
    if declared and not symbols and all(inverse):
        text = f"({', '.join(declared)}) -> ({', '.join(inverse)})"
        try:
            given = reader.leaves.parse_affine_map(text)
        except LeafError as error:
            raise LeafError(error.message, start) from None
        if is_no_inverse(map_, given):
            reader.fail_at("the expressions of the dimensions are not those that the levels are made from", start)
    return LevelMap(len(symbols), tuple([spelled for _, spelled, _ in dimensions]), levels, map_)


def _head(dimensions: int, symbols: int) -> str:
    """What stands before the arrow of a map of so many dimensions and symbols."""
    names = ", ".join([f"d{number}" for number in range(dimensions)])
    return f"({names})[{', '.join([f's{number}' for number in range(symbols)])}]" if symbols else f"({names})"


def _dimension(reader: BodyReader, names: Collection[str]) -> tuple[str, str, str]:
    """name (`=` expression)? (`:` slice)?, where the expression is one of levels and symbols: name, slice, expression"""
    name, expression = reader.keyword(), ""
    if reader.accept("="):
        start = reader.position
        expression = _expression_text(reader)
        _known_names(reader, start, expression, names, "level")
    if not reader.accept(":"):
        return name, "", expression
    start = reader.position
    found = reader.attribute()
    is_slice = isinstance(found, DialectAttr) and found.mnemonic in ("slice", "")
    if not is_slice and not isinstance(found, AttributeAlias):
        reader.fail_at(f"expected a slice, but got `{found}`", start)
    return name, f" : {found}", expression


def _level(
    reader: BodyReader, names: dict[str, str], counts: tuple[int, int], declared: Iterator[str | None], named: bool
) -> tuple[str, str]:
    """(name `=`)? expression `:` level-type, where there are names if levels are declared, in the same order"""
    dimensions, symbols = counts
    if named:
        at = reader.position
        expected, name = next(declared, None), reader.keyword()
        if name != expected and expected is not None:
            reader.fail_at(f"expected level `{expected}`, which comes next in the declaration, but got `{name}`", at)
        reader.expect("=")
    start = reader.position
    if reader.at_end():
        reader.miss(*names)
    text = _expression_text(reader)
    _known_names(reader, start, text, names, "dimension")
    renamed = _NAME.sub(lambda word: names.get(word.group(), word.group()), text)
    try:
        value = str(reader.leaves.parse_affine_map(f"{_head(dimensions, symbols)} -> ({renamed})"))
    except LeafError as error:
        raise LeafError(error.message, reader.position if reader.at_end() else start) from None
    if reader.at_end():
        reader.miss(*sorted(_OPERATORS))
    reader.expect(":")
    return value.partition(" -> ")[2][1:-1], _level_type(reader)


def _known_names(reader: BodyReader, start: int, text: str, names: Collection[str], kind: str) -> None:
    for word in _NAME.finditer(text):
        if word.group() not in names and word.group() not in _OPERATORS:
            reader.fail_at(f"`{word.group()}` is no {kind} of this map", start + word.start())


def _expression_text(reader: BodyReader) -> str:
    """An affine expression, up to the comma, the colon or the bracket after it"""
    start = position = reader.position
    depth = 0
    while position < len(reader.text) and (depth or reader.text[position] not in ",:)"):
        depth += (reader.text[position] == "(") - (reader.text[position] == ")")
        position += 1
    if position == start:
        reader.fail("expected an affine expression")
    reader.move_to(position)
    return reader.text[start:position].rstrip()


def _level_type(reader: BodyReader) -> str:
    """format (`[` integer `,` integer `]`)? (`(` property,* `)`)?"""
    shown = reader.one_of(_FORMATS)
    if shown == "structured":
        start = reader.position
        sizes = reader.delimited("[", reader.integer)
        if len(sizes) != 2 or not 0 <= sizes[0] <= sizes[1]:
            reader.fail_at(f"expected two sizes, the second no less than the first, but got {list(sizes)}", start)
        shown += str(list(sizes))
    properties = reader.delimited("(", lambda: reader.one_of(_PROPERTIES)) if reader.comes("(") else ()
    kept = [each for each in _PROPERTIES if each in properties]
    return f"{shown}({', '.join(kept)})" if kept else shown


def _slice(reader: BodyReader, known: Known) -> DeclaredBody:
    """`(` offset `,` size `,` stride `)`, where `?` is any number"""

    def number() -> int | None:
        return None if reader.accept("?") else reader.integer()

    start = reader.position
    found = reader.delimited("(", number)
    if len(found) != 3:
        reader.fail_at("expected an offset, a size and a stride", start)
    offset, size, stride = found
    if offset is not None and offset < 0:
        reader.fail_at(f"expected an offset of 0 or more, but got {offset}", start)
    if any([each is not None and each <= 0 for each in (size, stride)]):
        reader.fail_at("expected a size and a stride above 0", start)
    return DeclaredBody(f"({', '.join(['?' if each is None else str(each) for each in found])})", found)


def _level_range(known: Known) -> BodyDirective:
    """first (`to` end)?;  parameters: the first level, the one after the last"""

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        start = reader.position
        first = reader.integer()
        end = reader.integer() if reader.accept("to") else first + 1
        if end <= first or first < 0:
            reader.fail_at(f"expected a level from 0 on and before {end}, but got `{first}`", start)
        values[names[0]], values[names[1]] = first, end

    def spell(values: Values, names: Sequence[str]) -> str:
        first, end = values[names[0]], values[names[1]]
        return str(first) if end == first + 1 else f"{first} to {end}"

    return BodyDirective(read, spell)


def _specifier(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` encoding `>`, of which a specifier keeps what its numbers are about"""
    reader.expect("<")
    found = known.kind(("attr", "sparse_tensor.encoding")).read(reader)
    reader.expect(">")
    levels = found.parameters[0] if isinstance(found, DialectAttr) and found.parameters else None
    if isinstance(levels, LevelMap) and not found.has_alias:
        found = reader.leaves.parse_attribute(f"#sparse_tensor.encoding<{{ map = {levels.stored()} }}>")
    return DeclaredBody(f"<{found}>", (found,))


TYPES = {"storage_specifier": _specifier}

ATTRIBUTES = {"encoding": _encoding, "slice": _slice}

DIRECTIVES = {"LevelRange": _level_range}

KINDS = {
    "iter_space": {"loLvl": "unsigned", "hiLvl": "unsigned"},
    "iterator": {"loLvl": "unsigned", "hiLvl": "unsigned"},
}
