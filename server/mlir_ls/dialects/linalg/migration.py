"""linalg of 2019: operands that are read and those that are written stand apart today."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DictionaryAttr, IntegerAttr
from mlir_ls.syntax.tokens import REGION

_INPUTS = {"linalg.copy": 1, "linalg.dot": 2, "linalg.matmul": 2, "linalg.matvec": 2}


def _named(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`(%a, %b, %c) : …` is `ins(%a, %b : …) outs(%c : …)` today."""
    shape = rewriter.item.node.shape
    parts = None if shape.generic or shape.attributes else _operands_and_types(rewriter, leaves, place)
    if parts is None:
        return NOT_DONE
    values, types = parts
    inputs = _INPUTS.get(shape.name, 1)
    if shape.name == "linalg.fill":
        values, types = values[::-1], types[::-1]
    if len(values) <= inputs:
        return NOT_DONE
    new = f"{shape.name} {_split(values, types, inputs)}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _split(values: Sequence[str], types: Sequence[str], inputs: int) -> str:
    """`ins(…) outs(…)`, of which there may be no inputs."""
    ins = f"ins({', '.join(values[:inputs])} : {', '.join(types[:inputs])}) " if inputs else ""
    return f"{ins}outs({', '.join(values[inputs:])} : {', '.join(types[inputs:])})"


def _operands_and_types(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[list[str], list[str]] | None:
    """The operands in parentheses and the types after the colon, as they are spelled today."""
    shape = rewriter.item.node.shape
    opening = next((index for index, token in enumerate(leaves.tokens) if token == "("), None)
    if opening is None or leaves.tokens[leaves.behind(opening)] != ":":
        return None
    ranges = _ranges(leaves, leaves.behind(opening) + 1)
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    if len(values) != len(ranges):
        return None
    return values, [leaves.rewritten(first, last) for first, last in ranges]


def _ranges(leaves: Leaves, start: int) -> list[tuple[int, int]]:
    """Where types stand, from a token to the end, with commas between them."""
    found: list[tuple[int, int]] = []
    index = start
    while True:
        token = leaves.tokens[index]
        if token in ("", ","):
            found.append((leaves.starts[start], leaves.end_of(index - 1)))
            start = index + 1
        if not token:
            return found
        index = leaves.behind(index) if token in ("<", "(") else index + 1


def _generic(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`#trait %a, %b {…} : …` is `#trait ins(%a : …) outs(%b : …) {…}` today."""
    shape = rewriter.item.node.shape
    region = shape.text.find(REGION)
    if shape.generic or region < 0:
        return NOT_DONE
    trait = leaves.tokens[1] if leaves.tokens[0] == shape.name else ""
    value = place.names.environment.aliases.get(trait)
    counts = _counts(value) if isinstance(value, DictionaryAttr) else None
    operands = leaves.tokens.index("%") if "%" in leaves.tokens else 0
    brace = leaves.starts.index(shape.text.rindex("{", 0, region))
    types = leaves.behind(brace)
    if counts is None or leaves.tokens[types] != ":" or sum(counts) != len(shape.uses) or "->" in leaves.tokens:
        return NOT_DONE
    spelled = [leaves.rewritten(first, last) for first, last in _ranges(leaves, types + 1)]
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    if len(spelled) != len(values):
        return NOT_DONE
    rewriter.replace(leaves.starts[operands], leaves.starts[brace], f"{_split(values, spelled, counts[0])} ")
    rewriter.replace(leaves.end_of(types - 1), len(shape.text.rstrip()), "")
    return DONE


def _counts(trait: DictionaryAttr) -> tuple[int, int] | None:
    """How many operands are read and how many are written."""
    entries = dict(trait.entries)
    numbers = [entries.get("args_in"), entries.get("args_out")]
    views = entries.get("n_views")
    if isinstance(views, ArrayAttr):
        numbers = list(views.elements)
    found = [each.value for each in numbers if isinstance(each, IntegerAttr)]
    return (found[0], found[1]) if len(found) == 2 else None


OPERATIONS: dict[str, Special] = {
    **dict.fromkeys((*_INPUTS, "linalg.fill"), _named),
    "linalg.generic": _generic,
}
