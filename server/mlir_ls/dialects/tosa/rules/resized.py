"""tosa: images that are resized. "'tosa' Dialect", `tosa.resize`."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.tosa.rules.parts import constant
from mlir_ls.semantics.verify.model.attributes import shown
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import operand_at
from mlir_ls.semantics.verify.model.reading import place_of
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf.types import RankedTensorType
from mlir_ls.syntax.shape import Mention


@rule("tosa.resized")
def tosa_resized(site: Site) -> Iterator[Violation]:
    """An image is scaled by fractions above 0, from one end to the other in whole steps, which make the sizes of the result."""
    operation = site.operation
    found = [constant(site, name) for name in ("scale", "offset", "border")]
    known = [each for each in found if each is not None]
    if len(known) != len(found) or [len(numbers) for _, numbers in known] != [4, 2, 2]:
        return
    (place, scale), (_, offset), (_, border) = known
    where, related = operand_at(operation.shape, place), (Mention("definition", place, "defined here"),)
    if min(scale) <= 0:
        yield Violation(f"the numbers of a scale are 1 or more, but got {shown(scale)}", where, related)
        return
    source, result = operation.type_named("input"), operation.type_named("output")
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return
    if len(source.shape) != 4 or len(result.shape) != 4:
        return
    for axis, name in enumerate(("height", "width")):
        size, made = source.shape[axis + 1], result.shape[axis + 1]
        if size is None:
            continue
        numerator, denominator = scale[2 * axis : 2 * axis + 2]
        way = (size - 1) * numerator - offset[axis] + border[axis]
        if way % denominator:
            message = f"the {name} is scaled to {way} / {denominator}, which is no whole number of steps"
            yield Violation(message, where, related)
            return
        if made is not None and made != way // denominator + 1:
            message = f"the {name} of the result is {way // denominator + 1}, but got {result}"
            yield Violation(message, place_of(operation, "output"), related)
            return
