"""sparse_tensor: the levels of an encoding, and what they have to be together. "'sparse_tensor' Dialect", encodings."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from mlir_ls.syntax.leaf.affine import AffineBinary, AffineConstant, AffineDim, AffineMap, value_at

_PROPERTIES = re.compile(r"\([^()]*\)")
_WHOLE_DIMENSION = " : #sparse_tensor<slice(0, ?, 1)>"


class LevelMap(NamedTuple):
    """What stands after `map` in an encoding.

    `slices` are those of the dimensions, spelled; `levels` the expressions and types of the levels, spelled; `map` leads
    from dimensions to levels.
    """

    symbols: int
    slices: tuple[str, ...]
    levels: tuple[tuple[str, str], ...]
    map: AffineMap

    def __str__(self) -> str:
        symbols = f"[{', '.join([f's{number}' for number in range(self.symbols)])}]" if self.symbols else ""
        dimensions = ", ".join([f"d{number}{spelled}" for number, spelled in enumerate(self.slices)])
        return f"{symbols}({dimensions}) -> ({', '.join([f'{value} : {type_}' for value, type_ in self.levels])})"

    def stored(self) -> LevelMap:
        """The map of what is stored: a dimension for each level, the formats without what only orders coordinates."""
        count = len(self.levels)
        slices = [each or _WHOLE_DIMENSION for each in self.slices] if any(self.slices) else self.slices
        kept = [_PROPERTIES.sub("(soa)" if "soa" in type_ else "", type_) for _, type_ in self.levels]
        levels = tuple([(f"d{number}", type_) for number, type_ in enumerate(kept)])
        results = tuple([AffineDim(number) for number in range(count)])
        return LevelMap(0, tuple(slices) if len(slices) == count else ("",) * count, levels, AffineMap(count, 0, results))

    @property
    def kinds(self) -> list[LevelKind]:
        """How the levels are stored."""
        return [_kind(type_) for _, type_ in self.levels]

    @property
    def head(self) -> str:
        """The dimensions and symbols of the map, as they are spelled before its arrow."""
        dimensions = ", ".join([f"d{number}" for number in range(len(self.slices))])
        symbols = f"[{', '.join([f's{number}' for number in range(self.symbols)])}]" if self.symbols else ""
        return f"({dimensions}){symbols}"


class LevelKind(NamedTuple):
    """How a level is stored: the format, its properties, and the sizes of a structured one."""

    format: str
    properties: frozenset[str]
    sizes: tuple[int, ...]


_PLAIN = ("batch", "dense", "structured")
"""Formats of levels that have no properties."""

_KIND = re.compile(r"(\w+)(?:\[(\d+), (\d+)\])?(?:\(([\w, ]*)\))?")


def _kind(spelled: str) -> LevelKind:
    found = _KIND.match(spelled)
    assert found is not None
    properties = frozenset(found[4].split(", ")) if found[4] else frozenset()
    return LevelKind(found[1], properties, (int(found[2]), int(found[3])) if found[2] else ())


def level_problem(found: object) -> str:
    """What keeps levels from being stored as they are declared; "" where nothing does."""
    if not isinstance(found, LevelMap):
        return ""
    kinds = found.kinds
    return _singleton_problem(kinds) or _structured_problem(kinds, found.map) or _map_problem(found)


def _singleton_problem(kinds: list[LevelKind]) -> str:
    for before, kind in pairwise([LevelKind("", frozenset(), ()), *kinds]):
        if kind.format == "singleton" and before.format not in ("compressed", "loose_compressed", "singleton"):
            return "expected a compressed level before a singleton"
        if kind.format == "singleton" == before.format and ("soa" in kind.properties) != ("soa" in before.properties):
            return "expected all of neighbouring singletons to be `soa`, or none"
        if kind.properties and kind.format in _PLAIN:
            return f"a level that is {kind.format} has no properties, but got {', '.join(sorted(kind.properties))}"
        if "soa" in kind.properties and kind.format != "singleton":
            return "only a singleton can be `soa`"
        if kind.format == "batch" and before.format not in ("", "batch"):
            return "expected batch levels before all others"
    return ""


def _structured_problem(kinds: list[LevelKind], map_: AffineMap) -> str:
    formats = [kind.format for kind in kinds]
    if "structured" not in formats:
        return ""
    if formats.index("structured") != len(formats) - 1:
        return "expected a structured level to be the last one"
    if set(formats[:-1]) - {"dense"}:
        return "expected dense levels before a structured one"
    if map_.dims == len(map_.results):
        return ""
    blocks = block_sizes(map_)
    if blocks is None:
        return "expected blocks, made by floordiv and mod, before a structured level"
    sizes = {size for size in blocks if size}
    if len(sizes) > 1:
        return "expected blocks of one size before a structured level"
    if sizes != {kinds[-1].sizes[1]}:
        return f"expected blocks as large as the structured level says, {kinds[-1].sizes[1]}"
    return ""


def _map_problem(found: LevelMap) -> str:
    map_ = found.map
    if not map_.symbols and not _is_permutation(map_) and block_sizes(map_) is None:
        return "expected levels that are the dimensions in some order, or blocks of them made by floordiv and mod"
    if map_.dims > len(map_.results):
        return f"expected a level for each of {map_.dims} dimensions, but got {len(map_.results)}"
    if any(found.slices) and map_.dims != len(map_.results):
        return f"expected as many levels as dimensions, {map_.dims}, where these are sliced, but got {len(map_.results)}"
    return ""


def _is_permutation(map_: AffineMap) -> bool:
    return sorted([_position(each) for each in map_.results]) == list(range(map_.dims))


def block_sizes(map_: AffineMap) -> list[int] | None:
    """The size of the blocks that each level makes, 0 where it makes none; None where the levels are no blocks."""
    sizes: list[int] = []
    divided: dict[int, int] = {}
    for each in map_.results:
        size = 0
        if isinstance(each, AffineDim):
            if each.position in divided:
                return None
            divided[each.position] = 0
        elif isinstance(each, AffineBinary) and isinstance(each.rhs, AffineConstant) and each.rhs.value > 0:
            position = _position(each.lhs)
            if position < 0 or each.operator not in ("floordiv", "mod"):
                return None
            if each.operator == "floordiv":
                if position in divided:
                    return None
                divided[position] = each.rhs.value
            else:
                if divided.get(position) != each.rhs.value:
                    return None
                size = each.rhs.value
        else:
            return None
        sizes.append(size)
    return sizes if any(sizes) else None


def _position(expr: object) -> int:
    return expr.position if isinstance(expr, AffineDim) else -1


_POINTS = (1, 7, 1001)
_STEP = 101


def is_no_inverse(map_: AffineMap, inverse: AffineMap) -> bool:
    """Whether a map from levels to dimensions is certainly not the inverse of a map whose levels are dimensions or blocks."""
    operators = [each.operator for each in map_.results if isinstance(each, AffineBinary)]
    is_of_blocks = block_sizes(map_) is not None and operators.count("floordiv") == operators.count("mod")
    if not is_of_blocks and not _is_permutation(map_):
        return False
    if inverse.dims != len(map_.results) or len(inverse.results) != map_.dims:
        return True
    for point in _POINTS:
        dimensions = [each * point for each in range(_STEP, _STEP + map_.dims)]
        levels = [value_at(each, dimensions, ()) for each in map_.results]
        known = [each for each in levels if each is not None]
        if len(known) < len(levels):
            return False
        back = [value_at(each, known, ()) for each in inverse.results]
        if None not in back and back != dimensions:
            return True
    return False
