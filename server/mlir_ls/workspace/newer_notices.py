"""That a project's files are read as those of a newer MLIR, as the `llvm-project` that it checks out or its own `…-opt` is one,
or its dialects are defined for one: shown once, with the settings that change it."""

from __future__ import annotations

import contextlib

from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, release_of
from mlir_ls.ods.project.cache import cache_folder, digest_of
from mlir_ls.ods.project.sources import Loaded
from mlir_ls.settings import Settings


def newer_notice(settings: Settings, loaded: Loaded) -> str | None:
    """What there is to show of the newer MLIR that a project uses; None where there is nothing, or it has been shown."""
    include, opt = settings.upstream.mlir, settings.sources.opt
    if settings.profile is not None:
        return None
    release = release_of(DEFAULT_PROFILE)
    begin = f"files are read as those of an MLIR newer than {release}"
    settled = f'`profile = "{NEXT_PROFILE}"` settles it'
    if loaded.profile == NEXT_PROFILE:
        other = f'`profile = "{DEFAULT_PROFILE}"` in `.mlir-ls.toml` has them read as {release}, and {settled}'
        if opt is not None:
            return _once(opt, f"{begin}, as {opt} is of one; {other}")
        return _once(" ".join(loaded.files), f"{begin}, as the project's dialects are defined for one; {other}")
    if include is not None and settings.upstream.profile == NEXT_PROFILE and loaded.profile is None:
        other = f"`llvmProject = false` in `.mlir-ls.toml` has them read as {release}, and {settled}"
        return _once(include, f"{begin}, whose definitions are in {include}; {other}")
    return None


def _once(reason: str, message: str) -> str | None:
    """The message, unless it has been shown for that reason before, by this server or an earlier one."""
    shown = cache_folder("announced") / digest_of([reason], [])
    if shown.exists():
        return None
    with contextlib.suppress(OSError):
        shown.touch()
    return message
