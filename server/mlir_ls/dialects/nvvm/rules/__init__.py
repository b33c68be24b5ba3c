"""nvvm: the intrinsics of NVIDIA's processors. "'nvvm' Dialect"; the rules follow the PTX instruction set."""

from __future__ import annotations

from mlir_ls.dialects.nvvm.rules import copies, groups, intrinsics, supported, warps
from mlir_ls.semantics.verify.rules import AttributeRules, Rules, SiteRules

_AXES = ("x", "y", "z")
_BY_AXIS = ("cluster.ctaid", "cluster.nctaid", "clusterid", "ctaid", "nclusterid", "nctaid", "ntid", "tid")
_REGISTERS = (
    *[f"{name}.{axis}" for name in _BY_AXIS for axis in _AXES],
    *("cluster.ctarank", "cluster.nctarank", "gridid", "laneid", "nsmid", "nwarpid", "smid", "warpid", "warpsize"),
)

RULES: Rules = {
    **{f"read.ptx.sreg.{name}": (copies.nvvm_register_range,) for name in _REGISTERS},
    "convert.f32x2.to.bf16x2": (copies.nvvm_random_bits,),
    "convert.f32x2.to.f16x2": (copies.nvvm_random_bits,),
    "cp.async.bulk.shared.cluster.global": (copies.nvvm_multicast_mask,),
    "cp.async.bulk.tensor.global.shared.cta": (copies.nvvm_tensor_mode,),
    "cp.async.bulk.tensor.prefetch": (copies.nvvm_tensor_mode,),
    "cp.async.bulk.tensor.reduce": (copies.nvvm_tensor_mode,),
    "prefetch": (copies.nvvm_prefetched,),
    "tcgen05.cp": (copies.nvvm_multicast,),
    "tcgen05.ld": (copies.nvvm_tensor_memory,),
    "tcgen05.st": (copies.nvvm_tensor_memory,),
    "cp.async.bulk.tensor.shared.cluster.global": (intrinsics.nvvm_cluster_memory, copies.nvvm_tensor_mode),
    "ldmatrix": (warps.nvvm_loaded_matrices,),
    "match.sync": (warps.nvvm_answer,),
    "mma.block_scale": (groups.nvvm_scaled_product,),
    "mma.sp.block_scale": (groups.nvvm_scaled_product,),
    "mma.sp.sync": (groups.nvvm_sparse_product,),
    "mma.sync": (intrinsics.nvvm_product, intrinsics.nvvm_product_result, intrinsics.nvvm_matrix_layout),
    "redux.sync": (warps.nvvm_reduced,),
    "shfl.sync": (intrinsics.nvvm_shuffle, intrinsics.nvvm_shuffled_value),
    "stmatrix": (warps.nvvm_size_to_store,),
    "tcgen05.mma": (copies.nvvm_disabled_lanes,),
    "tcgen05.mma.block_scale": (copies.nvvm_block_size,),
    "tcgen05.mma.sp": (copies.nvvm_disabled_lanes,),
    "tcgen05.mma.sp.block_scale": (copies.nvvm_block_size,),
    "vote.sync": (warps.nvvm_answer,),
    "wgmma.mma_async": (groups.nvvm_group_product,),
    "wmma.load": (intrinsics.nvvm_matrix_memory, intrinsics.nvvm_matrix_shape, intrinsics.nvvm_matrix_fragment),
    "wmma.mma": (intrinsics.nvvm_matrix_shape, intrinsics.nvvm_matrix_fragment,),
    "wmma.store": (intrinsics.nvvm_matrix_memory, intrinsics.nvvm_matrix_shape, intrinsics.nvvm_matrix_fragment),
}
ATTRIBUTES: AttributeRules = (intrinsics.nvvm_kernel, intrinsics.nvvm_cluster_launch, intrinsics.nvvm_grid_constant)
TRAIT_RULES: SiteRules = supported.TRAIT_RULES
