"""gpu: matrices of matrix multiplications, and compiled objects."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.ods.bodies.declared import BodyDirective, DeclaredBody, Values
from mlir_ls.ods.bodies.find import Known
from mlir_ls.ods.bodies.reader import BodyReader, listed
from mlir_ls.ods.bodies.shapes import shape_and_element, spelled_sizes
from mlir_ls.syntax.leaf.types import TypeAlias

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
    """(target `=`)? string;  parameters: the target, the string"""
    target = known.kind(("keyword", "gpu.CompilationTarget"))

    def read(reader: BodyReader, values: Values, names: Sequence[str]) -> None:
        if not reader.comes('"'):
            values[names[0]] = target.read(reader)
            reader.expect("=")
        values[names[1]] = reader.string()

    def spell(values: Values, names: Sequence[str]) -> str:
        given = values.get(names[0])
        prefix = "" if given in (None, _DEFAULT_TARGET) else f"{given} = "
        return f"{prefix}{values[names[1]]}"

    return BodyDirective(read, spell)


TYPES = {"mma_matrix": _mma_matrix}

DIRECTIVES = {"Object": _object}
