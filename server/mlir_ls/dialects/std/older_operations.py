"""Names that several dialects of the documents have to know: functions, and the loops and conditions of affine code."""

from __future__ import annotations

FUNCTIONS = frozenset(("builtin.func", "std.cfgfunc", "std.mlfunc", "std.extfunc"))
LOOPS = frozenset(("affine.for", "std.for"))
CONDITIONS = frozenset(("affine.if", "std.if"))
