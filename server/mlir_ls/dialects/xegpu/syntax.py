"""xegpu: operations close to Intel's graphics processors."""

from __future__ import annotations

from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.syntaxes.index_lists import DYNAMIC
from mlir_ls.syntax.reader import HeaderReader


def _opt_index_list(reader: HeaderReader, arguments: Arguments) -> None:
    """(`[` (%index | integer),+ `]`)?;  arguments: the operands, an array of the integers"""
    operands, integers = arguments
    start = reader.offset()
    if not reader.accept("["):
        return
    uses: list[int] = []
    values = reader.comma_list(lambda: _index(reader, uses))
    reader.expect("]")
    operands.give(uses)
    integers.spelled(start)
    integers.imply(f"array<i64: {', '.join(map(str, values))}>")


def _index(reader: HeaderReader, uses: list[int]) -> int:
    use = reader.opt_use()
    if use is not None:
        uses.append(use)
        return DYNAMIC
    value = reader.opt_integer()
    if value is None:
        reader.fail("expected an SSA value or an integer")
    return value


DIRECTIVES: dict[str, Directive] = {"OptionalDynamicIndexList": _opt_index_list}
