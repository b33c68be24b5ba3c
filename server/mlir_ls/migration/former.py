"""Operations of the releases between the documents and today's are rewritten from their text, as types may not be known."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.shape import attribute_text
from mlir_ls.syntax.tree import Located, region_line_of


def named(new: str) -> Special:
    """What gives an operation another name, and nothing else."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        shape = rewriter.item.node.shape
        rewriter.replace(shape.name_offset, shape.name_end, f'"{new}"' if shape.generic else new)
        leaves.run(shape.name_end)
        return DONE

    return rewrite


def attributes_renamed(new: Mapping[str, str]) -> Special:
    """What gives attributes other names, by their names so far."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        for each in rewriter.item.node.shape.attributes:
            if each.name in new and each.name_offset < each.start:
                rewriter.replace(each.name_offset, each.name_offset + len(each.name), new[each.name])
        return NOT_DONE

    return rewrite


_KIND_OF_LOOP = re.compile(r'"(parallel|reduction|window)"')


def kinds_of_loops(rewriter: Rewriter, dialect: str) -> tuple[bool, str]:
    """What kinds its loops are, an operation says in words of its dialect in the generic form, which were strings."""
    shape = rewriter.item.node.shape
    kinds = attribute_text(shape, "iterator_types")
    for found in _KIND_OF_LOOP.finditer(shape.text, kinds.start, kinds.end) if kinds is not None and shape.generic else ():
        rewriter.replace(found.start(), found.end(), f"#{dialect}.iterator_type<{found[1]}>")
    return NOT_DONE


def items_of_entry(item: Located) -> Iterator[Located]:
    """The items of the first region of an operation, in their order; none where it has no region."""
    body = item.node.body
    if body is not None and body.regions:
        start = item.line + region_line_of(body, 0)
        for at, node in body.regions[0].items_with_lines():
            yield Located(start + at, node)


def outside(leaves: Leaves, first: int = 0) -> Iterator[int]:
    """The tokens from one on that stand in no brackets; a bracket itself stands in none."""
    depth = 0
    for index in range(first, leaves.count):
        token = leaves.tokens[index]
        is_arrow = token == ">" and leaves.tokens[index - 1] in ("-", "=")
        if depth == 0:
            yield index
        depth += (token in OPENING) - (token in CLOSING and not is_arrow)


def token_outside(leaves: Leaves, spelling: str, first: int = 0) -> int:
    """The first token of a spelling, from a token on, in no brackets; -1 where there is none."""
    return next((index for index in outside(leaves, first) if leaves.tokens[index] == spelling), -1)


def after_name(leaves: Leaves) -> int:
    """The first token after the name of the operation."""
    end = leaves.rewriter.item.node.shape.name_end
    return next((index for index, start in enumerate(leaves.starts) if start >= end), leaves.count)


def source_of(leaves: Leaves, first: int, after: int) -> str:
    """The text, with names, from a token up to another one that does not belong to it."""
    return leaves.rewriter.source(leaves.starts[first], leaves.end_of(after - 1)) if after > first else ""


def spelled(leaves: Leaves, first: int, after: int) -> str:
    """The same as it is spelled today."""
    return leaves.rewritten(leaves.starts[first], leaves.end_of(after - 1)) if after > first else ""


def parted(leaves: Leaves, first: int, after: int) -> list[tuple[int, int]]:
    """What stands between commas, from a token up to another one: the first tokens, and those after the last."""
    commas = [index for index in outside(leaves, first) if index < after and leaves.tokens[index] == ","]
    edges = [first - 1, *commas, after]
    return [(start + 1, end) for start, end in pairwise(edges) if end > start + 1]


def inside(leaves: Leaves, opening: int) -> list[str]:
    """What a bracket holds, parted by commas, as it stands."""
    return [source_of(leaves, *each) for each in parted(leaves, opening + 1, leaves.after(opening) - 1)]


def recomposed(leaves: Leaves, new: str) -> tuple[bool, str]:
    """The operation becomes another text, from its name on."""
    shape = leaves.rewriter.item.node.shape
    leaves.rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def type_in(leaves: Leaves, place: RewriteSite, first: int, after: int) -> Type | None:
    """The type that stands there, up to a token that does not belong to it, with aliases replaced; None where there is none."""
    if after <= first:
        return None
    try:
        return place.resolved(leaves.parser.parse_type(leaves.text[leaves.starts[first] : leaves.end_of(after - 1)]))
    except LeafError:
        return None


def types_from(leaves: Leaves, first: int) -> list[tuple[int, int]]:
    """The types with commas between them, from a token to the end, an arrow, or a word: their first tokens, and those after."""
    found: list[tuple[int, int]] = []
    start = index = first
    while True:
        token = leaves.tokens[index]
        if token in ("", ",", "->", "to", "into"):
            if index > start:
                found.append((start, index))
            start = index + 1
        if token in ("", "->", "to", "into"):
            return found
        index = leaves.after(index) if token in ("<", "(") else index + 1
