"""What the extension for VS Code carries is all that the server needs."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOT_FOR_EDITORS = {"rich"}
"""What only the command line needs."""


def names(lines: list[str]) -> set[str]:
    return {found[0].replace("_", "-") for line in lines if (found := re.match(r"[\w-]+", line.strip().strip('"')))}


def test_the_libraries_of_the_server_travel_in_the_extension() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    declared = re.search(r"(?ms)^dependencies = \[\n(.*?)^\]", project)
    assert declared is not None
    carried = (ROOT / "vscode-extension" / "server" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    expected = names(declared[1].splitlines())
    assert "pygls" in expected
    assert expected - names(carried) == NOT_FOR_EDITORS


def test_every_library_is_of_one_version_with_its_hash() -> None:
    carried = (ROOT / "vscode-extension" / "server" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = r"[\w-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}"
    assert all(re.fullmatch(pinned, line) for line in carried if not line.startswith("#"))


def test_libraries_are_taken_by_their_hashes() -> None:
    pack = (ROOT / "vscode-extension" / "server" / "pack.mjs").read_text(encoding="utf-8")
    assert '"--require-hashes"' in pack
    build = (ROOT / "vscode-extension" / "build.mjs").read_text(encoding="utf-8")
    assert "packServer(server);" in build
    assert "compileall" not in build + pack
