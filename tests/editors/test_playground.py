"""The playground: a page of static files, in which the server runs in Chromium, with nothing else in reach.

`npm ci` in `editors/playground` and in `vscode-extension` brings what is needed. What the user does is in `playground/session.mjs`; here
stands what they have to see. `MLIR_LS_PICTURES=FOLDER` keeps the screenshots.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from static_server import serving

ROOT = Path(__file__).parents[2]
PLAYGROUND = ROOT / "editors" / "playground"
SESSION = Path(__file__).parent / "playground" / "session.mjs"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")

NEEDS = {
    "Node.js and npm": shutil.which("node") and shutil.which("npm"),
    "the packages of editors/playground (npm ci)": (PLAYGROUND / "node_modules").exists(),
    "the packages of vscode-extension (npm ci)": (ROOT / "vscode-extension" / "node_modules").exists(),
    "Chromium (Debian: apt install chromium)": CHROMIUM,
}
MISSING = [what for what, there in NEEDS.items() if not there]

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no {', no '.join(MISSING)}")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the page."""
    folder = tmp_path_factory.mktemp("page") / "playground"
    run = subprocess.run(
        ["npm", "run", "build", "--", folder],
        cwd=PLAYGROUND,
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if "requirement" in run.stderr and "No matching distribution" in run.stderr:
        pytest.skip("the libraries of the server cannot be had from a package index")
    assert run.returncode == 0, run.stdout[-1000:] + run.stderr[-2000:]
    return folder


@pytest.fixture(scope="module")
def seen(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a user has seen."""
    file = tmp_path_factory.mktemp("seen") / "seen.json"
    pictures = [os.environ["MLIR_LS_PICTURES"]] if "MLIR_LS_PICTURES" in os.environ else []
    with serving(page) as address:
        environment = {**os.environ, "CHROMIUM": str(CHROMIUM)}
        command = ["node", SESSION, f"{address}/", file, *pictures]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return json.loads(file.read_text(encoding="utf-8"))


def test_the_page_is_small_enough(page: Path) -> None:
    assert sum(file.stat().st_size for file in page.rglob("*") if file.is_file()) < 25 << 20
    assert "dompurify" in (page / "LICENSES-OF-LIBRARIES").read_text(encoding="utf-8")


def test_nothing_is_loaded_from_elsewhere(seen: Any) -> None:
    assert seen["elsewhere"] == []
    assert seen["errors"] == []


def test_problems_are_those_that_check_finds(seen: Any) -> None:
    command = [sys.executable, "-m", "mlir_ls", "check", "--hints", "--format", "json", ROOT / "examples" / "broken.mlir"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    found = {each["code"] for each in json.loads(run.stdout)["diagnostics"]}
    assert {code for code, _ in seen["codes"]} == found
    assert all((ROOT / link.partition("/blob/HEAD/")[2]).is_file() for _, link in seen["codes"])
    assert seen["problems"][0].split(maxsplit=1)[0] == "9:22"


def test_hover_shows_the_operation(seen: Any) -> None:
    assert "Takes one element out of a tensor" in seen["hover"]


def test_a_quick_fix_repairs_a_name(seen: Any) -> None:
    assert any("%lenght" in each for each in seen["problems"])
    assert not any("%lenght" in each for each in seen["repaired"])


def test_completion_offers_operations(seen: Any) -> None:
    assert "arith.constant" in seen["completions"]


def test_an_example_has_an_address_and_is_laid_out(seen: Any) -> None:
    """The session waits for the line as it has to be."""
    assert seen["address"].endswith("#matmul.mlir")


def test_a_link_shows_a_text_to_others(seen: Any) -> None:
    assert seen["linked"] == "// for others"
    assert seen["damaged"] == "broken.mlir"  # a link that was cut shows the first example


def test_what_has_no_mistake_has_no_problems(seen: Any) -> None:
    """Neither MLIR of today nor that of 2018."""
    assert seen["clean"] == []
    assert seen["older"] == []


def test_the_page_fits_on_a_phone(seen: Any) -> None:
    assert seen["wider"] == 0
