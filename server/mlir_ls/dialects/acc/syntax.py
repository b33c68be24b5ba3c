"""acc: OpenACC. Its directives read the clauses of constructs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.ods.assembly.directives import Argument, Arguments, Directive
from mlir_ls.ods.syntaxes.parts import symbol_attribute
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import MemRefType, TypeAlias, UnrankedMemRefType
from mlir_ls.syntax.reader import HeaderReader

_NO_DEVICE = "#acc.device_type<none>"
_GANG_VALUES = ("num", "dim", "static")
_COMBINED = ("kernels", "parallel", "serial")


class _Operands(NamedTuple):
    """Operands of a clause with their types; `devices` are the types of the devices that they are for."""

    uses: list[int]
    types: list[Type]
    devices: list[str]


def _no_operands() -> _Operands:
    return _Operands([], [], [])


def _typed_use(reader: HeaderReader, found: _Operands) -> None:
    """%value `:` type"""
    found.uses.append(reader.use())
    reader.expect(":")
    found.types.append(reader.type())


def _device(reader: HeaderReader) -> str:
    """(`[` device `]`)?"""
    if not reader.accept("["):
        return _NO_DEVICE
    found = _attribute(reader)
    reader.expect("]")
    return found


def _attribute(reader: HeaderReader) -> str:
    start = reader.offset()
    reader.attribute()
    return reader.text[start : reader.end_of_last()]


def _devices(reader: HeaderReader) -> list[str] | None:
    """`[` device,* `]`, if it comes next"""
    if not reader.accept("["):
        return None
    found = reader.comma_list(lambda: _attribute(reader))
    reader.expect("]")
    return found


def _give(found: _Operands, operands: Argument, types: Argument, devices: Argument, start: int) -> None:
    operands.give(found.uses)
    types.give_types(found.types, start)
    devices.imply(_array(found.devices))


def _array(elements: Sequence[str]) -> str:
    return f"[{', '.join(elements)}]"


def _sizes(argument: Argument, sizes: Sequence[int]) -> None:
    argument.imply(f"array<i32: {', '.join(map(str, sizes))}>" if sizes else "array<i32>")


def _var(reader: HeaderReader, arguments: Arguments) -> None:
    """(`varPtr` | `var`) `(` %value, up to its type"""
    _keyword_and_use(reader, arguments[0], "varPtr", "var")


def _acc_var(reader: HeaderReader, arguments: Arguments) -> None:
    """(`accPtr` | `accVar`) `(` %value `:` type `)`;  arguments: the operand, its type"""
    operand, type_ = arguments
    _keyword_and_use(reader, operand, "accPtr", "accVar")
    reader.expect(":")
    start = reader.offset()
    type_.give_types([reader.type()], start)
    reader.expect(")")


def _keyword_and_use(reader: HeaderReader, operand: Argument, pointer: str, value: str) -> None:
    if reader.accept_any((pointer, value)) is None:
        reader.miss(pointer, value)
    reader.expect("(")
    operand.give([reader.use()])


def _var_pointer_type(reader: HeaderReader, arguments: Arguments) -> None:
    """type `)` (`varType` `(` type `)`)?;  arguments: the type of the operand, the type of the variable"""
    type_, variable = arguments
    start = reader.offset()
    found = reader.type()
    type_.give_types([found], start)
    reader.expect(")")
    if reader.accept("varType"):
        reader.expect("(")
        start = reader.offset()
        reader.type()
        variable.spelled(start)
        reader.expect(")")
    elif not isinstance(found, TypeAlias):  # what the elements of that are is not known here
        variable.imply(str(found.element if isinstance(found, MemRefType | UnrankedMemRefType) else found))


def _recipe(reader: HeaderReader, arguments: Arguments) -> None:
    """@symbol"""
    symbol_attribute(reader, arguments[0].name)


def _device_operands(reader: HeaderReader, found: _Operands) -> None:
    """(%value `:` type device?),*"""

    def operand() -> None:
        _typed_use(reader, found)
        found.devices.append(_device(reader))

    reader.comma_list(operand)


def _device_type_operands(reader: HeaderReader, arguments: Arguments) -> None:
    """(%value `:` type device?),*;  arguments: operands, their types, devices"""
    operands, types, devices = arguments
    start = reader.offset()
    found = _no_operands()
    _device_operands(reader, found)
    _give(found, operands, types, devices, start)


def _device_type_operands_or_keyword(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` (`[` device,* `]` `,`)? (%value `:` type device?),* `)`)?

    Arguments: operands, their types, devices, devices for which there is only the keyword. The reference reads devices in
    front of operands as well, but drops them.
    """
    operands, types, devices, keyword_only = arguments
    if not reader.accept("("):
        keyword_only.imply(_array([_NO_DEVICE]))
        return
    start = reader.offset()
    if _devices(reader) is not None:
        reader.expect(",")
    found = _no_operands()
    _device_operands(reader, found)
    _give(found, operands, types, devices, start)
    reader.expect(")")


def _groups(reader: HeaderReader, found: _Operands) -> list[int]:
    """(`{` (%value `:` type),* `}` device?),*;  gives back how many operands each group has"""

    def group() -> int:
        before = len(found.uses)
        reader.expect("{")
        reader.comma_list(lambda: _typed_use(reader, found))
        reader.expect("}")
        found.devices.append(_device(reader))
        return len(found.uses) - before

    return reader.comma_list(group)


def _grouped_operands(reader: HeaderReader, arguments: Arguments) -> None:
    """(`{` (%value `:` type),* `}` device?),*;  arguments: operands, their types, devices, sizes of the groups"""
    operands, types, devices, segments = arguments
    start = reader.offset()
    found = _no_operands()
    _sizes(segments, _groups(reader, found))
    _give(found, operands, types, devices, start)


def _wait_clause(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` (`[` device,* `]` `,`)? (`{` (`devnum` `:`)? (%value `:` type),* `}` device?),* `)`)?

    Arguments: operands, their types, devices, sizes of the groups, which groups begin with a device number, devices for
    which there is only the keyword.
    """
    operands, types, devices, segments, device_numbers, keyword_only = arguments
    if not reader.accept("("):
        keyword_only.imply(_array([_NO_DEVICE]))
        return
    start = reader.offset()
    only = _devices(reader)
    if only is not None:
        reader.expect(",")
        keyword_only.imply(_array(only))
    found = _no_operands()
    numbered: list[str] = []

    def group() -> int:
        before = len(found.uses)
        reader.expect("{")
        numbered.append("true" if reader.accept("devnum") else "false")
        if numbered[-1] == "true":
            reader.expect(":")
        reader.comma_list(lambda: _typed_use(reader, found))
        reader.expect("}")
        found.devices.append(_device(reader))
        return len(found.uses) - before

    _sizes(segments, reader.comma_list(group))
    device_numbers.imply(_array(numbered))
    _give(found, operands, types, devices, start)
    reader.expect(")")


def _operand_or_keyword(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` %value `:` type `)`)?;  arguments: the operand, its type, a unit for the keyword alone"""
    operand, type_, keyword_only = arguments
    if not reader.accept("("):
        keyword_only.imply("unit")
        return
    start = reader.offset()
    found = _no_operands()
    _typed_use(reader, found)
    operand.give(found.uses)
    type_.give_types(found.types, start)
    reader.expect(")")


def _operands_or_keyword(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` %value,* `:` type,* `)`)?;  arguments: the operands, their types, a unit for the keyword alone"""
    operands, types, keyword_only = arguments
    if not reader.accept("("):
        keyword_only.imply("unit")
        return
    operands.give(reader.comma_list(reader.use))
    reader.expect(":")
    start = reader.offset()
    types.give_types(reader.types(), start)
    reader.expect(")")


def _combined_constructs(reader: HeaderReader, arguments: Arguments) -> None:
    """`kernels` | `parallel` | `serial`"""
    start = reader.offset()
    word = reader.accept_any(_COMBINED)
    if word is None:
        reader.miss("kernels", "parallel", "serial", code="unknown-keyword")
    arguments[0].case(f"{word}_loop", _COMBINED.index(word) + 1, start)


def _gang_clause(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` (`[` device,* `]`)? (`,`? `{` values `}` device?)* `)`)?

    Arguments: operands, their types, what they say, devices, sizes of the groups, devices for which there is only the
    keyword.
    """
    operands, types, kinds, devices, segments, keyword_only = arguments
    if not reader.accept("("):
        keyword_only.imply(_array([_NO_DEVICE]))
        return
    start = reader.offset()
    only = _devices(reader)
    keyword_only.imply(_array(only or ()))
    found = _no_operands()
    argument_kinds: list[str] = []
    sizes: list[int] = []
    if only is None or reader.accept(","):
        sizes = reader.comma_list(lambda: _gang_values(reader, found, argument_kinds))
    kinds.imply(_array([f"#acc.gang_arg_type<{kind[0].upper()}{kind[1:]}>" for kind in argument_kinds]))
    _sizes(segments, sizes)
    _give(found, operands, types, devices, start)
    reader.expect(")")


def _gang_values(reader: HeaderReader, found: _Operands, argument_kinds: list[str]) -> int:
    """`{` (`num` `=` use)? (`dim` `=` use)? (`static` `=` use)? (`,` …)* `}` device?;  gives back how many values there are

    A comma stands before all rounds but the first of the clause: a group that is not the first begins with one, or is empty.
    """
    before = len(found.uses)
    reader.expect("{")
    while not found.uses or reader.accept(","):
        count = len(found.uses)
        for kind in _GANG_VALUES:
            if reader.accept(kind):
                reader.expect("=")
                argument_kinds.append(kind)
                _typed_use(reader, found)
        if len(found.uses) == count:
            reader.miss("num", "dim", "static", code="unknown-keyword")
    reader.expect("}")
    found.devices.append(_device(reader))
    return len(found.uses) - before


def _loop_control(reader: HeaderReader, arguments: Arguments) -> None:
    """(`control` `(` (%iv `:` type),* `)` `=` bounds `to` bounds `step` bounds)? region

    Arguments: the region, lower bounds and their types, upper bounds and their types, steps and their types.
    """
    variables = []
    if reader.accept("control"):
        variables = reader.delimited("(", reader.block_argument)
        for keyword, operands, types in zip(("=", "to", "step"), arguments[1::2], arguments[2::2], strict=True):
            reader.expect(keyword)
            reader.expect("(")
            start = reader.offset()
            uses = reader.comma_list(reader.use)
            if len(uses) != len(variables):
                message = f"expected {len(variables)} of them, one for each induction variable, but got {len(uses)}"
                reader.fail_at("operand-count", message, start, reader.end_of_last())
            operands.give(uses)
            reader.expect(":")
            start = reader.offset()
            types.give_types(reader.types(), start)
            reader.expect(")")
    reader.region(variables)


def _bind_name(reader: HeaderReader, arguments: Arguments) -> None:
    """((@symbol | "name") device?),*;  arguments: symbols, strings, and the devices of both"""
    start = reader.offset()
    symbols, strings, *devices = arguments
    of_symbols: list[str] = []
    of_strings: list[str] = []

    def name() -> None:
        symbol = reader.peek() == "@"
        reader.attribute()
        (of_symbols if symbol else of_strings).append(_device(reader))

    reader.comma_list(name)
    for names, found in ((symbols, of_symbols), (strings, of_strings)):
        if found:
            names.spelled(start)
    for argument, found in zip(devices, (of_symbols, of_strings), strict=False):
        argument.imply(_array(found))


def _routine_gang_clause(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` (`[` device,* `]` `,`)? (`dim` `:` attribute device?),* `)`)?

    Arguments: devices for which there is only the keyword, dimensions, their devices.
    """
    keyword_only, dimensions, devices = arguments
    if not reader.accept("("):
        keyword_only.imply(_array([_NO_DEVICE]))
        return
    only = _devices(reader)
    if only is not None:
        reader.expect(",")
    keyword_only.imply(_array(only or ()))
    found: list[str] = []

    def dimension() -> str:
        reader.expect("dim")
        reader.expect(":")
        value = _attribute(reader)
        found.append(_device(reader))
        return value

    dimensions.imply(_array(reader.comma_list(dimension)))
    devices.imply(_array(found))
    reader.expect(")")


def _device_type_array(reader: HeaderReader, arguments: Arguments) -> None:
    """(`(` `[` device,* `]` `)`)?"""
    if not reader.accept("("):
        arguments[0].imply(_array([_NO_DEVICE]))
        return
    found = _devices(reader)
    if found is None:
        reader.miss("[")
    arguments[0].imply(_array(found))
    reader.expect(")")


DIRECTIVES: dict[str, Directive] = {
    "AccVar": _acc_var,
    "BindName": _bind_name,
    "CombinedConstructsLoop": _combined_constructs,
    "DeviceTypeArrayAttr": _device_type_array,
    "DeviceTypeOperands": _device_type_operands,
    "DeviceTypeOperandsWithKeywordOnly": _device_type_operands_or_keyword,
    "DeviceTypeOperandsWithSegment": _grouped_operands,
    "GangClause": _gang_clause,
    "LoopControl": _loop_control,
    "NumGangs": _grouped_operands,
    "OperandWithKeywordOnly": _operand_or_keyword,
    "OperandsWithKeywordOnly": _operands_or_keyword,
    "RecipeSym": _recipe,
    "RoutineGangClause": _routine_gang_clause,
    "Var": _var,
    "VarPtrType": _var_pointer_type,
    "WaitClause": _wait_clause,
}
