"""amx: tiles of registers, and their products. "'amx' Dialect"."""

from __future__ import annotations

from mlir_ls.plurals import counted
from mlir_ls.semantics.verify.library.casts import width
from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.reading import lacks_unit_stride, parameters_of, place_of
from mlir_ls.semantics.verify.rules import Found, Rules, rule
from mlir_ls.syntax.leaf import Type
from mlir_ls.syntax.leaf.types import MemRefType, VectorType

_MAX_ROWS = 16
_ROW_BITS = 512
_WORD_BITS = 32


def _tile(found: Type | None) -> tuple[int, int, Type] | None:
    """The rows, the columns and the elements of a tile."""
    if isinstance(found, VectorType):  # as tiles were until LLVM 19
        rows, columns = found.shape if len(found.shape) == 2 else (None, None)
        return None if rows is None or columns is None else (rows, columns, found.element)
    parameters = parameters_of(found, "amx", "tile")
    if parameters is None or len(parameters[0]) != 2:
        return None
    return parameters[0][0], parameters[0][1], parameters[1]


@rule("amx.tile-size")
def amx_tile_size(operation: Operation) -> Found:
    """A tile has two dimensions: 16 rows at most, of 64 bytes at most, in words of 32 bits."""
    for name in ("lhs", "rhs", "acc", "val", "res"):
        given = operation.type_named(name)
        parameters = parameters_of(given, "amx", "tile")
        if parameters is not None and len(parameters[0]) != 2:
            yield f"a tile has 2 dimensions, but got {given}", place_of(operation, name)
            return
        found = _tile(given)
        if found is None:
            continue
        rows, columns, element = found
        if rows > _MAX_ROWS:
            yield f"a tile has {_MAX_ROWS} rows at most, but got {rows}", place_of(operation, name)
            return
        bits = width(element)
        if bits is not None and (columns * bits > _ROW_BITS or columns * bits % _WORD_BITS):
            message = f"a row has {_ROW_BITS} bits at most, in words of {_WORD_BITS}: got {columns * bits}"
            yield message, place_of(operation, name)
            return


@rule("amx.tile-memory")
def amx_tile_memory(operation: Operation) -> Found:
    """Where no distance of rows is given, that of the memory is taken: it has rows, whose elements stand side by side."""
    memory, distance = operation.type_named("base"), operation.operand_group("stride")
    if not isinstance(memory, MemRefType) or distance is None or distance:
        return
    if memory.rank is not None and memory.rank < 2:
        yield f"a tile without a stride is in memory of 2 dimensions at least, but got {memory}", place_of(operation, "base")
    elif lacks_unit_stride(memory):
        yield f"the last dimension must have stride 1, but got {memory}", place_of(operation, "base")


@rule("amx.product")
def amx_product(operation: Operation) -> Found:
    """The tiles of a product have sizes that match, and elements that can be multiplied and added."""
    tiles = [_tile(operation.type_named(name)) for name in ("lhs", "rhs", "acc")]
    left, right, added = tiles
    if left is None or right is None or added is None:
        return
    whole = operation.spec.name == "amx.tile_muli"
    packed = 4 if whole else 2
    if left[0] != added[0]:
        yield f"the left tile has {counted(left[0], 'row')}, what is added {added[0]}", place_of(operation, "acc")
    elif right[1] // packed != added[1]:
        message = f"the right tile has {counted(right[1] // packed, 'column')} of {packed}, what is added {added[1]}"
        yield message, place_of(operation, "acc")
    elif left[1] // packed != right[0]:
        message = f"the left tile has {counted(left[1] // packed, 'column')} of {packed}, the right one {right[0]} rows"
        yield message, place_of(operation, "rhs")
    else:
        kinds = (str(left[2]), str(right[2]), str(added[2]))
        known = (("i8", "i8", "i32"),) if whole else (("bf16", "bf16", "f32"), ("f16", "f16", "f32"))
        if kinds not in known:
            yield f"no product of {kinds[0]} and {kinds[1]} is added to {kinds[2]}", place_of(operation, "lhs")


_ACCESS = (amx_tile_size, amx_tile_memory)
_PRODUCT = (amx_tile_size, amx_product)

RULES: Rules = {
    "tile_load": _ACCESS,
    "tile_mulf": _PRODUCT,
    "tile_muli": _PRODUCT,
    "tile_store": _ACCESS,
    "tile_zero": (amx_tile_size,),
}
