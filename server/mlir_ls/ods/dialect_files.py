"""The data files in the folders of dialects, found by name: `mlir_ls/dialects/DIALECT/FILE`.

No dialect is listed by hand: a file that is in a folder is used. Files are read at their first use.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from mlir_ls.ods.dialect_modules import FOLDER, folders, names_in

_NOTHING: Mapping[str, Any] = MappingProxyType({})


def json_of(dialect: str, file: str) -> Mapping[str, Any]:
    """The JSON object in a file of a dialect's folder; empty where the dialect has no folder or no such file.

    ValueError if the file is no JSON.
    """
    path = file_of(dialect, file)
    return json.loads(path.read_text(encoding="utf-8")) if path is not None else _NOTHING


def file_of(dialect: str, file: str) -> Path | None:
    """The path of a file of a dialect's folder; None where there is none. `dialect` may be any text."""
    return FOLDER / dialect / file if file in names_in(dialect) else None


@cache
def dialects_with_file(file: str) -> Sequence[str]:
    """The dialects whose folders have a file of this name, in order."""
    return tuple([dialect for dialect in folders() if file in names_in(dialect)])
