"""What is said of the profile that a text is read in: why it is, and diagnostics of one that is not known, or not certain."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_ls.diagnostics import Diagnostic, Fix, Severity, changes
from mlir_ls.did_you_mean import nearest
from mlir_ls.ods.check_options import CheckOptions
from mlir_ls.ods.detection import typed_pointer
from mlir_ls.ods.language import OpenLanguage
from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, OLDER_PROFILE, accepted_profiles, pinned_profile, release_of
from mlir_ls.text import span


def profile_reason(language: OpenLanguage, lines: Sequence[str], options: CheckOptions) -> str:
    """What MLIR a language is, and why a text is read in it: "MLIR of 2018-12 (found from the text)"."""
    pin = pinned_profile(lines)
    if pin is not None and pin[0] == language.named_by:
        return f"{language.version} (named in a comment)"
    if options.profile == language.named_by:
        return f"{language.version} (set)"
    return f"{language.version} (found from the text)" if is_found(language, lines, options) else language.version


def is_found(language: OpenLanguage, lines: Sequence[str], options: CheckOptions) -> bool:
    """Whether a text is read as another MLIR than today's for the only reason that it looks like that."""
    pin = pinned_profile(lines)
    named = (pin[0] if pin is not None else None, options.profile)
    return language.profile != DEFAULT_PROFILE and (options.tried or language.named_by not in named)


def unclear_profile(version: str, profile: str, others: Sequence[str]) -> Diagnostic:
    """That a text is read as `version`, in `profile`, and `others` would do as well; fixes pin one of them."""
    message = f"read as {version}; {' and '.join(map(release_of, others))} would do as well"
    return Diagnostic("unclear-profile", Severity.INFORMATION, span(0, 0, 0), message, (), _pinning(profile, *others))


def _pinning(*profiles: str) -> tuple[Fix, ...]:
    """The fixes that pin one of some profiles in a comment, the first of which is preferred."""
    where = span(0, 0, 0)
    return tuple(
        [Fix(f"Pin the profile {each}", ((where, f"// mlir-ls: profile={each}\n"),), each == profiles[0]) for each in profiles]
    )


def newer_syntax(name: str, first_line: str) -> Diagnostic:
    """That a text is read as of an MLIR newer than every release that is known, because of its operation `name`."""
    release = release_of(DEFAULT_PROFILE)
    message = (
        f"'{name}' is consistently spelled otherwise than in {release}, so this is read as a newer MLIR; "
        f'`profile = "{NEXT_PROFILE}"` or `profile = "{DEFAULT_PROFILE}"` settles it'
    )
    fixes = _pinning(NEXT_PROFILE, DEFAULT_PROFILE)
    return Diagnostic("newer-syntax", Severity.INFORMATION, span(0, 0, len(first_line)), message, (), fixes)


def of_release(profile: str, first_line: str) -> Diagnostic:
    """That a text is read in `profile`, an older release, which explains errors that it has in today's."""
    message = (
        f"{release_of(DEFAULT_PROFILE)} has other definitions of what stands here, so this is read as {release_of(profile)}; "
        f'`profile = "{profile}"` or `profile = "{DEFAULT_PROFILE}"` settles it'
    )
    where, fixes = span(0, 0, len(first_line)), _pinning(profile, DEFAULT_PROFILE)
    return Diagnostic("older-syntax", Severity.INFORMATION, where, message, (), fixes)


def explained_by(profile: str, first_line: str) -> Diagnostic:
    """That an older release, `profile`, explains errors of a text that is read as one of today's."""
    message = f'errors of this text are none in {release_of(profile)}: `profile = "{profile}"` reads it as such'
    where, fixes = span(0, 0, len(first_line)), _pinning(profile)
    return Diagnostic("older-syntax", Severity.INFORMATION, where, message, (), fixes)


def older_syntax(version: str, lines: Sequence[str]) -> tuple[Diagnostic, ...]:
    """That a text is read as `version`, older than the releases that are known, because of a pointer in it."""
    where = typed_pointer(lines)
    if where is None:
        return ()
    message = (
        f"a pointer with a type is older than LLVM 17, so this is read as {version}; "
        f'`profile = "{OLDER_PROFILE}"` or `profile = "{DEFAULT_PROFILE}"` settles it'
    )
    fixes = _pinning(OLDER_PROFILE, DEFAULT_PROFILE)
    return (Diagnostic("older-syntax", Severity.INFORMATION, span(*where), message, (), fixes),)


def unknown_profile(name: str, line: int, start: int) -> Diagnostic:
    """That a comment pins a profile that does not exist; its name begins at a line and an index."""
    message = f"there is no profile '{name}'; there are {', '.join(accepted_profiles())}"
    where = span(line, start, start + len(name))
    repairs = changes(where, nearest(name, accepted_profiles()))
    return Diagnostic("unknown-profile", Severity.WARNING, where, message, (), repairs)
