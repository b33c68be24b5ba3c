"""llvm of 2019 and 2020: pointers do not say any more what they point to, so operations do."""

from __future__ import annotations

from mlir_ls.dialects.llvm.llvm_ir import DIALECT, Array, Pointer, Struct, Vector, node_of
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.migration.types import modern
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, IntegerAttr, SymbolRefAttr
from mlir_ls.syntax.leaf.lexical import CLOSING, OPENING
from mlir_ls.syntax.shape import OpShape, attribute_text

_NOT_CONSTANT = (False, "an index into a struct must be constant today")


def type_start(leaves: Leaves) -> int:
    """Where the type after the last colon begins."""
    depth, found = 0, 0
    for index, token in enumerate(leaves.tokens):
        depth += (token in OPENING) - (token in CLOSING)
        if token == ":" and depth == 0:
            found = index
    return leaves.starts[found + 1]


def _end(shape: OpShape) -> int:
    return len(shape.text.rstrip())


def rest(rewriter: Rewriter, *without: str) -> str:
    """A dictionary of the attributes but for some, with a blank in front; nothing where there are none."""
    shape = rewriter.item.node.shape
    entries = [
        rewriter.source(each.name_offset, max(each.end, each.name_offset + len(each.name)))
        for each in shape.attributes
        if each.name not in without
    ]
    return f" {{{', '.join(entries)}}}" if entries else ""


def recompose(rewriter: Rewriter, new: str) -> tuple[bool, str]:
    """The operation becomes another text, from its name on."""
    shape = rewriter.item.node.shape
    rewriter.replace(shape.name_offset, _end(shape), new)
    return DONE


# -- memory -------------------------------------------------------------------------------------------------------------


def _load(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of what is loaded stands after an arrow today."""
    shape = rewriter.item.node.shape
    result = shape.result_types[0] if shape.result_types else None
    if not shape.generic and node_of(result) is not None:
        rewriter.append(0, _end(shape), f" -> {modern(result)}")
    return NOT_DONE


def _store(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The type of what is stored stands before the pointer's today."""
    shape = rewriter.item.node.shape
    value = shape.uses[0][2] if shape.uses else None
    if not shape.generic and node_of(value) is not None:
        rewriter.insert(type_start(leaves), f"{modern(value)}, ")
    return NOT_DONE


def _allocate(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What is allocated is spelled today, in the generic form too."""
    shape = rewriter.item.node.shape
    result = node_of(shape.result_types[0]) if shape.result_types else None
    if not shape.generic or not isinstance(result, Pointer) or len(shape.uses) != 1:
        return NOT_DONE
    size, type_ = value_of(rewriter, place, 0), modern(shape.uses[0][2])
    pointer = modern(shape.result_types[0])
    new = f"llvm.alloca {size} x {modern(result.pointee)}{rest(rewriter)} : ({type_}) -> {pointer}"
    return recompose(rewriter, new)


def _element_address(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What the pointer points to is spelled today, and indices into structs are constants."""
    shape = rewriter.item.node.shape
    types = [type_ for _, _, type_ in shape.uses]
    base = node_of(types[0]) if types else None
    if not isinstance(base, Pointer) or not shape.result_types:
        return NOT_DONE
    constants = _constant_indices(rewriter, place, base.pointee)
    if constants is None:
        return _NOT_CONSTANT
    indices = [
        constants[use] if use in constants else value_of(rewriter, place, use) for use in range(1, len(shape.uses))
    ]
    given = [modern(types[0]), *[modern(types[use]) for use in range(1, len(types)) if use not in constants]]
    new = (
        f"llvm.getelementptr {value_of(rewriter, place, 0)}[{', '.join(indices)}]{rest(rewriter)}"
        f" : ({', '.join(given)}) -> {modern(shape.result_types[0])}, {modern(base.pointee)}"
    )
    return recompose(rewriter, new)


def _constant_indices(rewriter: Rewriter, place: RewriteSite, pointee: Type) -> dict[int, str] | None:
    """The indices that must be constants, by number of the operand; None where they are not known."""
    found: dict[int, str] = {}
    at: Type | None = pointee
    for use in range(2, len(rewriter.item.node.shape.uses)):
        node = node_of(at)
        if isinstance(node, Struct):
            number = place.names.number(rewriter.item.node, use)
            if number is None or node.members is None or not 0 <= number < len(node.members):
                return None
            found[use] = str(number)
            at = node.members[number]
        else:
            at = node.element if isinstance(node, Array | Vector) else None
    return found


def _prefetch(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The kind of access, which attributes spell today."""
    shape = rewriter.item.node.shape
    if len(shape.uses) != 4:
        return NOT_DONE
    numbers = [place.names.number(rewriter.item.node, use) for use in (1, 2, 3)]
    if None in numbers:
        return False, "the kind of access must be constant today"
    named = ", ".join([f"{name} = {number} : i32" for name, number in zip(("rw", "hint", "cache"), numbers, strict=True)])
    pointer = modern(shape.uses[0][2])
    return recompose(rewriter, f'"llvm.intr.prefetch"({value_of(rewriter, place, 0)}) {{{named}}} : ({pointer}) -> ()')


# -- values -------------------------------------------------------------------------------------------------------------


def _part(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A position is a list of numbers without types today."""
    shape = rewriter.item.node.shape
    value = place.attribute(shape, "position")
    spelled = attribute_text(shape, "position")
    if isinstance(value, ArrayAttr) and spelled is not None:
        numbers = ", ".join([str(each.value) for each in value.elements if isinstance(each, IntegerAttr)])
        rewriter.replace(spelled.start, spelled.end, f"array<i64: {numbers}>" if shape.generic else f"[{numbers}]")
    return NOT_DONE


def _shuffle(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The mask is a list of numbers without types today."""
    shape = rewriter.item.node.shape
    mask = place.attribute(shape, "mask")
    if not isinstance(mask, ArrayAttr) or len(shape.uses) != 2 or not shape.result_types:
        return NOT_DONE
    numbers = [each.value for each in mask.elements if isinstance(each, IntegerAttr)]
    one, other = value_of(rewriter, place, 0), value_of(rewriter, place, 1)
    listed = ", ".join(map(str, numbers))
    if shape.generic:
        types = f"({modern(shape.uses[0][2])}, {modern(shape.uses[1][2])}) -> {modern(shape.result_types[0])}"
        return recompose(rewriter, f'"llvm.shufflevector"({one}, {other}) {{mask = array<i32: {listed}>}} : {types}')
    new = f"llvm.shufflevector {one}, {other} [{listed}]{rest(rewriter, 'mask')} : {modern(shape.uses[0][2])}"
    return recompose(rewriter, new)


def _constant(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The address of a function is that of a global today."""
    shape = rewriter.item.node.shape
    value = place.attribute(shape, "value")
    if not isinstance(value, SymbolRefAttr) or not shape.result_types:
        return NOT_DONE
    name = _spelled_symbol(rewriter, "value")
    result = modern(shape.result_types[0])
    kind = place.names.kind_of(name)
    if kind == "llvm.func" or name in place.names.functions_of(DIALECT):
        return recompose(rewriter, f"llvm.mlir.addressof {name} : {result}")
    return False, f"{name} is no function of llvm, so it has no address there"


def _spelled_symbol(rewriter: Rewriter, name: str) -> str:
    """A symbol as it is named, without the type that stood after it in March 2019."""
    found = next(each for each in rewriter.item.node.shape.attributes if each.name == name)
    return rewriter.source(found.start, found.end).partition(" : ")[0]


def _call(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A call of what a pointer points to spells the pointer's type today."""
    shape = rewriter.item.node.shape
    direct = any([each.name == "callee" for each in shape.attributes])
    if not direct and not shape.generic:
        rewriter.insert(type_start(leaves), "!llvm.ptr, ")
    if not shape.generic or None in shape.result_types or not (direct or shape.uses):
        return NOT_DONE
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    types = [modern(type_) for _, _, type_ in shape.uses]
    callee = _spelled_symbol(rewriter, "callee") if direct else values.pop(0)
    pointer = "" if direct else f"{types.pop(0)}, "
    results = modern(shape.result_types[0]) if shape.result_types else "()"
    listed = f"({', '.join(values)}){rest(rewriter, 'callee')}"
    return recompose(rewriter, f"llvm.call {callee}{listed} : {pointer}({', '.join(types)}) -> {results}")


OPERATIONS: dict[str, Special] = {
    "llvm.alloca": _allocate,
    "llvm.call": _call,
    "llvm.constant": _constant,
    "llvm.extractvalue": _part,
    "llvm.getelementptr": _element_address,
    "llvm.insertvalue": _part,
    "llvm.intr.prefetch": _prefetch,
    "llvm.load": _load,
    "llvm.mlir.constant": _constant,
    "llvm.pseudo.constant": _constant,
    "llvm.shufflevector": _shuffle,
    "llvm.store": _store,
}
