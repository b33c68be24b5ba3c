"""The types of the Language Server Protocol, which are known below this folder alone.

lsprotocol has some 550 classes, and to define them all takes longer than all else that is done at the start of the server. A
session uses a tenth of them, so they are deferred, see `deferred`; but in versions of lsprotocol of which it is not known that
this changes nothing, and where it has been imported before. What a session needs for its first diagnostics is in `client`.
"""

from __future__ import annotations

import sys
from contextlib import nullcontext

from mlir_ls.lsp.encoding.deferred import deferred_classes, is_installed

_KNOWN_VERSIONS = ("2025.0.0",)
_DEFERRED = "lsprotocol.types" not in sys.modules and is_installed("lsprotocol", _KNOWN_VERSIONS)

with deferred_classes() if _DEFERRED else nullcontext():
    from lsprotocol import types as types

if _DEFERRED:
    from lsprotocol import _hooks

    _hooks._resolved_forward_references = True  # `deferred` resolves those of a class when it is completed
