"""Programs that the extension for VS Code starts end with it."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

EXTENSION = Path(__file__).parents[2] / "vscode-extension"
ESBUILD = EXTENSION / "node_modules" / ".bin" / "esbuild"
PATIENCE = 60.0

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there programs are started as they are"),
    pytest.mark.skipif(shutil.which("node") is None or not ESBUILD.exists(), reason="needs Node.js, and npm ci"),
]

START = """
const { startLimited } = require(process.argv[2]);
const child = startLimited("/bin/sh", ["-c", process.argv[3]], 60);
child.stdout.on("data", (data) => process.stdout.write(data));
child.on("close", (status) => console.log("closed", status));
child.stdin.end("in\\n");
"""


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module, as JavaScript."""
    folder = tmp_path_factory.mktemp("programs")
    out = folder / "programs.js"
    command = [str(ESBUILD), str(EXTENSION / "src" / "programs.ts"), "--bundle", "--platform=node", f"--outfile={out}"]
    subprocess.run(command, check=True, capture_output=True)
    (folder / "start.js").write_text(START, encoding="utf-8")
    return folder


def start(programs: Path, script: str) -> subprocess.Popen[str]:
    command = ["node", str(programs / "start.js"), str(programs / "programs.js"), script]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def running(group: str) -> list[str]:
    """What runs in a group of processes; what is not waited for does not count."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,args="], capture_output=True, text=True).stdout.splitlines()
    return [line for line in listed if line.split()[0] == group and not line.split()[1].startswith("Z")]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")
def test_a_program_that_only_waits_ends_when_the_extension_is_killed(programs: Path) -> None:
    node = start(programs, "sleep 600 & echo $$ $!; wait")
    assert node.stdout
    processes = [int(each) for each in node.stdout.readline().split()]
    assert all(runs(each) for each in processes)
    node.send_signal(signal.SIGKILL)
    node.wait()
    node.stdout.close()
    until = time.monotonic() + PATIENCE
    while any(runs(each) for each in processes) and time.monotonic() < until:
        time.sleep(0.02)
    assert [each for each in processes if runs(each)] == []


def test_a_program_has_its_input_and_its_status_and_leaves_nothing(programs: Path) -> None:
    node = start(programs, "cat; echo group $$; exit 3")
    output, _ = node.communicate(timeout=PATIENCE)
    first, group, closed = output.splitlines()
    assert (first, closed) == ("in", "closed 3")
    until = time.monotonic() + PATIENCE
    while (left := running(group.split()[1])) and time.monotonic() < until:
        time.sleep(0.02)
    assert left == []
