"""memref: buffers in memory. "'memref' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.memref.rules import access, allocation, dimensions, views
from mlir_ls.dialects.memref.rules.casts import not_only_another_space, not_the_same_buffer
from mlir_ls.semantics.verify.library.bodies import hands_to_parent, implies_no_values, results_of, takes
from mlir_ls.semantics.verify.library.calls import names_a
from mlir_ls.semantics.verify.library.casts import cast
from mlir_ls.semantics.verify.library.reshapes import groups_match, output_sizes, sizes_match
from mlir_ls.semantics.verify.library.slices import new_slice_parameters, slice_bounds, slice_parameters
from mlir_ls.semantics.verify.library.subscripts import sizes_for_result, subscripts
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

_SUBSCRIPTS = subscripts("memref", "indices")
_ALLOCATION = (sizes_for_result("dynamicSizes"), allocation.layout_symbol_count)

RULES: Rules = {
    "alloc": _ALLOCATION,
    "alloca": _ALLOCATION,
    "atomic_rmw": (_SUBSCRIPTS, access.atomic_kind),
    "cast": (cast(not_the_same_buffer),),
    "collapse_shape": (groups_match("result", "src"), sizes_match("result", "src"), dimensions.same_buffer(False)),
    "distinct_objects": (access.distinct_buffers,),
    "dma_start": (access.transfer_operands,),
    "dma_wait": (subscripts("tagMemRef", "tagIndices"),),
    "expand_shape": (
        groups_match("src", "result"),
        sizes_match("src", "result"),
        dimensions.same_buffer(True),
        output_sizes,
    ),
    "extract_strided_metadata": (access.strided_metadata,),
    "global": (allocation.global_type, allocation.global_value),
    "load": (_SUBSCRIPTS,),
    "memory_space_cast": (cast(not_only_another_space),),
    "prefetch": (_SUBSCRIPTS,),
    "realloc": (allocation.realloc_types,),
    "reinterpret_cast": (new_slice_parameters(), views.reinterpreted_type, views.reinterpreted_dynamic),
    "reshape": (views.reshape_types,),
    "store": (_SUBSCRIPTS,),
    "subview": (slice_parameters("source"), slice_bounds("source"), views.slice_type),
    "transpose": (views.transposed_type,),
    "view": (views.view_types, sizes_for_result("sizes")),
}

SITE_RULES: SiteRules = {
    "alloca": (allocation.allocation_scope,),
    "alloca_scope.return": (hands_to_parent({"memref.alloca_scope": results_of}),),
    "atomic_yield": (hands_to_parent({"memref.generic_atomic_rmw": results_of}),),
    "get_global": (names_a("memref.global", attribute="name"), allocation.type_of_global("name")),
}

BODY_RULES: BodyRules = {
    "alloca_scope": (implies_no_values(),),
    "generic_atomic_rmw": (takes(results_of, needed=True), access.atomic_effects),
}
