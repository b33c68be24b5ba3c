"""nvvm: the intrinsics of NVIDIA's processors. "'nvvm' Dialect"; the rules follow the PTX instruction set."""

from __future__ import annotations

from mlir_ls.dialects.nvvm.rules import intrinsics, warps
from mlir_ls.semantics.verify.rules import AttributeRules, Rules

RULES: Rules = {
    "cp.async.bulk.tensor.shared.cluster.global": (intrinsics.nvvm_cluster_memory,),
    "ldmatrix": (warps.nvvm_loaded_matrices,),
    "match.sync": (warps.nvvm_answer,),
    "mma.sync": (intrinsics.nvvm_product,),
    "redux.sync": (warps.nvvm_reduced,),
    "shfl.sync": (intrinsics.nvvm_shuffle,),
    "vote.sync": (warps.nvvm_answer,),
    "wmma.load": (intrinsics.nvvm_matrix_memory, intrinsics.nvvm_matrix_shape, intrinsics.nvvm_matrix_fragment),
    "wmma.mma": (intrinsics.nvvm_matrix_shape, intrinsics.nvvm_matrix_fragment,),
    "wmma.store": (intrinsics.nvvm_matrix_memory, intrinsics.nvvm_matrix_shape, intrinsics.nvvm_matrix_fragment),
}
ATTRIBUTES: AttributeRules = (intrinsics.nvvm_kernel, intrinsics.nvvm_grid_constant)
