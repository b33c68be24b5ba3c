"""dlti of LLVM 19: a colon may stand between a key and its value, and lists of entries are checked for nothing else."""

from __future__ import annotations

from mlir_ls.dialects.dlti.bodies import ATTRIBUTES as _TODAY
from mlir_ls.dialects.dlti.bodies import entries_with

_LISTS = ("dl_spec", "map", "target_device_spec", "target_system_spec")

ATTRIBUTES = {**_TODAY, **dict.fromkeys(_LISTS, entries_with(":"))}
