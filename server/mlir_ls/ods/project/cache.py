"""The user's own folder for imported data: no other user may read or write it."""

from __future__ import annotations

import atexit
import os
import stat
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from mlir_ls import __version__
from mlir_ls.ods.storage import FORMAT
from mlir_ls.system.files import MAX_DATA, read_bytes

_NAME = "mlir-ls"
_MAX_AGE = 30 * 24 * 3600
"""Seconds that data stays without being used."""


def cache_folder(name: str = "dialects") -> Path:
    """A folder that is private to the user, made if need be: in the cache, or one that ends with this process."""
    kept = kept_folder(name)
    if kept is not None:
        return kept
    import tempfile  # it takes time, and few need it

    temporary = Path(tempfile.mkdtemp(prefix=f"{_NAME}-"))
    import shutil
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    return temporary


def kept_folder(name: str = "dialects") -> Path | None:
    """The folder in the cache, made if need be; None where it cannot be made, written, or be the user's alone."""
    folder = preferred_folder() / name
    try:
        folder.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        is_usable = _is_private(folder.parent) and _is_private(folder) and os.access(folder, os.W_OK | os.X_OK)
    except OSError:
        return None
    return folder if is_usable else None


def preferred_folder() -> Path:
    """Where the cache of the user is, or would be."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / _NAME / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / _NAME
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if os.path.isabs(given) else Path.home() / ".cache") / _NAME


def _is_private(folder: Path) -> bool:
    """Whether a folder is the user's alone; the permissions of one that is too open are reduced."""
    if sys.platform == "win32":
        return True
    found = os.stat(folder, follow_symlinks=False)
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
        return False
    if found.st_mode & 0o077:
        os.chmod(folder, 0o700)
    return True


@cache
def importer() -> tuple[str, ...]:
    """What made imported data: this version, the format of the data, and the state of the modules that import, which change
    without a new version where the package is installed from a clone."""
    return (__version__, str(FORMAT), str(states_of(modules_in(Path(__file__).parents[1]))))


def states_of(files: Iterable[str]) -> dict[str, tuple[int, int]]:
    """A key of files that changes with them: when each was changed, in nanoseconds, and its size; (0, -1) for a missing one."""
    found = {}
    for file in files:
        try:
            stat = os.stat(file)
            found[file] = stat.st_mtime_ns, stat.st_size
        except OSError:
            found[file] = 0, -1
    return found


def modules_in(folder: Path) -> Iterator[str]:
    """The paths of the modules in a folder and those in it, in a fixed order."""
    for inner, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - {"__pycache__"})
        yield from [os.path.join(inner, name) for name in sorted(names)]


def digest_of(parts: Iterable[str], files: Iterable[Path]) -> str:
    """A name for what texts and files hold. What cannot be read counts as empty."""
    import hashlib
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part.encode("utf-8", "surrogateescape") + b"\0")
    for file in files:
        digest.update(str(file).encode("utf-8", "surrogateescape") + b"\0")
        try:
            digest.update(hashlib.sha256(read_bytes(file, MAX_DATA)).digest())
        except OSError:
            digest.update(b"-")
    return digest.hexdigest()[:40]


def is_cached(folder: Path) -> bool:
    """Whether there is data in a folder of the cache; if so, it counts as used now."""
    try:
        os.utime(folder)
    except OSError:
        return False
    return True


def keep(folder: Path, write: Callable[[Path], None]) -> None:
    """Have a folder of the cache written, all of it or nothing."""
    import shutil
    import tempfile  # it takes time, and few need it

    unfinished = Path(tempfile.mkdtemp(prefix="new-", dir=folder.parent))
    try:
        write(unfinished)
        os.rename(unfinished, folder)
    except OSError:
        if not folder.is_dir():  # else another process was faster
            raise
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def clear_old(cache: Path) -> None:
    """Remove data that has not been used for long."""
    import shutil
    until = time.time() - _MAX_AGE
    for folder in cache.iterdir():
        try:
            if folder.is_dir() and folder.stat().st_mtime < until:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue
