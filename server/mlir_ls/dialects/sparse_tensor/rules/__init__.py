"""sparse_tensor: tensors of which few elements are stored. "'sparse_tensor' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.sparse_tensor.rules import bodies, shapes, storage
from mlir_ls.dialects.sparse_tensor.rules.encoding import encoding_problem
from mlir_ls.semantics.verify.library.bodies import hands_to_parent, implies_no_values, takes
from mlir_ls.semantics.verify.rules import BodyRules, EncodingRule, Rules, SiteRules

ENCODING: EncodingRule = encoding_problem

RULES: Rules = {
    "assemble": (storage.last_buffer("result", "levels"), storage.buffers("result", "levels", "values")),
    "compress": (shapes.level_coordinates,),
    "concatenate": (shapes.joined_tensors,),
    "convert": (shapes.converted_type,),
    "coordinates": (storage.level_buffer("coordinates"),),
    "coordinates_buffer": (storage.stored_together,),
    "crd_translate": (shapes.translated_coordinates,),
    "disassemble": (
        storage.last_buffer("tensor", "ret_levels"),
        storage.buffers("tensor", "ret_levels", "ret_values"),
        storage.returned_buffers,
    ),
    "coiterate": (shapes.carried_values, shapes.repeated_case, shapes.used_coordinates),
    "extract_iteration_space": (shapes.parent_iterator, shapes.extracted_space),
    "extract_value": (storage.last_iterator,),
    "foreach": (shapes.carried_values, shapes.visiting_order),
    "iterate": (shapes.carried_values, shapes.used_coordinates),
    "positions": (storage.level_buffer("positions"),),
    "reinterpret_map": (shapes.kept_storage(reordered=False),),
    "reorder_coo": (shapes.kept_storage(reordered=True),),
    "slice.offset": (storage.no_slice,),
    "slice.stride": (storage.no_slice,),
    "sort": (shapes.not_a_permutation,),
    "storage_specifier.get": (storage.specifier_level,),
    "storage_specifier.set": (storage.specifier_level,),
    "values": (storage.stored_values,),
}

SITE_RULES: SiteRules = {
    "lvl": (bodies.known_level,),
    "push_back": (bodies.pushed_count,),
    "sort": (bodies.sorted_length,),
    "yield": (hands_to_parent(bodies.YIELDS), bodies.absent_value),
}

BODY_RULES: BodyRules = {
    "binary": (takes(bodies.binary_arguments), bodies.identity_type, bodies.region_end),
    "coiterate": (takes(bodies.carried_arguments, more=True),),
    "foreach": (takes(bodies.foreach_arguments), implies_no_values()),
    "iterate": (takes(bodies.iterate_arguments), implies_no_values()),
    "reduce": (takes(bodies.both_operands), bodies.region_end),
    "select": (takes(bodies.one_operand), bodies.region_end),
    "unary": (takes(bodies.unary_arguments), bodies.region_end),
}
