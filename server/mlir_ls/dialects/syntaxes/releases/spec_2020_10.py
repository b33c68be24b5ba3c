"""What the documents of 2019 and 2020 spell otherwise than today."""

from __future__ import annotations

from mlir_ls.dialects.syntaxes.releases.gpu_2019 import OPERATIONS as GPU
from mlir_ls.dialects.syntaxes.releases.linalg_2019 import OPERATIONS as LINALG
from mlir_ls.dialects.syntaxes.releases.llvm_2019 import OPERATIONS as LLVM
from mlir_ls.dialects.syntaxes.releases.nvvm_2019 import OPERATIONS as NVVM
from mlir_ls.dialects.syntaxes.releases.std_2020 import DIRECTIVES as STD_DIRECTIVES
from mlir_ls.dialects.syntaxes.releases.std_2020 import OPERATIONS as STD
from mlir_ls.dialects.syntaxes.releases.vector_2019 import OPERATIONS as VECTOR

OPERATIONS = {**GPU, **LINALG, **LLVM, **NVVM, **STD, **VECTOR}

DIRECTIVES = STD_DIRECTIVES
