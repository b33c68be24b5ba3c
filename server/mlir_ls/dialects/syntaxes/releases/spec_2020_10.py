"""What the documents of 2019 and 2020 spell otherwise than today."""

from __future__ import annotations

from mlir_ls.dialects.syntaxes.releases.gpu_2019 import OPERATIONS as GPU
from mlir_ls.dialects.syntaxes.releases.llvm_2019 import OPERATIONS as LLVM
from mlir_ls.dialects.syntaxes.releases.nvvm_2019 import OPERATIONS as NVVM

OPERATIONS = {**GPU, **LLVM, **NVVM}
