"""affine: loops and accesses that can be analysed. "'affine' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.affine.rules import dimensions, expressions, maps, reductions, transfers
from mlir_ls.semantics.verify.library.bodies import hands_to_parent, implies_no_values, results_of, takes
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

_ACCESS = (maps.map_operands("indices", None),)
_BOUNDS = (
    *(maps.map_or_set("lowerBoundMap"), maps.map_operands("lowerBoundOperands", None, "lowerBoundMap", spelled=True)),
    *(maps.map_or_set("upperBoundMap"), maps.map_operands("upperBoundOperands", None, "upperBoundMap", spelled=True)),
    maps.spelled_operands("lowerBoundMap", "upperBoundMap"),
)

RULES: Rules = {
    "apply": (maps.map_or_set("map"), maps.map_operands("mapOperands", 1), maps.spelled_operands("map")),
    "delinearize_index": (maps.split_index, maps.dynamic_basis),
    "dma_start": (transfers.transfer_operands, transfers.transfer_count),
    "dma_wait": (transfers.transfer_operands,),
    "for": (*_BOUNDS, maps.bound, maps.step, maps.bound_results, maps.bound_operands, maps.loop_values),
    "if": (maps.map_or_set("condition"), maps.condition_inputs, maps.spelled_operands("condition")),
    "linearize_index": (maps.joined_indices, maps.dynamic_basis),
    "load": (*_ACCESS, maps.accessed_element(None)),
    "max": (maps.map_or_set("map"), maps.map_operands("operands", None, least=1)),
    "min": (maps.map_or_set("map"), maps.map_operands("operands", None, least=1)),
    "parallel": (maps.loop_bounds, reductions.loop_reductions),
    "prefetch": (*_ACCESS, maps.accessed_element(None)),
    "store": (*_ACCESS, maps.accessed_element("value")),
    "vector_load": (*_ACCESS, maps.accessed_element(None)),
    "vector_store": (*_ACCESS, maps.accessed_element("value")),
}

_LOOP_BOUNDS = (("lowerBoundOperands", "lowerBoundMap"), ("upperBoundOperands", "upperBoundMap"))
_INDICES = (expressions.expression_of_values, dimensions.analysable(dimensions.operands_of(("indices", "map"))),)

SITE_RULES: SiteRules = {
    "apply": (dimensions.loop_as_symbol,),
    "dma_start": (expressions.expression_of_values, dimensions.analysable(dimensions.of_transfer),),
    "dma_wait": (expressions.expression_of_values, dimensions.analysable(dimensions.of_transfer),),
    "for": (dimensions.analysable(dimensions.operands_of(*_LOOP_BOUNDS)),),
    "if": (dimensions.analysable(dimensions.of_condition),),
    "load": _INDICES,
    "parallel": (expressions.expression_of_values, dimensions.analysable(dimensions.of_bounds),),
    "prefetch": (expressions.expression_of_values, dimensions.analysable(dimensions.of_indices),),
    "store": _INDICES,
    "vector_load": _INDICES,
    "vector_store": _INDICES,
    "yield": (hands_to_parent(dict.fromkeys(("affine.for", "affine.if", "affine.parallel"), results_of)),),
}

BODY_RULES: BodyRules = {
    "for": (takes(maps.for_arguments), implies_no_values()),
    "if": (maps.missing_else, implies_no_values()),
    "parallel": (takes(maps.parallel_arguments), implies_no_values()),
}
