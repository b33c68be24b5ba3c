"""What the tests of the command line share."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import fake_core

import mlir_ls

PACKAGE_ROOT = Path(mlir_ls.__file__).parent.parent
FAKE = Path(fake_core.__file__)

Files = Callable[..., Path]
Start = Callable[..., "subprocess.Popen[str]"]


class Run(NamedTuple):
    """What a command did: its exit status and what it printed."""

    status: int
    out: str
    err: str


Runner = Callable[..., Run]
