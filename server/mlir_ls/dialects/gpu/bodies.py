"""gpu: matrices of matrix multiplications, and compiled objects."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.bodies.declared import BodyDirective, DeclaredBody, Values
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader, listed
from mlir_ls.ods.bodies.shapes import shape_and_element
from mlir_ls.ods.constraints import Term
from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import (
    ArrayAttr,
    AttributeAlias,
    BoolAttr,
    DialectAttr,
    DictionaryAttr,
    IntegerAttr,
    StringAttr,
    UnreadAttr,
)
from mlir_ls.syntax.leaf.types import TypeAlias, spelled_sizes

_MATRIX_ELEMENTS = ("si8", "ui8", "i32", "f16", "f32", "f64")
_MATRIX_OPERANDS = ("AOp", "BOp", "COp")
_DEFAULT_TARGET = "fatbin"


def _mma_matrix(reader: BodyReader, known: Known) -> DeclaredBody:
    """`<` 16x16xf16 `,` operand `>`, where the operand is a string"""
    reader.expect("<")
    start = reader.position
    sizes, element = shape_and_element(reader, dynamic=False)
    if len(sizes) != 2:
        reader.fail_at(f"expected a matrix of 2 dimensions, but got {len(sizes)}", start)
    if not isinstance(element, TypeAlias) and str(element) not in _MATRIX_ELEMENTS:
        reader.fail_at(f"expected elements {listed(_MATRIX_ELEMENTS)}, but got `{element}`", start)
    reader.expect(",")
    start = reader.position
    operand = reader.string()
    if operand[1:-1] not in _MATRIX_OPERANDS:
        reader.fail_at(f"expected {listed(_MATRIX_OPERANDS)}, but got `{operand[1:-1]}`", start)
    reader.expect(">")
    return DeclaredBody(f"<{spelled_sizes(sizes)}{element}, {operand}>", (sizes, element, operand))


def _object(known: Known) -> BodyDirective:
    """(target `=`)? string;  parameters: the target, the string, for which an alias may stand"""
    target = known.kind(("keyword", "gpu.CompilationTarget"))

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        if not reader.comes('"') and not reader.comes("#"):
            values[names[0]] = target.read(reader)
            reader.expect("=")
        values[names[1]] = reader.string_or_alias()

    def spell(values: Values, names: Sequence[str]) -> str:
        given = values.get(names[0])
        prefix = "" if given in (None, _DEFAULT_TARGET) else f"{given} = "
        return f"{prefix}{values[names[1]]}"

    return BodyDirective(read, spell)


TYPES = {"mma_matrix": _mma_matrix}

DIRECTIVES = {"Object": _object}


def _is_builtin(found: Attribute) -> bool:
    """Whether an attribute is known to be one of no dialect, as a number is."""
    return not isinstance(found, AttributeAlias | DialectAttr | UnreadAttr)


def _selected(target: Attribute | None) -> str:
    if isinstance(target, BoolAttr) or (isinstance(target, IntegerAttr) and target.value < 0):
        return f"the number of an object is 0 or more, but got `{target}`"
    return ""


def _named(name: Attribute, _: object, arguments: Attribute | None = None, *__: object) -> str:
    if isinstance(name, StringAttr) and not name.value:
        return "the name of a kernel cannot be empty"
    if isinstance(arguments, ArrayAttr) and not all(map(_may_be_dictionary, arguments.elements)):
        return f"attributes of arguments are dictionaries, but got `{arguments}`"
    return ""


def _may_be_dictionary(found: Attribute) -> bool:
    return isinstance(found, DictionaryAttr) or not _is_builtin(found)


def _distinct(kernels: Sequence[Attribute] | None = None) -> str:
    names = [each.parameters[0] for each in kernels or () if isinstance(each, DialectAttr) and each.parameters]
    twice = next((name for number, name in enumerate(names) if name in names[:number]), None)
    return "" if twice is None else f"kernels have different names, but {twice} comes twice"


ATTRIBUTE_REQUIREMENTS = {
    "kernel_metadata": _named,
    "kernel_table": _distinct,
    "select_object": _selected,
}

_COMPILED_FOR: Term = ("attr_interface", "TargetAttrInterface")

KINDS = {
    "object": {"target": _COMPILED_FOR},
    "select_object": {"target": ("either", ("attribute", "integer_attr"), _COMPILED_FOR)},
}
