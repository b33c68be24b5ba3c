"""xevm: instructions of Intel's graphics processors. "'xevm' Dialect"."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_ls.semantics.verify.library.constants import constant_at
from mlir_ls.semantics.verify.model.context import Site
from mlir_ls.semantics.verify.model.places import operand_at
from mlir_ls.semantics.verify.rules import SiteRules, Violation, rule


@rule("xevm.base-pitch")
def xevm_base_pitch(site: Site) -> Iterator[Violation]:
    """The rows of a surface are at least as far apart as they are wide, where both are constants."""
    widths, pitches = [site.operation.operand_group(name) for name in ("base_width", "base_pitch")]
    if not widths or not pitches:
        return
    width, pitch = constant_at(site, widths[0]), constant_at(site, pitches[0])
    if width is not None and pitch is not None and pitch < width:
        message = f"the pitch must be at least the width, {width}, but got {pitch}"
        yield Violation(message, operand_at(site.operation.shape, pitches[0]))


SITE_RULES: SiteRules = dict.fromkeys(("blockload2d", "blockprefetch2d", "blockstore2d"), (xevm_base_pitch,))
