"""A package index on this machine, as `pip`, `uv` and `pipx` know them, and the scripts that make a release."""

from __future__ import annotations

import hashlib
import html
import importlib.util
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import pytest

from static_server import serving

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    """A script of the folder `server`, which is no module of the package."""
    specification = importlib.util.spec_from_file_location(name, ROOT / "server" / f"{name}.py")
    assert specification is not None
    assert specification.loader is not None
    made = importlib.util.module_from_spec(specification)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "server"))
        specification.loader.exec_module(made)
    return made


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which the packages of a folder stand as a simple index, whose pages are written into it."""
    names: dict[str, list[Path]] = {}
    for package in sorted(folder.glob("*.whl")):
        names.setdefault(re.sub(r"[-_.]+", "-", package.name.split("-")[0]).lower(), []).append(package)
    for name, packages in names.items():
        links = [f'<a href="/{html.escape(each.name)}#sha256={digest(each)}">{html.escape(each.name)}</a>' for each in packages]
        page = folder / "simple" / name / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text("<!DOCTYPE html><html><body>" + "\n".join(links) + "</body></html>\n", encoding="utf-8")
    with serving(folder) as address:
        yield f"{address}/simple"


def digest(file: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()
