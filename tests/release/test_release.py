"""What a release consists of: its notes, the sums of its packages, and the programs that build them, by their hashes."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
from pathlib import Path
from types import ModuleType

import pytest
import release_support
from release_support import ROOT

import mlir_ls

pytestmark = pytest.mark.extended

CHANGELOG = """\
# Changelog

## [Unreleased]

### Added

- Three.

### Fixed

- Four
  lines.

## [0.2.0]

### Added

- Two.

## [0.1.0]

### Added

- One.
"""


@pytest.fixture(scope="module")
def release() -> ModuleType:
    return release_support.script("release")


def test_the_notes_are_what_is_new_since_the_version_before(release: ModuleType) -> None:
    assert release.notes_of(CHANGELOG, "0.2.0") == (
        "# mlir-ls 0.2.0\n\n## Added\n\n- Three.\n- Two.\n\n## Fixed\n\n- Four\n  lines.\n"
    )


def test_there_are_notes_for_the_version_that_is_next(release: ModuleType) -> None:
    notes = release.notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), mlir_ls.__version__)
    assert notes.startswith(f"# mlir-ls {mlir_ls.__version__}\n\n## Added\n\n**")


def test_entries_below_a_heading_stay_below_it(release: ModuleType) -> None:
    headed = CHANGELOG.replace("- Three.", "**Checks**\n\n- Three.")
    assert "## Added\n\n**Checks**\n\n- Three.\n\n**Further**\n\n- Two.\n" in release.notes_of(headed, "0.2.0")
    headed = headed.replace("- Two.", "**Editors**\n\n- Two.")
    assert "## Added\n\n**Checks**\n\n- Three.\n\n**Editors**\n\n- Two.\n" in release.notes_of(headed, "0.2.0")


def test_a_closed_changelog_has_a_date_and_nothing_unreleased(release: ModuleType) -> None:
    made = release.closed(CHANGELOG, "0.2.0", "2030-01-02")
    assert made.startswith("# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2030-01-02\n\n### Added\n\n- Three.\n- Two.\n\n### Fixed")
    assert made.endswith("  lines.\n\n## [0.1.0]\n\n### Added\n\n- One.\n")
    assert release.notes_of(made, "0.2.0") == release.notes_of(CHANGELOG, "0.2.0")


def test_sums_are_those_of_sha256sum(release: ModuleType, tmp_path: Path) -> None:
    package = tmp_path / "a.whl"
    package.write_bytes(b"a")
    assert list(release.sums([package])) == [f"{hashlib.sha256(b'a').hexdigest()}  a.whl\n"]


def test_a_folder_with_other_files_stays(release: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    assert release.main([str(tmp_path)]) == 2
    assert (tmp_path / "mine").exists()


def test_all_packages_are_published_with_a_tag(release: ModuleType, tmp_path: Path) -> None:
    for name in ("mlir-ls-9.9.vsix", "mlir-ls-web-9.9.vsix"):
        (tmp_path / name).touch()
    lines = list(release.publishing(tmp_path, "9.9"))
    assert [line.split()[:2] for line in lines[:3]] == [["git", "tag"], ["git", "push"], ["twine", "upload"]]
    assert [line.split()[1] for line in lines if str(tmp_path / "mlir-ls-web-9.9.vsix") in line] == ["vsce", "ovsx"]


def test_a_compiled_wheel_is_made_beside_the_pure_one(
    release: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builds: list[tuple[bool, bool]] = []

    def create(home: str, with_pip: bool) -> None:
        (Path(home) / "bin").mkdir()
        (Path(home) / "bin" / "python").touch()

    def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
        if "build" in command:
            assert environment is not None
            builds.append(("--wheel" in command, environment.get("MLIR_LS_COMPILE") == "1"))

    monkeypatch.setattr(release.venv, "create", create)
    monkeypatch.setattr(release, "run", run)
    monkeypatch.setenv("MLIR_LS_COMPILE", "1")
    release.make_packages(tmp_path)
    assert builds == [(False, False)]
    release.make_packages(tmp_path, compiled=True)
    assert builds[1:] == [(False, False), (True, True)]


def test_no_index_gets_a_compiled_wheel(release: ModuleType, tmp_path: Path) -> None:
    pure, compiled = (tmp_path / f"mlir_ls-9.9-{tags}.whl" for tags in ("py3-none-any", "cp312-cp312-linux_x86_64"))
    for wheel in (pure, compiled):
        wheel.touch()
    upload = next(line for line in release.publishing(tmp_path, "9.9") if line.startswith("twine"))
    pattern = next(word for word in upload.split() if word.endswith(".whl"))
    assert list(Path(pattern).parent.glob(Path(pattern).name)) == [pure]


def test_the_first_command_makes_a_tag_with_the_notes(release: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "NOTES.md").write_text(release.notes_of(CHANGELOG, "0.2.0"), encoding="utf-8")
    git = "git -c user.name=a -c user.email=a@example.org"
    tag = next(release.publishing(tmp_path, "0.2.0")).replace("git tag", f"{git} tag")
    lines = ["git init --quiet", f"{git} commit --quiet --allow-empty --message one", tag, "git tag --list --format='%(contents)'"]
    run = subprocess.run(["sh", "-ec", "\n".join(lines)], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == (tmp_path / "NOTES.md").read_text(encoding="utf-8").strip()


def test_what_builds_the_packages_is_of_one_version_with_its_hash() -> None:
    lines = (ROOT / "server" / "build-requirements.txt").read_text(encoding="utf-8").splitlines()[1:]
    pinned = re.compile(r"([\w-]+)==[\d.]+(?: ; [\w' .<=]+)? --hash=sha256:[0-9a-f]{64}")
    names = {found[1] for line in lines if (found := pinned.fullmatch(line))}
    assert len(names) == len(lines)
    assert {"build", "hatchling"} <= names


@pytest.mark.parametrize("folder", ["vscode-extension", "editors/playground"])
def test_what_builds_the_extensions_is_of_one_version_with_its_hash(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert len(packages) > 10
    assert [name for name, package in packages.items() if not package["integrity"].startswith("sha512-")] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []  # any registry will do
    commands = re.findall(r"cd ([\w/-]+) && npm (\w+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert {command for place, command in commands if place == folder} == {"ci"}
