"""nvvm: which instructions a chip has that code is compiled for. `#nvvm.target`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mlir_ls.syntax.leaf import Attribute
from mlir_ls.syntax.leaf.attributes import ArrayAttr, DialectAttr

_CHIP, _VERIFIED = 2, 6  # places among the parameters of a target
_DEFAULT = "sm_50"
_VERSION = re.compile(r"...([0-9]{1,6})(?![0-9]).*")
"""The version is the number after three characters, whatever follows it."""

OLDEST = 20
"""The version of the oldest chip that code is compiled for."""


class Chip(NamedTuple):
    """A chip: its name and version, and whether code for it may use what only chips of this version have."""

    name: str
    version: int
    specific: bool


def chips_of(targets: Attribute | None) -> Iterator[Chip]:
    """The chips that the code of a module is compiled for, of those targets that are to be verified."""
    for each in targets.elements if isinstance(targets, ArrayAttr) else ():
        if not isinstance(each, DialectAttr) or (each.dialect, each.mnemonic) != ("nvvm", "target") or each.has_alias:
            continue
        parameters = each.parameters
        if parameters is None or len(parameters) <= _VERIFIED or parameters[_VERIFIED] is False:
            continue
        name = _DEFAULT if parameters[_CHIP] is None else str(parameters[_CHIP]).strip('"')
        version = _VERSION.fullmatch(name)
        if version is not None:
            yield Chip(name, int(version[1]), name.endswith("a"))
