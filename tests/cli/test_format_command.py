"""`mlir-ls format`: what is written, what is printed, and how it ends."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cli_support import Files, Runner, Start

ROOT = Path(__file__).parent.parent.parent
UNFORMATTED = "module{ }\n"
FORMATTED = "module {\n}\n"


@pytest.fixture
def stdin(monkeypatch: pytest.MonkeyPatch) -> io.BytesIO:
    """What stands on standard input: write to it."""
    data = io.BytesIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data, "utf-8"))
    return data


def test_files_are_laid_out_in_place(run: Runner, files: Files) -> None:
    folder = files({"a.mlir": UNFORMATTED, "b.mlir": FORMATTED})
    before = (folder / "b.mlir").stat().st_mtime_ns
    done = run("format", "a.mlir", "b.mlir")
    assert (done.status, done.out) == (0, "")
    assert "1 file formatted, 1 file left as is" in done.err
    assert (folder / "a.mlir").read_text() == FORMATTED
    assert (folder / "b.mlir").stat().st_mtime_ns == before


def test_folders_are_searched(run: Runner, files: Files) -> None:
    folder = files({f"inner/{number}.mlir": UNFORMATTED for number in range(20)} | {"inner/not.txt": UNFORMATTED})
    assert run("format", "inner").status == 0
    assert {path.read_text() for path in (folder / "inner").glob("*.mlir")} == {FORMATTED}
    assert (folder / "inner" / "not.txt").read_text() == UNFORMATTED


def test_check_lists_the_files_and_writes_nothing(run: Runner, files: Files) -> None:
    folder = files({"a.mlir": UNFORMATTED, "b.mlir": FORMATTED})
    done = run("format", "--check", ".")
    assert (done.status, done.out) == (1, f"{Path('.') / 'a.mlir'}\n".replace("a.mlir", "./a.mlir", 1))
    assert "1 file would be formatted" in done.err
    assert (folder / "a.mlir").read_text() == UNFORMATTED
    assert run("format", "--check", "b.mlir").status == 0


def test_diff_shows_what_would_change(run: Runner, files: Files) -> None:
    folder = files({"a.mlir": UNFORMATTED})
    done = run("format", "--diff", "a.mlir")
    assert (done.status, done.out.splitlines()[:2]) == (0, ["--- a.mlir", "+++ a.mlir"])
    assert done.out.splitlines()[3:] == ["-module{ }", "+module {", "+}"]
    assert (folder / "a.mlir").read_text() == UNFORMATTED
    assert run("format", "--diff", "--check", "a.mlir").status == 1


def test_standard_input_goes_to_standard_output(run: Runner, stdin: io.BytesIO) -> None:
    stdin.write(b"// \xc3\xa4\nmodule{}")
    stdin.seek(0)
    done = run("format", "-")
    assert (done.status, done.out, done.err) == (0, "// ä\nmodule {\n}\n", "")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"module{}\r\n\r\n", b"module {\r\n}\r\n\r\n"),
        (b"\xef\xbb\xbfmodule{}\n", b"\xef\xbb\xbfmodule {\n}\n"),
        (b"module{}", b"module {\n}\n"),
        (b"", b""),
    ],
)
def test_the_ends_of_lines_and_the_mark_at_the_start_stay(run: Runner, files: Files, data: bytes, expected: bytes) -> None:
    folder = files({"a.mlir": data})
    assert run("format", "a.mlir").status == 0
    assert (folder / "a.mlir").read_bytes() == expected


LOCALES = [{"PYTHONIOENCODING": "cp1252"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, {"PYTHONIOENCODING": "utf-16"}]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: "-".join(locale))
@pytest.mark.parametrize("command", ["format", "migrate"])
def test_standard_output_is_utf8_whatever_the_locale(start: Start, locale: dict[str, str], command: str) -> None:
    text = "\ufeff// ä 日 𝔪\r\nmodule {\r\n}\r\n\r\nmodule {\n}\r".encode()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "server"), **locale}
    process = start(command, "-", real=True, env=environment, stdin=subprocess.PIPE, text=False)
    out, error = process.communicate(text)
    assert (out, error) == (text, b"")


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: "-".join(locale))
def test_a_difference_is_utf8_with_the_ends_of_lines(files: Files, start: Start, locale: dict[str, str]) -> None:
    files({"ä.mlir": "// ä\x0c\u2028\r\nmodule{ }\r\n".encode()})
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "server"), **locale, "PYTHONUTF8": "1"}
    out, _ = start("format", "--diff", "ä.mlir", real=True, env=environment, text=False).communicate()
    assert out == "--- ä.mlir\n+++ ä.mlir\n@@ -1,2 +1,3 @@\n // ä\x0c\u2028\r\n-module{ }\r\n+module {\r\n+}\r\n".encode()


def test_control_characters_stay(run: Runner, files: Files) -> None:
    folder = files({"a.mlir": b"module{}\n\0 \n\"a.b\"(\0)\3 : () -> ()\nmodule{\x0c}\n"})
    assert run("format", "a.mlir").status == 0
    assert (folder / "a.mlir").read_bytes() == b"module {\n}\n\0 \n\"a.b\"(\0)\3 : () -> ()\nmodule{\x0c}\n"


def test_what_is_no_text_is_left_alone(run: Runner, files: Files) -> None:
    folder = files({"a.mlir": b"module{}\xff\n", "b.mlir": UNFORMATTED})
    done = run("format", "a.mlir", "b.mlir", "missing.mlir")
    assert done.status == 2
    assert "a.mlir: not UTF-8" in done.err
    assert "missing.mlir: " in done.err
    assert (folder / "a.mlir").read_bytes() == b"module{}\xff\n"
    assert (folder / "b.mlir").read_text() == FORMATTED


def test_a_limit_for_lines(run: Runner, files: Files) -> None:
    folder = files({"a.mlir": '"test.op"() {first = 1 : i32, second = 2 : i32} : () -> ()\n'})
    assert run("format", "--line-limit", "40", "a.mlir").status == 0
    assert max(map(len, (folder / "a.mlir").read_text().split("\n"))) <= 40


def test_a_profile_that_does_not_exist(run: Runner, files: Files) -> None:
    files({"a.mlir": UNFORMATTED})
    done = run("format", "--profile", "nothing", "a.mlir")
    assert (done.status, "there is no profile 'nothing'" in done.err) == (2, True)


def test_the_hooks_run_commands_that_exist(run: Runner) -> None:
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    assert re.findall(r"- id: (\S+)", hooks) == ["mlir-ls-format", "mlir-ls-check"]
    for command in re.findall(r"entry: mlir-ls (\S+)", hooks):
        assert run(command, "--help").status == 0


def test_a_text_of_another_release_is_laid_out_as_that(run: Runner, files: Files) -> None:
    text = "func.func @f(%t: tensor<4xf32>) {{\n{}%0 = tensor.expand_shape %t [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>\n  return\n}}\n"
    folder = files({"a.mlir": text.format("      ")})
    assert run("format", "a.mlir").status == 0
    assert (folder / "a.mlir").read_text("utf-8") == text.format("  ")
