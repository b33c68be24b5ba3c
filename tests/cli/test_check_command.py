"""`mlir-ls check`: which files, what is printed, which exit status."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from cli_support import Files, Run, Runner


def answers(run: Run) -> dict[str, list[dict[str, object]]]:
    return {answer["path"]: answer["diagnostics"] for answer in map(json.loads, run.out.splitlines())}


def test_clean_files_end_with_status_0(files: Files, run: Runner) -> None:
    files({"a.mlir": "module {}\n", "b.mlir": ""})
    assert run("check", "a.mlir", "b.mlir") == Run(0, "2 files checked: no errors\n", "")


def test_errors_end_with_status_1_and_show_the_source(files: Files, run: Runner) -> None:
    files({"a.mlir": "one ERR\ntwo WARN\nthree INFO\nfour HINT\n"})
    assert run("check", "a.mlir") == Run(
        1,
        """\
a.mlir:1:5: error: found ERR [undefined-value]
    1 | one ERR
      |     ^^^
a.mlir:2:5: warning: found WARN [undefined-value]
    2 | two WARN
      |     ^^^^
a.mlir:3:7: info: found INFO [undefined-value]
a.mlir:4:6: hint: found HINT [undefined-value]
1 file checked: 1 error, 1 warning, 2 notes
""",
        "",
    )


def test_warnings_do_not_count(files: Files, run: Runner) -> None:
    files({"a.mlir": "WARN INFO HINT"})
    assert run("check", "a.mlir").status == 0


def test_verbose_shows_excerpts_of_notes_and_a_line_per_file(files: Files, run: Runner) -> None:
    files({"a.mlir": "INFO"})
    done = run("check", "--verbose", "a.mlir")
    assert "    1 | INFO\n      | ^^^^\n" in done.out
    assert done.err.startswith("mlir-ls: a.mlir: no errors, 1 note, 0.")


def test_folders_are_searched_in_order(files: Files, run: Runner) -> None:
    names = ["d/a.mlir", "d/b.mlir.in", "d/z.ttir", "d/e/c.ttgir", "d/.git/x.mlir", "d/readme.md", "d/mlir"]
    files(dict.fromkeys(names, ""))
    found = list(answers(run("check", "d", "--format", "json")))
    assert found == [os.path.join("d", *name.split("/")) for name in ("a.mlir", "b.mlir.in", "z.ttir", "e/c.ttgir")]


def test_a_named_file_may_have_any_name_and_is_checked_once(files: Files, run: Runner) -> None:
    files({"d/a.mlir": "", "other.txt": "ERR"})
    path = os.path.join("d", "a.mlir")
    assert list(answers(run("check", "other.txt", path, "d", "--format", "json"))) == ["other.txt", path]


def test_a_folder_without_files_is_reported(files: Files, run: Runner) -> None:
    files({"d/readme.md": ""})
    assert run("check", "d") == Run(2, "0 files checked: no errors\n", "mlir-ls: d: no MLIR files in this folder\n")


def test_standard_input(run: Runner, files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = files({"in": "x\r\n ERR"})
    with (folder / "in").open() as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        done = run("check", "-", "--jobs", "4")
    assert done.out.startswith("<stdin>:2:2: error: found ERR")


def test_options_reach_the_checker(files: Files, run: Runner) -> None:
    files({"a.mlir": "OPTIONS"})
    done = run("check", "--strict", "--assume", "test", "--assume", "mine", "--profile", "llvm-19", "a.mlir")
    assert "strict=True assumed=['mine', 'test'] profile=llvm-19" in done.out


@pytest.mark.parametrize("name", ["a b", "a.op", "", "--strict"])
def test_what_is_no_name_of_a_dialect_is_not_assumed(name: str, run: Runner) -> None:
    done = run("check", f"--assume={name}", "a.mlir")
    assert done.status == 2
    assert done.err.endswith(f"mlir-ls check: error: argument --assume: {name!r} is no name of a dialect\n")


def test_a_profile_that_there_is_not(files: Files, run: Runner) -> None:
    files({"a.mlir": ""})
    done = run("check", "--profile", "llvm-7", "a.mlir")
    assert done == Run(2, "", "mlir-ls: there is no profile 'llvm-7'; there are llvm-next, llvm-22, llvm-19, llvm-older, 2020-10, 2019-03, 2018-12\n")


BAD_FILES = [
    ("latin.mlir", b"module {\n  // caf\xe9\n}", "not UTF-8: byte 0xe9 on line 2", (1, 8)),
    ("code.mlirbc", b"ML\xefR\x0b\x00", "MLIR bytecode, not text", (0, 0)),
    ("wide.mlir", "module".encode("utf-16"), "encoded in UTF-16", (0, 0)),
    ("cut.mlir", "// é".encode()[:-1], "not UTF-8: byte 0xc3 on line 1", (0, 3)),
]


@pytest.mark.parametrize(("name", "content", "reason", "place"), BAD_FILES)
def test_what_cannot_be_read(
    files: Files, run: Runner, name: str, content: bytes, reason: str, place: tuple[int, int]
) -> None:
    files({name: content, "b.mlir": "ERR"})
    done = run("check", name, "b.mlir")
    assert done.status == 2
    assert done.err.startswith(f"mlir-ls: {name}: {reason}")
    assert done.out.endswith("1 file checked: 1 error; 1 file could not be checked\n")
    found = answers(run("check", name, "b.mlir", "--format", "json"))
    assert [diagnostic["code"] for diagnostic in found[name]] == ["unreadable-file"]
    assert found[name][0]["range"]["start"] == {"line": place[0], "character": place[1]}  # type: ignore[index]
    assert len(found["b.mlir"]) == 1


def test_paths_that_lead_nowhere(files: Files, run: Runner) -> None:
    folder = files({"good.mlir": "ERR"})
    (folder / "loop.mlir").symlink_to("loop.mlir")
    done = run("check", "none.mlir", "good.mlir", "loop.mlir", "--format", "json")
    assert done.status == 2
    assert list(answers(done)) == ["none.mlir", "good.mlir", "loop.mlir"]
    assert len(done.err.splitlines()) == 2


def test_a_folder_that_cannot_be_listed(files: Files, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    files({"d/a.mlir": "", "d/locked/b.mlir": ""})
    real, locked = os.scandir, os.path.join("d", "locked")

    def scandir(path: str) -> object:
        if os.fspath(path) == locked:
            raise PermissionError(13, "Permission denied", path)
        return real(path)

    monkeypatch.setattr("os.scandir", scandir)
    monkeypatch.setattr("os.listdir", scandir)
    done = run("check", "d", "--format", "json")
    assert done.status == 2
    assert done.err == f"mlir-ls: {locked}: Permission denied\n"
    assert list(answers(done)) == [os.path.join("d", "a.mlir"), locked]


def test_windows_line_ends(files: Files, run: Runner) -> None:
    files({"a.mlir": "one\r\ntwo ERR\rthree ERR\n"})
    starts = [found["range"]["start"] for found in answers(run("check", "a.mlir", "--format", "json"))["a.mlir"]]  # type: ignore[index]
    assert starts == [{"line": 1, "character": 4}, {"line": 2, "character": 6}]


def test_a_byte_order_mark_shifts_nothing(files: Files, run: Runner) -> None:
    files({"a.mlir": "\ufeffERR"})
    found = answers(run("check", "a.mlir", "--format", "json"))["a.mlir"]
    assert {(one["code"], one["severity"]) for one in found} == {("byte-order-mark", 2), ("undefined-value", 1)}
    assert all(one["range"]["start"] == {"line": 0, "character": 0} for one in found)  # type: ignore[index]


def test_a_nul_character_is_white_space(files: Files, run: Runner) -> None:
    files({"a.mlir": "x\n\0ERR"})
    found = answers(run("check", "a.mlir", "--format", "json"))["a.mlir"]
    assert [(one["code"], one["severity"]) for one in found] == [("nul-character", 2), ("undefined-value", 1)]
    assert [one["range"]["start"] for one in found] == [{"line": 1, "character": 0}, {"line": 1, "character": 1}]  # type: ignore[index]


def test_a_mistake_of_ours_costs_one_file(files: Files, run: Runner) -> None:
    files({"a.mlir": "CRASH", "b.mlir": "ERR"})
    done = run("check", "a.mlir", "b.mlir")
    assert done.status == 2
    assert done.err == "mlir-ls: a.mlir: internal error: RecursionError: too deep\n"
    assert "found ERR" in done.out
    assert "Traceback" in run("check", "a.mlir", "--verbose").err


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_the_order_is_that_of_the_files(files: Files, run: Runner, jobs: str) -> None:
    names = [f"{number}.mlir" for number in range(40)]
    files({name: "ERR" if int(name[:-5]) % 3 == 0 else "" for name in names})
    done = run("check", *names, "--jobs", jobs, "--format", "json")
    assert done.status == 1
    assert [(name, len(found)) for name, found in answers(done).items()] == [
        (name, 1 if int(name[:-5]) % 3 == 0 else 0) for name in names
    ]


MISUSES = [
    ["check"],
    ["check", "--jobs", "0", "a"],
    ["check", "--jobs", "many", "a"],
    ["check", "--format", "xml", "a"],
    ["check", "--stric", "a"],
    ["lsp", "--tcp", "65536"],
    ["dialects"],
    ["dialects", "import", "a.td"],
    ["nothing"],
    ["explain", "no-such-code"],
]


@pytest.mark.parametrize("arguments", MISUSES, ids=" ".join)
def test_misuse_ends_with_status_2(run: Runner, arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.status == 2
    assert done.out == ""
    assert "mlir-ls" in done.err


def test_no_colours_without_a_terminal(files: Files, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    files({"a.mlir": "%x ERR"})
    plain = run("check", "a.mlir").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run("check", "a.mlir").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert run("check", "a.mlir").out == plain
    assert "\x1b[" in coloured
    assert "\x1b" not in plain


def test_data_has_no_colours(files: Files, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    files({"a.mlir": "ERR"})
    monkeypatch.setenv("FORCE_COLOR", "1")
    for format_ in ("json", "github", "sarif"):
        assert "\x1b" not in run("check", "a.mlir", "--format", format_).out


def test_files_with_strange_names(files: Files, run: Runner) -> None:
    try:
        folder = files({os.fsdecode(b"a\xff.mlir"): "ERR", "b\n.mlir": "ERR"})
    except OSError as error:
        pytest.skip(f"the file system takes no such names: {error}")
    assert isinstance(folder, Path)
    for format_ in ("text", "json", "github", "sarif"):
        assert run("check", ".", "--format", format_).status == 1
