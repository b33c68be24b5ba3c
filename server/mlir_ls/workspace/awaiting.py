"""Which diagnostics wait while the dialects of a project are loaded for the first time: those that loading may take back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity

_UNKNOWN = "unknown-"
"""How the codes begin of what a dialect, or MLIR, does not have."""


class LoadingDialects(NamedTuple):
    """Which dialects are loaded of which nothing is known yet: the project's own, and MLIR's as the project checks them out."""

    own: bool = False
    mlir: bool = False


NOTHING_LOADING = LoadingDialects()


def lasting(found: Sequence[Diagnostic], pending: LoadingDialects) -> list[Diagnostic]:
    """The diagnostics that hold whatever is loaded.

    The project's own dialects may define what is unknown; MLIR's, in the version that the project checks out, may spell and
    require everything differently.
    """
    if pending.mlir:
        return [each for each in found if each.severity > Severity.WARNING and not each.code.startswith(_UNKNOWN)]
    return [each for each in found if not each.code.startswith(_UNKNOWN)] if pending.own else list(found)
