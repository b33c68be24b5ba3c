"""Which checked-out `llvm-project` belongs to a project, and what that means for the profile of its files."""

from __future__ import annotations

from pathlib import Path

import pytest

from mlir_ls.ods.project.sources import Loaded, Sources
from mlir_ls.settings import EMPTY, Layer, Settings, Trust, check_options_of, project_of

BASE = "mlir/include/mlir/IR/OpBase.td"


def checkout(folder: Path, release: int | None = 99) -> str:
    (folder / BASE).parent.mkdir(parents=True)
    (folder / BASE).write_text("class Dialect;\n", encoding="utf-8")
    if release is not None:
        version = folder / "llvm" / "CMakeLists.txt"
        version.parent.mkdir()
        version.write_text(f"set( LLVM_VERSION_MAJOR {release})\n", encoding="utf-8")
    return str(folder / "mlir" / "include")


def repository(folder: Path, settings: str | None = None) -> Path:
    (folder / ".git").mkdir(parents=True)
    if settings is not None:
        (folder / ".mlir-ls.toml").write_text(settings, encoding="utf-8")
    return folder


def settings_in(folder: Path, trust: Trust = Trust.PATHS, own: Layer = EMPTY) -> Settings:
    return project_of(str(folder), own, lambda _: trust).settings


@pytest.mark.parametrize("place", ["llvm-project", "third_party/llvm-project", ".", "../llvm-project", "sub/module"])
def test_it_is_found_in_the_repository_and_beside_it(tmp_path: Path, place: str) -> None:
    root = repository(tmp_path / "project")
    (root / ".gitmodules").write_text('[submodule "sub"]\n\tpath = sub/module\n\turl = ../llvm.git\n', encoding="utf-8")
    include = checkout((root / place).resolve())
    inner = root / "test" / "unit"
    inner.mkdir(parents=True)
    assert settings_in(inner).upstream == Sources(mlir=include, profile="llvm-next")
    assert settings_in(inner, Trust.NOTHING).upstream == Sources()


def test_a_folder_of_includes_counts_first_and_an_installation_is_none(tmp_path: Path) -> None:
    root = repository(tmp_path / "project", 'includes = ["installed", "mine/mlir/include"]\n')
    checkout(root / "llvm-project")
    (root / "installed" / "mlir" / "IR").mkdir(parents=True)
    (root / "installed" / "mlir" / "IR" / "OpBase.td").touch()
    mine = checkout(root / "mine")
    assert settings_in(root).upstream.mlir == mine


def test_a_folder_that_is_no_project_has_none(tmp_path: Path) -> None:
    checkout(tmp_path / "llvm-project")
    (tmp_path / "files").mkdir()
    assert settings_in(tmp_path / "files").upstream == Sources()


def test_a_setting_switches_it_off(tmp_path: Path) -> None:
    root = repository(tmp_path / "project")
    checkout(root / "llvm-project")
    assert settings_in(root, own=Layer({"llvmProject": False})).upstream == Sources()
    (root / ".mlir-ls.toml").write_text("llvm-project = false\n", encoding="utf-8")
    assert settings_in(root).upstream == Sources()


@pytest.mark.parametrize(
    ("release", "profile"), [(99, "llvm-next"), (22, "llvm-22"), (19, "llvm-19"), (20, "llvm-next"), (None, "llvm-next")]
)
def test_its_release_determines_the_profile_from_the_start(tmp_path: Path, release: int | None, profile: str) -> None:
    root = repository(tmp_path / "project")
    checkout(root / "llvm-project", release)
    settings = settings_in(root)
    assert check_options_of(settings, Loaded()).profile == profile
    assert check_options_of(settings, Loaded(), upstream=Loaded("/data")).mlir == "/data"


def test_another_profile_goes_before_it(tmp_path: Path) -> None:
    root = repository(tmp_path / "project")
    checkout(root / "llvm-project")
    by_opt = check_options_of(settings_in(root), Loaded(profile="llvm-22"), upstream=Loaded("/data"))
    assert (by_opt.profile, by_opt.mlir) == ("llvm-22", None)
    assert settings_in(root, own=Layer({"profile": "llvm-22"})).upstream == Sources()
    assert settings_in(root, own=Layer({"profile": "llvm-next"})).upstream.mlir is not None
