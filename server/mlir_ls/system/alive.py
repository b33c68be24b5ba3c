"""Whether a process runs."""

from __future__ import annotations

import os
import sys


def is_alive(process: int) -> bool:
    """Whether a process runs; where that cannot be asked for, it does."""
    if sys.platform == "win32" or process <= 0:
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
