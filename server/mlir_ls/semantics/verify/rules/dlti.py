"""dlti: what a target is like. "'dlti' Dialect"; "Data Layout Modeling"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.discardable import Discardable
from mlir_ls.semantics.verify.operation import Operation
from mlir_ls.semantics.verify.places import Stretch
from mlir_ls.semantics.verify.reading import is_of, numbers_of, parameters_of
from mlir_ls.semantics.verify.rules import AttributeRules
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DenseElementsAttr, DialectAttr, IntegerAttr, StringAttr
from mlir_ls.syntax.leaf.types import FloatType, IndexType, IntegerType, ShapedType

Found = Iterator[tuple[str, Stretch]]


def dlti_entry(operation: Operation, attribute: Discardable) -> Found:
    """An entry of a data layout holds what its type needs: alignments, sizes."""
    value = attribute.value
    if attribute.name != "dlti.dl_spec" or not isinstance(value, DialectAttr) or value.parameters is None:
        return
    if value.mnemonic != "dl_spec":
        yield f"expected #dlti.dl_spec, found {value}", attribute.place
        return
    for key, held in value.parameters[0]:
        problem = _problem(key, held) if isinstance(key, Type) and held is not None else ""
        if problem:
            yield problem, attribute.place
            return


def _problem(key: Type, held: Attribute) -> str:
    if isinstance(key, IndexType):
        return "" if isinstance(held, IntegerAttr | DialectAttr) else f"the size of index is an integer, found {held}"
    if isinstance(key, IntegerType | FloatType):
        return _alignments(key, held, (1, 2), 0)
    if is_of(key, "llvm", "ptr"):
        return _alignments(key, held, (3, 4), 1)
    if is_of(key, "llvm", "struct"):
        parameters = parameters_of(key, "llvm", "struct")
        if parameters is not None and (len(parameters) < 3 or parameters[0] is not None or parameters[1]):
            return f"only !llvm.struct<()> stands for all structs, found {key}"
        return _alignments(key, held, (1, 2), 0)
    return ""


def _alignments(key: Type, held: Attribute, counts: tuple[int, int], first: int) -> str:
    """What is wrong with a list of numbers: how many of them, and the alignments, required and preferred, from `first` on."""
    wanted = f"the entry of {key} holds {counts[0]} or {counts[1]} integers, dense<…> : vector<{counts[1]}xi64>"
    if isinstance(held, StringAttr | IntegerAttr | ArrayAttr):
        return f"{wanted}: found {held}"
    if not isinstance(held, DenseElementsAttr) or not isinstance(held.type, ShapedType):
        return ""
    count = held.type.element_count
    if str(held.type.element) != "i64" or count not in counts:
        return f"{wanted}: found {held}"
    found = numbers_of(held)
    if found is None or len(found) == 1:
        return ""
    required, preferred = found[first], found[min(first + 1, len(found) - 1)]
    if preferred < required:
        return f"the preferred alignment of {key} is at least the required one, {required}: found {preferred}"
    return ""


ATTRIBUTES: AttributeRules = (dlti_entry,)
