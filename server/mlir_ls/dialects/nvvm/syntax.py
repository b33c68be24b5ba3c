"""nvvm: instructions of NVIDIA's graphics processors."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.syntaxes.parts import further_attributes, give_results, group
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import DialectType, IntegerType
from mlir_ls.syntax.reader import HeaderReader

_I16 = IntegerType(16)
_I32 = IntegerType(32)
_SPARSE = (("sparseMetadata", ("sparseMetadata",)), ("selector", ("sparsitySelector",)))
_SCALES = (
    ("scaleA", ("scaleAData", "byteIdA", "threadIdA")),
    ("scaleB", ("scaleBData", "byteIdB", "threadIdB")),
)


_KINDS = {"vector<2xf16>": "f16", "f64": "f64", "i32": "s32"}
"""The kinds of numbers that registers of a type hold where no attribute says it."""


_OF_ONE_KIND = (*_KINDS, "f16", "f32")


def _says_no_kind(type_: Type) -> bool:
    """Whether the kind of numbers does not follow from a type: of builtin types but integers it follows from a few."""
    is_struct = isinstance(type_, DialectType) and type_.mnemonic == "struct"
    return not (is_struct or isinstance(type_, IntegerType) or type_.has_alias) and str(type_) not in _OF_ONE_KIND


def _multiply(
    *others: tuple[str, tuple[str, ...]], is_ordered: bool = False, infers: bool = False
) -> Callable[[HeaderReader], None]:
    """`A` matrix `B` matrix `C` matrix (keyword `[` operands `]`)… dictionary? `:` `(` types `)` `->` type

    A matrix is (`[` %register,* `]`)?, and has one type for all its registers. `others` are keywords, and the names of
    the operands after them. `is_ordered`: the custom form says that metadata are ordered. `infers`: the kinds of the numbers
    that are multiplied follow from the types of the registers, or have to be named.
    """

    def read(reader: HeaderReader) -> None:
        matrices = [_matrix(reader, letter) for letter in "ABC"]
        for keyword, names in others:
            _numbers(reader, keyword, names)
        further_attributes(reader, "operandSegmentSizes")
        if is_ordered:
            imply(reader, "orderedMetadata", "unit")
        reader.expect(":")
        start = reader.offset()
        types = reader.delimited("(", reader.type)
        if len(types) != 3:
            message = f"expected a type for each of the matrices A, B and C, but got {plural(len(types), 'type')}"
            reader.fail_at("type-count", message, start, reader.end_of_last())
        for uses, type_ in zip(matrices, types, strict=True):
            _give_type(reader, uses, type_)
        given = [each.name for each in reader.attributes]
        for letter, type_ in zip("AB", types, strict=False):
            if f"multiplicand{letter}PtxType" in given:
                continue
            if infers and reader.dictionary is None and _says_no_kind(type_):
                message = f"the kind of numbers does not follow from {type_}: 'multiplicand{letter}PtxType' has to name it"
                reader.fail_at("missing-attribute", message, start, reader.end_of_last())
            if str(type_) in _KINDS:
                imply(reader, f"multiplicand{letter}PtxType", f"#nvvm.mma_type<{_KINDS[str(type_)]}>")
        reader.expect("->")
        give_results(reader, [reader.type()])

    return read


def _matrix(reader: HeaderReader, letter: str) -> Sequence[int]:
    reader.expect(letter)
    return group(reader, f"operand{letter}", reader.opt_delimited("[", reader.use) or ())


def _numbers(reader: HeaderReader, keyword: str, names: Sequence[str]) -> None:
    """keyword `[` %a `,` %b … `]`: the first is an i32, the others are i16"""
    reader.expect(keyword)
    start = reader.offset()
    uses = reader.delimited("[", reader.use)
    if len(uses) != len(names):
        message = f"expected {plural(len(names), 'operand')} here, but got {len(uses)}"
        reader.fail_at("operand-count", message, start, reader.end_of_last())
    for index, (name, use) in enumerate(zip(names, uses, strict=True)):
        group(reader, name, [use], _I16 if index else _I32)


def _give_type(reader: HeaderReader, uses: Sequence[int], type_: Type) -> None:
    for use in uses:
        reader.use_types[use] = type_


OPERATIONS = {
    "mma.block_scale": _multiply(*_SCALES),
    "mma.sp.block_scale": _multiply(*_SPARSE, *_SCALES, is_ordered=True),
    "mma.sp.sync": _multiply(*_SPARSE, infers=True),
    "mma.sync": _multiply(infers=True),
}
