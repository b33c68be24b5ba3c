"""A file whose content is replaced holds the old one or the new one, whatever fails, whatever else writes it.

MLIR_LS_FUZZ=100 injects 10,000 faults. The faults need gcc, those of the whole command strace.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fuzz.editing import rounds
from mlir_ls.analysis import CheckOptions
from mlir_ls.commands.format import FormatPlan, format_file
from mlir_ls.formatting import FormatOptions
from mlir_ls.system.replacing import NotReplaced, replace_content, write_content

HERE = Path(__file__).parent
SERVER = HERE.parents[1] / "server"
GCC = shutil.which("gcc")
STRACE = shutil.which("strace")
OLD, NEW = b"module{ }\n" * 300, b"module {\n}\n" * 300

posix = pytest.mark.skipif(sys.platform == "win32", reason="links, modes and signals are those of POSIX")
linux = pytest.mark.skipif(sys.platform != "linux", reason="faults are injected on Linux")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.mlir"
    path.write_bytes(OLD)
    return path


def only(file: Path) -> bool:
    """Whether nothing was left after beside a file."""
    return os.listdir(file.parent) == [file.name]


@posix
@pytest.mark.parametrize("mode", [0o644, 0o600, 0o755, 0o664])
def test_the_mode_stays(file: Path, mode: int) -> None:
    file.chmod(mode)
    replace_content(str(file), OLD, NEW)
    assert (file.read_bytes(), file.stat().st_mode & 0o7777) == (NEW, mode)
    assert only(file)


@posix
def test_of_a_link_the_file_after_it_is_replaced(file: Path, tmp_path: Path) -> None:
    link, other = tmp_path / "b" / "link.mlir", tmp_path / "b" / "other.mlir"
    link.parent.mkdir()
    other.symlink_to(Path("..") / "a.mlir")
    link.symlink_to("other.mlir")
    replace_content(str(link), OLD, NEW)
    assert link.is_symlink()
    assert other.is_symlink()
    assert file.read_bytes() == NEW


@posix
def test_a_file_with_further_names_is_left_alone(file: Path, tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    os.link(file, tmp_path / "b" / "second.mlir")
    with pytest.raises(NotReplaced, match="2 names"):
        replace_content(str(file), OLD, NEW)
    assert file.read_bytes() == OLD


@pytest.mark.parametrize("saved", [b"", OLD[:-1], b"saved meanwhile"])
def test_what_was_saved_meanwhile_stays(file: Path, saved: bytes) -> None:
    file.write_bytes(saved)
    with pytest.raises(NotReplaced, match="has changed since it was read"):
        replace_content(str(file), OLD, NEW)
    assert file.read_bytes() == saved
    assert only(file)


def test_what_is_there_already_is_not_written(file: Path) -> None:
    file.write_bytes(NEW)
    before = file.stat()
    replace_content(str(file), OLD, NEW)
    assert (file.stat().st_ino, file.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


def test_a_file_that_is_gone_stays_so(file: Path) -> None:
    file.unlink()
    with pytest.raises(FileNotFoundError):
        replace_content(str(file), OLD, NEW)
    assert os.listdir(file.parent) == []


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write all files")
def test_a_file_that_must_not_be_written_stays(file: Path) -> None:
    file.chmod(0o444)
    with pytest.raises(PermissionError):
        replace_content(str(file), OLD, NEW)
    assert only(file)


def test_a_file_of_this_program_alone(tmp_path: Path) -> None:
    for content in (b"first", b"second"):
        write_content(str(tmp_path / "a.json"), content)
        assert (tmp_path / "a.json").read_bytes() == content
    assert os.listdir(tmp_path) == ["a.json"]
    with pytest.raises(OSError, match=r"."):
        write_content(str(tmp_path / "missing" / "a.json"), b"")


def test_what_an_editor_saves_while_a_file_is_laid_out(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def laid_out(plan: FormatPlan, path: str, text: str) -> str:
        file.write_bytes(b"saved meanwhile")
        return "module {\n}\n"

    monkeypatch.setattr(FormatPlan, "format", laid_out)
    outcome = format_file(str(file), FormatPlan(FormatOptions(), CheckOptions()))
    assert outcome.failure == "the file has changed since it was read; left as it is"
    assert file.read_bytes() == b"saved meanwhile"


@linux
@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
def test_faults_at_each_call(tmp_path: Path) -> None:
    library = tmp_path / "faults.so"
    subprocess.run([str(GCC), "-shared", "-fPIC", "-o", library, HERE / "faults.c", "-ldl"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(SERVER), "LD_PRELOAD": str(library)}
    command = [sys.executable, HERE / "trials.py", tmp_path, library, "1", str(rounds(100))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    assert done.returncode == 0
    assert "killed" in done.stdout
    assert "failed" in done.stdout


FAULTS = [
    *[f"{call}:{how}" for call in ("write", "fsync", "rename,renameat,renameat2") for how in ("error=EIO", "signal=KILL")],
    "write:error=ENOSPC",
]


@linux
@pytest.mark.skipif(STRACE is None, reason="strace is not installed")
@pytest.mark.parametrize("fault", FAULTS)
def test_faults_of_the_whole_command(file: Path, fault: str) -> None:
    command = [str(STRACE), "-f", "-o", os.devnull, "-e", f"inject={fault}", sys.executable, "-m", "mlir_ls", "format", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(SERVER), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if "ptrace" in done.stderr:
        pytest.skip("processes may not be traced here")
    assert done.returncode != 0
    assert file.read_bytes() == OLD
    assert "signal" in fault or only(file)


READER = """
import sys
path, whole = sys.argv[1], [argument.encode() * 9000 for argument in "ab"]
print("reads", flush=True)
seen = set()
while True:
    content = open(path, "rb").read()
    if content == b"end":
        break
    assert content in whole, len(content)
    seen.add(content)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows replaces no file that another process reads all the time")
def test_a_reader_sees_one_content_or_the_other(file: Path) -> None:
    contents = [b"a" * 9000, b"b" * 9000]
    file.write_bytes(contents[0])
    with subprocess.Popen([sys.executable, "-c", READER, str(file)], stdout=subprocess.PIPE) as reader:
        assert reader.stdout is not None
        reader.stdout.readline()
        try:
            for number in range(100):
                replace_content(str(file), contents[number % 2], contents[1 - number % 2])
            replace_content(str(file), contents[0], b"end")
        except BaseException:
            reader.kill()
            raise
    assert reader.returncode == 0


def test_a_file_that_another_process_has_open_is_replaced_later(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace, refusals = os.replace, [PermissionError, PermissionError]

    def refuse(source: str, target: str) -> None:
        if refusals:
            raise refusals.pop()
        replace(source, target)

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    monkeypatch.setattr(sys, "platform", "win32")
    replace_content(str(file), OLD, NEW)
    assert (file.read_bytes(), refusals) == (NEW, [])
    refusals.extend([PermissionError] * 1000)
    with pytest.raises(PermissionError):
        replace_content(str(file), NEW, OLD)
    assert file.read_bytes() == NEW


def test_two_formatters_at_once(tmp_path: Path) -> None:
    for number in range(20):
        (tmp_path / f"{number}.mlir").write_bytes(OLD)
    command = [sys.executable, "-m", "mlir_ls", "format", "--jobs", "1", str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(SERVER)}
    both = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) for _ in range(2)]
    for process in both:
        process.communicate()
    assert [process.returncode for process in both] == [0, 0]
    assert {path.read_bytes() for path in tmp_path.glob("*")} == {NEW}
    assert len(list(tmp_path.glob("*"))) == 20
