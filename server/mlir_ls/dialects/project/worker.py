"""The process in which dialects are loaded: `python -m mlir_ls.dialects.project.worker`.

It reads a request, a line of JSON, and answers with lines of JSON: how far it is, and at the end what it has loaded. It
ends with whoever it works for, and everything that it has started ends with it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from typing import Any

from mlir_ls.dialects.project.load import Loaded, load
from mlir_ls.dialects.project.sources import Named, Problem, Sources
from mlir_ls.limits import end


def command() -> list[str]:
    """The command that starts a worker. Run it in a folder of the user's own: Python looks for modules there."""
    return [sys.executable, "-m", "mlir_ls.dialects.project.worker"]


def environment() -> dict[str, str]:
    """The environment of a worker: it finds this package wherever it is started."""
    package = str(Path(__file__).resolve().parents[3])
    given = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([package, *([given] if given else [])])}


def request(sources: Sources, cache: Path, previous: str | None) -> bytes:
    """A request, as it is written to a worker."""
    return json.dumps({"sources": sources._asdict(), "cache": str(cache), "previous": previous}).encode() + b"\n"



def answer(line: bytes) -> Loaded | tuple[int, int, str] | None:
    """What a line of a worker says: how far it is, or what it has loaded; None for what makes no sense."""
    try:
        said = json.loads(line)
        if "done" in said:
            return int(said["done"]), int(said["total"]), str(said["file"])
        loaded = said["loaded"]
        return Loaded(
            loaded["folder"],
            tuple([Problem(*problem) for problem in loaded["problems"]]),
            tuple(loaded["files"]),
            loaded["profile"],
        )
    except (ValueError, KeyError, TypeError):
        return None


def main() -> int:
    """Answer the request on standard input. Returns the exit status."""
    asked = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    fields = asked["sources"]
    named = tuple([Named(*one) for one in fields.pop("named")])
    sources = Sources(named=named, **{name: _as_tuple(value) for name, value in fields.items()})

    def progress(done: int, total: int, file: str) -> None:
        _say({"done": done, "total": total, "file": file})

    _say({"loaded": load(sources, Path(asked["cache"]), asked["previous"], progress)._asdict()})
    return 0


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _say(what: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    end(os.getpid() if sys.platform == "win32" else os.getpgid(0))


if __name__ == "__main__":
    sys.exit(main())
