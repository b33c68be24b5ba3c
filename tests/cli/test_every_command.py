"""What holds for every sub-command, those of the future included: they are found as `mlir-ls` finds them."""

from __future__ import annotations

import argparse
import os
import re
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cli_support import PACKAGE_ROOT

from mlir_ls.cli import command_named, command_names, parser_of
from mlir_ls.commands.command import Command

ROOT = Path(__file__).parents[2]
DEADLINE = 60  # seconds after which a process counts as hung
TEXT = "func.func @f() {\n  return // 日\n}\n"
LATIN = "// caf\xe9\n".encode("latin-1")
REQUIRED = {"dialects import": ["-o", "out"]}
"""Arguments without which a command says that they are missing, beside paths."""


def leaves() -> Iterator[tuple[str, Command]]:
    """Every command that runs, with its words on a command line, as "dialects list"."""
    for name in command_names():
        command = command_named(name)
        yield from [(f"{name} {action.name}", action) for action in command.actions] or [(name, command)]


COMMANDS = dict(leaves())
OF_FILES = [words for words, command in COMMANDS.items() if command.files]
OF_PROJECTS = [words for words, command in COMMANDS.items() if command.projects and command.files]


def parser_for(words: str) -> argparse.ArgumentParser:
    """The parser of what stands after the words of a command."""
    parser = parser_of([command_named(words.split()[0])])
    for word in words.split():
        parser = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction)).choices[word]
    return parser


def arguments_of(words: str) -> dict[str, argparse.Action]:
    """The arguments of a command: its options by their last spelling, others by their names."""
    actions = [action for action in parser_for(words)._actions if not isinstance(action, argparse._HelpAction)]
    return {(action.option_strings or [action.dest])[-1]: action for action in actions}


def run(words: str, *arguments: str, folder: Path, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Runs a command in a process whose locale knows only ASCII."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    environment.update(
        {"PYTHONPATH": str(PACKAGE_ROOT), "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "XDG_CACHE_HOME": str(folder / "cache")}
    )
    line = [sys.executable, "-m", "mlir_ls", *words.split(), *REQUIRED.get(words, ()), *arguments]
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, timeout=DEADLINE, check=False, **options)


def test_commands_are_found() -> None:
    assert {"check", "format", "migrate", "lsp", "explain", "dialects list", "dialects import"} <= COMMANDS.keys()
    assert set(OF_FILES) >= {"check", "format", "migrate"}
    assert set(OF_PROJECTS) >= {"check", "format"}
    assert [name for name in command_names() if command_named(name).name != name] == []


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_runs(words: str) -> None:
    assert COMMANDS[words].run is not None
    assert not COMMANDS[words].actions, "actions have no actions"


@pytest.mark.parametrize("words", sorted({*COMMANDS, *command_names()}))
def test_help_says_what_a_command_and_its_arguments_do(words: str) -> None:
    command = COMMANDS.get(words) or command_named(words)
    assert re.fullmatch(r"[a-z].*[^.]", command.help), "a line without a full stop, which stands after the name"
    assert [name for name, action in arguments_of(words).items() if not action.help and action.dest != "action"] == []
    if words in OF_FILES:
        assert re.fullmatch(r"Exit status: 0 .* 1 .* 2 .*\.", command.epilog)


@pytest.mark.parametrize("words", COMMANDS)
def test_the_documentation_mentions_a_command(words: str) -> None:
    pages = "\n".join(path.read_text("utf-8") for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
    assert re.search(rf"mlir-ls {words}\b", pages)


@pytest.mark.parametrize("words", COMMANDS)
def test_wrong_arguments_have_status_2_and_a_message_in_utf8(words: str, tmp_path: Path) -> None:
    done = run(words, "--日本", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    message = done.stderr.decode("utf-8")
    assert "usage: mlir-ls" in message
    assert "--日本" in message or "required" in message
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", COMMANDS)
def test_an_option_that_there_is_not_shows_the_usage_of_the_command(words: str, tmp_path: Path) -> None:
    done = run(words, *(["a.mlir"] if "paths" in arguments_of(words) else []), "--halp", folder=tmp_path)
    usage, _, message = done.stderr.decode("utf-8").rpartition(f"mlir-ls {words}: error: ")
    assert usage.startswith(f"usage: mlir-ls {words} [-h]")
    assert message.rstrip() == "unrecognized arguments: --halp; did you mean '--help'?" or "required" in message


@pytest.mark.parametrize("words", [words for words in COMMANDS if "--profile" in arguments_of(words)])
def test_a_profile_that_does_not_exist_has_status_2(words: str, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(TEXT, encoding="utf-8")
    done = run(words, "--profile", "no-such", *(["a.mlir"] if words in OF_FILES else []), folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"mlir-ls: there is no profile 'no-such'; there are llvm-next, llvm-22, ")


def test_what_takes_paths_is_declared_to() -> None:
    """Files of MLIR are taken as `Command.files`; what has an argument of its own for paths takes other files."""
    own = [words for words in COMMANDS if "paths" in arguments_of(words) and words not in OF_FILES]
    assert own == ["dialects import", "test"]  # of definitions; that programs read from a disk
    several = [words for words in COMMANDS for each in arguments_of(words).values() if each.nargs in ("+", "*")]
    assert sorted(several) == sorted([*OF_FILES, *own])


@pytest.mark.parametrize("words", [words for words in COMMANDS if "paths" in arguments_of(words)])
def test_a_file_that_is_missing_has_status_2_and_is_named(words: str, tmp_path: Path) -> None:
    done = run(words, "日.mlir", folder=tmp_path)
    assert done.returncode == 2
    message = done.stderr.decode("utf-8")
    assert message.startswith("mlir-ls: ")
    assert "Traceback" not in message
    assert "日.mlir: No such file" in message


@pytest.mark.parametrize("words", [words for words in COMMANDS if "paths" in arguments_of(words)])
def test_a_folder_with_nothing_in_it_for_the_command_is_named_and_has_status_2(words: str, tmp_path: Path) -> None:
    (tmp_path / "日").mkdir()
    done = run(words, "日", folder=tmp_path)
    assert done.returncode == 2
    assert "mlir-ls: 日: " in done.stderr.decode("utf-8")


@pytest.mark.parametrize("words", OF_PROJECTS)
@pytest.mark.parametrize("settings", ["lineLimit =", 'lineLimit = "x"', 'dialects = ["gone.td"]'])
def test_an_error_in_settings_has_status_2_and_a_warning_has_not(words: str, settings: str, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(TEXT, encoding="utf-8")
    (tmp_path / ".mlir-ls.toml").write_text(f"{settings}\n", encoding="utf-8")
    assert run(words, "a.mlir", folder=tmp_path).returncode == 2
    (tmp_path / ".mlir-ls.toml").write_text("lineLimt = 9\n", encoding="utf-8")
    assert run(words, "a.mlir", folder=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("check", "%a = arith.addi %b, %c : i32\n"),
        ("format --check", "func.func @f() { return }\n"),
        ("migrate --profile 2020-10", "%a = no_such_operation : i32\n"),
        ("test", f"// RUN: not {sys.executable} %s\n// RUN: FileCheck %s\n"),
    ],
)
def test_what_is_found_has_status_1_unless_a_file_cannot_be_read(words: str, text: str, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(text, encoding="utf-8")
    (tmp_path / "bad.mlir").write_bytes(LATIN)
    assert run(words, "a.mlir", folder=tmp_path).returncode == 1
    assert run(words, "a.mlir", "bad.mlir", folder=tmp_path).returncode == 2


@pytest.mark.parametrize("words", OF_FILES)
def test_a_file_that_is_unreadable_has_status_2_and_others_are_read(words: str, tmp_path: Path) -> None:
    (tmp_path / "bad.mlir").write_bytes(LATIN)
    (tmp_path / "bytecode.mlir").write_bytes(b"ML\xefR\x01")
    (tmp_path / "good.mlir").write_text(TEXT, encoding="utf-8")
    done = run(words, ".", folder=tmp_path)
    assert done.returncode == 2
    message = done.stderr.decode("utf-8")
    assert f"mlir-ls: .{os.sep}bad.mlir: not UTF-8: byte 0xe9 on line 1\n" in message
    assert f"mlir-ls: .{os.sep}bytecode.mlir: MLIR bytecode" in message
    assert "good.mlir" not in message
    assert "Traceback" not in message
    assert ((tmp_path / "bad.mlir").read_bytes(), (tmp_path / "bytecode.mlir").read_bytes()) == (LATIN, b"ML\xefR\x01")


@pytest.mark.parametrize("words", OF_FILES)
def test_a_hyphen_is_standard_input(words: str, tmp_path: Path) -> None:
    done = run(words, "-", folder=tmp_path, input=TEXT.encode("utf-8"))
    assert done.returncode == 0, done.stderr
    done = run(words, "-", folder=tmp_path, input=LATIN)
    assert done.returncode == 2
    assert b"mlir-ls: <stdin>: not UTF-8" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="descriptors as POSIX has them")
@pytest.mark.parametrize("words", OF_FILES)
def test_a_standard_input_that_is_closed_cannot_be_read(words: str, tmp_path: Path) -> None:
    done = run(words, "-", folder=tmp_path, preexec_fn=lambda: os.close(0))
    assert done.returncode == 2
    assert b"mlir-ls: <stdin>: standard input is closed\n" in done.stderr
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("words", OF_FILES)
def test_the_output_is_utf8_whatever_the_locale(words: str, tmp_path: Path) -> None:
    """The text has an error on the line that is not ASCII: what does not write the text has a reason to quote it."""
    text = 'func.func @f() {\n  "a.b"(%日) : (i32) -> ()   // 日\n  return\n}\n'
    done = run(words, "-", folder=tmp_path, input=text.encode("utf-8"))
    output = (done.stdout + done.stderr).decode("utf-8")
    assert "日" in output
    assert "\\u65e5" not in output


@pytest.mark.skipif(sys.platform == "win32", reason="a program is a script")
@pytest.mark.parametrize("words", OF_FILES)
def test_a_program_of_a_project_runs_only_if_it_is_trusted(words: str, tmp_path: Path) -> None:
    program = tmp_path / "tblgen"
    program.write_text(f"#!/bin/sh\ntouch {tmp_path / 'ran'}\nexit 1\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    (tmp_path / "own.td").write_text('include "mlir/IR/OpBase.td"\n', encoding="utf-8")
    (tmp_path / ".mlir-ls.toml").write_text('dialects = ["own.td"]\ntblgen.path = "./tblgen"\n', encoding="utf-8")
    (tmp_path / "a.mlir").write_text(TEXT, encoding="utf-8")
    run(words, "a.mlir", folder=tmp_path)
    assert not (tmp_path / "ran").exists()
    if words in OF_PROJECTS:
        run(words, "--trust", "a.mlir", folder=tmp_path)
        assert (tmp_path / "ran").exists()


@pytest.mark.parametrize("words", OF_PROJECTS)
def test_the_settings_of_a_project_are_read(words: str, tmp_path: Path) -> None:
    (tmp_path / ".mlir-ls.toml").write_text("no-such-setting = 1\n", encoding="utf-8")
    (tmp_path / "a.mlir").write_text(TEXT, encoding="utf-8")
    done = run(words, "a.mlir", folder=tmp_path)
    assert b".mlir-ls.toml:1" in done.stdout + done.stderr
    assert b"no-such-setting" in done.stdout + done.stderr


def test_finding_commands_imports_nothing_of_weight() -> None:
    """`--help` imports all of them, and every start one."""
    program = (
        "import sys, argparse, dataclasses; from mlir_ls.cli import *; from mlir_ls import cli; before = set(sys.modules)\n"
        "[cli.command_named(name) for name in cli.command_names()]; print(*sorted(set(sys.modules) - before))"
    )
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE_ROOT)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.split() == sorted(f"mlir_ls.commands.{name.replace('-', '_')}_command" for name in command_names())


def test_a_command_that_is_named_is_the_only_one_imported() -> None:
    program = "import sys; from mlir_ls.cli import main; main(['explain']); print(*sorted(sys.modules), file=sys.stderr)"
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE_ROOT)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    imported = [name for name in done.stderr.split() if name.endswith("_command")]
    assert imported == ["mlir_ls.commands.explain_command"]
