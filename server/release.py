"""Makes all that a release consists of: `python server/release.py [FOLDER] [--compiled]`, by default in `dist`.

These are the wheel and the source of the package, the extension for VS Code and the one for the web, bills of materials, the
sums of all packages (`SHA256SUMS`) and the notes (`NOTES.md`). What publishes them is printed, and not run. The programs that
build the packages for Python are those of `build-requirements.txt`, by their hashes. Exit status: 1 where one cannot be made,
2 where the folder holds something else than an earlier release.

With `--compiled` there is a wheel for this platform and this version of Python as well, with compiled modules. It needs a
compiler for C, and the programs that build it are the newest ones that `pyproject.toml` allows, not pinned by hashes.

`python server/release.py --close DATE` moves what stands under *Unreleased* in `CHANGELOG.md` into the section of the version.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import package_metadata
import sbom

ROOT = Path(__file__).parent.parent
EXTENSIONS = {"vsix": "mlir-ls.vsix", "vsix-web": "mlir-ls-web.vsix"}
"""What `make` calls the extensions, and their packages."""
COMPILE = "MLIR_LS_COMPILE"
"""The variable that has a build compile modules (`compiled_build`)."""
SUMS = "SHA256SUMS"
UNRELEASED = "Unreleased"

_SECTION = re.compile(r"(?m)^## \[(.+?)\].*\n")
_KIND = re.compile(r"(?m)^### (\w+)\n")
_HEADING = "**"
"""What a heading of entries of one kind is in."""


def main(arguments: Sequence[str]) -> int:
    """Makes a release, or closes the changelog. Returns the exit status."""
    parser = argparse.ArgumentParser(description="Makes all that a release consists of.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist", help="where it goes; by default dist")
    parser.add_argument("--compiled", action="store_true", help="also make the wheel for this platform, with compiled modules")
    parser.add_argument("--close", metavar="DATE", help="only close the section of the version in CHANGELOG.md")
    chosen = parser.parse_args(arguments)
    changelog = ROOT / "CHANGELOG.md"
    version = package_metadata.version(ROOT)
    if chosen.close is not None:
        changelog.write_text(closed(changelog.read_text(encoding="utf-8"), version, chosen.close), encoding="utf-8")
        return 0
    folder = chosen.folder.resolve()
    if folder.exists() and any(folder.iterdir()) and not (folder / SUMS).exists():
        print(f"{folder} holds something else than a release")
        return 2
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        make_packages(folder, chosen.compiled)
        for target, name in EXTENSIONS.items():
            run(["make", "--no-print-directory", target], ROOT)
            shutil.copy(ROOT / "vscode-extension" / name, folder / name.replace(".vsix", f"-{version}.vsix"))
    except (subprocess.CalledProcessError, OSError) as error:
        print(error)
        return 1
    packages = sorted(folder.iterdir())
    for package in packages:
        if package.suffix in (".whl", ".vsix"):
            text = json.dumps(sbom.sbom(package), indent=1)
            package.with_name(f"{package.name}.cdx.json").write_text(text + "\n", encoding="utf-8")
    (folder / SUMS).write_text("".join(sums(packages)), encoding="utf-8")
    notes = folder / "NOTES.md"
    notes.write_text(notes_of(changelog.read_text(encoding="utf-8"), version), encoding="utf-8")
    print("made:", *[f"  {file.name}" for file in sorted(folder.iterdir())], "", "publish:", sep="\n")
    print(*[f"  {line}" for line in publishing(folder, version)], sep="\n")
    return 0


def make_packages(folder: Path, compiled: bool = False) -> None:
    """Writes the wheel and the source of the package, and where requested the `compiled` wheel. Raises CalledProcessError."""
    pure = {name: value for name, value in os.environ.items() if name != COMPILE}
    with tempfile.TemporaryDirectory() as home:
        venv.create(home, with_pip=True)
        python = next(path for path in Path(home).glob("*/python*") if path.stem == "python")
        pinned = ["--require-hashes", "--only-binary=:all:", "--requirement", "server/build-requirements.txt"]
        run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *pinned], ROOT)
        run([str(python), "-m", "build", "--no-isolation", "--outdir", str(folder), "."], ROOT, pure)
        if compiled:
            run([str(python), "-m", "build", "--wheel", "--outdir", str(folder), "."], ROOT, {**pure, COMPILE: "1"})


def run(command: Sequence[str], folder: Path, environment: Mapping[str, str] | None = None) -> None:
    """Runs a program, whose output is shown where it fails; None: in this environment. Raises CalledProcessError."""
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode != 0:
        print(done.stdout[-4000:])
        done.check_returncode()


def sums(files: Sequence[Path]) -> Iterator[str]:
    """Lines that `sha256sum --check` reads."""
    for file in files:
        yield f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"


def publishing(folder: Path, version: str) -> Iterator[str]:
    """The commands that publish what is in a folder."""
    place = folder.relative_to(ROOT) if folder.is_relative_to(ROOT) else folder
    extensions = " ".join(sorted(str(place / file.name) for file in folder.glob("*.vsix")))
    yield f"git tag --annotate v{version} --cleanup=verbatim --file {place}/NOTES.md"
    yield f"git push origin v{version}"
    # an index takes no wheel that is only known to run on the machine that compiled it
    yield f"twine upload {place}/*-none-any.whl {place}/*.tar.gz"
    yield f"npx vsce publish --packagePath {extensions}"
    yield f"npx ovsx publish --packagePath {extensions}"
    yield f"gh release create v{version} --notes-file {place}/NOTES.md {place}/*"


def notes_of(changelog: str, version: str) -> str:
    """What is new in a version, with what is not released yet: a heading for each kind of change."""
    merged = _merged(changelog, version)
    return "\n\n".join([f"# mlir-ls {version}", *[f"## {kind}\n\n{text}" for kind, text in merged.items()]]) + "\n"


def closed(changelog: str, version: str, date: str) -> str:
    """The changelog after a release: what was not released belongs to the version, and the version has a date."""
    merged = "\n\n".join(f"### {kind}\n\n{text}" for kind, text in _merged(changelog, version).items())
    starts = [found.start() for found in _SECTION.finditer(changelog)]
    older = changelog[starts[2] :] if len(starts) > 2 else ""
    made = f"{changelog[: starts[0]]}## [{UNRELEASED}]\n\n## [{version}] - {date}\n\n{merged}\n"
    return f"{made}\n{older}" if older else made


def _merged(changelog: str, version: str) -> Mapping[str, str]:
    """The entries of a version and those that are not released, by kind. Raises KeyError for a version without a section."""
    parts = _SECTION.split(changelog)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    merged: dict[str, str] = {}
    for section in (sections[UNRELEASED], sections[version]):
        kinds = _KIND.split(section)
        for kind, text in zip(kinds[1::2], kinds[2::2], strict=True):
            merged[kind] = _joined(merged[kind], text.strip()) if kind in merged else text.strip()
    return merged


def _joined(newer: str, older: str) -> str:
    """Entries of one kind. Those below headings in bold stay below them; others that follow get a heading as well."""
    if older.startswith(_HEADING):
        return f"{newer}\n\n{older}"
    return f"{newer}\n\n{_HEADING}Further{_HEADING}\n\n{older}" if newer.startswith(_HEADING) else f"{newer}\n{older}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
