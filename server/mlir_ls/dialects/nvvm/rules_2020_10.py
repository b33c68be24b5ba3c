"""nvvm as it was in 2019 and 2020: one shuffle, and one multiplication of matrices."""

from __future__ import annotations

from mlir_ls.dialects.llvm.llvm_ir import Struct, Vector, is_word, node_of
from mlir_ls.semantics.verify.model.attributes import text
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import name_of, result_type_at
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type


@rule("nvvm.shuffle-2020-10")
def nvvm_shuffle(operation: Operation) -> Found:
    """A shuffle that says whether its value is valid yields a struct of the value and i1."""
    if not operation.has_attribute("return_value_and_is_valid") or len(operation.result_types) != 1:
        return
    found = operation.result_types[0]
    node = node_of(found)
    if node is None:
        return
    members = node.members if isinstance(node, Struct) else ()
    if members is not None and (len(members) != 2 or not is_word(members[1], "i1")):
        yield f"expected a struct of the value and i1, but got {found}", result_type_at(operation, 0)


@rule("nvvm.product-2020-10")
def nvvm_product(operation: Operation) -> Found:
    """A multiplication takes four pairs of halves, and adds eight floats or four more pairs, by rows."""
    types, result = operation.operand_types, operation.result_types[0] if operation.result_types else None
    if None in types or not all([node_of(each) for each in (*types, result)]):
        return
    place = name_of(operation.shape)
    pairs, floats = [_is_pair(each) for each in types], [is_word(each, "float") for each in types]
    adds_floats = len(types) == 12 and all(pairs[:4]) and all(floats[4:])
    if not adds_floats and not (len(types) == 8 and all(pairs)):
        yield "expected four vectors of two halves, and then four more or eight floats", place
        return
    node = node_of(result)
    members = node.members if isinstance(node, Struct) and node.members is not None else ()
    yields_floats = len(members) == 8 and all([is_word(each, "float") for each in members])
    if not yields_floats and not (len(members) == 4 and all(map(_is_pair, members))):
        message = f"expected a struct of eight floats or of four vectors of two halves, but got {result}"
        yield message, result_type_at(operation, 0)
        return
    layouts = [text(operation, name) for name in ("alayout", "blayout")]
    given = [operation.has_attribute(name) for name in ("alayout", "blayout")]
    if not all(given) or any([each not in (None, "row", "col") for each in layouts]):
        yield "'alayout' and 'blayout' must be \"row\" or \"col\"", place
    elif not (adds_floats and yields_floats) or "col" in layouts:
        yield "only the multiplication of rows by rows that adds and yields floats is there", place


def _is_pair(found: Type | None) -> bool:
    node = node_of(found)
    return isinstance(node, Vector) and node.size == 2 and is_word(node.element, "half")


RULES: Rules = {"mma.sync": (nvvm_product,), "shfl.sync.bfly": (nvvm_shuffle,)}
