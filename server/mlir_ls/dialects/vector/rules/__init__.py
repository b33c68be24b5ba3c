"""vector: vectors of several dimensions. "'vector' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.vector.rules import access, arithmetic, masks, parts, shapes
from mlir_ls.semantics.verify.library.subscripts import subscripts
from mlir_ls.semantics.verify.library.trait_dictionaries import needs_maps_and_iterators
from mlir_ls.semantics.verify.rules import BodyRules, Rules, SiteRules

_INDICES = subscripts("base", "indices")
_OFFSETS = subscripts("base", "offsets")
_PLAIN = (access.unit_stride, access.accessed_rank, access.vector_elements, _INDICES)
_TRANSFER = (
    *(_INDICES, access.masked_attribute, access.transfer_map, access.broadcast_bounds),
    *(access.transfer_elements, access.transfer_mask),
)

RULES: Rules = {
    "bitcast": (shapes.recast_bits,),
    "broadcast": (shapes.stretched_vector,),
    "compressstore": (access.vector_elements, _INDICES, access.vectors_alike("mask", rank=1)),
    "constant_mask": (shapes.constant_mask_sizes,),
    "contract": (
        *(*needs_maps_and_iterators(), arithmetic.contraction_maps, arithmetic.contraction_sizes),
        *(arithmetic.kind_attribute, arithmetic.combining_kind),
    ),
    "create_mask": (shapes.created_mask_sizes,),
    "expandload": (access.vector_elements, _INDICES, access.vectors_alike("mask", rank=1), access.vectors_alike("pass_thru")),
    "extract": (parts.positions("source", counted=True), parts.extracted_type),
    "extract_strided_slice": (parts.extracted_slice,),
    "gather": (access.vector_elements, _OFFSETS, access.vectors_alike("indices", "mask", "pass_thru")),
    "insert": (parts.positions("dest"), parts.inserted_type, parts.inserted_scalar),
    "insert_strided_slice": (parts.inserted_slice,),
    "load": _PLAIN,
    "maskedload": (access.vector_elements, _INDICES, access.vectors_alike("mask", "pass_thru")),
    "maskedstore": (access.vector_elements, _INDICES, access.vectors_alike("mask")),
    "multi_reduction": (arithmetic.reduced_vector,),
    "outerproduct": (arithmetic.outer_product, arithmetic.kind_attribute, arithmetic.combining_kind),
    "print": (shapes.printed_twice,),
    "reduction": (arithmetic.reduced_vector, arithmetic.combining_kind),
    "scalable.extract": (parts.scalable_position,),
    "scalable.insert": (parts.scalable_position,),
    "scan": (arithmetic.scanned_vector, arithmetic.combining_kind),
    "scatter": (access.vector_elements, _OFFSETS, access.vectors_alike("indices", "mask")),
    "shape_cast": (shapes.recast_shape,),
    "shuffle": (shapes.shuffled_vector, shapes.shuffled_rows),
    "store": _PLAIN,
    "transfer_read": _TRANSFER,
    "transfer_write": _TRANSFER,
    "transpose": (shapes.transposed_vector,),
    "type_cast": (shapes.recast_memory,),
}

SITE_RULES: SiteRules = {
    "bitcast": (shapes.recast_bits_by_layout,),
    "transfer_read": (access.transfer_elements_by_layout,),
    "transfer_write": (access.transfer_elements_by_layout,),
}

BODY_RULES: BodyRules = {"mask": (masks.masked_operation, masks.unmaskable_operation, masks.masked_yield)}
