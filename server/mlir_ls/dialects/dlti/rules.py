"""dlti: how the types of a target are laid out. "Data Layout Modeling"; "'dlti' Dialect"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at
from mlir_ls.semantics.verify.rules import AttributeRules, Violation, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DenseElementsAttr, DialectAttr, IntegerAttr, StringAttr
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IndexType, IntegerType

Found = Iterator[tuple[str, HeaderRange]]

_KINDS = {"dlti.dl_spec": ("dl_spec",), "dlti.map": ("map",), "dlti.target_system_spec": ("target_system_spec",)}


@rule("dlti.data-layout-attribute")
def data_layout_attribute(operation: Operation, attribute: Discardable) -> Found:
    """Operations have three attributes of the dialect: the layout of data, a map, and the devices of the target."""
    if attribute.holder != "operation":
        return
    mnemonics = _KINDS.get(attribute.name)
    value = attribute.value
    if mnemonics is None:
        yield f"there is no attribute '{attribute.name}', only {' and '.join(map(repr, _KINDS))}", attribute.place
    elif value is not None and not isinstance(value, AttributeAlias):
        mine = isinstance(value, DialectAttr) and value.dialect == "dlti" and value.mnemonic in (*mnemonics, "")
        if not mine:
            yield f"expected #dlti.{mnemonics[0]}, but got {value}", attribute.place


@rule("dlti.data-layout-entry")
def data_layout_entry(operation: Operation, attribute: Discardable) -> Found:
    """The entries of a module's layout have keys that exist, and the values that these require."""
    value, spec = attribute.value, operation.spec
    has_layout = spec.name == "builtin.module" or "DataLayoutOpInterface" in spec.trait_names
    if not has_layout or attribute.name != "dlti.dl_spec" or not isinstance(value, DialectAttr):
        return
    if value.mnemonic != "dl_spec" or not value.parameters:
        return
    for key, found in value.parameters[0]:
        if isinstance(key, Type) and not key.has_alias and not _has_layout(key):
            yield f"{key} has no layout of its own, so it can have no entry", attribute.place
            return
        check = _check_of(key)
        message = check(key, found) if check is not None and found is not None else ""
        if message:
            yield f"{message}, but got {found}", attribute.place
            return


_NAMED = {
    "alloca_memory_space", "default_memory_space", "endianness", "function_pointer_alignment", "global_memory_space",
    "legal_int_widths", "mangling_mode", "program_memory_space", "stack_alignment",
}  # fmt: skip
_ENDIANNESS = ("big", "little")
_WITHOUT_LAYOUT = {
    "emitc": None, "gpu": None, "nvgpu": None, "pdl": None, "quant": None, "shape": None, "transform": None,
    "llvm": frozenset(("func", "label", "metadata", "target", "token", "void", "x86_amx")),
}  # fmt: skip
"""The types of dialects that have no layout; None for all of them."""


def _has_layout(key: Type) -> bool:
    """Whether a type may have an entry; of the builtin types, numbers have."""
    if not isinstance(key, DialectType):
        return isinstance(key, IndexType | IntegerType | FloatType)
    without = _WITHOUT_LAYOUT.get(key.dialect, frozenset())
    return without is not None and key.mnemonic not in without


def _of_name(key: object, found: Attribute) -> str:
    name = str(key).strip('"')
    if name == "dlti.endianness":
        known = not isinstance(found, AttributeAlias) and str(found).strip('"') in _ENDIANNESS
        return "" if known or isinstance(found, AttributeAlias) else f"{key} must be one of {', '.join(_ENDIANNESS)}"
    if name.startswith("dlti.") and name.removeprefix("dlti.") not in _NAMED:
        return f"there is no entry {key}: the dialect has {', '.join(sorted(_NAMED))}"
    return ""


def _check_of(key: object) -> Callable[[Any, Attribute], str] | None:
    if isinstance(key, StringAttr):
        return _of_name
    if isinstance(key, IndexType):
        return _of_index
    if isinstance(key, IntegerType | FloatType):
        return _of_number
    if isinstance(key, DialectType) and key.dialect == "llvm":
        return _OF_LLVM.get(key.mnemonic)
    return None


def _of_index(key: Type, found: Attribute) -> str:
    known = isinstance(found, IntegerAttr | AttributeAlias)
    return "" if known else f"the entry of {key} must be an integer, its width in bits"


def _of_number(key: Type, found: Attribute) -> str:
    return _alignments(found, f"the entry of {key} must be dense<[alignment, preferred alignment]> of i64", (1, 2), 0)


def _of_pointer(key: Type, found: Attribute) -> str:
    expected = f"the entry of {key} must be dense<[size, alignment, preferred alignment, index size]> of i64"
    return _alignments(found, expected, (3, 4), 1)


def _of_struct(key: Type, found: Attribute) -> str:
    if isinstance(key, DialectType) and key.parameters is not None and (key.parameters[0] is not None or key.parameters[1]):
        return f"the layout of structs is that of !llvm.struct<()> alone; {key} can have no entry"
    return _alignments(found, f"the entry of {key} must be dense<[alignment, preferred alignment]> of i64", (1, 2), 0)


def _alignments(found: Attribute, expected: str, counts: tuple[int, ...], first: int) -> str:
    """`first` is where the alignment stands; the preferred one stands behind it."""
    if isinstance(found, AttributeAlias) or (isinstance(found, DialectAttr | StringAttr) and found.opaque):
        return ""
    if not isinstance(found, DenseElementsAttr):
        return expected
    type_ = found.type
    element = getattr(type_, "element", None)
    count = getattr(type_, "element_count", None)
    if not isinstance(element, IntegerType) or element.width != 64 or count not in counts:
        return expected
    values = found.elements
    if values is None or len(values) != count:
        return ""
    numbers = [each.value % (1 << 64) for each in values if isinstance(each, IntegerAttr)]  # alignments have no sign
    if len(numbers) == count and count > first + 1 and numbers[first] > numbers[first + 1]:
        return "the preferred alignment must be no less than the alignment"
    return ""


_OF_LLVM: Mapping[str, Callable[[Type, Attribute], str]] = {"ptr": _of_pointer, "struct": _of_struct}


@rule("dlti.nested-layout")
def nested_layout(site: Site) -> Iterator[Violation]:
    """Where a layout says of a named property what an enclosing one says as well, both say the same."""
    mine = _named_entries(site.operation)
    for parent in site.parents() if mine else ():
        for key, value in _named_entries(parent).items():
            found = mine.get(key)
            if found is not None and value is not found and not isinstance(found, AttributeAlias):
                message = f"{key} must be {value}, as in the layout of the enclosing '{parent.spec.name}', but got {found}"
                yield Violation(message, attribute_at(site.operation, "dlti.dl_spec"))
                return


def _named_entries(operation: Operation) -> dict[str, Attribute]:
    """The entries of an operation's layout whose keys are strings."""
    value = operation.attribute("dlti.dl_spec") if operation.has_attribute("dlti.dl_spec") else None
    if not isinstance(value, DialectAttr) or value.mnemonic != "dl_spec" or not value.parameters:
        return {}
    return {str(key): found for key, found in value.parameters[0] if isinstance(key, StringAttr) and found is not None}


ATTRIBUTES: AttributeRules = (data_layout_attribute, data_layout_entry)
