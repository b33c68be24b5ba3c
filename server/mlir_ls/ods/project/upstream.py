"""Loading MLIR's own dialects as a project checks them out, in the place of the built-in ones.

What the checkout defines as the built-in data does, stays built in: all that is known of its C++ goes on to hold. Any other
definition is taken as it is declared, and its C++ is unknown. A dialect of which some file could not be read keeps the
built-in definitions that were not found.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from mlir_ls.ods.profiles import DEFAULT_PROFILE, NEXT_PROFILE, data_profile, profile_folder
from mlir_ls.ods.project.cache import clear_old, digest_of, importer, is_cached, keep
from mlir_ls.ods.project.checkout import folders_for_includes
from mlir_ls.ods.project.sources import Loaded, Progress, Sources, not_kept
from mlir_ls.ods.registry import Registry, load_registry
from mlir_ls.ods.spec import AttrDef, DialectData, OpSpec, SourceLocation, Trait, TypeDef
from mlir_ls.ods.storage import same_entry
from mlir_ls.ods.tablegen.importer import plan_import, run_import, write_dialects
from mlir_ls.ods.tablegen.overlay import Overlay, read_overlay, with_overlay, without_taken_back
from mlir_ls.ods.tablegen.tblgen import BASE_FILE, OdsError

_FOLDER = "mlir"
"""Below the folder for includes: what belongs to MLIR."""

T = TypeVar("T", OpSpec, TypeDef, AttrDef)


def load_upstream(include: str, sources: Sources, cache: Path, progress: Progress) -> Loaded:
    """Load MLIR's own dialects from the .td files in the folder `include` of a checkout.

    Where TableGen is missing, or is stopped, there are none, and the built-in ones go on to hold.
    """
    profile = sources.profile or DEFAULT_PROFILE
    try:
        plan = plan_import([Path(include) / _FOLDER], folders_for_includes(include), sources.tblgen)
    except (OdsError, OSError):
        return Loaded(profile=profile)
    files = list(plan.graph)
    loaded = Loaded(None, (), tuple(map(str, files)), profile)
    stat = os.stat(plan.program)
    key = [*importer(), profile, include, f"{plan.program} {stat.st_size} {stat.st_mtime_ns}"]
    folder = cache / digest_of(key, files)
    if is_cached(folder):
        return loaded._replace(folder=str(folder) if load_registry(folder).dialects() else None)
    imported = run_import(plan, progress=lambda file, done, total: progress(done, total, file))
    if not imported.lasting:
        return loaded
    data_folder = profile_folder(data_profile(profile))
    overlays, built_in = _overlays(profile), load_registry(data_folder)
    data = [in_place_of(one, built_in, overlays, include) for one in imported.dialects]
    try:
        keep(folder, lambda made: write_dialects(data, made))
        clear_old(cache)
    except OSError as error:
        return loaded._replace(problems=(not_kept(cache, error),))
    return loaded._replace(folder=str(folder) if data else None)


def _overlays(profile: str) -> list[tuple[Overlay, bool]]:
    """The overlays that the built-in data of a profile is laid under, each with whether it is one of another release."""
    own = read_overlay(profile_folder(data_profile(profile)))
    if data_profile(profile) == DEFAULT_PROFILE:
        return [(own, profile == NEXT_PROFILE)]
    return [(without_taken_back(read_overlay(profile_folder(DEFAULT_PROFILE)), own), True), (own, False)]


def in_place_of(
    found: DialectData, built_in: Registry, overlays: Iterable[tuple[Overlay, bool]], include: str
) -> DialectData:
    """A dialect of a checkout, with the built-in definition of all that has not changed.

    What is built in has been laid under overlays, so what was found is compared under them, too.
    """
    laid = found
    for overlay, is_inherited in overlays:
        laid = with_overlay(laid, overlay, is_inherited)
    known = built_in.dialect(found.name)
    is_partial = found.facts.allows_unknown or found.facts.added
    facts = found.facts._replace(checked_out=not is_partial)
    place = SourceLocation(os.path.join(include, BASE_FILE), 0)
    if known is None:
        known = DialectData(facts, {}, {}, {}, {})
    else:
        said = laid.facts if not found.facts.added else known.facts
        facts = said._replace(
            allows_unknown=is_partial or said.allows_unknown,
            registered=known.facts.registered,
            offered=known.facts.offered,
            checked_out=not is_partial,
            added=False,
        )
    made = DialectData(
        facts,
        _chosen(laid.ops, found.ops, known.ops, place),
        _chosen(laid.types, found.types, known.types, place),
        _chosen(laid.attributes, found.attributes, known.attributes, place),
        laid.enums,
    )
    if not is_partial:
        return made
    return DialectData(
        facts,
        {**known.ops, **made.ops},
        {**known.types, **made.types},
        {**known.attributes, **made.attributes},
        {**known.enums, **made.enums},
    )


def _chosen(laid: Mapping[str, T], found: Mapping[str, T], known: Mapping[str, T], place: SourceLocation) -> dict[str, T]:
    """The built-in definitions that say the same, and the others as they were found, as such that are not built in."""
    chosen = {}
    for name, entry in laid.items():
        if name in known and same_entry(_without_prose(entry), known[name]):
            chosen[name] = known[name]
        elif name in found:
            chosen[name] = replace(found[name], location=found[name].location or place)
        else:
            chosen[name] = entry
    return chosen


def _without_prose(entry: T) -> T:
    if isinstance(entry, OpSpec):
        return replace(
            entry,
            operands=tuple([each._replace(summary="") for each in entry.operands]),
            results=tuple([each._replace(summary="") for each in entry.results]),
            attributes=tuple([each._replace(summary="") for each in entry.attributes]),
            traits=tuple([_without_summary(each) for each in entry.traits]),
            summary="",
            description="",
            location=None,
        )
    parameters = tuple([each._replace(summary="") for each in entry.parameters])
    return replace(entry, parameters=parameters, summary="", description="", location=None)


def _without_summary(trait: Trait) -> Trait:
    """A trait without the words that its definition has for its condition, which stand after that."""
    match trait.arguments:
        case (tuple() as condition, str()):
            return trait._replace(arguments=(condition,))
    return trait
