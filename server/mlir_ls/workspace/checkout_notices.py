"""That a project's files are read as those of a newer MLIR, because of the `llvm-project` that it checks out: shown once."""

from __future__ import annotations

import contextlib

from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, release_of
from mlir_ls.ods.project.cache import cache_folder, digest_of
from mlir_ls.settings import Settings


def checkout_notice(settings: Settings) -> str | None:
    """What there is to show of the MLIR that a project checks out; None where there is nothing, or it has been shown."""
    include, profile = settings.upstream.mlir, settings.upstream.profile
    if include is None or profile != NEXT_PROFILE or settings.profile is not None:
        return None
    shown = cache_folder("announced") / digest_of([include], [])
    if shown.exists():
        return None
    with contextlib.suppress(OSError):
        shown.touch()
    release = release_of(DEFAULT_PROFILE)
    return (
        f"files are read as those of an MLIR newer than {release}, whose definitions are in {include}; "
        f'`llvmProject = false` in `.mlir-ls.toml` has them read as {release}, and `profile = "{NEXT_PROFILE}"` settles it'
    )
