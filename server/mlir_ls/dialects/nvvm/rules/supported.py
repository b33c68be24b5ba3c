"""nvvm: instructions that only some chips have. "'nvvm' Dialect"; which they are is what LLVM 22 declares of the operations."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.nvvm.chips import OLDEST, Chip, chips_of
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.rules import SiteRules, Violation, rule

_SINCE = {
    **dict.fromkeys(("cluster.arrive.relaxed", "cluster.wait", "cp.async.bulk.tensor.shared.cluster.global"), 90),
    **dict.fromkeys(("cp.async.bulk.wait_group", "mapa", "read.ptx.sreg.aggr.smem.size", "read.ptx.sreg.clusterid.x"), 90),
    **dict.fromkeys([f"read.ptx.sreg.cluster.ctaid.{axis}" for axis in "xyz"], 90),
    **dict.fromkeys([f"read.ptx.sreg.cluster.nctaid.{axis}" for axis in "xy"], 90),
    "read.ptx.sreg.cluster.ctarank": 90,
    **dict.fromkeys(("clusterlaunchcontrol.query.cancel", "clusterlaunchcontrol.try.cancel"), 100),
    "redux.sync": 80,
    "shfl.sync": 30,
}
"""The oldest chip that has an instruction; all newer ones have it too."""

_TENSOR_MEMORY = ("alloc", "commit", "cp", "dealloc", "fence", "ld", "relinquish_alloc_permit", "st", "wait")
_PRODUCTS = ("mma", "mma.block_scale", "mma.sp", "mma.sp.block_scale", "mma.ws", "mma.ws.sp")
_ONLY: dict[str, tuple[int, ...]] = {
    **dict.fromkeys([f"tcgen05.{name}" for name in _TENSOR_MEMORY], (100, 101)),
    **dict.fromkeys([f"tcgen05.{name}" for name in _PRODUCTS], (100, 110)),
    "tcgen05.shift": (100, 101, 103),
    **dict.fromkeys([f"convert.f32x4.to.{name}" for name in ("f4x4", "f6x4", "f8x4")], (100, 103)),
    **dict.fromkeys([f"wgmma.{name}.aligned" for name in ("commit.group.sync", "fence", "wait.group.sync")], (90,)),
}
"""The chips that have an instruction which only code for just that chip may use, whose name ends with "a"."""


@rule("nvvm.chip")
def nvvm_chip(site: Site) -> Iterator[Violation]:
    """The chips that a module is compiled for have the instruction. `nvvm.cluster.wait`, `nvvm.tcgen05.alloc`."""
    name = site.operation.spec.name.partition(".")[2]
    for level, around in enumerate(site.parent_names()):
        module = site.parent(level) if around == "gpu.module" else None
        for chip in () if module is None else chips_of(module.attribute("targets")):
            if chip.version >= OLDEST and not _has(chip, name):
                only = _ONLY.get(name)
                needed = " or ".join([f"sm_{each}a" for each in only]) if only else f"sm_{_SINCE[name]} or newer"
                yield Violation(f"expected {needed}, but the module is compiled for {chip.name}", name_of(site.operation.shape))
                return


def _has(chip: Chip, name: str) -> bool:
    only = _ONLY.get(name)
    return chip.version >= _SINCE[name] if only is None else chip.specific and chip.version in only


SITE_RULES: SiteRules = dict.fromkeys((*_SINCE, *_ONLY), (nvvm_chip,))
