"""The process in which dialects are loaded. `messages` defines how it is started, and its requests and answers.

It ends with its parent process, and everything that it has started ends with it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from mlir_ls.ods.project.load import load
from mlir_ls.ods.project.recalling import note_loaded
from mlir_ls.ods.project.sources import Named, Sources
from mlir_ls.system.limits import end


def main() -> int:
    """Answer the request on standard input. Returns the exit status."""
    request = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    fields = request["sources"]
    named = tuple([Named(*one) for one in fields.pop("named")])
    sources = Sources(named=named, **{name: _as_tuple(value) for name, value in fields.items()})

    def progress(done: int, total: int, file: str) -> None:
        _send({"done": done, "total": total, "file": file})

    cache = Path(request["cache"])
    loaded = load(sources, cache, request["previous"], progress)
    note_loaded(sources, cache, loaded)
    _send({"loaded": loaded._asdict()})
    return 0


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _send(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def _end_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 4096):  # a file object would be locked when the process ends
        pass
    end(os.getpid() if sys.platform == "win32" else os.getpgid(0))

