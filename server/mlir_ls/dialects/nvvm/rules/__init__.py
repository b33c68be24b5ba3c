"""nvvm: the intrinsics of NVIDIA's processors. "'nvvm' Dialect"; the rules follow the PTX instruction set."""

from __future__ import annotations

from mlir_ls.dialects.nvvm.rules import intrinsics, warps
from mlir_ls.semantics.verify.rules import AttributeRules, Rules

_ONE_WAY = (warps.nvvm_one_way_proxy,)

_ONE_WAY_ORDER = (intrinsics.nvvm_one_way_order,)
_ARRIVALS = ("arrive", "arrive_drop", "arrive.expect_tx", "arrive_drop.expect_tx")
_BARRIERS = (*_ARRIVALS, "complete_tx", "expect_tx", "test.wait", "try_wait")

RULES: Rules = {
    **{f"mbarrier.{name}": (intrinsics.nvvm_barrier_scope,) for name in _BARRIERS},
    "barrier": (intrinsics.nvvm_barrier,),
    "cp.async.bulk.tensor.global.shared.cta": (intrinsics.nvvm_coordinates,),
    "cp.async.bulk.tensor.shared.cluster.global": (intrinsics.nvvm_coordinates, intrinsics.nvvm_cluster_memory),
    "cp.async.shared.global": (intrinsics.nvvm_copy_size,),
    "convert.float.to.tf32": (warps.nvvm_rounding,),
    "fence.proxy": (intrinsics.nvvm_proxy,),
    "fence.proxy.acquire": _ONE_WAY,
    "fence.proxy.release": _ONE_WAY,
    "fence.proxy.sync_restrict": _ONE_WAY_ORDER,
    "fence.sync_restrict": _ONE_WAY_ORDER,
    "ldmatrix": (warps.nvvm_loaded_matrices,),
    "match.sync": (warps.nvvm_answer,),
    "mma.sync": (intrinsics.missing_attribute, intrinsics.nvvm_product),
    "pmevent": (warps.nvvm_event,),
    "prmt": (warps.nvvm_permuted_bytes,),
    "redux.sync": (warps.nvvm_reduced,),
    "setmaxregister": (intrinsics.nvvm_registers,),
    "shfl.sync": (intrinsics.nvvm_shuffle,),
    "st.bulk": (warps.nvvm_stored_value,),
    "stmatrix": (warps.nvvm_stored_matrices,),
    "vote.sync": (warps.nvvm_answer,),
    "wmma.load": (intrinsics.nvvm_matrix_memory, intrinsics.nvvm_matrix_fragment),
    "wmma.mma": (intrinsics.nvvm_matrix_fragment,),
    "wmma.store": (intrinsics.nvvm_matrix_memory, intrinsics.nvvm_matrix_fragment),
}
ATTRIBUTES: AttributeRules = (intrinsics.nvvm_kernel, intrinsics.nvvm_grid_constant)
