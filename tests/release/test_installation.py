"""From a package index to the first diagnostics: with pip in an empty environment, with `uvx`, with `pipx run`.

The index is on this machine. It has the wheel as it is built of this repository; the libraries that it requires come from the index
that pip is configured for, and the tests are skipped where there is none.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from release_support import ROOT, served

pytestmark = pytest.mark.extended

MINUTE = 60
"""Seconds in which a new user has to see the first diagnostics."""
CHECK = ["mlir-ls", "check", "broken.mlir"]
CONFIGURATION = ("PIP_", "UV_", "PIPX_", "PYTHON", "VIRTUAL_ENV", "MLIR_LS")
"""How the variables begin that configure these programs."""


class Machine(NamedTuple):
    """A folder with a file of MLIR, and the variables of a user to whom the index is the only one."""

    folder: Path
    environment: dict[str, str]

    def run(self, *commands: list[str | Path], seconds: int = 300) -> str:
        """Runs commands, and returns what the last printed; it finds errors, so its status is 1. Fails after so many seconds."""
        line = " && ".join(" ".join(f'"{word}"' for word in command) for command in commands)
        run = subprocess.run(
            ["sh", "-c", line],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        assert run.returncode == 1, run.stdout + run.stderr
        return run.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel, with all that it requires, and with the pip that pipx requires."""
    folder = tmp_path_factory.mktemp("packages")
    python = [sys.executable, "-m"]
    built = subprocess.run(
        [*python, "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("mlir_ls-*.whl")
    download = [*python, "pip", "wheel", "--quiet", "--wheel-dir", folder, wheel, "pip>=26.1"]
    done = subprocess.run(download, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode != 0:
        pytest.skip(f"the libraries of the server cannot be had from a package index: {done.stderr.strip().splitlines()[-1]}")
    return folder


@pytest.fixture
def machine(packages: Path, tmp_path: Path) -> Iterator[Machine]:
    """A machine on which nothing has been installed."""
    folder = tmp_path / "work"
    folder.mkdir()
    shutil.copy(ROOT / "examples" / "broken.mlir", folder)
    pages = tmp_path / "index"
    shutil.copytree(packages, pages)
    with served(pages) as address:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(CONFIGURATION)}
        index = {"PIP_INDEX_URL": address, "UV_DEFAULT_INDEX": address, "PIP_CONFIG_FILE": os.devnull, "PIP_NO_CACHE_DIR": "1"}
        python = {"UV_PYTHON": sys.executable, "UV_PYTHON_DOWNLOADS": "never", "PIPX_DEFAULT_PYTHON": sys.executable}
        python["PIPX_DEFAULT_BACKEND"] = "pip"  # it would be uv beside one
        yield Machine(folder, {**kept, **index, **python, "HOME": str(tmp_path / "home")})


def program(name: str) -> Path:
    """A program that a package in this Python's environment brings; where there is none, the test is skipped."""
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"no {name} (pip install {name})")
    return Path(sysconfig.get_path("scripts")) / {"uv": "uvx"}.get(name, name)


def test_two_commands_and_a_minute_show_the_first_diagnostics(machine: Machine) -> None:
    home = machine.folder / "empty"
    venv.create(home, with_pip=True)
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    install, check = [programs / "pip", "install", "--quiet", "mlir-ls"], [programs / CHECK[0], *CHECK[1:]]
    assert "'%lenght' is not defined" in machine.run(install, check, seconds=MINUTE)


def test_uvx_runs_it_without_an_installation(machine: Machine) -> None:
    assert "'%lenght' is not defined" in machine.run([program("uv"), *CHECK])


def test_pipx_runs_it_without_an_installation(machine: Machine) -> None:
    command = [program("pipx"), "run", *CHECK]
    assert "'%lenght' is not defined" in machine.run(command)
