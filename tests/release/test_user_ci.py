"""What users run in their continuous integration: the action, its script, the image and the hooks of pre-commit."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import mlir_ls

pytestmark = pytest.mark.extended

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "editors" / "ci"
ACTION = yaml.safe_load((FOLDER / "action.yml").read_text(encoding="utf-8"))
SOUND = "func.func @f() {\n  return\n}\n"
UNTIDY = "func.func @f() {\n      return\n}\n"
WRONG = "func.func @f() -> i32 {\n  return %x : i32\n}\n"

needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")


def check(folder: Path, **inputs: str) -> tuple[int, str, dict[str, str]]:
    """Runs the script of the action in a folder: its exit status, what it printed, its outputs."""
    program = folder.parent / "mlir-ls"
    noting = f'echo "$@" >> {shlex.quote(str(folder.parent / "commands"))}'
    program.write_text(f'#!/bin/sh\n{noting}\nexec {shlex.quote(sys.executable)} -m mlir_ls "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    outputs = folder.parent / "outputs"
    outputs.write_text("", encoding="utf-8")
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("MLIR_LS")},
        **{f"MLIR_LS_{name.upper()}": value for name, value in inputs.items()},
        "MLIR_LS": str(program),
        "GITHUB_OUTPUT": str(outputs),
    }
    run = subprocess.run(
        ["bash", FOLDER / "check.sh"], cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    pairs = [line.split("=") for line in outputs.read_text(encoding="utf-8").splitlines()]
    return run.returncode, run.stdout + run.stderr, dict(pairs)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "project"
    made.mkdir()
    return made


@needs_bash
@pytest.mark.parametrize(
    ("text", "status", "outputs"),
    [
        (SOUND, 0, {"errors": "false", "unformatted": "false"}),
        (UNTIDY, 1, {"errors": "false", "unformatted": "true"}),
        (WRONG, 1, {"errors": "true", "unformatted": "false"}),
    ],
    ids=["sound", "untidy", "wrong"],
)
def test_a_project_passes_or_fails(folder: Path, text: str, status: int, outputs: dict[str, str]) -> None:
    (folder / "a.mlir").write_text(text, encoding="utf-8")
    assert check(folder)[::2] == (status, outputs)


@needs_bash
def test_lines_are_annotated_and_findings_written(folder: Path) -> None:
    (folder / "a.mlir").write_text(WRONG, encoding="utf-8")
    (folder / "-b.mlir").write_text(SOUND, encoding="utf-8")
    status, printed, _ = check(folder, paths="a.mlir -b.mlir", sarif="found.sarif")
    assert status == 1
    assert "::error file=a.mlir,line=2," in printed
    found = json.loads((folder / "found.sarif").read_text(encoding="utf-8"))
    assert found["version"] == "2.1.0"
    assert [result["ruleId"] for result in found["runs"][0]["results"]] == ["undefined-value"]


@needs_bash
def test_inputs_reach_the_program(folder: Path) -> None:
    (folder / "a.mlir").write_text('"photon.emit"() : () -> ()\n', encoding="utf-8")
    assert check(folder, format="false")[0] == 0
    assert check(folder, format="false", strict="true")[0] == 1
    assert check(folder, format="false", profile="llvm-0")[0] == 2
    assert check(folder, paths="nowhere")[0] == 2


@needs_bash
def test_paths_may_stand_on_lines_of_their_own(folder: Path) -> None:
    (folder / "a.mlir").write_text(SOUND, encoding="utf-8")
    (folder / "b.mlir").write_text(WRONG, encoding="utf-8")
    assert check(folder, paths="a.mlir\nb.mlir\n")[2]["errors"] == "true"


@needs_bash
def test_files_are_checked_and_formatted_as_those_of_the_profile(folder: Path) -> None:
    (folder / "a.mlir").write_text(SOUND, encoding="utf-8")
    assert check(folder, profile="llvm-19", trust="true")[0] == 0
    assert (folder.parent / "commands").read_text(encoding="utf-8").splitlines() == [
        "check --format github --trust --profile llvm-19 .",
        "format --check --trust --profile llvm-19 .",
    ]


def test_the_action_hands_all_inputs_to_its_script() -> None:
    (step,) = [step for step in ACTION["runs"]["steps"] if step.get("id") == "check"]
    used = {re.sub(r"\W*inputs\.(\w+)\W*", r"\1", value) for value in step["env"].values() if "inputs." in value}
    assert set(ACTION["inputs"]) == used | {"upload", "python-version"}
    script = (FOLDER / "check.sh").read_text(encoding="utf-8")
    assert [name for name in step["env"] if f"${{{name}:-" not in script and f"${name}" not in script] == []
    assert all(step.get("shell") == "bash" for step in ACTION["runs"]["steps"] if "run" in step)


@needs_bash
def test_the_steps_of_the_action_install_and_check(folder: Path) -> None:
    """As a runner has them, one after the other; those that use other actions are left out."""
    (folder / "a.mlir").write_text(WRONG, encoding="utf-8")
    inputs = {name: str(given["default"]) for name, given in ACTION["inputs"].items()} | {"sarif": "found.sarif"}
    runner = {"RUNNER_TEMP": str(folder.parent), "GITHUB_ACTION_PATH": str(FOLDER), "GITHUB_OUTPUT": str(folder.parent / "outputs")}

    values = {"runner.temp": runner["RUNNER_TEMP"], **{f"inputs.{name}": value for name, value in inputs.items()}}

    def filled(value: str) -> str:
        return re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda found: values[found[1]], value)

    install, check_it = [step for step in ACTION["runs"]["steps"] if "run" in step]
    runs = []
    for step in (install, check_it):
        environment = {**os.environ, **runner, **{name: filled(value) for name, value in step.get("env", {}).items()}}
        command = ["bash", "-e", "-o", "pipefail", "-c", step["run"]]
        run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False)
        if "No matching distribution" in run.stderr:
            pytest.skip("the libraries of the server cannot be had from a package index")
        runs.append((run.returncode, run.stdout))
    assert runs[0][0] == 0
    assert runs[1][0] == 1
    assert "::error file=a.mlir,line=2," in runs[1][1]
    assert (folder / "found.sarif").is_file()
    assert (folder.parent / "outputs").read_text(encoding="utf-8").split() == ["errors=true", "unformatted=false"]


def test_inputs_are_never_part_of_a_script() -> None:
    """An expression in a script would be run by the shell, whatever a pull request has put into it."""
    assert [step["run"] for step in ACTION["runs"]["steps"] if "${{" in step.get("run", "")] == []


def test_the_page_lists_the_inputs_of_the_action() -> None:
    page = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"(?m)^\| `([\w-]+)` \| (?:`(.+?)`)? ?\|", page))
    assert rows == {name: given["default"] for name, given in ACTION["inputs"].items()}
    (block,) = re.findall(r"(?ms)^```yaml\n(.*?)^```$", page)
    (step,) = [step for step in yaml.safe_load(block)["jobs"]["mlir"]["steps"] if "editors/ci" in step["uses"]]
    assert set(step["with"]) <= set(ACTION["inputs"])
    address = json.loads((ROOT / "vscode-extension" / "package.json").read_text(encoding="utf-8"))["bugs"]["url"]
    assert f"https://github.com/{step['uses']}".startswith(address.removesuffix("issues"))
    assert step["uses"].endswith(f"@v{mlir_ls.__version__}")


def steps_of_image() -> list[list[str]]:
    """The instructions of the image, as words."""
    lines = (FOLDER / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [line.split() for line in lines if line and not line.startswith("#")]


def test_the_image_runs_the_program_as_a_user_without_rights() -> None:
    words = steps_of_image()
    last = words[[line[0] for line in words].index("FROM", 1) :]
    assert last[0][1].endswith("-slim")
    assert [line[1] for line in last if line[0] == "USER"] == ["10001"]
    assert last[-2:] == [["ENTRYPOINT", '["mlir-ls"]'], ["CMD", '["check",', '"."]']]


def test_what_the_image_copies_is_enough_to_install_the_program(tmp_path: Path) -> None:
    """As the image does, but for the libraries, which are those of this Python."""
    source, target = tmp_path / "source", tmp_path / "target"
    for line in steps_of_image():
        if line[0] != "COPY" or line[1].startswith("--from"):
            continue
        for name in line[1:-1]:
            place = source / (line[-1] if line[-1] != "./" else name)
            place.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, place, ignore=shutil.ignore_patterns("node_modules", "__pycache__", "out", "*.vsix"))
            else:
                shutil.copy(ROOT / name, place)
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--target", target]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, source], check=True, timeout=300)
    environment = {**os.environ, "PYTHONPATH": str(target)}
    (tmp_path / "a.mlir").write_text(WRONG, encoding="utf-8")
    check_it = [sys.executable, "-m", "mlir_ls", "check", "."]
    run = subprocess.run(check_it, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert "'%x' is not defined" in run.stdout
    where = [sys.executable, "-c", "import mlir_ls; print(mlir_ls.__file__)"]
    place = subprocess.run(where, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert Path(place.strip()).is_relative_to(target)


def test_the_image_is_built_and_checks_a_folder(tmp_path: Path) -> None:
    if shutil.which("docker") is None or subprocess.run(["docker", "info"], capture_output=True, check=False).returncode != 0:
        pytest.skip("no Docker, or its daemon does not run")
    (base,) = {line[1] for line in steps_of_image() if line[0] == "FROM"}
    if subprocess.run(["docker", "pull", "--quiet", base], capture_output=True, timeout=600, check=False).returncode != 0:
        pytest.skip(f"the image {base} cannot be had")
    tag = "mlir-ls:of-a-test"
    build = ["docker", "build", "--quiet", "-f", FOLDER / "Dockerfile", "-t", tag, ROOT]
    built = subprocess.run(build, capture_output=True, text=True, timeout=600, check=False)
    assert built.returncode == 0, built.stderr
    (tmp_path / "a.mlir").write_text(WRONG, encoding="utf-8")
    show = ["docker", "run", "--rm", "--network", "none", "-v", f"{tmp_path}:/work:ro", tag]
    run = subprocess.run(show, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 1
    assert "'%x' is not defined" in run.stdout


@pytest.mark.skipif(importlib.util.find_spec("pre_commit") is None, reason="no pre-commit")
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no clone of the repository")
def test_pre_commit_runs_the_hooks_of_this_repository(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(UNTIDY, encoding="utf-8")
    for command in (["git", "init", "--quiet"], ["git", "add", "a.mlir"]):
        subprocess.run(command, cwd=tmp_path, check=True)
    command = [sys.executable, "-m", "pre_commit", "try-repo", str(ROOT), "--color=never", "--files", "a.mlir"]
    environment = {**os.environ, "PRE_COMMIT_HOME": str(tmp_path / "home")}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300, check=False)
    if "No matching distribution" in run.stdout:
        pytest.skip("the libraries of the server cannot be had from a package index")
    assert re.findall(r"(?m)^(mlir-ls \w+)\.+(\w+)$", run.stdout) == [("mlir-ls check", "Passed"), ("mlir-ls format", "Failed")]
    assert (tmp_path / "a.mlir").read_text(encoding="utf-8") == SOUND


def test_the_hooks_of_pre_commit_are_commands() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    assert [hook["entry"] for hook in hooks] == ["mlir-ls format", "mlir-ls check"]
    assert all(re.search(hook["files"], "a/b.mlir") and not re.search(hook["files"], "a.mlir.txt") for hook in hooks)
