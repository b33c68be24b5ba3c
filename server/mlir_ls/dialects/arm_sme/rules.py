"""arm_sme: tiles of the matrix extension. "'arm_sme' Dialect", ArmSMETileOpInterface."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.model.operation import Operation
from mlir_ls.semantics.verify.model.places import HeaderRange, attribute_at
from mlir_ls.semantics.verify.rules import Rules, rule
from mlir_ls.syntax.leaf.attributes import BoolAttr, IntegerAttr


@rule("arm_sme.tile-number")
def arm_sme_tile_number(operation: Operation) -> Iterator[tuple[str, HeaderRange]]:
    """The number of a tile is an i32, where one is given; what is no number means nothing."""
    found = operation.attribute("tile_id")
    if isinstance(found, IntegerAttr | BoolAttr) and str(found.type) != "i32":
        yield f"'tile_id' must be of type i32, but got {found}", attribute_at(operation, "tile_id")


_OPERATIONS = (
    *("copy_tile", "extract_tile_slice", "get_tile", "insert_tile_slice", "load_tile_slice", "outerproduct"),
    *("store_tile_slice", "tile_load", "tile_store", "zero"),
    *[f"{kind}_2way" for kind in ("fmopa", "fmops", "smopa", "smops", "umopa", "umops")],
    *[f"{kind}_4way" for kind in ("smopa", "smops", "sumopa", "sumops", "umopa", "umops", "usmopa", "usmops")],
)

RULES: Rules = dict.fromkeys(_OPERATIONS, (arm_sme_tile_number,))
