"""mesh: tensors that are spread over meshes of processes, as the dialect shard before it got its name. "'mesh' Dialect"."""

from __future__ import annotations

from mlir_ls.semantics.verify.calls import names_a
from mlir_ls.semantics.verify.grids import (
    axes_of,
    device_in_group,
    evenly_spread,
    exchanged,
    gathered,
    grid_sizes,
    one_result_an_axis,
    redistributed,
    shifted_along,
    spread,
    tensor_axis,
)
from mlir_ls.semantics.verify.rules import Rules, SiteRules

_MESH, _AXES = "mesh", "mesh_axes"
_KIND = names_a("mesh.mesh", attribute=_MESH)
_GROUP = (_KIND, axes_of(_MESH, _AXES))

RULES: Rules = {
    "all_gather": (tensor_axis("gather_axis"),),
    "all_slice": (tensor_axis("slice_axis"),),
    "all_to_all": (tensor_axis("split_axis"), tensor_axis("concat_axis")),
    "gather": (tensor_axis("gather_axis"),),
    "mesh": (grid_sizes,),
    "reduce_scatter": (tensor_axis("scatter_axis"),),
    "scatter": (tensor_axis("scatter_axis"),),
    "shift": (shifted_along(_AXES),),
}

SITE_RULES: SiteRules = {
    "all_gather": (*_GROUP, exchanged(_MESH, _AXES, gathered)),
    "all_reduce": _GROUP,
    "all_slice": (*_GROUP, evenly_spread(_MESH, _AXES, "slice_axis"), exchanged(_MESH, _AXES, spread("slice_axis"))),
    "all_to_all": (*_GROUP, exchanged(_MESH, _AXES, redistributed)),
    "broadcast": (*_GROUP, device_in_group(_MESH, _AXES, "root")),
    "gather": (*_GROUP, device_in_group(_MESH, _AXES, "root"), exchanged(_MESH, _AXES, gathered)),
    "mesh_shape": (_KIND, axes_of(_MESH, "axes"), one_result_an_axis(_MESH, "axes")),
    "process_linear_index": (_KIND,),
    "process_multi_index": (_KIND, axes_of(_MESH, "axes"), one_result_an_axis(_MESH, "axes")),
    "recv": (*_GROUP, device_in_group(_MESH, _AXES, "source")),
    "reduce": (*_GROUP, device_in_group(_MESH, _AXES, "root")),
    "reduce_scatter": (*_GROUP, evenly_spread(_MESH, _AXES, "scatter_axis"), exchanged(_MESH, _AXES, spread("scatter_axis"))),
    "scatter": (
        *_GROUP,
        device_in_group(_MESH, _AXES, "root"),
        evenly_spread(_MESH, _AXES, "scatter_axis"),
        exchanged(_MESH, _AXES, spread("scatter_axis")),
    ),
    "send": (*_GROUP, device_in_group(_MESH, _AXES, "destination")),
    "shift": _GROUP,
}
