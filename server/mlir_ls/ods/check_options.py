"""The options of a check: what a user or a project sets, and what a text says of itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """The options of a check.

    `strict`: what belongs to an unknown dialect is an error, not information. `assumed`: dialects that exist elsewhere;
    they are not taken from the built-in definitions, and nothing of them is flagged. Of those of mlir-opt's own tests, what
    follows their definitions is checked, unless they are `hidden`, as the text mostly names others (`refined`); so may be other
    dialects of MLIR.
    `editor`: the user may run another MLIR than ours, so an operation that a known dialect lacks is a warning, unless a
    similar name makes a slip likely or the version was pinned by `profile`. A comment in a text's first lines may name
    another profile (see `ods.profiles`); that holds for the text. `dialects` is a folder with the project's own dialects (see
    `ods.project`), which hide those of the profile. `hints`: whether hints, which no compiler reports, are shown; None: only in
    an editor. `newer` is an operation that shows a text to be of an MLIR newer than every known release (`refined`): where
    nothing names a profile, it is read as such. `release` is an older release that explains errors, found and used likewise.
    `syntaxes` are those that the user declares (`ods.syntaxes.user_declared`). `mlir` is a folder with the dialects of the MLIR
    that the project checks out, which has the profile `profile`; they are in the place of that profile's. `tried`: the profile
    is one of several that a text may follow, and nothing names it.
    """

    strict: bool = False
    assumed: frozenset[str] = frozenset()
    profile: str | None = None
    editor: bool = False
    dialects: str | None = None
    hints: bool | None = None
    newer: str = ""
    release: str = ""
    syntaxes: tuple[tuple[str, str], ...] = ()
    mlir: str | None = None
    hidden: frozenset[str] = frozenset()
    tried: bool = False

    @property
    def shows_hints(self) -> bool:
        """Whether hints, which no compiler reports, are shown."""
        return self.editor if self.hints is None else self.hints
