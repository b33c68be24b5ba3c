"""linalg of 2019 to 2024: operands that are read and those that are written stand apart today."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.dialects.tensor.migration import NOT_STATIC, output_shape
from mlir_ls.migration.former import (
    after_name,
    inside,
    items_of_entry,
    kinds_of_loops,
    named,
    parted,
    recomposed,
    source_of,
    spelled,
    token_outside,
    type_in,
    types_from,
)
from mlir_ls.migration.leaves import Leaves
from mlir_ls.migration.place import DONE, NOT_DONE, RewriteSite, Special, value_of
from mlir_ls.migration.rewriter import Rewriter
from mlir_ls.syntax.leaf import LeafError
from mlir_ls.syntax.leaf.affine import AffineDim
from mlir_ls.syntax.leaf.attributes import AffineMapAttr, ArrayAttr, DictionaryAttr, IntegerAttr
from mlir_ls.syntax.leaf.nodes import Type
from mlir_ls.syntax.leaf.types import FloatType, IntegerType, MemRefType, RankedTensorType
from mlir_ls.syntax.tokens import REGION

_RANKED = MemRefType | RankedTensorType
_SHAPED = re.compile(r"memref|tensor|!")
_INTEGERS = re.compile(r"-?\d+")
_CONVOLUTIONS = {3: "linalg.conv_1d_nwc_wcf", 4: "linalg.conv_2d_nhwc_hwcf", 5: "linalg.conv_3d_ndhwc_dhwcf"}
_POOLED = {
    "linalg.pooling_max": ("arith.maximumf", "arith.maxsi"),
    "linalg.pooling_min": ("arith.minimumf", "arith.minsi"),
    "linalg.pooling_sum": ("arith.addf", "arith.addi"),
}
"""What is computed of numbers with a fraction, and of integers, which had a sign."""
_WINDOWED = 3
"""The operands of an operation that slides a window: two that are read, and one that is written."""


class _Windowed(NamedTuple):
    values: list[str]
    types: list[str]
    elements: list[Type]
    rank: int
    strides: tuple[int, ...]
    dilations: tuple[int, ...]


_INPUTS = {"linalg.copy": 1, "linalg.dot": 2, "linalg.matmul": 2, "linalg.matvec": 2}


def _named(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`(%a, %b, %c) : …` is `ins(%a, %b : …) outs(%c : …)` today."""
    shape = rewriter.item.node.shape
    parts = None if shape.generic or shape.attributes else _operands_and_types(rewriter, leaves, place)
    if parts is None:
        return NOT_DONE
    values, types = parts
    inputs = _INPUTS.get(shape.name, 1)
    if shape.name == "linalg.fill" and _SHAPED.match(types[0]):  # until 2021 the value stood last
        values, types = values[::-1], types[::-1]
    if len(values) <= inputs:
        return NOT_DONE
    arrow = token_outside(leaves, "->")
    result = f" -> {spelled(leaves, arrow + 1, leaves.count)}" if arrow > 0 else ""
    new = f"{shape.name} {_split(values, types, inputs)}{result}"
    rewriter.replace(shape.name_offset, len(shape.text.rstrip()), new)
    return DONE


def _split(values: Sequence[str], types: Sequence[str], inputs: int) -> str:
    """`ins(…) outs(…)`, of which there may be no inputs."""
    ins = f"ins({', '.join(values[:inputs])} : {', '.join(types[:inputs])}) " if inputs else ""
    return f"{ins}outs({', '.join(values[inputs:])} : {', '.join(types[inputs:])})"


def _operands_and_types(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[list[str], list[str]] | None:
    """The operands in parentheses and the types after the colon, as they are spelled today."""
    shape = rewriter.item.node.shape
    opening = next((index for index, token in enumerate(leaves.tokens) if token == "("), None)
    if opening is None:
        return None
    colon = leaves.after(opening)
    if leaves.tokens[colon] == "{":
        colon = leaves.after(colon)
    if leaves.tokens[colon] != ":":
        return None
    ranges = types_from(leaves, colon + 1)
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    if len(values) != len(ranges):
        return None
    return values, [spelled(leaves, first, after) for first, after in ranges]


def _convolution(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`linalg.conv(%filter, %input, %output)` is an operation for each rank today, whose filter follows the input."""
    found = _windowed(rewriter, leaves, place)
    if found is None or found.rank not in _CONVOLUTIONS:
        return NOT_DONE
    values, types = [[each[1], each[0], each[2]] for each in (found.values, found.types)]
    steps = [
        f"{name} = dense<{list(given)}> : tensor<{len(given)}xi64>"
        for name, given in (("dilations", found.dilations), ("strides", found.strides))
        if given
    ]
    if any([len(given) not in (0, found.rank - 2) for given in (found.dilations, found.strides)]):
        return NOT_DONE
    front = f" {{{', '.join(steps)}}}" if steps else ""
    return recomposed(leaves, f"{_CONVOLUTIONS[found.rank]}{front} {_split(values, types, 2)}")


def _pooling(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`linalg.pooling_max(%input, %window, %output)` takes any rank, for which today's MLIR has `linalg.generic` alone."""
    found = _windowed(rewriter, leaves, place)
    if found is None or found.rank == 0 or any([len(each) not in (0, found.rank) for each in (found.dilations, found.strides)]):
        return NOT_DONE
    dims = [f"d{number}" for number in range(2 * found.rank)]
    outer, inner = dims[: found.rank], dims[found.rank :]
    read = [
        f"{at}{_times(found.strides, number)} + {step}{_times(found.dilations, number)}"
        for number, (at, step) in enumerate(zip(outer, inner, strict=True))
    ]
    maps = [f"affine_map<({', '.join(dims)}) -> ({', '.join(results)})>" for results in (read, inner, outer)]
    loops = ['"parallel"'] * found.rank + ['"reduction"'] * found.rank
    elements = [str(each) for each in found.elements]
    kind = int(not isinstance(found.elements[2], FloatType))
    if elements[0] != elements[2] or not isinstance(found.elements[2], FloatType | IntegerType):
        return NOT_DONE
    names = [f"%{place.names.new(name)}" for name in ("in", "size", "out", "new")]
    arguments = ", ".join([f"{name}: {element}" for name, element in zip(names, elements, strict=False)])
    operation = f"{_POOLED[rewriter.item.node.shape.name][kind]} {names[2]}, {names[0]} : {elements[2]}"
    line = rewriter.lines[rewriter.item.line]
    indent = line[: len(line) - len(line.lstrip())]
    return recomposed(
        leaves,
        f"linalg.generic {{indexing_maps = [{', '.join(maps)}], iterator_types = [{', '.join(loops)}]}} "
        f"{_split(found.values, found.types, 2)} {{\n{indent}^bb0({arguments}):\n{indent}  {names[3]} = {operation}\n"
        f"{indent}  linalg.yield {names[3]} : {elements[2]}\n{indent}}}",
    )


def _times(factors: Sequence[int], number: int) -> str:
    return f" * {factors[number]}" if factors and factors[number] != 1 else ""


def _windowed(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> _Windowed | None:
    """What an operation of 2020 that slides a window over buffers says; None where it says more, as of padding."""
    opening = after_name(leaves)
    parts = None if leaves.tokens[opening] != "(" else _operands_and_types(rewriter, leaves, place)
    if parts is None or len(parts[0]) != _WINDOWED:
        return None
    brace = leaves.after(opening)
    entries = inside(leaves, brace) if leaves.tokens[brace] == "{" else []
    named_values = [each.partition("=") for each in entries]
    steps = {name.strip(): tuple(map(int, _INTEGERS.findall(value.partition(">")[0]))) for name, _, value in named_values}
    if not any(steps.get("padding", ())):
        steps.pop("padding", None)
    colon = leaves.after(brace) if entries else brace
    buffers = [type_in(leaves, place, first, after) for first, after in types_from(leaves, colon + 1)]
    known = [each for each in buffers if isinstance(each, MemRefType)]
    ranks = {len(each.shape) for each in known}
    if steps.keys() - {"strides", "dilations"} or len(known) != _WINDOWED or len(ranks) != 1:
        return None
    elements = [each.element for each in known]
    return _Windowed(*parts, elements, ranks.pop(), steps.get("strides", ()), steps.get("dilations", ()))


def _generic(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`#trait %a, %b {…} : …` is `#trait ins(%a : …) outs(%b : …) {…}` today."""
    shape = rewriter.item.node.shape
    region = shape.text.find(REGION)
    if shape.generic or region < 0:
        return NOT_DONE
    trait = leaves.tokens[1] if leaves.tokens[0] == shape.name else ""
    value = place.names.environment.aliases.get(trait)
    counts = _counts(value) if isinstance(value, DictionaryAttr) else None
    operands = leaves.tokens.index("%") if "%" in leaves.tokens else 0
    brace = leaves.starts.index(shape.text.rindex("{", 0, region))
    types = leaves.after(brace)
    if counts is None or leaves.tokens[types] != ":" or sum(counts) != len(shape.uses) or "->" in leaves.tokens:
        return NOT_DONE
    given = [spelled(leaves, first, after) for first, after in types_from(leaves, types + 1)]
    values = [value_of(rewriter, place, use) for use in range(len(shape.uses))]
    if len(given) != len(values):
        return NOT_DONE
    rewriter.replace(leaves.starts[operands], leaves.starts[brace], f"{_split(values, given, counts[0])} ")
    rewriter.replace(leaves.end_of(types - 1), len(shape.text.rstrip()), "")
    return DONE


def _counts(trait: DictionaryAttr) -> tuple[int, int] | None:
    """How many operands are read and how many are written."""
    entries = dict(trait.entries)
    numbers = [entries.get("args_in"), entries.get("args_out")]
    views = entries.get("n_views")
    if isinstance(views, ArrayAttr):
        numbers = list(views.elements)
    found = [each.value for each in numbers if isinstance(each, IntegerAttr)]
    return (found[0], found[1]) if len(found) == 2 else None


OPERATIONS: dict[str, Special] = {
    **dict.fromkeys((*_INPUTS, "linalg.fill"), _named),
    "linalg.generic": _generic,
}


# -- 2020 to 2024 -------------------------------------------------------------------------------------------------------

_DIMS = "(d0, d1, d2)"
_BATCHED = "(d0, d1, d2, d3)"
_MATRICES = {
    "linalg.matmul_transpose_a": ("linalg.matmul", _DIMS, ("d2, d0", "d2, d1", "d0, d1")),
    "linalg.matmul_transpose_b": ("linalg.matmul", _DIMS, ("d0, d2", "d1, d2", "d0, d1")),
    "linalg.batch_matmul_transpose_a": ("linalg.batch_matmul", _BATCHED, ("d0, d3, d1", "d0, d3, d2", "d0, d1, d2")),
    "linalg.batch_matmul_transpose_b": ("linalg.batch_matmul", _BATCHED, ("d0, d1, d3", "d0, d2, d3", "d0, d1, d2")),
}
_KIND = re.compile(r"#linalg\.(?:unary|binary)_fn<(\w+)>")
_USUAL = {"linalg.elemwise_unary": "exp", "linalg.elemwise_binary": "add"}


def _empty(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """`[%n, 4] : tensor<?x4xf32>` becomes `(%n) : tensor<?x4xf32>`."""
    index, colon = after_name(leaves), token_outside(leaves, ":")
    if rewriter.item.node.shape.generic or leaves.tokens[index] != "[" or colon < 0:
        return NOT_DONE
    sizes = [each for each in inside(leaves, index) if each.startswith("%")]
    return recomposed(leaves, f"tensor.empty({', '.join(sizes)}) : {spelled(leaves, colon + 1, leaves.count)}")


def _reshape(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """Maps became lists of dimensions, and what has fewer of them is another operation than what has more."""
    first, colon, into = after_name(leaves), token_outside(leaves, ":"), token_outside(leaves, "into")
    if not into > colon > 0:
        return NOT_DONE
    source, result = type_in(leaves, place, colon + 1, into), type_in(leaves, place, into + 1, leaves.count)
    opening = token_outside(leaves, "[", first)
    if not isinstance(source, _RANKED) or not isinstance(result, _RANKED) or opening < 0 or type(source) is not type(result):
        return NOT_DONE
    groups = [_group(text, place) for text in inside(leaves, opening)]
    if None in groups:
        return NOT_DONE
    value, kind = source_of(leaves, first, opening), "memref" if isinstance(source, MemRefType) else "tensor"
    listed = ", ".join([f"[{', '.join(each)}]" for each in groups if each is not None])
    given, made = spelled(leaves, colon + 1, into), spelled(leaves, into + 1, leaves.count)
    if len(source.shape) > len(result.shape):
        return recomposed(leaves, f"{kind}.collapse_shape {value} [{listed}] : {given} into {made}")
    sizes = output_shape(rewriter, place, value, given, result, [", ".join(each) for each in groups if each is not None])
    if sizes is None:
        return False, NOT_STATIC
    return recomposed(leaves, f"{kind}.expand_shape {value} [{listed}] output_shape [{', '.join(sizes)}] : {given} into {made}")


def _group(text: str, place: RewriteSite) -> list[str] | None:
    """The dimensions in a list, or those that a map yields."""
    if text.startswith("["):
        return [each.strip() for each in text[1:-1].split(",")]
    try:
        found = place.names.environment.resolve(place.names.leaves.parse_attribute(text))
    except LeafError:
        return None
    results = found.map.results if isinstance(found, AffineMapAttr) else ()
    return [str(each.position) for each in results if isinstance(each, AffineDim)] or None


def _yield(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What pads a tensor belongs to tensor today, and so does what it yields."""
    parent, shape = place.parent, rewriter.item.node.shape
    if parent is not None and parent.node.shape.name == "linalg.pad_tensor" and not shape.generic:
        rewriter.replace(shape.name_offset, shape.name_end, "tensor.yield")
    return NOT_DONE


def _transposed(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """A product of a matrix that is transposed has maps that say so."""
    shape = rewriter.item.node.shape
    if shape.generic or leaves.tokens[after_name(leaves)] != "ins":
        return NOT_DONE
    new, dims, results = _MATRICES[shape.name]
    maps = ", ".join([f"affine_map<{dims} -> ({each})>" for each in results])
    rewriter.replace(shape.name_offset, shape.name_end, f"{new} indexing_maps = [{maps}]")
    return NOT_DONE


def _elementwise(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """What is done with each element is an attribute of one operation for all kinds."""
    shape = rewriter.item.node.shape
    first = after_name(leaves)
    ins = token_outside(leaves, "ins", first)
    found = _KIND.search(shape.text)
    casts = any([each.name == "cast" for each in shape.attributes])
    if shape.generic or ins < 0 or casts or leaves.tokens[first] not in ("ins", "{"):
        return NOT_DONE
    kind = found[1] if found is not None else _USUAL[shape.name]
    maps = _maps_of_elements(leaves, place, ins)
    rewriter.replace(shape.name_offset, leaves.starts[ins], f"linalg.elementwise kind=#linalg.elementwise_kind<{kind}> {maps}")
    return NOT_DONE


def _maps_of_elements(leaves: Leaves, place: RewriteSite, ins: int) -> str:
    """Which element of each operand is taken, where one of them is a number that is taken for each."""
    outs = token_outside(leaves, "outs", ins)
    types: list[object] = []
    for word in (ins, outs):
        after = leaves.after(word + 1) - 1
        colon = next((index for index in range(word, after) if leaves.tokens[index] == ":"), after)
        types += [type_in(leaves, place, *each) for each in parted(leaves, colon + 1, after)]
    written = types[-1] if outs > 0 else None
    if not isinstance(written, _RANKED) or all([isinstance(each, _RANKED) for each in types]) or None in types:
        return ""
    dims = ", ".join([f"d{number}" for number in range(len(written.shape))])
    maps = [f"affine_map<({dims}) -> ({dims if isinstance(each, _RANKED) else ''})>" for each in types]
    return f"indexing_maps = [{', '.join(maps)}] "


def _unsigned(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """That numbers have no sign is an attribute of the product."""
    shape = rewriter.item.node.shape
    if not shape.generic and leaves.tokens[after_name(leaves)] == "ins":
        new = "linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}"
        rewriter.replace(shape.name_offset, shape.name_end, new)
    return NOT_DONE


def _map(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The region of a map takes an element of what is written as well."""
    shape = rewriter.item.node.shape
    region = shape.text.find(REGION)
    outs = token_outside(leaves, "outs")
    if shape.generic or region < 0 or outs < 0 or len(shape.regions[0].arguments) != len(shape.uses) - 1:
        return NOT_DONE
    colon = next((index for index in range(outs, leaves.count) if leaves.tokens[index] == ":"), -1)
    written = type_in(leaves, place, colon + 1, leaves.after(outs + 1) - 1) if colon > 0 else None
    closing = shape.text.rfind(")", 0, region)
    if not isinstance(written, _RANKED) or closing < leaves.end_of(leaves.after(outs + 1) - 1):
        return NOT_DONE
    front = ", " if len(shape.uses) > 1 else ""
    rewriter.insert(closing, f"{front}%{place.names.new('init')}: {written.element}")
    return NOT_DONE


def _of_elements(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The kinds of loops are words of the dialect in the generic form today, and the operands of 2019 stand apart."""
    if not rewriter.item.node.shape.generic:
        return _generic(rewriter, leaves, place)
    return kinds_of_loops(rewriter, "linalg")


def _indexed(rewriter: Rewriter, leaves: Leaves, place: RewriteSite) -> tuple[bool, str]:
    """The numbers of an element are no arguments of the region but operations in it."""
    shape, items = rewriter.item.node.shape, items_of_entry(rewriter.item)
    label, first = next(items, None), next(items, None)
    if shape.generic or label is None or label.node.shape.kind != "label" or first is None:
        return NOT_DONE
    inner = Rewriter(label, rewriter.lines)
    arguments = Leaves(inner, place.colons, place.names)
    opening = arguments.tokens.index("(") if "(" in arguments.tokens else -1
    listed = parted(arguments, opening + 1, arguments.after(opening) - 1) if opening > 0 else []
    count = len(listed) - len(shape.uses)
    is_of_2019 = token_outside(leaves, "ins") < 0 and token_outside(leaves, "outs") < 0
    if count < 1 or (is_of_2019 and _generic(rewriter, leaves, place) == NOT_DONE):
        return NOT_DONE
    indices = [source_of(arguments, *each).partition(":")[0].strip() for each in listed[:count]]
    ends = arguments.starts[listed[count][0]] if count < len(listed) else arguments.end_of(listed[-1][1] - 1)
    inner.replace(arguments.starts[listed[0][0]], ends, "")
    following = Rewriter(first, rewriter.lines)
    for number, name in enumerate(indices):
        following.line_in_front(f"{name} = linalg.index {number} : index")
    rewriter.changes += [*inner.changes, *following.changes]
    rewriter.replace(shape.name_offset, shape.name_end, "linalg.generic")
    leaves.run(shape.name_end)
    return DONE


FORMER: dict[str, Special] = {
    **dict.fromkeys((*_INPUTS, "linalg.fill"), _named),
    "linalg.generic": _of_elements,
    "linalg.indexed_generic": _indexed,
    "linalg.map": _map,
    "linalg.matmul_unsigned": _unsigned,
    **dict.fromkeys(_MATRICES, _transposed),
    **dict.fromkeys(_USUAL, _elementwise),
    **dict.fromkeys(
        (
            *("linalg.collapse_shape", "linalg.expand_shape", "linalg.reshape"),
            *("linalg.tensor_collapse_shape", "linalg.tensor_expand_shape", "linalg.tensor_reshape"),
        ),
        _reshape,
    ),
    "linalg.conv": _convolution,
    **dict.fromkeys(_POOLED, _pooling),
    "linalg.conv_2d_input_nhwc_filter_hwcf": named("linalg.conv_2d_nhwc_hwcf"),
    "linalg.init_tensor": _empty,
    "linalg.matmul_i8_i8_i32": named("linalg.matmul"),
    "linalg.pad_tensor": named("tensor.pad"),
    "linalg.yield": _yield,
}
