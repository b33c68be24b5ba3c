"""affine: expressions over SSA values that are affine or not by which of the values are the same. "'affine' Dialect"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_ls.dialects.affine.syntax import read_bounds
from mlir_ls.ods.syntaxes.affine_operands import MapOperands, depends_on_names, expression
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import HeaderRange
from mlir_ls.semantics.verify.rules import Violation, rule
from mlir_ls.syntax.leaf.attributes import AffineMapAttr
from mlir_ls.syntax.reader import Broken, HeaderReader


@rule("affine.expression")
def expression_of_values(site: Site) -> Iterator[Violation]:
    """What a value is where it occurs first, a dimension or a symbol, it is in all of a list. "Restrictions on Dimensions"."""
    operation = site.operation
    maps = [each.map for each in operation.shape.implied.values() if isinstance(each, AffineMapAttr)]
    if operation.generic or not any([depends_on_names(result) for map_ in maps for result in map_.results]):
        return
    uses = {slot: use for use, (slot, _, _) in enumerate(operation.shape.uses)}
    reader = HeaderReader(operation.shape.text, operation.environment.leaves)
    try:
        _read_lists(reader, lambda one, other: site.are_same(uses[one], uses[other]))
    except Broken as broken:
        fault = broken.fault
        yield Violation(fault.message, HeaderRange(fault.start, fault.end))


def _read_lists(reader: HeaderReader, same: Callable[[int, int], bool]) -> None:
    """Reads the subscripts of memories and the bounds of loops of a header, which is known to have no other fault."""
    before = ""
    while (token := reader.peek()) not in ("", "{", ":"):
        found = MapOperands(same)
        if token == "[" and (before == "%" or before[:1] == "#"):
            reader.delimited("[", lambda: expression(reader, found))  # noqa: B023
        elif token == "(" and before in ("=", "to"):
            read_bounds(reader, "max" if before == "=" else "min", found)
        else:
            reader.next()
        before = token
