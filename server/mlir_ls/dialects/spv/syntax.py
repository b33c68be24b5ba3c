"""spv: SPIR-V as it was spelled in 2019 and 2020. What is not here is spelled as in spirv, its name of today."""

from __future__ import annotations

from functools import partial

from mlir_ls.dialects.spirv.syntax import DIRECTIVES as SPIRV
from mlir_ls.dialects.spirv.syntax import pointer_type, pointer_type_attribute, variable_type
from mlir_ls.dialects.spirv.types import composite, is_composite, pointee_of, pointer_to
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.directives import bare_case, quoted_case
from mlir_ls.plurals import plural
from mlir_ls.syntax.leaf import LeafParser, Type
from mlir_ls.syntax.leaf.types import IntegerType, TypeAlias
from mlir_ls.syntax.reader import HeaderReader

_DIALECT = "spv"
_INDEX = IntegerType(32)


def _model(reader: HeaderReader, arguments: Arguments) -> None:
    """`"Case"`, or, since 2020, `Case`."""
    spelled = reader.peek()
    (bare_case if spelled[:1].isalpha() else quoted_case)(reader, arguments[0])


def _attributes(reader: HeaderReader, arguments: Arguments) -> None:
    """(`attributes` dictionary)?, after a region"""
    reader.opt_attribute_dictionary_with_keyword()


def _constituents(reader: HeaderReader, arguments: Arguments) -> None:
    """(%a `,` %b …)?"""
    arguments[0].give(reader.uses() if reader.peek() == "%" else ())


def _whole(reader: HeaderReader, arguments: Arguments) -> None:
    """A composite type, whose parts have the types of the operands. Arguments: it, the operands' types, the operands"""
    whole, parts, operands = arguments
    start = reader.offset()
    type_ = reader.type()
    end = reader.end_of_last()
    whole.give_types([type_], start)
    if not is_composite(type_):
        reader.fail_at("bad-type", f"'{type_}' has no components", start, end)
    inside, count = composite(type_, reader.leaves), len(operands.uses())
    if inside is None or inside.size is None:
        parts.give_types([None] * count)
    elif inside.size != count:
        message = f"'{type_}' is made of {plural(inside.size, 'value')}, but got {count or 'none'}"
        reader.fail_at("operand-count", message, start, end)
    else:
        parts.give_types([inside.element(index) for index in range(count)], start)


def _chain(reader: HeaderReader, arguments: Arguments) -> None:
    """(`,` types of the indices)?; they are i32 where nothing is spelled.

    The result is a pointer to what they lead to, which may depend on the values of the indices. Arguments: its type,
    the types of the indices, the indices, the type of the pointer at the start
    """
    result, types, indices, base = arguments
    start = reader.offset()
    count = len(indices.uses())
    if reader.accept(","):
        types.give_types(reader.types(), start)
    else:
        types.give_types([_INDEX] * count)
    found = (list(base.types()) or [None])[0]
    pointer = None if found is None else pointee_of(found, reader.leaves)
    if found is None or isinstance(found, TypeAlias) or pointer is None or pointer[0] is None:
        result.give_types([None])
        return
    part: Type | None = pointer[0]
    for _ in range(count):
        if part is None:
            break
        if not is_composite(part):
            reader.fail_at("bad-type", f"'{part}' has no components that an index selects", start - 1, reader.end_of_last())
        part = _any_part(part, reader.leaves)
    result.give_types([None if part is None else pointer_to(part, pointer[1], reader.leaves, _DIALECT)])


def _any_part(type_: Type, leaves: LeafParser) -> Type | None:
    """The type of all parts of a composite, if they have one."""
    inside = composite(type_, leaves)
    if inside is None or (not inside.size and inside.size is not None):
        return None
    return inside.elements[0] if len(set(inside.elements)) == 1 else None


DIRECTIVES: dict[str, Directive] = {
    **SPIRV,
    "Attributes": _attributes,
    "Chain": _chain,
    "Constituents": _constituents,
    "Model": _model,
    "PointerType": partial(pointer_type, dialect=_DIALECT),
    "PointerTypeAttribute": partial(pointer_type_attribute, dialect=_DIALECT),
    "VariableType": partial(variable_type, dialect=_DIALECT),
    "Whole": _whole,
}
