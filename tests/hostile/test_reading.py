"""Files that never end, that have no writer, that are too large: each is a note, and what is beside it counts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from client import Start, at
from hostile_support import SERVER, TEXT, Trap, needs_posix

from mlir_ls.ods.irdl.importer import import_irdl
from mlir_ls.ods.tablegen.tblgen import included_files, td_files
from mlir_ls.settings import EMPTY, Trust, project_of
from mlir_ls.system import files


def project(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / ".mlir-ls.toml").write_bytes(text.encode())
    return [problem.message for problem in project_of(str(tmp_path), EMPTY, lambda _: Trust.PATHS).problems]


def test_only_regular_files_of_some_size_are_read(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"12\r\n3\r4")
    assert files.read_bytes(file, 7) == b"12\r\n3\r4"
    assert files.read_text(file) == "12\n3\n4"
    assert files.refusal(tmp_path / "b") is None
    with pytest.raises(files.NotReadable, match="larger than"):
        files.read_bytes(file, 6)
    with pytest.raises(files.NotReadable, match="a folder, not a file"):
        files.read_bytes(tmp_path)
    with pytest.raises(files.NotReadable):
        files.read_bytes("a\0b")


@needs_posix
@pytest.mark.parametrize("kind", ["fifo", "zero", "loop"])
def test_what_has_no_end_is_not_opened(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    if kind == "fifo":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero" if kind == "zero" else path)

    def fail(*_: object) -> int:
        raise AssertionError("opened")

    monkeypatch.setattr(os, "open", fail)
    with pytest.raises(OSError, match=r"not a regular file|links"):
        files.read_bytes(path)


def test_a_file_that_grows_counts_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"begin")
    read = os.read

    def grow(file: int, size: int) -> bytes:
        with path.open("ab") as more:
            more.write(b"more")
        return read(file, min(size, 2))

    monkeypatch.setattr(os, "read", grow)
    assert files.read_bytes(path) == b"begin"


@needs_posix  # Windows lets few users make links
def test_a_way_out_of_the_folders_is_not_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = tmp_path / "in"
    (inside / "sub").mkdir(parents=True)
    (inside / "there").symlink_to("sub")
    (inside / "out").symlink_to(tmp_path / "outside")
    looked: list[str] = []
    readlink = os.readlink
    monkeypatch.setattr(os, "readlink", lambda path: looked.append(str(path)) or readlink(path))
    folders = [str(inside)]
    assert files.path_inside(f"{inside}/there/a", folders) == str(inside / "sub" / "a")
    for path in ("out/a", "../outside/a", "sub/../../outside", "out/../../x"):
        assert files.path_inside(f"{inside}/{path}", folders) is None
    for path in ("//host/share", "\\\\host\\share", "/etc/passwd", f"{inside}else/a", f"{inside}/a\0b"):
        assert files.path_inside(path, folders) is None
    assert all(path.startswith(str(inside)) for path in looked)


@needs_posix
def test_the_command_line_goes_on(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "fifo.mlir")
    (tmp_path / "zero.mlir").symlink_to("/dev/zero")
    (tmp_path / "good.mlir").write_text(TEXT, encoding="utf-8")
    (tmp_path / "\x1b[31m\n.mlir").write_text("x", encoding="utf-8")
    os.mkfifo(tmp_path / ".mlir-ls.toml")
    for command in (["check"], ["format", "--check"], ["format", "--diff"], ["migrate", "--diff"]):
        found = subprocess.run(
            [sys.executable, "-m", "mlir_ls", *command, "."], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(SERVER)},
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert found.returncode == 2
        assert found.stderr.count("not a regular file") >= 2
        assert "\x1b" not in found.stdout + found.stderr


@needs_posix
def test_a_session_goes_on(start: Start, trap: Trap) -> None:
    os.mkfifo(trap.folder / "fifo.mlir")
    (trap.folder / "zero.mlir").symlink_to("/dev/zero")
    (trap.folder / "link.mlir").symlink_to("link.mlir")
    with (trap.folder / "huge.mlir").open("wb") as huge:
        huge.truncate(1 << 40)
    trap.write("good.mlir", TEXT)
    os.mkfifo(trap.folder / ".mlir-ls.toml")
    client = start()
    client.begin(rootUri=trap.folder.as_uri())
    uri = (trap.folder / "a.mlir").as_uri()
    client.open(uri, TEXT)
    request_id = client.call("workspace/symbol", {"query": "good"})
    assert "@good" in client.request("textDocument/hover", at(uri, 0, 20))["contents"]["value"]
    assert {each["location"]["uri"].rpartition("/")[2] for each in client.reply_to(request_id)["result"]} == {"good.mlir", "a.mlir"}
    for name, reason in (("fifo", "not a regular file"), ("zero", "not a regular file"), ("huge", "larger than 32 MiB")):
        assert reason in client.log_line(f"{name}.mlir is not indexed")["message"]
    assert client.stop() == 0


@needs_posix
def test_td_files_that_are_not_read_are_reported(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.td")
    os.mkfifo(tmp_path / "hidden.inc")
    (tmp_path / "b.td").write_text('// x\ninclude "hidden.inc"\n', encoding="utf-8")
    (tmp_path / "c.td").write_text("", encoding="utf-8")
    found, refused = td_files([tmp_path])
    assert [file.name for file in found] == ["b.td", "c.td"]
    assert [str(each) for each in refused] == [f"{tmp_path}/a.td: not a regular file"]
    graph, includers = included_files(found, [])
    assert {file.name for file in graph} == {"b.td", "c.td"}
    message = f"{tmp_path}/b.td:2: 'hidden.inc' cannot be included: not a regular file"
    assert [str(each) for each in includers.values()] == [message]


# -- settings and IRDL ---------------------------------------------------------------------------------------------


def test_unknown_settings_are_reported_up_to_some_number(tmp_path: Path) -> None:
    messages = project(tmp_path, "".join([f"key{number} = 1\n" for number in range(20_000)]) + "line-limit = 0\n")
    assert len(messages) == 102
    assert messages[-1] == "`line-limit` has to be a number of 1 or more"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = " + "[" * 100_000, "recursion"),
        ("a = " + "{a=" * 50_000, "recursion"),
        ("a" + ".a" * 100_000 + " = 1", "a key has too many parts"),
        ("[a" + ".a" * 100_000 + "]", "a key has too many parts"),
        ('"a"' + " . 'a'" * 30_000 + " = 1", "a key has too many parts"),
        ("# " + "x" * (1 << 18), "larger than 256 KiB"),
        ("x" * 200_000 + " = 1", "there is no setting `xxx"),
        ("[[a]]\n" * 40_000, "there is no setting `a`"),
    ],
)
def test_settings_that_are_a_bomb_end_with_a_message(tmp_path: Path, text: str, message: str) -> None:
    (messages,) = project(tmp_path, text)
    assert message in messages


def test_long_lists_and_texts_with_dots_are_no_bomb(tmp_path: Path) -> None:
    dots = ", ".join([f'"a.b.c{number}"' for number in range(1000)])
    assert project(tmp_path, f"includes = [{dots}]\n") == []


def test_constraints_that_double_are_not_followed_to_the_end() -> None:
    doubling = "".join([f"%{number} = irdl.any_of(%{number - 1}, %{number - 1})\n" for number in range(1, 32)])
    text = f"irdl.dialect @a {{\nirdl.operation @b {{\n%0 = irdl.any\n{doubling}irdl.operands(x: %31)\n}}\n}}"
    found = import_irdl(text)
    assert [one.name for one in found.dialects] == ["a"]
    nested = import_irdl("irdl.dialect @a { irdl.operation @b { %0 = irdl.is " + "[" * 50_000 + " } }")
    assert nested.problems
