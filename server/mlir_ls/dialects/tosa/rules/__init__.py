"""tosa: tensor operators. "'tosa' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.tosa.rules import constants, elements, parts, regions, resized, scaled, shapes, sizes, values, windows
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

_REDUCE = (sizes.axis_in_range, sizes.axis_of_result, elements.kept_elements, sizes.left_sizes(drop=False), sizes.reduced_size)
_CONVOLUTION = (
    windows.window_numbers,
    elements.tosa_weights,
    elements.tosa_zero_point,
    elements.SUM_OF_PRODUCTS,
    windows.tosa_added_channels,
)

RULES: Rules = {
    "argmax": (elements.tosa_place, sizes.axis_in_range, sizes.left_sizes(drop=True)),
    "avg_pool2d": (windows.window_numbers, windows.window_places(), elements.SUM_OF_WINDOW, elements.tosa_zero_point),
    "cast_from_block_scaled": (sizes.tosa_blocks,),
    "cast_to_block_scaled": (sizes.tosa_blocks,),
    "clamp": (values.tosa_clamp,),
    "concat": (sizes.axis_in_range, elements.kept_elements, elements.tosa_joined_elements, sizes.joined_sizes()),
    "concat_shape": (sizes.tosa_joined_shapes,),
    "cond_if": (regions.tosa_alternative,),
    "const_shape": (values.tosa_shape,),
    "conv2d": (*_CONVOLUTION, windows.window_places(1)),
    "conv3d": (*_CONVOLUTION, windows.window_places(1, ("depth", "height", "width"))),
    "depthwise_conv2d": (*_CONVOLUTION, windows.window_places(0)),
    "dim": (sizes.axis_in_range,),
    "fft2d": (sizes.transformed_sizes, sizes.tosa_transformed_elements),
    "gather": (elements.kept_elements, parts.tosa_gathered),
    "matmul": (elements.tosa_zero_point, elements.tosa_quantized_factors),
    "matmul_t_block_scaled": (scaled.tosa_block_product,),
    "max_pool2d": (windows.window_numbers, elements.kept_elements, windows.window_places()),
    "mul": (elements.tosa_product, parts.tosa_factors),
    "negate": (elements.kept_elements, elements.tosa_zero_point),
    "pad": (parts.numbers_for_each("padding", 2, of_both=True), elements.kept_elements, elements.padded_elements),
    **dict.fromkeys([f"reduce_{kind}" for kind in ("all", "any", "max", "min", "product", "sum")], _REDUCE),
    "rescale": (scaled.tosa_rescaled,),
    "reshape": (elements.kept_elements,),
    "reverse": (sizes.axis_in_range, sizes.axis_of_result, elements.kept_elements),
    "rfft2d": (sizes.transformed_sizes, sizes.half_spectrum, sizes.tosa_transformed_elements),
    "scatter": (elements.same_elements("values_in", "input", result="values_out"), parts.tosa_scattered),
    "select": (elements.same_elements("input2", "input3", result="output"),),
    "slice": (parts.numbers_for_each("start", 1), parts.numbers_for_each("size", 1), elements.kept_elements),
    "table": (parts.tosa_looked_up,),
    "tile": (parts.numbers_for_each("multiples", 1, of_either=True), elements.kept_elements),
    "while_loop": (regions.tosa_loop_results,),
    "transpose_conv2d": (
        windows.window_numbers,
        elements.tosa_weights,
        elements.tosa_zero_point,
        elements.SUM_OF_PRODUCTS,
        windows.tosa_added_channels,
        windows.tosa_outer_padding,
    ),
    "transpose": (elements.kept_elements, sizes.transposed_sizes()),
}

_SHAPE_OPERATORS = (
    *("add_shape", "concat_shape", "div_ceil_shape", "div_floor_shape", "exp2_shape", "log2_ceil_shape", "log2_floor_shape"),
    *("max_shape", "min_shape", "mod_shape", "mul_shape", "sub_shape"),
)
_WITH_ZERO_POINTS = ("avg_pool2d", "conv2d", "conv3d", "depthwise_conv2d", "matmul", "negate", "transpose_conv2d")

SITE_RULES: SiteRules = {
    **dict.fromkeys((*_SHAPE_OPERATORS, "slice"), (shapes.tosa_resolvable_shape,)),
    **dict.fromkeys(_WITH_ZERO_POINTS, (constants.tosa_zero_point_value,)),
    "mul": (constants.tosa_shifted_product,),
    "rescale": (constants.tosa_zero_point_of_scaled,),
    "reshape": (shapes.tosa_resolvable_shape, shapes.tosa_new_shape),
    "resize": (shapes.tosa_resolvable_shape, resized.tosa_resized),
    "slice_shape": (shapes.tosa_resolvable_shape, shapes.tosa_slice_of_shape),
    "variable_read": (shapes.tosa_declared_variable,),
    "variable_write": (shapes.tosa_declared_variable,),
    "pad": (shapes.tosa_resolvable_shape, parts.tosa_padded),
    "tile": (shapes.tosa_resolvable_shape, parts.tosa_multiples),
    "yield": (regions.tosa_yielded,),
}

BODY_RULES: BodyRules = {"cond_if": (regions.tosa_loop_arguments,), "while_loop": (regions.tosa_loop_arguments,)}
