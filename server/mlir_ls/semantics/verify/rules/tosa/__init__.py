"""tosa: tensor operators. "'tosa' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules
from mlir_ls.semantics.verify.rules.tosa import parts, regions, sizes, values

_REDUCE = (sizes.axis_in_range, sizes.kept_elements, sizes.left_sizes(drop=False))
_WINDOW = (sizes.window_numbers,)

RULES: Rules = {
    "argmax": (sizes.axis_in_range, sizes.left_sizes(drop=True)),
    "avg_pool2d": _WINDOW,
    "clamp": (values.tosa_clamp,),
    "concat": (sizes.axis_in_range, sizes.kept_elements, sizes.joined_sizes()),
    "const": (values.tosa_constant,),
    "const_shape": (values.tosa_shape,),
    "conv2d": _WINDOW,
    "conv3d": _WINDOW,
    "depthwise_conv2d": _WINDOW,
    "fft2d": (sizes.transformed_sizes,),
    "gather": (parts.tosa_gathered,),
    "matmul": (values.tosa_zero_point,),
    "max_pool2d": (sizes.window_numbers, sizes.kept_elements),
    "mul": (parts.tosa_factors,),
    "pad": (parts.tosa_kept_rank, parts.numbers_for_each("padding", 2)),
    **dict.fromkeys([f"reduce_{kind}" for kind in ("all", "any", "max", "min", "product", "sum")], _REDUCE),
    "reshape": (sizes.kept_elements, sizes.kept_count),
    "reverse": (sizes.axis_in_range, sizes.kept_elements, sizes.same_sizes()),
    "rfft2d": (sizes.transformed_sizes,),
    "scatter": (parts.tosa_scattered,),
    "slice": (parts.numbers_for_each("start", 1), parts.numbers_for_each("size", 1), parts.tosa_kept_rank),
    "table": (parts.tosa_kept_rank, parts.tosa_looked_up),
    "tile": (parts.numbers_for_each("multiples", 1), parts.tosa_kept_rank),
    "transpose": (sizes.not_a_permutation, sizes.kept_elements, sizes.transposed_sizes()),
}

SITE_RULES: SiteRules = {
    "pad": (parts.tosa_padded,),
    "tile": (parts.tosa_multiples,),
    "yield": (regions.tosa_yielded,),
}

BODY_RULES: BodyRules = {"while_loop": (regions.tosa_loop_arguments,)}
