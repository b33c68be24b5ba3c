"""Facts that .td files do not say, because C++ does: laid over what is imported.

The overlay of a profile is written in the folders of dialects: `overlay.json` has an object for each profile of which there
is something to say, with "facts" of the dialect, "ops" by their names without the dialect's, and "additions". A folder of other
dialects has an overlay of its own, `dialect-overlay.json`.

An overlay is a JSON object. "ops" gives fields of operations by full name, "dialects" fields of facts by the dialect's
name, and "additions", by the dialect's name, what is not declared in ODS at all, in the form that `storage` describes.
Among the fields of an operation, "without_traits" names traits that say more of it than is true, and "with_traits" are
traits that hold, too, as requirements of code.

Dialects that build on those of another folder are laid under its overlay too. There, fields hold only for operations
that exist, and an assembly format only where none is declared; `null` in the place of fields or of an addition takes
back what the other folder's overlay says.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from mlir_ls.ods.dialect_files import dialects_with_file, json_of
from mlir_ls.ods.profiles import profile_folder
from mlir_ls.ods.spec import DialectData, OpSpec
from mlir_ls.ods.storage import OVERLAY_FILE, decode
from mlir_ls.ods.tablegen.tblgen import OdsError
from mlir_ls.system.files import read_text

_DIALECT_FILE = "overlay.json"
"""In the folder of a dialect, where a profile's overlay is written."""

Overlay = Mapping[str, Any]


def read_overlay(directory: Path) -> Overlay:
    """The overlay of a directory of dialects, or that of a profile; empty if there is none. OdsError if it is no JSON."""
    if directory.resolve() == profile_folder(directory.resolve().name).resolve():
        return profile_overlay(directory.resolve().name)
    file = directory / OVERLAY_FILE
    if not file.is_file():
        return {}
    try:
        overlay: Overlay = json.loads(read_text(file))
    except ValueError as error:
        raise OdsError(f"is no JSON: {error}", str(file)) from error
    return overlay


def profile_overlay(profile: str) -> Overlay:
    """What the folders of the dialects say of a profile, as one overlay. ValueError if a file is no JSON."""
    found = {dialect: json_of(dialect, _DIALECT_FILE).get(profile, {}) for dialect in dialects_with_file(_DIALECT_FILE)}
    return {
        "ops": {f"{dialect}.{name}": op for dialect, each in found.items() for name, op in each.get("ops", {}).items()},
        "dialects": {dialect: each["facts"] for dialect, each in found.items() if "facts" in each},
        "additions": {dialect: each["additions"] for dialect, each in found.items() if "additions" in each},
    }


def without_taken_back(below: Overlay, overlay: Overlay) -> Overlay:
    """The overlay `below`, without what `overlay` says otherwise or takes back."""
    ops = {name: fields for name, fields in below.get("ops", {}).items() if name not in overlay.get("ops", {})}
    additions = {
        dialect: _without(added, overlay.get("additions", {}).get(dialect, {}))
        for dialect, added in below.get("additions", {}).items()
    }
    return {**below, "ops": ops, "additions": additions}


def _without(added: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    return {
        table: {name: entry for name, entry in entries.items() if name not in own.get(table, {})}
        if isinstance(entries, dict)
        else entries
        for table, entries in added.items()
    }


def with_overlay(data: DialectData, overlay: Overlay, inherited: bool = False) -> DialectData:
    """A dialect with an overlay's facts; additions do not replace what is there.

    An `inherited` overlay was written for another release: it adds a format only where there is none.
    """
    additions = {
        table: {name: entry for name, entry in entries.items() if entry is not None}
        if isinstance(entries, dict)
        else entries
        for table, entries in overlay.get("additions", {}).get(data.name, {}).items()
    }
    added = decode(json.dumps({"dialect": {"name": data.name}, **additions}))
    ops = {**added.ops, **data.ops}
    for name, fields in overlay.get("ops", {}).items():
        dialect, _, mnemonic = name.partition(".")
        if fields is None or dialect != data.name or mnemonic not in ops:
            continue
        if not inherited or "assembly_format" not in fields or ops[mnemonic].assembly_format is None:
            ops[mnemonic] = _changed(ops[mnemonic], fields)
    return DialectData(
        data.facts._replace(**overlay.get("dialects", {}).get(data.name, {})),
        ops,
        {**added.types, **data.types},
        {**added.attributes, **data.attributes},
        {**added.enums, **data.enums},
    )


def _changed(op: OpSpec, fields: Mapping[str, Any]) -> OpSpec:
    untrue = fields.get("without_traits", ())
    traits = tuple([trait for trait in op.traits if trait.name not in untrue])
    given = {name: value for name, value in fields.items() if name not in ("without_traits", "with_traits")}
    more = {"dialect": {"name": op.dialect}, "traits": [fields.get("with_traits", ())], "ops": {"": {**given, "traits": 0}}}
    read = decode(json.dumps(more)).ops[""]
    return replace(op, traits=traits + read.traits, **{name: getattr(read, name) for name in given})
