"""tensor: creating and changing tensors. "'tensor' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.tensor.rules import bodies, parts, sizes
from mlir_ls.dialects.tensor.rules.casts import not_the_same_bits, not_the_same_tensor
from mlir_ls.semantics.verify.library.bodies import hands_to_parent, implies_no_values, takes
from mlir_ls.semantics.verify.library.casts import cast
from mlir_ls.semantics.verify.library.reshapes import groups_match, output_sizes, sizes_match
from mlir_ls.semantics.verify.library.slices import slice_bounds, slice_parameters
from mlir_ls.semantics.verify.library.subscripts import sizes_for_result, subscripts
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

_INSERT = (slice_parameters("dest"), slice_bounds("dest"), parts.part_of("dest", "source"))

RULES: Rules = {
    "bitcast": (cast(not_the_same_bits),),
    "cast": (cast(not_the_same_tensor),),
    "collapse_shape": (groups_match("result", "src"), sizes_match("result", "src")),
    "concat": (sizes.concatenated,),
    "empty": (sizes_for_result("dynamicSizes"),),
    "expand_shape": (output_sizes, groups_match("src", "result"), sizes_match("src", "result")),
    "extract": (subscripts("tensor", "indices"),),
    "extract_slice": (slice_parameters("source"), slice_bounds("source"), parts.part_of("source", "result")),
    "gather": (parts.dimensions_of("source", "gather_dims"), parts.part_by_indices("source", "result", "gather_dims")),
    "generate": (sizes_for_result("dynamicExtents"),),
    "insert": (subscripts("dest", "indices"),),
    "insert_slice": _INSERT,
    "pad": (sizes.padding_numbers, sizes.padded_type),
    "parallel_insert_slice": _INSERT,
    "reshape": (sizes.reshaped,),
    "scatter": (
        parts.dimensions_of("dest", "scatter_dims"),
        parts.part_by_indices("dest", "source", "scatter_dims"),
    ),
    "splat": (sizes_for_result("dynamicSizes"),),
}

SITE_RULES: SiteRules = {
    "parallel_insert_slice": (parts.inserted_into, parts.parallel_parent),
    "yield": (hands_to_parent({"tensor.generate": bodies.element, "tensor.pad": bodies.element}),),
}

_FILLED = (takes(bodies.indices), implies_no_values())

BODY_RULES: BodyRules = {"generate": _FILLED, "pad": _FILLED}
