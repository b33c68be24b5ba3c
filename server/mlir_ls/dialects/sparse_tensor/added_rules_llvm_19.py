"""sparse_tensor of LLVM 19: a loop over a tensor refuses other numbers of arguments, and only warns of their types."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.sparse_tensor.rules.bodies import foreach_arguments
from mlir_ls.plurals import plural
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.model.regions import Inside
from mlir_ls.semantics.verify.rules import BodyRules, Violation, rule


@rule("sparse_tensor.visited-element-llvm-19")
def visited_element(inside: Inside) -> Iterator[Violation]:
    """The region takes the coordinates of an element, the element, and what the loop carries."""
    expected = foreach_arguments(inside.operation, 0)
    for region in inside.regions[:1]:
        if expected is not None and region.block_count and len(region.arguments) != len(expected):
            message = f"the region takes {plural(len(expected), 'argument')}, but got {len(region.arguments)}"
            yield Violation(message, name_of(inside.operation.shape))


BODY_RULES: BodyRules = {"foreach": (visited_element,)}
