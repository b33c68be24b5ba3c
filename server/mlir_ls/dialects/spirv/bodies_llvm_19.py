"""spirv of LLVM 19: images of all dimensionalities may be sampled, and no type is made of bf16."""

from __future__ import annotations

from mlir_ls.dialects.spirv.bodies import ATTRIBUTES as _ATTRIBUTES
from mlir_ls.dialects.spirv.bodies import TYPES as _TODAY
from mlir_ls.dialects.spirv.bodies import Spelling, component, first_types, sampled_image, stride_after
from mlir_ls.ods.bodies.reader import BodyReader
from mlir_ls.syntax.leaf import Type


def _component(reader: BodyReader) -> Type:
    """A type that composite types can be made of."""
    start = reader.position
    found = component(reader)
    if str(found) == "bf16":
        reader.fail_at(f"expected a type of SPIR-V, but got `{found}`", start)
    return found


TYPES = {
    **_TODAY,
    **first_types(Spelling("spirv", _component, _component, stride_after, ", stride={}")),
    "sampled_image": sampled_image(()),
}
ATTRIBUTES = _ATTRIBUTES
