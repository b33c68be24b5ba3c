"""vector: multi-dimensional vectors. The format that uses the directive is in `overlay.json`."""

from __future__ import annotations

from mlir_ls.dialects.vector.transfers import read_attribute, read_transfer_read, read_transfer_write, vector_type
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.parts import further_attributes, give_results, operand, set_type, trailing_uses, truth_of
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DenseArrayAttr
from mlir_ls.syntax.leaf.types import TypeAlias, VectorType
from mlir_ls.syntax.reader import HeaderReader


def _contract(reader: HeaderReader) -> None:
    """trait %lhs `,` %rhs `,` %acc (`,` masks)? dictionary? `:` type `,` type (`,` type)* `into` type

    Types beyond the second mean nothing.
    """
    if reader.peek() == "{":
        reader.attribute_dictionary()
    elif not reader.opt_dictionary_alias():
        reader.fail("expected a dictionary with 'indexing_maps' and 'iterator_types'")
    lhs = operand(reader, "lhs")
    reader.expect(",")
    rhs = operand(reader, "rhs")
    reader.expect(",")
    acc = operand(reader, "acc")
    start = reader.offset()
    masks = trailing_uses(reader)
    if len(masks) not in (0, 2):
        message = f"expected no masks or two of them, but got {plural(len(masks), 'operand')}"
        reader.fail_so_far("operand-count", message, start, reader.end_of_last())
    further_attributes(reader)
    reader.expect(":")
    types = [set_type(reader, lhs)]
    reader.expect(",")
    types.append(set_type(reader, rhs))
    if reader.accept(","):
        reader.types()
    reader.expect("into")
    give_results(reader, [set_type(reader, acc)])
    for mask, type_ in zip(masks, types, strict=False):
        reader.use_types[mask] = truth_of(type_)


def _outerproduct(reader: HeaderReader) -> None:
    """%lhs `,` %rhs (`,` %acc)? dictionary? `:` type `,` type"""
    lhs = operand(reader, "lhs")
    reader.expect(",")
    rhs = operand(reader, "rhs")
    acc = operand(reader, "acc") if reader.accept(",") else None
    reader.opt_attribute_dictionary()
    reader.expect(":")
    left = reader.use_types[lhs] = vector_type(reader)
    reader.expect(",")
    result = _product(left, set_type(reader, rhs))
    if acc is not None:
        reader.use_types[acc] = result
    give_results(reader, [result])


def _product(left: Type, right: Type) -> Type | None:
    """The type of an outer product; None where an alias hides a type, or the types do not fit."""
    if not isinstance(left, VectorType) or isinstance(right, TypeAlias) or len(left.shape) != 1:
        return None
    if not isinstance(right, VectorType):
        return left
    if len(right.shape) != 1:
        return None
    return VectorType((*left.shape, *right.shape), (*left.scalable, *right.scalable), left.element)


def _mask(reader: HeaderReader) -> None:
    """%mask (`,` %passthru)? region dictionary? `:` type (`->` results)?"""
    mask = operand(reader, "mask")
    passthru = operand(reader, "passthru") if reader.accept(",") else None
    reader.region()
    reader.opt_attribute_dictionary()
    reader.expect(":")
    set_type(reader, mask)
    give_results(reader, reader.opt_arrow_types())
    if passthru is not None and reader.result_types:
        reader.use_types[passthru] = reader.result_types[0]


def _shuffled(reader: HeaderReader, arguments: Arguments) -> None:
    """Nothing is spelled: a first dimension as long as the mask. Arguments: the type of the result, of the first, the mask"""
    result, first, mask = arguments
    of = first.types()
    where = read_attribute(reader, mask.name)
    rows = where.elements if isinstance(where, DenseArrayAttr | ArrayAttr) else None
    if len(of) != 1 or not isinstance(of[0], VectorType) or rows is None:
        result.give_types([None])
        return
    vector = of[0]
    shape = (len(rows), *vector.shape[1:])
    result.give_types([VectorType(shape, vector.scalable or (False,), vector.element)])


DIRECTIVES: dict[str, Directive] = {"Shuffled": _shuffled}

OPERATIONS = {
    "contract": _contract,
    "mask": _mask,
    "outerproduct": _outerproduct,
    "transfer_read": read_transfer_read,
    "transfer_write": read_transfer_write,
}
