"""transform: transformations of programs, described as programs. "'transform' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.transform.rules import constrained, consumption, matching, patterns, sequences, structured
from mlir_ls.semantics.verify.library.bodies import implies_no_values
from mlir_ls.semantics.verify.library.calls import is_defined_within
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, SiteRules

_OPERANDS = (
    matching.excluding("permutation", "projected_permutation"),
    matching.listed("raw_position_list"),
)
_TRANSPOSED = (structured.permuted("transpose"),)

RULES: Rules = {
    "apply_conversion_patterns.dialect_to_llvm": (patterns.transform_converted_dialect,),
    "apply_registered_pass": (patterns.transform_dynamic_options,),
    "bufferization.one_shot_bufferize": (patterns.transform_analysis_only,),
    "get_operand": (matching.listed("raw_position_list"),),
    "get_result": (matching.listed("raw_position_list"),),
    "match.structured.dim": (matching.excluding("parallel", "reduction"), matching.listed("raw_dim_list")),
    "match.structured.init": _OPERANDS,
    "match.structured.input": _OPERANDS,
    "match.structured.result": (matching.transform_match_users, matching.excluding("any", "single")),
    "named_sequence": (sequences.transform_consumption,),
    "num_associations": (sequences.transform_count_type,),
    "split_handle": (matching.transform_split_kinds,),
    "structured.fuse": (
        structured.interchanged,
        structured.permuted("tile_interchange"),
        structured.tiled("static_tile_sizes", "use_forall"),
        structured.tiled("tile_sizes"),
    ),
    "structured.hoist_pad": _TRANSPOSED,
    "structured.hoist_pad.build_packing_loop_nest": _TRANSPOSED,
    "structured.interchange": (structured.permuted("iterator_interchange"),),
    "structured.pack_greedily": (structured.permuted("matmul_inner_dims_order"), structured.transform_packed_sizes),
    "structured.pack_transpose": (structured.permuted("inner_perm", "outer_perm"), structured.transform_transposed_pack),
    "structured.pad": (structured.transform_padding, structured.permuted("transpose_paddings", nested=True)),
    "structured.tile_using_for": (structured.transform_scalable_sizes("static_sizes"), structured.tiled("static_sizes")),
    "structured.tile_using_forall": (structured.transform_tiling,),
    "tune.knob": (patterns.transform_selected_option,),
    "structured.vectorize": (structured.transform_scalable_sizes("static_vector_sizes"),),
}
ATTRIBUTES: AttributeRules = (sequences.transform_attribute,)

_CONDITIONS = (
    *("body", "classify_contraction_dims", "classify_convolution_dims", "dim", "init", "input"),
    *("num_inits", "num_inputs", "rank", "result"),
)

SITE_RULES: SiteRules = {
    **{f"match.structured.{name}": (matching.transform_match_operand,) for name in _CONDITIONS},
    "alternatives": (sequences.transform_top_level,),
    "collect_matching": (is_defined_within("matcher"), sequences.transform_matcher),
    "foreach_match": (sequences.transform_match_pairs,),
    "include": (is_defined_within("target"), sequences.transform_included),
    "named_sequence": (sequences.transform_table_of_sequences, sequences.transform_nested_sequence),
    "sequence": (sequences.transform_top_level,),
    "with_pdl_patterns": (sequences.transform_pattern_nesting, sequences.transform_top_level),
    "yield": (sequences.transform_yielded,),
}

_CONVERTER = "TypeConverterBuilderOpInterface"

BODY_RULES: BodyRules = {
    "smt.constrain_params": (constrained.transform_constrained_parameters,),
    "apply_conversion_patterns": (
        patterns.children("ConversionPatternDescriptorOpInterface"),
        patterns.transform_converter_count,
        patterns.children(_CONVERTER, 1),
    ),
    "apply_patterns": (patterns.children("PatternDescriptorOpInterface"),),
    "func.cast_and_call": (patterns.children(_CONVERTER),),
    "irdl.collect_matching": (patterns.transform_matched_irdl,),
    "alternatives": (sequences.transform_arguments, implies_no_values()),
    "foreach": (sequences.transform_targets, implies_no_values()),
    "match.structured": (matching.transform_match_body,),
    "named_sequence": (
        consumption.transform_unmarked_consumption,
        sequences.transform_external_consumption,
        sequences.transform_recursion,
        sequences.transform_sequence_end,
    ),
    "sequence": (
        sequences.transform_arguments,
        sequences.transform_children,
        consumption.transform_consumed_twice,
        implies_no_values(),
    ),
    "structured.replace": (structured.transform_replacement,),
    "with_pdl_patterns": (sequences.transform_patterns_body, sequences.transform_arguments),
}
