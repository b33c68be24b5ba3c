"""linalg: how the named operations index their operands. "'linalg' Dialect", "Named Operations".

Each line of `_INDEXED` has, after the names of operations, one list of indices for each operand, in the notation of affine
maps. `S0` is the first stride and `D0` the first dilation, which are attributes, or 1.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from mlir_ls.syntax.leaf import LeafParser
from mlir_ls.syntax.leaf.affine import AffineMap

_POINTWISE: Final = """
abs add ceil copy div div_unsigned elemwise_binary elemwise_unary erf exp fill floor log max min mul negf powf reciprocal round
rsqrt select sqrt square sub tanh
"""

POINTWISE: Final = frozenset(_POINTWISE.split())
"""The operations on elements at the same place, of whatever rank; operands without a rank are the same at all places."""

_INDEXED: Final = """
batch_matvec: d0,d1,d2 | d0,d2 | d0,d1
batch_mmt4d: d0,d1,d3,d4,d6 | d0,d2,d3,d5,d6 | d0,d1,d2,d4,d5
batch_vecmat: d0,d2 | d0,d2,d1 | d0,d1
conv_1d: d0+d1 | d1 | d0
conv_1d_ncw_fcw: d0,d3,d2*S0+d4*D0 | d1,d3,d4 | d0,d1,d2
conv_1d_nwc_wcf: d0,d1*S0+d3*D0,d4 | d3,d4,d2 | d0,d1,d2
conv_2d: d0+d2,d1+d3 | d2,d3 | d0,d1
conv_2d_nchw_fchw: d0,d4,d2*S0+d5*D0,d3*S1+d6*D1 | d1,d4,d5,d6 | d0,d1,d2,d3
conv_2d_nchw_fchw_q: d0,d4,d2*S0+d5*D0,d3*S1+d6*D1 | d1,d4,d5,d6 | | | d0,d1,d2,d3
conv_2d_ngchw_fgchw: d0,d1,d5,d3*S0+d6*D0,d4*S1+d7*D1 | d2,d1,d5,d6,d7 | d0,d1,d2,d3,d4
conv_2d_ngchw_gfchw: d0,d1,d5,d3*S0+d6*D0,d4*S1+d7*D1 | d1,d2,d5,d6,d7 | d0,d1,d2,d3,d4
conv_2d_ngchw_gfchw_q: d0,d1,d5,d3*S0+d6*D0,d4*S1+d7*D1 | d1,d2,d5,d6,d7 | | | d0,d1,d2,d3,d4
conv_2d_nhwc_fhwc: d0,d1*S0+d4*D0,d2*S1+d5*D1,d6 | d3,d4,d5,d6 | d0,d1,d2,d3
conv_2d_nhwc_fhwc_q: d0,d1*S0+d4*D0,d2*S1+d5*D1,d6 | d3,d4,d5,d6 | | | d0,d1,d2,d3
conv_2d_nhwc_hwcf: d0,d1*S0+d4*D0,d2*S1+d5*D1,d6 | d4,d5,d6,d3 | d0,d1,d2,d3
conv_2d_nhwc_hwcf_q: d0,d1*S0+d4*D0,d2*S1+d5*D1,d6 | d4,d5,d6,d3 | | | d0,d1,d2,d3
conv_2d_nhwgc_gfhwc: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3,d7 | d3,d4,d5,d6,d7 | d0,d1,d2,d3,d4
conv_2d_nhwgc_gfhwc_q: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3,d7 | d3,d4,d5,d6,d7 | | | d0,d1,d2,d3,d4
conv_3d: d0+d3,d1+d4,d2+d5 | d3,d4,d5 | d0,d1,d2
conv_3d_ncdhw_fcdhw: d0,d5,d2*S0+d6*D0,d3*S1+d7*D1,d4*S2+d8*D2 | d1,d5,d6,d7,d8 | d0,d1,d2,d3,d4
conv_3d_ndhwc_dhwcf: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3*S2+d7*D2,d8 | d5,d6,d7,d8,d4 | d0,d1,d2,d3,d4
conv_3d_ndhwc_dhwcf_q: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3*S2+d7*D2,d8 | d5,d6,d7,d8,d4 | | | d0,d1,d2,d3,d4
depthwise_conv_1d_ncw_cw: d0,d2,d1*S0+d3*D0 | d2,d3 | d0,d2,d1
depthwise_conv_1d_nwc_wc: d0,d1*S0+d3*D0,d2 | d3,d2 | d0,d1,d2
depthwise_conv_1d_nwc_wcm: d0,d1*S0+d4*D0,d2 | d4,d2,d3 | d0,d1,d2,d3
depthwise_conv_2d_nchw_chw: d0,d3,d1*S0+d4*D0,d2*S1+d5*D1 | d3,d4,d5 | d0,d3,d1,d2
depthwise_conv_2d_nhwc_hwc: d0,d1*S0+d4*D0,d2*S1+d5*D1,d3 | d4,d5,d3 | d0,d1,d2,d3
depthwise_conv_2d_nhwc_hwc_q: d0,d1*S0+d4*D0,d2*S1+d5*D1,d3 | d4,d5,d3 | | | d0,d1,d2,d3
depthwise_conv_2d_nhwc_hwcm: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3 | d5,d6,d3,d4 | d0,d1,d2,d3,d4
depthwise_conv_2d_nhwc_hwcm_q: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3 | d5,d6,d3,d4 | | | d0,d1,d2,d3,d4
depthwise_conv_3d_ncdhw_cdhw: d0,d7,d1*S0+d4*D0,d2*S1+d5*D1,d3*S2+d6*D2 | d7,d4,d5,d6 | d0,d7,d1,d2,d3
depthwise_conv_3d_ndhwc_dhwc: d0,d1*S0+d4*D0,d2*S1+d5*D1,d3*S2+d6*D2,d7 | d4,d5,d6,d7 | d0,d1,d2,d3,d7
depthwise_conv_3d_ndhwc_dhwcm: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3*S2+d7*D2,d8 | d5,d6,d7,d8,d4 | d0,d1,d2,d3,d8,d4
dot: d0 | d0 |
fill_rng_2d:  | | | d0,d1
matvec: d0,d1 | d1 | d0
mmt4d: d0,d2,d3,d5 | d1,d2,d4,d5 | d0,d1,d3,d4
pooling_nchw_max pooling_nchw_sum: d0,d1,d2*S0+d4*D0,d3*S1+d5*D1 | d4,d5 | d0,d1,d2,d3
pooling_ncw_max pooling_ncw_sum: d0,d1,d2*S0+d3*D0 | d3 | d0,d1,d2
pooling_ndhwc_max pooling_ndhwc_min pooling_ndhwc_sum: d0,d1*S0+d5*D0,d2*S1+d6*D1,d3*S2+d7*D2,d4 | d5,d6,d7 |
    d0,d1,d2,d3,d4
pooling_nhwc_max pooling_nhwc_max_unsigned pooling_nhwc_min pooling_nhwc_min_unsigned pooling_nhwc_sum:
    d0,d1*S0+d4*D0,d2*S1+d5*D1,d3 | d4,d5 | d0,d1,d2,d3
pooling_nwc_max pooling_nwc_max_unsigned pooling_nwc_min pooling_nwc_min_unsigned pooling_nwc_sum: d0,d1*S0+d3*D0,d2 |
    d3 | d0,d1,d2
quantized_batch_matmul: d0,d1,d3 | d0,d3,d2 | | | d0,d1,d2
quantized_matmul: d0,d2 | d2,d1 | | | d0,d1
vecmat: d1 | d1,d0 | d0
batch_matmul: d0,d1,d3 | d0,d3,d2 | d0,d1,d2
batch_reduce_matmul: d0,d1,d3 | d0,d3,d2 | d1,d2
matmul: d0,d2 | d2,d1 | d0,d1
batch_matmul_transpose_a: d0,d3,d1 | d0,d3,d2 | d0,d1,d2
batch_matmul_transpose_b: d0,d1,d3 | d0,d2,d3 | d0,d1,d2
matmul_transpose_a: d2,d0 | d2,d1 | d0,d1
matmul_transpose_b: d0,d2 | d1,d2 | d0,d1
"""

_FACTOR = re.compile(r"[SD]\d")


def named_operations() -> list[str]:
    """The named operations that have indices of their own."""
    return list(_table())


def is_indexed(name: str) -> bool:
    """Whether the named operation has indices of its own."""
    return name in _table()


def factors_of(name: str) -> tuple[int, int]:
    """How many strides a named operation takes, and how many dilations."""
    found = set(_FACTOR.findall(" ".join(_table()[name])))
    return len([each for each in found if each[0] == "S"]), len([each for each in found if each[0] == "D"])


def maps_of_named(name: str, strides: Sequence[int], dilations: Sequence[int], leaves: LeafParser) -> list[AffineMap]:
    """The indexing maps of a named operation, one for each operand."""
    factors = {f"S{number}": value for number, value in enumerate(strides)}
    factors.update({f"D{number}": value for number, value in enumerate(dilations)})
    return [_map(text, _loops(name), factors, leaves) for text in _table()[name]]


@cache
def _table() -> dict[str, tuple[str, ...]]:
    table: dict[str, tuple[str, ...]] = {}
    for line in _INDEXED.replace("\n    ", " ").strip().splitlines():
        names, _, lists = line.partition(": ")
        operands = tuple([each.strip() for each in lists.split("|")])
        table.update(dict.fromkeys(names.split(), operands))
    return table


@cache
def _loops(name: str) -> int:
    return 1 + max([int(each) for each in re.findall(r"d(\d+)", " ".join(_table()[name]))])


def _map(text: str, loops: int, factors: Mapping[str, int], leaves: LeafParser) -> AffineMap:
    spelled = _FACTOR.sub(lambda found: str(factors.get(found[0], 1)), text)
    dims = ", ".join([f"d{number}" for number in range(loops)])
    return leaves.parse_affine_map(f"({dims}) -> ({spelled})")
