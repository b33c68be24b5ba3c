"""llvm of 2021 to 2023: what a pointer points to, in builtin types, was a part of its type, and operations did not say it."""

from __future__ import annotations

import re

from mlir_ls.dialects.llvm.llvm_ir import DIALECT
from mlir_ls.dialects.llvm.migration.spelled_types import members_of, modern_pointers, parts, pointee_of
from mlir_ls.migration.former import after_name, inside, named, parted, recomposed, source_of, token_outside, type_in
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import NOT_DONE, RewriteSite, Special
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf.types import TypeAlias

_NOT_CONSTANT = (False, "an index into a struct must be constant today")
_TYPED = re.compile(r"(-?[0-9]+)\s*:\s*i[0-9]+")
_VARIADIC = re.compile(
    r'\s*llvm\.func\s+(?:\w+\s+)*(@(?:[\w.$-]+|"[^"]*"))\s*\((.*?\.\.\.)\s*\)\s*(?:->\s*(\S.*?))?\s*(?:attributes\b.*|\{.*)?\Z'
)
_ARGUMENT = re.compile(r"%[\w.$-]+\s*:\s*")
_NUMBER = re.compile(r"-?[0-9]+\Z")


def _type_text(leaves: Leaves, place: RewriteSite, first: int, after: int) -> str:
    """A type as it stands, or what its alias stands for."""
    text = source_of(leaves, first, after)
    if text.startswith(f"!{DIALECT}."):
        return text
    found = type_in(leaves, place, first, after)
    return text if found is None or isinstance(found, TypeAlias) else str(found)


def _of_pointer(leaves: Leaves, place: RewriteSite) -> tuple[int, str]:
    """The last colon, and what the type after it points to."""
    colon = token_outside(leaves, ":")
    return colon, pointee_of(_type_text(leaves, place, colon + 1, leaves.count)) if colon > 0 else ""


def _load(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of what is loaded stands after an arrow today."""
    _, pointee = _of_pointer(leaves, place)
    if pointee and not rewriter.item.node.shape.generic and "->" not in leaves.tokens[after_name(leaves) :]:
        rewriter.append(0, len(leaves.text.rstrip()), f" -> {modern_pointers(pointee)}")
    return NOT_DONE


def _store(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of what is stored stands before the pointer's today."""
    colon, pointee = _of_pointer(leaves, place)
    if pointee and not rewriter.item.node.shape.generic:
        rewriter.insert(leaves.starts[colon + 1], f"{modern_pointers(pointee)}, ")
    return NOT_DONE


def _element_address(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What the pointer points to is spelled today, and indices into structs are constants."""
    colon, opening = token_outside(leaves, ":"), token_outside(leaves, "[")
    shape = rewriter.item.node.shape
    if shape.generic or colon < 0 or opening < 0 or leaves.tokens[colon + 1] != "(":
        return NOT_DONE
    arrow = leaves.after(colon + 1)
    given = [_type_text(leaves, place, *each) for each in parted(leaves, colon + 2, arrow - 1)]
    pointee = pointee_of(given[0]) if given else ""
    if not pointee or leaves.tokens[arrow] != "->" or token_outside(leaves, ",", arrow) > 0:
        return NOT_DONE
    indices = inside(leaves, opening)
    constants = _constants(rewriter, place, indices, pointee)
    if constants is None:
        return _NOT_CONSTANT
    dynamic = [number for number, each in enumerate(indices) if each.startswith("%")]
    types = dict(zip(dynamic, map(modern_pointers, given[1:]), strict=False))
    listed = ", ".join([constants.get(number, each) for number, each in enumerate(indices)])
    kept = [modern_pointers(given[0]), *[types[number] for number in dynamic if number not in constants and number in types]]
    base, rest = source_of(leaves, after_name(leaves), opening), source_of(leaves, leaves.after(opening), colon)
    result = modern_pointers(_type_text(leaves, place, arrow + 1, leaves.count))
    of = modern_pointers(pointee)
    front = f"llvm.getelementptr {base}[{listed}]{f' {rest}' if rest else ''}"
    return recomposed(leaves, f"{front} : ({', '.join(kept)}) -> {result}, {of}")


def _constants(rewriter: Rewriter, place: RewriteSite, indices: list[str], pointee: str) -> dict[int, str] | None:
    """The indices into structs that were values, by number; None where one of them is not known."""
    found: dict[int, str] = {}
    uses = iter(range(1, len(rewriter.item.node.shape.uses)))
    at = pointee
    for number, index in enumerate(indices):
        use = next(uses, None) if index.startswith("%") else None
        if number == 0:
            continue
        members = members_of(at)
        if members is None:
            return found if not any([each.startswith("%") for each in indices[number:]]) or at else None
        if isinstance(members, str):
            at = members
            continue
        value = place.names.number(rewriter.item.node, use) if use is not None else None
        if use is None and _NUMBER.match(index):
            value = int(index)
        if value is None or not 0 <= value < len(members):
            return None
        if use is not None:
            found[number] = str(value)
        at = members[value]
    return found


def _positions(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The numbers of a position have no types today."""
    opening = token_outside(leaves, "[")
    if rewriter.item.node.shape.generic or opening < 0:
        return NOT_DONE
    end = leaves.starts[leaves.after(opening) - 1]
    for number in _TYPED.finditer(leaves.text, leaves.starts[opening], end):
        rewriter.replace(number.end(1), number.end(), "")
    return NOT_DONE


def _call(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A call of what a pointer points to spells the pointer's type today, and one of a variadic function that function's."""
    first, colon = after_name(leaves), token_outside(leaves, ":")
    if rewriter.item.node.shape.generic or colon < 0:
        return NOT_DONE
    if leaves.tokens[first] == "%" and leaves.tokens[colon + 1] == "(":
        rewriter.insert(leaves.starts[colon + 1], "!llvm.ptr, ")
    callee = source_of(leaves, first, token_outside(leaves, "(", first))
    type_ = _variadic(place).get(callee)
    if type_ is not None and "vararg" not in leaves.tokens:
        rewriter.insert(leaves.starts[colon], f"vararg({type_}) ")
    return NOT_DONE


def _variadic(place: RewriteSite) -> dict[str, str]:
    """The types of the variadic functions of the text, by `@name`."""
    found = place.names.remembered.get(DIALECT)
    if found is None:
        found = place.names.remembered[DIALECT] = {}
        for line in place.lines:
            declared = _VARIADIC.match(line) if "..." in line else None
            if declared is not None:
                inputs = [_inner(each) for each in parts(declared[2])[:-1]]
                result = _inner((declared[3] or "void").strip())
                found[declared[1]] = f"!llvm.func<{result} ({', '.join([*inputs, '...'])})>"
    return found


def _inner(argument: str) -> str:
    """The type of an argument, which may have a name and attributes, as it stands inside of another one."""
    text = _ARGUMENT.sub("", argument).partition(" {")[0]
    return modern_pointers(text).removeprefix(f"!{DIALECT}.")


def _copy(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Whether a copy is volatile is an attribute today."""
    shape = rewriter.item.node.shape
    opening, colon = after_name(leaves), token_outside(leaves, ":")
    values = inside(leaves, opening) if shape.generic and leaves.tokens[opening] == "(" else []
    if len(values) != _OPERANDS_OF_COPY or leaves.tokens[colon + 1] != "(":
        return NOT_DONE
    number = place.names.number(rewriter.item.node, _OPERANDS_OF_COPY - 1)
    flag = {0: "false", 1: "true", -1: "true"}.get(number) if number is not None else None
    if flag is None:
        return False, "whether a copy is volatile must be constant today"
    given = parted(leaves, colon + 2, leaves.after(colon + 1) - 1)
    types = [modern_pointers(_type_text(leaves, place, *each)) for each in given]
    return recomposed(
        leaves, f'"{shape.name}"({", ".join(values[:-1])}) <{{isVolatile = {flag}}}> : ({", ".join(types[:-1])}) -> ()'
    )


def _lifetime(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """How many bytes there are is known of the allocation."""
    first = after_name(leaves)
    if not rewriter.item.node.shape.generic and leaves.tokens[first + 1] == "," and _NUMBER.match(leaves.tokens[first]):
        rewriter.replace(leaves.starts[first], leaves.starts[first + 2], "")
    return NOT_DONE


def _intrinsic(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The attributes of a call of an intrinsic stand before its types today."""
    colon = token_outside(leaves, ":")
    brace = token_outside(leaves, "{", max(colon, 0))
    if rewriter.item.node.shape.generic or colon < 0 or brace < 0:
        return NOT_DONE
    moved = source_of(leaves, brace, leaves.after(brace))
    if moved.strip("{} \n"):
        rewriter.insert(leaves.starts[colon], f"{moved} ")
    rewriter.replace(leaves.end_of(brace - 1), leaves.end_of(leaves.after(brace) - 1), "")
    return NOT_DONE


def _atomic(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of the pointer stands before that of the value today."""
    shape, colon = rewriter.item.node.shape, token_outside(leaves, ":")
    if shape.generic or colon < 0 or len(parted(leaves, colon + 1, leaves.count)) != 1:
        return NOT_DONE
    rewriter.insert(leaves.starts[colon + 1], "!llvm.ptr, ")
    return NOT_DONE


def _shuffle(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The numbers of a mask have no types, and the vectors are of one type, today."""
    shape = rewriter.item.node.shape
    start, end = shape.text.find("["), shape.text.find("]")
    colon = token_outside(leaves, ":")
    types = parted(leaves, colon + 1, leaves.count) if colon > 0 else []
    if shape.generic or not 0 <= start < end:
        return NOT_DONE
    for number in _TYPED.finditer(shape.text, start, end):
        rewriter.replace(number.end(1), number.end(), "")
    if len(types) > 1:
        rewriter.replace(leaves.end_of(types[0][1] - 1), leaves.end_of(leaves.count - 1), "")
    return NOT_DONE


def _structors(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The functions that run before or after all others are listed without a dictionary, each with the data that it is for."""
    opening = after_name(leaves)
    if rewriter.item.node.shape.generic or leaves.tokens[opening] != "{":
        return NOT_DONE
    entries = inside(leaves, opening)
    named_functions = [each for each in entries if each.startswith(("ctors", "dtors"))]
    if len(entries) != len(("functions", "priorities")) or len(named_functions) != 1:
        return NOT_DONE
    count = named_functions[0].count("@")
    data = ", ".join(["#llvm.zero"] * count)
    listed = ", ".join([*sorted(entries, key=lambda each: each.startswith("priorities")), f"data = [{data}]"])
    return recomposed(leaves, f"{rewriter.item.node.shape.name} {listed}")


_OPERANDS_OF_COPY = 4

FORMER: dict[str, Special] = {
    "llvm.atomicrmw": _atomic,
    "llvm.call": _call,
    "llvm.call_intrinsic": _intrinsic,
    "llvm.cmpxchg": _atomic,
    "llvm.extractvalue": _positions,
    "llvm.getelementptr": _element_address,
    "llvm.insertvalue": _positions,
    "llvm.intr.lifetime.end": _lifetime,
    "llvm.intr.lifetime.start": _lifetime,
    "llvm.intr.memcpy": _copy,
    "llvm.intr.memmove": _copy,
    "llvm.intr.memset": _copy,
    "llvm.load": _load,
    "llvm.mlir.cast": named("builtin.unrealized_conversion_cast"),
    "llvm.mlir.global_ctors": _structors,
    "llvm.mlir.global_dtors": _structors,
    "llvm.mlir.null": named("llvm.mlir.zero"),
    "llvm.shufflevector": _shuffle,
    "llvm.store": _store,
}
