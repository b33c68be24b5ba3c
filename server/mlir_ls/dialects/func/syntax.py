"""func: functions."""

from __future__ import annotations

from mlir_ls.ods.syntaxes.functions import read_function

OPERATIONS = {"func": read_function}
