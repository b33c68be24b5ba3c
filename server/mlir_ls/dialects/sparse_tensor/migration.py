"""sparse_tensor of 2021 to 2023: an encoding listed the types of its levels, which are a map today."""

from __future__ import annotations

import re

from mlir_ls.migration.former import after_name, inside, named, parted, recomposed, source_of, spelled, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.leaf.types import RankedTensorType

_ENCODING = "#sparse_tensor.encoding"
_LEVELS = re.compile(r"\b(?:dimLevelType|lvlTypes)\s*=\s*\[([^\]]*)\]")
_ORDER = re.compile(r"\b(?:dimOrdering|dimToLvl)\s*=\s*(affine_map<[^>]*->[^>]*>|#[\w.$-]+)")
_WIDTH = re.compile(r"\b(pointerBitWidth|indexBitWidth|posWidth|crdWidth)\s*=\s*([0-9]+)")
_WIDTHS = {"pointerBitWidth": "posWidth", "indexBitWidth": "crdWidth"}
_TODAY = {"block2_4": "structured[2, 4]", "compressed-hi": "loose_compressed", "compressed_hi": "loose_compressed"}
_FORMATS = re.compile(r"(?<=:)\s*\b(block2_4|compressed_hi)\b")
_PROPERTIES = {"-nu": "nonunique", "-no": "nonordered"}


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites an encoding with a list of levels; the token after it, None where it stays."""
    if leaves.tokens[index] != _ENCODING or leaves.tokens[index + 1] != "<":
        return None
    after = leaves.after(index + 1)
    body = leaves.rewriter.source(leaves.starts[index], leaves.end_of(after - 1))
    levels = _LEVELS.search(body)
    if levels is None:
        new = _FORMATS.sub(lambda found: f" {_TODAY[found[1]]}", body)
        if new == body:
            return None
        leaves.rewriter.replace(leaves.starts[index], leaves.end_of(after - 1), new)
        return after
    types = [_level(each.strip().strip('"')) for each in levels[1].split(",") if each.strip()]
    order = _order(leaves, body, len(types))
    if order is None:
        leaves.rewriter.report(leaves.starts[index], leaves.end_of(index), "the order of its levels is not known")
        return after
    dims = ", ".join([f"d{number}" for number in range(len(types))])
    listed = ", ".join([f"d{dim} : {type_}" for dim, type_ in zip(order, types, strict=True)])
    widths = "".join([f", {_WIDTHS.get(name, name)} = {width}" for name, width in _WIDTH.findall(body)])
    new = f"{_ENCODING}<{{map = ({dims}) -> ({listed}){widths}}}>"
    leaves.rewriter.replace(leaves.starts[index], leaves.end_of(after - 1), new)
    return after


def _level(word: str) -> str:
    """`compressed-nu-no` is `compressed(nonunique, nonordered)` today."""
    properties = [new for old, new in _PROPERTIES.items() if old in word]
    kind = re.sub(r"-n[uo]", "", word)
    kind = _TODAY.get(kind, kind)
    return f"{kind}({', '.join(properties)})" if properties else kind


def _order(leaves: Leaves, body: str, count: int) -> list[int] | None:
    """The dimension of each level; None where it is not known."""
    spelled = _ORDER.search(body)
    if spelled is None:
        return list(range(count))
    try:
        found = leaves.names.environment.resolve(leaves.parser.parse_attribute(spelled[1]))
    except LeafError:
        return None
    results = found.map.results if isinstance(found, AffineMapAttr) else ()
    order = [each.position for each in results if isinstance(each, AffineDim)]
    return order if sorted(order) == list(range(count)) else None


def _of_level(new: str) -> Special:
    """The level is a number in braces today, as the dimension was."""
    rename = named(new)

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        shape = rewriter.item.node.shape
        colon, first = token_outside(leaves, ":"), after_name(leaves)
        for index in range(leaves.count - 1):
            if leaves.tokens[index : index + 2] == ["dimension", "="]:
                rewriter.replace(leaves.starts[index], leaves.end_of(index), "level")
                return rename(rewriter, leaves, place)
        values = parted(leaves, first, colon)
        if shape.generic or colon < 0 or len(values) != 2:
            return NOT_DONE
        level = place.names.number(rewriter.item.node, 1)
        if level is None:
            return False, "a level must be constant today"
        types = spelled(leaves, colon + 1, leaves.count)
        return recomposed(leaves, f"{new} {source_of(leaves, *values[0])} {{level = {level} : index}} : {types}")

    return rewrite


def _init(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The sizes that are not known stand in parentheses, the others in the type."""
    opening, colon = after_name(leaves), token_outside(leaves, ":")
    if rewriter.item.node.shape.generic or colon < 0 or leaves.tokens[opening] != "[":
        return NOT_DONE
    result = type_in(leaves, place, colon + 1, leaves.count)
    sizes = inside(leaves, opening)
    if not isinstance(result, RankedTensorType) or len(result.shape) != len(sizes):
        return NOT_DONE
    given = ", ".join([each for each, known in zip(sizes, result.shape, strict=True) if known is None])
    return recomposed(leaves, f"bufferization.alloc_tensor({given}) : {spelled(leaves, colon + 1, leaves.count)}")


FORMER: dict[str, Special] = {
    "sparse_tensor.init": _init,
    "sparse_tensor.indices": _of_level("sparse_tensor.coordinates"),
    "sparse_tensor.pointers": _of_level("sparse_tensor.positions"),
    "sparse_tensor.release": named("bufferization.dealloc_tensor"),
}
