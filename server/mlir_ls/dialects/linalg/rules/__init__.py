"""linalg: structured operations on tensors and buffers. "'linalg' Dialect"."""

from __future__ import annotations

from mlir_ls.dialects.linalg.rules import attributes, bodies, elements, products, relayout, shaped, winograd
from mlir_ls.dialects.linalg.rules.named import POINTWISE, named_operations
from mlir_ls.dialects.linalg.rules.structured import (
    convolution_maps,
    indexing,
    loops_of,
    loops_of_generic,
    mixed_semantics,
    output_results,
)
from mlir_ls.semantics.verify.library.bodies import takes
from mlir_ls.semantics.verify.library.trait_dictionaries import needs_maps_and_iterators
from mlir_ls.semantics.verify.rules import AttributeRules, BodyRules, Rules, SiteRules

_DESTINATIONS = (mixed_semantics, output_results)
_INDEXING = (*_DESTINATIONS, *indexing(loops_of))
_NAMED = (*_INDEXING, elements.element_casts)
_POINTWISE = (*_INDEXING, elements.pointwise_elements)
_KINDS = {
    name: (*_INDEXING, elements.random_elements) if name.startswith("fill_rng") else _NAMED for name in named_operations()
}

RULES: Rules = {
    **{
        name: (shaped.window_steps, *rules) if "conv" in name or name.startswith("pooling") else rules
        for name, rules in _KINDS.items()
    },
    **{
        name: (shaped.window_steps, *rules, convolution_maps)
        for name, rules in _KINDS.items()
        if name.startswith("conv_") and not name.endswith("_q")
    },
    **{name: (*_KINDS[name], products.product_maps(name)) for name in products.PRODUCTS},
    **dict.fromkeys(POINTWISE, _POINTWISE),
    "broadcast": (*_DESTINATIONS, shaped.broadcast_shape, elements.pointwise_elements),
    "contract": (*_NAMED, elements.contracted_loop),
    "copy": (*_INDEXING, elements.copied_elements),
    **dict.fromkeys(("elemwise_binary", "elemwise_unary"), _INDEXING),
    "elementwise": (elements.elementwise_arity, elements.chosen_elements, *_POINTWISE),
    "fill": (*_INDEXING, shaped.filled_with),
    "generic": (*needs_maps_and_iterators(), elements.iterator_kind, *_DESTINATIONS, *indexing(loops_of_generic)),
    "map": (*_DESTINATIONS, shaped.mapped_shape),
    "pack": (relayout.tiles("source", "dest"), relayout.tiled_type("source", "dest"), relayout.padding_value),
    "reduce": (*_DESTINATIONS, shaped.reduced_shape),
    "softmax": (output_results,),
    "transpose": (*_DESTINATIONS, shaped.transposed_shape, elements.pointwise_elements),
    "winograd_filter_transform": (winograd.filter_sizes, output_results),
    "winograd_input_transform": (winograd.input_sizes, output_results),
    "winograd_output_transform": (winograd.output_sizes, output_results),
    "unpack": (relayout.tiles("dest", "source"), relayout.tiled_type("dest", "source")),
}

ATTRIBUTES: AttributeRules = attributes.ATTRIBUTES

SITE_RULES: SiteRules = {
    "index": (bodies.structured_parent, bodies.loop_number),
    "yield": (bodies.structured_parent, bodies.yielded_values),
}

_BODY = (bodies.one_block, takes(bodies.elements), bodies.contraction_body)
_WITH_BODIES = ("broadcast", "contract", "copy", "elementwise", "fill", "generic", "map", "reduce", "transpose")

BODY_RULES: BodyRules = dict.fromkeys((*named_operations(), *POINTWISE, *_WITH_BODIES), _BODY)
