"""gpu: kernels and how they are launched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from mlir_ls.ods.assembly.attributes import imply
from mlir_ls.ods.assembly.directives import Arguments, Directive
from mlir_ls.ods.assembly.enums import refuse_word
from mlir_ls.ods.syntaxes.functions import read_signature
from mlir_ls.ods.syntaxes.parts import (
    INDEX,
    definitions,
    further_attributes,
    give_results,
    group,
    operand,
    symbol_attribute,
    typed_group,
    typed_use,
    unit_keyword,
)
from mlir_ls.syntax.leaf.attributes import IntegerAttr, TypeAttr
from mlir_ls.syntax.leaf.types import DialectType, FunctionType, IntegerType
from mlir_ls.syntax.reader import HeaderReader
from mlir_ls.syntax.shape import ValueGroup

_TOKEN = DialectType("gpu", "async.token", None, ())
_I32 = IntegerType(32)
_I64 = IntegerType(64)
_REDUCTIONS = (
    *("add", "mul", "minui", "minsi", "minnumf", "maxui", "maxsi", "maxnumf", "and", "or", "xor", "minimumf"),
    "maximumf",
)


def _func(reader: HeaderReader) -> None:
    """@name signature workgroup? private? `kernel`? (`attributes` dictionary)? region"""
    reader.symbol_definition()
    start = reader.offset()
    signature = read_signature(reader)
    if signature.inputs and not signature.arguments:
        reader.fail_at("expected-token", "the arguments of a kernel need names", start, reader.end_of_last())
    reader.implied["function_type"] = TypeAttr(FunctionType(tuple(signature.inputs), tuple(signature.results)))
    attributions = _all_attributions(reader, with_attributes=True)
    unit_keyword(reader, "kernel", "gpu.kernel")
    further_attributes(reader, "function_type", "sym_name", "workgroup_attributions", with_keyword=True)
    give_results(reader, ())
    reader.region([*signature.arguments, *attributions])


def _all_attributions(reader: HeaderReader, with_attributes: bool) -> list[ValueGroup]:
    """workgroup? private?;  how many of them are of the workgroup is an attribute"""
    shared = _attributions(reader, "workgroup", with_attributes)
    reader.implied["workgroup_attributions"] = IntegerAttr(len(shared), _I64)
    return [*shared, *_attributions(reader, "private", with_attributes)]


def _attributions(reader: HeaderReader, keyword: str, with_attributes: bool) -> list[ValueGroup]:
    """(keyword `(` (%name `:` type),* `)`)?: buffers that the kernel's region gets as arguments."""
    if not reader.accept(keyword):
        return []
    read = partial(reader.block_argument, kind="attribution") if with_attributes else partial(_typed_name, reader)
    return reader.delimited("(", read)


def _typed_name(reader: HeaderReader) -> ValueGroup:
    slot = reader.definition_slot()
    reader.expect(":")
    type_ = reader.type()
    reader.opt_location()
    return ValueGroup(slot, 1, (type_,))


def launch(reader: HeaderReader, named: Sequence[str] = ("module", "function")) -> None:
    """dependencies (`clusters` sizes)? `blocks` sizes `threads` sizes (`dynamic_shared_memory_size` %size)?
    (`module` `(` @name `)`)? (`function` `(` @name `)`)? workgroup? private? region dictionary?;  `named`: what has a name"""
    give_results(reader, [_TOKEN] if _dependencies(reader) else ())
    clusters: tuple[list[int], list[int]] = [], []
    if reader.accept("clusters"):
        clusters = _sizes(reader, "clusterSize")
    reader.expect("blocks")
    blocks = _sizes(reader, "gridSize")
    reader.expect("threads")
    threads = _sizes(reader, "blockSize")
    if reader.accept("dynamic_shared_memory_size"):
        operand(reader, "dynamicSharedMemorySize", _I32)
    for keyword in named:
        if reader.accept(keyword):
            reader.expect("(")
            symbol_attribute(reader, keyword, flat=True)
            reader.expect(")")
    attributions = _all_attributions(reader, with_attributes=False)
    slots = [*blocks[0], *threads[0], *blocks[1], *threads[1], *clusters[0], *clusters[1]]
    reader.region([*definitions(slots, [INDEX] * len(slots)), *attributions])
    further_attributes(reader, "operandSegmentSizes", "workgroup_attributions")


def _dependencies(reader: HeaderReader) -> bool:
    """`async`? (`[` %token, … `]`)?;  whether the operation yields a token"""
    asynchronous = _asynchronous(reader)
    group(reader, "asyncDependencies", reader.opt_delimited("[", reader.use) or (), _TOKEN)
    return asynchronous


def _asynchronous(reader: HeaderReader) -> bool:
    """`async`?;  the token that it yields needs a name"""
    start = reader.offset()
    if not reader.accept("async"):
        return False
    if not reader.definitions:
        message = "an operation that is 'async' yields a token, which needs a name: '%token = …'"
        reader.fail_at("result-count", message, start, reader.end_of_last())
    return True


def _sizes(reader: HeaderReader, operands: str) -> tuple[list[int], list[int]]:
    """`(` ids `)` `in` `(` %size `=` %operand, … `)`: the slots of the ids and of the sizes.

    MLIR takes more than three ids; the others name nothing that the region has.
    """
    ids = reader.delimited("(", reader.definition_slot)[:3]
    reader.expect("in")
    reader.expect("(")
    sizes = []
    for dimension in "XYZ":
        if dimension != "X":
            reader.expect(",")
        sizes.append(reader.definition_slot())
        reader.expect("=")
        operand(reader, operands + dimension, INDEX)
    reader.expect(")")
    return ids, sizes


def _warp_execute_on_lane_0(reader: HeaderReader) -> None:
    """`(` %lane `)` `[` size `]` (`args` `(` operands `:` types `)`)? (`->` results)? region dictionary?"""
    reader.expect("(")
    operand(reader, "laneid", INDEX)
    reader.expect(")")
    reader.expect("[")
    start = reader.offset()
    size = reader.integer()
    reader.add_attribute("warp_size", start)
    imply(reader, "warp_size", f"{size} : i64")
    reader.expect("]")
    if reader.accept("args"):
        typed_group(reader, "args")
    give_results(reader, reader.opt_arrow_types())
    reader.region()
    further_attributes(reader)


def _async_dependencies(reader: HeaderReader, arguments: Arguments) -> None:
    """`async`? (`[` %token, … `]`)?;  arguments: type of the token, dependencies"""
    token, dependencies = arguments
    token.give_types([_TOKEN] if _asynchronous(reader) else [])
    dependencies.give(reader.opt_delimited("[", reader.use) or ())


def _all_reduce_operation(reader: HeaderReader, arguments: Arguments) -> None:
    """The kind of a reduction, or nothing."""
    start = reader.offset()
    if reader.opt_keyword() is None:
        return
    word = reader.text[start : reader.end_of_last()]
    if word not in _REDUCTIONS:
        refuse_word(reader, word, _REDUCTIONS, start)
    arguments[0].spelled(start)
    arguments[0].imply(f"#gpu<all_reduce_op {word}>")


def _offloading_handler(reader: HeaderReader, arguments: Arguments) -> None:
    """(`<` attribute `>`)?"""
    if reader.accept("<"):
        start = reader.offset()
        reader.attribute()
        arguments[0].spelled(start)
        reader.expect(">")


def _launch_dim_type(reader: HeaderReader, arguments: Arguments) -> None:
    """(`:` type)?;  arguments: type of the sizes, the cluster's size if there is one, its types"""
    size, cluster, *of_cluster = arguments
    start = reader.offset()
    type_ = reader.type() if reader.accept(":") else INDEX
    size.give_types([type_], start)
    for each in of_cluster:
        each.give_types([type_] if cluster.uses() else [], start)


def _launch_func_operands(reader: HeaderReader, arguments: Arguments) -> None:
    """(`args` `(` (%operand `:` type),* `)`)?"""
    operands, types = arguments
    start = reader.offset()
    uses = reader.delimited("(", lambda: typed_use(reader)) if reader.accept("args") else []
    operands.give(uses)
    types.give_types([reader.use_types[use] for use in uses], start)


OPERATIONS = {
    "func": _func,
    "launch": launch,
    "warp_execute_on_lane_0": _warp_execute_on_lane_0,
}

DIRECTIVES: dict[str, Directive] = {
    "AllReduceOperation": _all_reduce_operation,
    "AsyncDependencies": _async_dependencies,
    "LaunchDimType": _launch_dim_type,
    "LaunchFuncOperands": _launch_func_operands,
    "OffloadingHandler": _offloading_handler,
}
