"""nvvm: instructions that only some chips have. "'nvvm' Dialect"; which chips they are the traits of the operations say."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.dialects.nvvm.chips import OLDEST, Chip, chips_of
from mlir_ls.ods.spec import OpSpec
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import name_of
from mlir_ls.semantics.verify.rules import SiteRules, Violation, rule

_SINCE = "NVVMRequiresSM"  # the oldest chip that has an instruction; all newer ones have it too
_ONLY = "NVVMRequiresSMa"  # the chips of an instruction that only code for just that chip may use, whose name ends with "a"


@rule("nvvm.chip")
def nvvm_chip(site: Site) -> Iterator[Violation]:
    """The chips that a module is compiled for have the instruction. `nvvm.cluster.wait`, `nvvm.tcgen05.alloc`."""
    spec = site.operation.spec
    for level, around in enumerate(site.parent_names()):
        module = site.parent(level) if around == "gpu.module" else None
        for chip in () if module is None else chips_of(module.attribute("targets")):
            if chip.version >= OLDEST and not _has(chip, spec):
                message = f"expected {_needed(spec)}, but the module is compiled for {chip.name}"
                yield Violation(message, name_of(site.operation.shape))
                return


def _has(chip: Chip, spec: OpSpec) -> bool:
    only = _versions(spec, _ONLY)
    if only:
        return chip.specific and chip.version in only
    return all([chip.version >= since for since in _versions(spec, _SINCE)])


def _needed(spec: OpSpec) -> str:
    only = [f"sm_{each}a" for each in _versions(spec, _ONLY)]
    return " or ".join(only or [f"sm_{each} or newer" for each in _versions(spec, _SINCE)])


def _versions(spec: OpSpec, name: str) -> list[int]:
    """The versions of chips that a trait of an operation names."""
    trait = spec.trait(name)
    return [each for each in trait.arguments if isinstance(each, int)] if trait is not None else []


TRAIT_RULES: SiteRules = dict.fromkeys((_SINCE, _ONLY), (nvvm_chip,))
