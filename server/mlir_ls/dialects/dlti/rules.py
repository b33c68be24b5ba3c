"""dlti: how the types of a target are laid out. "Data Layout Modeling"; "'dlti' Dialect"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from mlir_ls.ods.wording import listed
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.discardable import Discardable
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import attribute_at
from mlir_ls.semantics.verify.rules import AttributeRules, Found, Violation, rule
from mlir_ls.syntax.leaf import Attribute, Type
from mlir_ls.syntax.leaf.attributes import AttributeAlias, DenseElementsAttr, DialectAttr, IntegerAttr, StringAttr
from mlir_ls.syntax.leaf.types import DialectType, FloatType, IndexType, IntegerType

_KINDS = {"dlti.dl_spec": ("dl_spec",), "dlti.map": ("map",), "dlti.target_system_spec": ("target_system_spec",)}


@rule("dlti.data-layout-attribute")
def data_layout_attribute(operation: Operation, attribute: Discardable) -> Found:
    """Operations have three attributes of the dialect: the layout of data, a map, and the devices of the target."""
    if attribute.holder != "operation":
        return
    mnemonics = _KINDS.get(attribute.name)
    value = attribute.value
    if mnemonics is None:
        yield f"there is no attribute '{attribute.name}': expected {listed([repr(each) for each in _KINDS])}", attribute.place
    elif value is not None and not isinstance(value, AttributeAlias):
        mine = isinstance(value, DialectAttr) and value.dialect == "dlti" and value.mnemonic in (*mnemonics, "")
        if not mine:
            yield f"expected #dlti.{mnemonics[0]}, but got {value}", attribute.place


def _is_scope(operation: Operation) -> bool:
    """Whether a layout that the operation has means anything."""
    return operation.spec.name == "builtin.module" or "DataLayoutOpInterface" in operation.spec.trait_names


@rule("dlti.data-layout-entry")
def data_layout_entry(operation: Operation, attribute: Discardable) -> Found:
    """The entries of a module's layout have keys that exist, and the values that these require."""
    value = attribute.value
    if not _is_scope(operation) or attribute.name != "dlti.dl_spec" or not isinstance(value, DialectAttr):
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
    "acc": None, "amdgpu": None, "amx": None, "async": None, "emitc": None, "gpu": None, "irdl": None, "ml_program": None,
    "mpi": None, "nvgpu": None, "omp": None, "pdl": None, "quant": None, "shape": None, "smt": None, "sparse_tensor": None,
    "spirv": None, "tosa": None, "transform": None, "wasmssa": None, "xegpu": None,
    "ptr": frozenset(("ptr_metadata",)),
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
    if name.startswith("dlti.") and name.removeprefix("dlti.") not in (*_NAMED, ""):
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
    if isinstance(key, DialectType) and (key.dialect, key.mnemonic) == ("ptr", "ptr"):
        return _of_portable_pointer
    return None


def _of_index(key: Type, found: Attribute) -> str:
    known = isinstance(found, IntegerAttr | AttributeAlias)
    return "" if known else f"the entry of {key} must be an integer, its width in bits"


def _of_number(key: Type, found: Attribute) -> str:
    return _alignments(found, f"the entry of {key} must be dense<[alignment, preferred alignment]> of i64", (1, 2), 0)


def _of_pointer(key: Type, found: Attribute) -> str:
    expected = f"the entry of {key} must be dense<[size, alignment, preferred alignment, index size]> of i64"
    return _alignments(found, expected, (3, 4), 1)


def _of_portable_pointer(key: Type, found: Attribute) -> str:
    known = isinstance(found, AttributeAlias) or (isinstance(found, DialectAttr) and (found.opaque or found.mnemonic == "spec"))
    return "" if known else f"the entry of {key} must be #ptr.spec<...>, its sizes and alignments in bits"


def _of_struct(key: Type, found: Attribute) -> str:
    if isinstance(key, DialectType) and key.parameters is not None and (key.parameters[0] is not None or key.parameters[1]):
        return f"the layout of structs is that of !llvm.struct<()> alone; {key} can have no entry"
    return _alignments(found, f"the entry of {key} must be dense<[alignment, preferred alignment]> of i64", (1, 2), 0)


def _alignments(found: Attribute, expected: str, counts: tuple[int, ...], first: int) -> str:
    """`first` is where the alignment stands; the preferred one stands after it."""
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
    """Where a layout says of a named property what an enclosing one says as well, both say the same.

    It aligns structs no more than that does, and adds no address space with pointers of its own.
    """
    mine, types = _named_entries(site.operation), _entries(site.operation)
    for parent in filter(_is_scope, site.parents() if mine or types else ()):
        clash = _clash(types, _entries(parent)) if types else ""
        if clash:
            message = f"{clash} in the layout of the enclosing '{parent.spec.name}'"
            yield Violation(message, attribute_at(site.operation, "dlti.dl_spec"))
            return
        for key, value in _named_entries(parent).items():
            found = mine.get(key)
            if found is not None and value is not found and not isinstance(found, AttributeAlias):
                message = f"{key} must be {value}, as in the layout of the enclosing '{parent.spec.name}', but got {found}"
                yield Violation(message, attribute_at(site.operation, "dlti.dl_spec"))
                return


def _clash(mine: Mapping[DialectType, Sequence[int]], outer: Mapping[DialectType, Sequence[int]]) -> str:
    """Why a layout does not combine with an outer one. What LLVM says of pointers in both, is not certain."""
    for key, found in mine.items():
        others = [numbers for other, numbers in outer.items() if other.mnemonic == key.mnemonic]
        if key.mnemonic == "struct" and others and (others[0][0] < found[0] or others[0][0] % found[0]):
            return f"structs are aligned to {found[0]} bits, which does not divide the {others[0][0]}"
        is_new = key.mnemonic == "ptr" and mine.keys().isdisjoint(outer)
        if is_new and others and (found[0] != _POINTER_BITS or found[1] > _POINTER_ALIGNMENT):
            return f"{key} has other than {_POINTER_BITS} bits aligned to {_POINTER_ALIGNMENT}, and is none of the pointers"
    return ""


_POINTER_BITS, _POINTER_ALIGNMENT = 64, 8


def _entries(operation: Operation) -> dict[DialectType, Sequence[int]]:
    """The entries of an operation's layout for types of LLVM, each with its numbers, all positive."""
    found: dict[DialectType, Sequence[int]] = {}
    for key, value in _spec_of(operation):
        is_llvm = isinstance(key, DialectType) and key.dialect == "llvm" and key.mnemonic in _OF_LLVM
        if is_llvm and isinstance(value, DenseElementsAttr) and value.elements:
            count = getattr(value.type, "element_count", None) or 1
            numbers = [each.value for each in value.elements if isinstance(each, IntegerAttr)]
            numbers = numbers * count if len(numbers) == 1 else numbers
            if len(numbers) == count and all(number > 0 for number in numbers[:2]):
                found[key] = numbers
    return found


def _spec_of(operation: Operation) -> Sequence[tuple[Any, Attribute | None]]:
    """The entries of an operation's layout."""
    value = operation.attribute("dlti.dl_spec") if operation.has_attribute("dlti.dl_spec") else None
    return value.parameters[0] if isinstance(value, DialectAttr) and value.mnemonic == "dl_spec" and value.parameters else ()


def _named_entries(operation: Operation) -> dict[str, Attribute]:
    """The entries of an operation's layout whose keys are strings."""
    return {str(key): found for key, found in _spec_of(operation) if isinstance(key, StringAttr) and found is not None}


ATTRIBUTES: AttributeRules = (data_layout_attribute, data_layout_entry)
