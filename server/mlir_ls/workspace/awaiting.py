"""Which diagnostics wait while the dialects of a project are loaded for the first time: those that loading may take back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_ls.diagnostics import Diagnostic, Severity

_UNKNOWN = "unknown-"
"""How the codes begin of what a dialect, or MLIR, does not have."""


class LoadingDialects(NamedTuple):
    """Which dialects are loaded of which nothing is known yet: the project's own, and MLIR's as the project checks them out.

    `version`: that of the project's own `…-opt` is not known yet.
    """

    own: bool = False
    mlir: bool = False
    version: bool = False


NOTHING_LOADING = LoadingDialects()


def lasting(found: Sequence[Diagnostic], pending: LoadingDialects) -> list[Diagnostic]:
    """The diagnostics that hold whatever is loaded.

    The project's own dialects may define what is unknown; MLIR's, in the version that the project uses, may spell and
    require everything differently. What another program has found holds.
    """
    if pending == NOTHING_LOADING:
        return list(found)
    worst = Severity.WARNING if pending.mlir or pending.version else None
    unknown = _UNKNOWN if pending.mlir or pending.own else None
    return [each for each in found if each.source or not _waits(each, worst, unknown)]


def _waits(each: Diagnostic, worst: Severity | None, unknown: str | None) -> bool:
    return (worst is not None and each.severity <= worst) or (unknown is not None and each.code.startswith(unknown))
