"""The compiled build: a wheel for one platform in which mypyc has compiled the modules that `pyproject.toml` names.

Hatchling runs it as a build hook. With `MLIR_LS_COMPILE=1` in the environment a wheel gets an extension module beside each of
these modules, which Python prefers to the source; the sources are in the wheel as well. Without it, and in editable
installations, nothing is compiled. It needs a compiler for C.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VARIABLE = "MLIR_LS_COMPILE"
_OPTIMIZATION = "MYPYC_OPT_LEVEL"
_GROUP = "mlir_ls"
"""What the library is called that has the code of all modules: `mlir_ls__mypyc`."""


class CompiledBuild(BuildHookInterface):  # type: ignore[misc]
    """Compiles where the environment requests it: `modules` without those that are `interpreted`."""

    _folder = ""

    def dependencies(self) -> list[str]:
        return list(self.config["requires"]) if requested() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not requested() or version == "editable":
            return
        server = Path(self.root) / "server"
        self._folder = tempfile.mkdtemp()
        try:
            libraries = compiled(server, compiled_modules(server, self.config), Path(self._folder))
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise
        build_data["force_include"].update({str(file): name for name, file in libraries.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)


def requested() -> bool:
    """Whether the environment requests a compiled build."""
    return os.environ.get(VARIABLE) == "1"


def compiled_modules(server: Path, config: Mapping[str, Sequence[str]]) -> list[str]:
    """The files that are compiled, relative to `server`: those of `modules` but for those of `interpreted`."""
    interpreted = {path for pattern in config["interpreted"] for path in server.glob(pattern)}
    found = {path for pattern in config["modules"] for path in server.glob(pattern)} - interpreted
    return sorted([path.relative_to(server).as_posix() for path in found if path.stat().st_size])


def compiled(server: Path, modules: Sequence[str], folder: Path) -> dict[str, Path]:
    """Compiles modules in a folder. Returns the libraries by their paths in the wheel. Raises SystemExit where mypyc fails."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class InParallel(build_ext):  # type: ignore[misc]
        """Compiles the files of one library at a time on each processor: nearly all are in one library."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:

                def compile_each(sources: list[str], **named: Any) -> list[str]:
                    made = pool.map(lambda source: compile_all([source], **named), sources)
                    return [file for files in made for file in files]

                self.compiler.compile = compile_each
                super().build_extensions()

    shutil.copytree(server / "mlir_ls", folder / "mlir_ls", ignore=shutil.ignore_patterns("__pycache__", "*.json", "*.so"))
    (folder / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\n", encoding="utf-8")
    with working_in(folder):
        extensions = mypycify(
            ["--config-file", "mypy.ini", *modules],
            opt_level=os.environ.get(_OPTIMIZATION, "2"),
            debug_level="0",
            multi_file=True,
            group_name=_GROUP,
        )
        for extension in extensions:
            extension.extra_link_args += ["-Wl,-s"] if sys.platform == "linux" else []
        command = InParallel(Distribution({"name": "mlir-ls", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder / "libraries"), str(folder / "objects")
        command.ensure_finalized()
        command.run()
        libraries = folder / "libraries"
        files = [path for path in sorted(libraries.rglob("*")) if path.is_file()]
    return {file.relative_to(libraries).as_posix(): file for file in files}


@contextmanager
def working_in(folder: Path) -> Iterator[None]:
    """The current folder is another one for a while: mypyc names modules by paths relative to it."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
