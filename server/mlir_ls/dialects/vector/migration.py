"""vector of 2019 to 2023: positions and masks are numbers without types, and single elements are parts as others are, today."""

from __future__ import annotations

import re

from mlir_ls.migration.former import (
    after_name,
    kinds_of_loops,
    outside,
    recomposed,
    source_of,
    spelled,
    token_outside,
    type_in,
)
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import LeafError, Type
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, VectorType

_TYPED_NUMBER = re.compile(r"(-?[0-9]+)\s*:\s*i[0-9]+")


def _vector_after(leaves: Leaves, place: RewriteSite) -> VectorType | None:
    """The vector type at the end of an operation."""
    last = next((index for index in reversed(range(len(leaves.tokens))) if leaves.tokens[index] == ":"), None)
    if last is None:
        return None
    try:
        found = place.resolved(leaves.parser.parse_type(leaves.text[leaves.starts[last + 1] :].strip()))
    except LeafError:
        return None
    return found if isinstance(found, VectorType) else None


def _numbers(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The numbers in brackets have no types today."""
    text = leaves.text
    start, end = text.find("["), text.find("]")
    if not rewriter.item.node.shape.generic and 0 <= start < end:
        for number in _TYPED_NUMBER.finditer(text, start, end):
            rewriter.replace(number.end(1), number.end(), "")
    return NOT_DONE


def _extract(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of the part is spelled today."""
    source = _vector_after(leaves, place)
    start, end = leaves.text.find("["), leaves.text.find("]")
    if rewriter.item.node.shape.generic or source is None or "from" in leaves.tokens or not 0 <= start < end:
        return NOT_DONE
    _numbers(rewriter, leaves, place)
    numbers = leaves.text[start + 1 : end]
    depth = len(numbers.split(",")) if numbers.strip() else 0
    colon = len(leaves.tokens) - 1 - leaves.tokens[::-1].index(":")
    rewriter.insert(leaves.starts[colon + 1], f"{_part(source, depth)} from ")
    return NOT_DONE


def _part(source: VectorType, depth: int) -> Type:
    if depth >= len(source.shape):
        return source.element
    return VectorType(source.shape[depth:], source.scalable[depth:], source.element)


def _element(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """An element that is taken out or put in is a part of the vector, at an index."""
    shape = rewriter.item.node.shape
    vector = _vector_after(leaves, place)
    inserts = shape.name == "vector.insertelement"
    if shape.generic or vector is None or "[" not in leaves.tokens:
        return NOT_DONE
    if not vector.shape and len(shape.uses) == 1 + inserts:
        rewriter.replace(shape.name_offset, shape.name_end, "vector.insert" if inserts else "vector.extract")
        types = f"{vector.element} into " if inserts else f"{vector.element} from "
        rewriter.insert(leaves.starts[len(leaves.tokens) - 1 - leaves.tokens[::-1].index(":") + 1], types)
        return DONE
    if len(shape.uses) != 2 + inserts:
        return NOT_DONE
    opening = leaves.tokens.index("[")
    index_type = leaves.text[leaves.starts[opening + 3] : leaves.starts[leaves.after(opening) - 1]].strip()
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    position = values[-1]
    if index_type != str(IndexType()):
        name = place.names.new("position")
        rewriter.line_in_front(f"%{name} = arith.index_cast {position} : {index_type} to index")
        position = f"%{name}"
    element = vector.element
    if inserts:
        new = f"vector.insert {values[0]}, {values[1]}[{position}] : {element} into {vector}"
    else:
        new = f"vector.extract {values[0]}[{position}] : {element} from {vector}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


_KINDS = {"maxf": "maximumf", "minf": "minimumf"}
_NEUTRAL = {"add": 0, "mul": 1, "or": 0, "xor": 0}
_MASK = re.compile(r"\bmasked\s*=\s*\[([^\]]*)\]")


def _transfer(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A dimension is in bounds today where it was not masked."""
    text = leaves.text
    found = _MASK.search(text)
    if found is not None and not rewriter.item.node.shape.generic:
        flags = [{"true": "false", "false": "true"}.get(each.strip(), each) for each in found[1].split(",")]
        rewriter.replace(found.start(), found.end(), f"in_bounds = [{', '.join(flags)}]")
    return NOT_DONE


def _reduction(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The kind of a reduction is in angle brackets, and the larger of two numbers has a name for each type, today."""
    first = after_name(leaves)
    if rewriter.item.node.shape.generic or leaves.tokens[first][:1] != '"':
        return NOT_DONE
    colon, into = token_outside(leaves, ":"), token_outside(leaves, "into")
    element = type_in(leaves, place, into + 1, leaves.count) if into > colon > 0 else None
    kind = leaves.tokens[first].strip('"')
    if kind in ("max", "min") and isinstance(element, FloatType | IntegerType | IndexType):
        kind = f"{kind}{'imumf' if isinstance(element, FloatType) else 'si'}"
    kind = _KINDS.get(kind, kind)
    rewriter.replace(leaves.starts[first], leaves.end_of(first), f"<{kind}>")
    return NOT_DONE


def _multi_reduction(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A value to begin with is an operand today."""
    first, to = after_name(leaves), token_outside(leaves, "to")
    found = re.match(r'\s*(?:"(\w+)"|#vector\.kind<(\w+)>|<(\w+)>)\s*,', leaves.text[leaves.starts[first] :])
    result = type_in(leaves, place, to + 1, leaves.count) if to > 0 else None
    if rewriter.item.node.shape.generic or found is None or result is None:
        return NOT_DONE
    kind = found[1] or found[2] or found[3]
    if found[3] is None:
        rewriter.replace(leaves.starts[first], leaves.starts[first] + found.end() - 1, f"<{_KINDS.get(kind, kind)}>")
    opening = token_outside(leaves, "[", first)
    values = [index for index in outside(leaves, first) if leaves.tokens[index] == "%" and index < opening]
    if len(values) != 1:
        return NOT_DONE
    if kind not in _NEUTRAL:
        return False, "what a reduction begins with has to be spelled today"
    name, number = place.names.new("init"), _NEUTRAL[kind]
    element = result.element if isinstance(result, VectorType) else result
    literal = f"{number}.0" if isinstance(element, FloatType) else str(number)
    literal = f"dense<{literal}>" if isinstance(result, VectorType) else literal
    rewriter.line_in_front(f"%{name} = arith.constant {literal} : {result}")
    rewriter.append(leaves.starts[values[0]], leaves.end_of(values[0]), f", %{name}")
    return NOT_DONE


def _splat(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A splat is a broadcast of an element."""
    first, colon = after_name(leaves), token_outside(leaves, ":")
    result = type_in(leaves, place, colon + 1, leaves.count) if colon > 0 else None
    if rewriter.item.node.shape.generic or not isinstance(result, VectorType):
        return NOT_DONE
    value, type_ = source_of(leaves, first, colon), spelled(leaves, colon + 1, leaves.count)
    return recomposed(leaves, f"vector.broadcast {value} : {result.element} to {type_}")


def rewrite_leaf(leaves: Leaves, index: int) -> int | None:
    """Rewrites a kind of reduction that has another name today; the token after it, None where it stays."""
    if leaves.tokens[index : index + 2] == ["#vector.kind", "<"] and leaves.tokens[index + 2] in _KINDS:
        leaves.rewriter.replace(leaves.starts[index + 2], leaves.end_of(index + 2), _KINDS[leaves.tokens[index + 2]])
        return leaves.after(index + 1)
    return None


def _kind(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The same in angle brackets after the name."""
    first = after_name(leaves)
    if leaves.tokens[first] == "<" and leaves.tokens[first + 1] in _KINDS:
        rewriter.replace(leaves.starts[first + 1], leaves.end_of(first + 1), _KINDS[leaves.tokens[first + 1]])
        return NOT_DONE
    rewrite = {"vector.reduction": _reduction, "vector.multi_reduction": _multi_reduction}.get(rewriter.item.node.shape.name)
    return rewrite(rewriter, leaves, place) if rewrite is not None else NOT_DONE


def _contract(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The kinds of loops are words of the dialect in the generic form today."""
    return kinds_of_loops(rewriter, "vector")


def _matrix(new: str, sign: str) -> Special:
    """Products of flattened matrices are intrinsics of llvm, with a word between the types of one and of the other side."""

    def rewrite(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
        arrow, shape = token_outside(leaves, "->"), rewriter.item.node.shape
        if shape.generic or arrow < 0:
            return NOT_DONE
        rewriter.replace(shape.name_offset, shape.name_end, new)
        rewriter.replace(leaves.starts[arrow], leaves.end_of(arrow), sign)
        return NOT_DONE

    return rewrite


def _yield(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What one lane does belongs to gpu today, and so does what it yields."""
    shape, parent = rewriter.item.node.shape, place.parent
    if parent is not None and parent.node.shape.name == "vector.warp_execute_on_lane_0":
        rewriter.replace(shape.name_offset, shape.name_end, '"gpu.yield"' if shape.generic else "gpu.yield")
    return NOT_DONE


FORMER: dict[str, Special] = {
    "vector.contract": _contract,
    "vector.extract": _extract,
    "vector.extractelement": _element,
    "vector.flat_transpose": _matrix("llvm.intr.matrix.transpose", "into"),
    "vector.insertelement": _element,
    "vector.matrix_multiply": _matrix("llvm.intr.matrix.multiply", "->"),
    "vector.multi_reduction": _kind,
    "vector.reduction": _kind,
    "vector.scan": _kind,
    "vector.splat": _splat,
    "vector.transfer_read": _transfer,
    "vector.transfer_write": _transfer,
    "vector.yield": _yield,
}
OPERATIONS: dict[str, Special] = {
    "vector.extract": _extract,
    "vector.extractelement": _element,
    "vector.insert": _numbers,
    "vector.insertelement": _element,
    "vector.shuffle": _numbers,
}
