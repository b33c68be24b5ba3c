"""Whether a process runs."""

from __future__ import annotations

import os
import sys


def is_alive(process: int) -> bool:
    """Whether a process runs; where the system cannot report that, it counts as running."""
    if sys.platform == "win32" or process <= 0:
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
