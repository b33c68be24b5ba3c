"""Facts that .td files do not say, because C++ does: laid over what is imported.

An overlay is a JSON object. "ops" gives fields of operations by full name, "dialects" fields of facts by the dialect's
name, and "additions", by the dialect's name, what is not declared in ODS at all, in the form that `storage` describes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from mlir_ls.dialects.ods.tblgen import OdsError
from mlir_ls.dialects.spec import DialectData
from mlir_ls.dialects.storage import OVERLAY_FILE, decode


def read_overlay(directory: Path) -> Mapping[str, Any]:
    """The overlay of a directory of dialects; empty if there is none. OdsError if it is no JSON."""
    file = directory / OVERLAY_FILE
    if not file.is_file():
        return {}
    try:
        overlay: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise OdsError(f"is no JSON: {error}", str(file)) from error
    return overlay


def with_overlay(data: DialectData, overlay: Mapping[str, Any]) -> DialectData:
    """A dialect with an overlay's facts; additions do not replace what is there."""
    added = decode(json.dumps({"dialect": {"name": data.name}, **overlay.get("additions", {}).get(data.name, {})}))
    ops = {**added.ops, **data.ops}
    for name, fields in overlay.get("ops", {}).items():
        dialect, _, mnemonic = name.partition(".")
        if dialect == data.name and mnemonic in ops:
            ops[mnemonic] = replace(ops[mnemonic], **fields)
    return DialectData(
        data.facts._replace(**overlay.get("dialects", {}).get(data.name, {})),
        ops,
        {**added.types, **data.types},
        {**added.attributes, **data.attributes},
        {**added.enums, **data.enums},
    )
