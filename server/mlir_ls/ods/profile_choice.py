"""The language that a text is read in: its profile, which it pins or is found by, with the dialects that are known besides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from mlir_ls.diagnostics import Diagnostic
from mlir_ls.ods.check_options import CheckOptions
from mlir_ls.ods.detection import (
    COMPARED_LINES,
    DETECT_LINES,
    candidate_profiles,
    dialects_named,
    has_standard_constant,
    is_of_other_years,
    operations_at_lines,
    operations_named,
    with_functions_of_today,
)
from mlir_ls.ods.language import OpenLanguage, later_operations, profile_language, project_language
from mlir_ls.ods.profile_notices import is_found, newer_syntax, of_release, older_syntax, unclear_profile, unknown_profile
from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, OLDER_PROFILE, accepted_profiles, is_document, pinned_profile
from mlir_ls.ods.spec import BEFORE_LLVM_19

_OF_2020 = "2020-10"

Errors = Callable[[Sequence[str], CheckOptions, frozenset[str]], int]
"""How many errors lines have with some options, but for those with some codes."""


def chosen_language(lines: Sequence[str], options: CheckOptions, errors: Errors) -> OpenLanguage:
    """The language of a text: that of its profile, with the project's own dialects in front.

    Of the dialects that are assumed, it knows at most those of mlir-opt's own tests; of those that are hidden, nothing. A text
    that only looks like one of a document, and names dialects that this has not, may be of a later time
    (`OpenLanguage.with_later`).
    """
    profile = _profile_of(lines, options, errors)
    folders = [each for each in (options.dialects, options.mlir if profile == options.profile else None) if each is not None]
    language = project_language(profile, *folders) if folders else profile_language(profile)
    language = language.declaring(options.syntaxes) if options.syntaxes else language
    assumed = frozenset([name for name in options.assumed | options.hidden if language.knows_dialect(name)])
    language = language.assuming(assumed, options.hidden) if assumed else language
    if not is_document(language.profile) or not is_found(language, lines, options):
        return language
    is_later = is_of_other_years(lines) or bool(later_operations(operations_named(lines), language))
    others = is_later or not all(map(language.knows_dialect, dialects_named(lines)))
    return language.with_later(is_later) if others else language


def _profile_of(lines: Sequence[str], options: CheckOptions, errors: Errors) -> str:
    """The profile that the text pins, that the options name, or that is found from the text."""
    pin = pinned_profile(lines)
    for profile in (pin[0] if pin is not None else None, options.profile):
        if profile in accepted_profiles():
            return str(profile)
    if options.newer or options.release:
        return options.release or NEXT_PROFILE
    # a compiler refuses typed pointers today; that they are of an older time is noted (`analysis`)
    candidates = [each for each in candidate_profiles(lines) if each != OLDER_PROFILE or options.editor]
    if candidates and options.dialects is not None:  # what looks like an older text may be spelled by the project's dialects
        candidates = [DEFAULT_PROFILE, *[each for each in candidates if each not in (DEFAULT_PROFILE, "2018-12")]]
    if candidates[:1] == [_OF_2020] and DEFAULT_PROFILE not in candidates and _names_later_dialects(lines):
        candidates = [DEFAULT_PROFILE, _OF_2020]
    if list(candidates) == [DEFAULT_PROFILE, _OF_2020] and (
        has_standard_constant(lines) or _is_of_other_projects(lines, options)
    ):
        candidates = candidates[::-1]
    if set(candidates) == {DEFAULT_PROFILE, _OF_2020} and _holds_bare_functions(lines[:DETECT_LINES]):
        return DEFAULT_PROFILE
    if len(candidates) > 1:
        counts = _error_counts(lines, options, candidates, errors)
        return min(candidates, key=lambda profile: counts[profile])
    return candidates[0] if candidates else DEFAULT_PROFILE


def _names_later_dialects(lines: Sequence[str]) -> bool:
    """Whether a text that looks like one of the latest document names dialects that are younger than that."""
    document, today = profile_language(_OF_2020), profile_language(DEFAULT_PROFILE)
    return any([today.knows_dialect(name) and not document.knows_dialect(name) for name in dialects_named(lines)])


def _is_of_other_projects(lines: Sequence[str], options: CheckOptions) -> bool:
    """Whether operations of a text belong to a project that may be of the time when functions had no dialect: one of which
    nothing is known, or whose definitions are for an MLIR that old."""
    document, today = profile_language(_OF_2020), profile_language(DEFAULT_PROFILE)
    named = operations_at_lines(lines)
    if options.dialects is None:
        dialects = {name.partition(".")[0] for name in named}
        return any([not today.knows_dialect(name) and not document.knows_dialect(name) for name in dialects])
    registry = project_language(DEFAULT_PROFILE, options.dialects).registry
    specs = [spec for spec in map(registry.op, named) if spec is not None]
    return any([BEFORE_LLVM_19 in spec.trait_names for spec in specs])


def _error_counts(lines: Sequence[str], options: CheckOptions, candidates: Sequence[str], errors: Errors) -> dict[str, int]:
    """How many errors the beginning of a text has in each of some profiles; in a piece also operations that are later."""
    of_pieces = DEFAULT_PROFILE in candidates or len(candidates) > 2
    counted, aside = lines[: DETECT_LINES if of_pieces else COMPARED_LINES], _OF_PIECES if of_pieces else frozenset()
    texts = dict.fromkeys(candidates, counted)
    if set(candidates) == {DEFAULT_PROFILE, _OF_2020}:  # the names of functions are a slip where all the rest is of today
        texts[DEFAULT_PROFILE] = with_functions_of_today(counted)
    counts = {profile: errors(text, replace(options, profile=profile, tried=True), aside) for profile, text in texts.items()}
    if len(candidates) < 3:
        return counts
    named = operations_named(counted)
    return {each: count + len(later_operations(named, profile_language(each))) for each, count in counts.items()}


def _holds_bare_functions(lines: Sequence[str]) -> bool:
    """Whether all functions without a dialect may be in operations of today in which their dialect may be left out."""
    changed = [line for line, today in zip(lines, with_functions_of_today(lines), strict=True) if line != today]
    if not all([line[:1].isspace() for line in changed]):
        return False
    registry = profile_language(DEFAULT_PROFILE).registry
    specs = [spec for spec in map(registry.op, operations_at_lines(lines)) if spec is not None and not spec.function]
    return any([registry.op(f"{spec.default_dialect}.func") is not None for spec in specs if spec.default_dialect])


_OF_PIECES = frozenset(("undefined-alias", "undefined-block", "undefined-symbol", "undefined-value", "unknown-dialect"))


def _unclear(lines: Sequence[str], language: OpenLanguage, options: CheckOptions, errors: Errors) -> tuple[Diagnostic, ...]:
    """That a text without functions may follow other profiles as well as the one that it is read in."""
    if language.profile == DEFAULT_PROFILE or options.profile is not None or options.dialects is not None:
        return ()
    candidates = candidate_profiles(lines)
    if len(candidates) < 3:
        return ()
    counts = _error_counts(lines, options, candidates, errors)
    fewest = min(counts.values())
    others = [each for each in candidates if counts[each] == fewest and each != language.profile]
    return (unclear_profile(language.version, language.profile, others),) if others else ()


def notices_of(lines: Sequence[str], language: OpenLanguage, options: CheckOptions, errors: Errors) -> tuple[Diagnostic, ...]:
    """What is to be said of the profile that a comment pins, or of the one that is chosen."""
    pin = pinned_profile(lines)
    if pin is None and options.newer and options.profile is None:
        return (newer_syntax(options.newer, lines[0]),)
    if pin is None and options.release and options.profile is None:
        return (of_release(options.release, lines[0]),)
    if pin is None and language.is_before and not is_document(language.profile) and options.profile is None:
        return older_syntax(language.version, lines)
    if pin is None:
        return _unclear(lines, language, options, errors)
    if pin[0] in accepted_profiles():
        return ()
    return (unknown_profile(*pin),)
