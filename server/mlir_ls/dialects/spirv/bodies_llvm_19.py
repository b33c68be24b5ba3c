"""spirv of LLVM 19: images of all dimensionalities may be sampled."""

from __future__ import annotations

from mlir_ls.dialects.spirv.bodies import ATTRIBUTES as _ATTRIBUTES
from mlir_ls.dialects.spirv.bodies import TYPES as _TODAY
from mlir_ls.dialects.spirv.bodies import sampled_image

TYPES = {**_TODAY, "sampled_image": sampled_image(())}
ATTRIBUTES = _ATTRIBUTES
